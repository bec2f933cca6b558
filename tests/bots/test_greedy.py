"""Greedy: one move ahead."""

from __future__ import annotations

from gamelode.bots import Company, GreedyBot, Position, RandomBot
from gamelode.games.cavein import RULES as CAVEIN
from gamelode.kernel import Game
from tests.bots.scenes import first_turn, no_point_listed
from tests.games.cavein.scene import P, mine, pay, table
from tests.kernel.forest.camps import At


def is_won_by_greedy(seed: int, seat: int) -> bool:
    game = Game.start(CAVEIN.standard, 2, seed, record=False, events=False)
    Company([GreedyBot(seed) if each == seat else RandomBot(seed) for each in range(2)]).play_out(game)
    assert game.outcome is not None
    return game.outcome.winners == (seat,)


def test_greedy_beats_random() -> None:
    assert all(is_won_by_greedy(seed, seat=seed % 2) for seed in range(6))


def test_greedy_follows_a_move_to_its_end() -> None:
    """To mine takes a payment, and an order of cards, before it brings anything."""
    hand, dear = ["oddgrabber", "drollo", "robuster"], ["A01", "A06", "A09"]
    game = first_turn(table(P(hand=hand), P(), mine=["yellow-6a"], tops=dear))
    for expected in (mine("yellow-6a"), pay(*hand)):
        choice = GreedyBot(1).choose(Position(game, 0))
        assert choice == expected
        game.answer(0, choice)


def test_greedy_draws_answers_that_an_open_question_does_not_list() -> None:
    assert isinstance(GreedyBot(1).choose(Position(no_point_listed(), 0)), At)
