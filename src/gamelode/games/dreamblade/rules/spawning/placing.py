"""Where a miniature may be spawned."""

from __future__ import annotations

from gamelode.kernel import Refusal, Seat, cites

from ...board import CELLS, SIZE, cells_of, column
from ...kinds import Cell, Mini
from ...table import DreambladeTable

NOT_IN_FIRST_TURN = Refusal("FIRST-03")
NOT_THE_SPAWN_ROW = Refusal("PLACE-04")
HELD_AT_START = Refusal("PLACE-02")
NOBODY_IN_COLUMN = Refusal("PLACE-03")
FOUR_SPAWNED = Refusal("PLACE-05")
CELL_FULL = Refusal("SHIFT-05")
REINFORCED_FULL = Refusal("REINFORCE-02")
NO_CREATURE_THERE = Refusal("LOC-01")
LOCATION_THERE = Refusal("LOC-02")
LOCATION_IN_PORTAL = Refusal("PLACE-07")
COLUMNS = tuple(sum(1 << cell for cell in range(place, CELLS, SIZE)) for place in range(SIZE))  # a bit for each cell


@cites("PLACE-01", "PLACE-02", "PLACE-03", "PLACE-04", "PLACE-05", "PLACE-06", "FIRST-03", "R-23", "R-24", "R-25")
def why_not_there(table: DreambladeTable, mini: Mini, cell: Cell) -> Refusal | None:
    """Why a miniature may not be spawned into a cell."""
    content = table.content
    if not content.is_creature[mini]:
        return why_not_location(table, mini, cell)
    seat, phase = content.owner[mini], table.phase
    if phase.spawned.count(cell) >= content.limits.spawned_into_cell:
        return FOUR_SPAWNED
    if cell == content.portals[seat]:
        return None
    if table.traits(mini).reinforces and held_cells(table, seat) >> cell & 1:
        return None if table.has_room(cell, seat) else REINFORCED_FULL
    if table.turn == 1:
        return NOT_IN_FIRST_TURN
    if cell not in content.spawn_rows[seat]:
        return NOT_THE_SPAWN_ROW
    if phase.held >> cell & 1:
        return HELD_AT_START
    if not held_cells(table, seat) & COLUMNS[column(cell)]:
        return NOBODY_IN_COLUMN
    return None if table.has_room(cell, seat) else CELL_FULL


@cites("LOC-01", "LOC-02", "PLACE-07", "R-25", "REINFORCE-01")
def why_not_location(table: DreambladeTable, mini: Mini, cell: Cell) -> Refusal | None:
    """A location goes where its owner has a creature and no location is yet."""
    content = table.content
    seat = content.owner[mini]
    reinforces = table.traits(mini).reinforces
    if table.location[cell] >= 0:
        return LOCATION_IN_PORTAL if cell in content.portals else LOCATION_THERE
    if not table.creatures(cell, seat):
        return NO_CREATURE_THERE
    if table.turn == 1 and cell != content.portals[seat] and not reinforces:
        return NOT_IN_FIRST_TURN
    return None


@cites("R-09")
def held_cells(table: DreambladeTable, seat: Seat) -> int:
    """Cells with an ally, creature or location, a bit for each."""
    return table.occupied[seat] | table.built[seat]


class OpenCells:
    """Where a player's miniatures may be spawned now, worked out once for all of them; as `why_not_there` says."""

    def __init__(self, table: DreambladeTable, seat: Seat) -> None:
        self.table, self.seat = table, seat
        self.held = held_cells(table, seat)
        self.row: list[Cell] | None = None

    def cells(self, mini: Mini) -> list[Cell]:
        if not self.table.content.is_creature[mini]:
            return [cell for cell in self._with_allies() if why_not_location(self.table, mini, cell) is None]
        if self.row is None:
            self.row = self._row()
        return self._reinforced(self.row) if self.table.traits(mini).reinforces else self.row

    def _row(self) -> list[Cell]:
        table, content, seat = self.table, self.table.content, self.seat
        if table.turn == 1:
            cells = [content.portals[seat]]
        else:
            portal, before, held = content.portals[seat], table.phase.held, self.held
            cells = [
                cell
                for cell in content.spawn_rows[seat]
                if cell == portal
                or (held & COLUMNS[column(cell)] and not before >> cell & 1 and table.has_room(cell, seat))
            ]
        return [cell for cell in cells if self._may_take_more(cell)]

    def _reinforced(self, row: list[Cell]) -> list[Cell]:
        table, seat = self.table, self.seat
        more = [c for c in self._with_allies() if table.has_room(c, seat) and self._may_take_more(c)]
        return sorted({*row, *more})

    def _with_allies(self) -> tuple[Cell, ...]:
        return cells_of(self.held)

    def _may_take_more(self, cell: Cell) -> bool:
        return self.table.phase.spawned.count(cell) < self.table.content.limits.spawned_into_cell
