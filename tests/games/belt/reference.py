"""The canonical destinations once more, as plainly as they can be said: every point is tried with the one judge."""

from __future__ import annotations

from collections.abc import Iterator

from gamelode.games.belt.board.geometry import Point, contact_point, double_contacts, root_up, step_towards
from gamelode.games.belt.kinds import DEBRIS, DRILLER, HAULER, SCOUT, kind_of
from gamelode.games.belt.rules.movement import why_not_fly
from gamelode.games.belt.table import BeltTable

COMPASS = [
    (1000, 0), (924, 383), (707, 707), (383, 924), (0, 1000), (-383, 924), (-707, 707), (-924, 383),
    (-1000, 0), (-924, -383), (-707, -707), (-383, -924), (0, -1000), (383, -924), (707, -707), (924, -383),
]  # fmt: skip
REACH, RADIUS, ROCK = (1510, 880, 630), (60, 90, 110), (100, 160, 100)


def destinations(table: BeltTable, unit: int) -> list[Point]:
    points = dict.fromkeys(p for p in candidates(table, unit) if why_not_fly(table, unit, *p) is None)
    return list(points)


def goals(table: BeltTable, unit: int) -> list[tuple[int, int, int, int]]:
    """Centre, sum of radii, ticks of the coming movement."""
    kind = kind_of(unit)
    asteroids = [rock for rock in table.on_board if table.size[rock] != DEBRIS]
    found = [(*table.place(r), RADIUS[kind] + ROCK[table.size[r]], (2, 1)[table.size[r]]) for r in asteroids]
    units = sorted((number, other) for other, number in enumerate(table.number) if number and other != unit)
    for _, other in units:
        enemy, what = table.team(other) != table.team(unit), kind_of(other)
        sought = {
            SCOUT: False,
            DRILLER: what in (DRILLER, HAULER) and (enemy or what == HAULER),
            HAULER: what == DRILLER and not enemy,
        }
        if sought[kind]:
            found.append((table.x[other], table.y[other], RADIUS[kind] + RADIUS[what], 0))
    return found


def candidates(table: BeltTable, unit: int) -> Iterator[Point]:
    x, y, kind = table.x[unit], table.y[unit], kind_of(unit)
    reach, r, team = REACH[kind], RADIUS[kind], table.team(unit)
    things = goals(table, unit)
    yield x, y
    for tx, ty, k, _ in things:
        yield contact_point(tx, ty, k + 5, x - tx, y - ty)
        yield from (contact_point(tx, ty, k + 5, dx, dy) for dx, dy in COMPASS)
    teams = [team]
    if kind == DRILLER:
        teams += [t for t in dict.fromkeys(table.team_of[seat] for seat in table.order) if t != team]
    for berth in [table.berths[t] for t in teams]:
        k, c = 150 + r + 5, 150 + (46, 67, 81)[kind]
        for v in (-150, -75, 0, 75, 150):
            yield from ((4400 - k, berth + v), (4400 + k, berth + v), (4400 + v, berth - k), (4400 + v, berth + k))
        yield from ((4400 + c, berth + c), (4400 + c, berth - c), (4400 - c, berth + c), (4400 - c, berth - c))
    for i, (x1, y1, a, _) in enumerate(things):
        for x2, y2, b, _ in things[i + 1 :]:
            if (x2 - x1) ** 2 + (y2 - y1) ** 2 <= 600**2:
                for px, py in double_contacts(x1, y1, a + 5, x2, y2, b + 5):
                    one, two = (px - x1) ** 2 + (py - y1) ** 2, (px - x2) ** 2 + (py - y2) ** 2
                    if a * a <= one <= (a + 10) ** 2 and b * b <= two <= (b + 10) ** 2:
                        yield px, py
    if kind == SCOUT:
        yield from ranges(table, unit)
    for tx, ty, k, _ in things:
        px, py = contact_point(tx, ty, k + 5, x - tx, y - ty)
        if (px - x) ** 2 + (py - y) ** 2 > reach * reach and (tx - x) ** 2 + (ty - y) ** 2 <= (2 * reach) ** 2:
            yield from approach(table, unit, tx, ty)
    berth = table.berths[team]
    gx, gy = max(abs(x - 4400) - 150, 0), max(abs(y - berth) - 150, 0)
    if gx * gx + gy * gy > (reach + r + 5) ** 2:
        yield from approach(table, unit, 4400, berth)
    for tx, ty, k, ticks in things:
        later = tx + 400 * ticks
        if ticks and later <= 5200 and (later - x) ** 2 + (ty - y) ** 2 <= (2 * reach) ** 2:
            px, py = contact_point(tx, ty, k + 5, x - tx, y - ty)
            yield from approach(table, unit, px + 400 * ticks, py)
    for sy in range(300, 5701, 600):
        yield from ((x - 400, sy), (x, sy), (x + 400, sy))
    for dx, dy in COMPASS[::2]:
        yield step_towards(x, y, x + 100 * dx, y + 100 * dy, reach)
        yield step_towards(x, y, x + 100 * dx, y + 100 * dy, reach // 2)


def ranges(table: BeltTable, unit: int) -> Iterator[Point]:
    x, y = table.x[unit], table.y[unit]
    scouts = sorted(
        (number, other)
        for other, number in enumerate(table.number)
        if number and kind_of(other) == SCOUT and table.team(other) != table.team(unit)
    )
    prey = [(table.x[other], table.y[other], 750) for _, other in scouts]
    prey += [(*table.place(rock), 790) for rock in table.on_board if table.size[rock] == DEBRIS]
    for tx, ty, far in prey:
        away = (tx - x) ** 2 + (ty - y) ** 2
        if away <= far * far:
            continue
        for more in range(3):
            most = root_up(away) - far + 1 + more
            px, py = step_towards(x, y, tx, ty, most)
            in_range = (px - tx) ** 2 + (py - ty) ** 2 <= far * far
            if root_up(away) - far + 1 <= 1510 and in_range and why_not_fly(table, unit, px, py) is None:
                yield px, py
                break


def approach(table: BeltTable, unit: int, tx: int, ty: int) -> Iterator[Point]:
    reach = REACH[kind_of(unit)]
    for shorter in range(0, 201, 10):
        point = step_towards(table.x[unit], table.y[unit], tx, ty, reach - shorter)
        if why_not_fly(table, unit, *point) is None:
            yield point
            return
