"""Points, and who won."""

from __future__ import annotations

import pytest

from gamelode.games.belt.rules.scoring import outcome, points
from gamelode.kernel import proves

from ..scene import table


@proves("SCORE-01", "SCORE-03", "SCORE-04", "SCORE-05", "R-27")
def test_points_by_ore_with_the_starting_stock() -> None:
    assert points(table(), 0) == {"Uberoid": 5, "Mundacite": 8, "Lameum": 5}
    assert points(table(stock={0: (2, 0, 3)}), 0) == {"Uberoid": 10, "Mundacite": 0, "Lameum": 3}


@proves("SCORE-02", "R-27")
def test_a_team_wins_together() -> None:
    result = outcome(table(players=4, stock={1: (2, 4, 5)}))
    assert (result.scores, result.ranks, result.winners) == ((18, 23, 18, 23), (2, 1, 2, 1), (1, 3))


@proves("SCORE-02", "END-02")
def test_three_teams_are_ranked_by_points() -> None:
    assert outcome(table(players=3, stock={1: (2, 4, 5), 2: (0, 0, 0)})).ranks == (2, 1, 3)


@proves("R-62", "END-04")
def test_of_several_teams_the_best_of_those_that_stand_wins() -> None:
    result = outcome(table(players=3, stock={0: (9, 9, 9), 1: (1, 1, 1), 2: (2, 1, 1)}, health={0: 0}))
    assert result.ranks == (3, 2, 1)


@proves("R-64")
@pytest.mark.parametrize(
    ("stock", "health", "units", "ranks"),
    [
        ({0: (2, 0, 0), 1: (0, 5, 0)}, {0: 4}, {"scout1": (500, 500)}, (2, 1)),  # health before all else
        ({0: (0, 5, 0), 1: (2, 0, 0)}, {}, {"scout1": (500, 500)}, (2, 1)),  # Uberoid before units
        ({}, {}, {"scout1": (500, 500)}, (1, 2)),  # units
        ({}, {}, {}, (1, 1)),  # a draw
    ],
)
def test_ties(
    stock: dict[int, tuple[int, int, int]],
    health: dict[int, int],
    units: dict[str, tuple[int, int]],
    ranks: tuple[int, int],
) -> None:
    result = outcome(table(units, stock=stock, health=health))
    assert result.scores[0] == result.scores[1]
    assert result.ranks == ranks
