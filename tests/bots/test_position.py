"""A bot gets a position, and a position leads nowhere else."""

from __future__ import annotations

import functools
import gc
from collections.abc import Iterator
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any

import msgspec
import pytest

from gamelode import start
from gamelode.bots import Position
from gamelode.games.hewns.rules.technology.attach import Attach
from gamelode.kernel import Dice, Game
from tests.games.hewns.scene import H, player_turn, scene
from tests.kernel.forest.wolf import FIGHT, Ambush, Commit
from tests.kernel.scenes import begin, forest, play, random_game

SEED = "a seed that nobody else has"
BOT, OTHER = 0, 1
LIBRARY = (type, ModuleType, BuiltinFunctionType, functools._lru_cache_wrapper)


def cavein() -> Game:
    """A game of Cave-In in its middle, at a decision of the bot."""
    game, dice = start("cavein", seats=2, seed=SEED), Dice.from_seed(1)
    while game.answers < 60 or game.waiting()[0] != BOT:
        seat = game.waiting()[0]
        game.answer(seat, game.sample(seat, dice))
    return game


def secret_answer() -> Game:
    """The other player has committed dice in secret, the bot has not yet."""
    return play(begin(forest(), Ambush(met=(0, 1))), (BOT, FIGHT), (OTHER, FIGHT), (OTHER, Commit(2)))


def reachable(thing: object) -> Iterator[Any]:
    """Everything that a thing leads to, by attributes, items, closures and bound methods."""
    seen: set[int] = set()
    todo = [thing]
    while todo:
        here = todo.pop()
        if id(here) in seen or isinstance(here, LIBRARY):
            continue
        seen.add(id(here))
        yield here
        if isinstance(here, FunctionType):  # what it knows beyond the modules
            todo += [cell.cell_contents for cell in here.__closure__ or ()]
            todo += [here.__defaults__, here.__kwdefaults__, here.__dict__]
        else:
            todo += gc.get_referents(here)
        if isinstance(here, msgspec.Struct):
            todo += [getattr(here, name) for name in here.__struct_fields__]


def parts(game: Game) -> list[object]:
    """The game itself and all of it that can change."""
    things = [thing for thing in reachable([game.table, game.stack]) if isinstance(thing, list | dict | msgspec.Struct)]
    changing = [part for part in things if not isinstance(part, msgspec.Struct) or not part.__struct_config__.frozen]
    return [game, game.log, game.history, *changing]


@pytest.mark.parametrize("make", [cavein, secret_answer])
def test_no_part_of_the_real_game_can_be_reached(make: Any) -> None:
    game = make()
    found = {id(thing) for thing in reachable(Position(game, BOT))}
    assert [part for part in parts(game) if part is not None and id(part) in found] == []


def test_neither_the_key_of_the_dice_nor_the_seed_can_be_reached() -> None:
    game = cavein()
    found = [thing for thing in reachable(Position(game, BOT)) if isinstance(thing, str | bytes)]
    assert game.table.dice.key not in found
    assert not [thing for thing in found if isinstance(thing, str) and SEED in thing]


def test_the_walk_does_find_a_game_that_is_held() -> None:
    game = cavein()
    position = Position(game, BOT)
    position._game = game
    found = list(reachable(position))
    assert any(thing is game.table for thing in found)
    assert game.table.dice.key in [thing for thing in found if isinstance(thing, bytes)]


def test_what_a_position_is_asked_for_leads_nowhere_either() -> None:
    game = cavein()
    position = Position(game, BOT)
    given = [position.view, position.options, position.sample, position.redeal, position.redeal(Dice.from_seed(1))]
    found = {id(thing) for thing in reachable(given)}
    assert [part for part in parts(game) if part is not None and id(part) in found] == []


def test_secrets_are_drawn_anew() -> None:
    """Seven cards of the other hand are never twice the same for long."""
    game = random_game(2, 3, answers=5)
    hands = {str(Position(game, BOT).redeal(Dice.from_seed(n)).table.hands[OTHER]) for n in range(20)}  # type: ignore[attr-defined]
    assert len(hands) > 5


def test_a_position_offers_what_the_game_offers() -> None:
    game = cavein()
    position = Position(game, BOT)
    assert position.options == game.options(BOT)
    assert position.view == game.view(BOT)
    assert game.why_not(BOT, position.sample(Dice.from_seed(1))) is None


def test_a_position_says_things_in_words() -> None:
    game = cavein()
    position = Position(game, BOT)
    words = game.edition.words(("Ann", "Bob"))
    assert position.prompt() == game.prompt(BOT, words)
    assert position.say(position.options[0], ("Ann", "Bob")) == words.say(game.options(BOT)[0])


def test_commands_can_be_withheld() -> None:
    game = random_game(2, 3, answers=5)
    seat = game.waiting()[0]
    assert list(Position(game, seat).commands) == game.commands(seat) != []
    assert not Position(game, seat, commands=False).commands


def test_imagined_games_leave_the_real_one_alone() -> None:
    game = cavein()
    before = game.save()
    position = Position(game, BOT)
    imagined = position.redeal(Dice.from_seed(1))
    imagined.answer(BOT, imagined.options(BOT)[0])
    position._game.answer(BOT, position.options[0])
    assert game.save() == before


def test_only_questions_that_draw_more_than_they_list_are_open() -> None:
    assert not Position(cavein(), BOT).is_open


def test_what_a_question_lists_itself_is_not_offered_a_second_time() -> None:
    """A player's turn lists the pieces that may be attached, which may be done at other times too."""
    pair = scene(H(id="dreampogg", at="A"), H(id="dreampogg", at="B", copy=1), stock={"nananbite": 1})
    position = Position(player_turn(pair), BOT)
    assert any(isinstance(option, Attach) for option in position.options)
    assert not any(isinstance(command, Attach) for command in position.commands)
