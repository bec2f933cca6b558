"""Where a miniature may be spawned."""

from __future__ import annotations

from gamelode.games.dreamblade.rules.choosing import GoTo, Target
from gamelode.kernel import proves

from ...scene import SOUTH, at, cell, cells_for, offered, play, refused, s, scene, shop, spawn, use


@proves("PLACE-01", "PLACE-06", "R-24")
def test_the_portal_is_always_open_even_with_enemies_in_it() -> None:
    game = shop(scene({"reserves": "peon"}, {"e1": "wall soldier"}), 9)
    assert cells_for(game, "peon") == ["e1"]
    play(game, spawn("peon", "e1"))
    assert at(game).is_engaged(s("peon"))


@proves("PLACE-02", "PLACE-03", "PLACE-04", "R-23", "R-24")
def test_other_cells_of_the_row_need_a_column_and_no_ally_at_the_start() -> None:
    south = {"c3": "soldier", "b1": "wall", "d5": "peon", "reserves": "peon peon peon"}
    game = shop(scene(south, {"d1": "wall"}), 30)
    assert cells_for(game, "peon") == ["c1", "d1", "e1"]
    play(game, spawn("peon", "c1"))
    assert cells_for(game, "peon") == ["c1", "d1", "e1"]  # the ally there came later
    assert refused(game, spawn("peon", "c3")) == "PLACE-04"


@proves("R-23", "PLACE-03")
def test_the_column_is_looked_at_in_the_moment() -> None:
    table = scene({"c3": "soldier", "a2": "sunlit_causeway", "reserves": "peon"})
    table.put(s("sunlit_causeway"), cell("c3"))
    game = shop(table, 9)
    assert cells_for(game, "peon") == ["c1", "e1"]
    play(game, use(s("sunlit_causeway"), "advance"))
    play(game, next(c for c in offered(game) if getattr(c, "cell", -1) == cell("b3")))
    assert cells_for(game, "peon") == ["b1", "c1", "e1"]
    assert refused(game, spawn("peon", "b1")) == ""


@proves("R-09", "PLACE-02", "PLACE-03")
def test_a_location_holds_its_cell_and_its_column() -> None:
    game = shop(scene({"b3": "field_hospice", "c1": "highgate_bastion", "reserves": "peon"}), 9)
    assert cells_for(game, "peon") == ["b1", "e1"]


@proves("PLACE-05")
def test_four_creatures_a_cell_and_phase() -> None:
    game = shop(scene({"c3": "peon", "reserves": "soldier soldier soldier husk husk"}), 50)
    play(game, *[spawn("soldier", "c1")] * 3, spawn("husk", "c1"))
    assert refused(game, spawn("husk", "c1")) == "PLACE-05"
    assert refused(game, spawn("husk", "e1")) == ""


@proves("PLACE-06", "R-26")
def test_only_spawning_overfills_a_portal() -> None:
    game = shop(scene({"e1": "peon peon peon soldier", "reserves": "husk", "c3": "wall"}), 9)
    play(game, spawn("husk", "e1"))
    assert len(at(game).creatures(cell("e1"), SOUTH)) == 5


@proves("SHIFT-05")
def test_another_cell_of_the_row_holds_four() -> None:
    game = shop(scene({"c3": "spiral_asylum peon", "a2": "soldier wall", "reserves": "peon husk husk husk"}), 60)
    play(game, spawn("husk", "a1"), spawn("husk", "a1"), spawn("husk", "a1"))
    assert refused(game, spawn("peon", "a1")) == ""
    play(game, use(s("spiral_asylum"), "teleport"), Target(s("soldier")), GoTo(cell("a1")))
    assert refused(game, spawn("peon", "a1")) == "SHIFT-05"


@proves("LOC-01", "R-09")
def test_a_location_goes_wherever_one_has_a_creature() -> None:
    game = shop(scene({"c4": "peon", "b2": "highgate_bastion", "reserves": "field_hospice"}, {"d4": "wall"}), 9)
    assert cells_for(game, "field_hospice") == ["c4"]
    assert refused(game, spawn("field_hospice", "b2")) == "LOC-02"
    assert refused(game, spawn("field_hospice", "d4")) == "LOC-01"


@proves("LOC-02", "PLACE-07")
def test_one_location_in_a_cell_whoever_owns_it() -> None:
    south = {"c4": "peon", "e1": "soldier highgate_bastion", "reserves": "field_hospice", "a1": "husk"}
    game = shop(scene(south, {"c4": "null_chapel"}), 9)
    assert refused(game, spawn("field_hospice", "c4")) == "LOC-02"
    assert refused(game, spawn("field_hospice", "e1")) == "PLACE-07"


@proves("REINFORCE-01", "REINFORCE-02", "R-09", "ABG-01")
def test_reinforce_joins_any_ally_if_there_is_room() -> None:
    south = {"c4": "peon", "b2": "highgate_bastion", "a3": "soldier soldier soldier husk", "reserves": "lantern_squire"}
    game = shop(scene(south), 9)
    assert cells_for(game, "lantern_squire") == ["a1", "b1", "c1", "e1", "b2", "c4"]
    assert refused(game, spawn("lantern_squire", "c4")) == ""
    assert refused(game, spawn("lantern_squire", "b2")) == ""
    assert refused(game, spawn("lantern_squire", "a3")) == "REINFORCE-02"
    assert refused(game, spawn("lantern_squire", "d4")) == "PLACE-04"


@proves("PLACE-05")
def test_locations_are_not_among_the_four() -> None:
    south = {"c3": "peon", "c4": "wall", "reserves": "husk husk husk soldier field_hospice"}
    game = shop(scene(south), 50)
    play(game, spawn("husk", "c1"), spawn("field_hospice", "c1"), spawn("husk", "c1"), spawn("husk", "c1"))
    assert refused(game, spawn("soldier", "c1")) == ""


@proves("REINFORCE-01")
def test_reinforce_needs_an_ally_in_that_very_cell() -> None:
    game = shop(scene({"c4": "peon", "reserves": "lantern_squire"}, {"b2": "husk"}), 9)
    assert refused(game, spawn("lantern_squire", "b2")) == "PLACE-04"


@proves("R-25", "FIRST-03", "REINFORCE-01")
def test_in_the_first_turn_only_reinforcements_leave_the_portal() -> None:
    south = {"c1": "peon", "c3": "husk", "reserves": "soldier lantern_squire field_hospice waystation"}
    game = shop(scene(south, turn=1), 20)
    assert refused(game, spawn("soldier", "c1")) == "FIRST-03"
    assert refused(game, spawn("lantern_squire", "c3")) == ""
    assert refused(game, spawn("field_hospice", "c1")) == "FIRST-03"
    assert refused(game, spawn("waystation", "c1")) == ""
