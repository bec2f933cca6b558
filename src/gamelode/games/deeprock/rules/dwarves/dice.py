"""Dice in hand: rolling, rolling again, picking one; and areas that are turned as the player likes."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from gamelode.kernel import PASS, YES, Ask, Choice, Frame, Next, Pass, Seat, Yes, cites, clause

from ...board.areas import SHAPES
from ...board.hexes import BIT, NEAR, spaces_of
from ...events.cards import CardShouted
from ...kinds import Card, Faces, Space, Spaces
from ...table import DeepRockTable
from ..choices import called

Die = Annotated[int, "die"]  # its place among those rolled


class Again(Choice, frozen=True):
    """Roll die {die} again"""

    die: Die


class AgainSome(Choice, frozen=True):
    """Roll these dice again: {dice}"""

    dice: tuple[Die, ...]


class Pick(Choice, frozen=True):
    """Die {die}"""

    die: Die


def different(kinds: tuple[str, ...], faces: tuple[int, ...], among: tuple[int, ...]) -> list[int]:
    """One die of each kind and face."""
    seen: dict[tuple[str, int], int] = {}
    for die in among:
        seen.setdefault((kinds[die], faces[die]), die)
    return sorted(seen.values())


class MayReroll(Ask[Again | Pass]):
    """Do you roll a die again? They show {faces}."""

    kinds: tuple[str, ...]
    faces: Faces

    def things(self, table: DeepRockTable, seat: Seat) -> list[Again | Pass]:
        every = tuple(range(len(self.faces)))
        return [PASS, *(Again(die) for die in different(self.kinds, self.faces, every))]


class PlayRockAndStone(Ask[Pass | Yes]):
    """Do you play {card} so that {roller} may roll again? The dice show {faces}."""

    card: Card
    to: Seat
    faces: Faces

    @property
    def roller(self) -> Struct:
        return called(self.to, self.seat)

    def things(self, table: DeepRockTable, seat: Seat) -> tuple[Pass | Yes, ...]:
        return (PASS, YES)


class RerollSome(Ask[AgainSome | Pass]):
    """Which dice do you roll again? They show {faces}."""

    faces: Faces

    def things(self, table: DeepRockTable, seat: Seat) -> list[AgainSome | Pass]:
        count = len(self.faces)
        sets = [tuple(die for die in range(count) if mask >> die & 1) for mask in range(1, 1 << count)]
        return [PASS, *(AgainSome(dice) for dice in sets)]


class PickDie(Ask[Pick]):
    """Which die counts? They show {faces}."""

    kinds: tuple[str, ...]
    faces: Faces
    only_if_choice = True

    def things(self, table: DeepRockTable, seat: Seat) -> list[Pick]:
        return [Pick(die) for die in different(self.kinds, self.faces, tuple(range(len(self.faces))))]


class DoubleWhich(PickDie):
    """Which die is doubled? They show {faces}."""


class RollDice(Frame):
    """[SHOOT-04] Dice are rolled, and rolled again by whatever allows it; ends with the faces."""

    seat: Seat  # who rolls
    kinds: tuple[str, ...]
    rerolls: int = 0  # sources of the roller's own, a die for each
    faces: tuple[int, ...] = ()
    todo: tuple[tuple[Seat, Card], ...] = ()  # who holds a card that lets him roll again

    @clause("SHOOT-04", "DICE-01")
    def roll(self, table: DeepRockTable, _: None) -> Next:
        """The roller rolls exactly the dice shown."""
        for kind in dict.fromkeys(self.kinds):
            purpose = "the axe" if kind == "axe" else "the attack"
            self.faces += table.roll(kind, self.kinds.count(kind), purpose, self.seat)
        return None

    @clause("UPG-07", "SCOUT-05", "R-16")
    def own(self, table: DeepRockTable, _: None) -> Next:
        """First the roller's own sources: upgrades and Flares."""
        if not self.rerolls:
            self.todo = self._holders(table)
            return self.goto(RollDice.others)
        self.rerolls -= 1
        return MayReroll(seat=self.seat, kinds=self.kinds, faces=self.faces)

    @clause("UPG-07", "SCOUT-05")
    def own_again(self, table: DeepRockTable, choice: Again | Pass) -> Next:
        """The new result of the die stands."""
        if isinstance(choice, Again):
            self._reroll(table, (choice.die,))
        return self.goto(RollDice.own)

    @clause("RNS-01", "RNS-03", "R-16", "R-35")
    def others(self, table: DeepRockTable, _: None) -> Next:
        """The others are asked round the table, from the roller's left."""
        if not self.todo:
            return self.finish(self.faces)
        seat, card = self.todo[0]
        return PlayRockAndStone(seat=seat, card=card, to=self.seat, faces=self.faces)

    @clause("RNS-02", "R-16")
    def shout(self, table: DeepRockTable, answer: Pass | Yes) -> Next:
        """Whoever plays the card lets him roll any of the dice again."""
        (seat, card), self.todo = self.todo[0], self.todo[1:]
        if answer == PASS:
            return self.goto(RollDice.others)
        table.discard_shout(seat, card)
        table.tell(CardShouted, seat, card, self.seat)
        return RerollSome(seat=self.seat, faces=self.faces)

    @clause("R-16")
    def some_again(self, table: DeepRockTable, choice: AgainSome | Pass) -> Next:
        """The roller rolls any number of the dice again, once."""
        if isinstance(choice, AgainSome):
            self._reroll(table, choice.dice)
        self.todo = self._holders(table)
        return self.goto(RollDice.others)

    def _holders(self, table: DeepRockTable) -> tuple[tuple[Seat, Card], ...]:
        return table.shouters(table.content.rerolling, self.seat, (self.seat + 1) % len(table.dwarves))

    def _reroll(self, table: DeepRockTable, dice: tuple[int, ...]) -> None:
        faces = list(self.faces)
        for die in dice:
            (faces[die],) = table.roll(self.kinds[die], 1, "another try", self.seat)
        self.faces = tuple(faces)


@cites("SCOUT-05", "R-16", "R-94")
def lit(table: DeepRockTable, spaces: Spaces) -> bool:
    """Whether a creature on these spaces stands on or next to a Flare."""
    light, two = 0, table.content.two_spaces
    for flare in table.flares:
        light |= NEAR[flare] | BIT[flare]
    if light and table.rear >= 0 and spaces & table.spaces_of_creature(two):
        spaces |= table.spaces_of_creature(two)
    return bool(light & spaces & table.bugs)


class AreaIs(Choice, frozen=True):
    """This area: {spaces}"""

    spaces: tuple[Space, ...]


class WhichArea(Ask[AreaIs]):
    """Which spaces does it hit, with {space} among them?"""

    shape: str
    space: Space
    only_if_choice = True

    @cites("THROW-04", "THROW-05", "ENG-12")
    def things(self, table: DeepRockTable, seat: Seat) -> list[AreaIs]:
        return [AreaIs(tuple(spaces_of(area))) for area in dict.fromkeys(SHAPES[self.shape](self.space))]
