"""Conquest points, and who won."""

from __future__ import annotations

from gamelode.kernel import Outcome, Seat, cites

from .events import Cell
from .table import DreambladeTable


@cites("CONQ-01", "CONQ-03", "CONQ-04", "LOC-05", "DOMINATE-01", "R-86")
def claims(table: DreambladeTable, cell: Cell, seat: Seat) -> bool:
    """A creature there and no enemy creature, or one that dominates. Locations do not count for either side."""
    own = table.creatures(cell, seat)
    if not own:
        return False
    return not table.creatures(cell, 1 - seat) or any(table.traits(mini).dominates for mini in own)


@cites("CONQ-01", "R-01")
def cell_points(table: DreambladeTable, seat: Seat) -> int:
    """For the scoring cells that a player claims."""
    return sum([points for cell, points in table.content.points[seat].items() if claims(table, cell, seat)])


@cites("CONQ-02", "OWN-02", "DEAD-01", "R-18", "R-85")
def destruction_points(table: DreambladeTable, seat: Seat) -> int:
    """For the enemy miniatures that a player destroyed this turn."""
    each, owner = table.content.limits.conquest_for_destroyed, table.content.owner
    return sum([each for f in table.fallen if not f.scored and f.by == seat and owner[f.mini] != seat])


@cites("WIN-01", "R-90", "R-105", "R-111")
def outcome(table: DreambladeTable) -> Outcome:
    """Whoever has won enough turns has won; a game that was broken off is a draw."""
    sources = [{"turns won": wins} for wins in table.wins]
    played_out = Outcome.by_score(table.over, sources)
    if table.over == "WIN-01":
        return played_out
    return Outcome(table.over, played_out.scores, (1, 1), played_out.sources)
