"""Conquest points."""

from __future__ import annotations

from gamelode.games.dreamblade.events import TurnScored
from gamelode.games.dreamblade.rules.scoring import destruction_points
from gamelode.games.dreamblade.rules.turn import Conquest
from gamelode.games.dreamblade.table import Fallen
from gamelode.kernel import Event, proves

from ..scene import NORTH, SOUTH, Places, begin, events, n, s, scene


def scored(south: Places, north: Places | None = None) -> list[Event]:
    return events(begin(scene(south, north), Conquest()), TurnScored)


def cells(south: Places, north: Places | None = None) -> tuple[int, int]:
    found = [event.cells for event in scored(south, north) if isinstance(event, TurnScored)]
    return found[0], found[1]


@proves("CONQ-01", "R-01")
def test_a_creature_alone_claims_a_scoring_cell_of_its_own_side() -> None:
    assert cells({"b4": "peon", "d3": "husk", "d2": "wall"}) == (5 + 1, 0)
    assert cells({"c3": "peon"}, {"c2": "husk", "b3": "wall"}) == (2, 4 + 1)


@proves("CONQ-01")
def test_a_contested_cell_scores_for_nobody() -> None:
    assert cells({"c3": "peon soldier"}, {"c3": "husk"}) == (0, 0)


@proves("CONQ-03", "LOC-05")
def test_a_location_claims_nothing() -> None:
    assert cells({"b4": "field_hospice"}) == (0, 0)


@proves("CONQ-04", "LOC-05")
def test_a_location_contests_nothing() -> None:
    assert cells({"b4": "peon"}, {"b4": "null_chapel"}) == (5, 0)


@proves("DOMINATE-01", "R-86")
def test_a_dominating_creature_claims_a_contested_cell() -> None:
    assert cells({"c3": "storm_of_hands"}, {"c3": "wall"}) == (2, 0)
    assert cells({"c3": "storm_of_hands"}, {"c3": "storm_of_hands"}) == (2, 2)
    assert cells({"c1": "storm_of_hands"}, {"c1": "wall"}) == (0, 0)
    assert cells({"c3": "peon storm_of_hands"}, {"c3": "wall"}) == (2, 0)


@proves("CONQ-02", "R-85", "OWN-02")
def test_a_point_for_each_enemy_that_one_destroyed_this_turn() -> None:
    table = scene({"a1": "peon husk"}, {"a2": "wall"})
    table.destroy(s("peon"), NORTH)
    table.destroy(s("husk"), SOUTH)  # by its own side
    table.destroy(n("wall"), SOUTH)
    assert events(begin(table, Conquest()), TurnScored) == [TurnScored(SOUTH, 0, 1), TurnScored(NORTH, 0, 1)]


@proves("CONQ-02", "DEAD-02", "OWN-02")
def test_no_point_twice_for_the_opponents_kills_or_for_ones_own_losses() -> None:
    assert scored({}) == [TurnScored(SOUTH, 0, 0), TurnScored(NORTH, 0, 0)]
    table = scene({"a1": "peon husk wall"}, {"a2": "wall"})
    table.destroy(s("peon"), NORTH)
    table.score_fallen()  # last turn
    table.destroy(s("wall"), NORTH)
    table.fallen.append(Fallen(s("husk"), SOUTH, 2))
    assert destruction_points(table, SOUTH) == 0
    assert destruction_points(table, NORTH) == 1
