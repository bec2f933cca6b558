"""Abilities that change what a combat does."""

from __future__ import annotations

from gamelode.games.dreamblade.rules.abilities.moves import Step
from gamelode.games.dreamblade.rules.choosing import Target
from gamelode.games.dreamblade.rules.combat.blades import AssignBlade
from gamelode.kernel import proves

from ...scene import (
    CONTENT,
    NORTH,
    asks,
    at,
    blade,
    cell,
    dealt,
    fight,
    give,
    n,
    offered,
    piece,
    play,
    refused,
    s,
    scene,
    total,
    where,
)


@proves("CRIT-01")
def test_crit_adds_its_damage() -> None:
    assert total("b 1 . . . .", {"c3": "savage_ogre"}, {"c3": "wall"}) == 3


@proves("FUMBLE-01")
def test_fumble_takes_damage_away() -> None:
    assert total("b 3 3 3 . .", {"c3": "drunken_minotaur"}, {"c3": "wall"}) == 6


@proves("FLANKING-01", "R-10", "R-69")
def test_flanking_needs_more_creatures_in_the_cell_attacking_or_not() -> None:
    assert total("b 1", {"c3": "hive_needle"}, {"c3": "wall"}) == 1
    table = scene({"c3": "hive_needle peon"}, {"c3": "wall gibbet_field"}, dice="b 1")
    assert dealt(fight(table, "c3", attackers=[s("hive_needle")])) == 3
    assert total("b 1", {"c3": "hive_needle field_hospice"}, {"c3": "wall"}) == 1


@proves("HEROICS-01", "R-10", "R-69")
def test_heroics_needs_fewer_creatures_in_the_bearers_cell() -> None:
    assert total("b 1", {"c3": "dawnspear_cadet"}, {"c3": "wall husk"}) == 4
    assert total("b 1", {"c3": "dawnspear_cadet"}, {"c3": "wall"}) == 1
    assert total("b 1", {"c3": "dawnspear_cadet"}, {"c3": "wall gibbet_field"}) == 1


@proves("HEROICS-01", "FLANKING-01", "R-39")
def test_flanking_counts_in_the_combat_cell_and_heroics_where_its_bearer_is() -> None:
    south = {"c3": "dawnspear_cadet fleet_hussar"}
    table = scene(south, {"c3": "wall", "c4": "husk peon"}, dice="b b 1 . .")
    game = fight(table, "c3")
    play(game, blade(s("fleet_hussar"), "skirmish"), Step(s("dawnspear_cadet"), cell("c4")))
    assert dealt(game) == 1 + 3  # alone against two in c4
    south = {"c3": "hive_needle fleet_hussar peon"}
    game = fight(scene(south, {"c3": "wall"}, dice="b b 1 . . ."), "c3")
    play(game, blade(s("fleet_hussar"), "skirmish"), Step(s("hive_needle"), cell("c4")))
    assert dealt(game) == 1 + 2


@proves("STALWART-01", "R-10")
def test_stalwart_counts_local_enemy_creatures() -> None:
    assert total("b 1 .", {"c3": "gilded_paladin"}, {"c3": "wall husk soldier gibbet_field", "c4": "peon"}) == 4


@proves("PAYBACK-01", "TARG-01")
def test_payback_adds_the_power_of_a_chosen_local_enemy() -> None:
    table = scene({"c3": "grudge_keeper"}, {"c3": "wall soldier", "c4": "savage_ogre"}, dice="b . 1")
    game = fight(table, "c3")
    assert refused(game, Target(n("savage_ogre"))) == "PAYBACK-01"
    play(game, Target(n("soldier")), give((n("wall"), 5)))
    assert dealt(game) == 5


@proves("PAYBACK-01", "R-68")
def test_payback_reads_the_power_of_the_moment() -> None:
    south = {"c3": "grudge_keeper"}
    table = scene(south, {"c3": "soldier", "c4": "hill_marshal"}, dice="b . 1", first=NORTH)
    game = fight(table, "c3")
    assert dealt(game) == 1 + 4 + 1


@proves("R-68")
def test_each_use_counts_again() -> None:
    table = scene({"c3": "ironwood_champion horrid_poltergeist"}, {"c3": "wall husk"}, dice="b b b . . . .")
    game = fight(table, "c3")
    champion = blade(s("ironwood_champion"), "stalwart")
    play(game, champion, blade(s("horrid_poltergeist"), "expel"), Step(n("husk"), cell("c4")), champion)
    assert dealt(game) == 2 + 1


# --- Ferocity


@proves("FEROCITY-01", "FEROCITY-02")
def test_ferocity_destroys_what_it_would_disrupt() -> None:
    table = scene({"c3": "fang_confessor soldier"}, {"c3": "soldier wall"}, dice="b 3 3 . . . .", first=NORTH)
    game = fight(table, "c3")
    play(game, Target(n("soldier")), give((n("soldier"), 6)))
    assert where(game, n("soldier")) == "graveyard"


@proves("FEROCITY-01")
def test_ferocity_marks_its_target_only() -> None:
    table = scene({"c3": "fang_confessor soldier"}, {"c3": "soldier wall", "c4": "peon"}, dice="b 3 3 . . . .")
    game = fight(table, "c3")
    assert refused(game, Target(n("peon"))) == "FEROCITY-01"
    play(game, Target(n("wall")), give((n("soldier"), 6)))
    assert asks(game) == "PlaceDisrupted"


@proves("FEROCITY-02", "R-78")
def test_ferocity_lasts_for_every_damage_of_the_combat() -> None:
    table = scene({"c3": "bold_dancer"}, {"c3": "soldier"}, dice="b b 3 3", first=NORTH)
    game = fight(table, "c3")
    play(game, blade(s("bold_dancer"), "ferocity"), blade(s("bold_dancer"), "assault"))
    assert where(game, n("soldier")) == "graveyard"  # by the Assault, with exactly its defense


@proves("R-78", "RELENTLESS-01")
def test_ferocity_has_nothing_to_replace_beside_relentless() -> None:
    table = scene({"c3": "grim_dancer"}, {"c3": "soldier"}, dice="b b 3 3")
    game = fight(table, "c3")
    play(game, blade(s("grim_dancer"), "ferocity"), blade(s("grim_dancer"), "assault"))
    assert where(game, n("soldier")) == "c3"
    assert at(game).damage == {n("soldier"): 6}


@proves("R-78", "REGENERATE-01")
def test_ferocity_against_regenerate_banishes() -> None:
    table = scene({"c3": "fang_confessor"}, {"c3": "relentless_eviscerator"}, dice="b 3 .", first=NORTH)
    game = fight(table, "c3")
    assert where(game, n("relentless_eviscerator")) == "reserves"


# --- Hell's Fury


@proves("HELLSFURY-01", "R-66", "R-67")
def test_hells_fury_gives_hellbred_allies_on_scoring_cells_two_more_damage() -> None:
    near = {"b4": "bonfire_acolyte", "b5": "ashen_matron"}
    assert total("1 . .", near, {"b4": "wall"}, "b4") == 3
    assert total("1 . .", {"b4": "bonfire_acolyte", "e1": "ashen_matron"}, {"b4": "wall"}, "b4") == 1
    assert total("1 . .", {"b2": "bonfire_acolyte", "b1": "ashen_matron"}, {"b2": "wall"}, "b2") == 1
    assert total("1 . . .", {"b4": "soldier", "b5": "ashen_matron"}, {"b4": "wall"}, "b4") == 1


@proves("HELLSFURY-01", "R-08")
def test_hells_fury_does_not_serve_its_own_bearer_or_enemies() -> None:
    assert total("1 . . . .", {"b4": "ashen_matron"}, {"b4": "wall"}, "b4") == 1
    assert total("1 . .", {"b4": "bonfire_acolyte"}, {"b4": "wall", "b5": "ashen_matron"}, "b4") == 1


@proves("HELLSFURY-01", "ACTV-11", "ABX-03")
def test_hells_fury_itself_may_ask_for_a_scoring_cell() -> None:
    assert total("1 . .", {"a4": "bonfire_acolyte", "b4": "shrine_piper"}, {"a4": "wall"}, "a4") == 1 + 3
    assert total("1 . .", {"b4": "bonfire_acolyte", "a4": "shrine_piper"}, {"b4": "wall"}, "b4") == 1


@proves("R-66")
def test_two_sources_grant_it_twice() -> None:
    south = {"b4": "bonfire_acolyte", "b5": "ashen_matron", "c4": "pyre_tyrant"}
    assert total("1 . .", south, {"b4": "wall"}, "b4") == 1 + 4


@proves("R-66")
def test_what_is_granted_stands_in_the_content_and_may_need_a_blade() -> None:
    granted = AssignBlade(s("bonfire_acolyte"), CONTENT.granted[piece("hell_piper", "hells_fury")], s("hell_piper"))
    south = {"c3": "bonfire_acolyte savage_ogre", "c2": "hell_piper"}
    game = fight(scene(south, {"c3": "wall"}, dice="b 1 . . . . . . ."), "c3")
    assert granted in offered(game)
    play(game, granted)
    assert dealt(game) == 1 + 4
