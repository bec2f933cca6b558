"""Bots by name."""

import pytest

from gamelode.bots import GreedyBot, RandomBot, SearchBot, make
from gamelode.kernel import Fault


def test_simple_bots_have_simple_names() -> None:
    assert isinstance(make("random", 1), RandomBot)
    assert isinstance(make("greedy", 1), GreedyBot)


def test_search_takes_a_budget_of_iterations() -> None:
    bot = make("search:50", 1)
    assert isinstance(bot, SearchBot)
    assert (bot.iterations, bot.seconds) == (50, None)


def test_search_takes_a_budget_of_seconds() -> None:
    bot = make("search:1.5s", 1)
    assert isinstance(bot, SearchBot)
    assert bot.seconds == 1.5


@pytest.mark.parametrize(
    "name", ["random", "greedy", "search:7", "search:2s", "search:0.25s", "greedy~5", "search:7~40"]
)
def test_a_bot_is_made_again_from_its_name(name: str) -> None:
    assert make(name, 1).name == name


def test_search_has_a_budget_of_its_own() -> None:
    assert make(make("search", 1).name, 1).name == make("search", 1).name


@pytest.mark.parametrize("name", ["", "grandmaster", "Random", " greedy", "greedy ", "search "])
def test_a_bot_that_does_not_exist_is_a_fault(name: str) -> None:
    with pytest.raises(Fault, match=r"there is no bot .*; there are random, greedy, search"):
        make(name, 1)


@pytest.mark.parametrize(
    "name",
    ["search:", "search:0", "search:-5", "search:x", "search:0s", "search:s", "search:1e9", "search:٣", "search:9.s"],
)
def test_a_budget_that_is_none_is_a_fault(name: str) -> None:
    with pytest.raises(Fault, match="say how many iterations"):
        make(name, 1)


@pytest.mark.parametrize("name", ["random:5", "greedy:2s", "greedy:"])
def test_only_search_takes_a_budget(name: str) -> None:
    with pytest.raises(Fault, match="only search takes a budget"):
        make(name, 1)


@pytest.mark.parametrize("name", ["greedy~", "greedy~0", "greedy~100", "greedy~x", "greedy~-1"])
def test_slips_are_so_many_of_a_hundred(name: str) -> None:
    with pytest.raises(Fault, match="in how many of a hundred decisions it slips"):
        make(name, 1)
