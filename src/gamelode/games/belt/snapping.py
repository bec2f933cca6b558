"""What a person means who points at a place: hands are not exact to a tenth of a millimetre, but records are."""

from __future__ import annotations

from gamelode.kernel import cites

from .geometry import Point, contact_point, step_towards
from .pieces import Unit
from .table import BeltTable


@cites("R-70")
def meant(table: BeltTable, unit: Unit, x: int, y: int, *, snap: bool = True) -> Point:
    """The contact nearest to a place, if it is near one; what is out of reach is pulled back on the straight line."""
    found = _snapped(table, unit, x, y) if snap else None
    px, py = found or (x, y)
    return step_towards(table.x[unit], table.y[unit], px, py, table.content.reach[unit % 3])


def _snapped(table: BeltTable, unit: Unit, x: int, y: int) -> Point | None:
    near = sorted(((px - x) ** 2 + (py - y) ** 2, px, py) for px, py in _contacts(table, unit, x, y))
    snap = table.content.files.contact.snap
    return near[0][1:] if near and near[0][0] <= snap * snap else None


def _contacts(table: BeltTable, unit: Unit, x: int, y: int) -> list[Point]:
    """For each piece the place beside it that lies on the bearing of (x, y)."""
    content = table.content
    r, aim = content.radius[unit % 3], content.aim
    round_things = [(*table.place(rock), content.rock_radius[table.size[rock]]) for rock in table.on_board]
    round_things += [
        (table.x[other], table.y[other], content.radius[other % 3])
        for other, number in enumerate(table.number)
        if number and other != unit
    ]
    found = [contact_point(tx, ty, r + radius + aim, x - tx, y - ty) for tx, ty, radius in round_things]
    return found + [_beside_square(x, y, content.refinery_x, berth, content.half, r + aim) for berth in table.berths]


def _beside_square(x: int, y: int, sx: int, sy: int, half: int, far: int) -> Point:
    """The place at a distance from a square, outwards from the point of it that is nearest to (x, y)."""
    nx, ny = min(max(x, sx - half), sx + half), min(max(y, sy - half), sy + half)
    if (nx, ny) == (x, y):  # inside: out through the nearest side
        dx, dy = x - sx, y - sy
        if abs(dx) >= abs(dy):
            return sx + (half + far if dx >= 0 else -half - far), y
        return x, sy + (half + far if dy >= 0 else -half - far)
    return contact_point(nx, ny, far, x - nx, y - ny)
