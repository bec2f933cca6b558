"""The caves of missions."""

from __future__ import annotations

import pytest

from gamelode.games.deeprock.board.hexes import to_offset
from gamelode.kernel import proves

from ..scene import CONTENT


@pytest.mark.parametrize("number", range(8))
@proves("SETUP-06", "SPAWN-01")
def test_every_mission_of_the_box_is_sound(number: int) -> None:
    map_ = CONTENT.maps[number]
    assert len(map_.start) == 4
    assert map_.exits[2] < 0
    assert all(len(slot.poses) == 3 for slot in map_.entry.slots)
    assert all(0 <= to_offset(space)[0] < 15 for space in map_.at["m"])
