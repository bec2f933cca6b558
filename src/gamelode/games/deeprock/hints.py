"""What bots are told about the game: how good a table looks to the team.

Everything is counted in steps. A Move action is three of them, so three points are what an action is worth.
"""

from __future__ import annotations

from functools import lru_cache

from gamelode.kernel import Seat

from .geometry import BIT, BOARD, CELLS, DISTANCE, NEAR, WITHIN, Spaces, around, spaces_of
from .table import (
    APOCA,
    APOCA_PILE,
    EGG,
    EGG_PILE,
    GOLD,
    ITEMS,
    LOSS,
    MINOR,
    NITRA,
    SCOUT,
    SUCCESS,
    UNKNOWN,
    DeepRockTable,
    Dwarf,
)

FAR = 30  # steps to what nobody can come to
DIG = 4  # steps to dig through a space of rock and enter it
CHOP = 3  # steps that an action is worth
ITEM = 16.0  # for a thing that the mission wants, beside the way to it
LATER = 0.4  # of the way to things that nobody goes for yet
FOLLOW = 0.35  # of the way of those who are not needed
MET = 40.0  # for all objectives
HEALTH = (-30.0, 0.0, 5.0, 9.0, 12.0, 14.0)  # of a Dwarf
AMMO = (0.0, 2.2, 3.8, 5.0, 6.0, 6.8)  # in a weapon

# By kind of creature: what it is worth to be rid of it. It counts in full where it can attack.
THREAT = (3.0, 6.5, 5.0, 5.5, 7.0, 8.0, 6.0, 10.0, 11.0)

Field = list[int]  # by space: the steps to some place
Goal = tuple[Spaces, float]  # where one must stand for it, and the steps that it takes from there


def value(table: DeepRockTable, seat: Seat) -> float:
    """From 0 to 1: how the mission stands."""
    if table.over:
        return {LOSS: 0.0, MINOR: 0.72, SUCCESS: 1.0}[table.result]
    if not table.where:
        return 0.5
    turn = table.turn
    points = 0.6 * turn.actions + 1.2 * turn.hits + 2.0 * turn.chops - 2.0 * table.threat
    points += _crew(table) - _danger(table) - (1 + 0.04 * table.threat) * _work(table)
    return 0.5 + 0.45 * points / (abs(points) + 120)


# --- the crew and what threatens it


def _crew(table: DeepRockTable) -> float:
    """Health, ammo, tokens, cards; and supplies, as far as there is room for them."""
    total, health, primary, secondary = 0.0, 0, 0, 0
    for dwarf in table.dwarves:
        health += 5 - dwarf.health
        primary += 5 - dwarf.primary
        secondary += max(3 - dwarf.secondary, 0)
        total += HEALTH[dwarf.health] + AMMO[dwarf.primary] + 0.7 * AMMO[dwarf.secondary]
        total += 1.5 * (len(dwarf.cards) + len(dwarf.throwables)) + 1.5 * dwarf.overclocked
        if dwarf.knocked or dwarf.stunned or dwarf.webbed:
            total -= 6.0 * dwarf.knocked + 5.0 * dwarf.stunned + 2.5 * dwarf.webbed
        if dwarf.fitted != ((), ()):
            total += 1.5 * (len(dwarf.fitted[0]) + len(dwarf.fitted[1]))
    minerals = min(table.pile[NITRA] + table.pile[GOLD], 6)
    if minerals:
        pod = 1.2 * min(primary, 6) + 0.8 * min(secondary, 4) + 2.0 * min(health, 2)
        total += minerals * (0.4 + 0.16 * pod)
    if table.pod >= 0:
        stock = table.stock
        total += 1.0 * min(primary, stock[0]) + 0.7 * min(secondary, stock[1]) + 2.0 * min(health, stock[2])
    return total


def _danger(table: DeepRockTable) -> float:
    """Creatures alive: most for those that could attack when they are activated next."""
    dwarves = [dwarf.space for dwarf in table.dwarves if dwarf.health]
    if not table.bugs or not dwarves:
        return 0.0
    content, total, held = table.content, 0.0, table.stunned | table.frozen
    for creature, space in enumerate(table.where):
        if space >= 0:
            kind = content.kind_of[creature]
            to = DISTANCE[space]
            spare = min([to[dwarf] for dwarf in dwarves]) - content.ranges[kind]
            threat = THREAT[min(kind, 8)] * (1.0 if spare <= 0 else 0.85 if spare <= 3 else 0.6)
            if table.wounds[creature]:
                threat *= 1 - 0.7 * table.wounds[creature] / content.health[kind]
            total += 0.7 * threat if held >> creature & 1 else threat
    if table.shield >= 0:
        total -= 2.0 * sum([table.is_shielded(seat) for seat in range(len(table.dwarves))])
    if table.sentry >= 0 and min([DISTANCE[table.sentry][dwarf] for dwarf in dwarves]) <= 4:
        total -= 2.0
    return total


# --- what is left to do


def _work(table: DeepRockTable) -> float:
    """The steps that are left until the mission is done and everybody is home."""
    crew = [dwarf for dwarf in table.dwarves if dwarf.health]
    floor, rock = table.open & ~table.stalagmites, BOARD & ~table.open | table.stalagmites
    ground = floor & ~table.pits
    total = _rescue(table, crew, ground, rock)
    if table.pod >= 0:
        to = field(NEAR[table.pod], ground, rock)
        total += 0.4 * sum([to[dwarf.space] for dwarf in crew if dwarf.primary < 3 or dwarf.health < 3])
    if table.met:
        home = field(table.map.pod, ground, rock)
        return total + 1.6 * sum([home[dwarf.space] for dwarf in crew]) - MET
    idle = crew
    for number, (have, want) in enumerate(table.progress()):
        if have >= want:
            continue
        need = want - have
        total += ITEM * need
        if table.map.record.objectives[number].kind == "deposit":
            carriers = [dwarf for dwarf in idle if dwarf.carrying]
            idle = [dwarf for dwarf in idle if not dwarf.carrying]
            head = field(NEAR[table.map.minehead], ground, rock)
            total += sum([1.5 * head[dwarf.space] - ITEM / 2 for dwarf in carriers])
            need -= len(carriers)
        goals = _goals(table, number, ground, rock)
        if goals and need > 0:
            sent, cost = _send(idle or crew, goals, need, ground, floor, rock)
            idle = [dwarf for dwarf in idle if dwarf not in sent]
            total += cost
    return total


def _rescue(table: DeepRockTable, crew: list[Dwarf], ground: Spaces, rock: Spaces) -> float:
    """The way of the nearest friend to each of the fallen."""
    total = 0.0
    for fallen in table.dwarves:
        if not fallen.health and crew:
            to = field(NEAR[fallen.space], ground, rock)
            total += 1.5 * min([to[dwarf.space] for dwarf in crew])
    return total


def _send(
    crew: list[Dwarf], goals: list[Goal], need: int, ground: Spaces, floor: Spaces, rock: Spaces
) -> tuple[list[Dwarf], float]:
    """Each goes for what is nearest to him and to nobody before him, and the rest follow.

    Who goes, and the steps that all of it takes.
    """
    places = tuple([access for access, _more in goals])
    rows = []
    for dwarf in crew:
        ways = fields(places, floor if dwarf.kind == SCOUT else ground, rock)
        space = dwarf.space
        rows.append([way[space] + goal[1] for way, goal in zip(ways, goals, strict=True)])
    order = sorted(range(len(crew)), key=lambda one: min(rows[one]))
    taken: set[int] = set()
    total = 0.0
    for one in order:
        cost, place = min(
            [(cost, place) for place, cost in enumerate(rows[one]) if place not in taken], default=(0, -1)
        )
        if len(taken) < need and place >= 0:
            total += cost
            taken.add(place)
        else:
            total += FOLLOW * min(rows[one])
    if need > len(taken):
        later = [min(column) for place, column in enumerate(zip(*rows, strict=True)) if place not in taken]
        total += LATER * sum(sorted(later)[: need - len(taken)])
    return [crew[one] for one in order[: len(taken)]], total


def _goals(table: DeepRockTable, number: int, ground: Spaces, rock: Spaces) -> list[Goal]:
    """Where something of an objective lies, or may lie."""
    objective = table.map.record.objectives[number]
    if objective.kind == "kill":
        health, wounds = table.content.health, table.wounds
        prey = [(creature, space) for creature, space in enumerate(table.where) if table.marked >> creature & 1]
        return [(WITHIN[3][s], 2.0 * (health[table.content.kind_of[c]] - wounds[c])) for c, s in prey]
    if objective.kind == "repair":
        wrecks = [(space, objective.cubes - cubes) for space, cubes in table.cubes.items()]
        return [(NEAR[space], CHOP * left) for space, left in wrecks if left > 0]
    item = ITEMS.index(objective.item)
    if objective.kind == "deposit":
        head = field(NEAR[table.map.minehead], ground, rock)
        lying = [(BIT[s], 1.5 * head[s]) for s, lies in table.ground.items() if item in lies]
        return lying + [(NEAR[s], CHOP + 1.5 * head[s]) for s, mineral in table.minerals.items() if mineral == item]
    if item in (APOCA_PILE, EGG_PILE):
        return _pickups(table, APOCA if item == APOCA_PILE else EGG)
    found: list[Goal] = [(NEAR[s], CHOP) for s, mineral in table.minerals.items() if mineral == item]
    return found + [(BIT[s], 0) for s, lies in table.ground.items() if item in lies]


def _pickups(table: DeepRockTable, wanted: int) -> list[Goal]:
    """Those that are known; those that may be it; and hidden caves."""
    found: list[Goal] = []
    bag = table.pickup_bag
    doubt = 6.0 * (1 - bag.count(wanted) / len(bag)) if wanted in bag else FAR
    chop = CHOP if wanted == EGG else 0
    for space, kind in table.pickups.items():
        if kind == wanted:
            found.append((NEAR[space] | BIT[space] if chop else BIT[space], chop))
        elif kind == UNKNOWN and wanted in bag:
            found.append((NEAR[space], 1 + chop + doubt))
    if wanted in bag:
        found += [(around(table.map.slots[slot]), 4 + CHOP + chop + doubt) for slot in table.hidden]
    return found


# --- distances


@lru_cache(maxsize=1 << 10)
def fields(places: tuple[Spaces, ...], ground: Spaces, rock: Spaces) -> tuple[Field, ...]:
    """For each place: by space, the steps to it."""
    return tuple([field(place, ground, rock) for place in places])


@lru_cache(maxsize=1 << 12)
def field(place: Spaces, ground: Spaces, rock: Spaces) -> Field:
    """By space: the steps to a place over the ground, or through rock that must be dug."""
    found = [FAR] * CELLS
    layers: list[Spaces] = []
    left, new = BOARD, place
    for steps in range(FAR):
        layer = new & left
        left ^= layer
        layers.append(layer)
        for space in spaces_of(layer):
            found[space] = steps
        new = around(layer & ground)
        if steps + 1 >= DIG:
            new |= around(layers[steps + 1 - DIG] & rock)
    return found
