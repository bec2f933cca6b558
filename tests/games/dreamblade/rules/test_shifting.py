"""Shift."""

from gamelode.games.dreamblade.events import Moved
from gamelode.games.dreamblade.rules.choosing import END_PHASE
from gamelode.games.dreamblade.rules.shifting import ShiftTo
from gamelode.kernel import proves

from ..scene import NORTH, asks, at, cell, events, n, offered, play, refused, s, scene, shift, shift_phase, where


@proves("SHIFT-01", "R-29", "R-30")
def test_each_creature_moves_once_and_need_not() -> None:
    game = shift_phase(scene({"c3": "peon", "a1": "soldier"}))
    play(game, shift(s("peon"), "c4"))
    assert refused(game, shift(s("peon"), "c5")) == "SHIFT-01"
    play(game, shift(s("soldier"), "a2"))
    assert game.is_over
    still = shift_phase(scene({"c3": "peon"}))
    play(still, END_PHASE)
    assert still.is_over


@proves("SHIFT-02")
def test_an_enemy_location_does_not_engage() -> None:
    table = scene({"c3": "peon"}, {"c3": "null_chapel"})
    assert not table.is_engaged(s("peon"))
    assert refused(shift_phase(table), shift(s("peon"), "c4")) == ""


@proves("SHIFT-03", "R-29")
def test_an_engaged_creature_stays() -> None:
    table = scene({"c3": "peon", "c2": "soldier"}, {"c3": "husk"})
    assert table.is_engaged(s("peon"))
    game = shift_phase(table)
    assert refused(game, shift(s("peon"), "c4")) == "SHIFT-03"
    assert not [choice for choice in offered(game) if getattr(choice, "mini", -1) == s("peon")]


@proves("SHIFT-03")
def test_whoever_moves_to_an_enemy_is_engaged() -> None:
    game = shift_phase(scene({"c2": "soldier", "a1": "peon"}, {"c3": "husk"}))
    play(game, shift(s("soldier"), "c3"))
    assert at(game).is_engaged(s("soldier"))


@proves("SHIFT-04", "R-11")
def test_steps_are_orthogonal() -> None:
    game = shift_phase(scene({"b2": "peon"}))
    assert {getattr(choice, "cell", None) for choice in offered(game)} == {
        None,
        *(cell(name) for name in ("b1", "b3", "a2", "c2")),
    }
    assert refused(game, shift(s("peon"), "c3")) == "SHIFT-04"
    assert refused(game, shift(s("peon"), "b4")) == "SHIFT-04"


@proves("SHIFT-05", "R-26")
def test_four_of_a_side_fill_a_cell_for_that_side() -> None:
    table = scene({"c3": "peon peon peon soldier", "c2": "wall"}, {"d3": "husk husk husk soldier", "b2": "wall"})
    assert refused(shift_phase(table), shift(s("wall"), "c3")) == "SHIFT-05"
    assert refused(shift_phase(table), shift(s("wall"), "d2")) == ""
    table = scene({"d2": "wall"}, {"d3": "husk husk husk soldier"})
    assert refused(shift_phase(table), shift(s("wall"), "d3")) == ""  # the others' four do not count


@proves("LOC-03")
def test_a_location_does_not_move() -> None:
    game = shift_phase(scene({"c3": "field_hospice peon"}))
    assert refused(game, shift(s("field_hospice"), "c4")) == "LOC-03"


@proves("R-30")
def test_enemy_rows_and_portals_are_open() -> None:
    game = shift_phase(scene({"a4": "peon", "b4": "soldier"}))
    play(game, shift(s("peon"), "a5"), shift(s("soldier"), "b5"))
    assert where(game, s("peon")) == "a5"


@proves("DEFENDER-01")
def test_a_defender_does_not_shift_onto_enemies() -> None:
    game = shift_phase(scene({"c2": "oathbound_sentry peon"}, {"c3": "husk", "d2": "null_chapel"}))
    assert refused(game, shift(s("oathbound_sentry"), "c3")) == "DEFENDER-01"
    assert refused(game, shift(s("oathbound_sentry"), "d2")) == ""
    assert refused(game, shift(s("peon"), "c3")) == ""


@proves("R-29", "AMBUSH-01")
def test_an_ambush_comes_before_the_next_move() -> None:
    table = scene({"c2": "peon wall"}, {"c3": "lurker_beneath"}, dice="1 1 .")
    game = shift_phase(table)
    play(game, shift(s("peon"), "c3"))
    assert at(game).damage == {s("peon"): 2}
    assert asks(game) == "WhoShifts"
    assert events(game, Moved) == [Moved(s("peon"), cell("c2"), cell("c3"))]


@proves("SHIFT-01")
def test_the_opponents_creatures_are_not_ones_own() -> None:
    game = shift_phase(scene({"c2": "peon"}, {"d4": "husk"}), NORTH)
    assert refused(game, shift(s("peon"), "c1")) == "not offered"
    assert refused(game, shift(n("husk"), "d3")) == ""


@proves("SHIFT-01")
def test_corners_of_the_board_are_cells_like_others() -> None:
    game = shift_phase(scene({"a2": "peon", "e4": "soldier"}))
    play(game, shift(s("peon"), "a1"), shift(s("soldier"), "e5"))
    assert (where(game, s("peon")), where(game, s("soldier"))) == ("a1", "e5")


@proves("SHIFT-01")
def test_only_creatures_in_the_dreamscape_move_and_only_on_the_board() -> None:
    game = shift_phase(scene({"a1": "peon", "reserves": "soldier"}))
    assert refused(game, shift(s("soldier"), "a2")) == "not offered"
    assert refused(game, shift(s("husk"), "a2")) == "not offered"
    assert refused(game, ShiftTo(s("peon"), -1)) == "not offered"
    assert refused(game, ShiftTo(s("peon"), 25)) == "not offered"
