"""Conquest points, and who won."""

from __future__ import annotations

from gamelode.kernel import Outcome, Seat, cites

from ..board import cells_of
from ..table import DreambladeTable


@cites("CONQ-01", "CONQ-03", "CONQ-04", "LOC-05", "DOMINATE-01", "R-01", "R-86")
def claimed(table: DreambladeTable, seat: Seat) -> int:
    """Scoring cells with a creature and no enemy creature, or with one that dominates; a bit for each.

    Locations do not count for either side.
    """
    held, foes = table.occupied[seat] & table.content.scoring[seat], table.occupied[1 - seat]
    found, dominates = held & ~foes, table.content.dominates
    for cell in cells_of(held & foes):
        for mini in table.creatures(cell, seat):
            if dominates[mini] and table.traits(mini).dominates:
                found |= 1 << cell
    return found


@cites("CONQ-01", "R-01")
def cell_points(table: DreambladeTable, seat: Seat) -> int:
    """Points for the scoring cells that a player claims."""
    points = table.content.points[seat]
    return sum([points[cell] for cell in cells_of(claimed(table, seat))])


@cites("CONQ-02", "OWN-02", "DEAD-01", "R-18", "R-85")
def destruction_points(table: DreambladeTable, seat: Seat) -> int:
    """Points for the enemy miniatures that a player destroyed this turn."""
    if not table.fallen:
        return 0
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
