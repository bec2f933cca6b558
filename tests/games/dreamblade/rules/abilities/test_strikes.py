"""Abilities that make special attacks."""

from __future__ import annotations

from gamelode.games.dreamblade.events import AbilityUsed, SpecialAttackBegun
from gamelode.games.dreamblade.rules.abilities.moves import Step
from gamelode.games.dreamblade.rules.choosing import Target
from gamelode.games.dreamblade.rules.damage.check import DESTROY, DISRUPT
from gamelode.kernel import Resolve, proves

from ...scene import (
    NORTH,
    action_of,
    arrive,
    asks,
    at,
    blade,
    cell,
    damage,
    events,
    fight,
    give,
    n,
    piece,
    play,
    put,
    refused,
    s,
    scene,
    shift,
    shift_phase,
    shop,
    spawn,
    strikers,
    use,
    where,
)


@proves("AMBUSH-01", "TARG-02", "R-46")
def test_ambush_strikes_whoever_comes_in() -> None:
    game = arrive(action_of(scene({"c3": "wall peon"}, {"c3": "lurker_beneath"}, dice="3 b 1")), s("wall"))
    assert damage(game, s("wall")) == 4  # and not the Peon, who was there before
    assert damage(game, s("peon")) == 0


@proves("AMBUSH-02")
def test_ambush_strikes_each_that_comes_in_at_once() -> None:
    table = action_of(scene({"c3": "wall soldier"}, {"c3": "lurker_beneath"}, dice="1 1 1 2 2 ."))
    game = arrive(table, s("wall"), s("soldier"))
    play(game, Resolve(0))
    assert sorted(at(game).damage.values()) == [3, 4]


@proves("AMBUSH-01", "R-28")
def test_ambush_meets_the_spawned_and_the_placed() -> None:
    game = shop(scene({"reserves": "wall peon"}, {"e1": "lurker_beneath"}, dice="1 1 1"), 9)
    play(game, spawn("wall", "e1"))
    assert damage(game, s("wall")) == 3


@proves("R-28", "R-44", "CHARGE-01")
def test_a_placed_creature_enters_its_cell_and_meets_nobody_in_an_empty_one() -> None:
    table = scene({"c3": "soldier"}, {"c3": "oriflamme_rider"}, dice="3 3 . .")
    game = fight(table, "c3")
    play(game, put(n("oriflamme_rider"), "a1"))
    assert game.is_over  # its Charge found no enemy


@proves("ASSAULT-01", "TARG-01", "TARG-02", "ATK-08")
def test_assault_strikes_one_chosen_local_enemy() -> None:
    table = scene({"c3": "spite_engine"}, {"c3": "wall soldier", "c4": "peon"}, dice="b . . . . . 3 b")
    game = fight(table, "c3")
    assert refused(game, Target(n("peon"))) == "ASSAULT-01"
    play(game, Target(n("soldier")))
    assert at(game).damage == {n("soldier"): 3}


@proves("ASSAULT-01", "ACTV-09")
def test_assault_for_spawn_points() -> None:
    game = shop(scene({"c3": "ember_ferryman", "reserves": "peon"}, {"c3": "wall"}, dice="1 1 1"), 9)
    play(game, use(s("ember_ferryman"), "assault"))
    assert damage(game, n("wall")) == 3


@proves("CHARGE-01")
def test_charge_strikes_on_entering_a_cell_with_enemies() -> None:
    game = shift_phase(scene({"c2": "furnace_bride"}, {"c3": "wall soldier"}, dice="2 2"))
    play(game, shift(s("furnace_bride"), "c3"), Target(n("wall")))
    assert damage(game, n("wall")) == 4
    empty = shift_phase(scene({"c2": "furnace_bride"}, {"c3": "null_chapel"}))
    play(empty, shift(s("furnace_bride"), "c3"))
    assert empty.is_over


@proves("STRIKEBACK-01", "R-80")
def test_strikeback_answers_an_attack_without_result() -> None:
    game = fight(scene({"c3": "peon"}, {"c3": "bellringer"}, dice=". 1 1 ."), "c3")
    assert damage(game, s("peon")) == 2


@proves("STRIKEBACK-01", "R-80")
def test_strikeback_is_silent_when_anybody_fell_even_by_a_special_attack() -> None:
    table = scene({"c3": "bold_dancer"}, {"c3": "bellringer husk"}, dice="b . 3 1")
    game = fight(table, "c3")
    play(game, blade(s("bold_dancer"), "assault"), Target(n("husk")), DISRUPT, put(n("husk"), "a1"))
    assert game.is_over


@proves("STRIKEBACK-01", "R-80")
def test_strikeback_is_silent_when_the_attack_destroyed_somebody() -> None:
    table = scene({"c3": "soldier"}, {"c3": "bellringer late_bloomer"}, dice="3 1 . .", first=NORTH)
    game = fight(table, "c3")
    play(game, give((n("late_bloomer"), 4)))
    assert game.is_over
    assert events(game, SpecialAttackBegun) == []


@proves("STRIKEBACK-01", "R-80")
def test_strikeback_is_silent_when_no_enemy_is_left_there() -> None:
    table = scene({"c3": "peon spring_board"}, {"c3": "bellringer"}, dice="b")
    game = fight(table, "c3")
    play(game, Step(s("peon"), cell("c4")))
    assert events(game, AbilityUsed) == [AbilityUsed(s("spring_board"), piece("spring_board", "skirmish"))]


@proves("STRIKEBACK-01")
def test_strikeback_is_silent_in_other_cells_and_for_special_attacks() -> None:
    game = fight(scene({"c3": "peon"}, {"c3": "wall", "c4": "bellringer"}, dice="."), "c3")
    assert game.is_over
    charge = shift_phase(scene({"c2": "furnace_bride"}, {"c3": "bellringer"}, dice=". ."))
    play(charge, shift(s("furnace_bride"), "c3"))
    assert charge.is_over


@proves("R-104", "SIM-05")
def test_several_strikebacks_are_one_set() -> None:
    game = fight(scene({"c3": "peon"}, {"c3": "bellringer bellringer"}, dice=". 3 . . 3 . ."), "c3")
    play(game, Resolve(0))
    assert damage(game, s("peon")) == 6
    assert asks(game) == "DisruptOrDestroy"


@proves("R-77", "R-80")
def test_a_regenerated_creature_did_not_fall() -> None:
    game = fight(scene({"c3": "soldier"}, {"c3": "tumbling_grin bellringer"}, dice="3 . . . 1 . ."), "c3")
    play(game, give((n("tumbling_grin"), 3)), DESTROY)
    assert where(game, n("tumbling_grin")) == "reserves"
    assert damage(game, s("soldier")) == 1


@proves("WARPSTRIKE-01", "R-11")
def test_warpstrike_strikes_in_any_other_cell() -> None:
    table = scene({"c3": "arrow_of_longing"}, {"c3": "wall", "c4": "soldier", "a5": "peon"}, dice="b . . . 2 1")
    game = fight(table, "c3")
    assert refused(game, Target(n("wall"))) == "WARPSTRIKE-01"
    play(game, Target(n("soldier")))
    assert damage(game, n("soldier")) == 3


@proves("R-48", "DB-01")
def test_a_charge_that_destroys_is_answered_by_a_deathblow() -> None:
    game = shift_phase(scene({"c2": "oriflamme_rider"}, {"c3": "late_bloomer"}, dice="3 1 . 1 1 ."))
    play(game, shift(s("oriflamme_rider"), "c3"), strikers(n("late_bloomer")))
    assert damage(game, s("oriflamme_rider")) == 2
