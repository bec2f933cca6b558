"""What a Dwarf needs to act at all."""

from __future__ import annotations

from gamelode.kernel import Refusal, Seat, cites

from ...table import DeepRockTable

NO_ACTIONS = Refusal("TURN-03")


KNOCKED_OVER = Refusal("STAND-02")


WEB = Refusal("EFF-04")


UNCONSCIOUS = Refusal("REV-02")


@cites("STAND-02", "TURN-03", "TURN-08", "REV-02", "EFF-07")
def why_not_act(table: DeepRockTable, seat: Seat, actions: int) -> Refusal | None:
    """A Dwarf acts on his feet, with the actions it takes."""
    dwarf = table.dwarves[seat]
    if not dwarf.health:
        return UNCONSCIOUS
    if dwarf.knocked:
        return KNOCKED_OVER
    return NO_ACTIONS if table.turn.actions < actions else None
