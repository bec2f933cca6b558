"""The hex board in whole numbers: spaces, distance, sight, facing, the ways of creatures along pits. Pure functions.

A space is a place in rows of 24, wide enough that a step to each side is the same number everywhere; a set of spaces
is an int with a bit for each. Nothing here knows a rule of the game but those of the board.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Annotated

from gamelode.kernel import cites

Space = Annotated[int, "space"]
Spaces = int  # a set, a bit for each space
Way = tuple[Space, ...]

ROWS, WIDE, SHIFT = 15, 24, 8
STEPS = (1, WIDE, WIDE - 1, -1, -WIDE, 1 - WIDE)  # E, SE, SW, W, NW, NE
AXES = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # the same as axial vectors
DIRECTIONS = ("E", "SE", "SW", "W", "NW", "NE")
NOWHERE = -1


def space_at(q: int, r: int) -> Space:
    """[R-01] The number of an axial place."""
    return r * WIDE + q + SHIFT


def axial(space: Space) -> tuple[int, int]:
    return space % WIDE - SHIFT, space // WIDE


@cites("R-01")
def from_offset(col: int, row: int) -> Space:
    """[R-01] The number of a place given by column and row, as maps do."""
    return space_at(col - row // 2, row)


def to_offset(space: Space) -> tuple[int, int]:
    q, r = axial(space)
    return q + r // 2, r


ALL: tuple[Space, ...] = tuple(from_offset(col, row) for row in range(ROWS) for col in range(15 - row % 2))
BOARD: Spaces = sum(1 << space for space in ALL)
ON_BOARD = frozenset(ALL)
CELLS = ROWS * WIDE
BIT = (*(1 << space for space in range(CELLS)), 0)  # the last one for NOWHERE


def around(spaces: Spaces) -> Spaces:
    """All neighbours of a set."""
    left, right = spaces << 1, spaces >> 1  # a step down or up is a step of WIDE, or of one less
    return (left | right | (left | spaces) << (WIDE - 1) | (right | spaces) >> (WIDE - 1)) & BOARD


def spaces_of(spaces: Spaces) -> list[Space]:
    """The members of a set: by row, and in a row from left to right."""
    found: list[Space] = []
    while spaces:
        last = spaces.bit_length() - 1
        found.append(last)
        spaces ^= BIT[last]
    found.reverse()
    return found


@lru_cache(maxsize=1 << 12)
def listed(spaces: Spaces) -> tuple[Space, ...]:
    """The same, for those who look at one board again and again."""
    return tuple(spaces_of(spaces))


@cites("RANGE-01", "R-02")
def distance(a: Space, b: Space) -> int:
    """[RANGE-01] [R-02] Steps between two spaces, whatever lies between."""
    (q, r), (u, v) = axial(a), axial(b)
    return max(abs(u - q), abs(v - r), abs(u - q + v - r))


DISTANCE = [[distance(a, b) for b in range(CELLS)] if a in ON_BOARD else [] for a in range(CELLS)]
NEAR = (*(around(1 << space) for space in range(CELLS)), 0)


FARTHEST = 10  # that anything reaches


def _within() -> list[list[Spaces]]:
    rings = [[BIT[space] for space in range(CELLS)]]
    for _ in range(FARTHEST):
        rings.append([spaces | around(spaces) for spaces in rings[-1]])
    return rings


WITHIN = _within()  # by distance from 0 to FARTHEST, then by space


def direction_of(a: Space, b: Space) -> int:
    """Which of the six directions a step leads."""
    return STEPS.index(b - a)


def best_direction(a: Space, b: Space) -> int:
    """[R-51] The direction that points best from a to b; the first one of equals."""
    (q, r), (u, v) = axial(a), axial(b)
    return max(range(6), key=lambda d: (_dot(AXES[d], (u - q, v - r)), -d))


def _dot(a: tuple[int, int], b: tuple[int, int]) -> int:
    """Of axial vectors, as cube coordinates."""
    return a[0] * b[0] + a[1] * b[1] + (a[0] + a[1]) * (b[0] + b[1])


@cites("R-67")
def is_behind(creature: Space, facing: int, attacker: Space) -> bool:
    """[R-67] Whether the attacker stands on the rear side of a creature that faces there."""
    (q, r), (u, v) = axial(creature), axial(attacker)
    return _dot(AXES[facing], (u - q, v - r)) < 0


# --- sight

# Stretched so that corners are whole numbers; straight lines stay straight.
# A space is |x| <= 200, |x + y| <= 400, |x - y| <= 400.
_SAMPLES = (
    *((0, 0), (0, 396), (0, -396), (198, 198), (198, -198), (-198, 198), (-198, -198)),
    *((198, 0), (-198, 0), (99, 297), (-99, 297), (99, -297), (-99, -297)),
)


def centre(q: int, r: int) -> tuple[int, int]:
    return 200 * (2 * q + r), 600 * r


def meets(ax: int, ay: int, bx: int, by: int) -> bool:
    """Whether the segment from a to b meets the closed space at the origin (by separating axes)."""
    if min(ax, bx) > 200 or max(ax, bx) < -200:
        return False
    s, t = ax + ay, bx + by
    if min(s, t) > 400 or max(s, t) < -400:
        return False
    s, t = ax - ay, bx - by
    if min(s, t) > 400 or max(s, t) < -400:
        return False
    nx, ny = ay - by, bx - ax
    reach = max(abs(400 * ny), abs(200 * nx + 200 * ny), abs(200 * nx - 200 * ny))
    return abs(nx * ax + ny * ay) <= reach


Place = tuple[int, int]
Ray = tuple[Place, ...]


def _turned(place: Place, turns: int, mirrored: bool) -> Place:
    q, r = place
    for _ in range(turns):
        q, r = -r, q + r
    return (r, q) if mirrored else (q, r)


def _back(place: Place, turns: int, mirrored: bool) -> Place:
    q, r = place[::-1] if mirrored else place
    for _ in range(6 - turns):
        q, r = -r, q + r
    return q, r


@cache
def rays(dq: int, dr: int) -> tuple[Ray, ...]:
    """The ways to look from (0, 0) to (dq, dr): for each, the spaces it meets in between; only the least ones."""
    best, turns, mirrored = max((_turned((dq, dr), t, m), t, m) for t in range(6) for m in (False, True))
    if best != (dq, dr):  # the board looks the same from twelve sides
        return tuple(tuple(_back(place, turns, mirrored) for place in ray) for ray in rays(*best))
    n = max(abs(dq), abs(dr), abs(dq + dr))
    tx, ty = centre(dq, dr)
    between = [
        ((q, r), *centre(q, r))
        for q in range(-n - 1, n + 2)
        for r in range(-n - 1, n + 2)
        if (q, r) not in ((0, 0), (dq, dr))
        and max(abs(q), abs(r), abs(q + r)) + max(abs(dq - q), abs(dr - r), abs(dq - q + dr - r)) <= n + 1
    ]
    found = {
        frozenset([place for place, x, y in between if meets(ax - x, ay - y, tx + bx - x, ty + by - y)])
        for ax, ay in _SAMPLES
        for bx, by in _SAMPLES
    }
    least = [ray for ray in found if not any(other < ray for other in found)]
    return tuple(tuple(sorted(ray)) for ray in sorted(least, key=lambda ray: (len(ray), sorted(ray))))


_lines: dict[int, tuple[Spaces, ...]] = {}
_BIAS = 2 * CELLS


@cache
def _shifted(dq: int, dr: int) -> tuple[int, ...]:
    """The rays as sets of spaces about a place far enough from the edge that no bit is negative."""
    return tuple(sum(1 << (_BIAS + y * WIDE + x) for x, y in ray) for ray in rays(dq, dr))


def lines(a: Space, b: Space) -> tuple[Spaces, ...]:
    """The lines between two spaces, each as the set of spaces it meets on the way; neither of the two is in it."""
    key = a << 9 | b
    found = _lines.get(key)
    if found is None:
        (q, r), (u, v) = axial(a), axial(b)
        found = _lines[key] = tuple([ray << a >> _BIAS & BOARD for ray in _shifted(u - q, v - r)])
    return found


@cites("LOS-01", "R-03")
def sees(a: Space, b: Space, blockers: Spaces) -> bool:
    """[LOS-01] [R-03] Some straight line from any part of a to any part of b neither crosses nor touches a blocker."""
    for line in _lines.get(a << 9 | b) or lines(a, b):  # noqa: SIM110, any() is slower
        if not line & blockers:
            return True
    return False


def seen(a: Space, among: Spaces, blockers: Spaces) -> Spaces:
    """Those spaces of a set that are seen from a."""
    found = 0
    for b in spaces_of(among):
        for line in _lines.get(a << 9 | b) or lines(a, b):
            if not line & blockers:
                found |= BIT[b]
                break
    return found


# --- the ways of creatures


Steps = tuple[dict[int, int], list[int], list[Spaces]]


@cites("ACT-07", "R-57")
class Rims:
    """[R-57] Where creatures cling in pits: to an arc of neighbours that are no pit."""

    def __init__(self, pits: Spaces) -> None:
        self.pits, self.rim = pits, around(pits) & ~pits
        self.place: list[Space] = []  # of each hold
        self.arcs: list[frozenset[Space]] = []
        self.holds: dict[Space, list[int]] = {}
        self.enter: dict[tuple[Space, Space], int] = {}  # from a space that is no pit into a pit
        for pit in spaces_of(pits):
            self._add(pit)
        self.links = [self._linked(hold) for hold in range(len(self.place))]
        self.leave = [sum(BIT[s] for s in arc if s in ON_BOARD) for arc in self.arcs]
        # The same as sets, which are ints: a bit for each hold.
        self.spots = [BIT[pit] for pit in self.place]
        self.at = {pit: sum(1 << hold for hold in holds) for pit, holds in self.holds.items()}
        self.steps = self._steps(0, False)

    def _steps(self, held: Spaces, back: bool) -> Steps:
        """By the bit of a space on the rim: the holds that a step leads to. By hold: other holds, and spaces."""
        entering = {BIT[space]: 0 for space in spaces_of(self.rim)}
        for (space, pit), hold in self.enter.items():
            if space in ON_BOARD and _may(space, pit, held, back):
                entering[BIT[space]] |= 1 << hold
        linked = [
            sum(1 << other for other in self.links[hold] if _may(self.place[hold], self.place[other], held, back))
            for hold in range(len(self.place))
        ]
        leaving = [
            sum(BIT[space] for space in spaces_of(spaces) if _may(self.place[hold], space, held, back))
            for hold, spaces in enumerate(self.leave)
        ]
        return entering, linked, leaving

    def steps_with(self, held: Spaces, back: bool) -> Steps:
        """Without the steps that lead out of a field."""
        return self._steps(held, back) if held else self.steps

    def _is_pit(self, space: Space) -> bool:
        return space in ON_BOARD and bool(self.pits & BIT[space])

    def _add(self, pit: Space) -> None:
        """The arcs of a pit space, read round its ring."""
        ring = [pit + step for step in STEPS]
        solid = [not self._is_pit(space) for space in ring]
        firsts = [i for i in range(6) if solid[i] and not solid[i - 1]] or ([0] if solid[0] else [])
        for first in firsts:
            arc = []
            for i in range(6):
                if not solid[(first + i) % 6]:
                    break
                arc.append(ring[(first + i) % 6])
            hold = len(self.place)
            self.place.append(pit)
            self.arcs.append(frozenset(arc))
            self.holds.setdefault(pit, []).append(hold)
            for space in arc:
                self.enter[space, pit] = hold

    def _linked(self, hold: int) -> tuple[int, ...]:
        """Holds of adjacent pit spaces that share a space of the arc."""
        pit = self.place[hold]
        found: list[int] = []
        for turn, step in enumerate(STEPS):
            if self._is_pit(pit + step):
                both = (pit + STEPS[turn - 1], pit + STEPS[(turn + 1) % 6])
                found += [self.enter[common, pit + step] for common in both if common in self.arcs[hold]]
        return tuple(dict.fromkeys(found))


@lru_cache(maxsize=256)
def rims(pits: Spaces) -> Rims:
    return Rims(pits)


@lru_cache(maxsize=1 << 14)
def walk(start: Space, usable: Spaces, pits: Spaces, held: Spaces, limit: int, back: bool) -> tuple[Spaces, ...]:
    """Spaces by the least number of steps from the start; what is `held` cannot be left, and `back` walks to the start.

    Pits are used along their rims: for flyers, give none.
    """
    if pits:
        return _walk_along(rims(pits), start, usable, held, limit, back)
    layer = BIT[start]
    left, layers = usable & ~layer, [layer]
    while len(layers) <= limit:
        layer = (_next(layer, held, back) if held else around(layer)) & left
        if not layer:
            break
        left ^= layer
        layers.append(layer)
    return tuple(layers)


@lru_cache(maxsize=1 << 10)
def walks_to(goals: tuple[Space, ...], usable: Spaces, pits: Spaces, held: Spaces) -> tuple[tuple[Spaces, ...], ...]:
    """For each goal, spaces by how many steps lead from them to it."""
    return tuple([walk(goal, usable, pits, held, 99, True) for goal in goals])


def _next(layer: Spaces, held: Spaces, back: bool) -> Spaces:
    """The neighbours of a layer that a step may lead to, or come from."""
    inside = around(layer & held) & held
    return around(layer) & ~held | inside if back else around(layer & ~held) | inside


def _walk_along(rim: Rims, start: Space, usable: Spaces, held: Spaces, limit: int, back: bool) -> tuple[Spaces, ...]:
    """As `walk`, with pits."""
    entering, linked, leaving = rim.steps_with(held, back)
    first, spots = BIT[start], rim.spots
    holds = rim.at.get(start, 0)
    free = (1 << len(spots)) - 1 & ~holds  # holds not come to yet, and spaces
    for pit in spaces_of(rim.pits & ~usable):
        free &= ~rim.at.get(pit, 0)
    dry, wet = usable & ~rim.pits & ~first, rim.pits & ~first
    floor, layers = first & ~rim.pits, [first]
    while len(layers) <= limit:
        new, found, edge = _next(floor, held, back) if held else around(floor), 0, floor & rim.rim
        while edge:
            low = edge & -edge
            found |= entering[low]
            edge ^= low
        while holds:
            hold = holds.bit_length() - 1
            new |= leaving[hold]
            found |= linked[hold]
            holds ^= 1 << hold
        layer = floor = new & dry
        dry ^= floor
        left = holds = found & free
        free ^= holds
        if not floor and not holds:
            break
        while left:
            hold = left.bit_length() - 1
            layer |= spots[hold] & wet
            left ^= 1 << hold
        wet &= ~layer
        layers.append(layer)
    return tuple(layers)


def _may(a: Space, b: Space, held: Spaces, back: bool) -> bool:
    """Whether a step from a to b, or back, does not lead out of a field."""
    leaves, comes = (b, a) if back else (a, b)
    return not (held & BIT[leaves] and not held & BIT[comes])


def steps_to(layers: tuple[Spaces, ...], space: Space) -> int:
    """How many steps away a space is, or -1."""
    bit = BIT[space]
    for steps, layer in enumerate(layers):
        if layer & bit:
            return steps
    return -1


@lru_cache(maxsize=1 << 14)
def ways(
    start: Space, goal: Space, steps: int, usable: Spaces, pits: Spaces, held: Spaces, every: bool = True
) -> tuple[Way, ...]:
    """The ways from start to goal with exactly so many steps, the one through the smallest spaces first, or only it."""
    if not every and not held and not pits & WITHIN[steps][start]:
        return (_straight(start, goal, steps, usable),)
    rim = rims(pits)
    found: list[Way] = []
    to_goal = DISTANCE[goal]

    def go(space: Space, hold: int, way: Way) -> None:
        left = steps - len(way)
        if left == 0:
            if space == goal:
                found.append(way)
            return
        for then, there in onward(rim, space, hold, usable, held):
            if to_goal[then] < left and then not in way:
                go(then, there, (*way, then))
                if found and not every:
                    return

    for hold in rim.holds.get(start, [-1]):
        go(start, hold, ())
    return tuple(sorted(set(found)) if every else [min(found)] if found else [])


def _straight(start: Space, goal: Space, steps: int, usable: Spaces) -> tuple[Space, ...]:
    """The way through the smallest spaces, where there is one and no pit is near."""
    back = [BIT[goal]]
    for _ in range(steps - 1):
        back.append(around(back[-1]) & usable)
    way, space = [], start
    for layer in reversed(back):
        onto = NEAR[space] & layer
        space = (onto & -onto).bit_length() - 1
        way.append(space)
    return tuple(way)


def onward(rim: Rims, space: Space, hold: int, usable: Spaces, held: Spaces) -> Iterator[tuple[Space, int]]:
    """Where a creature may go with its next step, and what it then clings to."""
    if hold < 0:
        for then in spaces_of(NEAR[space] & usable):
            if not held or _may(space, then, held, False):
                yield then, rim.enter.get((space, then), -1)
        return
    for then in spaces_of(rim.leave[hold] & usable):
        if not held or _may(space, then, held, False):
            yield then, -1
    for there in rim.links[hold]:
        then = rim.place[there]
        if usable & BIT[then] and (not held or _may(space, then, held, False)):
            yield then, there


# --- areas


def triangles(space: Space) -> list[Spaces]:
    """The six triangles of spaces that hold this one."""
    return [BIT[space] | BIT[a] | BIT[b] for a, b in _pairs(space)]


def _pairs(space: Space) -> Iterator[tuple[Space, Space]]:
    for turn in range(6):
        a, b = space + STEPS[turn], space + STEPS[(turn + 1) % 6]
        if a in ON_BOARD and b in ON_BOARD:
            yield a, b


def threes(space: Space) -> list[Spaces]:
    """The straight lines of three spaces that hold this one."""
    found = []
    for step in STEPS[:3]:
        for first in (-2, -1, 0):
            line = [space + step * (first + i) for i in range(3)]
            if all(s in ON_BOARD for s in line):
                found.append(BIT[line[0]] | BIT[line[1]] | BIT[line[2]])
    return found


def sevens(space: Space) -> list[Spaces]:
    """The rounds of seven spaces that hold this one, the one about itself first."""
    return [NEAR[s] | BIT[s] for s in (space, *spaces_of(NEAR[space]))]


SHAPES = {"single": lambda space: [BIT[space]], "triangle": triangles, "line3": threes, "blast7": sevens}
