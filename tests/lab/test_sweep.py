"""Sweeps: what is to be run, and what each value came to."""

from __future__ import annotations

from typing import Any

import pytest

from gamelode.games.cavein import RULES
from gamelode.games.dreamblade import RULES as DREAMBLADE
from gamelode.kernel import Fault, Outcome
from gamelode.lab import Plan, Played
from gamelode.lab.sweep import Axis, axes_of, by_value, combined, league, with_own_deals

CAVEIN = RULES.standard
FACTIONS = "terron,hydran,bioss,weedlock"


def values(key: str, *texts: str) -> tuple[Any, ...]:
    (axis,) = axes_of(CAVEIN, 2, [(key, text) for text in texts])
    return axis.values


def test_one_value_is_no_sweep() -> None:
    (axis,) = axes_of(CAVEIN, 2, [("factions", "first")])
    assert not axis.varies
    assert combined([axis]) == [{"factions": "first"}]


def test_all_values_are_those_that_the_game_offers() -> None:
    assert values("factions", "all") == ("random", "first")


def test_some_may_be_left_out() -> None:
    assert values("factions", "all,-random") == ("first",)


def test_commas_stand_between_values() -> None:
    assert values("start_player", "0,1, 2") == ("0", "1", "2")


def test_a_value_with_commas_stays_whole_if_the_game_takes_it() -> None:
    assert values("factions", FACTIONS) == (FACTIONS,)


def test_a_value_that_is_wrong_in_every_part_stays_whole() -> None:
    assert values("factions", "terron,hydran,bioss,wedlock") == ("terron,hydran,bioss,wedlock",)


def test_an_option_given_again_has_another_value() -> None:
    assert values("factions", FACTIONS, "first", "first") == (FACTIONS, "first")


def test_every_combination_is_a_run() -> None:
    axes = axes_of(CAVEIN, 2, [("factions", "all"), ("start_player", "1,2")])
    assert combined(axes) == [
        {"factions": factions, "start_player": player} for factions in ("random", "first") for player in ("1", "2")
    ]


def test_without_options_there_is_one_run() -> None:
    assert combined([]) == [{}]


def test_seats_play_with_each_value_against_each_other_one_from_both_sides() -> None:
    axes = axes_of(DREAMBLADE.standard, 2, [("south+north", "red_tide,dawn_host")])
    assert combined(axes) == [
        {"south": "red_tide", "north": "dawn_host"},
        {"south": "dawn_host", "north": "red_tide"},
    ]


def seeds(axes: list[Axis], *companies: tuple[str, ...]) -> list[str]:
    """Of the first game of each run."""
    plans = [
        Plan(slug="cavein", bots=bots, seed=7, options=options, changes=None)
        for bots in companies
        for options in combined(axes)
    ]
    return [plan.seed_of(0) for plan in with_own_deals(plans, axes)]


def test_every_run_has_deals_of_its_own() -> None:
    found = seeds([Axis(("hazard",), (1, 2, 3))], ("greedy",), ("greedy", "greedy"))
    assert len(set(found)) == 6


def test_a_single_run_has_the_deals_of_its_seed() -> None:
    assert seeds([], ("greedy",)) == ["7.0"]


def test_values_of_seats_meet_with_the_same_deals() -> None:
    axes = [Axis(("south", "north"), ("ants", "bees")), Axis(("turns",), (1, 2))]
    assert seeds(axes, ("greedy", "greedy")) == ["7.0", "7.1.0", "7.0", "7.1.0"]


@pytest.mark.parametrize(
    ("key", "text", "sentence"),
    [
        ("board", "all", "option board: .* does not list its values; it lists those of factions, start_player"),
        ("factions", "all,-elves", "option factions: 'elves' is none of random, first"),
        ("factions", "all,-random,-first", "option factions: no value is left"),
        ("a+b+c", "1,2,3", r"option a\+b\+c: 2 seats need as many options, not 3"),
        ("a+b", "1", r"option a\+b: 2 seats need as many values"),
    ],
)
def test_what_cannot_be_swept_is_a_fault(key: str, text: str, sentence: str) -> None:
    with pytest.raises(Fault, match=sentence):
        axes_of(CAVEIN, 2, [(key, text)])


def played(winner: int, **options: object) -> Played:
    ranks = (1, 2) if winner == 0 else (2, 1)
    return Played(
        seed="1.0",
        options=options,
        bots=("a", "b"),
        sides=(0, 1),
        outcome=Outcome("END", (0, 0), ranks),
        decisions=1,
        rounds=None,
    )


def test_games_by_the_value_of_an_option() -> None:
    games = [played(0, hazard=1), played(1, hazard=2), played(1, hazard=1)]
    assert by_value(Axis(("hazard",), (1, 2)), games) == {"1": [games[0], games[2]], "2": [games[1]]}


ROUND_ROBIN = Axis(("south", "north"), ("ants", "bees", "cats"))
GAMES = [
    played(1, south="ants", north="bees"),
    played(0, south="bees", north="ants"),
    played(0, south="ants", north="cats"),
    played(0, south="cats", north="ants"),
    played(0, south="bees", north="cats"),
    played(1, south="cats", north="bees"),
]


def test_a_league_ranks_values_by_how_seats_did_with_them() -> None:
    table = league(ROUND_ROBIN, GAMES)
    assert [(name, rate.wins, rate.games) for name, rate in table.overall.items()] == [
        ("bees", 4, 4),
        ("ants", 1, 4),
        ("cats", 1, 4),
    ]


def test_a_league_tells_each_against_each() -> None:
    table = league(ROUND_ROBIN, GAMES)
    assert {one: {two: rate.share for two, rate in others.items()} for one, others in table.against.items()} == {
        "ants": {"bees": 0.0, "cats": 0.5},
        "bees": {"ants": 1.0, "cats": 1.0},
        "cats": {"ants": 0.5, "bees": 0.0},
    }
