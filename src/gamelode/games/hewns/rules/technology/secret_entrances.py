"""Secret entrances."""

from __future__ import annotations

from gamelode.kernel import Command, Frame, Next, Refusal, Seat, cites, clause

from ...events import EntranceFound
from ...kinds import Place, Space, added
from ...table import HewnsTable
from .scouting_cards import scouting_card, use_scouting_card

NO_ENTRANCE = Refusal("R-29")


@cites("SCOUT-01", "SCOUT-02", "SCOUT-03", "R-28", "R-29")
class FindEntrance(Command, frozen=True):
    """Find a new entrance at {node}"""

    node: Place

    def why_not(self, table: HewnsTable, seat: Seat) -> Refusal | None:
        board = table.map
        if table.active != seat or scouting_card(table, seat, "secret_entrance") is None:
            return Refusal("SCOUT-01")
        if not 0 <= self.node < board.spaces or not board.is_node[self.node]:
            return Refusal("SCOUT-02")
        if self.node in board.entrances or any(node == self.node for node, _, _ in table.secret_entrances):
            return NO_ENTRANCE
        return None if table.entrances_left[board.size[self.node]] else NO_ENTRANCE

    def frame(self, seat: Seat) -> Frame:
        return FindingEntrance(seat=seat, node=self.node)


class FindingEntrance(Frame):
    """[SCOUT-01] A secret entrance is found."""

    seat: Seat
    node: Space

    @clause("SCOUT-01", "SCOUT-02", "SCOUT-03", "R-29")
    def find(self, table: HewnsTable, _: None) -> Next:
        """It has the node's size and serves only its owner's Hewns. The card is used up."""
        size = table.map.size[self.node]
        table.entrances_left = added(table.entrances_left, size, -1)
        table.secret_entrances = (*table.secret_entrances, (self.node, size, self.seat))
        card = scouting_card(table, self.seat, "secret_entrance")
        assert card is not None
        use_scouting_card(table, self.seat, card)
        table.tell(EntranceFound, self.seat, self.node)
        return None
