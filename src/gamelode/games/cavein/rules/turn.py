"""A turn and its phases."""

from __future__ import annotations

from gamelode.kernel import Frame, Next, Seat, clause

from ..events import TurnBegan
from ..table import CaveInTable, ThisTurn
from .actions import ActionPhase
from .clean_up import CleanUp
from .starting_phase import StartingPhase


class Turn(Frame):
    """[TURN-02] A turn: Starting phase, Action phase, Clean-up phase."""

    seat: Seat

    @clause("TURN-02", "TURN-03", "CARD-03")
    def starting_phase(self, table: CaveInTable, _: None) -> Next:
        """Whatever lasted until the end of a turn is over."""
        table.turn = ThisTurn(seat=self.seat)
        table.tell(TurnBegan, self.seat, table.round)
        return StartingPhase(seat=self.seat)

    @clause("TURN-02", "TURN-04")
    def action_phase(self, table: CaveInTable, _: None) -> Next:
        """The player takes actions or Raids."""
        return ActionPhase(seat=self.seat)

    @clause("TURN-02", "TURN-05")
    def clean_up_phase(self, table: CaveInTable, _: None) -> Next:
        """Played cards go to the Base, which is cut, and the displays are refilled."""
        return CleanUp(seat=self.seat)
