"""Search: what is gained by a choice, and what was only dealt."""

from __future__ import annotations

import pytest

from gamelode.bots import Position, SearchBot
from tests.bots.wager import Keep, Throw, wager


@pytest.mark.parametrize("seed", range(10))
def test_a_choice_is_not_better_for_having_been_tried_in_luckier_games(seed: int) -> None:
    """The fortune moves what a game is worth by fifty times as much as the choice."""
    assert SearchBot(seed, iterations=8).choose(Position(wager(10, 11, 9), 0)) == Keep(11)


def test_all_choices_are_tried_in_the_same_games() -> None:
    tree = SearchBot(1, iterations=30).think(Position(wager(10, 11, 9), 0))
    assert len(tree.deals) == max(node.visits for node in tree.root.actions.values())


@pytest.mark.parametrize("seed", range(5))
def test_a_move_is_decided_anew_once_chance_has_spoken(seed: int) -> None:
    """To name the face that came first is right once in six games; to name the one that lies there always is."""
    assert SearchBot(seed, iterations=40).choose(Position(wager(40, throw=True), 0)) == Throw()
