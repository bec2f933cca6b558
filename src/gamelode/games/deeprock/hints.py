"""What bots are told about the game: how good a table looks to the team."""

from __future__ import annotations

from gamelode.kernel import Seat

from .geometry import BIT, DISTANCE, NEAR, Space, spaces_of
from .table import APOCA, EGG, GOLD, ITEMS, LOSS, MINERALS, MINOR, NITRA, SUCCESS, UNKNOWN, DeepRockTable

THREAT = (1.0, 3.0, 2.0, 2.5, 3.0, 3.0, 3.0, 5.0, 6.0)  # of a living creature, by kind


def value(table: DeepRockTable, seat: Seat) -> float:
    """From 0 to 1: how the mission stands."""
    if table.over:
        return {LOSS: 0.0, MINOR: 0.8, SUCCESS: 1.0}[table.result]
    if not table.where:
        return 0.5
    points = _progress(table) + _crew(table) - _danger(table) + _errands(table)
    return 0.5 + 0.45 * points / (abs(points) + 60)


def _progress(table: DeepRockTable) -> float:
    """What is done of the objectives, and time left."""
    done = sum(have / want for have, want in table.progress()) / len(table.map.record.objectives)
    time = 1 - table.threat / table.content.threat.last
    carried = sum(dwarf.carrying for dwarf in table.dwarves)
    cubes = sum(table.cubes.values())
    riches = 0.8 * min(table.pile[NITRA] + table.pile[GOLD], 6)
    return 60 * done + 25 * time + 4 * carried + 3 * cubes + riches + (25 if table.met else 0)


def _crew(table: DeepRockTable) -> float:
    """Health, ammo, tokens, cards."""
    total = 0.0
    for seat, dwarf in enumerate(table.dwarves):
        total += 2.4 * dwarf.health if dwarf.health else -14
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
    goals = _goals(table)
    total = 0.0
    fallen = [dwarf.space for dwarf in table.dwarves if not dwarf.health]
    pod = spaces_of(table.map.pod)
    taken: set[Space] = set()
    for dwarf in table.dwarves:
        if not dwarf.health:
            continue
        if table.met:
            total -= 1.6 * min(DISTANCE[dwarf.space][space] for space in pod)
            total += 6.0 if table.map.pod & BIT[dwarf.space] else 0.0
            continue
        wanted = [table.map.minehead] if dwarf.carrying else [g for g in goals if g not in taken] or goals
        if wanted:
            best = min(wanted, key=lambda goal: (DISTANCE[dwarf.space][goal], goal))
            taken.add(best)
            total -= 1.1 * max(DISTANCE[dwarf.space][best] - 1, 0)
        if fallen:
            total -= 0.7 * min(DISTANCE[dwarf.space][space] for space in fallen)
    return total


def _goals(table: DeepRockTable) -> list[Space]:
    """Spaces where something of an unmet objective lies, or may lie."""
    wanted: set[str] = set()
    goals: list[Space] = []
    for (have, want), objective in zip(table.progress(), table.map.record.objectives, strict=True):
        if have >= want:
            continue
        wanted.add(objective.item)
        if objective.kind == "kill":
            goals += [space for c, space in enumerate(table.where) if table.marked >> c & 1]
        elif objective.kind == "repair":
            goals += [space for space, cubes in table.cubes.items() if cubes < objective.cubes]
    goals += [space for space, mineral in table.minerals.items() if MINERALS[mineral] in wanted]
    goals += [space for space, lying in table.ground.items() if any(ITEMS[m] in wanted for m in lying)]
    kinds = [kind for kind, name in ((APOCA, "apoca_bloom"), (EGG, "alien_egg")) if name in wanted]
    found = [space for space, kind in table.pickups.items() if kind in kinds]
    unknown = [space for space, kind in table.pickups.items() if kind == UNKNOWN] if kinds and not found else []
    goals += found + unknown
    if not goals and table.hidden:
        for slot in table.hidden:
            goals += spaces_of(table.map.hidden[table.map.record.slots[slot].slot] & _rim(table))
    return goals


def _rim(table: DeepRockTable) -> int:
    near = 0
    for space in spaces_of(table.open & ~table.stalagmites):
        near |= NEAR[space]
    return near
