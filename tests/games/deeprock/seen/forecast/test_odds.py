"""Odds are exact: they are held against all throws that there are."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from gamelode.games.deeprock.seen.forecast.odds import (
    at_least,
    best,
    health_left,
    hits_of,
    hits_to_kill,
    mean_damage,
    together,
)
from gamelode.kernel import proves
from tests.games.deeprock.scene import at, dwarf, scene

TABLE = scene(dwarf("gunner", (0, 0)), creatures=[("slasher", (2, 0)), ("grunt", (3, 0))])
SLASHER, GRUNT = TABLE.creature_at(at(2, 0)), TABLE.creature_at(at(3, 0))
HERE = at(0, 0)


def test_a_scare_hits_only_where_it_counts() -> None:
    assert hits_of(TABLE, "explosion") == (0, 0, 1, 1, 2, 2)
    assert hits_of(TABLE, "explosion", 1) == (0, 1, 1, 1, 2, 2)


@proves("DMG-06", "DMG-07")
def test_resistance_asks_for_more_hits() -> None:
    assert hits_to_kill(TABLE, SLASHER, "bullet", HERE, ignores=False) == 3
    assert hits_to_kill(TABLE, SLASHER, "bullet", HERE, ignores=True) == health_left(TABLE, SLASHER) == 2
    assert hits_to_kill(TABLE, GRUNT, "bullet", HERE, ignores=False) == 1


@pytest.mark.parametrize("hits", [1, 2, 3, 4])
def test_dice_together_are_counted_throw_by_throw(hits: int) -> None:
    faces = hits_of(TABLE, "bullet")
    throws = list(product(faces, repeat=3))
    share = Fraction(sum(sum(throw) >= hits for throw in throws), len(throws))
    assert Fraction(*at_least(together(faces, 3), hits)) == share


@proves("ENG-14")
def test_the_best_of_two_dice_is_counted_throw_by_throw() -> None:
    faces = hits_of(TABLE, "explosion")
    throws = list(product(faces, repeat=2))
    assert Fraction(*at_least(best(faces, 2), 2)) == Fraction(sum(max(throw) >= 2 for throw in throws), len(throws))


def test_damage_on_average_is_no_more_than_there_is_health() -> None:
    faces = hits_of(TABLE, "bullet")
    throws = list(product(faces, repeat=3))
    dealt = [min(max(sum(throw) - 1, 0), 2) for throw in throws]
    found = mean_damage(TABLE, SLASHER, together(faces, 3), "bullet", HERE, ignores=False)
    assert found == pytest.approx(sum(dealt) / len(dealt))
