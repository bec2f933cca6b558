"""Odds are exact: they are held against all throws that there are."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from gamelode.games.hewns.dice import Pick, worth
from gamelode.games.hewns.kinds import ESCAPE, LAVA
from gamelode.games.hewns.seen.forecast.odds import (
    any_of_odds,
    attack_dice,
    danger_odds,
    defence_dice,
    hit_odds,
    mean_of,
    repair_odds,
    wind_odds,
)
from gamelode.kernel import proves
from tests.games.hewns.scene import H, hewn, scene

TABLE = scene(H(id="clogg", at="ab1"), H(id="igil", at="ab1", owner=1))
FACES = TABLE.content.faces


def share(odds: tuple[int, int]) -> Fraction:
    return Fraction(*odds)


@proves("RANG-30", "RANG-33", "WBON-02")
@pytest.mark.parametrize("bonus", [0, 2])
def test_an_attack_hits_as_often_as_all_throws_say(bonus: int) -> None:
    hits = total = 0
    for laser, *defence in product(FACES["laser"], FACES["armour"], FACES["speed"], FACES["speed"]):
        shown = laser + (bonus if laser else 0)
        escapes = defence.count(ESCAPE)
        hits += escapes < 2 and shown > sum(map(worth, defence))
        total += 1
    assert share(hit_odds(TABLE, {"laser": 1}, bonus, {"armour": 1, "speed": 2})) == Fraction(hits, total)


def test_without_dice_nothing_is_hit() -> None:
    assert share(hit_odds(TABLE, {}, 0, {"armour": 1})) == 0


def test_an_explosion_adds_area_dice() -> None:
    burst = TABLE.content.limits.explode_area_dice
    assert attack_dice(TABLE, Pick(laser=1, area=2, explode=True), close=3) == {
        "laser": 1,
        "area": 2 + burst,
        "close_combat": 3,
    }


@proves("ARM-01")
def test_whoever_is_not_healthy_has_no_dice_to_defend_with() -> None:
    table = scene(H(id="clogg", at="ab1", damaged=True))
    assert defence_dice(table, hewn("clogg"), 2) == {}


def test_screens_are_armour_dice() -> None:
    none, two = (defence_dice(TABLE, hewn("clogg"), screens)["armour"] for screens in (0, 2))
    assert two == none + 2


def test_dice_are_worth_their_mean() -> None:
    assert mean_of(TABLE, {"armour": 2}) == pytest.approx(2 * sum(FACES["armour"]) / len(FACES["armour"]))


def test_screens_make_a_danger_less_likely_to_kill() -> None:
    with_none, with_three = (share(danger_odds(TABLE, hewn("clogg"), LAVA, screens)) for screens in (0, 3))
    assert 0 < with_three < with_none < 1


@proves("FLY-03")
def test_the_winds_take_one_of_ten() -> None:
    assert share(wind_odds(TABLE, (0, 1))) == Fraction(1, 10)
    assert share(wind_odds(TABLE, (1, 2))) == Fraction(1, 10) + Fraction(9, 10) / 2


def test_one_of_several_dice_shows_a_face() -> None:
    assert share(any_of_odds((1, 2, 3, 4), (4,), 2)) == Fraction(7, 16)


@proves("SAME-32")
def test_a_repair_succeeds_as_often_as_all_throws_say() -> None:
    table = scene(H(id="spricelos", at="ab1"), H(id="igil", at="ab1", owner=1, damaged=True))
    dice, d10 = table.content.repair[hewn("spricelos")], FACES["d10"]
    throws = [(max(mine), theirs) for mine in product(d10, repeat=dice) for theirs in d10]
    better = sum(mine > theirs for mine, theirs in throws)
    assert share(repair_odds(table, hewn("spricelos"), hewn("igil"), 0)) == Fraction(better, len(throws))
