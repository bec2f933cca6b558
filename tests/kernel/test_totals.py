"""Dice that are added up."""

from __future__ import annotations

import pytest

from gamelode.kernel.totals import MOST, added_up, mean, odds, totals


def test_two_dice_show_seven_in_six_ways() -> None:
    assert totals((1, 2, 3, 4, 5, 6), 2)[7] == 6


def test_no_dice_show_nothing() -> None:
    assert totals((1, 2), 0) == {0: 1}


def test_groups_of_different_dice_are_added_up() -> None:
    assert added_up((totals((0, 1), 1), totals((0, 0, 2), 1))) == {0: 2, 1: 2, 2: 1, 3: 1}


def test_every_way_is_counted() -> None:
    assert sum(totals((0, 0, 1, 2), 5).values()) == 4**5


def test_the_mean_of_several_dice() -> None:
    assert mean((0, 1, 1, 2, 2, 3), 2) == pytest.approx(3)


def test_odds_are_told_in_the_smallest_numbers() -> None:
    assert odds(6, 36) == (1, 6)


def test_odds_that_are_too_long_are_rounded() -> None:
    assert odds(MOST, 3 * MOST + 1) == (333333, 10**6)
