"""The hex board."""

from __future__ import annotations

from gamelode.games.deeprock.board.hexes import (
    ALL,
    BOARD,
    DISTANCE,
    NEAR,
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
from gamelode.games.deeprock.board.walks import steps_to, walk
from gamelode.kernel import proves

from ..scene import at


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


@proves("R-67")
def test_the_three_rear_neighbours_are_behind() -> None:
    east = 0
    behind = [
        spot for spot in ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)) if is_behind(at(0, 0), east, at(*spot))
    ]
    assert behind == [(-1, 1), (-1, 0), (0, -1)]
    assert not is_behind(at(0, 0), east, at(1, -2))  # exactly on the line through the creature
    assert is_behind(at(0, 0), east, at(-4, 1))
