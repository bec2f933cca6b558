"""Entries of content files that say what no entry may."""

from __future__ import annotations

from pathlib import Path

import pytest

from ..packs import told


@pytest.mark.parametrize(
    "line", ["[numbers]\nhealth = 0", "[threat]\nlast = 0", "[tokens]\nflames = -1", "[numbers]\nsteps = 40"]
)
def test_numbers_are_within_reason(tmp_path: Path, line: str) -> None:
    assert "Expected `int`" in told(tmp_path, line)


def test_a_mission_and_a_dive_ask_for_something(tmp_path: Path) -> None:
    assert "length >= 1" in told(tmp_path, '[[mission]]\nid = "first_shift"\nobjectives = []\n')
    assert "length >= 1" in told(tmp_path, '[[dive]]\nid = "elite_dive"\nmissions = []\n')


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("effect = { op = 'sing' }", "shout[11].effect.op (sing): Invalid value 'sing'"),
        ("effect = { op = 'heal' }", "shout[11].effect (sing): Object missing required field `n`"),
        ("effect = { op = 'heal', n = 0 }", "shout[11].effect.n (sing): Expected `int` >= 1"),
        ("", "shout[11] (sing): Object missing required field `effect`"),
        ("effect = { op = 'heal', n = 1 }\nwindow = ''", "shout[11].window (sing): Expected `str` of length >= 1"),
    ],
)
def test_what_is_on_a_new_card_must_be_known_to_the_rules(tmp_path: Path, line: str, why: str) -> None:
    window = "" if "window" in line else "window = 'any time'\n"
    card = (
        f"[[shout]]\nid = 'sing'\nname = 'Sing'\ncount = 1\ntarget = 'any'\n{window}text = 'Sing'\nsource = 'house'\n"
    )
    assert why in told(tmp_path, card + line)
