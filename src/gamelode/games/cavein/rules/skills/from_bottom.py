"""The skill that takes cards from the bottom of the own Base."""

from __future__ import annotations

from typing import ClassVar

from gamelode.kernel import PASS, Ask, Choice, Frame, Next, Pass, Refusal, Seat, cites, clause

from ...table import HAND_FULL, CaveInTable
from .base import Skill
from .from_base import IS_LEADER

NOTHING_TO_TAKE = Refusal("ARTC-03")
TOO_MANY = Refusal("TER-03")


@cites("TER-03", "ARTC-02")
class TakeFromBottom(Skill, frozen=True):
    """Sergeant, Third Cyber-Arm: cards from the bottom of the own Base."""

    count: int

    def apply(self, table: CaveInTable, seat: Seat) -> Frame:
        return TakingFromBottom(seat=seat, most=self.count)

    @cites("ARTC-03")
    def why_not_begin(self, table: CaveInTable, seat: Seat) -> Refusal | None:
        return None if table.room(seat) > 0 and len(table.players[seat].base) > 1 else NOTHING_TO_TAKE


class TakeBottom(Choice, frozen=True):
    """Take {count} from the bottom of your Base"""

    count: int


class HowManyFromBottom(Ask[TakeBottom | Pass]):
    """How many cards do you take from the bottom of your Base?"""

    most: int

    only_if_choice: ClassVar[bool] = True

    def things(self, table: CaveInTable, seat: Seat) -> list[TakeBottom | Pass]:
        return [PASS, *map(TakeBottom, range(1, self.most + 1))]

    @cites("TER-03", "ARTC-03", "CLAR-02", "R-30", "R-32")
    def why_not(self, table: CaveInTable, seat: Seat, choice: TakeBottom | Pass) -> Refusal | None:
        if isinstance(choice, Pass):
            return None
        if not 1 <= choice.count <= self.most:
            return TOO_MANY
        if choice.count > len(table.players[seat].base) - 1:
            return IS_LEADER
        return HAND_FULL if choice.count > table.room(seat) else None


class TakingFromBottom(Frame):
    """[TER-03] Cards come from the bottom of the own Base, the lowest first."""

    seat: Seat
    most: int

    @clause("TER-03", "ARTC-02", "R-32")
    def how_many(self, table: CaveInTable, _: None) -> Next:
        """Up to a number, within the hand limit, and never the Leader."""
        return HowManyFromBottom(seat=self.seat, most=self.most)

    @clause("TER-03", "ARTC-02", "CLAR-02")
    def take(self, table: CaveInTable, choice: TakeBottom | Pass) -> Next:
        """The lowest cards of the Base go to the hand."""
        for _ in range(choice.count if isinstance(choice, TakeBottom) else 0):
            table.take_into_hand(self.seat, table.players[self.seat].base.pop(0), "the Base")
        return None
