"""The board: distance, sight, facing, rims of pits."""

from __future__ import annotations

import math
import random

import pytest

from gamelode.games.deeprock.board.areas import sevens, threes, triangles
from gamelode.games.deeprock.board.hexes import (
    ALL,
    BIT,
    BOARD,
    DISTANCE,
    NEAR,
    WITHIN,
    around,
    axial,
    best_direction,
    distance,
    from_offset,
    is_behind,
    space_at,
    spaces_of,
    to_offset,
)
from gamelode.games.deeprock.board.sight import lines, sees
from gamelode.games.deeprock.board.walks import onward, rims, steps_to, walk, ways
from gamelode.kernel import proves

from .scene import at


def bits(*spots: tuple[int, int]) -> int:
    return sum(BIT[at(*spot)] for spot in spots)


@proves("R-01")
def test_the_board_has_218_spaces_in_rows_of_15_and_14() -> None:
    assert len(ALL) == 218
    assert [sum(to_offset(s)[1] == row for s in ALL) for row in (0, 1, 14)] == [15, 14, 15]
    assert all(from_offset(*to_offset(space)) == space for space in ALL)
    assert [axial(n) for n in spaces_of(NEAR[space_at(4, 7)])] == [(4, 6), (5, 6), (3, 7), (5, 7), (3, 8), (4, 8)]


def test_a_corner_has_no_neighbours_off_the_board() -> None:
    assert spaces_of(NEAR[from_offset(0, 0)]) == [from_offset(1, 0), from_offset(0, 1)]
    assert around(BOARD) == BOARD


@proves("RANGE-01", "R-02")
def test_range_is_the_hex_distance_whatever_lies_between() -> None:
    assert DISTANCE[at(0, 0)][at(3, -1)] == 3
    assert DISTANCE[at(0, 0)][at(-2, -2)] == 4
    for space in (at(2, 2), at(-3, 1), at(5, 0)):
        assert steps_to(walk(at(0, 0), BOARD, 0, 0, 99, False), space) == distance(at(0, 0), space)


def test_a_direction_is_named_by_the_step() -> None:
    assert best_direction(at(0, 0), at(3, 0)) == 0
    assert best_direction(at(0, 0), at(-2, 4)) == 1  # between SE and SW: the first of equals
    assert best_direction(at(0, 0), at(0, -2)) == 4


# --- sight, against dense sampling


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


@proves("R-67")
def test_the_three_rear_neighbours_are_behind() -> None:
    east = 0
    behind = [
        spot for spot in ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)) if is_behind(at(0, 0), east, at(*spot))
    ]
    assert behind == [(-1, 1), (-1, 0), (0, -1)]
    assert not is_behind(at(0, 0), east, at(1, -2))  # exactly on the line through the creature
    assert is_behind(at(0, 0), east, at(-4, 1))


@proves("R-57")
def test_a_creature_climbs_along_the_rim_and_cannot_jump() -> None:
    """A pit three spaces long: a creature on its north side goes round the end, not across."""
    pits = bits((-1, 0), (0, 0), (1, 0))
    north, south = at(0, -1), at(0, 1)
    assert distance(north, south) == 2
    layers = walk(north, BOARD, pits, 0, 99, False)
    assert steps_to(layers, at(0, 0)) == 1
    assert steps_to(layers, south) == 3  # about the end of the pit
    assert steps_to(walk(north, BOARD, 0, 0, 99, False), south) == 2  # a flyer


@proves("R-57")
def test_a_creature_in_a_single_pit_space_may_leave_it_anywhere() -> None:
    layers = walk(at(0, -1), BOARD, bits((0, 0)), 0, 99, False)
    assert steps_to(layers, at(0, 1)) == 2
    assert len(rims(bits((0, 0))).arcs) == 1


@proves("R-57")
def test_at_the_start_of_a_move_a_creature_in_a_pit_may_choose_its_side() -> None:
    pits = bits((-1, 0), (0, 0), (1, 0))
    layers = walk(at(0, 0), BOARD, pits, 0, 99, False)
    assert steps_to(layers, at(0, -1)) == steps_to(layers, at(0, 1)) == 1


@proves("R-80")
def test_what_is_held_can_be_entered_and_not_left() -> None:
    held = bits((0, 0), (1, 0))
    out = walk(at(0, 0), BOARD, 0, held, 99, False)
    assert steps_to(out, at(1, 0)) == 1
    assert steps_to(out, at(2, 0)) == -1
    assert steps_to(walk(at(2, 0), BOARD, 0, held, 99, False), at(0, 0)) == 2
    assert steps_to(walk(at(2, 0), BOARD, 0, held, 99, True), at(0, 0)) == -1


@proves("R-57", "R-80")
@pytest.mark.parametrize("seed", range(30))
def test_walking_is_the_same_as_going_step_by_step(seed: int) -> None:
    chance = random.Random(seed)
    pits = sum(BIT[s] for s in chance.sample(ALL, 25))
    usable = sum(BIT[s] for s in ALL if chance.random() < 0.8)
    held = WITHIN[2][chance.choice(ALL)] if seed % 2 else 0
    start, rim = chance.choice(ALL), rims(pits)
    states = {(start, hold) for hold in rim.holds.get(start, [-1])}
    seen_states, seen_spaces, layers = set(states), {start}, [BIT[start]]
    while states:
        states = {then for state in states for then in onward(rim, *state, usable, held)} - seen_states
        seen_states |= states
        layers.append(sum(BIT[s] for s in {space for space, _hold in states} - seen_spaces))
        seen_spaces |= {space for space, _hold in states}
    assert list(walk(start, usable, pits, held, 99, False)) == layers[: len(layers) - 1]


def test_ways_are_listed_from_the_smallest_spaces_on() -> None:
    found = ways(at(0, 0), at(1, 1), 2, (BOARD, 0, 0))
    assert found == ((at(1, 0), at(1, 1)), (at(0, 1), at(1, 1)))


@proves("THROW-05")
def test_areas_keep_their_shape_however_they_are_turned() -> None:
    assert len(triangles(at(0, 0))) == 6
    assert all(area.bit_count() == 3 and area & BIT[at(0, 0)] for area in triangles(at(0, 0)))
    assert len(threes(at(0, 0))) == 9
    assert sevens(at(0, 0))[0] == NEAR[at(0, 0)] | BIT[at(0, 0)]
    assert len(sevens(at(0, 0))) == 7
