"""What bots are told about the game: how good a table looks to the team."""

from __future__ import annotations

from gamelode.kernel import Seat

from .geometry import BIT, DISTANCE, NEAR, WITHIN, Space, around, spaces_of, walk
from .table import APOCA, EGG, GOLD, ITEMS, LOSS, MINERALS, MINOR, NITRA, SCOUT, SUCCESS, UNKNOWN, DeepRockTable

THREAT = (1.5, 3.5, 2.5, 3.0, 3.5, 4.0, 3.5, 6.0, 7.0)  # of a living creature, by kind


def value(table: DeepRockTable, seat: Seat) -> float:
    """From 0 to 1: how the mission stands."""
    if table.over:
        return {LOSS: 0.0, MINOR: 0.72, SUCCESS: 1.0}[table.result]
    if not table.where:
        return 0.5
    points = _progress(table) + _crew(table) - _danger(table) + _errands(table) + 0.3 * table.turn.actions
    return 0.5 + 0.45 * points / (abs(points) + 60)


def _progress(table: DeepRockTable) -> float:
    """What is done of the objectives, and time left."""
    done = sum(have / want for have, want in table.progress()) / len(table.map.record.objectives)
    time = 1 - table.threat / table.content.threat.last
    carried = sum(dwarf.carrying for dwarf in table.dwarves)
    cubes = sum(table.cubes.values())
    riches = 0.8 * min(table.pile[NITRA] + table.pile[GOLD], 6)
    riches += 0.35 * sum(table.stock)
    return 60 * done + 25 * time + 4 * carried + 3 * cubes + riches + (25 if table.met else 0)


def _crew(table: DeepRockTable) -> float:
    """Health, ammo, tokens, cards."""
    total = 0.0
    for seat, dwarf in enumerate(table.dwarves):
        total += 2.4 * dwarf.health if dwarf.health else -20
        total += 0.55 * dwarf.primary + 0.4 * dwarf.secondary + 0.8 * len(dwarf.cards) + 0.8 * len(dwarf.throwables)
        total += 0.8 * sum(map(len, dwarf.fitted)) + 0.6 * dwarf.overclocked
        total -= 3 * dwarf.knocked + 2 * dwarf.stunned + 1.0 * dwarf.webbed
        total += 0.5 * table.is_shielded(seat)
    return total


def _danger(table: DeepRockTable) -> float:
    """Creatures alive, the nearer the worse; marked ones are prey."""
    total, content = 0.0, table.content
    dwarves = [table.dwarves[seat].space for seat in table.conscious()]
    for creature, space in enumerate(table.where):
        if space >= 0 and dwarves:
            kind = content.kind_of[creature]
            away = min(DISTANCE[space][other] for other in dwarves)
            alive = 1 - 0.6 * table.wounds[creature] / content.health[kind]
            total += THREAT[min(kind, 8)] * alive * (1.3 if away <= content.creatures[kind].range + 3 else 0.7)
            total -= 0.3 * bool((table.stunned | table.frozen) >> creature & 1)
    return total


def _errands(table: DeepRockTable) -> float:
    """Every Dwarf near something useful: what the mission wants, a fallen friend, or the way home."""
    goals = _home(table) if table.met else _goals(table)
    fallen = [NEAR[dwarf.space] for dwarf in table.dwarves if not dwarf.health]
    floor = table.open & ~(table.stalagmites | table.pits)
    total, taken = 0.9 * table.turn.hits, set()
    for seat, dwarf in enumerate(table.dwarves):
        if not dwarf.health:
            continue
        layers = walk(dwarf.space, table.open & ~table.stalagmites if dwarf.kind == SCOUT else floor, 0, 0, 40, False)
        mine = {table.map.minehead: NEAR[table.map.minehead]} if dwarf.carrying else goals
        reached = sum(layers)
        near = sorted((*_away(layers, reached, where), goal) for goal, where in mine.items())
        free = [found for found in near if found[2] not in taken] or near
        if free:
            cost, walk_, goal = free[0]
            taken.add(goal)
            total -= (1.6 if table.met else 1.1) * cost
            choppable = cost > walk_ or goal in table.minerals or table.pickups.get(goal) == EGG
            if choppable and not walk_ and seat == table.active and not table.met:
                total += 2.5 * table.turn.chops
        if table.turn.chops and seat == table.active and NEAR[dwarf.space] & table.bugs:
            total += 0.8
        if fallen:
            total -= 1.3 * min(_away(layers, reached, where)[0] for where in fallen)
        if table.met and table.map.pod & BIT[dwarf.space]:
            total += 5.0
    return total


def _away(layers: tuple[int, ...], reached: int, where: int) -> tuple[int, int]:
    """What it takes to come to these spaces, three for each space of rock in between; and the steps before that."""
    rock = 0
    while not where & reached and rock < 9:
        where |= around(where)
        rock += 1
    for steps, layer in enumerate(layers):
        if layer & where:
            return steps + 3 * rock, steps
    return 40, 40


def _home(table: DeepRockTable) -> dict[Space, int]:
    return {space: BIT[space] for space in spaces_of(table.map.pod)}


def _goals(table: DeepRockTable) -> dict[Space, int]:
    """Where something of an unmet objective lies, or may lie, and from where it can be had."""
    wanted: set[str] = set()
    goals: dict[Space, int] = {}
    for (have, want), objective in zip(table.progress(), table.map.record.objectives, strict=True):
        if have >= want:
            continue
        wanted.add(objective.item)
        if objective.kind == "kill":
            goals |= {s: WITHIN[3][s] for c, s in enumerate(table.where) if table.marked >> c & 1}
        elif objective.kind == "repair":
            goals |= {s: NEAR[s] for s, cubes in table.cubes.items() if cubes < objective.cubes}
    goals |= {s: NEAR[s] for s, mineral in table.minerals.items() if MINERALS[mineral] in wanted}
    goals |= {s: BIT[s] for s, lying in table.ground.items() if any(ITEMS[m] in wanted for m in lying)}
    if "apoca_bloom" in wanted:
        goals |= {s: BIT[s] for s, kind in table.pickups.items() if kind == APOCA}
    if "alien_egg" in wanted:
        goals |= {s: NEAR[s] | BIT[s] for s, kind in table.pickups.items() if kind == EGG}
    if wanted & {"apoca_bloom", "alien_egg"}:
        goals |= {s: NEAR[s] for s, kind in table.pickups.items() if kind == UNKNOWN}
        if not goals:
            for slot in table.hidden:
                rim = around(table.map.slots[slot])
                goals |= {s: NEAR[s] for s in spaces_of(rim & table.walls)}
    return goals
