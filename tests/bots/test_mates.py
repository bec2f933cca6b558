"""What bots do for their mates."""

from __future__ import annotations

import pytest

from gamelode.bots import GreedyBot, Position, RandomBot, SearchBot, mates_with_commands
from gamelode.games.deeprock.rules.cards.any_time import Shout
from gamelode.games.deeprock.rules.turn import Turn
from gamelode.games.deeprock.table import DeepRockTable
from gamelode.kernel import Command, Game
from gamelode.match import Driver, Match, players_named
from tests.games.deeprock.scene import EDITION, board, dwarf, scene, shout, turn_of
from tests.kernel.forest import FOREST

BOTS: list[GreedyBot | SearchBot] = [GreedyBot(1), SearchBot(1, iterations=8)]


def crew(card: str, **gunner: object) -> DeepRockTable:
    """A Gunner who is asked, and a Scout beside him with a card."""
    return scene(dwarf("gunner", (0, 0), **gunner), dwarf("scout", (1, 0), cards=(shout(card),)))


def help_in(table: DeepRockTable, bot: GreedyBot | SearchBot = BOTS[0]) -> Command | None:
    return bot.command_for_mate(Position(turn_of(table), 1))


# --- who could help


def test_mates_with_something_to_play_could_help() -> None:
    assert mates_with_commands(turn_of(crew("drinks_on_me", health=2))) == [1]


def test_whoever_has_nothing_to_play_could_not() -> None:
    assert mates_with_commands(turn_of(crew("drinks_on_me"))) == []


def test_whoever_is_asked_does_not_help_himself() -> None:
    table = scene(dwarf("gunner", (0, 0), cards=(shout("we_are_rich"),)), dwarf("scout", (1, 0)))
    assert mates_with_commands(turn_of(table)) == []


def test_where_each_plays_for_himself_nobody_helps() -> None:
    game = Game.start(FOREST.standard, 2, 7)
    assert game.commands(1)
    assert mates_with_commands(game) == []


# --- whether they do


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: bot.name)
def test_the_hurt_are_healed(bot: GreedyBot | SearchBot) -> None:
    assert help_in(crew("drinks_on_me", health=2), bot) == Shout(shout("drinks_on_me"), 0)


def test_a_fallen_mate_is_revived_before_his_turn_is_over() -> None:
    assert help_in(crew("leave_no_dwarf", health=0)) == Shout(shout("leave_no_dwarf"), 0)


def test_one_more_action_is_given_to_whoever_acts() -> None:
    assert help_in(crew("one_more")) == Shout(shout("one_more"), 0)


def test_what_makes_nothing_better_is_kept() -> None:
    """A Throwable is worth no more than the card."""
    assert help_in(crew("catch")) is None


def test_what_the_mate_would_do_with_it_is_looked_at() -> None:
    """He would shoot at the Slasher beside him; at nobody he would waste ammo."""
    table = scene(
        dwarf("gunner", (0, 0)), dwarf("scout", (3, 0), cards=(shout("for_karl"),)), creatures=[("slasher", (0, 1))]
    )
    assert help_in(table) == Shout(shout("for_karl"), 0)
    assert help_in(crew("for_karl")) is None


def test_random_bots_help_nobody() -> None:
    assert RandomBot(1).command_for_mate(Position(turn_of(crew("drinks_on_me", health=2)), 1)) is None


# --- among bots


def test_help_comes_before_the_answer() -> None:
    game = turn_of(crew("drinks_on_me", health=2))
    Driver([RandomBot(1), GreedyBot(1)]).move(game)
    assert board(game).dwarves[0].health == 4


def test_each_helps_once_before_somebody_answers() -> None:
    table = crew("drinks_on_me", health=1)
    table.dwarves[1].cards *= 2
    game = turn_of(table)
    driver = Driver([RandomBot(1), GreedyBot(1)])
    driver.move(game)
    driver.move(game)
    assert len(board(game).dwarves[1].cards) == 1


# --- at a table with people


def at_a_table(table: DeepRockTable, *names: str) -> Match:
    game = Game.scene(EDITION, table, Turn(seat=0), record=True, header=EDITION.anonymous(len(table.dwarves)))
    return Match(game, players_named(names))


def test_a_bot_helps_a_person() -> None:
    match = at_a_table(crew("drinks_on_me", health=2), "you=Ann", "greedy")
    assert match.answer_forced() == [(1, Shout(shout("drinks_on_me"), 0))]


def test_nobody_plays_the_cards_of_a_person() -> None:
    match = at_a_table(crew("drinks_on_me", health=2), "greedy", "you=Bob")
    assert match.answer_forced() == []


def test_a_bot_helps_once_before_somebody_answers() -> None:
    table = crew("drinks_on_me", health=1)
    table.dwarves[1].cards *= 2
    match = at_a_table(table, "you=Ann", "greedy")
    assert len(match.answer_forced()) == 1


def test_a_person_who_lies_unconscious_is_helped_before_the_turn_passes() -> None:
    match = at_a_table(crew("leave_no_dwarf", health=0), "you=Ann", "greedy")
    match.answer_forced()
    assert board(match.game).turn.actions == 3


def test_whoever_has_declined_is_not_asked_again_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    match = at_a_table(crew("catch"), "you=Ann", "greedy")
    asked: list[Position] = []
    monkeypatch.setattr(GreedyBot, "command_for_mate", lambda self, position: asked.append(position))
    match.answer_forced()
    match.answer_forced()
    assert len(asked) == 1
