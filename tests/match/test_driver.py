"""Who moves next: people, bots, answers that need no asking."""

from __future__ import annotations

import pytest

from gamelode.bots import Bot, Position, RandomBot, SearchBot, make
from gamelode.bots.search import Tree
from gamelode.games.cavein import RULES as CAVEIN
from gamelode.games.hewns import RULES as HEWNS
from gamelode.kernel import PASS, Choice, Command, Game, Rules
from gamelode.match import (
    BotChooses,
    CommandForMate,
    Driver,
    GoesUnasked,
    Match,
    PeopleAsked,
    Player,
    players_named,
)
from tests.bots.test_mates import at_a_table, crew
from tests.kernel.forest import FOREST

from .scenes import ANN, BOB, bots, nothing_to_do, people


def test_a_bot_that_is_waited_for_chooses() -> None:
    match = bots("random", "random")
    assert match.next_move() == BotChooses(match.game.waiting()[0])


def test_a_person_is_asked() -> None:
    assert people().next_move() == PeopleAsked((ANN,))


def test_a_command_for_a_mate_comes_before_the_mate_is_asked() -> None:
    move = at_a_table(crew("drinks_on_me", health=2), "you=Ann", "greedy").next_move()
    assert isinstance(move, CommandForMate)
    assert move.seat == 1


def test_whoever_has_no_choice_is_not_asked() -> None:
    match = nothing_to_do()
    move = match.next_move()
    assert isinstance(move, GoesUnasked)
    assert (move.seat, move.why) == (ANN, "no choice")
    match.carry_out(move)
    assert match.next_move() == PeopleAsked((BOB,))


def test_answers_that_go_unasked_come_before_a_bot_thinks() -> None:
    unasked = GoesUnasked(1, PASS, "yield")
    driver = Driver([make("random", 1), None], lambda: unasked)
    assert driver.next_move(Game.start(FOREST.standard, 2, 7)) == unasked


def test_nothing_follows_the_end() -> None:
    match = bots("random", "random")
    match.let_bots_move()
    assert match.next_move() is None


def test_another_who_sits_down_is_asked_instead() -> None:
    match = people()
    match.sit(ANN, Player("random", "random"))
    assert match.next_move() == BotChooses(ANN)
    match.sit(ANN, Player("Ann"))
    assert match.next_move() == PeopleAsked((ANN,))


# --- it follows from the record alone


class AlwaysCommands(RandomBot):
    """Gives a command whenever it may."""

    def choose(self, position: Position) -> Choice:
        return next(iter(position.commands), position.options[0])


def offered(driver: Driver, game: Game) -> list[bool]:
    return [bool(driver.position(game, seat).commands) for seat in range(game.header.seats)]


def test_what_a_driver_remembers_follows_from_the_history() -> None:
    game = Game.start(FOREST.standard, 2, 7)
    driver = Driver([AlwaysCommands(1), AlwaysCommands(2)])
    for _ in range(12):
        driver.move(game)
        again = Driver(driver.bots)
        again.follow(game.history or ())
        assert offered(again, game) == offered(driver, game)
    assert any(isinstance(choice, Command) for _, choice in game.history or ())


def test_after_an_undo_a_bot_is_offered_its_command_again() -> None:
    match = Match.start(FOREST.standard, players_named(("you=Ann", "random")), 7)
    command = match.game.commands(0)[0]
    match.answer(0, command)
    assert not match.position(0).commands
    match.undo(0, agreed=True)
    assert command in match.position(0).commands


# --- who watches changes nothing


def decisions(rules: Rules, seats: int) -> list[tuple[Game, int]]:
    """Where a game of random bots stands, every few answers."""
    game = Game.start(rules.standard, seats, 3)
    found: list[tuple[Game, int]] = []
    driver = Driver([make("random", 1)] * seats)
    while not game.is_over and len(found) < 40:
        found.append((game.clone(), game.waiting()[0]))
        driver.move(game)
    return found


@pytest.mark.parametrize("bot", [make("random", 1), make("greedy", 1), make("search:3", 1)], ids=lambda bot: bot.name)
@pytest.mark.parametrize("rules", [CAVEIN, HEWNS], ids=lambda rules: rules.slug)
def test_a_bot_answers_the_same_whether_people_watch_or_not(rules: Rules, bot: Bot) -> None:
    for game, seat in decisions(rules, 2):
        watched, alone = (bot.choose(Position(game, seat, is_watched=is_watched)) for is_watched in (True, False))
        assert watched == alone


def test_a_search_that_is_watched_thinks_about_its_only_choice_and_makes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    thought: list[Position] = []
    think = SearchBot.think

    def noted(bot: SearchBot, position: Position) -> Tree:
        thought.append(position)
        return think(bot, position)

    monkeypatch.setattr(SearchBot, "think", noted)
    monkeypatch.setattr(Position, "single", PASS)
    monkeypatch.setattr(Position, "takes_time", property(lambda self: self._is_watched))
    game, bot = Game.start(CAVEIN.standard, 2, 1), SearchBot(1, iterations=2)
    seat = game.waiting()[0]
    assert bot.choose(Position(game, seat)) == PASS
    assert not thought
    assert bot.choose(Position(game, seat, is_watched=True)) == PASS
    assert len(thought) == 1
