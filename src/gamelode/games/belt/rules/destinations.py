"""The canonical destinations of a unit: a finite, ordered list of useful places, each of them legal [R-68]."""

from __future__ import annotations

from math import isqrt

from gamelode.kernel import cites

from ..board.geometry import SCALE, Point, contact_point, double_contacts, root_up, step_towards, touches
from ..kinds import DEBRIS, DRILLER, HAULER, KIND_OF, SCOUT, SEAT_OF, Unit, unit_of
from ..table import BeltTable

Goal = tuple[int, int, int, int]  # centre, the distance at which the unit touches it, how far it is going to drift
Obstacle = tuple[int, int, int, int]  # centre, the distance to be kept, its square
Aim = tuple[int, int, int, int, Point]  # a goal, and the contact on the straight line to it


@cites("R-68")
def destinations(table: BeltTable, unit: Unit) -> list[Point]:
    """Stay, contact, refineries, double contact, range, approach, lead, shelter, ring; the first of equals is kept."""
    return Destinations(table, unit).all()


@cites("R-68")
def goals(table: BeltTable, unit: Unit) -> list[Goal]:
    """What this unit may want to touch: asteroids, and the units it can fight or trade with, by number."""
    content, kind = table.content, KIND_OF[unit]
    r, tick_x, line_y, drift = content.radius[kind], content.tick_x, content.line_y, content.drift_of_size
    reach = [r + radius for radius in content.rock_radius]
    found = [
        (tick_x[table.tick[rock]], line_y[table.line[rock]], reach[size], drift[size])
        for rock in table.on_board
        if (size := table.size[rock]) != DEBRIS
    ]
    if kind != SCOUT:
        xs, ys, radius = table.x, table.y, content.unit_radius
        found += [(xs[other], ys[other], r + radius[other], 0) for _, other in sorted(_units_sought(table, unit, kind))]
    return found


def _units_sought(table: BeltTable, unit: Unit, kind: int) -> list[tuple[int, Unit]]:
    """Drillers seek enemy drillers, enemy haulers and haulers of their team; haulers seek drillers of their team."""
    team_of = table.team_of
    team = team_of[SEAT_OF[unit]]
    found = []
    for other, number in enumerate(table.number):
        if number and KIND_OF[other] != SCOUT and other != unit:
            enemy = team_of[SEAT_OF[other]] != team
            if (enemy or KIND_OF[other] == HAULER) if kind == DRILLER else (not enemy and KIND_OF[other] == DRILLER):
                found.append((number, other))
    return found


@cites("R-77")
def random_goals(table: BeltTable, unit: Unit) -> list[Goal]:
    """What a unit flies to whose player draws a move at random. Refineries have no radius here."""
    content, kind, own = table.content, KIND_OF[unit], table.team(unit)
    home = (content.refinery_x, table.berths[own], 0, 0)
    if table.loads[unit]:
        haulers = [unit_of(seat, HAULER) for seat in table.mates(own)] if kind == DRILLER else []
        far = content.radius[kind] + content.radius[HAULER]
        return [(table.x[other], table.y[other], far, 0) for other in haulers if table.number[other]] or [home]
    if kind == HAULER and (ready := [rock for rock in table.on_board if table.left[rock] > 0]):
        return [(*table.place(rock), content.radius[kind] + content.rock_radius[table.size[rock]], 0) for rock in ready]
    if kind == DRILLER:
        return [*goals(table, unit), *((content.refinery_x, berth, 0, 0) for berth in table.berths)]
    return [*goals(table, unit), home]


class Destinations:
    """The list of one unit in the making. What may be in its way is gathered once for all classes of places."""

    def __init__(self, table: BeltTable, unit: Unit) -> None:
        content, kind = table.content, KIND_OF[unit]
        self.table, self.unit, self.content, self.kind = table, unit, content, kind
        self.x, self.y = table.x[unit], table.y[unit]
        self.r, self.reach, self.half = content.radius[kind], content.reach[kind], content.half
        self.square = self.reach * self.reach
        self.right, self.bottom, self.refinery_x = content.width - self.r, content.height - self.r, content.refinery_x
        self.obstacles = self._obstacles()
        self.berths = self._berths()
        self.aims = self._aims()
        self.points: list[Point] = [(self.x, self.y)]

    def all(self) -> list[Point]:
        """Every class of places in its order; of equal places the first is kept."""
        self._contacts()
        if self.berths:
            self._refineries()
        self._double_contacts()
        if self.kind == SCOUT:
            self._ranges()
        self._approaches(self.aims)
        self._homeward()
        self._leads()
        self.points += self._clear(self._elsewhere(), [], self.x, self.y, self.reach)
        return list(dict.fromkeys(self.points))

    def _elsewhere(self) -> list[Point]:
        """Places where the unit touches nothing."""
        return self._shelters() + self._ring()

    # --- what is wanted

    def _aims(self) -> list[Aim]:
        """Goals that the unit could touch in this turn or in the next."""
        x, y, aim, out = self.x, self.y, self.content.aim, 2 * self.reach + max(self.content.drift_of_size)
        return [
            (tx, ty, k, drift, contact_point(tx, ty, k + aim, x - tx, y - ty))
            for tx, ty, k, drift in goals(self.table, self.unit)
            if -out <= ty - y <= out and -out <= tx - x <= out
        ]

    # --- what is in the way

    def _obstacles(self) -> list[Obstacle]:
        """The rocks and units that could be in the way of a move."""
        table, content, x, y = self.table, self.content, self.x, self.y
        tick_x, line_y, tick, line, size = content.tick_x, content.line_y, table.tick, table.line, table.size
        found = []
        keep = content.apart_rock[self.kind]
        for rock in table.on_board:
            k, square, far = keep[size[rock]]
            ty = line_y[line[rock]]
            if -far < ty - y < far and -far < (tx := tick_x[tick[rock]]) - x < far:
                found.append((tx, ty, k, square))
        xs, ys, own, keep = table.x, table.y, self.unit, content.apart_unit[self.kind]
        for unit, number in enumerate(table.number):
            k, square, far = keep[unit]
            if number and -far < xs[unit] - x < far and -far < ys[unit] - y < far and unit != own:
                found.append((xs[unit], ys[unit], k, square))
        return found

    def _berths(self) -> list[int]:
        """The refineries that the unit could touch or overlap after a move."""
        far = self.reach + self.half + self.r + self.content.ring
        if not -far < self.refinery_x - self.x < far:
            return []
        return [berth for berth in self.table.berths if -far < berth - self.y < far]

    def _near(self, cx: int, cy: int, far: int) -> list[Obstacle]:
        """What else could be overlapped at a place in a square round a centre."""
        found = []
        for obstacle in self.obstacles:
            tx, ty, k, _ = obstacle
            out = far + k
            if -out < tx - cx < out and -out < ty - cy < out and (tx != cx or ty != cy):
                found.append(obstacle)
        return found

    def _clear(self, points: list[Point], near: list[Obstacle], cx: int, cy: int, far: int) -> list[Point]:
        """Those of these places, all of them in a square round a centre, where the unit has room."""
        for tx, ty, _, square in near:
            points = [p for p in points if (dx := p[0] - tx) * dx + (dy := p[1] - ty) * dy >= square]
        r, right, bottom, rx = self.r, self.right, self.bottom, self.refinery_x
        if cx - far < r or cx + far > right or cy - far < r or cy + far > bottom:
            points = [p for p in points if r <= p[0] <= right and r <= p[1] <= bottom]
        beside = self.half + r
        out = beside + far
        if self.berths and -out < rx - cx < out:
            berths = [berth for berth in self.berths if -out < berth - cy < out and (cx != rx or cy != berth)]
            if berths:
                points = [
                    p for p in points if not -beside < p[0] - rx < beside or self._is_off_refineries(p[0], p[1], berths)
                ]
        return points

    def _is_off_refineries(self, px: int, py: int, berths: list[int]) -> bool:
        """Whether a place is on none of these refineries."""
        r, half = self.r, self.half
        gx = abs(px - self.refinery_x) - half
        if gx < r:
            for berth in berths:
                gy = abs(py - berth) - half
                if gy < r and max(gx, 0) ** 2 + max(gy, 0) ** 2 < r * r:
                    return False
        return True

    def _is_free(self, px: int, py: int) -> bool:
        """Whether the unit has room at a place within its reach."""
        if not (self.r <= px <= self.right and self.r <= py <= self.bottom):
            return False
        for tx, ty, k, square in self.obstacles:
            dx = px - tx
            if -k < dx < k and dx * dx + (py - ty) ** 2 < square:
                return False
        return not self.berths or self._is_off_refineries(px, py, self.berths)

    def _is_legal(self, px: int, py: int) -> bool:
        """Whether a place is within reach and the unit has room there."""
        return (px - self.x) ** 2 + (py - self.y) ** 2 <= self.square and self._is_free(px, py)

    def _in_reach(self, points: list[Point]) -> list[Point]:
        """Those of these places that the unit can reach."""
        x, y, square = self.x, self.y, self.square
        return [p for p in points if (dx := p[0] - x) * dx + (dy := p[1] - y) * dy <= square]

    def _add(self, points: list[Point]) -> None:
        """Places of one class round one goal join the list."""
        self.points += points

    # --- the classes, in their order

    def _contacts(self) -> None:
        """The direct contact with each target in reach, then those round the compass."""
        x, y, reach, contacts, ring = self.x, self.y, self.reach, self.content.contacts, self.content.ring
        for tx, ty, k, _, direct in self.aims:
            away, far = (tx - x) ** 2 + (ty - y) ** 2, k + ring
            if away <= (reach + far) ** 2:
                points = [direct, *[(tx + ox, ty + oy) for ox, oy in contacts[k]]]
                if away > (reach - far) ** 2 or far > reach:
                    points = self._in_reach(points)
                self._add(self._clear(points, self._near(tx, ty, far), tx, ty, far))

    def _refineries(self) -> None:
        """Places round one's own refinery; for drillers round the others too, in turn order."""
        table, content, own = self.table, self.content, self.table.team(self.unit)
        teams = [own]
        if self.kind == DRILLER:
            teams += [team for team in dict.fromkeys(table.team_of[seat] for seat in table.order) if team != own]
        offsets, rx, far = content.refinery_points[self.kind], self.refinery_x, self.half + self.r + content.ring
        for berth in [table.berths[team] for team in teams]:
            if berth in self.berths:
                points = self._in_reach([(rx + ox, berth + oy) for ox, oy in offsets])
                self._add(self._clear(points, self._near(rx, berth, far), rx, berth, far))

    def _double_contacts(self) -> None:
        """Places that touch two goals which are close together."""
        aim, ring, within = self.content.aim, self.content.ring, self.content.canonical.pairs_within
        reach, x, y = self.reach, self.x, self.y
        close = [t for t in self.aims if (t[0] - x) ** 2 + (t[1] - y) ** 2 <= (reach + t[2] + ring) ** 2]
        for i, (x1, y1, a, _, _) in enumerate(close):
            for x2, y2, b, _, _ in close[i + 1 :]:
                if abs(x2 - x1) > within or (x2 - x1) ** 2 + (y2 - y1) ** 2 > min(within, a + b + 2 * aim) ** 2:
                    continue
                for px, py in double_contacts(x1, y1, a + aim, x2, y2, b + aim):
                    touching = touches(px - x1, py - y1, a, ring) and touches(px - x2, py - y2, b, ring)
                    if touching and self._is_legal(px, py):
                        self.points.append((px, py))

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
                    self.points.append((px, py))
                    break

    def _prey(self) -> list[tuple[int, int, int]]:
        """What a scout can shoot: enemy scouts by number, then debris fields; with the sum of both radii."""
        table, content, own = self.table, self.content, self.table.team(self.unit)
        scouts = [
            (number, unit)
            for unit, number in enumerate(table.number)
            if number and KIND_OF[unit] == SCOUT and table.team(unit) != own
        ]
        fields = [table.place(rock) for rock in table.on_board if table.size[rock] == DEBRIS]
        found = [(table.x[unit], table.y[unit], 2 * self.r) for _, unit in sorted(scouts)]
        return found + [(tx, ty, self.r + content.rock_radius[DEBRIS]) for tx, ty in fields]

    def _approaches(self, aims: list[Aim]) -> None:
        """Places on the way to goals that the unit cannot touch yet, but perhaps in the next turn."""
        x, y, square, twice = self.x, self.y, self.square, 4 * self.square
        for tx, ty, _, _, (px, py) in aims:
            if (px - x) ** 2 + (py - y) ** 2 > square and (tx - x) ** 2 + (ty - y) ** 2 <= twice:
                self._approach(tx, ty)

    def _homeward(self) -> None:
        """A place on the way to the own refinery, from any distance."""
        x, y = self.x, self.y
        berth = self.table.berths[self.table.team(self.unit)]
        gx, gy = max(abs(x - self.refinery_x) - self.half, 0), max(abs(y - berth) - self.half, 0)
        if gx * gx + gy * gy > (self.reach + self.r + self.content.aim) ** 2:
            self._approach(self.refinery_x, berth)

    def _leads(self) -> None:
        """Places on the way to where each asteroid can be touched after it has drifted, if it is on the board then."""
        x, y, last, twice = self.x, self.y, self.content.tick_x[-1], 4 * self.square
        for tx, ty, _, drift, (px, py) in self.aims:
            if drift and tx + drift <= last and (tx + drift - x) ** 2 + (ty - y) ** 2 <= twice:
                self._approach(px + drift, py)

    def _approach(self, tx: int, ty: int) -> None:
        """The farthest place in reach on the straight line; a nearer one, step by step, if something is there."""
        x, y = self.x, self.y
        dx, dy = tx - x, ty - y
        away = dx * dx + dy * dy
        if away <= self.square and self._is_free(tx, ty):
            self.points.append((tx, ty))
            return
        n = isqrt(SCALE * SCALE * away - 1) + 1  # the root, rounded up
        for most in self.content.approaches[self.kind]:
            if most * most < away:
                far = most * SCALE
                px = x + far * dx // n if dx > 0 else x - far * -dx // n
                py = y + far * dy // n if dy > 0 else y - far * -dy // n
                if self._is_free(px, py):
                    self.points.append((px, py))
                    return

    def _shelters(self) -> list[Point]:
        """Places between the lines, here and a little to either side."""
        x, y, reach, steps = self.x, self.y, self.reach, self.content.canonical.shelter_steps
        rows = [sy for sy in self.content.files.board.shelter_y if -reach <= sy - y <= reach]
        points = self._in_reach([(x + step, sy) for sy in rows for step in steps])
        for tx, ty, k, square in self.obstacles:
            if [sy for sy in rows if -k < ty - sy < k]:
                points = [p for p in points if (dx := p[0] - tx) * dx + (dy := p[1] - ty) * dy >= square]
        return points

    def _ring(self) -> list[Point]:
        """Places round the compass in wider steps, as far as the reach goes and half as far."""
        x, y, reach = self.x, self.y, self.reach
        points = [(x + ox, y + oy) for ox, oy in self.content.rings[self.kind]]
        taken: set[Point] = set()
        for ring, far in ((points[::2], reach), (points[1::2], reach // 2)):
            for tx, ty, k, square in self.obstacles:
                away = (tx - x) ** 2 + (ty - y) ** 2
                if (far - k - 2) ** 2 < away < (far + k) ** 2 or far < k:
                    taken.update([p for p in ring if (dx := p[0] - tx) * dx + (dy := p[1] - ty) * dy < square])
        return [p for p in points if p not in taken] if taken else points
