"""The canonical destinations of a unit: a finite, ordered list of useful places, each of them legal [R-68]."""

from __future__ import annotations

from gamelode.kernel import cites

from .geometry import SCALE, Point, contact_point, double_contacts, root_up, step_towards, touches
from .pieces import DEBRIS, DRILLER, HAULER, SCOUT, Unit
from .table import BeltTable

Thing = tuple[int, int, int]  # centre, and the distance at which the unit touches it
Obstacle = tuple[int, int, int, int, int]  # centre, the distance to be kept, its square, squared distance from the unit


@cites("R-68")
def canonical(table: BeltTable, unit: Unit) -> list[Point]:
    """Stay, contact, refineries, double contact, range, approach, lead, shelter, ring; the first of equals is kept."""
    return _Destinations(table, unit).all()


@cites("R-68")
def targets(table: BeltTable, unit: Unit) -> list[Thing]:
    """What this unit may want to touch: asteroids, and the units it can fight or trade with, by number."""
    content, kind = table.content, unit % 3
    r, tick_x, line_y = content.radius[kind], content.tick_x, content.line_y
    reach = [r + radius for radius in content.rock_radius]
    found = [
        (tick_x[table.tick[rock]], line_y[table.line[rock]], reach[size])
        for rock in table.on_board
        if (size := table.size[rock]) != DEBRIS
    ]
    if kind != SCOUT:
        xs, ys, radius = table.x, table.y, content.radius
        found += [(xs[other], ys[other], r + radius[other % 3]) for _, other in sorted(_company(table, unit, kind))]
    return found


def _company(table: BeltTable, unit: Unit, kind: int) -> list[tuple[int, Unit]]:
    """Drillers seek enemy drillers, enemy haulers and haulers of their team; haulers seek drillers of their team."""
    team_of = table.team_of
    team = team_of[unit // 3]
    found = []
    for other, number in enumerate(table.number):
        if number and other % 3 != SCOUT and other != unit:
            enemy = team_of[other // 3] != team
            if (enemy or other % 3 == HAULER) if kind == DRILLER else (not enemy and other % 3 == DRILLER):
                found.append((number, other))
    return found


def wanted(table: BeltTable, unit: Unit) -> list[Thing]:
    """Whatever the unit may want to touch, in reach or not. Refineries, which are not round, have no radius here."""
    own = table.team(unit)
    teams = range(table.teams) if unit % 3 == DRILLER else (own,)
    return [*targets(table, unit), *((table.content.refinery_x, table.berths[team], 0) for team in teams)]


class _Destinations:
    """One list in the making. Whatever is in the way is gathered once, and for each target only what is near it."""

    def __init__(self, table: BeltTable, unit: Unit) -> None:
        content = table.content
        self.table, self.unit, self.content, self.kind = table, unit, content, unit % 3
        self.x, self.y = table.x[unit], table.y[unit]
        self.r, self.reach = content.radius[self.kind], content.reach[self.kind]
        self.square = self.reach * self.reach
        self.right, self.bottom, self.half = content.width - self.r, content.height - self.r, content.half
        self.refinery_x = content.refinery_x
        self.obstacles = self._obstacles()
        self.berths = self._berths()
        self.targets = targets(table, unit)
        self.direct = [self._direct(tx, ty, k) for tx, ty, k in self.targets]
        self.found: dict[Point, None] = {(self.x, self.y): None}

    def all(self) -> list[Point]:
        self._contacts()
        self._refineries()
        self._double_contacts()
        if self.kind == SCOUT:
            self._ranges()
        numbers = self.content.canonical
        self.outer = self._between(self.reach - numbers.shorter_by * numbers.shorter_times - 2, self.reach)
        self._approaches()
        self._leads()
        self._shelters()
        self._ring()
        return list(self.found)

    # --- what is in the way

    def _direct(self, tx: int, ty: int, k: int) -> Point:
        """The contact with a target on the straight line to it; only of those that matter."""
        dx, dy, content = self.x - tx, self.y - ty, self.content
        if dx * dx + dy * dy > (2 * self.reach + content.tick_spacing * max(content.ticks)) ** 2:
            return tx, ty
        return contact_point(tx, ty, k + self.content.aim, dx, dy)

    def _obstacles(self) -> list[Obstacle]:
        """Everything round within reach."""
        table, content, x, y, r = self.table, self.content, self.x, self.y, self.r
        tick_x, line_y, reach, tick, line = content.tick_x, content.line_y, self.reach, table.tick, table.line
        keep = [r + radius for radius in content.rock_radius]
        things = [(tick_x[tick[rock]], line_y[line[rock]], keep[table.size[rock]]) for rock in table.on_board]
        xs, ys, apart, own = table.x, table.y, [r + radius for radius in content.radius], self.unit
        things += [(xs[u], ys[u], apart[u % 3]) for u, number in enumerate(table.number) if number and u != own]
        found = []
        for tx, ty, k in things:
            dx, dy, far = tx - x, ty - y, reach + k
            if -far < dx < far and -far < dy < far:
                found.append((tx, ty, k, k * k, dx * dx + dy * dy))
        return found

    def _berths(self) -> list[int]:
        content = self.content
        far = self.reach + content.half + self.r + content.ring
        if abs(content.refinery_x - self.x) >= far:
            return []
        return [berth for berth in self.table.berths if abs(berth - self.y) < far]

    def _is_legal(self, px: int, py: int) -> bool:
        return (px - self.x) ** 2 + (py - self.y) ** 2 <= self.square and self._is_free(px, py, self.obstacles)

    def _is_free(self, px: int, py: int, obstacles: list[Obstacle]) -> bool:
        r = self.r
        if not (r <= px <= self.right and r <= py <= self.bottom):
            return False
        for tx, ty, _, square, _ in obstacles:
            if (px - tx) ** 2 + (py - ty) ** 2 < square:
                return False
        if self.berths:
            gx = abs(px - self.refinery_x) - self.half
            if gx < r:
                for berth in self.berths:
                    gy = abs(py - berth) - self.half
                    if gy < r and max(gx, 0) ** 2 + max(gy, 0) ** 2 < r * r:
                        return False
        return True

    def _between(self, least: int, most: int) -> list[Obstacle]:
        """What could be overlapped at a place between these distances from the unit."""
        return [
            o for o in self.obstacles if (least - o[2] <= 0 or o[4] > (least - o[2]) ** 2) and o[4] < (most + o[2]) ** 2
        ]

    # --- the classes, in their order

    def _contacts(self) -> None:
        """The direct contact with each target in reach, then those round the compass."""
        x, y, reach, content, found = self.x, self.y, self.reach, self.content, self.found
        outer = content.ring
        for direct, (tx, ty, k) in zip(self.direct, self.targets, strict=True):
            dx, dy, far = x - tx, y - ty, k + outer
            away = dx * dx + dy * dy
            if away > (reach + far) ** 2:
                continue
            points = [(tx + ox, ty + oy) for ox, oy in content.contacts[k]]
            points.insert(0, direct)
            if away > (reach - far) ** 2 or far > reach:
                points = [(px, py) for px, py in points if (px - x) ** 2 + (py - y) ** 2 <= self.square]
            near = [
                o
                for o in self.obstacles
                if (o[0] - tx) ** 2 + (o[1] - ty) ** 2 < (far + o[2]) ** 2 and (o[0] != tx or o[1] != ty)
            ]
            if near or not self._is_open_space(tx, ty, far):
                points = [p for p in points if self._is_free(p[0], p[1], near)]
            found.update(dict.fromkeys(points))

    def _is_open_space(self, tx: int, ty: int, far: int) -> bool:
        """Whether no edge of the board and no refinery is near."""
        out = far + self.r
        if not (out <= tx <= self.content.width - out and out <= ty <= self.content.height - out):
            return False
        return not self.berths or abs(tx - self.content.refinery_x) >= out + self.content.half

    def _refineries(self) -> None:
        """Places round one's own refinery; for drillers round the others too, in turn order."""
        table, content, own = self.table, self.content, self.table.team(self.unit)
        teams = [own]
        if self.kind == DRILLER:
            teams += [team for team in dict.fromkeys(table.team_of[seat] for seat in table.order) if team != own]
        offsets, rx, far = content.refinery_points[self.kind], content.refinery_x, content.half + 2 * self.r
        for berth in [table.berths[team] for team in teams]:
            if berth in self.berths:
                near = [o for o in self.obstacles if abs(o[0] - rx) < far + o[2] and abs(o[1] - berth) < far + o[2]]
                self._add([(rx + ox, berth + oy) for ox, oy in offsets], near)

    def _add(self, points: list[Point], near: list[Obstacle]) -> None:
        x, y, square = self.x, self.y, self.square
        for px, py in points:
            if (px - x) ** 2 + (py - y) ** 2 <= square and self._is_free(px, py, near):
                self.found[px, py] = None

    def _double_contacts(self) -> None:
        """Places that touch two targets which are close together."""
        aim, ring, within = self.content.aim, self.content.ring, self.content.canonical.pairs_within
        reach, x, y = self.reach, self.x, self.y
        close = [t for t in self.targets if (t[0] - x) ** 2 + (t[1] - y) ** 2 <= (reach + t[2] + ring) ** 2]
        for i, (x1, y1, a) in enumerate(close):
            for x2, y2, b in close[i + 1 :]:
                if abs(x2 - x1) > within or (x2 - x1) ** 2 + (y2 - y1) ** 2 > min(within, a + b + 2 * aim) ** 2:
                    continue
                for px, py in double_contacts(x1, y1, a + aim, x2, y2, b + aim):
                    if (
                        touches(px - x1, py - y1, a, ring)
                        and touches(px - x2, py - y2, b, ring)
                        and self._is_legal(px, py)
                    ):
                        self.found[px, py] = None

    def _ranges(self) -> None:
        """For a scout: the nearest place from which it can shoot what is out of range now."""
        shot = self.content.shot
        for tx, ty, k in self._prey():
            away = (tx - self.x) ** 2 + (ty - self.y) ** 2
            least = root_up(away) - shot - k + 1
            if not 1 < least <= self.reach or away <= (shot + k) ** 2:
                continue
            for most in range(least, least + 3):
                px, py = step_towards(self.x, self.y, tx, ty, most)
                if (px - tx) ** 2 + (py - ty) ** 2 <= (shot + k) ** 2 and self._is_legal(px, py):
                    self.found[px, py] = None
                    break

    def _prey(self) -> list[Thing]:
        """Enemy scouts by number, then debris fields."""
        table, content, own = self.table, self.content, self.table.team(self.unit)
        scouts = [
            (number, unit)
            for unit, number in enumerate(table.number)
            if number and unit % 3 == SCOUT and table.team(unit) != own
        ]
        fields = [table.place(rock) for rock in table.on_board if table.size[rock] == DEBRIS]
        found = [(table.x[unit], table.y[unit], 2 * self.r) for _, unit in sorted(scouts)]
        return found + [(tx, ty, self.r + content.rock_radius[DEBRIS]) for tx, ty in fields]

    def _approaches(self) -> None:
        """Towards what cannot be touched yet, but perhaps in the next turn; and home from any distance."""
        x, y, aim, content, twice = self.x, self.y, self.content.aim, self.content, 4 * self.square
        for (px, py), (tx, ty, k) in zip(self.direct, self.targets, strict=True):
            away = (tx - x) ** 2 + (ty - y) ** 2
            if (self.reach + k) ** 2 < away <= twice and (px - x) ** 2 + (py - y) ** 2 > self.square:
                self._approach(tx, ty)
        berth = self.table.berths[self.table.team(self.unit)]
        gx, gy = max(abs(x - content.refinery_x) - content.half, 0), max(abs(y - berth) - content.half, 0)
        if gx * gx + gy * gy > (self.reach + self.r + aim) ** 2:
            self._approach(content.refinery_x, berth)

    def _approach(self, tx: int, ty: int) -> None:
        """As far as possible on the straight line; shorter, step by step, if something is there."""
        x, y, reach, numbers = self.x, self.y, self.reach, self.content.canonical
        dx, dy = tx - x, ty - y
        away = dx * dx + dy * dy
        if away <= self.square and ((tx, ty) in self.found or self._is_free(tx, ty, self.obstacles)):
            self.found[tx, ty] = None
            return
        n = root_up(SCALE * SCALE * away)
        ax, ay = SCALE * abs(dx), SCALE * abs(dy)
        for most in range(reach, reach - numbers.shorter_by * numbers.shorter_times - 1, -numbers.shorter_by):
            if most * most < away:
                px = x + most * ax // n if dx > 0 else x - most * ax // n
                py = y + most * ay // n if dy > 0 else y - most * ay // n
                if (px, py) in self.found or self._is_free(px, py, self.outer):
                    self.found[px, py] = None
                    return

    def _leads(self) -> None:
        """Towards the contact with each asteroid as it will be after the coming drift, if it will be there."""
        table, content, last, twice = self.table, self.content, self.content.tick_x[-1], 4 * self.square
        sizes = [size for rock in table.on_board if (size := table.size[rock]) != DEBRIS]
        for size, (px, py), (tx, ty, _) in zip(sizes, self.direct, self.targets, strict=False):
            far = content.tick_spacing * content.ticks[size]
            if tx + far <= last and (tx + far - self.x) ** 2 + (ty - self.y) ** 2 <= twice:
                self._approach(px + far, py)

    def _shelters(self) -> None:
        """Places between the lines, here and a little to either side."""
        x, y, reach = self.x, self.y, self.reach
        for sy in self.content.files.board.shelter_y:
            if abs(sy - y) <= reach:
                near = [o for o in self.obstacles if -o[2] < o[1] - sy < o[2]]
                self._add([(x + step, sy) for step in self.content.canonical.shelter_steps], near)

    def _ring(self) -> None:
        """Round the compass, as far as the reach goes and half as far."""
        x, y, full, half = self.x, self.y, self.reach, self.reach // 2
        near = (self._between(full - 2, full), self._between(half - 2, half))
        points = [(x + ox, y + oy) for ox, oy in self.content.rings[self.kind]]
        if near[0] or near[1] or not self._is_open_space(x, y, full):
            points = [p for index, p in enumerate(points) if self._is_free(p[0], p[1], near[index & 1])]
        self.found.update(dict.fromkeys(points))
