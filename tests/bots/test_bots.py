"""What all bots have in common: they play any game, and the same one again."""

from __future__ import annotations

import pytest

from gamelode.bots import Position, make
from gamelode.games.cavein import RULES as CAVEIN
from gamelode.kernel import Choice, Command, Game, Rules
from gamelode.match import Driver
from tests.bots.counters import Take, counters
from tests.kernel.forest import FOREST
from tests.kernel.scenes import random_game

NAMES = ("random", "greedy", "search:2")


def play_out(game: Game, *names: str, seed: int = 1) -> Game:
    Driver([make(name, f"{seed}.{seat}") for seat, name in enumerate(names)]).play_out(game)
    return game


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("rules", [CAVEIN, FOREST])
def test_every_bot_plays_whole_games(rules: Rules, seats: int, name: str) -> None:
    assert play_out(Game.start(rules.standard, seats, 7), *[name] * seats).is_over


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("play", ["alone", "teams", "together"])
@pytest.mark.parametrize("seats", [1, 2, 5, 6])
def test_every_bot_plays_alone_in_teams_and_together(seats: int, play: str, name: str) -> None:
    assert play_out(counters(seats, 9, play), *[name] * seats).is_over


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    games = [play_out(Game.start(FOREST.standard, 2, 7), name, "random") for _ in range(2)]
    assert games[0].history == games[1].history


def test_another_seed_plays_another_game() -> None:
    games = [play_out(Game.start(FOREST.standard, 2, 7), "random", "random", seed=seed) for seed in (1, 2)]
    assert games[0].history != games[1].history


@pytest.mark.parametrize("name", NAMES)
def test_a_choice_does_not_depend_on_choices_before(name: str) -> None:
    """A bot that is made anew in mid-game goes on as it would have."""
    positions = [Position(game, game.waiting()[0]) for game in (random_game(2, 5, answers=n) for n in (3, 9, 20))]
    bot = make(name, 1)
    assert [bot.choose(position) for position in positions] == [make(name, 1).choose(p) for p in positions]


@pytest.mark.parametrize("name", [*NAMES, "search:0.001s"])
def test_a_single_option_is_taken(name: str) -> None:
    game = counters(2, heap=1)
    assert make(name, 1).choose(Position(game, 0)) == Take(1)


@pytest.mark.parametrize("name", NAMES)
def test_bots_answer_out_of_turn(name: str) -> None:
    """Where several may answer at once, the first is not the only one that can be asked."""
    game = random_game(3, 4, answers=0)
    assert game.waiting() == (0, 1, 2)
    assert game.why_not(2, make(name, 1).choose(Position(game, 2))) is None


class AlwaysCommands:
    """Gives a command whenever it may."""

    name = "always commands"

    def choose(self, position: Position) -> Choice:
        return next(iter(position.commands), position.options[0])

    def command_for_mate(self, position: Position) -> Command | None:
        return None


def test_after_a_command_a_bot_is_offered_no_other_before_it_has_answered() -> None:
    game = Game.start(FOREST.standard, 2, 7)
    driver = Driver([AlwaysCommands(), AlwaysCommands()])
    for _ in range(2):
        driver.move(game)
    assert game.history is not None
    assert [isinstance(choice, Command) for _, choice in game.history] == [True, False]
