"""Planet cards: who sees them, and what they bring."""

from __future__ import annotations

from typing import assert_never

from gamelode.kernel import Frame, Next, clause

from ...content.entries import DangerHere, DirtyCache, LostTechnology, NewMineHere, PlanetEffect, Quiet
from ...events import PlanetCardFlipped
from ...kinds import LAVA, NO_DANGER, NO_MINE, PLANET_ATTACK, SNEDJ, TECHNOLOGY_DECK, Hewn, Space, added
from ...table import HewnsTable
from ..auction.market import draw_cards, give_card
from ..line_of_sight import spaces_in_sight_of
from ..technology.transmit import Gaining
from .dangers import DangerAttack

DANGERS = {"lava": LAVA, "snedj": SNEDJ, "planet_attack": PLANET_ATTACK}  # by their names in content


def looking(table: HewnsTable, hewn: Hewn = -1) -> LookingAround | None:
    """What is done whenever Hewns may have come to see something: this one looks first."""
    return LookingAround(first=hewn) if table.face_down else None


class LookingAround(Frame):
    """[SIGHT-02] Planet cards that have come into anybody's sight are flipped at once."""

    first: Hewn = -1
    todo: tuple[Hewn, ...] = ()

    @clause("SIGHT-02", "R-101")
    def who(self, table: HewnsTable, _: None) -> Next:
        """Whoever has just come looks first, then the Hewns of the player whose turn it is, then those to the left."""
        seats = table.to_the_left(max(table.active, 0))
        others = (h for seat in seats for h in table.own_hewns(seat) if h != self.first)
        candidates = [*([self.first] if self.first >= 0 else []), *others]
        self.todo = tuple(h for h in candidates if table.space[h] >= 0 and table.is_healthy(h))
        return None

    @clause("SIGHT-02")
    def flip(self, table: HewnsTable, _: None) -> Next:
        if not self.todo:
            return None
        hewn, self.todo = self.todo[0], self.todo[1:]
        return self.goto(LookingAround.flip, after=RevealingCards(hewn=hewn))

    @clause("R-42", "END-05")
    def mines(self, table: HewnsTable, _: None) -> Next:
        """When the last card was flipped and there is no mine, the game is over."""
        if not table.face_down:
            table.check_mines()
        return None


class RevealingCards(Frame):
    """[SIGHT-02] Planet cards that a Hewn sees are flipped, the nearest first."""

    hewn: Hewn

    @clause("SIGHT-02", "R-27")
    def flip(self, table: HewnsTable, _: None) -> Next:
        """One after another, as long as there are any in sight."""
        hewn = self.hewn
        if table.space[hewn] < 0 or not table.is_healthy(hewn):
            return self.finish()
        seen = [space for space in spaces_in_sight_of(table, hewn) if table.face_down >> space & 1]
        if not seen:
            return self.finish()
        here = table.space[hewn]
        space = min(seen, key=lambda each: (table.distance(here, each), each))
        table.face_down &= ~(1 << space)
        cards = list(table.planet)
        card = table.dice.draw(cards, "planet")
        table.planet = tuple(cards)
        table.tell(PlanetCardFlipped, space, card)
        return self.goto(RevealingCards.flip, after=uncovering(table.content.planet[card], hewn, space))


def uncovering(effect: PlanetEffect, hewn: Hewn, space: Space) -> Frame | None:
    """The rule that a planet card begins for the Hewn that sees it."""
    match effect:
        case NewMineHere():
            return UncoveringMine(space=space, bonus=effect.bonus)
        case DangerHere():
            return UncoveringDanger(space=space, danger=DANGERS[effect.danger])
        case DirtyCache():
            return Gaining(hewn=hewn, dirty=effect.amount)
        case LostTechnology():
            return FindingTechnology(hewn=hewn)
        case Quiet():
            return None
        case _:
            assert_never(effect)


class UncoveringMine(Frame):
    """[R-101] A planet card brings a mine."""

    space: Space
    bonus: int

    @clause("R-101")
    def place(self, table: HewnsTable, _: None) -> Next:
        """The mine is placed, unless there is one already."""
        if table.mine[self.space] == NO_MINE:
            table.extra_mines = added(table.extra_mines, self.bonus, 1)
            table.place_mine(self.space, self.bonus)
        return None


class UncoveringDanger(Frame):
    """[R-101] A planet card brings a danger token, which attacks at once."""

    space: Space
    danger: int
    todo: tuple[Hewn, ...] = ()

    @clause("R-101", "DANG-02", "DANG-03")
    def place(self, table: HewnsTable, _: None) -> Next:
        """The token is placed if there is one in its stack and none in the space."""
        if table.danger[self.space] != NO_DANGER or not table.danger_left[self.danger]:
            return self.finish()
        table.place_danger(self.danger, self.space)
        self.todo = tuple(table.hewns_at(self.space))
        table.deplete(self.space)
        return None

    @clause("R-101", "DANG-02", "DANG-09")
    def attack(self, table: HewnsTable, _: None) -> Next:
        if not self.todo:
            return None
        hewn, self.todo = self.todo[0], self.todo[1:]
        return self.goto(UncoveringDanger.attack, after=DangerAttack(hewn=hewn, danger=self.danger))


class FindingTechnology(Frame):
    """[R-101] A planet card brings the top technology card."""

    hewn: Hewn

    @clause("R-101")
    def draw(self, table: HewnsTable, _: None) -> Next:
        """The owner of the Hewn gets the card free of charge; a scouting card is kept."""
        for card in draw_cards(table, TECHNOLOGY_DECK, 1):
            give_card(table, table.owner[self.hewn], card)
        return None
