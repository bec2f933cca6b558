"""What the content files make of the dreamscape."""

from __future__ import annotations

from gamelode.kernel import proves

from ..scene import CONTENT, NORTH, SOUTH


@proves("R-01")
def test_six_scoring_cells_each_and_three_of_them_shared() -> None:
    names = [{CONTENT.cell_names[c]: p for c, p in own.items()} for own in CONTENT.points]
    assert names[SOUTH] == {"b4": 5, "c4": 4, "d4": 3, "b3": 1, "c3": 2, "d3": 1}
    assert names[NORTH] == {"d2": 5, "c2": 4, "b2": 3, "b3": 1, "c3": 2, "d3": 1}
    assert [CONTENT.cell_names[c] for c in CONTENT.portals] == ["e1", "a5"]
