"""What must always be true of a table."""

from __future__ import annotations

from gamelode.kernel import Seat, cites

from ..board import CELLS, cells_of
from ..kinds import REMOVED, RESERVES, Mini
from ..table import DreambladeTable


@cites("ZONE-01", "ZONE-06", "R-91", "LOC-02", "SPAWN-04", "BAND-01", "BAND-03")
def audit(table: DreambladeTable) -> None:
    """Every miniature is in one zone, every bonus point is accounted for, and derived columns agree."""
    assert sorted(table.cell) == sorted(table.roster), "a miniature is lost, or one too many"
    _audit_places(table)
    for seat in (0, 1):
        _audit_side(table, seat)


def _audit_places(table: DreambladeTable) -> None:
    content, cells = table.content, table.cell
    standing: list[tuple[Mini, ...]] = [()] * (2 * CELLS)
    locations = [-1] * CELLS
    for mini in sorted(cells):
        cell = cells[mini]
        assert REMOVED < cell < CELLS, "a miniature is nowhere"  # no ability removes one from the game
        if cell >= 0 and content.is_creature[mini]:
            standing[content.owner[mini] * CELLS + cell] += (mini,)
        elif cell >= 0:
            assert locations[cell] < 0, "two locations in a cell"
            locations[cell] = mini
    assert standing == table.standing, "creatures do not stand where their cells say"
    assert locations == table.location, "locations do not stand where their cells say"
    assert all(cells[mini] >= 0 and n > 0 for mini, n in table.damage.items()), "damage outside the dreamscape"


def _audit_side(table: DreambladeTable, seat: Seat) -> None:
    content = table.content
    own = [(mini, cell) for mini, cell in table.cell.items() if content.owner[mini] == seat]
    assert len(own) <= content.limits.warband, "a warband has grown"
    creatures = {cell for mini, cell in own if cell >= 0 and content.is_creature[mini]}
    built = {cell for mini, cell in own if cell >= 0 and not content.is_creature[mini]}
    assert set(cells_of(table.occupied[seat])) == creatures, "creatures do not stand where their cells say"
    assert set(cells_of(table.built[seat])) == built, "locations do not stand where their cells say"
    outside = sum(content.tally[mini] for mini, cell in own if cell != RESERVES)
    assert table.aspects[seat] == outside, "aspects are miscounted"
    due = sum(f.bonus for f in table.fallen if content.owner[f.mini] == seat and not f.paid)
    assert 0 <= table.paid[seat] == table.earned[seat] - due, "a bonus point is lost, or one too many"
    for cell in range(CELLS):
        full = len(table.creatures(cell, seat)) > content.limits.creatures_in_cell
        assert not full or cell == content.portals[seat], "a cell is overfull"
