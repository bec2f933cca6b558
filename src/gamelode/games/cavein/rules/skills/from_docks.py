"""The skill that takes cards from the Docks."""

from __future__ import annotations

from typing import ClassVar

from gamelode.kernel import PASS, Ask, Choice, Frame, Next, Pass, Refusal, Seat, cites, clause

from ...kinds import Card
from ...table import HAND_FULL, NOT_DISPLAYED, CaveInTable
from .base import Skill

OTHER_LEVEL = Refusal("HYD-02")


@cites("TER-04", "HYD-02")
class TakeFromDocks(Skill, frozen=True):
    """Colonel: any cards of five levels together. Fish'Bean, Recruiter's Beacon: one card of a level."""

    level: int | None = None
    count: int | None = None
    level_sum: int | None = None

    def apply(self, table: CaveInTable, seat: Seat) -> Frame:
        return TakingFromDocks(seat=seat, level=self.level, count=self.count, level_sum=self.level_sum)

    @cites("CLAR-02", "R-37")
    def why_not_begin(self, table: CaveInTable, seat: Seat) -> Refusal | None:
        if table.room(seat) <= 0:
            return HAND_FULL
        levels = [table.content.level[card] for card in table.docks]
        return None if self.level in levels or (levels and self.level is None) else NOT_DISPLAYED


class TakeDockCard(Choice, frozen=True):
    """Take {card} from the Docks"""

    card: Card


class WhichDockCard(Ask[TakeDockCard | Pass]):
    """Which card do you take from the Docks?"""

    level: int | None = None
    level_sum: int | None = None  # what the levels may still add up to

    only_if_choice: ClassVar[bool] = True

    def things(self, table: CaveInTable, seat: Seat) -> list[TakeDockCard | Pass]:
        return [PASS, *map(TakeDockCard, dict.fromkeys(table.docks))]

    @cites("TER-04", "HYD-02", "CLAR-02")
    def why_not(self, table: CaveInTable, seat: Seat, choice: TakeDockCard | Pass) -> Refusal | None:
        if isinstance(choice, Pass):
            return None
        if choice.card not in table.docks:
            return NOT_DISPLAYED
        level = table.content.level[choice.card]
        if self.level not in (None, level):
            return OTHER_LEVEL
        if self.level_sum is not None and level > self.level_sum:
            return Refusal("TER-04", (level, self.level_sum))
        return HAND_FULL if table.room(seat) <= 0 else None


class TakingFromDocks(Frame):
    """[TER-04] Cards come from the Docks, one by one, as long as there is room."""

    seat: Seat
    level: int | None = None
    count: int | None = None
    level_sum: int | None = None

    @clause("TER-04", "HYD-02", "CLAR-01", "R-15", "R-32", "R-37")
    def which(self, table: CaveInTable, _: None) -> Next:
        """The player chooses a card; the Docks are not refilled in between."""
        return WhichDockCard(seat=self.seat, level=self.level, level_sum=self.level_sum)

    @clause("TER-04", "HYD-02", "CLAR-02")
    def take(self, table: CaveInTable, choice: TakeDockCard | Pass) -> Next:
        """Each card taken goes to the hand at once."""
        if isinstance(choice, Pass):
            return self.finish()
        table.docks.remove(choice.card)
        table.take_into_hand(self.seat, choice.card, "the Docks")
        if self.level_sum is not None:
            self.level_sum -= table.content.level[choice.card]
        if self.count is not None:
            self.count -= 1
        return self.finish() if self.count == 0 or self.level_sum == 0 else self.goto(TakingFromDocks.which)
