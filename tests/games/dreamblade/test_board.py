"""The dreamscape as plain geometry."""

from __future__ import annotations

from gamelode.kernel import proves

from .scene import CONTENT, NORTH, SOUTH


@proves("SETUP-01", "R-04")
def test_the_board_looks_the_same_from_either_side() -> None:
    turned = [{24 - cell: points for cell, points in own.items()} for own in CONTENT.points]
    assert turned[SOUTH] == CONTENT.points[NORTH]
    assert 24 - CONTENT.portals[SOUTH] == CONTENT.portals[NORTH]
    assert [24 - cell for cell in reversed(CONTENT.spawn_rows[SOUTH])] == list(CONTENT.spawn_rows[NORTH])
