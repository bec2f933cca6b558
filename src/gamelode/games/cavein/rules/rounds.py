"""Rounds, and the end of the game."""

from __future__ import annotations

from gamelode.kernel import Frame, Next, Seat, clause

from ..events import EndTriggered
from ..table import CaveInTable
from .turn import Turn


class Rounds(Frame):
    """[TURN-01] Players take turns until the Mine has collapsed and all have had as many."""

    start: Seat
    turns: int = 0
    triggered: bool = False

    @clause("TURN-01", "END-02", "END-03", "R-39")
    def turn(self, table: CaveInTable, _: None) -> Next:
        """The next player has a turn: clockwise, the Start Player first."""
        seat = (self.start + self.turns) % len(table.players)
        self.turns += 1
        return Turn(seat=seat)

    @clause("END-01", "R-38")
    def collapse(self, table: CaveInTable, _: None) -> Next:
        """The token has come to the space that triggers the end."""
        if not self.triggered and table.cave_in >= table.content.cave_in.collapse[len(table.players)]:
            self.triggered = True
            table.tell(EndTriggered)
        return None

    @clause("END-02", "END-03", "R-06", "R-39")
    def round_end(self, table: CaveInTable, _: None) -> Next:
        """A round is played to its end, so the last turn belongs to the Start Player's right-hand neighbour."""
        if self.turns % len(table.players) == 0:
            if self.triggered:
                table.over = "END-02"
            elif table.idle >= len(table.players) or table.round >= table.content.safety.most_rounds:
                table.over = "R-06"
            else:
                table.round += 1
        return self.goto(Rounds.turn)
