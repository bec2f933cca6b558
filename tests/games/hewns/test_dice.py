"""Dice in words, and what those that are picked in secret cost."""

import pytest

from gamelode.games.hewns.dice import Pick, dice_in_words, face_shown
from gamelode.games.hewns.kinds import ESCAPE, GEM_FACE, LAVA, NANADEAD, STUNNED


@pytest.mark.parametrize(
    ("dice", "said"),
    [
        ((0, 0, 0, 0), "no dice"),
        ((2, 0, 0, 0), "2 laser"),
        ((0, 1, 1, 0), "1 area and 1 body screen"),
        ((1, 2, 3, 2), "1 laser, 2 area, 3 body screens and 2 brain screens"),
    ],
)
def test_dice_in_words_leave_out_those_of_which_there_are_none(dice: tuple[int, int, int, int], said: str) -> None:
    assert dice_in_words(*dice) == said


def test_an_explosion_is_told_with_the_dice_beside_it() -> None:
    assert Pick(explode=True).dice == "explode"
    assert Pick(laser=1, explode=True).dice == "explode, with 1 laser"


def test_an_explosion_costs_as_much_as_a_die() -> None:
    pick = Pick(laser=1, area=2, armour=1, brain=1, explode=True)
    assert (pick.price, pick.weapons) == (6, 3)


@pytest.mark.parametrize(
    ("die", "face", "shown"),
    [
        ("mining", GEM_FACE, "2 or a gem"),
        ("mining", 1, "1"),
        ("speed", ESCAPE, "escape"),
        ("nana", NANADEAD, "Nanadead"),
        ("danger", LAVA, "lava"),
        ("hurt", STUNNED, "stunned"),
        ("laser", 3, "3"),
    ],
)
def test_a_face_is_shown_in_words_where_it_is_no_plain_number(die: str, face: int, shown: str) -> None:
    assert face_shown(die, face) == shown
