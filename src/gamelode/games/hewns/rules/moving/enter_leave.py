"""Onto the board and off it."""

from __future__ import annotations

from gamelode.kernel import Act, Frame, Next, Refusal, Seat, cites, clause

from ...common_knowledge import come_into_view, go_out_of_view
from ...events import HewnEntered, HewnLeft
from ...kinds import OFF_BOARD, Hewn, Place, Space
from ...table import HewnsTable
from ..action_points import spend, why_not_on_board, why_not_spend
from ..heart_cards import show_heart
from .move import ComingTo

ON_BOARD = Refusal("ENTER-01")
NO_ENTRANCE = Refusal("ENTER-01")
NO_WAY_OFF = Refusal("EXIT-01")


@cites("ENTER-01", "ENTER-02", "SIZE-03", "SCOUT-03", "R-28")
def entrances(table: HewnsTable, hewn: Hewn) -> list[Space]:
    """Nodes with a common or an own entrance that is as big as the Hewn."""
    size, seat = table.content.size[hewn], table.owner[hewn]
    common = list(table.map.entrances_for(size))
    return common + [node for node, wide, owner in table.secret_entrances if owner == seat and wide >= size]


class Enter(Act, frozen=True):
    """Enter the board at {node}"""

    node: Place

    def why_not(self, table: HewnsTable, seat: Seat) -> Refusal | None:
        if table.space[table.turn.hewn] >= 0:
            return ON_BOARD
        if self.node not in entrances(table, table.turn.hewn):
            return NO_ENTRANCE
        return why_not_spend(table, table.content.cost.enter_board)

    def frame(self, seat: Seat) -> Frame:
        return Entering(node=self.node)


class Entering(Frame):
    """[ENTER-01] A Hewn comes onto the board."""

    node: Space

    @clause("ENTER-01", "ENTER-02", "ENTER-03", "R-37")
    def enter(self, table: HewnsTable, _: None) -> Next:
        """The first space costs the first action point; its open store is now seen."""
        spend(table, table.content.cost.enter_board)
        come_into_view(table, table.turn.hewn)
        table.tell(HewnEntered, table.turn.hewn)
        return self.become(ComingTo(to=self.node))


class Leave(Act, frozen=True):
    """Leave the board"""

    def why_not(self, table: HewnsTable, seat: Seat) -> Refusal | None:
        no = why_not_on_board(table) or why_not_spend(table, table.content.cost.leave_board)
        if no is not None:
            return no
        return None if table.space[table.turn.hewn] in entrances(table, table.turn.hewn) else NO_WAY_OFF

    def frame(self, seat: Seat) -> Frame:
        return Leaving()


class Leaving(Frame):
    """[EXIT-01] A Hewn leaves the board."""

    @clause("EXIT-01", "EXIT-02", "EXIT-03", "R-98")
    def leave(self, table: HewnsTable, _: None) -> Next:
        """Its turn is over; the card of a Hewn that another brought onto the board is shown."""
        hewn, seat = table.turn.hewn, table.owner[table.turn.hewn]
        spend(table, table.content.cost.leave_board)
        if table.brought_by[hewn] != seat:
            show_heart(table, hewn)
        table.put(hewn, OFF_BOARD)
        go_out_of_view(table, hewn, seat)
        table.turn.ended, table.turn.fleeing = True, False
        table.tell(HewnLeft, hewn)
        return table.look()
