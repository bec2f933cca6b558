"""Damage is checked: who is disrupted, who is destroyed, and what becomes of them."""

from __future__ import annotations

from gamelode.games.dreamblade.rules.abilities.moves import Step
from gamelode.games.dreamblade.rules.choosing import Pick, Target
from gamelode.games.dreamblade.rules.combat.striking import StrikeAt
from gamelode.games.dreamblade.rules.damage.check import DESTROY, DISRUPT, PutInto
from gamelode.kernel import YES, Game, Resolve, proves

from ...scene import (
    NORTH,
    SOUTH,
    action_of,
    arrive,
    asks,
    at,
    blade,
    cell,
    checked,
    damage,
    destroyed_by,
    fight,
    give,
    kind,
    n,
    now,
    offered,
    play,
    put,
    refused,
    s,
    scene,
    shift,
    shift_phase,
    shop,
    strike_phase,
    use,
    where,
)


@proves("ATK-06", "MIN-03")
def test_no_damage_is_no_reason_to_check_anybody() -> None:
    table = action_of(scene({"a1": "peon"}))
    for nothing in (0, -2):
        table.harm(s("peon"), nothing)
    assert (table.damage, table.hurt) == ({}, ())


@proves("DMG-02", "ATK-03", "R-47")
def test_defense_alone_disrupts() -> None:
    game = checked(action_of(scene({"a1": "peon"}, {"c3": "soldier"})), {n("soldier"): 6})
    assert asks(game) == "PlaceDisrupted"
    assert damage(game, n("soldier")) == 0


@proves("DMG-03", "R-47", "ATK-03")
def test_life_alone_destroys() -> None:
    game = checked(action_of(scene({"a1": "peon"}, {"c3": "late_bloomer"})), {n("late_bloomer"): 5})
    assert where(game, n("late_bloomer")) == "graveyard"


@proves("DMG-04", "ATK-04", "R-47")
def test_both_leave_the_choice_to_the_dealer() -> None:
    game = checked(action_of(scene({"a1": "peon"}, {"c3": "soldier"})), {n("soldier"): 8})
    assert game.waiting() == (SOUTH,)
    assert offered(game) == [DESTROY, DISRUPT]


@proves("DMG-05", "R-42", "R-43")
def test_the_dealer_puts_it_into_an_empty_cell() -> None:
    table = action_of(scene({"a1": "peon", "b1": "field_hospice"}, {"c3": "soldier", "a5": "husk"}))
    game = checked(table, {n("soldier"): 6})
    assert game.waiting() == (SOUTH,)
    for taken in ("a1", "b1", "a5", "c3"):
        assert refused(game, put(n("soldier"), taken)) == "DMG-05"
    play(game, put(n("soldier"), "e1"))  # a portal is a cell like any other
    assert where(game, n("soldier")) == "e1"


@proves("R-43")
def test_without_an_empty_cell_it_stays() -> None:
    names = [column + row for row in "12345" for column in "abcde" if column + row != "c3"]
    ids = ("peon", "soldier", "wall", "husk", "late_bloomer", "great_dragon", "chorus", "herald")
    south = {name: ids[place // 3] for place, name in enumerate(names)}
    game = checked(action_of(scene(south, {"c3": "soldier"})), {n("soldier"): 6})
    assert game.is_over
    assert where(game, n("soldier")) == "c3"
    assert damage(game, n("soldier")) == 0


@proves("R-44", "SIM-04")
def test_several_are_placed_in_any_order_and_then_set_off_what_they_may() -> None:
    table = action_of(scene({"a1": "peon"}, {"c3": "soldier husk"}))
    game = checked(table, {n("soldier"): 6, n("husk"): 4})
    play(game, DISRUPT)
    play(game, put(n("soldier"), "b2"))
    assert refused(game, put(n("husk"), "b2")) == "DMG-05"
    play(game, put(n("husk"), "b3"))
    assert at(game).arrived == (n("soldier"), n("husk"))


@proves("DMG-06", "R-12", "ZONE-05", "DEAD-05")
def test_the_destroyed_lie_in_their_owners_graveyard_at_once() -> None:
    table = action_of(scene({"a1": "peon"}, {"c3": "late_bloomer", "c4": "carrion_spiker"}))
    game = checked(table, {n("late_bloomer"): 4})
    assert at(game).in_zone(-2, NORTH) == [n("late_bloomer")]
    assert now(at(game), n("carrion_spiker"))[0] == 1


@proves("DMG-07", "DMG-08", "ATK-06")
def test_damage_stays_and_adds_up_within_the_phase() -> None:
    game = checked(action_of(scene({"a1": "peon"}, {"c3": "soldier"})), {n("soldier"): 5})
    assert damage(game, n("soldier")) == 5
    again = checked(at(game), {n("soldier"): 1})
    assert asks(again) == "PlaceDisrupted"


@proves("DMG-09", "DB-05")
def test_damage_of_a_spawn_phase_stays_too_and_gives_no_deathblow() -> None:
    table = scene(
        {"c3": "ember_ferryman powder_doll", "reserves": "peon"}, {"c3": "soldier"}, dice="3 1 .", first=SOUTH
    )
    game = shop(table, 9)
    play(game, use(s("ember_ferryman"), "assault"))
    assert damage(game, n("soldier")) == 4
    play(game, use(s("powder_doll"), "bomb"), YES, DESTROY)
    assert where(game, n("soldier")) == "graveyard"
    assert asks(game) == "WhatToSpawn"


@proves("R-45", "ATK-06")
def test_a_check_needs_new_damage() -> None:
    table = action_of(scene({"a1": "kiln_siren"}, {"c3": "soldier"}))
    game = checked(table, {n("soldier"): 5})
    at(game).put(s("kiln_siren"), cell("c3"))
    assert now(at(game), n("soldier"))[1] == 5
    assert where(game, n("soldier")) == "c3"
    again = checked(at(game), {})
    assert again.is_over
    assert where(again, n("soldier")) == "c3"


@proves("R-45", "R-47")
def test_the_check_uses_current_values() -> None:
    table = action_of(scene({"c3": "kiln_siren"}, {"c3": "soldier"}))
    assert asks(checked(table, {n("soldier"): 5})) == "PlaceDisrupted"


@proves("R-41")
def test_an_assault_is_over_before_the_regular_damage() -> None:
    table = scene({"c3": "bold_dancer"}, {"c3": "husk wall"}, dice="b 3 3 1", first=NORTH)
    game = fight(table, "c3")
    play(game, blade(s("bold_dancer"), "assault"), Target(n("husk")), DISRUPT, put(n("husk"), "a1"))
    assert damage(game, n("wall")) == 3  # alone in the cell now
    assert where(game, n("husk")) == "a1"


@proves("R-103", "SIM-03")
def test_whose_phase_it_is_decides_and_places_first() -> None:
    table = action_of(scene({"c3": "soldier"}, {"c3": "soldier"}, first=NORTH), SOUTH)
    game = checked(table, {s("soldier"): 8, n("soldier"): 8})
    assert game.waiting() == (SOUTH,)
    play(game, DISRUPT)
    assert game.waiting() == (NORTH,)
    play(game, DISRUPT)
    assert game.waiting() == (SOUTH,)
    play(game, put(n("soldier"), "a1"))
    assert game.waiting() == (NORTH,)


# --- who scores


@proves("OWN-01", "OWN-02", "OWN-03", "R-73")
def test_ones_own_location_destroyed_brings_bonus_points_and_no_conquest_point() -> None:
    table = scene({"c3": "idol_wrecker field_hospice"}, {"c3": "wall"}, dice="b . . .")
    game = fight(table, "c3")
    play(game, blade(s("idol_wrecker"), "demolish"))
    assert where(game, s("field_hospice")) == "graveyard"
    assert destroyed_by(game, SOUTH) == destroyed_by(game, NORTH) == 0
    assert at(game).pay_fallen(SOUTH) == 2


@proves("R-73", "R-85", "DEMOLISH-01")
def test_an_enemy_location_counts_like_any_miniature() -> None:
    table = scene({"c3": "idol_wrecker"}, {"c3": "wall", "c4": "null_chapel", "e5": "gibbet_field"}, dice="b . . .")
    game = fight(table, "c3")
    play(game, blade(s("idol_wrecker"), "demolish"))
    assert where(game, n("null_chapel")) == "graveyard"
    assert where(game, n("gibbet_field")) == "e5"
    assert destroyed_by(game, SOUTH) == 1
    assert at(game).pay_fallen(NORTH) == 2


@proves("R-18")
def test_points_belong_to_the_destruction_and_not_to_the_figure() -> None:
    table = scene({"b3": "hive_brooder", "a1": "husk"}, {"b3": "wall"}, dice="b . . . .")
    table.destroy(s("husk"), NORTH)
    game = fight(table, "b3")
    play(game, Pick(kind("husk")))
    assert where(game, s("husk")) == "reserves"
    assert destroyed_by(game, NORTH) == 1
    assert at(game).pay_fallen(SOUTH) == 2


@proves("R-89")
def test_damage_ends_when_a_miniature_leaves_the_dreamscape() -> None:
    table = action_of(scene({"c3": "soldier"}, {"c3": "wall"}))
    table.harm(s("soldier"), 3)
    table.banish(s("soldier"))
    assert table.damage == {}


@proves("DMG-05")
def test_only_the_disrupted_are_placed_and_only_on_the_board() -> None:
    game = checked(action_of(scene(north={"c3": "soldier peon"})), {n("soldier"): 6})
    assert refused(game, put(n("peon"), "a1")) == "not offered"
    assert refused(game, PutInto(n("soldier"), -1)) == "not offered"
    assert refused(game, PutInto(n("soldier"), 25)) == "not offered"


@proves("R-43")
def test_a_cell_with_a_location_of_either_side_is_not_empty() -> None:
    game = checked(action_of(scene({"a1": "field_hospice"}, {"c3": "soldier", "b1": "null_chapel"})), {n("soldier"): 6})
    assert [refused(game, put(n("soldier"), taken)) for taken in ("a1", "b1")] == ["DMG-05", "DMG-05"]


@proves("R-103", "R-42")
def test_each_places_whom_he_disrupted() -> None:
    table = action_of(scene({"c3": "soldier"}, {"c3": "soldier"}), SOUTH)
    game = checked(table, {s("soldier"): 6, n("soldier"): 6})
    assert game.waiting() == (SOUTH,)
    assert refused(game, put(s("soldier"), "a1")) == "not offered"
    assert refused(game, put(n("soldier"), "a1")) == ""


# --- Relentless


@proves("RELENTLESS-01", "R-47", "ABG-02")
def test_whom_relentless_damages_is_destroyed_or_nothing() -> None:
    kept = fight(scene({"c3": "rampart_stag"}, {"c3": "soldier"}, dice="3 3 1"), "c3")
    assert kept.is_over
    assert damage(kept, n("soldier")) == 7
    slain = fight(scene({"c3": "rampart_stag"}, {"c3": "husk"}, dice="3 1 . . .", first=NORTH), "c3")
    assert where(slain, n("husk")) == "graveyard"  # no choice


@proves("RELENTLESS-01", "R-79", "DMG-01")
def test_nobody_among_whom_relentless_damage_is_split_is_disrupted() -> None:
    game = fight(scene({"c3": "rampart_stag"}, {"c3": "soldier peon"}, dice="3 3 3"), "c3")
    play(game, give((n("soldier"), 6), (n("peon"), 3)))
    assert game.is_over
    assert at(game).damage == {n("soldier"): 6, n("peon"): 3}


@proves("R-79")
def test_relentless_covers_the_whole_attack_it_takes_part_in() -> None:
    both = fight(scene({"c3": "rampart_stag soldier"}, {"c3": "soldier"}, dice="3 3 1 . . . ."), "c3")
    assert both.is_over
    alone = scene({"c3": "rampart_stag soldier"}, {"c3": "soldier"}, dice="3 3 1 .")
    assert asks(fight(alone, "c3", attackers=[s("soldier")])) == "PlaceDisrupted"
    game = shift_phase(scene({"c2": "grim_rider"}, {"c3": "soldier"}, dice="3 3 1"))
    play(game, shift(s("grim_rider"), "c3"))
    assert game.is_over


@proves("R-79", "R-99")
def test_an_attack_stays_relentless_when_its_relentless_creature_has_left() -> None:
    game = fight(scene({"c3": "grim_fuse soldier"}, {"c3": "soldier"}, dice="b 3 3 . . ."), "c3")
    play(game, YES)
    assert where(game, s("grim_fuse")) == "graveyard"
    assert game.is_over
    assert damage(game, n("soldier")) == 7  # with the Bomb's; its defense is 6


@proves("R-79", "ACTV-11")
def test_whether_an_attack_is_relentless_is_known_when_it_is_made() -> None:
    def attack(at: str, to: str) -> Game:
        game = fight(scene({at: "shrine_reaper fleet_hussar"}, {at: "soldier"}, dice="b 3 3 . ."), at)
        play(game, Step(s("shrine_reaper"), cell(to)))
        return game

    assert attack("b4", "a4").is_over
    assert asks(attack("a4", "b4")) == "PlaceDisrupted"


@proves("R-79")
def test_the_next_attack_may_disrupt_again() -> None:
    table = scene({"c3": "rampart_stag", "d3": "soldier"}, {"c3": "soldier", "d3": "wall"}, dice="1 . . 3 3 . .")
    game = strike_phase(table)
    play(game, StrikeAt(cell("c3")))
    assert at(game).undisruptable == ()


@proves("R-59", "BODYGUARD-01")
def test_relentless_must_reach_a_bodyguards_life() -> None:
    table = scene({"c3": "rampart_stag peon"}, {"c3": "chapel_warden wall"}, dice="3 3 2 1")
    game = fight(table, "c3")
    assert refused(game, give((n("chapel_warden"), 7), (n("wall"), 2))) == "BODYGUARD-01"
    assert refused(game, give((n("chapel_warden"), 8), (n("wall"), 1))) == ""


@proves("BOMB-01", "R-79", "RELENTLESS-01")
def test_a_bomb_is_no_attack_and_so_never_relentless() -> None:
    game = shop(scene({"c3": "grim_doll", "reserves": "peon"}, {"c3": "peon"}), 9)
    play(game, use(s("grim_doll"), "bomb"), YES)
    assert asks(game) == "PlaceDisrupted"


@proves("R-110")
def test_one_relentless_blow_of_a_set_is_enough_to_forbid() -> None:
    table = action_of(scene({"c3": "soldier"}, {"c3": "grim_lurker lurker_beneath"}, dice="3 1 1 1 ."))
    game = arrive(table, s("soldier"))
    play(game, Resolve(0))
    assert damage(game, s("soldier")) == 6
    assert game.is_over
