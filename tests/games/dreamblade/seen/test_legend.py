"""What numbers stand for on the page."""

from __future__ import annotations

from msgspec.structs import fields

from gamelode.games.dreamblade.kinds import WARBAND_OPTIONS
from gamelode.games.dreamblade.rules.setup import Options
from gamelode.games.dreamblade.seen.legend import CellLegend, legend

from ..scene import CONTENT, NORTH, SOUTH, cell, kind, n, piece

LEGEND = legend(CONTENT)


def test_a_cell_has_its_name_and_place_and_what_it_is_to_each_side() -> None:
    assert LEGEND.cells[cell("b4")] == CellLegend("b4", row=3, column=1, points=(5, 0), portal=None)
    assert LEGEND.cells[cell("c3")].points == (2, 2)
    assert [LEGEND.cells[cell(name)].portal for name in ("e1", "a5")] == [SOUTH, NORTH]


def test_a_miniature_has_its_kind_and_its_name_among_its_side() -> None:
    second = n("savage_ogre", 1)
    assert (LEGEND.kinds[second], LEGEND.names[second]) == (kind("savage_ogre"), "Savage Ogre (2)")


def test_a_kind_has_its_abilities_as_they_are_numbered() -> None:
    own = [LEGEND.pieces[each] for each in LEGEND.printed[kind("savage_ogre")]]
    assert [(each.name, each.by_blades) for each in own] == [("Crit 2 (blade)", True)]


def test_granted_abilities_are_numbered_too() -> None:
    fury = piece("ashen_matron", "hells_fury")
    granted = LEGEND.pieces[CONTENT.granted[fury]]
    assert LEGEND.pieces[fury].text.endswith(f" It is {granted.name}.")


def test_the_options_for_warbands_are_options() -> None:
    assert set(WARBAND_OPTIONS) <= {field.name for field in fields(Options)}
