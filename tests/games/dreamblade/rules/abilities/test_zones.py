"""Abilities that take miniatures from one zone to another."""

from __future__ import annotations

from gamelode.games.dreamblade.events import Wailed
from gamelode.games.dreamblade.rules.choosing import Pick, Target
from gamelode.games.dreamblade.rules.damage.check import DESTROY
from gamelode.kernel import PASS, YES, proves

from ...scene import (
    NORTH,
    asks,
    at,
    blade,
    dealt,
    events,
    fight,
    kind,
    n,
    offered,
    play,
    refused,
    s,
    scene,
    shop,
    spawn,
    use,
    where,
)

# --- Appease, Bomb


@proves("APPEASE-01", "R-57", "R-07", "OWN-04")
def test_appease_takes_any_own_creature_even_itself() -> None:
    game = shop(scene({"a1": "peon field_hospice", "reserves": "tithe_demon soldier"}, {"a5": "husk"}), 20)
    play(game, spawn("tithe_demon", "e1"))
    assert set(offered(game)) == {Target(s("peon")), Target(s("tithe_demon"))}
    assert refused(game, Target(n("husk"))) == "APPEASE-01"
    assert refused(game, Target(s("field_hospice"))) == "APPEASE-01"
    play(game, Target(s("peon")))
    assert where(game, s("peon")) == "graveyard"
    assert at(game).fallen == []


@proves("APPEASE-01", "ABG-03")
def test_appease_finds_nobody_among_locations() -> None:
    game = shop(scene({"c3": "cold_altar", "reserves": "peon"}, {"c4": "husk"}), 9)
    play(game, use(s("cold_altar"), "appease"))
    assert asks(game) == "WhatToSpawn"


@proves("R-57")
def test_appease_is_not_optional() -> None:
    game = shop(scene({"reserves": "tithe_demon soldier"}), 20)
    play(game, spawn("tithe_demon", "e1"))
    assert where(game, s("tithe_demon")) == "graveyard"


@proves("BOMB-01", "R-61", "OWN-04")
def test_a_bomb_sacrifices_its_bearer_and_hits_every_local_enemy() -> None:
    table = scene({"c3": "wick_martyr peon"}, {"c3": "wall soldier gibbet_field", "c4": "husk"}, dice="b .")
    game = fight(table, "c3")
    assert offered(game) == [PASS, YES]
    play(game, YES)
    assert at(game).damage == {n("wall"): 4, n("soldier"): 4}
    assert where(game, s("wick_martyr")) == "graveyard"
    assert at(game).fallen == []  # Vessel pays for destruction only


@proves("R-61", "ABX-01")
def test_a_bomb_may_be_kept() -> None:
    game = fight(scene({"c3": "wick_martyr"}, {"c3": "wall"}, dice="b"), "c3")
    play(game, PASS)
    assert (where(game, s("wick_martyr")), dealt(game)) == ("c3", 0)


@proves("R-61", "SIM-05")
def test_all_that_a_bomb_hits_are_checked_together() -> None:
    table = scene({"c3": "powder_doll", "reserves": "peon"}, {"c3": "husk late_bloomer"})
    game = shop(table, 9)
    play(game, use(s("powder_doll"), "bomb"), YES)
    assert asks(game) == "DisruptOrDestroy"
    assert where(game, n("late_bloomer")) == "c3"
    play(game, DESTROY)
    assert (where(game, n("late_bloomer")), where(game, n("husk"))) == ("graveyard", "graveyard")


# --- Demolish, Purge, Raise, Wail


@proves("DEMOLISH-01", "R-73", "TARG-01")
def test_demolish_takes_a_location_here_or_next_to_it() -> None:
    table = scene(
        {"e1": "peon", "e2": "field_hospice", "reserves": "siege_mole"}, {"d1": "null_chapel", "c1": "gibbet_field"}
    )
    game = shop(table, 9)
    play(game, spawn("siege_mole", "e1"))
    assert refused(game, Target(n("gibbet_field"))) == "DEMOLISH-01"
    assert refused(game, Target(s("peon"))) == "DEMOLISH-01"
    play(game, Target(n("null_chapel")))
    assert where(game, n("null_chapel")) == "graveyard"


@proves("R-73", "ABG-03")
def test_a_location_does_not_demolish_itself() -> None:
    game = shop(scene({"c3": "breakers_yard", "reserves": "peon"}, {"a1": "null_chapel"}), 9)
    play(game, use(s("breakers_yard"), "demolish"))
    assert where(game, s("breakers_yard")) == "c3"
    game = shop(scene({"c3": "breakers_yard", "reserves": "peon"}, {"c2": "null_chapel"}), 9)
    play(game, use(s("breakers_yard"), "demolish"))
    assert where(game, n("null_chapel")) == "graveyard"


@proves("PURGE-01", "R-74")
def test_purge_puts_a_chosen_miniature_of_the_enemy_reserves_into_the_graveyard() -> None:
    table = scene({"reserves": "grave_abbot peon"}, {"reserves": "husk husk wall null_chapel"})
    game = shop(table, 30)
    play(game, spawn("grave_abbot", "e1"))
    assert set(offered(game)) == {Pick(kind(id)) for id in ("husk", "wall", "null_chapel")}
    play(game, Pick(kind("husk")))
    assert sorted(at(game).in_zone(-2, NORTH)) == [n("husk")]
    assert at(game).fallen == []


@proves("R-74", "PURGE-01")
def test_purge_finds_nothing_in_empty_reserves() -> None:
    game = fight(scene({"c3": "archive_moth"}, {"c3": "wall"}, dice="b . . ."), "c3")
    play(game, blade(s("archive_moth"), "purge"))
    assert game.is_over


@proves("RAISE-01", "R-13", "R-75")
def test_raise_may_bring_a_creature_back_to_the_reserves() -> None:
    south = {"c3": "hive_brooder", "graveyard": "peon field_hospice"}
    game = fight(scene(south, {"c3": "wall", "graveyard": "husk"}, dice="b . . . ."), "c3")
    assert offered(game) == [PASS, Pick(kind("peon"))]
    play(game, Pick(kind("peon")))
    assert where(game, s("peon")) == "reserves"


@proves("R-75", "RAISE-01")
def test_raise_may_be_declined() -> None:
    game = fight(scene({"c3": "hive_brooder", "graveyard": "peon"}, {"c3": "wall"}, dice="b . . . ."), "c3")
    play(game, PASS)
    assert where(game, s("peon")) == "graveyard"


@proves("WAIL-01", "R-03", "R-83", "R-06")
def test_a_wail_compares_printed_costs_of_creatures_on_both_sides() -> None:
    south = {"c3": "screambent_lunatic", "a1": "forgeblind_punisher wellspring_of_sleep", "graveyard": "scragglemaw"}
    table = scene(south, {"c3": "wall", "b2": "savage_ogre"}, dice="b . . .", initiative=[5, 4])
    game = fight(table, "c3")
    assert events(game, Wailed) == [Wailed(s("screambent_lunatic"), (5, 4))]
    assert [where(game, m) for m in (s("screambent_lunatic"), s("forgeblind_punisher"), n("savage_ogre"))] == [
        "reserves"
    ] * 3  # the wailing one too; and Channel does not change a printed cost
    assert where(game, s("scragglemaw")) == "graveyard"


@proves("R-83", "WAIL-01")
def test_a_wail_leaves_locations() -> None:
    table = scene(
        {"c3": "screambent_lunatic"}, {"c3": "wall", "b2": "crimson_temple"}, dice="b . . .", initiative=[2, 1]
    )
    assert where(fight(table, "c3"), n("crimson_temple")) == "b2"
