"""Which answers deserve a look."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from gamelode.games.deeprock.board.areas import SHAPES
from gamelode.games.deeprock.bots.shortlist import shortlist
from gamelode.games.deeprock.rules.choices import Along
from gamelode.games.deeprock.rules.choices import At as Place
from gamelode.games.deeprock.rules.creatures.activate import IN_ORDER, THESE, NextCreature, WhichWay
from gamelode.games.deeprock.rules.creatures.emerge import WhereEmerges
from gamelode.games.deeprock.rules.dwarves.classes import Sentry
from gamelode.games.deeprock.rules.dwarves.dice import AreaIs, WhichArea
from gamelode.games.deeprock.rules.dwarves.exchange import Exchange
from gamelode.games.deeprock.rules.dwarves.move import Move
from gamelode.games.deeprock.rules.dwarves.shoot import PutDice, PutOn, Shoot
from gamelode.games.deeprock.rules.turn import END_ACTIONS
from gamelode.kernel import PASS, Choice, Game

from ..scene import at, begin, board, dwarf, mode, scene, turn_of


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


def test_what_emerges_does_so_far_away() -> None:
    game = begin(scene(dwarf("scout", (0, 0))), WhereEmerges(seat=0, creature=1, spaces=(at(2, 0), at(3, 0), at(1, 0))))
    assert shortlisted(game) == [Place(at(3, 0))]


def test_of_areas_that_hit_the_same_figures_one_will_do() -> None:
    shape = next(name for name in SHAPES if len(list(SHAPES[name](at(2, 0)))) > 2)
    table = scene(dwarf("engineer", (0, 0)), creatures=[("grunt", (2, 0))])
    game = begin(table, WhichArea(seat=0, shape=shape, space=at(2, 0)))
    assert len(game.options(0)) > 2
    found = shortlisted(game)
    assert len(found) < len(game.options(0))
    assert isinstance(found[0], AreaIs)


def test_the_best_die_goes_first_and_to_a_creature() -> None:
    table = scene(dwarf("gunner", (0, 0)), creatures=[("grunt", (2, 0)), ("grunt", (3, 0)), ("grunt", (4, 0))])
    kinds = table.content.rolled[mode("burst")]
    faces = tuple(range(1, len(kinds) + 1))
    left = tuple(range(1, len(kinds)))
    question = PutDice(seat=0, mode=mode("burst"), kinds=kinds, faces=faces, left=left, used=(at(2, 0),), placed=1)
    game = begin(table, question)
    assert PASS in game.options(0)
    assert set(shortlisted(game)) == {PutOn(left[-1], at(2, 0)), PutOn(left[-1], at(3, 0))}


def test_dice_that_can_go_nowhere_are_left_over() -> None:
    table = scene(dwarf("gunner", (0, 0)))
    kinds = table.content.rolled[mode("burst")]
    faces = tuple(range(1, len(kinds) + 1))
    question = PutDice(seat=0, mode=mode("burst"), kinds=kinds, faces=faces, left=(1,), used=(at(2, 0),), placed=1)
    assert PASS in shortlisted(begin(table, question))


@pytest.mark.parametrize(("primary", "secondary", "slot"), [(3, 2, 0), (2, 3, 1), (2, 2, 0)])
def test_a_sentry_gun_is_paid_with_the_ammo_that_there_is_more_of(primary: int, secondary: int, slot: int) -> None:
    game = turn_of(scene(dwarf("engineer", (0, 0), primary=primary, secondary=secondary)))
    assert {option.slot for option in game.options(0) if isinstance(option, Sentry)} == {0, 1}
    assert {option.slot for option in shortlisted(game) if isinstance(option, Sentry)} == {slot}


def test_of_many_creatures_those_are_shot_at_that_matter() -> None:
    """The two that stand together."""
    spots = [(2, 0), (2, 1), (-3, 0), (-4, 2), (0, -4)]
    table = scene(dwarf("gunner", (0, 0)), creatures=[("grunt", spot) for spot in spots])
    game = turn_of(table)
    shots = [option for option in game.options(0) if isinstance(option, Shoot) and option.mode == mode("burst")]
    found = [option for option in shortlisted(game) if isinstance(option, Shoot) and option.mode == mode("burst")]
    assert len(shots) == 5
    assert len(found) == 3
    assert {Shoot(mode("burst"), at(2, 0)), Shoot(mode("burst"), at(2, 1))} <= set(found)


@pytest.mark.parametrize("actions", [1, 2])
def test_with_the_last_action_a_dwarf_goes_where_it_is_good_to_be(actions: int) -> None:
    table = scene(dwarf("gunner", (0, 0)), minerals={(6, 0): "morkite"}, pickups={(-3, 0): "?"})
    game = turn_of(table)
    board(game).turn.actions = actions
    moves = [option for option in game.options(0) if isinstance(option, Move)]
    found = [option for option in shortlisted(game) if isinstance(option, Move)]
    assert END_ACTIONS in shortlisted(game)
    assert (len(found) < len(moves)) is (actions == 1)
    assert {Move(at(3, 0)), Move(at(-2, 0))} <= set(found)  # towards the mineral; and beside what can be turned over
