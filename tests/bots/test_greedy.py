"""Greedy: one move ahead."""

from __future__ import annotations

from gamelode.bots import GreedyBot, Position, RandomBot
from gamelode.games.cavein import RULES as CAVEIN
from gamelode.kernel import Choice, Game
from gamelode.match import Driver
from tests.bots.levers import Jump, Pull, before_the_jump
from tests.bots.scenes import first_turn, no_point_listed
from tests.games.cavein.scene import P, mine, pay, table
from tests.kernel.forest.camps import At


def is_won_by_greedy(seed: int, seat: int) -> bool:
    game = Game.start(CAVEIN.standard, 2, seed, record=False, events=False)
    Driver([GreedyBot(seed) if each == seat else RandomBot(seed) for each in range(2)]).play_out(game)
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


# --- commands


def chosen(*jumps: int, levers: tuple[tuple[int, int], ...]) -> Choice:
    return GreedyBot(1).choose(Position(before_the_jump(*jumps, levers=levers), 0))


def test_what_brings_nothing_is_not_commanded_however_bad_the_answers_are() -> None:
    assert chosen(-40, -30, levers=((0, 0),)) == Jump(-30)


def test_what_makes_the_best_answer_better_is_commanded_before_it() -> None:
    assert chosen(-40, 20, levers=((0, 0), (5, 0))) == Pull(5, 0)


def test_what_looks_better_at_once_and_spoils_the_answer_is_not_commanded() -> None:
    assert chosen(-40, 20, levers=((5, 10),)) == Jump(20)


def test_of_two_good_commands_the_one_with_the_better_answer_after_it_comes_first() -> None:
    assert chosen(-40, 20, levers=((6, 5), (5, 0), (1, 0))) == Pull(5, 0)
