"""Auras and modifiers of stats."""

from __future__ import annotations

from gamelode.games.dreamblade.events import AbilityUsed
from gamelode.games.dreamblade.kinds import DEFENSE, POWER
from gamelode.games.dreamblade.rules.stats import Change, changes
from gamelode.kernel import YES, proves

from ...scene import asks, at, blade, events, fight, give, n, now, offered, piece, play, s, scene


@proves("ABX-04", "PANIC-01", "R-94")
def test_an_aura_for_blades_works_once_for_each_of_them() -> None:
    table = scene({"c2": "dread_drummer"}, {"c2": "soldier", "c3": "peon"}, dice="b b")
    game = fight(table, "c2")
    assert at(game).combat is None
    assert events(game, AbilityUsed) == [AbilityUsed(s("dread_drummer"), piece("dread_drummer", "panic"))] * 2
    table = scene({"c2": "dread_drummer soldier"}, {"c2": "soldier"}, dice="b 2 2 . . .")
    assert asks(fight(table, "c2")) == "PlaceDisrupted"  # 4 damage, and a defense of 6 - 2


@proves("ABX-04", "BOLSTER-01", "ACTV-11")
def test_an_aura_for_blades_lasts_until_the_end_of_the_combat() -> None:
    drummer, peon = s("dread_drummer"), s("peon")
    table = scene({"c3": "dread_drummer", "c4": "peon"}, {"c3": "late_bloomer wall"}, dice="b 1")
    game = fight(table, "c3")
    assert offered(game) == [blade(drummer, "panic"), blade(drummer, "bolster")]
    play(game, blade(drummer, "bolster"))
    assert now(at(game), peon) == (1, 3 + 3, 5)
    assert changes(at(game), peon) == [Change(drummer, piece("dread_drummer", "bolster"), DEFENSE, 3)]
    play(game, give((n("wall"), 1)))
    assert now(at(game), peon) == (1, 3, 5)


@proves("ABX-04", "R-99")
def test_an_aura_for_blades_goes_with_its_bearer() -> None:
    table = scene({"c3": "dread_drummer echo_child"}, {"c3": "wick_martyr wall"}, dice="b b . .")
    game = fight(table, "c3")
    echo = s("echo_child")
    play(game, blade(echo, "panic", s("dread_drummer")))
    assert now(at(game), n("wall"))[DEFENSE] == 18
    play(game, blade(echo, "bomb", n("wick_martyr")), YES)
    assert asks(game) == "DisruptOrDestroy"  # the combat goes on
    assert now(at(game), n("wall"))[DEFENSE] == 20


@proves("ABX-04", "R-89")
def test_what_a_blade_changes_ends_with_the_combat() -> None:
    game = fight(scene({"c3": "fang_confessor"}, {"c3": "wall"}, dice="b . ."), "c3")
    assert game.is_over
    assert at(game).combat is None  # bonus and mark with it


@proves("BOLSTER-01", "R-08", "R-11")
def test_bolster_reaches_allies_here_and_next_to_it_but_not_itself() -> None:
    table = scene({"c3": "pilgrim_standard peon", "c4": "soldier", "d4": "wall"}, {"c3": "peon"})
    assert now(table, s("peon")) == (1, 4, 5)
    assert now(table, s("soldier")) == (4, 7, 8)
    assert now(table, s("wall")) == (0, 20, 30)
    assert now(table, s("pilgrim_standard")) == (1, 4, 5)
    assert now(table, n("peon")) == (1, 3, 5)


@proves("BOLSTER-01")
def test_bolster_for_one_lineage() -> None:
    table = scene({"c3": "sir_glorious echo_child peon"})
    assert now(table, s("echo_child"))[DEFENSE] == 6
    assert now(table, s("peon"))[DEFENSE] == 3


@proves("ENRAGE-01")
def test_enrage_of_a_creature_and_of_a_location() -> None:
    table = scene({"c3": "bonfire_ring", "c4": "peon", "b4": "hill_marshal"})
    assert now(table, s("peon"))[POWER] == 3
    assert now(table, s("hill_marshal"))[POWER] == 4


@proves("INVIGORATE-01")
def test_invigorate() -> None:
    table = scene({"c3": "field_hospice peon", "b3": "soldier", "a3": "wall"}, {"c3": "husk"})
    assert now(table, s("peon")) == (1, 3, 7)
    assert now(table, s("soldier")) == (4, 6, 10)
    assert now(table, s("wall")) == (0, 20, 30)
    assert now(table, n("husk")) == (0, 4, 4)


@proves("DRAIN-01", "DRAIN-02", "MIN-02", "R-10", "R-84")
def test_drain_takes_life_of_local_enemies_down_to_one() -> None:
    table = scene({"c3": "grief_leech gibbet_field"}, {"c3": "peon cannibal_pariah", "c4": "soldier"})
    assert now(table, n("peon"))[2] == 2
    assert now(table, n("cannibal_pariah"))[2] == 1
    assert now(table, n("soldier"))[2] == 8


@proves("PANIC-01", "PANIC-02", "MIN-02")
def test_panic_takes_defense_of_local_enemies_down_to_one() -> None:
    table = scene({"c3": "mourning_colossus"}, {"c3": "soldier hive_needle", "c4": "peon"})
    assert now(table, n("soldier"))[1] == 4
    assert now(table, n("hive_needle"))[1] == 1
    assert now(table, n("peon"))[1] == 3


@proves("WEAKEN-01", "WEAKEN-02", "MIN-01")
def test_weaken_takes_power_of_local_enemies_down_to_nothing() -> None:
    table = scene({"c3": "nightmare_regent"}, {"c3": "soldier peon", "c4": "savage_ogre"})
    assert now(table, n("soldier"))[0] == 2
    assert now(table, n("peon"))[0] == 0
    assert now(table, n("savage_ogre"))[0] == 6


@proves("INCITER-01")
def test_inciter_strengthens_local_enemies() -> None:
    table = scene({"c3": "heartquake_brute peon"}, {"c3": "soldier", "c4": "wall"})
    assert now(table, n("soldier"))[0] == 5
    assert now(table, n("wall"))[0] == 0
    assert now(table, s("peon"))[0] == 1


@proves("ACTV-11")
def test_an_aura_that_asks_for_a_scoring_cell() -> None:
    assert now(scene({"b4": "shrine_singer peon"}), s("peon"))[1] == 6
    assert now(scene({"b2": "shrine_singer peon"}), s("peon"))[1] == 3


@proves("FIGHT-01", "R-71")
def test_fight_looks_for_an_enemy_of_its_type_once() -> None:
    south = {"c3": "rampart_stag"}
    assert now(scene(south, {"c3": "husk husk"}), s("rampart_stag"))[0] == 5
    assert now(scene(south, {"c3": "gibbet_field"}), s("rampart_stag"))[0] == 5
    assert now(scene(south, {"c3": "peon", "c4": "husk"}), s("rampart_stag"))[0] == 3
    assert now(scene({"c3": "rampart_stag husk"}), s("rampart_stag"))[0] == 3


@proves("FIGHT-01", "ACTV-11")
def test_a_modifier_that_asks_for_a_scoring_cell() -> None:
    for name, power in (("b4", 5), ("c3", 5), ("b2", 2)):
        table = scene({name: "shrine_fighter"}, {name: "peon"})
        assert now(table, s("shrine_fighter"))[0] == power
        assert len(changes(table, s("shrine_fighter"))) == (power == 5)


@proves("GEOMANCY-01", "R-72")
def test_geomancy_counts_own_locations_of_the_column() -> None:
    south = {"c3": "rootbound_elder", "c1": "field_hospice", "c5": "highgate_bastion", "d3": "spiral_asylum"}
    table = scene(south, {"c2": "null_chapel"})
    assert now(table, s("rootbound_elder")) == (3 + 4, 4 + 4, 8 + 4)


@proves("THANATOMANCY-01", "R-81", "DEAD-05")
def test_thanatomancy_counts_creatures_of_the_own_graveyard() -> None:
    south = {"c3": "carrion_spiker hill_marshal", "graveyard": "peon husk field_hospice"}
    table = scene(south, {"graveyard": "wall"})
    assert now(table, s("carrion_spiker"))[0] == 2 + 1
    table.destroy(s("hill_marshal"), 1)
    assert now(table, s("carrion_spiker"))[0] == 3


@proves("FIGHT-01", "R-71")
def test_fight_ignores_ones_own_location() -> None:
    assert now(scene({"c3": "rampart_stag gibbet_field"}), s("rampart_stag"))[0] == 3


@proves("THANATOMANCY-01", "R-81")
def test_thanatomancy_stands_in_place_of_the_printed_power_only() -> None:
    table = scene({"c3": "grave_singer", "graveyard": "peon"})
    assert now(table, s("grave_singer")) == (1, 3, 4)
