"""Abilities that end a bearer's stay, or take miniatures from zone to zone."""

from gamelode.games.dreamblade.events import Wailed
from gamelode.games.dreamblade.rules.after_attack import BANISH, SACRIFICE
from gamelode.games.dreamblade.rules.choosing import Pick, Target
from gamelode.games.dreamblade.rules.damage.check import DESTROY
from gamelode.kernel import PASS, YES, proves

from .scene import (
    NORTH,
    SOUTH,
    action_of,
    asks,
    at,
    blade,
    checked,
    dealt,
    events,
    fight,
    kind,
    n,
    offered,
    play,
    points,
    put,
    refused,
    s,
    scene,
    shift,
    shift_phase,
    shop,
    spawn,
    spawn_phase,
    strikers,
    use,
    where,
)

# --- Bloodthirsty, Detonate, Fade


@proves("BLOODTHIRSTY-01")
def test_bloodthirsty_is_sacrificed_unless_its_attack_destroys() -> None:
    game = fight(scene({"c3": "redhanded_reaver"}, {"c3": "wall"}, dice=". . . . ."), "c3")
    assert where(game, s("redhanded_reaver")) == "graveyard"
    assert at(game).fallen == []
    game = fight(scene({"c3": "redhanded_reaver"}, {"c3": "late_bloomer"}, dice="3 1 . . .", first=NORTH), "c3")
    assert where(game, s("redhanded_reaver")) == "c3"
    kept_out = scene({"c3": "redhanded_reaver peon"}, {"c3": "wall"}, dice=".")
    assert where(fight(kept_out, "c3", attackers=[s("peon")]), s("redhanded_reaver")) == "c3"


@proves("R-62", "REGENERATE-01")
def test_a_regenerated_creature_does_not_satisfy_bloodthirst() -> None:
    game = fight(scene({"c3": "redhanded_reaver"}, {"c3": "tumbling_grin"}, dice="3 . . . ."), "c3")
    play(game, DESTROY)
    assert where(game, s("redhanded_reaver")) == "graveyard"


@proves("R-62")
def test_a_special_attack_does_not_satisfy_bloodthirst_but_ferocity_does() -> None:
    table = scene({"c3": "redhanded_reaver bold_dancer"}, {"c3": "husk"}, dice="b . . . . . . 3 1", first=NORTH)
    game = fight(table, "c3")
    play(game, blade(s("bold_dancer"), "assault"), DESTROY)
    assert where(game, s("redhanded_reaver")) == "graveyard"
    table = scene({"c3": "redhanded_reaver jealous_twin"}, {"c3": "soldier"}, dice="b 3 3 . . . . . . .", first=NORTH)
    game = fight(table, "c3")
    assert where(game, n("soldier")) == "graveyard"
    assert where(game, s("redhanded_reaver")) == "c3"


@proves("DETONATE-01")
def test_detonate_sacrifices_after_the_attack() -> None:
    game = fight(scene({"c3": "martyr_comet"}, {"c3": "wall"}, dice=". . . . . . ."), "c3")
    assert where(game, s("martyr_comet")) == "graveyard"
    assert at(game).fallen == []


@proves("DETONATE-01")
def test_whoever_was_destroyed_before_is_spared_from_detonating() -> None:
    table = scene({"c3": "martyr_comet"}, {"c3": "late_bloomer"}, dice="3 1 . . . . . 3 1 .")
    game = fight(table, "c3")
    play(game, strikers(n("late_bloomer")), DESTROY)
    assert [f.mini for f in at(game).fallen] == [n("late_bloomer"), s("martyr_comet")]


@proves("FADE-01")
def test_fade_banishes_after_the_attack() -> None:
    game = fight(scene({"c3": "passing_dread"}, {"c3": "wall"}, dice=". . . ."), "c3")
    assert where(game, s("passing_dread")) == "reserves"


@proves("R-63", "FADE-01", "DETONATE-01")
def test_special_attacks_set_them_off_too_after_the_check() -> None:
    game = shift_phase(scene({"c2": "mirage_lancer returning_fuse"}, {"c3": "soldier"}, dice="3 3 . ."))
    play(game, shift(s("mirage_lancer"), "c3"))
    assert (asks(game), where(game, s("mirage_lancer"))) == ("PlaceDisrupted", "c3")
    play(game, put(n("soldier"), "a1"))
    assert where(game, s("mirage_lancer")) == "reserves"
    game = shift_phase(scene({"c2": "returning_fuse"}, {"c3": "wall"}, dice=". ."))
    play(game, shift(s("returning_fuse"), "c3"))
    assert where(game, s("returning_fuse")) == "graveyard"


@proves("R-63")
def test_in_a_combat_an_attacker_stays_until_its_end() -> None:
    table = scene({"c3": "fuse_imp bold_dancer"}, {"c3": "wall"}, dice="b 1 . . . . . .")
    game = fight(table, "c3")
    play(game, blade(s("bold_dancer"), "assault"))
    assert where(game, s("fuse_imp")) == "graveyard"
    assert dealt(game) == 1


@proves("R-63", "FADE-01")
def test_an_attacker_that_makes_a_special_attack_fades_at_the_end_of_the_combat_only() -> None:
    game = fight(scene({"c3": "fading_dancer"}, {"c3": "wall"}, dice="b b ."), "c3")
    play(game, blade(s("fading_dancer"), "assault"))
    assert dealt(game) == 3  # it was still there to use Crit
    assert where(game, s("fading_dancer")) == "reserves"


@proves("R-63")
def test_a_special_attack_is_over_when_it_is_over() -> None:
    game = shift_phase(scene({"c2": "mirage_lancer peon"}, {"c3": "wall"}, dice=". ."))
    play(game, shift(s("mirage_lancer"), "c3"))
    assert at(game).spent == ()


@proves("BLOODTHIRSTY-01")
def test_a_special_attack_makes_nobody_bloodthirsty() -> None:
    game = shift_phase(scene({"c2": "fell_rider peon"}, {"c3": "wall"}, dice=". ."))
    play(game, shift(s("fell_rider"), "c3"))
    assert where(game, s("fell_rider")) == "c3"


@proves("R-63")
def test_a_disrupted_creature_is_still_sacrificed() -> None:
    table = scene({"c3": "returning_fuse"}, {"c3": "late_bloomer"}, dice="3 1 3 2 .")
    game = fight(table, "c3")
    play(game, strikers(n("late_bloomer")), put(s("returning_fuse"), "a1"))
    assert where(game, s("returning_fuse")) == "graveyard"


@proves("R-109", "SIM-04")
def test_of_two_fates_the_owner_chooses_the_first() -> None:
    table = scene({"c3": "fading_fuse"}, {"c3": "wall"}, dice=". .")
    game = fight(table, "c3")
    assert offered(game) == [SACRIFICE, BANISH]
    play(game, BANISH)
    assert where(game, s("fading_fuse")) == "reserves"


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
    assert events(game, Wailed) == [Wailed(9)]
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


# --- Regenerate, Reincarnate, Vessel


@proves("REGENERATE-01", "REGENERATE-02", "REGENERATE-03", "REGENERATE-04", "R-06")
def test_regenerate_banishes_instead() -> None:
    table = scene({"c3": "tumbling_grin", "reserves": "peon"}, {"c3": "soldier"}, dice="3 . . .", first=NORTH)
    game = fight(table, "c3", NORTH)
    play(game, DESTROY)
    assert game.is_over  # no deathblow
    assert where(game, s("tumbling_grin")) == "reserves"
    assert at(game).fallen == []  # no conquest point and no bonus


@proves("REGENERATE-01")
def test_regenerate_does_not_help_against_disruption() -> None:
    game = checked(action_of(scene({"a1": "peon"}, {"c3": "relentless_eviscerator"})), {n("relentless_eviscerator"): 3})
    assert asks(game) == "PlaceDisrupted"


@proves("R-77")
def test_a_regenerated_vessel_pays_nothing_and_reincarnates_nobody() -> None:
    table = action_of(scene({"c3": "undying_vessel", "graveyard": "peon"}), NORTH)
    game = checked(table, {s("undying_vessel"): 3})
    play(game, DESTROY)
    assert where(game, s("undying_vessel")) == "reserves"
    assert where(game, s("peon")) == "graveyard"
    assert at(game).earned == [0, 0]


@proves("R-07")
def test_a_sacrificed_regenerator_lies_in_the_graveyard() -> None:
    game = shop(scene({"a1": "undying_vessel", "graveyard": "peon", "reserves": "tithe_demon soldier"}), 20)
    play(game, spawn("tithe_demon", "e1"), Target(s("undying_vessel")))
    assert where(game, s("undying_vessel")) == "graveyard"
    assert where(game, s("peon")) == "graveyard"
    assert at(game).earned == [0, 0]


@proves("REINCARNATE-01", "R-76")
def test_reincarnate_returns_another_creature_even_one_that_fell_with_it() -> None:
    table = action_of(scene({"c3": "chorus late_bloomer", "graveyard": "peon field_hospice"}), NORTH)
    game = checked(table, {s("chorus"): 2, s("late_bloomer"): 4})
    play(game, DESTROY)
    assert (asks(game), game.waiting()) == ("WhoReturns", (SOUTH,))
    assert set(offered(game)) == {Pick(kind("peon")), Pick(kind("late_bloomer"))}
    play(game, Pick(kind("late_bloomer")))
    assert where(game, s("late_bloomer")) == "reserves"
    assert len(at(game).fallen) == 2  # both destructions count


@proves("R-76")
def test_another_copy_is_a_different_creature() -> None:
    table = action_of(scene({"c3": "chorus", "graveyard": "chorus"}), NORTH)
    game = checked(table, {s("chorus"): 2})
    play(game, DESTROY)
    assert sorted(where(game, s("chorus", copy)) for copy in (0, 1)) == ["graveyard", "reserves"]
    assert where(game, s("chorus", 1)) == "reserves"


@proves("REINCARNATE-02")
def test_reincarnate_without_another_creature_does_nothing() -> None:
    game = checked(action_of(scene({"c3": "chorus", "graveyard": "field_hospice"}), NORTH), {s("chorus"): 2})
    play(game, DESTROY)
    assert game.is_over
    assert where(game, s("chorus")) == "graveyard"


@proves("VESSEL-01")
def test_a_vessels_destruction_is_worth_its_number() -> None:
    table = action_of(scene({"c3": "wick_martyr", "reserves": "peon"}), NORTH)
    game = checked(table, {s("wick_martyr"): 4})
    play(game, DESTROY)
    assert points(spawn_phase(at(game))) == 7 + 5


@proves("R-103", "SIM-03", "REINCARNATE-01")
def test_whose_phase_it_is_reincarnates_first() -> None:
    for lead in (SOUTH, NORTH):
        dead = {"c3": "chorus", "graveyard": "peon husk"}
        game = checked(action_of(scene(dead, dead), lead), {s("chorus"): 2, n("chorus"): 2})
        while asks(game) != "WhoReturns":
            play(game, PASS if asks(game) == "WhoStrikesDying" else DESTROY)
        assert game.waiting() == (lead,)
        play(game, Pick(kind("peon")))
        assert game.waiting() == (1 - lead,)


@proves("REINCARNATE-01", "R-76")
def test_each_that_reincarnates_brings_one_back() -> None:
    south = {"c3": "chorus", "d3": "chorus", "graveyard": "peon husk wall"}
    game = checked(action_of(scene(south), NORTH), {s("chorus"): 2, s("chorus", 1): 2})
    play(game, DESTROY, DESTROY, Pick(kind("peon")), Pick(kind("wall")))
    assert game.is_over
    assert [where(game, s(id)) for id in ("peon", "husk", "wall")] == ["reserves", "graveyard", "reserves"]


@proves("PURGE-01")
def test_only_what_lies_in_the_reserves_can_be_purged() -> None:
    game = shop(scene({"reserves": "grave_abbot peon"}, {"reserves": "husk wall", "a5": "soldier"}), 30)
    play(game, spawn("grave_abbot", "e1"))
    assert refused(game, Pick(kind("soldier"))) == "not offered"
