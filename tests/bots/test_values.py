"""What the end of a game is worth to a seat."""

from __future__ import annotations

import pytest

from gamelode.bots.values import value_of_rank
from gamelode.kernel import Outcome


def outcome(*ranks: int) -> Outcome:
    return Outcome("END", (0,) * len(ranks), ranks)


@pytest.mark.parametrize(
    ("ranks", "worth"),
    [
        ((1, 2), (1.0, 0.0)),
        ((1, 1), (0.5, 0.5)),
        ((2, 1, 3), (0.5, 1.0, 0.0)),
        ((1, 1, 3, 4), (5 / 6, 5 / 6, 1 / 3, 0.0)),
    ],
)
def test_each_for_himself_a_rank_is_worth_the_seats_left_behind(ranks: tuple[int, ...], worth: tuple[float]) -> None:
    found = [value_of_rank(outcome(*ranks), seat, range(len(ranks))) for seat in range(len(ranks))]
    assert found == pytest.approx(worth)


def test_sides_win_and_lose_together() -> None:
    assert [value_of_rank(outcome(2, 1, 2, 1), seat, (0, 1, 0, 1)) for seat in range(4)] == [0.0, 1.0, 0.0, 1.0]


def test_a_large_side_counts_once() -> None:
    assert value_of_rank(outcome(2, 1, 1, 1, 3), 0, (0, 1, 1, 1, 2)) == 0.5


@pytest.mark.parametrize("seats", [1, 4])
def test_together_it_is_all_or_nothing(seats: int) -> None:
    assert value_of_rank(outcome(*[1] * seats), 0, [0] * seats) == 1.0
    assert value_of_rank(outcome(*[2] * seats), 0, [0] * seats) == 0.0


def test_where_nobody_wins_all_have_lost() -> None:
    assert value_of_rank(outcome(2, 2), 0, (0, 1)) == 0.0
