"""What bots are told about the game: how good a table looks to a seat.

Everything is counted in spawn points, more or less. Weights were tried out in games of greedy bots.
"""

from __future__ import annotations

from functools import lru_cache

from gamelode.kernel import Seat

from .board import ADJACENT, CELLS, distance
from .content import Content
from .events import Cell, Mini
from .scoring import cell_points, destruction_points
from .stats import stats
from .table import GRAVEYARD, RESERVES, DreambladeTable

TURN_WON, LATE_TURN = 9.0, 0.8  # a turn won, and how much more each further one
MARGIN = 9.0  # leading this turn
IN_PLAY, IN_RESERVES, LOCATION = 1.0, 0.55, 0.8  # of a miniature's cost
BONUS = 0.35  # a bonus spawn point to come
NEAR_GOAL, IN_THE_WAY = 0.5, 0.3  # a point of a scoring cell, one's own and the enemy's; less with each step
STRIKE_NOW, STRIKE_LATER = 0.5, 0.2  # of the cost of whom an attack would bring down
HIT = 0.4  # damage that the combat under way will deal
DISRUPTED = 0.3  # of the cost of whoever is about to be disrupted
MOVES = 0.9  # of what a shift could still gain


def value(table: DreambladeTable, seat: Seat) -> float:
    """From 0 to 1."""
    if table.over == "WIN-01":
        return 1.0 if table.wins[seat] > table.wins[1 - seat] else 0.0
    lead = _prospect(table, seat) - _prospect(table, 1 - seat) + _this_turn(table, seat)
    return 0.5 + 0.5 * lead / (abs(lead) + 30)


def _this_turn(table: DreambladeTable, seat: Seat) -> float:
    """Who would win the turn if it ended now; it matters more towards its end."""
    points = [cell_points(table, each) + destruction_points(table, each) for each in (0, 1)]
    margin = points[seat] - points[1 - seat]
    return MARGIN * margin / (abs(margin) + 3)


def _prospect(table: DreambladeTable, seat: Seat) -> float:
    wins = table.wins[seat]
    return (
        TURN_WON * wins + LATE_TURN * wins * wins + _material(table, seat) + _fights(table, seat) + _plans(table, seat)
    )


def _material(table: DreambladeTable, seat: Seat) -> float:
    """Miniatures where they are, whole or hurt, and bonus points to come."""
    content, worth = table.content, 0.0
    ground = _ground(content)[seat]
    for mini, cell in table.cell.items():
        if content.owner[mini] != seat or cell == GRAVEYARD:
            continue
        cost = content.cost[mini]
        if cell == RESERVES:
            worth += IN_RESERVES * cost
        elif content.is_creature[mini]:
            worth += IN_PLAY * cost + ground[cell]
        else:
            worth += LOCATION * cost
    for mini, damage in table.damage.items():
        if content.owner[mini] == seat:
            worth -= _wound(table, mini, damage)
    return worth + BONUS * table.bonus_due(seat)


def _wound(table: DreambladeTable, mini: Mini, damage: int) -> float:
    """How much a damaged creature has lost of its worth."""
    _, defense, life = stats(table, mini)
    cost = table.content.cost[mini]
    if damage >= life:
        return IN_PLAY * cost + 2.0
    if damage >= defense:
        return DISRUPTED * cost + 1.0
    return 0.1 * cost * damage / life


@lru_cache(maxsize=8)
def _ground(content: Content) -> tuple[tuple[float, ...], ...]:
    """By side and cell: how good it is for a creature to stand there."""

    def near(seat: Seat, cell: Cell, weight: float) -> float:
        return max(weight * points / (1 + distance(cell, goal)) for goal, points in content.points[seat].items())

    return tuple(
        tuple(near(seat, cell, NEAR_GOAL) + near(1 - seat, cell, IN_THE_WAY) for cell in range(CELLS))
        for seat in (0, 1)
    )


def _fights(table: DreambladeTable, seat: Seat) -> float:
    """What attacks could bring, now or later."""
    total, phase = 0.0, table.phase
    now = phase.act == "strike" and phase.seat == seat
    for cell in range(CELLS):
        own, foes = table.creatures(cell, seat), table.creatures(cell, 1 - seat)
        if own and foes:
            weight = STRIKE_NOW if now and not phase.struck >> cell & 1 else STRIKE_LATER
            total += weight * _spoils(table, own, foes)
    combat = table.combat
    if combat is not None and combat.seat == seat:
        total += HIT * (combat.bonus + sum(face for face in combat.dice if face > 0))
    return total


def _spoils(table: DreambladeTable, own: tuple[Mini, ...], foes: tuple[Mini, ...]) -> float:
    """The cost of the best target, as far as one's dice reach it; a die deals one damage on average."""
    dice = sum(stats(table, mini)[0] for mini in own)
    best = 0.0
    for foe in foes:
        _, defense, life = stats(table, foe)
        need = max(min(defense, life) - table.damage.get(foe, 0), 1)
        best = max(best, (table.content.cost[foe] + 1) * min(dice / need, 1.0))
    return best


def _plans(table: DreambladeTable, seat: Seat) -> float:
    """What creatures that may still shift could gain by it."""
    phase = table.phase
    if phase.act != "shift" or phase.seat != seat:
        return 0.0
    ground, total = _ground(table.content)[seat], 0.0
    for cell in range(CELLS):
        if table.creatures(cell, 1 - seat):
            continue
        for mini in table.creatures(cell, seat):
            if mini not in phase.shifted:
                total += MOVES * max(max(ground[to] for to in ADJACENT[cell]) - ground[cell], 0.0)
    return total
