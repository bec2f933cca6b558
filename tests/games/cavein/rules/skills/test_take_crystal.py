"""The skill of every level 1 card: a crystal of its colour."""

from __future__ import annotations

import pytest

from gamelode.kernel import proves

from ...scene import (
    P,
    actions_of,
    asked,
    factions_of,
    owned,
    play,
    refused,
    table,
    take_crystal,
    use,
)

TAKERS = {  # mercenaries that take a crystal of their colour
    "driller": "brown",
    "frogtopus": "blue",
    "mineraccoon": "purple",
    "oddgrabber": "yellow",
    "cyberwitch": "red",
    "sapling": "green",
}


@pytest.mark.parametrize(("id", "colour"), TAKERS.items())
@proves("TER-01", "HYD-01", "MGL-01", "MET-01", "BIO-01", "WEE-01", "R-19")
def test_a_level_1_skill_takes_a_crystal_of_cost_1_in_its_own_colour(id: str, colour: str) -> None:
    another = "blue" if colour == "brown" else "brown"
    shown = [f"{colour}-1a", f"{colour}-1b", f"{colour}-3a", f"{another}-1a"]
    game = actions_of(table(P(hand=[id]), P(), mine=shown, factions=factions_of(id)))
    play(game, use(id))
    assert refused(game, take_crystal(f"{another}-1a")) == "R-19"
    assert refused(game, take_crystal(f"{colour}-3a")) == "R-18"
    play(game, take_crystal(f"{colour}-1b"))
    assert owned(game) == [f"{colour}-1b"]
    assert asked(game) == "TakeAction"  # one crystal is all
