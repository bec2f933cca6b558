"""Options of a game in words, so that the lobby and the terminal can show them."""

from collections.abc import Iterator
from itertools import product

import msgspec
import pytest

from gamelode.catalogue import games
from gamelode.kernel import Game, GameOption, game_options
from tests.cli.run import run, said


def options_of(slug: str) -> tuple[GameOption, ...]:
    return game_options(games()[slug].standard)


@pytest.mark.parametrize("slug", games())
def test_every_option_is_listed_with_a_title_and_values(slug: str) -> None:
    assert tuple(option.name for option in options_of(slug)) == games()[slug].options.__struct_fields__
    for option in options_of(slug):
        assert option.title[0].isupper()
        assert len(option.values) > 1
        for words in (option.title, *(value.label for value in option.values)):
            assert words
            assert "_" not in words


@pytest.mark.parametrize("slug", games())
def test_no_two_values_are_called_the_same(slug: str) -> None:
    for option, seats in product(options_of(slug), games()[slug].seats):
        labels = [value.label for value in option.values if seats in value.seats]
        assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("slug", games())
def test_the_usual_value_stands_first_and_suits_any_number_of_players(slug: str) -> None:
    rules = games()[slug]
    usual = msgspec.to_builtins(rules.options())
    for option in options_of(slug):
        assert option.values[0].value == usual[option.name]
        assert option.values[0].seats == tuple(rules.seats)


def cases() -> Iterator[tuple[str, int, str, object]]:
    for slug in games():
        for option in options_of(slug):
            for value in option.values:
                yield from ((slug, seats, option.name, value.value) for seats in value.seats)


@pytest.mark.parametrize(("slug", "seats", "name", "value"), list(cases()))
def test_every_listed_value_begins_a_game(slug: str, seats: int, name: str, value: object) -> None:
    game = Game.start(games()[slug].standard, seats, 1, {name: value})
    assert game.header.options[name] == value


@pytest.mark.parametrize("slug", games())
def test_the_terminal_lists_every_option_as_the_lobby_does(slug: str) -> None:
    told = said(run("games", slug, width=200))
    for option in options_of(slug):
        assert f"{option.name} {option.title}" in told
        for value in option.values:
            assert value.label in told


def test_values_are_named_after_the_content() -> None:
    mission, hazard, dive, crew, bosco, first = options_of("deeprock")
    assert (mission.title, mission.values[0].label) == ("Mission", "First Shift")
    assert [value.label for value in hazard.values] == ["1", "2", "3"]
    assert (dive.values[0].label, dive.values[-1].label) == ("none", "Elite Deep Dive")
    assert [value.label for value in bosco.values] == ["with a single Dwarf", "no"]
    assert [value.label for value in first.values] == ["player 1", "player 2", "player 3", "player 4"]
    assert crew.values[0].label == "as the players choose"


def test_a_value_may_be_for_some_numbers_of_players_only() -> None:
    *_, crew, bosco, first = options_of("deeprock")
    assert [value.seats for value in bosco.values] == [(1, 2, 3, 4), (1,)]
    assert [value.seats for value in first.values] == [(1, 2, 3, 4), (2, 3, 4), (3, 4), (4,)]
    assert [value.seats for value in crew.values] == [(1, 2, 3, 4), (1,), (2,), (3,), (4,)]
