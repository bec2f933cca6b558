"""The ways of creatures, over open ground and along the rims of pits."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from gamelode.kernel import cites

from ..kinds import STEPS, Space, Spaces, Way
from .hexes import BIT, DISTANCE, NEAR, ON_BOARD, SIDES, WITHIN, around, spaces_of

Terrain = tuple[Spaces, Spaces, Spaces]  # usable spaces, pits to climb along, fields that cannot be left
Steps = tuple[dict[int, int], list[int], list[Spaces]]
ANY_FAR = 99  # steps: no way is as long


@cites("ACT-07", "R-57")
class Rims:
    """[R-57] Where creatures cling in pits: to an arc of neighbours that are no pit."""

    def __init__(self, pits: Spaces) -> None:
        self.pits, self.rim = pits, around(pits) & ~pits
        self.place: list[Space] = []  # of each foothold
        self.arcs: list[frozenset[Space]] = []
        self.footholds: dict[Space, list[int]] = {}
        self.enter: dict[tuple[Space, Space], int] = {}  # from a space that is no pit into a pit
        for pit in spaces_of(pits):
            self._add(pit)
        self.links = [self._linked(foothold) for foothold in range(len(self.place))]
        self.leave = [sum(BIT[s] for s in arc if s in ON_BOARD) for arc in self.arcs]
        # The same as sets, which are ints: a bit for each foothold.
        self.bits = [BIT[pit] for pit in self.place]
        self.at = {pit: sum(1 << foothold for foothold in footholds) for pit, footholds in self.footholds.items()}
        self.steps = self._steps(0, False)

    def _steps(self, held: Spaces, back: bool) -> Steps:
        """Where a step leads: by the bit of a space on the rim to footholds; by foothold to others, and to spaces."""
        entering = {BIT[space]: 0 for space in spaces_of(self.rim)}
        for (space, pit), foothold in self.enter.items():
            if space in ON_BOARD and _may(space, pit, held, back):
                entering[BIT[space]] |= 1 << foothold
        linked = [
            sum(1 << other for other in self.links[foothold] if _may(pit, self.place[other], held, back))
            for foothold, pit in enumerate(self.place)
        ]
        leaving = [
            sum(BIT[space] for space in spaces_of(spaces) if _may(self.place[foothold], space, held, back))
            for foothold, spaces in enumerate(self.leave)
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
        firsts = [i for i in range(SIDES) if solid[i] and not solid[i - 1]] or ([0] if solid[0] else [])
        for first in firsts:
            arc = []
            for i in range(SIDES):
                if not solid[(first + i) % SIDES]:
                    break
                arc.append(ring[(first + i) % SIDES])
            foothold = len(self.place)
            self.place.append(pit)
            self.arcs.append(frozenset(arc))
            self.footholds.setdefault(pit, []).append(foothold)
            for space in arc:
                self.enter[space, pit] = foothold

    def _linked(self, foothold: int) -> tuple[int, ...]:
        """Holds of adjacent pit spaces that share a space of the arc."""
        pit = self.place[foothold]
        found: list[int] = []
        for turn, step in enumerate(STEPS):
            if self._is_pit(pit + step):
                both = (pit + STEPS[turn - 1], pit + STEPS[(turn + 1) % SIDES])
                found += [self.enter[common, pit + step] for common in both if common in self.arcs[foothold]]
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
    return tuple([walk(goal, usable, pits, held, ANY_FAR, True) for goal in goals])


def _next(layer: Spaces, held: Spaces, back: bool) -> Spaces:
    """The neighbours of a layer that a step may lead to, or come from."""
    inside = around(layer & held) & held
    return around(layer) & ~held | inside if back else around(layer & ~held) | inside


def _walk_along(rim: Rims, start: Space, usable: Spaces, held: Spaces, limit: int, back: bool) -> tuple[Spaces, ...]:
    """As `walk`, where pits are climbed along."""
    entering, linked, leaving = rim.steps_with(held, back)
    first, bits = BIT[start], rim.bits
    footholds = rim.at.get(start, 0)
    free = (1 << len(bits)) - 1 & ~footholds  # footholds not come to yet, and spaces
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
        while footholds:
            foothold = footholds.bit_length() - 1
            new |= leaving[foothold]
            found |= linked[foothold]
            footholds ^= 1 << foothold
        layer = floor = new & dry
        dry ^= floor
        left = footholds = found & free
        free ^= footholds
        if not floor and not footholds:
            break
        while left:
            foothold = left.bit_length() - 1
            layer |= bits[foothold] & wet
            left ^= 1 << foothold
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
def ways(start: Space, goal: Space, steps: int, terrain: Terrain, every: bool = True) -> tuple[Way, ...]:
    """The ways from start to goal with exactly so many steps, the one through the smallest spaces first, or only it."""
    usable, pits, held = terrain
    if not every and not held and not pits & WITHIN[steps][start]:
        return (_straight(start, goal, steps, usable),)
    rim = rims(pits)
    found: list[Way] = []
    to_goal = DISTANCE[goal]

    def go(space: Space, foothold: int, way: Way) -> None:
        left = steps - len(way)
        if left == 0:
            if space == goal:
                found.append(way)
            return
        for then, there in onward(rim, space, foothold, usable, held):
            if to_goal[then] < left and then not in way:
                go(then, there, (*way, then))
                if found and not every:
                    return

    for foothold in rim.footholds.get(start, [-1]):
        go(start, foothold, ())
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


def onward(rim: Rims, space: Space, foothold: int, usable: Spaces, held: Spaces) -> Iterator[tuple[Space, int]]:
    """Where a creature may go with its next step, and what it then clings to."""
    if foothold < 0:
        for then in spaces_of(NEAR[space] & usable):
            if not held or _may(space, then, held, False):
                yield then, rim.enter.get((space, then), -1)
        return
    for then in spaces_of(rim.leave[foothold] & usable):
        if not held or _may(space, then, held, False):
            yield then, -1
    for there in rim.links[foothold]:
        then = rim.place[there]
        if usable & BIT[then] and (not held or _may(space, then, held, False)):
            yield then, there
