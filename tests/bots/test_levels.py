"""Bots as people know them, and the slips that make them gentle."""

import pytest

from gamelode.bots import Position, SearchBot, exact_bot, level_named, levels_of, make, search_of
from gamelode.bots.levels import USUAL
from gamelode.catalogue import games
from gamelode.kernel import Fault, Game, Rules
from tests.kernel.forest import FOREST

CAVEIN = games()["cavein"]


@pytest.mark.parametrize("rules", games().values(), ids=games())
def test_every_level_of_a_game_is_a_bot(rules: Rules) -> None:
    for level in levels_of(rules):
        assert make(level.bot, 1).name == level.bot


def test_a_game_that_does_not_say_it_has_the_usual_levels() -> None:
    assert levels_of(FOREST) == USUAL
    assert exact_bot(FOREST, "strong") == USUAL[-1].bot


def test_a_level_is_known_by_its_id() -> None:
    level = level_named(CAVEIN, "good")
    assert level is not None
    assert (level.title, exact_bot(CAVEIN, "good")) == ("Good", level.bot)


def test_an_exact_bot_stays_what_it_is() -> None:
    assert exact_bot(CAVEIN, "search:70") == "search:70"


def test_what_is_neither_is_a_fault_that_names_both() -> None:
    with pytest.raises(Fault, match=r"there are random, greedy, search; or, by how well they play, beginner, casual"):
        exact_bot(CAVEIN, "grandmaster")


def test_a_wrong_budget_is_not_explained_by_levels() -> None:
    with pytest.raises(Fault, match=r"search:1\.5s$"):
        exact_bot(CAVEIN, "search:x")


def test_the_search_of_a_bot_that_slips_is_found() -> None:
    assert isinstance(search_of(make("search:9~10", 1)), SearchBot)
    assert search_of(make("greedy~10", 1)) is None


# --- slips


def differing(percent: int) -> int:
    """At how many of forty decisions a bot that slips answers otherwise than one that does not."""
    game, steady, slipping = Game.start(CAVEIN.standard, 2, 3), make("greedy", 1), make(f"greedy~{percent}", 1)
    differs = 0
    for _ in range(40):
        position = Position(game, game.waiting()[0])
        choice = steady.choose(position)
        differs += slipping.choose(position) != choice
        game.answer(position.seat, choice)
    return differs


def test_whoever_slips_more_often_answers_otherwise_more_often() -> None:
    assert 0 < differing(20) < differing(90) < 40


def test_a_slip_follows_from_the_seed_and_the_position() -> None:
    position = Position(Game.start(CAVEIN.standard, 2, 3), 0)
    assert make("random~50", 4).choose(position) == make("random~50", 4).choose(position)
