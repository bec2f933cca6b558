"""What bots are told about a table."""

from __future__ import annotations

import pytest

from gamelode.games.cavein.bots.value import CLEAR_LEAD, _standing, _time_left, value, value_parts
from gamelode.games.cavein.rules.scoring import points
from gamelode.kernel import Dice, Game

from ..scene import EDITION, P, at, table


def tables(seats: int, seed: int) -> list[Game]:
    """A random game after every tenth answer, and at its end."""
    game, dice, found = Game.start(EDITION, seats, seed), Dice.from_seed(seed), []
    while not game.is_over:
        if game.answers % 10 == 0:
            found.append(game.clone())
        seat = game.waiting()[0]
        game.play(seat, game.sample(seat, dice))
    return [*found, game]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_value_lies_between_0_and_1(seats: int) -> None:
    assert all(0 < value(at(game), seat) < 1 for game in tables(seats, 1) for seat in range(seats))


def test_what_one_of_two_players_gains_the_other_loses() -> None:
    assert all(value(at(g), 0) + value(at(g), 1) == pytest.approx(1) for g in tables(2, 2))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_points_are_those_of_the_rules(seats: int) -> None:
    """They are kept, so a table must never be taken for another."""
    for game in tables(seats, 3) + tables(seats, 4):
        for seat, player in enumerate(at(game).players):
            score, _ = _standing(at(game), seat, player)
            assert score == sum(points(at(game), seat).values())


def test_more_points_look_better() -> None:
    assert value(table(P(crystals=["blue-3a"]), P()), 0) > value(table(P(crystals=["blue-1a"]), P()), 0)


def test_a_better_hand_looks_better() -> None:
    assert value(table(P(hand=["colonel"]), P()), 0) > value(table(P(hand=["driller"]), P()), 0)


def test_to_be_on_turn_is_better_than_to_wait() -> None:
    scene = table(P(), P())
    assert value(scene, scene.turn.seat) > 0.5


def test_the_same_lead_counts_more_when_the_end_is_near() -> None:
    early, late = (table(P(crystals=["blue-3a"]), P(), cave_in=space) for space in (0, 6))
    assert value(late, 0) > value(early, 0)


def test_after_the_end_only_points_count() -> None:
    scene = table(P(hand=["colonel"]), P(crystals=["blue-1a"]))
    scene.over = "END-02"
    assert value(scene, 0) < 0.5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_parts_together_are_the_lead_that_the_value_grows_with(seats: int) -> None:
    for game in tables(seats, 5):
        scene = at(game)
        clear = CLEAR_LEAD[0] + (CLEAR_LEAD[1] - CLEAR_LEAD[0]) * _time_left(scene)
        for seat in range(seats):
            lead = sum(value_parts(scene, seat).values())
            assert value(scene, seat) == pytest.approx(0.5 + 0.5 * lead / (abs(lead) + clear))


def test_a_card_in_hand_counts_there() -> None:
    with_card, without = (value_parts(table(P(hand=hand), P()), 0) for hand in (["shuwar"], []))
    assert {name for name in with_card if with_card[name] != without[name]} == {"hand"}
