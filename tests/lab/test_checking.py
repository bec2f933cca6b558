"""Which games are checked."""

from gamelode.games.cavein import RULES
from gamelode.lab.checking import Wanted, option_sets, tasks


def test_every_combination_of_what_the_game_offers() -> None:
    sets = option_sets(RULES.standard, {})
    assert [dict(each) for each in sets] == [
        {"factions": "random", "start_player": 0},
        {"factions": "random", "start_player": 1},
        {"factions": "first", "start_player": 0},
        {"factions": "first", "start_player": 1},
    ]


def test_an_option_that_is_fixed_stays() -> None:
    sets = option_sets(RULES.standard, {"factions": "first"})
    assert {each["factions"] for each in sets} == {"first"}
    assert len(sets) == 2


def test_games_take_the_sets_in_turn_at_every_number_of_players() -> None:
    todo = tasks(RULES, Wanted(seats=[2, 3], games=5, seed=10, every=1))
    assert [(task.seats, task.seed) for task in todo] == [(seats, 10 + game) for seats in (2, 3) for game in range(5)]
    assert todo[0].options == todo[4].options
    assert todo[0].options != todo[1].options
