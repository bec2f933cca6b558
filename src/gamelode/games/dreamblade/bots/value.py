"""What bots are told about the game: how good a table looks to a seat.

A game is a race for turns. So the value of a table is the chance to win that race, with a chance for the turn under way
that follows from conquest points, and one for every turn to come that follows from the forces. All is counted as South
sees it. Weights were fitted to games of bots.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import pairwise
from math import comb, exp

from gamelode.kernel import Seat

from ..board import CELLS, NEAR, cells_of, distance, spread
from ..content import Content
from ..kinds import ACTION, TO_STRIKE, Cell, Mini
from ..rules.damage.rolling import damage_of
from ..rules.scoring import claimed, destruction_points
from ..rules.stats import stats
from ..table import DreambladeTable

Figure = tuple[Mini, tuple[int, int, int]]  # a creature with its power, defense and life
Fight = tuple[tuple[float, float], tuple[float, float]]
KEPT = 1 << 14  # fights that were judged

# Forces, in spawn points
IN_PLAY, IN_RESERVES, LOCATION = 1.0, 0.3, 0.8  # of a miniature's value
BIGGER = 0.05  # how much more than its cost a miniature counts for each point of it
BONUS = 0.35  # a bonus spawn point to come
NEAR_GOAL, IN_THE_WAY = 0.5, 0.3  # a point of a scoring cell, one's own and the enemy's; less with each step
STRIKE_NOW, STRIKE_SOON, STRIKE_LATER = 0.5, 0.3, 0.2  # of the value of whom an attack would bring down
DISRUPTS, DESTROYS = 0.6, 0.4  # of that, for driving it off and for more than that
HIT = 0.4  # damage that the combat under way will deal
DISRUPTED = 0.3  # of the value of whoever is about to be disrupted
FORCES = 0.04  # how much a point of them moves the chances of turns to come

# Conquest points of the turn under way
THREATENED = (0.75, 0.35)  # of a cell that the enemy can still contest: late, or with the next shift
WITHIN_REACH = (0.45, 0.2)  # of free cells that can still be claimed: of the best one, of the others
STRIKES = 1.0  # an attack to come that is sure to succeed
PARTS = ("turns", "forces", "fights", "cells", "destroyed", "strikes")  # of the value
POINTS = (0.95, 0.85, 0.55, 0.4, 0.35)  # by action phases left: how much a point moves the chances of the turn


def value(table: DreambladeTable, seat: Seat) -> float:
    """From 0 to 1: the seat's chance to win."""
    if table.over == "WIN-01":
        return _won(table, seat)
    shifts = shifts_left(table)
    spoils, strikes = _fights(table, shifts)
    forces = FORCES * (_forces(table) + spoils)
    weight = POINTS[min(sum(shifts), len(POINTS) - 1)]
    wins = _wins(table, forces, weight * (_points(table, shifts) + STRIKES * strikes))
    return 1 - wins if seat else wins


def _won(table: DreambladeTable, seat: Seat) -> float:
    """The value of a game that is won."""
    return 1.0 if (table.wins[0] > table.wins[1]) == (seat == 0) else 0.0


def _wins(table: DreambladeTable, forces: float, turn: float) -> float:
    """South's chance to win the race, with these leads in every turn to come and in the turn under way."""
    (south, north), most = table.wins, table.content.limits.turns_to_win
    later, now = _chance(forces), _chance(forces + turn)
    return now * race(later, most - south - 1, most - north) + (1 - now) * race(later, most - south, most - north - 1)


def value_parts(table: DreambladeTable, seat: Seat) -> dict[str, float]:
    """What the value is made of, by name: how much each adds to it, one after another, beginning with the turns won."""
    if table.over == "WIN-01":
        return {**dict.fromkeys(PARTS, 0.0), "turns": _won(table, seat)}
    shifts = shifts_left(table)
    spoils, strikes = _fights(table, shifts)
    weight = POINTS[min(sum(shifts), len(POINTS) - 1)]
    destroyed = destruction_points(table, 0) - destruction_points(table, 1)
    forces, turn = FORCES * _forces(table), weight * (_points(table, shifts) - destroyed)
    both = forces + FORCES * spoils
    leads = [(0.0, 0.0), (forces, 0.0), (both, 0.0), (both, turn), (both, turn + weight * destroyed)]
    leads.append((both, turn + weight * (destroyed + STRIKES * strikes)))
    chances = [_wins(table, *lead) for lead in leads]
    if seat:
        chances = [1 - chance for chance in chances]
    added = [chances[0], *(after - before for before, after in pairwise(chances))]
    return dict(zip(PARTS, added, strict=True))


def _chance(lead: float) -> float:
    """The chance that goes with a lead, in units of its own."""
    return 1 / (1 + exp(-max(lead, -50.0)))


@cache
def _ways(needed: int, others: int) -> tuple[int, ...]:
    """In how many ways the others win 0, 1, ... turns before the race is over."""
    return tuple(comb(needed - 1 + lost, lost) for lost in range(others))


def race(chance: float, needed: int, others: int) -> float:
    """The chance to win so many turns before the other side wins so many, if each turn is won with this chance."""
    total, lost = 0.0, 1.0
    for ways in _ways(needed, others) if needed else (1,):
        total += ways * lost
        lost *= 1 - chance
    return total * chance**needed if others else 0.0


def shifts_left(table: DreambladeTable) -> tuple[int, int]:
    """How many action phases each side still has this turn, with the one under way."""
    each, phase, first = table.content.limits.action_phases, table.phase, table.first
    if phase.kind != ACTION:
        left = [each, each]
    else:
        left = [0, 0]
        left[phase.seat] = each - phase.number + (phase.act != TO_STRIKE)
        if phase.seat == first:
            left[1 - first] = each
    return left[0], left[1]


# --- the turn under way


def _points(table: DreambladeTable, shifts: tuple[int, int]) -> float:
    """By how much South will lead in conquest points."""
    return _side_points(table, 0, shifts) - _side_points(table, 1, shifts)


def _side_points(table: DreambladeTable, seat: Seat, shifts: tuple[int, int]) -> float:
    """The conquest points that a side may expect."""
    own, foes = table.occupied[seat], table.occupied[1 - seat]
    cells = _cells_value(table.content, seat, claimed(table, seat), own, foes, (shifts[seat], shifts[1 - seat]))
    return destruction_points(table, seat) + cells if table.fallen else cells


@lru_cache(maxsize=1 << 16)
def _cells_value(content: Content, seat: Seat, held: int, own: int, foes: int, shifts: tuple[int, int]) -> float:
    """Conquest points to come for cells: those claimed, as far as nobody can contest them, and free ones in reach."""
    points, (late, soon), total = content.points[seat], THREATENED, 0.0
    mine, theirs = shifts
    next_shift = _reach(foes & ~own, min(theirs, 1))
    all_shifts = _reach(foes & ~own, theirs)
    for cell in cells_of(held):
        total += points[cell] * (soon if next_shift >> cell & 1 else late if all_shifts >> cell & 1 else 1.0)
    free = content.scoring[seat] & ~own & ~foes & _reach(own & ~foes, mine)
    if free:
        found = [points[cell] for cell in cells_of(free)]
        best, rest = WITHIN_REACH
        total += rest * sum(found) + (best - rest) * max(found)
    return total


@lru_cache(maxsize=1 << 14)
def _reach(cells: int, steps: int) -> int:
    """Where whoever stands in these cells can be after so many shifts."""
    for _ in range(steps):
        cells = spread(cells)
    return cells if steps else 0


# --- the forces


def _forces(table: DreambladeTable) -> float:
    """Miniatures where they are, whole or hurt, and what else is to come."""
    places = _place_values(table.content)
    lead = sum([places[mini][cell] for mini, cell in table.cell.items()])
    lead += BONUS * (table.bonus_due(0) - table.bonus_due(1))
    if table.damage:
        lead += sum([_wound(table, mini, damage) for mini, damage in table.damage.items()])
    combat = table.combat
    if combat is not None and combat.dice:
        coming = HIT * (combat.bonus + damage_of(combat.dice))
        lead += -coming if combat.seat else coming
    return lead


@lru_cache(maxsize=8)
def _place_values(content: Content) -> tuple[tuple[float, ...], ...]:
    """By miniature and place, cells first and then the graveyard and the reserves: what it adds to South's lead."""
    found = []
    for mini, owner in enumerate(content.owner):
        sign, body = (-1 if owner else 1), _bodies(content)[mini]
        ground = _cell_values(content)[owner] if content.is_creature[mini] else (0.0,) * CELLS
        in_play = IN_PLAY if content.is_creature[mini] else LOCATION
        found.append(tuple(sign * value for value in (*(in_play * body + g for g in ground), 0.0, IN_RESERVES * body)))
    return tuple(found)


@lru_cache(maxsize=8)
def _bodies(content: Content) -> tuple[float, ...]:
    """The value of each miniature in itself."""
    return tuple([cost * (1 + BIGGER * (cost - 5)) for cost in content.cost])


@lru_cache(maxsize=8)
def _cell_values(content: Content) -> tuple[tuple[float, ...], ...]:
    """By side and cell: how good it is for a creature to stand there."""

    def near(seat: Seat, cell: Cell, weight: float) -> float:
        return max(weight * points / (1 + distance(cell, goal)) for goal, points in content.points[seat].items())

    return tuple(
        tuple(near(seat, cell, NEAR_GOAL) + near(1 - seat, cell, IN_THE_WAY) for cell in range(CELLS))
        for seat in (0, 1)
    )


def _wound(table: DreambladeTable, mini: Mini, damage: int) -> float:
    """What a damaged creature has lost of its value, as South sees it."""
    _, defense, life = stats(table, mini)
    body = _bodies(table.content)[mini]
    if damage >= life:
        lost = IN_PLAY * body + 2.0
    elif damage >= defense:
        lost = DISRUPTED * body + 1.0
    else:
        lost = 0.1 * body * damage / life
    return lost if table.content.owner[mini] else -lost


def _fights(table: DreambladeTable, shifts: tuple[int, int]) -> tuple[float, float]:
    """South's lead in what attacks could bring, now or later; and in attacks of this turn that may succeed."""
    spoils, strikes, phase = 0.0, 0.0, table.phase
    for cell in cells_of(table.occupied[0] & table.occupied[1]):
        south, north = judged(table, cell)
        for seat, sign, (prize, chance) in ((0, 1, south), (1, -1, north)):
            is_open = phase.act == TO_STRIKE and phase.seat == seat and not phase.struck >> cell & 1
            spoils += sign * prize * (STRIKE_NOW if is_open else STRIKE_SOON if shifts[seat] else STRIKE_LATER)
            if is_open or shifts[seat]:
                strikes += sign * chance
    return spoils, strikes


def judged(table: DreambladeTable, cell: Cell) -> Fight:
    """A fight as it was judged before, if it was: it is looked at far more often than it changes.

    It follows from who stands there and from the auras around, unless somebody is hurt or has stats that hang on more.
    """
    content, cells, near, combat = table.content, table.cell, NEAR[cell], table.combat
    minis = table.standing[cell] + table.standing[CELLS + cell]
    if table.damage or (combat is not None and combat.called) or any(content.modifiers[mini] for mini in minis):
        return judge(table, cell)
    around = [(source, cells[source]) for source in table.auras]
    key = cell, minis, tuple([(source, at) for source, at in around if at >= 0 and near >> at & 1])
    seen = _judged_before(content)
    if key not in seen:
        if len(seen) >= KEPT:
            seen.clear()
        seen[key] = judge(table, cell)
    return seen[key]


@lru_cache(maxsize=8)
def _judged_before(content: Content) -> dict[tuple[Cell, tuple[Mini, ...], tuple[tuple[Mini, Cell], ...]], Fight]:
    return {}


def judge(table: DreambladeTable, cell: Cell) -> Fight:
    """What attacks in a cell could bring South, and North: the value of a target, and how likely it is brought down."""
    south, north = ([(mini, stats(table, mini)) for mini in table.creatures(cell, seat)] for seat in (0, 1))
    return _spoils(table, south, north), _spoils(table, north, south)


def _spoils(table: DreambladeTable, own: list[Figure], foes: list[Figure]) -> tuple[float, float]:
    """The best target's value, as far as one's dice are likely to reach it; and how likely that is."""
    content, damage = table.content, table.damage
    dice, bodies = sum([power for _, (power, _, _) in own]), _bodies(content)
    best = likely = 0.0
    for foe, (_, defense, life) in foes:
        carried = damage.get(foe, 0) if damage else 0
        destroys = hits(content, dice, life - carried)
        chance = max(hits(content, dice, defense - carried), destroys)
        prize = (bodies[foe] + 1) * (DISRUPTS * chance + DESTROYS * destroys)
        if prize > best:
            best, likely = prize, chance
    return best, likely


@lru_cache(maxsize=1 << 12)
def hits(content: Content, dice: int, damage: int) -> float:
    """The chance that so many attack dice deal at least this much damage."""
    if damage <= 0:
        return 1.0
    if not dice:
        return 0.0
    faces = content.attack_die
    return sum([hits(content, dice - 1, damage - max(face, 0)) for face in faces]) / len(faces)
