"""Extracting dirty Substract."""

from __future__ import annotations

from gamelode.kernel import Act, Frame, Next, Refusal, Seat, cites, clause

from ...dice import worth
from ...events import MiningRolled
from ...kinds import SUDERER, Hewn
from ...table import HewnsTable
from ..action_points import spend, why_not_on_board, why_not_spend
from ..technology.transmit import Gaining

EXTRACTED = Refusal("AP-06")
NO_SUDERER = Refusal("SUDER-01")


@cites("SUDER-01", "AP-06", "COST-07")
class Extract(Act, frozen=True):
    """Extract dirty Substract"""

    def why_not(self, table: HewnsTable, seat: Seat) -> Refusal | None:
        no = why_not_on_board(table)
        if no is not None:
            return no
        if not table.count(table.turn.hewn, SUDERER):
            return NO_SUDERER
        if table.turn.extracted >= table.content.limits.extract_per_hewn_turn:
            return EXTRACTED
        return why_not_spend(table, table.content.cost.extract_dirty)

    def frame(self, seat: Seat) -> Frame:
        return BeginExtracting()


class BeginExtracting(Frame):
    """[SUDER-01] The moving Hewn extracts."""

    @clause("SUDER-01")
    def extract(self, table: HewnsTable, _: None) -> Next:
        return self.become(Extracting(hewn=table.turn.hewn))


class Extracting(Frame):
    """[SUDER-01] A Hewn with a Suderer extracts dirty Substract."""

    hewn: Hewn

    @clause("SUDER-01", "SUDER-02", "COST-07", "AP-06")
    def roll(self, table: HewnsTable, _: None) -> Next:
        """The Hewn rolls one mining die and gains as much dirty Substract; a gem face is 2."""
        spend(table, table.content.cost.extract_dirty)
        table.turn.extracted += 1
        face = table.dice.pick(table.content.faces["mining"], "mining")
        table.tell(MiningRolled, self.hewn, "mining", (face,), ((1, "suderer"),))
        return self.become(Gaining(hewn=self.hewn, dirty=worth(face)))
