"""What bots look at."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from gamelode.games.deeprock.creatures import IN_ORDER, THESE, NextCreature, WhichWay
from gamelode.games.deeprock.harm import Along
from gamelode.games.deeprock.shortlist import shortlist
from gamelode.games.deeprock.supplies import Exchange
from gamelode.kernel import Choice, Game

from .scene import at, begin, board, dwarf, scene, turn_of


def shortlisted(game: Game) -> Sequence[Choice]:
    found = shortlist(board(game), game.question, 0)
    return game.options(0) if found is None else found


def test_creatures_of_one_kind_act_in_order() -> None:
    game = begin(scene(dwarf("scout", (0, 0))), NextCreature(seat=0, creatures=(1, 2, 3)))
    assert THESE[2] in game.options(0)
    assert shortlisted(game) == [IN_ORDER]


def test_of_equal_ways_any_will_do() -> None:
    ways = ((at(1, 0), at(2, 0)), (at(0, 1), at(1, 1)))
    game = begin(scene(dwarf("scout", (0, 0))), WhichWay(seat=0, creature=1, all_ways=ways))
    assert shortlisted(game) == [Along(ways[0])]


@pytest.mark.parametrize(("own", "other", "exchange"), [(4, 4, False), (1, 2, False), (1, 3, True), (4, 0, True)])
def test_supplies_change_hands_only_where_one_is_short_and_another_is_not(own: int, other: int, exchange: bool) -> None:
    game = turn_of(scene(dwarf("gunner", (0, 0), primary=own), dwarf("scout", (1, 0), primary=other)))
    assert Exchange() in game.options(0)
    assert (Exchange() in shortlisted(game)) is exchange
