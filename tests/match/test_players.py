"""Who sits where, as people type it."""

import pytest

from gamelode.bots import levels_of
from gamelode.games.cavein import RULES as CAVEIN
from gamelode.kernel import Fault
from gamelode.match import Player, is_bot_name, plain, players_named
from gamelode.match.players import players_recorded


def test_people_and_bots() -> None:
    assert players_named(["you", "you=Ann", "greedy"]) == (
        Player("Player 1"),
        Player("Ann"),
        Player("greedy", "greedy"),
    )


def test_equal_names_are_told_apart() -> None:
    players = players_named(["random", "random", "you=Ann", "you=Ann", "random"])
    assert [player.name for player in players] == ["random", "random 2", "Ann", "Ann 2", "random 3"]


def test_a_bot_keeps_its_budget() -> None:
    assert players_named(["search:50"])[0] == Player("search:50", "search:50")


@pytest.mark.parametrize(
    ("word", "sentence"),
    [
        ("gredy", "seat 1: there is no bot 'gredy'"),
        ("", "seat 1: there is no bot ''"),
        ("you=", "seat 1: a name follows the sign, as in you=Ann"),
        ("you=greedy", "seat 1: 'greedy' is the name of a bot"),
        ("you=random 2", "seat 1: 'random 2' is the name of a bot"),
    ],
)
def test_whoever_cannot_sit_there(word: str, sentence: str) -> None:
    with pytest.raises(Fault) as fault:
        players_named([word])
    assert str(fault.value).startswith(sentence)


def test_a_record_says_who_sat_there() -> None:
    names = [player.name for player in players_named(["you=Ann", "greedy", "greedy"])]
    players = players_recorded(names, 3)
    assert [player.is_bot for player in players] == [False, True, True]
    assert [player.name for player in players] == names


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Zoë O'Hara", "Zoë O'Hara"),
        ("\x1b[2JAnn\x07", "[2JAnn"),
        ("\u202ennA\u200b", "nnA"),
        ("two\nlines", "two\nlines"),
    ],
)
def test_text_of_others_gives_no_orders(written: str, shown: str) -> None:
    assert plain(written) == shown


def test_a_record_without_names_is_of_people() -> None:
    assert players_recorded((), 2) == (Player("Player 1"), Player("Player 2"))


# --- levels


def test_a_bot_by_its_level_has_a_name_and_is_exact() -> None:
    _, level, *_ = levels_of(CAVEIN)
    assert players_named(["casual"], CAVEIN) == (Player(level.name, level.bot),)


def test_bots_of_a_level_sit_down_again_where_they_sat() -> None:
    *_, level, _ = levels_of(CAVEIN)
    found = players_recorded(("Ann", level.name, f"{level.name} 2"), 3, CAVEIN)
    assert [player.bot for player in found] == ["", level.bot, level.bot]


def test_a_person_has_no_bots_name() -> None:
    assert is_bot_name(levels_of(CAVEIN)[-1].name, CAVEIN)
    assert not is_bot_name("Ann", CAVEIN)
