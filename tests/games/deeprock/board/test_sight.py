"""Sight."""

from __future__ import annotations

import math
import random

import pytest

from gamelode.games.deeprock.board.hexes import ALL, BIT, BOARD
from gamelode.games.deeprock.board.sight import lines, sees
from gamelode.kernel import proves

from ..scene import at, bits


def _corners(q: int, r: int, scale: float) -> list[tuple[float, float]]:
    x, y = math.sqrt(3) * (q + r / 2), 1.5 * r
    turns = [math.pi / 6 + math.pi / 3 * i for i in range(6)]
    return [(x + scale * math.cos(t), y + scale * math.sin(t)) for t in turns]


def _meets(a: tuple[float, float], b: tuple[float, float], q: int, r: int) -> bool:
    """Whether a segment meets a closed hex, in floats: clipped by its six sides."""
    x, y = math.sqrt(3) * (q + r / 2), 1.5 * r
    low, high = 0.0, 1.0
    for i in range(6):
        nx, ny = math.cos(math.pi / 3 * i), math.sin(math.pi / 3 * i)
        start = nx * (a[0] - x) + ny * (a[1] - y) - math.sqrt(3) / 2
        end = nx * (b[0] - x) + ny * (b[1] - y) - math.sqrt(3) / 2
        if start > 1e-9 and end > 1e-9:
            return False
        if start > 1e-9:
            low = max(low, start / (start - end))
        elif end > 1e-9:
            high = min(high, start / (start - end))
    return low <= high + 1e-9


def _points(q: int, r: int) -> list[tuple[float, float]]:
    x, y = math.sqrt(3) * (q + r / 2), 1.5 * r
    rim = []
    corners = _corners(q, r, 0.995)
    for i in range(6):
        (ax, ay), (bx, by) = corners[i], corners[(i + 1) % 6]
        rim += [(ax + (bx - ax) * t / 6, ay + (by - ay) * t / 6) for t in range(6)]
    inner = [(x + (px - x) * 0.6, y + (py - y) * 0.6) for px, py in rim[::3]]
    return [(x, y), *rim, *inner]


def _sees_densely(a: tuple[int, int], b: tuple[int, int], blockers: list[tuple[int, int]]) -> bool:
    near = [h for h in blockers if h not in (a, b)]
    return any(not any(_meets(p, s, *h) for h in near) for p in _points(*a) for s in _points(*b))


@proves("LOS-01", "R-03")
@pytest.mark.parametrize("seed", range(40))
def test_sight_is_the_same_as_with_dense_sampling(seed: int) -> None:
    """The house's 13 points a space find a line wherever 49 points do."""
    chance = random.Random(seed)
    spots = [(q, r) for q in range(-4, 5) for r in range(-4, 5) if abs(q + r) <= 4]
    blockers = chance.sample(spots, 12)
    mask = bits(*blockers)
    for goal in chance.sample(spots, 10):
        assert sees(at(0, 0), at(*goal), mask) == _sees_densely((0, 0), goal, blockers), (goal, blockers)


@proves("LOS-01")
def test_a_line_that_touches_a_blocker_is_blocked() -> None:
    assert not sees(at(0, 0), at(2, 0), bits((1, 0)))
    assert sees(at(0, 0), at(1, 1), bits((1, 0)))
    assert not sees(at(0, 0), at(1, 1), bits((1, 0), (0, 1)))  # the two rooks touch the line between them


@proves("R-03")
def test_sight_is_mutual_and_neighbours_always_see_each_other() -> None:
    chance = random.Random(1)
    for _ in range(300):
        a, b = chance.sample(ALL, 2)
        blockers = sum(BIT[s] for s in chance.sample(ALL, 40))
        assert sees(a, b, blockers) == sees(b, a, blockers)
    assert sees(at(0, 0), at(1, 0), BOARD)
    assert all(not line & (BIT[at(0, 0)] | BIT[at(3, 1)]) for line in lines(at(0, 0), at(3, 1)))
