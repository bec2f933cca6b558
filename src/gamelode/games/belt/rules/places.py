"""Where a unit may stand: the one test for set-up, moves and new units."""

from __future__ import annotations

from gamelode.kernel import Choice, Dice, Refusal, cites

from ..board.geometry import Point
from ..kinds import Kind, Team, Unit
from ..table import BeltTable

NO_ROOM = Refusal("R-13")


@cites("R-13", "R-14", "R-15", "R-75")
def why_not_rest(table: BeltTable, kind: Kind, x: int, y: int, but: Unit = -1) -> Refusal | None:
    """A unit of this kind rests wholly on the board and upon nothing; `but` is the unit that moves."""
    content = table.content
    r = content.radius[kind]
    if not (r <= x <= content.width - r and r <= y <= content.height - r):
        return NO_ROOM
    tick_x, line_y, rock_radius = content.tick_x, content.line_y, content.rock_radius
    tick, line, size = table.tick, table.line, table.size
    for rock in table.on_board:
        dx, dy, k = x - tick_x[tick[rock]], y - line_y[line[rock]], r + rock_radius[size[rock]]
        if -k < dy < k and dx * dx + dy * dy < k * k:
            return NO_ROOM
    radius, xs, ys = content.unit_radius, table.x, table.y
    for unit, number in enumerate(table.number):
        if number and unit != but:
            dx, dy, k = x - xs[unit], y - ys[unit], r + radius[unit]
            if -k < dx < k and dx * dx + dy * dy < k * k:
                return NO_ROOM
    half = content.half
    gx = abs(x - content.refinery_x) - half
    if gx < r:
        for berth in table.berths:
            gy = abs(y - berth) - half
            if gy < r and max(gx, 0) ** 2 + max(gy, 0) ** 2 < r * r:
                return NO_ROOM
    return None


class Place(Choice, frozen=True):
    """Place it at {x}, {y}"""

    x: int
    y: int


@cites("R-26", "R-68")
def refinery_places(table: BeltTable, kind: Kind, team: Team) -> list[Place]:
    """The canonical places of a unit round a refinery, free or not."""
    rx, ry = table.content.refinery_x, table.berths[team]
    return [Place(rx + ox, ry + oy) for ox, oy in table.content.refinery_points[kind]]


def beside_refinery(table: BeltTable, kind: Kind, berth: int, dice: Dice) -> Point:
    """Any place along the sides of a refinery."""
    content = table.content
    ring, side = content.ring + 1, 2 * content.half + 1
    rest, face = divmod(dice.below(4 * ring * side, "sample"), 4)
    gap, along = divmod(rest, side)
    far, along = content.half + content.radius[kind] + gap, along - content.half
    dx, dy = ((-far, along), (far, along), (along, -far), (along, far))[face]
    return content.refinery_x + dx, berth + dy
