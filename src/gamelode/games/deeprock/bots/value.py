"""What bots are told about the game: how good a table looks to the team.

Everything is counted in steps. A Move action is three of them, so three points are what an action is worth.
"""

from __future__ import annotations

from copy import copy
from functools import lru_cache
from math import exp

from gamelode.kernel import Seat

from ..board.hexes import BIT, BOARD, CELLS, DISTANCE, NEAR, WITHIN, around, spaces_of
from ..content.entries import Objective
from ..kinds import (
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
    Space,
    Spaces,
)
from ..table import DeepRockTable, Dwarf

FAR = 30  # steps to what nobody can come to
DIG = 4  # steps to dig through a space of rock and enter it
CHOP = 3  # steps that an action is worth
ITEM = 16.0  # for a thing that the mission wants, beside the way to it
TRIP = 36.0  # the same for one that must be carried home; half of it is done when somebody carries it
LATER = 0.4  # of the way to things that nobody goes for yet
FOLLOW = 0.35  # of the way of those who are not needed
HOMEWARD = 1.6  # for a step home
MET = 40.0  # for all objectives
HEALTH = (-30.0, 0.0, 8.0, 15.0, 20.0, 24.0)  # of a Dwarf
BOSCO = 40.0  # who can save him once
AMMO = (0.0, 2.2, 3.8, 5.0, 6.0, 6.8)  # in a weapon
CARD = 1.5  # in hand
EAGER = 0.5  # one that does the most if it is played soon
LOW = 3  # Health or ammo below which a Dwarf wants supplies
TO_SUPPLIES = 0.4  # of his way to them
GUARDED = 2.0  # by the Shield, for each Dwarf; or by the Sentry Gun
GUN_IS_NEAR = 4  # spaces
CARRY = 2  # steps that a step with an Aquarq takes, nearly

# How many points a table has from which greedy bots bring a mission home in half of the games, by number of Dwarves;
# and how many more make it three quarters, nearly. At hazard 2, over 1,700 games.
EVEN = (-164.0, -135.0, -108.0, -98.0)
SURER = 68.0
THREATENED = 2.0  # for each step of the Swarm Threat
ALL_OR_NOTHING = 1000.0  # between success and failure: more than anything that is still to come

# By kind of creature: its range, and what it is worth to be rid of it. That counts in full where it can attack, and
# less the farther it is away.
THREAT = ((1, 3.0), (5, 6.5), (1, 5.0), (3, 5.5), (1, 7.0), (5, 8.0), (7, 6.0), (2, 10.0), (1, 11.0))
A_MOVE_OFF, FAR_OFF = 0.85, 0.6
HELD = 0.7  # of the threat of one that loses its next activation

Goals = tuple[tuple[Spaces, int], ...]  # where one must stand for each, and the steps that it takes from there


def value(table: DeepRockTable, seat: Seat) -> float:
    """From 0 to 1: the chance of success. So the more there is to lose the less is risked."""
    if table.over:
        return {LOSS: 0.0, MINOR: 0.5, SUCCESS: 1.0}[table.result]
    if not table.where:
        return 0.5
    points = _tempo(table) - THREATENED * table.threat + _crew(table) - _trouble(table)
    return 1 / (1 + exp((EVEN[len(table.dwarves) - 1] - points) / SURER))


def value_parts(table: DeepRockTable, seat: Seat) -> dict[str, float]:
    """What the value is made of, in steps: together they are the points that it grows with, until all is over."""
    found = dict.fromkeys(("tempo", "threat", "crew", "danger", "work", "result"), 0.0)
    if table.over:
        found["result"] = ALL_OR_NOTHING * (value(table, seat) - 0.5)
    elif table.where:
        found["tempo"], found["crew"] = _tempo(table), _crew(table)
        found["threat"], found["danger"] = -THREATENED * table.threat, -_danger(table)
        found["work"] = -_pressing(table) * _work(table)
    return found


def _tempo(table: DeepRockTable) -> float:
    """What actions, hits and chops are worth that are still to be used."""
    turn = table.turn
    return 0.6 * turn.actions + 1.2 * turn.hits + 2.0 * turn.chops


def _pressing(table: DeepRockTable) -> float:
    """How much the work presses: the more, the nearer the Swarm Threat is to its end."""
    return 1 + 0.04 * table.threat


def _trouble(table: DeepRockTable) -> float:
    """What depends on where everybody is: danger, and the work left to do, which presses more as the threat grows."""
    return _danger(table) + _pressing(table) * _work(table)


def best_places(table: DeepRockTable, seat: Seat, places: list[Space]) -> list[Space]:
    """The same places, that first where it is best to be."""
    twin, dwarf = copy(table), copy(table.dwarves[seat])
    twin.dwarves = [*table.dwarves[:seat], dwarf, *table.dwarves[seat + 1 :]]
    found = []
    for space in places:
        dwarf.space = space
        found.append((_trouble(twin), space))
    return [space for _, space in sorted(found)]


def best_targets(table: DeepRockTable, spaces: set[Space]) -> list[Space]:
    """The same spaces with creatures, that first where a hit is worth most."""
    dwarves = [dwarf.space for dwarf in table.dwarves if dwarf.health]
    content, found = table.content, []
    for space in spaces:
        creature = table.creature_at(space)
        kind = content.kind_of[creature]
        reach, worth = THREAT[min(kind, len(THREAT) - 1)]
        if table.marked >> creature & 1:
            worth += ITEM
        away = max(min([DISTANCE[space][dwarf] for dwarf in dwarves], default=0) - reach, 0)
        crowd = (NEAR[space] & table.bugs).bit_count()
        found.append((away - worth / (content.health[kind] - table.wounds[creature]) - crowd, space))
    return [space for _, space in sorted(found)]


# --- the crew and what threatens it


def _crew(table: DeepRockTable) -> float:
    """Health, BOSCO, ammo, tokens, cards; and supplies, as far as there is room for them."""
    total, health, primary, secondary = BOSCO if table.robot >= 0 else 0.0, 0, 0, 0
    one_more = table.content.shout.get("one_more")
    for dwarf in table.dwarves:
        health += 5 - dwarf.health
        primary += 5 - dwarf.primary
        secondary += max(3 - dwarf.secondary, 0)
        total += _at(HEALTH, dwarf.health) + _at(AMMO, dwarf.primary) + 0.7 * _at(AMMO, dwarf.secondary)
        total += CARD * (len(dwarf.cards) + len(dwarf.throwables)) + 1.5 * dwarf.overclocked
        if one_more in dwarf.cards:
            total -= (CARD - EAGER) * dwarf.cards.count(one_more)
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


def _at(worth: tuple[float, ...], count: int) -> float:
    """What so many are worth; of more than we know, as the most we know, for a designer's Dwarves may have more."""
    return worth[min(count, len(worth) - 1)]


def _danger(table: DeepRockTable) -> float:
    """Creatures alive: most for those that could attack when they are activated next."""
    dwarves = [dwarf.space for dwarf in table.dwarves if dwarf.health]
    if not table.bugs or not dwarves:
        return 0.0
    rings = _rings(tuple(dwarves))
    total = _small_danger(table, *rings[0]) + (_big_danger(table, rings) if table.big else 0.0)
    if table.shield >= 0:
        total -= GUARDED * sum([table.is_shielded(seat) for seat in range(len(table.dwarves))])
    if table.sentry >= 0 and min([DISTANCE[table.sentry][dwarf] for dwarf in dwarves]) <= GUN_IS_NEAR:
        total -= GUARDED
    return total


Rings = tuple[Spaces, Spaces]  # where a kind can attack from, and where it comes from with a move


@lru_cache(maxsize=1 << 12)
def _rings(dwarves: tuple[Space, ...]) -> list[Rings]:
    """Where each kind of creature can attack from, and where it comes from with a move."""
    found = []
    for reach, _worth in THREAT:
        near = far = 0
        for space in dwarves:
            near |= WITHIN[reach][space]
            far |= WITHIN[reach + 3][space]
        found.append((near, far))
    return found


def _small_danger(table: DeepRockTable, near: Spaces, far: Spaces) -> float:
    """Grunts, the first kind, are many and all alike. They alone block no sight, so they can be counted in sets."""
    grunts = table.bugs & ~table.big
    count = FAR_OFF * grunts.bit_count() + (A_MOVE_OFF - FAR_OFF) * (grunts & far).bit_count()
    return THREAT[0][1] * (count + (1 - A_MOVE_OFF) * (grunts & near).bit_count())


def _big_danger(table: DeepRockTable, rings: list[Rings]) -> float:
    """All others, one by one: less if they are wounded or held."""
    total, where, held = 0.0, table.where, table.stunned | table.frozen
    for kind, minis in enumerate(table.content.minis):
        if kind == table.content.grunt or max(where[minis.start : minis.stop]) < 0:
            continue
        like = min(kind, len(THREAT) - 1)  # a designer may have added kinds
        worth, (near, far) = THREAT[like][1], rings[like]
        for creature in minis:
            if where[creature] >= 0:
                bit = BIT[where[creature]]
                threat = worth * (1.0 if near & bit else A_MOVE_OFF if far & bit else FAR_OFF)
                if table.wounds[creature]:
                    threat *= 1 - 0.7 * table.wounds[creature] / table.content.health[kind]
                total += threat * HELD if held >> creature & 1 else threat
    return total


# --- what is left to do


Scene = tuple[object, ...]
_known: dict[Scene, float] = {}
KNOWN = 1 << 12  # scenes that are remembered


def _work(table: DeepRockTable) -> float:
    """As `_steps_left`; most of what happens, such as the turn of the creatures, leaves it as it was."""
    scene = _scene(table)
    steps = _known.get(scene)
    if steps is None:
        if len(_known) >= KNOWN:
            _known.clear()
        steps = _known[scene] = _steps_left(table)
    return steps


def _scene(table: DeepRockTable) -> Scene:
    """All that the work left to do depends on."""
    prey = table.marked
    return (
        table.map,
        tuple([(d.space, d.kind, d.carrying, d.health > 0, d.health < LOW, d.primary < LOW) for d in table.dwarves]),
        (table.open, table.stalagmites, table.platforms, table.hidden, table.pod, table.met, table.kills),
        tuple(table.pile),
        tuple(table.minerals.items()),
        tuple(table.ground.items()),
        tuple(table.pickups.items()),
        tuple(table.pickup_bag),
        tuple(table.cubes.items()),
        tuple([(c, s, table.wounds[c]) for c, s in enumerate(table.where) if prey >> c & 1]) if prey else (),
    )


def _steps_left(table: DeepRockTable) -> float:
    """The steps that are left until the mission is done and everybody is home."""
    crew = [dwarf for dwarf in table.dwarves if dwarf.health]
    floor = table.open & ~table.stalagmites
    walkable, rock = floor & ~table.pits, BOARD & ~floor
    total = 0.0
    if table.met:
        return _way_home(table, crew, walkable, rock) - MET
    if len(crew) < len(table.dwarves):
        total += _rescue(table, crew, walkable, rock)
    if table.pod >= 0:
        to = field(NEAR[table.pod], walkable, rock)
        total += TO_SUPPLIES * sum([to[dwarf.space] for dwarf in crew if dwarf.primary < LOW or dwarf.health < LOW])
    idle = crew
    for objective, (have, want) in zip(table.map.entry.objectives, table.progress(), strict=True):
        if have >= want:
            continue
        need = want - have
        total += (TRIP if objective.kind == "deposit" else ITEM) * need
        if objective.kind == "deposit":
            idle, need, cost = _deliver(table, idle, need, walkable, rock)
            total += cost
        goals = _goals(table, objective, walkable, rock)
        if goals and need > 0:
            here = idle or crew
            sent, cost = _send(_costs(goals, here, floor, walkable, rock), need)
            idle = [dwarf for one, dwarf in enumerate(here) if one not in sent]
            total += cost
    return total


def _way_home(table: DeepRockTable, crew: list[Dwarf], walkable: Spaces, rock: Spaces) -> float:
    """The way of everybody to the Drop pod; whoever is nearest to a fallen friend goes there first."""
    home = field(table.map.pod, walkable, rock)
    steps = [home[dwarf.space] for dwarf in crew]
    for fallen in table.dwarves:
        if not fallen.health and crew:
            to = field(NEAR[fallen.space], walkable, rock)
            away, rescuer = min([(to[dwarf.space], one) for one, dwarf in enumerate(crew)])
            steps[rescuer] = away + 2 * home[fallen.space] + CHOP
    return HOMEWARD * sum(steps)


def _rescue(table: DeepRockTable, crew: list[Dwarf], walkable: Spaces, rock: Spaces) -> float:
    """The way of the nearest friend to each of the fallen."""
    total = 0.0
    for fallen in table.dwarves:
        if not fallen.health and crew:
            to = field(NEAR[fallen.space], walkable, rock)
            total += 1.5 * min([to[dwarf.space] for dwarf in crew])
    return total


def _deliver(
    table: DeepRockTable, idle: list[Dwarf], need: int, walkable: Spaces, rock: Spaces
) -> tuple[list[Dwarf], int, float]:
    """Whoever carries something brings it home. Who is idle then, what is needed still, and the steps it takes."""
    head = field(NEAR[table.map.minehead], walkable, rock)
    carriers = [dwarf for dwarf in idle if dwarf.carrying]
    steps = sum([CARRY * head[dwarf.space] - TRIP / 2 for dwarf in carriers])
    return [dwarf for dwarf in idle if not dwarf.carrying], need - len(carriers), steps


def _costs(goals: Goals, crew: list[Dwarf], floor: Spaces, walkable: Spaces, rock: Spaces) -> list[list[int]]:
    """By Dwarf: the steps that each of the goals takes him; the Scout's hook leads over pits."""
    places, more = tuple([goal[0] for goal in goals]), [goal[1] for goal in goals]
    ways = fields(places, walkable, rock)
    rows = []
    for dwarf in crew:
        space = dwarf.space
        own = fields(places, floor, rock) if dwarf.kind == SCOUT else ways
        rows.append([way[space] + steps for way, steps in zip(own, more, strict=True)])
    return rows


def _send(rows: list[list[int]], need: int) -> tuple[set[int], float]:
    """Each goes for what is nearest to him and to nobody before him, and the rest follow. A row has a Dwarf's costs.

    Who goes, and the steps that all of it takes.
    """
    taken: set[int] = set()
    sent: set[int] = set()
    total = 0.0
    for least, one in sorted([(min(row), one) for one, row in enumerate(rows)]):
        row = rows[one]
        if len(taken) < min(need, len(row)):
            place = row.index(least)
            if place in taken:
                least, place = min([(cost, place) for place, cost in enumerate(row) if place not in taken])
            taken.add(place)
            sent.add(one)
            total += least
        else:
            total += FOLLOW * least
    if need > len(taken):
        later = [min(column) for place, column in enumerate(zip(*rows, strict=True)) if place not in taken]
        total += LATER * sum(sorted(later)[: need - len(taken)])
    return sent, total


def _goals(table: DeepRockTable, objective: Objective, walkable: Spaces, rock: Spaces) -> Goals:
    """Where something of an objective lies, or may lie."""
    if objective.kind == "kill":
        health, wounds = table.content.health, table.wounds
        prey = [(creature, space) for creature, space in enumerate(table.where) if table.marked >> creature & 1]
        return tuple([(WITHIN[3][s], 2 * (health[table.content.kind_of[c]] - wounds[c])) for c, s in prey])
    if objective.kind == "repair":
        wrecks = [(space, objective.cubes - cubes) for space, cubes in table.cubes.items()]
        return tuple([(NEAR[space], CHOP * left) for space, left in wrecks if left > 0])
    item = ITEMS.index(objective.item)
    if item in (APOCA_PILE, EGG_PILE):
        return _pickups(table, APOCA if item == APOCA_PILE else EGG)
    lying = [s for s, lies in table.ground.items() if item in lies] if table.ground else []
    walled = [s for s, mineral in table.minerals.items() if mineral == item]
    if objective.kind == "deposit":
        head = field(NEAR[table.map.minehead], walkable, rock)
        loose = [(BIT[s], CARRY * head[s]) for s in lying]
        return tuple(loose + [(NEAR[s], CHOP + CARRY * _out_of_rock(head, s)) for s in walled])
    return tuple([(BIT[s], 0) for s in lying] + [(NEAR[s], CHOP) for s in walled])


def _out_of_rock(to: list[int], space: Space) -> int:
    """The steps to a place from where one stands to mine this space of rock, or behind one more."""
    near = min([to[s] for s in spaces_of(NEAR[space])])
    return near if near < FAR else min([to[s] for s in spaces_of(WITHIN[2][space])]) + DIG


def _pickups(table: DeepRockTable, wanted: int) -> Goals:
    """Those that are known; those that may be it; and hidden caves."""
    found: list[tuple[Spaces, int]] = []
    bag, chop = table.pickup_bag, CHOP if wanted == EGG else 0
    hope = wanted in bag
    doubt = 6 - 6 * bag.count(wanted) // len(bag) if hope else 0
    for space, kind in table.pickups.items():
        if kind == wanted:
            found.append((WITHIN[1][space] if chop else BIT[space], chop))
        elif kind == UNKNOWN and hope:
            found.append((NEAR[space], 1 + chop + doubt))
    if hope:
        found += [(around(table.map.slots[slot]), 4 + CHOP + chop + doubt) for slot in table.hidden]
    return tuple(found)


# --- distances


@lru_cache(maxsize=1 << 12)
def fields(places: tuple[Spaces, ...], walkable: Spaces, rock: Spaces) -> tuple[list[int], ...]:
    """As `field`, for each of these places."""
    return tuple([field(place, walkable, rock) for place in places])


@lru_cache(maxsize=1 << 13)
def field(place: Spaces, walkable: Spaces, rock: Spaces) -> list[int]:
    """By space: the steps to a place over walkable ground, or through rock that must be dug."""
    found = [FAR] * CELLS
    layers: list[Spaces] = []
    left, new, steps = BOARD, place, 0
    while steps < FAR and left & walkable:
        layer = new & left
        left ^= layer
        layers.append(layer)
        for space in spaces_of(layer & ~rock):  # nobody stands in rock
            found[space] = steps
        steps += 1
        new = around(layer & walkable)
        if steps >= DIG:
            new |= around(layers[steps - DIG] & rock)
    return found
