"""Scoring, and the two ways a game ends."""

from __future__ import annotations

import pytest

from gamelode.games.belt.rules.rounds import END_PHASE, Rounds
from gamelode.games.belt.rules.scoring import outcome, points
from gamelode.games.belt.table import BeltTable
from gamelode.kernel import Game, proves

from ..scene import R, at, begin, play, spot, table

IDLE = {"hauler1": (500, 300), "hauler2": (900, 300)}
NOTHING = {"green": (0,) * 20, "white": (1,) * 20}


def play_round(scene: BeltTable) -> Game:
    """Nobody does anything for a round, or until the end."""
    game = begin(scene, Rounds())
    while not game.is_over and scene.round == 1:
        play(game, END_PHASE)
    return game


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


@proves("END-01", "R-63")
def test_the_game_ends_when_the_last_asteroid_has_left() -> None:
    game = play_round(table(IDLE, [R(line=9, tick=12, size="large")], no_piles=True))
    assert game.is_over
    assert at(game).over == "END-01"


@proves("R-63")
@pytest.mark.parametrize("rock", [R(line=9, tick=8), R(line=9, tick=8, size="debris")])
def test_not_before_debris_is_gone_too(rock: R) -> None:
    assert not play_round(table(IDLE, [rock], no_piles=True)).is_over


@proves("END-01", "R-63")
def test_nor_while_asteroids_are_still_to_come() -> None:
    assert not play_round(table(IDLE, script=NOTHING)).is_over


@proves("R-63", "SPOT-04")
def test_whatever_became_of_an_asteroid_it_is_gone() -> None:
    """The last one crashes."""
    game = play_round(table(IDLE, [R(line=3, tick=9, size="debris")], berths=(1800, 3900), no_piles=True))
    assert (game.is_over, at(game).over, at(game).health) == (True, "END-01", [4, 5])


@proves("DMG-05", "END-03", "END-04", "DMG-01", "R-61", "R-72")
def test_a_destroyed_refinery_loses_whatever_the_points() -> None:
    rocks = [R(line=3, tick=8, holds="4 lameum", left=2)]
    game = play_round(table(IDLE, rocks, berths=(1800, 3900), health={0: 2}, stock={0: (99, 0, 0)}, script=NOTHING))
    assert game.is_over
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.winners) == ("END-03", (1,))


@proves("R-61")
def test_rocks_end_the_game_only_after_all_have_moved() -> None:
    """Both refineries fall in one phase: points decide between them."""
    rocks = [
        R(line=3, tick=8, holds="4 lameum", left=4),
        R(line=7, tick=8, holds="4 lameum", left=4),
        R(line=1, tick=0),
    ]
    scene = table(IDLE, rocks, berths=(1800, 4200), health={0: 1, 1: 2}, stock={1: (1, 5, 5)}, script=NOTHING)
    game = play_round(scene)
    assert (scene.health, spot(scene, 2)) == ([0, 0], (1, 2))
    assert game.outcome is not None
    assert game.outcome.winners == (1,)


@proves("R-61", "R-39")
def test_a_fallen_refinery_is_in_the_way_until_the_phase_is_over() -> None:
    rocks = [R(line=3, tick=8, holds="4 lameum", left=4), R(line=3, tick=9, size="debris")]
    scene = table(IDLE, rocks, berths=(1800, 4200), health={0: 1}, script=NOTHING)
    play_round(scene)
    assert [spot(scene, rock) for rock in (0, 1)] == [None, None]


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
