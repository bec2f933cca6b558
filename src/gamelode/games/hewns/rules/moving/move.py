"""Moving a space."""

from __future__ import annotations

from gamelode.kernel import Act, Frame, Next, Refusal, Seat, cites, clause

from ...kinds import Place, Space
from ...table import HewnsTable
from ..action_points import spend, why_not_on_board, why_not_spend
from ..encounters.same_space import Meeting

NOT_ADJACENT = Refusal("MOVE-02")
TOO_BIG = Refusal("SIZE-02")


@cites("AP-03", "MOVE-02", "MOVE-04", "MOVE-05", "MOVE-07", "SIZE-02", "TUN-02", "TUN-03")
class Move(Act, frozen=True):
    """Move to {to}"""

    to: Place

    def why_not(self, table: HewnsTable, seat: Seat) -> Refusal | None:
        no = why_not_on_board(table) or why_not_spend(table, table.content.cost.move)
        if no is not None:
            return no
        here = table.space[table.turn.hewn]
        if self.to in table.steps(here, table.content.size[table.turn.hewn]):
            return None
        return TOO_BIG if self.to in table.steps(here, 0) else NOT_ADJACENT

    def frame(self, seat: Seat) -> Frame:
        return Moving(to=self.to)


class ComingTo(Frame):
    """[MOVE-08] The moving Hewn comes into a space, whatever brought it there."""

    to: Space

    @clause("DANG-11", "R-91", "FORCE-04")
    def arrive(self, table: HewnsTable, _: None) -> Next:
        """The Hewn comes into the space, and a danger there attacks before anybody is met."""
        table.turn.moved, table.turn.fleeing = True, False
        return table.arrive(table.turn.hewn, self.to)

    @clause("MOVE-07", "MOVE-08", "R-91")
    def meet(self, table: HewnsTable, _: None) -> Next:
        """Then the Hewn must meet a healthy enemy there."""
        hewn = table.turn.hewn
        alone = table.space[hewn] >= 0 and table.is_alone(hewn)
        return self.finish() if alone else self.become(Meeting(hewn=hewn))


class Moving(ComingTo):
    """[MOVE-02] A Hewn moves a space."""

    @clause("AP-03", "MOVE-02", "MOVE-03", "TUN-02", "TUN-03", "DANG-11", "R-91", "FORCE-04")
    def arrive(self, table: HewnsTable, _: None) -> Next:
        """The move costs its action point."""
        spend(table, table.content.cost.move)
        return super().arrive(table, None)
