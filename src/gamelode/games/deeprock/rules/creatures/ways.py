"""The ways that creatures take: to their target, or in flight."""

from __future__ import annotations

from gamelode.kernel import cites

from ...board.hexes import BIT, DISTANCE, WITHIN, spaces_of
from ...board.sight import seen
from ...board.walks import ANY_FAR, Terrain, onward, rims, walk, walks_to, ways
from ...kinds import NOWHERE, SENTRY_RANGE, Creature, Kind, Space, Spaces, Way
from ...table import DeepRockTable
from .whom_they_go_for import Target, creature_blockers, in_its_way

Start = tuple[Space, Way, Spaces]  # from where it moves, what comes first, what the first step may not enter


# --- the terrain


@cites(
    "ACT-07",
    "ACT-09",
    "ACT-12",
    "CRE-07",
    "CRE-17",
    "DRILL-09",
    "GUN-10",
    "EFF-08",
    "R-24",
    "R-54",
    "R-57",
    "R-58",
    "R-69",
    "R-80",
)
def terrain_of(table: DeepRockTable, kind: Kind) -> Terrain:
    """The spaces a kind of creature may use, the pits it must climb along, and the fields it cannot leave."""
    barred = table.burning | BIT[table.shield]
    for space in table.lures.values():
        barred |= BIT[space]
    held = 0
    for spaces in table.fields.values():
        held |= spaces
    gait = table.content.creatures[kind].gait
    return gait.usable(table) & ~barred, gait.pits(table), held


@cites("ACT-13", "R-54")
def way_to(table: DeepRockTable, kind: Kind, target: Space) -> tuple[Spaces, ...]:
    """Spaces by how many steps a creature of this kind is from a target."""
    return walks_to((target,), *terrain_of(table, kind))[0]


@cites("ACT-09", "ACT-10", "R-07", "R-69")
def may_stop(table: DeepRockTable, creature: Creature, way: Way) -> bool:
    """Whether a creature may stand where a way ends; the one of two spaces needs room for its rear too."""
    free = table.free_for_creatures() | table.spaces_of_creature(creature)
    if not free & BIT[way[-1]] or table.burning & BIT[way[-1]]:
        broken = table.content.nature[creature].gait.breaks(table)
        if not broken & BIT[way[-1]] & ~table.map.objects:
            return False
    if creature != table.content.two_spaces:
        return True
    behind = way[-2] if len(way) > 1 else table.where[creature]
    return bool((free | table.walls | table.stalagmites) & BIT[behind])


@cites("CRE-18", "R-69", "R-80")
def starts_of(table: DeepRockTable, creature: Creature, held: Spaces) -> list[Start]:
    """The Oppressor cannot walk into its own rear, but it may turn round first, unless its front is held in a field."""
    front, rear = table.where[creature], table.rear
    if creature != table.content.two_spaces:
        return [(front, (), 0)]
    stays = held & BIT[front] and not held & BIT[rear]
    return [(front, (), BIT[rear]), *([] if stays else [(rear, (rear,), BIT[front])])]


# --- its way


@cites("ACT-05", "ACT-08", "ACT-10", "ACT-11", "ACT-14", "R-55", "R-56")
def best_ways(table: DeepRockTable, creature: Creature, aims: list[Target]) -> tuple[Way, ...]:
    """All ways that are equally good: into reach of the target with the fewest steps, or else nearest to it."""
    content = table.content
    kind = content.kind_of[creature]
    nature = content.creatures[kind]
    if not nature.movement:
        return ()
    terrain = terrain_of(table, kind)
    hunted = in_its_way(table, creature, aims, terrain)
    if not hunted:
        return ()
    away, _rank, _target, target = hunted[0]
    stop = table.free_for_creatures() & ~table.burning | terrain[0] & nature.gait.breaks(table)
    nearer = walk(target, *terrain, ANY_FAR, True)[max(away - nature.movement, 0) : away]
    if creature == content.two_spaces:
        return _ways_of_two(table, creature, target, nearer, stop, terrain)
    start = table.where[creature]
    reached = _reach(start, terrain, nature.movement)
    close = 0
    if DISTANCE[start][target] <= nature.range + nature.movement:
        close = WITHIN[nature.range][target] & stop
        if nature.range > 1:
            close = seen(target, close & WITHIN[nature.movement][start], creature_blockers(table, creature))
    steps, goals = _first(reached, close, *nearer, stop=stop)
    if not goals:
        return ()
    every = nature.faces or is_threatened(table, creature, steps)
    found = _ways(start, spaces_of(goals), steps, terrain, every)
    return told_apart(table, creature, found) if every else tuple(sorted(found))


def _first(reached: tuple[Spaces, ...], *wanted: Spaces, stop: Spaces) -> tuple[int, Spaces]:
    """The spaces of the first wanted set that can be come to, with the fewest steps; and how many these are."""
    for spaces in wanted:
        among = spaces & stop
        if among:
            for steps in range(1, len(reached)):
                if reached[steps] & among:
                    return steps, reached[steps] & among
    return 0, 0


def _reach(start: Space, terrain: Terrain, steps: int) -> tuple[Spaces, ...]:
    """Where so many steps lead. What lies farther off makes no difference, and would only spoil the memory of it."""
    (usable, pits, held), near = terrain, WITHIN[steps][start]
    return walk(start, (usable | BIT[start]) & near, pits if pits & near else 0, held & near, steps, False)


def _ways(start: Space, goals: list[Space], steps: int, terrain: Terrain, every: bool) -> list[Way]:
    """Ways to all these goals; to each one, or every one there is."""
    (usable, pits, held), near = terrain, WITHIN[steps][start]
    terrain = (usable & near, pits, held & near)
    return [way for goal in goals for way in ways(start, goal, steps, terrain, every)]


@cites("CRE-17", "CRE-18", "R-55", "R-69")
def _ways_of_two(
    table: DeepRockTable,
    creature: Creature,
    target: Space,
    nearer: tuple[Spaces, ...],
    stop: Spaces,
    terrain: Terrain,
) -> tuple[Way, ...]:
    """As `best_ways`, for the one that takes two spaces, breaks rock, and may turn round first."""
    nature = table.content.nature[creature]
    close = WITHIN[nature.range][target] & stop
    if nature.range > 1:
        close = seen(target, close, creature_blockers(table, creature))
    starts = starts_of(table, creature, terrain[2])
    reached = [_reach(start, terrain, nature.movement) for start, _turned, _barred in starts]
    for wanted in (close, *nearer):
        for steps in range(1, nature.movement + 1):
            found: list[Way] = []
            for (start, turned, barred), layers in zip(starts, reached, strict=True):
                goals = spaces_of(layers[steps] & wanted & stop) if steps < len(layers) else []
                whole = [turned + w for w in _ways(start, goals, steps, terrain, True) if not barred & BIT[w[0]]]
                found += [way for way in whole if may_stop(table, creature, way)]
            if found:
                return told_apart(table, creature, found)
    return ()


@cites("SYM-06", "UPG-04", "R-18", "R-69")
def flights(table: DeepRockTable, creature: Creature, source: Space, steps: int) -> tuple[Way, ...]:
    """The ways of up to so many steps that lead farther from the source at each step."""
    usable, pits, held = terrain_of(table, table.content.kind_of[creature])
    rim, away, found = rims(pits), DISTANCE[source], []
    for start, turned, barred in starts_of(table, creature, held):
        layer: list[tuple[Space, int, Way]] = [(start, foothold, ()) for foothold in rim.footholds.get(start, [-1])]
        for _ in range(steps):
            layer = [
                (onto, there, (*way, onto))
                for space, foothold, way in layer
                for onto, there in onward(rim, space, foothold, usable & ~barred if space == start else usable, held)
                if away[onto] > away[space]
            ]
            found += [turned + way for _space, _hold, way in layer if may_stop(table, creature, turned + way)]
    return told_apart(table, creature, found)


@cites("R-55", "R-18", "ACT-16")
def told_apart(table: DeepRockTable, creature: Creature, found: list[Way]) -> tuple[Way, ...]:
    """Ways that could make a difference: to one place but one, if nothing on them could be noticed."""
    found = sorted(set(found))
    if len(found) < 2 or is_threatened(table, creature, max(map(len, found))):
        return tuple(found)
    nature = table.content.nature[creature]
    rock = nature.gait.breaks(table)
    different: dict[tuple[int, ...], Way] = {}
    for way in found:
        before = (way[-2] if len(way) > 1 else NOWHERE) if nature.faces else NOWHERE
        broken = sum(BIT[space] for space in way if rock & BIT[space])
        different.setdefault((way[-1], before, broken), way)
    return tuple(different.values())


def is_threatened(table: DeepRockTable, creature: Creature, steps: int) -> bool:
    """Whether the gun, a mine or a charge could do something to it within so many steps."""
    away = DISTANCE[table.where[creature]]
    if table.sentry >= 0 and not table.turn.shot_at >> creature & 1 and away[table.sentry] <= steps + SENTRY_RANGE:
        return True
    if not table.mines and not table.charges:
        return False
    return any(away[token] <= steps + 1 for token in (*table.mines, *table.charges))


@cites("SPAWN-05", "R-49")
def nearest_to_dwarves(table: DeepRockTable, creature: Creature, spaces: Spaces, far: bool = False) -> Spaces:
    """Those of these spaces that are nearest to a conscious Dwarf, by the steps of a creature; or those farthest off.

    Where no way leads to any Dwarf, hex distance counts.
    """
    dwarves = tuple([dwarf.space for dwarf in table.dwarves if dwarf.health and dwarf.space >= 0])
    layers_to = walks_to(dwarves, *terrain_of(table, table.content.kind_of[creature]))
    best = 0
    for steps in range(max(map(len, layers_to), default=0)):
        there = 0
        for layers in layers_to:
            if steps < len(layers):
                there |= layers[steps]
        if there & spaces:
            best = there & spaces
            if not far:
                return best
            spaces &= ~best
    if not spaces:
        return best
    away = {space: min((DISTANCE[space][d] for d in dwarves), default=0) for space in spaces_of(spaces)}
    most = max(away.values()) if far else min(away.values())
    return sum(BIT[space] for space in away if away[space] == most)
