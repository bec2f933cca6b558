"""Danger dice: tokens, depleted and new mines, respites."""

from __future__ import annotations

from typing import ClassVar

from gamelode.kernel import PASS, YES, Ask, Choice, Frame, Next, Pass, Refusal, Seat, Yes, cites, clause

from ...events import DieCancelled
from ...kinds import (
    BLANK,
    DEPLETED,
    NEW_MINE,
    NO_DANGER,
    NO_MINE,
    PLANET_ATTACK,
    RESPITE,
    SMALL,
    Danger,
    Hewn,
    Place,
    Space,
    added,
)
from ...table import HewnsTable
from ..auction.turn_order import show_order_card
from ..moving.dangers import DangerAttack
from ..technology.scouting_cards import scouting_card, use_scouting_card

NOT_THERE = Refusal("DANG-13")
NOT_FREE = Refusal("NEWM-04")
NO_RESPITE = Refusal("RESP-01")


class Settle(Choice, frozen=True):
    """Deal with the {face} die"""

    face: Danger


@cites("DANG-18", "R-82")
class WhichDangerDie(Ask[Settle]):
    """Which danger die is dealt with now?"""

    only_if_choice: ClassVar[bool] = True

    def things(self, table: HewnsTable, seat: Seat) -> list[Settle]:
        """Blank dice come last: they do nothing, and nobody is asked about them."""
        return [Settle(face) for face in sorted(set(table.danger_dice) - {BLANK}) or [BLANK]]


class DangerDice(Frame):
    """[DANG-18] Danger dice are settled one by one; then new tokens attack."""

    seat: Seat
    space: Space
    is_depleted: bool = False  # the mine that was mined; there may be a new one in its place
    placed: tuple[Space, ...] = ()
    struck: dict[Space, tuple[Hewn, ...]] = {}
    todo: tuple[Hewn, ...] = ()

    @clause("DANG-18", "R-82")
    def which(self, table: HewnsTable, _: None) -> Next:
        """The roller chooses which die is dealt with next."""
        return WhichDangerDie(seat=self.seat) if table.danger_dice else self.goto(DangerDice.who)

    @clause("DANG-01", "DANG-13", "DEPL-02", "NEWM-01", "RESP-01", "DANG-17", "R-82", "R-84")
    def settle(self, table: HewnsTable, choice: Settle) -> Next:
        """A token is placed, a mine depleted or placed, a respite used."""
        face = choice.face
        dice = list(table.danger_dice)
        dice.remove(face)
        table.danger_dice = tuple(dice)
        if face <= PLANET_ATTACK:
            return self.goto(DangerDice.note, after=PlacingDanger(seat=self.seat, space=self.space, danger=face))
        if face == DEPLETED and not self.is_depleted:
            self.is_depleted = True
            table.deplete(self.space)
        after: Frame | None = None
        if face == NEW_MINE:
            after = PlacingMine(seat=self.seat)
        elif face == RESPITE:
            after = Respite(seat=self.seat)
        assert face in (DEPLETED, NEW_MINE, RESPITE, BLANK)
        return self.goto(DangerDice.which, after=after)

    @clause("DANG-15")
    def note(self, table: HewnsTable, space: Space | None) -> Next:
        """A token that was placed waits until all are."""
        if space is not None and space not in self.placed:
            self.placed = (*self.placed, space)
        return self.goto(DangerDice.which)

    @clause("DANG-15", "R-107")
    def who(self, table: HewnsTable, _: None) -> Next:
        """They attack whoever is there now; who comes later is attacked on coming, and not again."""
        self.struck = {space: tuple(table.hewns_at(space)) for space in self.placed}
        return None

    @clause("DANG-15", "DANG-03", "R-82")
    def attack(self, table: HewnsTable, _: None) -> Next:
        """In the order in which they were placed they deplete and attack."""
        if not self.placed:
            return self.finish()
        space, self.placed = self.placed[0], self.placed[1:]
        if table.danger[space] == NO_DANGER:
            return self.goto(DangerDice.attack)
        self.todo, self.space = self.struck[space], space
        table.deplete(space)
        return None

    @clause("DANG-02", "DANG-09", "DANG-15")
    def strike(self, table: HewnsTable, _: None) -> Next:
        """The token attacks each Hewn in its space, whosever it is."""
        if not self.todo:
            return self.goto(DangerDice.attack)
        hewn, self.todo = self.todo[0], self.todo[1:]
        return self.goto(DangerDice.strike, after=DangerAttack(hewn=hewn, danger=table.danger[self.space]))


class PlaceAt(Choice, frozen=True):
    """Place it at {space}"""

    space: Place


@cites("DANG-12", "DANG-13", "DANG-14", "R-102")
def danger_places(table: HewnsTable, space: Space) -> list[Space]:
    """The mine's space and those beside it; failing that, the nearest; never where a token or a planet card lies."""
    free = [each for each in table.all_spaces() if table.danger[each] == NO_DANGER and not table.face_down >> each & 1]
    near = [each for each in (space, *table.steps(space, SMALL)) if each in free]
    if near:
        return sorted(near)
    least = min((table.distance(space, each) for each in free), default=0)
    return [each for each in free if table.distance(space, each) == least]


class PlaceDanger(Ask[PlaceAt]):
    """Where is the {danger} token placed?"""

    only_if_choice: ClassVar[bool] = True

    space: Space
    danger: Danger

    def things(self, table: HewnsTable, seat: Seat) -> list[PlaceAt]:
        return [PlaceAt(space) for space in danger_places(table, self.space)]

    def why_not(self, table: HewnsTable, seat: Seat, choice: PlaceAt) -> Refusal | None:
        return None if choice.space in danger_places(table, self.space) else NOT_THERE


class TakeUp(Choice, frozen=True):
    """Take up the token at {space}"""

    space: Place


@cites("DANG-16", "R-83")
class TakeUpDanger(Ask[TakeUp]):
    """No {danger} token is left: which one on the board is moved?"""

    only_if_choice: ClassVar[bool] = True

    danger: Danger

    def things(self, table: HewnsTable, seat: Seat) -> list[TakeUp]:
        return [TakeUp(space) for space in table.all_spaces() if table.danger[space] == self.danger]


class PlacingDanger(Frame):
    """[DANG-13] A danger token is placed; finishes with its space."""

    seat: Seat
    space: Space
    danger: Danger

    @clause("DANG-16", "R-83")
    def take_up(self, table: HewnsTable, _: None) -> Next:
        """The token comes from its stack, or from the board if none is left."""
        return None if table.danger_left[self.danger] else TakeUpDanger(seat=self.seat, danger=self.danger)

    @clause("DANG-13", "DANG-14", "DANG-16")
    def where(self, table: HewnsTable, choice: TakeUp | None) -> Next:
        """The miner's owner chooses among the allowed spaces."""
        if choice is not None:
            table.remove_danger(choice.space)
        return PlaceDanger(seat=self.seat, space=self.space, danger=self.danger)

    @clause("DANG-12", "DANG-13")
    def place(self, table: HewnsTable, choice: PlaceAt | None) -> Next:
        if choice is None:
            return self.finish()
        table.place_danger(self.danger, choice.space)
        return self.finish(choice.space)


# --- new mines


@cites("NEWM-04", "NEWM-05", "R-81", "R-93", "R-102")
def mine_places(table: HewnsTable) -> list[Space]:
    """Spaces without mine, token or planet card; failing that, those where a token can be taken away."""
    spaces = [s for s in table.all_spaces() if table.mine[s] == NO_MINE and not table.face_down >> s & 1]
    return [space for space in spaces if table.danger[space] == NO_DANGER] or spaces


class PlaceMine(Ask[PlaceAt]):
    """Where is the new mine placed?"""

    only_if_choice: ClassVar[bool] = True

    def things(self, table: HewnsTable, seat: Seat) -> list[PlaceAt]:
        return [PlaceAt(space) for space in mine_places(table)]

    def why_not(self, table: HewnsTable, seat: Seat, choice: PlaceAt) -> Refusal | None:
        return None if choice.space in mine_places(table) else NOT_FREE

    def options(self, table: HewnsTable, seat: Seat) -> list[PlaceAt]:
        return self.things(table, seat)


class UseSeamMap(Ask[Yes | Pass]):
    """Do you use your seam map to place the mine yourself?"""

    def things(self, table: HewnsTable, seat: Seat) -> list[Yes | Pass]:
        return [PASS, YES]


class PlacingMine(Frame):
    """[NEWM-01] The next player in turn order places a new mine."""

    seat: Seat
    placer: Seat = -1
    todo: tuple[Seat, ...] = ()
    asked: Seat = -1

    @clause("NEWM-01", "NEWM-02", "NEWM-03", "ORDER-04", "R-52", "R-93")
    def who(self, table: HewnsTable, _: None) -> Next:
        """The holder of the next card shows it; after the last comes the first."""
        if not any(table.mine_pool) or not mine_places(table):
            return self.finish()
        number = table.order_card[self.seat] % table.seats + 1
        self.placer = table.order_card.index(number)
        show_order_card(table, self.placer)
        others = (seat for seat in table.to_the_left(self.seat) if seat != self.placer)
        self.todo = tuple(seat for seat in others if scouting_card(table, seat, "seam_map") is not None)
        return None

    @clause("R-103")
    def seam_map(self, table: HewnsTable, choice: Yes | Pass | None) -> Next:
        """In the variant with more scouting cards another player's seam map comes first."""
        if isinstance(choice, Yes):
            self.placer, self.todo = self.asked, ()
            card = scouting_card(table, self.asked, "seam_map")
            assert card is not None
            use_scouting_card(table, self.asked, card)
        if self.todo:
            self.asked, self.todo = self.todo[0], self.todo[1:]
            return self.goto(PlacingMine.seam_map, after=UseSeamMap(seat=self.asked))
        return None

    @clause("NEWM-01", "NEWM-04")
    def where(self, table: HewnsTable, _: None) -> Next:
        return PlaceMine(seat=self.placer)

    @clause("NEWM-02", "NEWM-03", "NEWM-05")
    def place(self, table: HewnsTable, choice: PlaceAt) -> Next:
        """Normal mines first, then those with the least bonus; a token in the way is removed."""
        bonus = next(bonus for bonus, left in enumerate(table.mine_pool) if left)
        table.mine_pool = added(table.mine_pool, bonus, -1)
        if table.danger[choice.space] != NO_DANGER:
            table.remove_danger(choice.space)
        table.place_mine(choice.space, bonus)
        return None


# --- respite


class CancelDie(Choice, frozen=True):
    """Cancel the {face} die"""

    face: Danger


class TakeAway(Choice, frozen=True):
    """Take the danger token at {space} away"""

    space: Place


@cites("RESP-01", "R-04")
class UseRespite(Ask[CancelDie | TakeAway]):
    """What is the respite used for?"""

    only_if_choice: ClassVar[bool] = True

    def things(self, table: HewnsTable, seat: Seat) -> list[CancelDie | TakeAway]:
        cancel = [CancelDie(face) for face in sorted(set(table.danger_dice)) if face <= DEPLETED]
        tokens = [TakeAway(space) for space in table.all_spaces() if table.danger[space] != NO_DANGER]
        return [*cancel, *tokens]

    def why_not(self, table: HewnsTable, seat: Seat, choice: CancelDie | TakeAway) -> Refusal | None:
        return None if choice in self.things(table, seat) else NO_RESPITE


class Respite(Frame):
    """[RESP-01] A respite cancels one die of the roll or takes one token off the board."""

    seat: Seat

    @clause("RESP-01", "RESP-02", "R-04")
    def ask(self, table: HewnsTable, _: None) -> Next:
        """The respite must be used if it can be."""
        return UseRespite(seat=self.seat)

    @clause("RESP-01", "RESP-02", "R-04")
    def use(self, table: HewnsTable, choice: CancelDie | TakeAway | None) -> Next:
        if isinstance(choice, CancelDie):
            dice = list(table.danger_dice)
            dice.remove(choice.face)
            table.danger_dice = tuple(dice)
            table.tell(DieCancelled, choice.face)
        elif isinstance(choice, TakeAway):
            table.remove_danger(choice.space)
        return None
