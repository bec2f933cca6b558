"""The zones of the table."""

from __future__ import annotations

import pytest

from gamelode.games.dreamblade.kinds import REMOVED
from gamelode.games.dreamblade.rules.turn import Conquest
from gamelode.games.dreamblade.seen.audit import audit
from gamelode.kernel import proves

from .scene import NORTH, SOUTH, at, begin, s, scene


@proves("ZONE-03", "LOC-02")
def test_the_first_cell_of_the_board_holds_miniatures_like_any_other() -> None:
    table = scene({"a1": "peon field_hospice"})
    assert table.controlled(SOUTH) == [s("peon"), s("field_hospice")]
    assert table.location[0] == s("field_hospice")
    table.destroy(s("field_hospice"), NORTH)
    assert table.location[0] == -1


@proves("ZONE-06", "R-91")
def test_nothing_is_ever_removed_from_the_game() -> None:
    table = scene({"a1": "peon"})
    audit(table)
    table.put(s("peon"), REMOVED)
    with pytest.raises(AssertionError, match="nowhere"):
        audit(table)


@proves("OWN-04", "OWN-05", "OWN-06", "R-07")
def test_a_sacrifice_brings_nobody_anything() -> None:
    table = scene({"a1": "undying_vessel", "graveyard": "husk"})
    table.sacrifice(s("undying_vessel"))
    assert table.cell[s("undying_vessel")] == -2
    assert table.fallen == []
    assert at(begin(table, Conquest())).wins == [0, 0]
    assert table.cell[s("husk")] == -2


@proves("R-06")
def test_the_banished_go_to_the_reserves_free_of_damage() -> None:
    table = scene({"a1": "peon"})
    table.harm(s("peon"), 2)
    table.banish(s("peon"))
    assert table.cell[s("peon")] == -1
    assert table.damage == {}
    assert table.fallen == []
