"""Warbands, and how they are laid out."""

from __future__ import annotations

import pytest

from gamelode.games.dreamblade.rules.setup import drawn_warband, muster
from gamelode.kernel import Dice, Fault, Game, proves

from ..scene import CONTENT, EDITION, NORTH, SOUTH, STANDARD


@proves("SETUP-02", "ZONE-01", "R-97")
def test_warbands_begin_in_open_reserves_sorted_by_cost() -> None:
    game = Game.start(EDITION, 2, 1, {"south": "dawn_host", "north": "red_tide"})
    view = game.view(NORTH)
    assert view == game.view(SOUTH) == game.view(None)
    costs = [CONTENT.files.miniature[price.kind].spawn_cost for price in view.players[SOUTH].reserves]
    assert costs == sorted(costs)
    assert sum(price.count for price in view.players[SOUTH].reserves) == 16


@proves("R-05")
def test_it_is_a_game_for_exactly_two() -> None:
    assert list(EDITION.rules.seats) == [2]


def listed(text: str) -> tuple[int, ...]:
    return muster(CONTENT, text, "south", Dice.from_seed(1))


@proves("BAND-01", "BAND-03", "R-92")
def test_the_twelve_ready_made_warbands_are_full_and_legal() -> None:
    assert len(STANDARD.content.warbands) == 12
    for warband in STANDARD.content.warbands.values():
        assert len(warband) == 16
        assert max(map(warband.count, warband)) <= 3


@proves("BAND-01", "R-92")
def test_a_warband_has_one_to_sixteen_miniatures() -> None:
    full = "3 peon, 3 husk, 3 wall, 3 soldier, 3 chorus, herald"
    assert len(listed(full)) == 16
    assert len(listed("peon")) == 1
    with pytest.raises(Fault, match="1 to 16 miniatures, not 17"):
        listed(full + ", seraph")
    with pytest.raises(Fault, match="not 0"):
        listed(",")


@proves("BAND-02")
def test_aspects_mix_freely() -> None:
    assert len(listed("seraph, husk, tumbling_grin, ember_brat")) == 4


@proves("BAND-03", "R-92")
def test_at_most_three_alike_unique_or_not() -> None:
    assert len(listed("3 saint_vesper")) == 3
    with pytest.raises(Fault, match="at most 3 of a kind: there are 4 of 'peon'"):
        listed("2 peon, 2 peon")


def test_a_warband_that_does_not_exist_is_a_clear_fault() -> None:
    with pytest.raises(Fault, match="option south: there is no warband 'dawn_hosts'; there are dawn_host"):
        listed("dawn_hosts")
    with pytest.raises(Fault, match="there is no miniature 'pion'"):
        listed("peon, pion")
    with pytest.raises(Fault, match="'0' is no number of miniatures"):
        listed("0 peon, husk")
    with pytest.raises(Fault, match="'three' is no number of miniatures"):
        listed("three peon")
    with pytest.raises(Fault, match="turn_cap"):
        Game.start(STANDARD, 2, 1, {"turn_cap": -1})


def test_drawn_warbands_are_legal_and_follow_from_the_seed() -> None:
    for seed in range(20):
        warband = drawn_warband(CONTENT, Dice.from_seed(seed))
        assert len(warband) == 16
        assert max(map(warband.count, warband)) <= 3
    assert drawn_warband(CONTENT, Dice.from_seed(5)) == drawn_warband(CONTENT, Dice.from_seed(5))


def test_north_may_have_the_same_warband_as_south() -> None:
    for seed in range(5):
        game = Game.start(STANDARD, 2, seed, {"south": "drawn", "north": "mirror"})
        south, north = ([(p.kind, p.count) for p in player.reserves] for player in game.view(None).players)
        assert south == north
    with pytest.raises(Fault, match="option south: there is no warband 'mirror'"):
        Game.start(STANDARD, 2, 1, {"south": "mirror"})


def test_a_listed_warband_is_played() -> None:
    game = Game.start(STANDARD, 2, 3, {"south": "2 seraph, scragglemaw", "north": "dawn_host"})
    reserves = game.view(None).players[SOUTH].reserves
    assert [(STANDARD.content.files.miniature[p.kind].id, p.count) for p in reserves] == [
        ("seraph", 2),
        ("scragglemaw", 1),
    ]
