"""Abilities that meet: what the rulings settle about two or more of them together."""

from gamelode.games.dreamblade.events import AttackRolled, Banished
from gamelode.games.dreamblade.rules.abilities.moves import Step
from gamelode.games.dreamblade.rules.choosing import GoTo, Pick, Target
from gamelode.games.dreamblade.rules.combat.blades import AssignBlade
from gamelode.games.dreamblade.rules.damage.check import DESTROY
from gamelode.games.dreamblade.rules.damage.rolling import Reroll
from gamelode.kernel import PASS, YES, proves

from ...scene import (
    NORTH,
    SOUTH,
    action_of,
    asks,
    at,
    blade,
    cell,
    checked,
    damage,
    dealt,
    events,
    fight,
    give,
    kind,
    n,
    now,
    offered,
    piece,
    play,
    points,
    refused,
    respawn,
    s,
    scene,
    shop,
    spawn,
    strikers,
    use,
    where,
)

# --- Geomancy and auras


@proves("GEOMANCY-01", "R-72", "R-84", "MIN-04")
def test_geomancy_is_summed_up_with_auras() -> None:
    south = {"c3": "rootbound_elder", "c1": "field_hospice", "c2": "highgate_bastion"}
    table = scene(south, {"c3": "mourning_colossus grief_leech"})
    power, defense, life = 3 + 4, 4 + 4 + 2 - 2, 8 + 4 - 2
    assert now(table, s("rootbound_elder")) == (power, defense, life)


@proves("GEOMANCY-01", "DEMOLISH-01", "R-45")
def test_a_location_demolished_takes_its_geomancy_along_and_nobody_is_checked_for_it() -> None:
    table = scene({"c3": "rootbound_elder", "c2": "field_hospice"}, {"c3": "idol_wrecker"}, dice="b b 3 3")
    game = fight(table, "c3", NORTH)
    play(game, blade(n("idol_wrecker"), "crit"))
    assert where(game, s("field_hospice")) == "graveyard"
    assert asks(game) == "DisruptOrDestroy"  # 8 damage: defense 4 and life 8, without the Hospice


@proves("GEOMANCY-01", "SKIRMISH-01", "R-35")
def test_geomancy_is_left_behind_with_the_column_but_not_its_dice() -> None:
    south = {"c3": "rootbound_elder fleet_hussar", "c1": "field_hospice"}
    game = fight(scene(south, {"c3": "wall"}, dice="b 1 1 1 1 1 1 1"), "c3")
    play(game, Step(s("rootbound_elder"), cell("d3")))
    assert now(at(game), s("rootbound_elder"))[0] == 3
    assert dealt(game) == 7


# --- Copy, Nullify, Hell's Fury


@proves("COPY-01", "R-64", "R-96", "ACTV-11")
def test_a_copied_ability_asks_for_a_scoring_cell_of_the_copier() -> None:
    copied = AssignBlade(n("echo_child"), piece("storm_of_hands", "crit"), s("storm_of_hands"))
    for name, works in (("b4", False), ("c2", True), ("c3", True)):
        table = scene({name: "storm_of_hands"}, {name: "echo_child horrid_poltergeist"}, dice="b" + " ." * 4)
        game = fight(table, name, NORTH)
        assert (copied in offered(game)) is works


@proves("R-65", "R-66", "NULLIFY-01", "HELLSFURY-01")
def test_nullify_leaves_what_hells_fury_grants_unless_it_needs_a_blade() -> None:
    near = {"b4": "bonfire_acolyte", "b5": "ashen_matron"}
    assert dealt(fight(scene(near, {"b4": "wall null_chapel"}, dice="1 . ."), "b4")) == 1 + 2
    by_blade = {"b4": "bonfire_acolyte", "b5": "hell_piper"}
    assert dealt(fight(scene(by_blade, {"b4": "wall"}, dice="b 1 ."), "b4")) == 1 + 4
    assert dealt(fight(scene(by_blade, {"b4": "wall null_chapel"}, dice="b 1 ."), "b4")) == 1


@proves("NULLIFY-01", "R-39")
def test_whoever_leaves_the_cell_of_nullify_has_its_blade_abilities_back() -> None:
    south = {"c3": "savage_ogre spring_board"}
    game = fight(scene(south, {"c3": "static_wraith"}, dice="b b . . . ."), "c3")
    play(game, Step(s("savage_ogre"), cell("c4")))  # by the location's Skirmish, which nothing nullifies
    assert dealt(game) == 2
    stays = fight(scene(south, {"c3": "static_wraith"}, dice="b b . . . ."), "c3")
    play(stays, PASS)
    assert dealt(stays) == 0


# --- Bodyguard


@proves("BODYGUARD-01", "EXPEL-01")
def test_a_bodyguard_that_is_expelled_guards_nobody_there() -> None:
    table = scene({"c3": "horrid_poltergeist"}, {"c3": "oathbound_sentry wall husk"}, dice="b 3 .")
    game = fight(table, "c3")
    play(game, blade(s("horrid_poltergeist"), "expel"), Step(n("oathbound_sentry"), cell("c4")))
    assert refused(game, give((n("wall"), 3))) == ""


@proves("BODYGUARD-01", "R-59", "PANIC-01", "DRAIN-01")
def test_enough_for_a_bodyguard_is_what_its_current_values_say() -> None:
    north = {"c3": "oathbound_sentry wall"}
    game = fight(scene({"c3": "kiln_siren"}, north, dice="3 2 . ."), "c3")
    assert refused(game, give((n("oathbound_sentry"), 3), (n("wall"), 2))) == ""  # Panic: a defense of 3
    drained = fight(scene({"c3": "grief_leech soldier"}, north, dice="3 2 . . . ."), "c3")
    assert refused(drained, give((n("oathbound_sentry"), 1), (n("wall"), 4))) == "BODYGUARD-01"
    assert refused(drained, give((n("oathbound_sentry"), 2), (n("wall"), 3))) == ""  # Drain: a life of 2


@proves("BODYGUARD-01", "SWAP-01", "R-58")
def test_a_bodyguard_that_is_swapped_in_guards_at_once() -> None:
    table = scene({"c3": "soldier"}, {"c3": "twin_faced_page wall", "a1": "oathbound_sentry"}, dice="b . 1 . . .")
    game = fight(table, "c3", NORTH, attackers=[n("twin_faced_page")])
    play(game, Target(n("oathbound_sentry")))
    again = fight(at(game), "c3", SOUTH)
    assert refused(again, give((n("wall"), 1))) == "BODYGUARD-01"


# --- deathblows


@proves("DB-01", "R-48", "BOMB-01")
def test_a_bomb_that_destroys_is_answered_by_a_deathblow() -> None:
    table = scene({"c3": "wick_martyr peon"}, {"c3": "late_bloomer"}, dice="b . 1 . .")
    game = fight(table, "c3")
    play(game, YES)
    assert asks(game) == "WhoStrikesDying"
    play(game, strikers(n("late_bloomer")))
    assert damage(game, s("peon")) == 1


@proves("FORTUNATE-03", "DB-02", "R-46")
def test_fortunate_works_for_a_deathblow() -> None:
    table = action_of(scene({"c3": "gamblers_shade"}, {"c3": "wall"}, dice=". . 3 3", first=NORTH), NORTH)
    game = checked(table, {s("gamblers_shade"): 5})
    play(game, DESTROY, strikers(s("gamblers_shade")), Reroll((0, 1)))
    assert damage(game, n("wall")) == 6


@proves("RELENTLESS-01", "R-79", "R-46")
def test_a_relentless_deathblow_destroys_or_does_nothing() -> None:
    table = action_of(scene({"c3": "rampart_stag"}, {"c3": "soldier"}, dice="3 3 1", first=NORTH), NORTH)
    game = checked(table, {s("rampart_stag"): 7})
    play(game, DESTROY, strikers(s("rampart_stag")))
    assert game.is_over
    assert damage(game, n("soldier")) == 7  # its defense is 6, its life 8


@proves("LONER-02", "R-50", "R-101")
def test_loners_that_fall_in_different_cells_all_strike() -> None:
    south = {"c3": "lone_ghost", "d3": "lone_ghost"}
    table = scene(south, {"c3": "wall", "d3": "soldier"}, dice="1 1 2 .", first=NORTH)
    game = checked(action_of(table, NORTH), {s("lone_ghost"): 4, s("lone_ghost", 1): 4})
    play(game, DESTROY, DESTROY, GoTo(cell("c3")), strikers(s("lone_ghost")), strikers(s("lone_ghost", 1)))
    assert (damage(game, n("wall")), damage(game, n("soldier"))) == (2, 2)


@proves("REGENERATE-02", "DB-02")
def test_a_regenerated_creature_does_not_join_the_deathblow_of_the_others() -> None:
    table = action_of(scene({"c3": "tumbling_grin late_bloomer"}, {"c3": "wall"}, first=NORTH), NORTH)
    game = checked(table, {s("tumbling_grin"): 3, s("late_bloomer"): 4})
    play(game, DESTROY)
    assert offered(game)[0] == strikers(s("late_bloomer"))
    assert where(game, s("tumbling_grin")) == "reserves"
    play(game, PASS)
    assert events(game, Banished) == [Banished(s("tumbling_grin"))]


# --- after an attack


@proves("DETONATE-01", "REGENERATE-01", "R-63")
def test_an_attacker_that_has_regenerated_does_not_detonate() -> None:
    table = scene({"c3": "phoenix_fuse"}, {"c3": "late_bloomer"}, dice="3 1 3 1 .")
    game = fight(table, "c3")
    play(game, strikers(n("late_bloomer")), DESTROY)
    assert where(game, s("phoenix_fuse")) == "reserves"


@proves("STRIKEBACK-01", "FADE-01", "R-63")
def test_a_strikeback_makes_its_creature_fade() -> None:
    game = fight(scene({"c3": "peon"}, {"c3": "fading_bell"}, dice=". 1 ."), "c3")
    assert where(game, n("fading_bell")) == "reserves"
    assert damage(game, s("peon")) == 1


@proves("STRIKEBACK-01", "LONER-01", "R-95")
def test_a_loner_strikes_back_among_friends() -> None:
    game = fight(scene({"c3": "peon"}, {"c3": "lone_bell wall"}, dice=". 1 1"), "c3")
    assert damage(game, s("peon")) == 2


@proves("BLOODTHIRSTY-01", "DEMOLISH-01", "R-62")
def test_a_demolished_location_does_not_satisfy_bloodthirst() -> None:
    table = scene({"c3": "redhanded_reaver idol_wrecker"}, {"c3": "wall null_chapel"}, dice="b" + " ." * 8)
    table.put(n("null_chapel"), cell("c4"))
    game = fight(table, "c3")
    play(game, blade(s("idol_wrecker"), "demolish"))
    assert where(game, n("null_chapel")) == "graveyard"
    assert where(game, s("redhanded_reaver")) == "graveyard"


@proves("BLOODTHIRSTY-01", "DB-01")
def test_whoever_a_deathblow_destroyed_is_not_sacrificed_as_well() -> None:
    table = scene({"c3": "redhanded_reaver"}, {"c3": "late_bloomer"}, dice="3 1 . . . 3 1 .")
    game = fight(table, "c3")
    play(game, strikers(n("late_bloomer")), DESTROY)
    assert [f.mini for f in at(game).fallen] == [n("late_bloomer"), s("redhanded_reaver")]


# --- zones and prices


@proves("THANATOMANCY-01", "APPEASE-01", "PURGE-01", "R-07", "R-74")
def test_the_sacrificed_and_the_purged_count_for_thanatomancy() -> None:
    table = scene({"c3": "carrion_spiker", "a1": "peon", "reserves": "husk wall"})
    table.sacrifice(s("peon"))
    table.purge(s("husk"))
    assert now(table, s("carrion_spiker"))[0] == 2


@proves("RESPAWN-01", "CHANNEL-01", "R-20", "R-21")
def test_channel_lowers_the_price_of_a_respawn_with_its_surcharge() -> None:
    game = shop(scene({"a1": "toll_sister", "graveyard": "pale_conscript", "reserves": "wall"}), 9)
    play(game, respawn("pale_conscript", "e1"))
    assert points(game) == 9 - (3 - 1)  # the Sister brings the Fear too


@proves("RESPAWN-01", "R-21", "UNIQUE-01", "VENGEANCE-01", "ACTV-14")
def test_unique_vengeance_and_coming_into_play_hold_for_a_respawn() -> None:
    south = {"graveyard": "undying_herald", "reserves": "peon"}
    assert refused(shop(scene(south), 9), respawn("undying_herald", "e1")) == "VENGEANCE-01"
    taken = {"c3": "other_vesper", **south}
    assert refused(shop(scene(taken, wins=(0, 1)), 9), respawn("undying_herald", "e1")) == "UNIQUE-01"
    game = shop(scene(south, wins=(0, 1)), 9)
    play(game, respawn("undying_herald", "e1"))
    assert points(game) == 9 - (2 + 1) + 4  # Valor is missing; Energize 4 on coming into play


@proves("PURGE-01", "RESPAWN-01", "R-74")
def test_a_purged_miniature_with_respawn_may_come_from_the_graveyard() -> None:
    game = shop(scene({"reserves": "grave_abbot peon"}, {"reserves": "pale_conscript wall"}), 30)
    play(game, spawn("grave_abbot", "e1"), Pick(kind("pale_conscript")))
    again = shop(at(game), 9, NORTH)
    assert refused(again, respawn("pale_conscript", "a5")) == ""


@proves("REINFORCE-01", "PLACE-05")
def test_reinforcements_too_are_four_a_cell_and_phase() -> None:
    squires = "lantern_squire lantern_squire lantern_squire"
    game = shop(scene({"c4": "spiral_asylum", "reserves": f"{squires} passing_dread passing_dread"}), 60)
    play(game, *[spawn("lantern_squire", "c4")] * 3, spawn("passing_dread", "c4"))
    play(game, use(s("spiral_asylum"), "teleport"), Target(s("passing_dread")), GoTo(cell("b2")))
    assert refused(game, spawn("passing_dread", "c4")) == "PLACE-05"  # although there is room again
    assert refused(game, spawn("passing_dread", "b2")) == ""


@proves("DEMOLISH-01", "CHANNEL-01")
def test_a_channel_demolished_in_the_phase_helps_no_more() -> None:
    south = {"e1": "wellspring_of_sleep peon", "reserves": "siege_mole soldier peon"}
    game = shop(scene(south), 20)
    play(game, spawn("siege_mole", "e1"))
    before = points(game)
    play(game, spawn("soldier", "e1"))
    assert before - points(game) == 4


# --- moving


@proves("TELEPORT-01", "AMBUSH-01", "R-28")
def test_whoever_teleports_walks_into_an_ambush() -> None:
    table = scene({"c3": "thousand_step_nomad", "a1": "wall"}, {"c3": "wall", "b2": "lurker_beneath"}, dice="b . 1 1 1")
    game = fight(table, "c3")
    play(game, Target(s("wall")), GoTo(cell("b2")))
    assert damage(game, s("wall")) == 3


@proves("EXPEL-01", "CHARGE-01", "R-28")
def test_whoever_is_expelled_onto_enemies_charges() -> None:
    south = {"c3": "horrid_poltergeist", "c4": "wall"}
    game = fight(scene(south, {"c3": "furnace_bride"}, dice="b . . 3 1"), "c3")
    play(game, blade(s("horrid_poltergeist"), "expel"), Step(n("furnace_bride"), cell("c4")))
    assert damage(game, s("wall")) == 4


@proves("FEROCITY-02", "DMG-04", "R-78")
def test_ferocity_leaves_no_choice() -> None:
    table = scene({"c3": "jealous_twin soldier"}, {"c3": "soldier"}, dice="b 3 3 2" + " ." * 5, first=NORTH)
    game = fight(table, "c3")
    assert game.is_over  # damage reached its life as well, and nobody was asked
    assert where(game, n("soldier")) == "graveyard"


@proves("DRAIN-01", "INVIGORATE-01", "R-45", "R-47")
def test_damage_is_held_against_the_life_of_the_moment() -> None:
    south = {"c3": "grief_leech"}
    drained = checked(action_of(scene(south, {"c3": "late_bloomer"}, first=NORTH)), {n("late_bloomer"): 2})
    assert where(drained, n("late_bloomer")) == "graveyard"  # 4 - 2
    north = {"c3": "late_bloomer", "c4": "field_hospice"}
    nursed = checked(action_of(scene(south, north, first=NORTH)), {n("late_bloomer"): 3})
    assert where(nursed, n("late_bloomer")) == "c3"  # 4 - 2 + 2


@proves("INCITER-01", "ENRAGE-01", "WEAKEN-01", "STRIKE-04", "MIN-04")
def test_dice_follow_all_changes_of_power() -> None:
    south = {"c3": "soldier", "c2": "hill_marshal"}
    table = scene(south, {"c3": "heartquake_brute nightmare_regent"}, dice="1 1 1 1")
    game = fight(table, "c3")
    rolled = [event for event in events(game, AttackRolled) if isinstance(event, AttackRolled)]
    assert len(rolled[0].faces) == 4 + 1 + 1 - 2


@proves("SWAP-01", "AMBUSH-01", "SIM-05")
def test_both_that_are_swapped_are_ambushed_before_anybody_is_checked() -> None:
    south = {"c3": "twin_faced_page", "b2": "late_bloomer"}
    table = scene(south, {"c3": "lurker_beneath", "b2": "lurker_beneath"}, dice="b . 3 3 3 3 3 3", first=NORTH)
    game = fight(table, "c3")
    play(game, Target(s("late_bloomer")))
    while asks(game) == "WhichEffect":
        play(game, offered(game)[0])
    assert (damage(game, s("late_bloomer")), damage(game, s("twin_faced_page"))) == (9, 9)
