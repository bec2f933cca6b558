"""Bots look at what a game's shortlist names, and at nothing else."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from gamelode.bots import Bot, GreedyBot, Position, SearchBot
from gamelode.kernel import Game, Seat
from tests.bots.counters import COUNTERS, CountersTable, HowMany, Take


def shortlist(table: CountersTable, question: HowMany, seat: Seat) -> Sequence[Take] | None:
    """Twos, if there are more than four counters; otherwise anything."""
    return [Take(2)] if table.heap > 4 else None


def counters(heap: int) -> Game:
    rules = replace(COUNTERS, shortlist=shortlist, value=lambda table, seat: 0.5)
    return Game.start(rules.standard, 2, 0, {"heap": heap})


@pytest.mark.parametrize("bot", [GreedyBot(1), SearchBot(1, iterations=50)])
def test_only_what_is_on_the_shortlist_is_chosen(bot: Bot) -> None:
    assert bot.choose(Position(counters(5), 0)) == Take(2)


@pytest.mark.parametrize("bot", [GreedyBot(1), SearchBot(1, iterations=50)])
def test_without_one_all_options_are_looked_at(bot: Bot) -> None:
    assert bot.choose(Position(counters(3), 0)) == Take(3)


def test_the_tree_holds_what_is_on_the_shortlist_and_nothing_else() -> None:
    tree = SearchBot(1, iterations=50).think(Position(counters(7), 0))
    assert [choice for _, choice, _ in tree.root.actions] == [Take(2)]


def test_the_rest_of_a_move_is_looked_for_on_the_shortlist() -> None:
    assert Position(counters(7), 0).shortlist == [Take(2)]
    assert Position(counters(4), 0).shortlist is None


def test_search_takes_its_time_for_its_own_decision_and_for_no_other() -> None:
    rules = replace(
        COUNTERS,
        shortlist=lambda table, question, seat: [Take(1), Take(2)],
        longlist=lambda table, question, seat: [Take(1), Take(2), Take(3)],
        value=lambda table, seat: 0.5,
    )
    position = Position(Game.start(rules.standard, 2, 0, {"heap": 20}), 0)
    root = SearchBot(1, iterations=20).think(position).root
    assert [choice for _, choice, _ in root.actions] == [Take(1), Take(2), Take(3)]
    assert {choice for node in root.actions.values() for _, choice, _ in node.actions} == {Take(1), Take(2)}
    assert position.shortlist == [Take(1), Take(2)]


def test_a_single_choice_has_nothing_to_be_weighed_against() -> None:
    assert Position(counters(7), 0).only == Take(2)
    assert Position(counters(4), 0).only is None
    assert Position(counters(1), 0).only == Take(1)
