"""How missions are laid out."""

from __future__ import annotations

import pytest

from gamelode.games.deeprock import RULES
from gamelode.games.deeprock.kinds import UNKNOWN
from gamelode.kernel import proves

from ..scene import CONTENT, board, started

MISSIONS = tuple(CONTENT.mission)


@proves("SETUP-02", "SETUP-03", "SETUP-05", "HAZ-03")
def test_decks_are_whole_and_the_marker_at_its_start() -> None:
    table = board(started(2))
    assert table.threat == 0
    assert len(table.swarms) == 11  # two cards are out in the first mission
    assert len(table.shouts) == 16
    assert len(table.throwables) == 14
    assert len(table.supplies) == 9
    assert table.swarms == sorted(table.swarms)  # nobody knows an order: there is none yet


@pytest.mark.parametrize("mission", MISSIONS)
@proves("SETUP-06", "SPAWN-01", "R-06", "R-28", "HID-03")
def test_a_mission_is_laid_out_as_it_says(mission: str) -> None:
    table = board(started(2, mission=mission, dwarves="gunner,scout"))
    entry = table.map.entry
    assert len(table.minerals) == sum(entry.minerals.values())
    unknown = list(table.pickups.values()).count(UNKNOWN)
    assert len(table.pickup_bag) == unknown + len(entry.slots)
    assert sum(space >= 0 for space in table.where) == len(entry.creatures)
    assert table.exits[0] >= 0
    assert table.exits[1] >= 0
    assert table.exits[2] < 0
    assert table.hidden == tuple(range(len(entry.slots)))
    assert not table.open & sum(table.map.hidden.values())
    RULES.audit(table)
