"""Search: many imagined games."""

from __future__ import annotations

import pytest

from gamelode.bots import GreedyBot, Position, SearchBot
from gamelode.bots.search import Settings
from gamelode.kernel import PASS, Command, Game
from tests.bots.counters import Take, counters
from tests.bots.ladders import Ladder, foot_of
from tests.bots.pennies import Show, pennies
from tests.bots.scenes import last_turn, no_point_listed
from tests.games.cavein.scene import P, mine, table, use
from tests.kernel.forest.blows import Blow
from tests.kernel.forest.camps import At
from tests.kernel.scenes import BUCKLER, FEAST, begin, forest, random_game


def only_a_skill_wins() -> Game:
    """Behind by nine points, with Maccarat in the hand: its skill brings a crystal of twelve within reach."""
    rich = ["yellow-3a", "yellow-3b", "yellow-1a"]
    hand = ["maccarat", "oddgrabber", "drollo", "robuster"]
    return last_turn(table(P(hand=hand), P(crystals=rich), mine=["yellow-10a", "yellow-6a"], cave_in=7))


def test_search_finds_a_win_that_takes_two_moves() -> None:
    game = only_a_skill_wins()
    bot = SearchBot(1, iterations=60)
    chosen = []
    while not game.is_over:
        chosen.append(bot.choose(Position(game, 0)))
        game.answer(0, chosen[-1])
    assert (chosen[0], chosen[1]) == (use("maccarat"), mine("yellow-10a"))
    assert game.outcome is not None
    assert game.outcome.winners == (0,)


def test_greedy_does_not_see_that_win() -> None:
    assert GreedyBot(1).choose(Position(only_a_skill_wins(), 0)) != use("maccarat")


@pytest.mark.parametrize(("heap", "take"), [(2, 2), (3, 3), (5, 1), (6, 2), (7, 3)])
def test_search_needs_no_value_of_the_game(heap: int, take: int) -> None:
    """Whoever leaves four counters takes the last one."""
    assert SearchBot(1, iterations=200).choose(Position(counters(2, heap), 0)) == Take(take)


@pytest.mark.parametrize("seats", [4, 6])
def test_search_plays_for_its_team(seats: int) -> None:
    """The partner of seat 0 comes after the next player, as in a game of two."""
    assert SearchBot(1, iterations=300).choose(Position(counters(seats, 6, "teams"), 0)) == Take(2)


@pytest.mark.parametrize("seats", [1, 3])
def test_search_plays_together(seats: int) -> None:
    """The last counter must be taken on its own, by whomever."""
    game = counters(seats, 9, "together")
    while not game.is_over:
        seat = game.waiting()[0]
        game.answer(seat, SearchBot(1, iterations=100).choose(Position(game, seat)))
    assert game.outcome is not None
    assert game.outcome.winners == tuple(range(seats))


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_in_the_tree_knows_a_secret_answer(seat: int) -> None:
    """If the other saw what was shown, nothing would ever win."""
    tree = SearchBot(1, iterations=400).think(Position(pennies(), seat))
    own = [node.total for (who, _, _), node in tree.root.actions.items() if who == seat]
    assert 0.4 < sum(own) / tree.iterations < 0.6


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_can_foretell_a_secret_answer_of_which_none_is_better(seat: int) -> None:
    shown = [SearchBot(seed, iterations=40).choose(Position(pennies(), seat)) for seed in range(20)]
    assert 4 <= shown.count(Show(seat, "heads")) <= 16


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("seat", [0, 1])
def test_a_secret_answer_is_about_what_was_asked_and_not_about_what_else_is_answered(seat: int, seed: int) -> None:
    """Each has two coins, and decides for one after the other."""
    game = pennies(0, 0, 1, 1)
    assert game.why_not(seat, SearchBot(seed, iterations=40).choose(Position(game, seat))) is None


@pytest.mark.parametrize("seed", range(10))
def test_what_a_command_would_make_possible_is_not_chosen_before_it(seed: int) -> None:
    """Both answers are secret, so in the tree they are decided at the same point."""
    game = pennies(bender=0)
    game.answer(1, Show(1, "heads"))
    assert game.why_not(0, SearchBot(seed, iterations=40).choose(Position(game, 0))) is None


@pytest.mark.parametrize("iterations", [1, 2, 25])
def test_a_budget_of_iterations_is_spent_exactly(iterations: int) -> None:
    position = Position(random_game(2, 5, answers=12), random_game(2, 5, answers=12).waiting()[0])
    assert SearchBot(1, iterations=iterations).think(position).iterations == iterations


def test_a_budget_of_seconds_ends() -> None:
    assert SearchBot(1, seconds=0.001).think(Position(counters(2, 9), 0)).iterations >= 1


def test_rollouts_may_count_beside_the_value() -> None:
    game = random_game(2, 5, answers=12)
    bot = SearchBot(1, iterations=10, settings=Settings(rollouts=0.5, decisions=5))
    assert game.why_not(game.waiting()[0], bot.choose(Position(game, game.waiting()[0]))) is None


def test_search_considers_commands() -> None:
    game = random_game(2, 3, answers=5)
    seat = game.waiting()[0]
    tree = SearchBot(1, iterations=2).think(Position(game, seat))
    assert any(isinstance(choice, Command) for _, choice, _ in tree.root.actions)


def test_commands_are_weighed_where_the_bot_decides_and_not_in_imagined_decisions() -> None:
    game = random_game(2, 3, answers=5)
    seat = game.waiting()[0]
    tree = SearchBot(1, iterations=60).think(Position(game, seat))
    later = [action for node in tree.root.actions.values() for action in node.actions]
    assert any(who == seat for who, _, _ in later)
    assert not any(isinstance(choice, Command) for _, choice, _ in later)


def test_search_draws_answers_that_an_open_question_does_not_list() -> None:
    game = no_point_listed()
    assert isinstance(SearchBot(1, iterations=20).choose(Position(game, 0)), At)


@pytest.mark.parametrize("seed", range(5))
def test_a_choice_is_not_better_for_having_been_looked_at_farther_ahead(seed: int) -> None:
    """The ladder with the higher foot looks better at once, and still better from each of its rungs."""
    low, high = Ladder(5, 14), Ladder(6, 10)
    assert SearchBot(seed, iterations=30).choose(Position(foot_of(high, low), 0)) == low


def test_two_choices_are_tried_equally_often_to_the_end() -> None:
    tree = SearchBot(1, iterations=100).think(Position(foot_of(Ladder(40, 1), Ladder(1, 1)), 0))
    one, other = [node.visits for node in tree.root.actions.values()]
    assert abs(one - other) <= 1


def test_the_worst_of_many_choices_are_only_looked_at() -> None:
    ladders = [Ladder(foot, 1) for foot in range(40, 0, -2)]
    tree = SearchBot(1, iterations=100).think(Position(foot_of(*ladders), 0))
    visits = [node.visits for node in tree.root.actions.values()]
    assert visits == sorted(visits, reverse=True)
    assert visits[16:] == [1] * 4


@pytest.mark.parametrize("is_watched", [True, False])
def test_a_bot_that_people_watch_thinks_although_it_can_only_pass(is_watched: bool) -> None:
    """Whoever cannot react is asked so that nobody learns it; without the time to think an answer would tell."""
    game = begin(forest(2, hands=([FEAST], [BUCKLER]), food=[0, 0]), Blow(target=0, power=2))
    position = Position(game, 0, is_watched=is_watched)
    assert list(position.options) == [PASS]
    assert position.only == (None if is_watched else PASS)
    assert SearchBot(1, iterations=5).choose(position) == PASS
