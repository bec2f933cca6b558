"""Damage: how it is split, checked and carried out; deathblows."""

from gamelode.games.dreamblade.events import DiceRolled
from gamelode.games.dreamblade.kinds import SPAWN
from gamelode.games.dreamblade.rules.choosing import GoTo, Pick, Target
from gamelode.games.dreamblade.rules.combat.fighting import Fighting
from gamelode.games.dreamblade.rules.damage.check import DESTROY, DISRUPT, PutInto
from gamelode.games.dreamblade.rules.damage.deathblow import Strikers
from gamelode.games.dreamblade.rules.damage.splitting import Split
from gamelode.games.dreamblade.table import ThisPhase
from gamelode.kernel import PASS, YES, Choice, Game, proves

from .scene import (
    NORTH,
    SOUTH,
    action_of,
    asks,
    at,
    begin,
    blade,
    cell,
    checked,
    damage,
    dealt,
    events,
    faces,
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
    shop,
    strikers,
    use,
    where,
)


def destroyed_by(game: Game, seat: int) -> int:
    return sum(f.by == seat and not f.scored for f in at(game).fallen)


@proves("DMG-01", "ATK-01", "ATK-02")
def test_all_damage_is_split_freely_among_enemy_creatures_of_the_cell() -> None:
    table = scene({"c3": "soldier peon"}, {"c3": "wall husk null_chapel", "c4": "peon"}, dice="3 3 . . .")
    game = fight(table, "c3")
    wall, husk = n("wall"), n("husk")
    assert refused(game, give((wall, 5), (husk, 1))) == ""
    assert refused(game, give((wall, 5))) == "ATK-02"
    assert refused(game, give((wall, 7))) == "ATK-02"
    assert refused(game, give((wall, 5), (n("peon"), 1))) == "DMG-01"
    assert refused(game, give((wall, 5), (n("null_chapel"), 1))) == "DMG-01"
    assert refused(game, give((wall, 5), (s("peon"), 1))) == "DMG-01"


@proves("ATK-05")
def test_more_than_needed_may_be_put_on_a_creature() -> None:
    game = fight(scene({"c3": "soldier"}, {"c3": "wall husk"}, dice="3 3 3 ."), "c3")
    play(game, give((n("husk"), 9)))
    assert damage(game, n("wall")) == 0
    assert asks(game) == "DisruptOrDestroy"


@proves("ATK-01", "ATK-05")
def test_every_way_that_is_listed_deals_all_the_damage() -> None:
    north = {"c3": "husk late_bloomer oathbound_sentry"}
    for dice in ("1 . . .", "3 3 . .", "3 3 3 3"):
        game = fight(scene({"c3": "soldier"}, north, dice=dice), "c3")
        assert len(offered(game)) >= 1
        assert {refused(game, choice) for choice in offered(game)} == {""}


@proves("R-10")
def test_a_location_cannot_be_damaged() -> None:
    assert dealt(fight(scene({"c3": "soldier"}, {"c3": "peon null_chapel"}, dice="1 . . ."), "c3")) == 1


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


# --- deathblows


def fallen(dice: str, *, first: int = NORTH, attacker: int = NORTH) -> Game:
    """North attacks South's soldier with a soldier, and destroys it."""
    table = scene({"c3": "soldier", "d3": "peon"}, {"c3": "soldier wall", "c4": "peon"}, dice=dice, first=first)
    game = fight(table, "c3", attacker, attackers=[n("soldier") if attacker else s("soldier")])
    play(game, DESTROY)
    return game


@proves("DB-01", "DB-07", "DB-08", "R-48")
def test_the_second_players_fallen_strike_local_enemies() -> None:
    game = fallen("3 3 2 . 3 1 b .")
    assert game.waiting() == (SOUTH,)
    assert where(game, s("soldier")) == "c3"
    play(game, strikers(s("soldier")))
    assert game.waiting() == (SOUTH,)
    play(game, give((n("wall"), 4)))  # it took no part in the attack
    assert where(game, s("soldier")) == "graveyard"
    assert damage(game, n("wall")) == 4


@proves("DB-03", "ATK-08")
def test_blades_of_a_deathblow_are_misses() -> None:
    table = scene({"c3": "savage_ogre"}, {"c3": "soldier"}, dice="3 3 2 . b b b b 1 1", first=NORTH)
    game = fight(table, "c3", NORTH)
    play(game, DESTROY, strikers(s("savage_ogre")))
    assert damage(game, n("soldier")) == 2


@proves("R-48")
def test_a_deathblow_is_optional() -> None:
    game = fallen("3 3 2 .")
    play(game, PASS)
    assert game.is_over
    assert where(game, s("soldier")) == "graveyard"


@proves("DB-04", "R-51")
def test_the_first_players_fallen_do_not_strike() -> None:
    game = fallen("3 3 2 .", first=SOUTH)
    assert game.is_over


@proves("DB-06")
def test_the_disrupted_do_not_strike() -> None:
    table = scene({"c3": "soldier"}, {"c3": "soldier"}, dice="3 3 . .", first=NORTH)
    assert asks(fight(table, "c3", NORTH)) == "PlaceDisrupted"


@proves("DB-05")
def test_no_deathblow_outside_action_phases() -> None:
    table = scene({"c3": "late_bloomer"}, {"c3": "wall"}, first=NORTH)
    table.begin_phase(ThisPhase(kind=SPAWN, seat=NORTH))
    assert checked(table, {s("late_bloomer"): 4}).is_over


@proves("DB-02", "R-48")
def test_they_strike_together_and_any_may_be_left_out() -> None:
    table = action_of(
        scene({"c3": "late_bloomer lone_ghost chorus"}, {"c3": "wall"}, dice="1 1 1 1", first=NORTH), NORTH
    )
    game = checked(table, {s("late_bloomer"): 4, s("chorus"): 2})
    play(game, DESTROY)
    assert refused(game, strikers(s("chorus"))) == ""
    assert refused(game, strikers(s("chorus"), s("lone_ghost"))) == "not offered"
    assert refused(game, strikers()) == "not offered"
    play(game, strikers(s("late_bloomer"), s("chorus")))
    assert events(game, DiceRolled) == [DiceRolled(SOUTH, faces("1 1 1 1"))]
    assert damage(game, n("wall")) == 4


@proves("LONER-02", "R-50")
def test_a_loner_dies_striking_alone_or_lets_the_others_strike() -> None:
    table = action_of(scene({"c3": "late_bloomer lone_ghost"}, {"c3": "wall"}, dice="1 1", first=NORTH), NORTH)
    game = checked(table, {s("late_bloomer"): 4, s("lone_ghost"): 4})
    play(game, DESTROY)
    assert refused(game, strikers(s("late_bloomer"), s("lone_ghost"))) == "LONER-02"
    play(game, strikers(s("lone_ghost")))
    assert game.is_over
    assert damage(game, n("wall")) == 2


@proves("R-49")
def test_the_dying_keep_their_auras_and_modifiers() -> None:
    south = {"c3": "late_bloomer chorus", "c2": "hill_marshal"}
    table = action_of(scene(south, {"c3": "mourning_colossus oathbound_sentry"}, dice="1 1 1 1", first=NORTH), NORTH)
    game = checked(table, {s("late_bloomer"): 4})
    play(game, strikers(s("late_bloomer")))  # three dice and one for the Marshal's Enrage
    assert refused(game, give((n("mourning_colossus"), 4))) == "BODYGUARD-01"


@proves("R-51", "R-85", "CONQ-02")
def test_the_striker_decides_places_and_scores() -> None:
    table = action_of(scene({"c3": "soldier"}, {"c3": "husk"}, dice="3 1 . .", first=NORTH), NORTH)
    game = checked(table, {s("soldier"): 8})
    play(game, DESTROY, strikers(s("soldier")))
    assert (asks(game), game.waiting()) == ("DisruptOrDestroy", (SOUTH,))
    play(game, DESTROY)
    assert destroyed_by(game, SOUTH) == 1
    assert destroyed_by(game, NORTH) == 1
    assert game.is_over  # no deathblow for the deathblow


@proves("R-100", "DEAD-05")
def test_the_dying_are_not_in_the_graveyard_yet() -> None:
    south = {"c3": "carrion_spiker", "graveyard": "peon"}
    table = action_of(scene(south, {"c3": "wall"}, dice="1", first=NORTH), NORTH)
    game = checked(table, {s("carrion_spiker"): 10})
    play(game, DESTROY, strikers(s("carrion_spiker")))
    assert damage(game, n("wall")) == 1  # one die: itself does not count


@proves("R-101", "DB-02")
def test_one_deathblow_for_each_cell() -> None:
    table = scene({"c3": "late_bloomer", "d3": "chorus"}, {"c3": "wall", "d3": "soldier"}, dice="1 . . 2", first=NORTH)
    game = checked(action_of(table, NORTH), {s("late_bloomer"): 4, s("chorus"): 2})
    play(game, DESTROY)
    assert offered(game) == [GoTo(cell("c3")), GoTo(cell("d3"))]
    play(game, GoTo(cell("d3")), strikers(s("chorus")))
    assert damage(game, n("soldier")) == 1
    play(game, PASS)
    assert game.is_over


@proves("R-102")
def test_a_disrupted_creature_waiting_in_the_cell_can_still_be_destroyed() -> None:
    table = action_of(scene({"c3": "late_bloomer"}, {"c3": "husk"}, dice="3 1 .", first=NORTH), NORTH)
    game = checked(table, {s("late_bloomer"): 4, n("husk"): 4})
    play(game, DISRUPT, strikers(s("late_bloomer")), DESTROY)
    assert where(game, n("husk")) == "graveyard"
    assert game.is_over


@proves("R-102")
def test_disrupted_twice_it_is_placed_once() -> None:
    table = action_of(scene({"c3": "late_bloomer"}, {"c3": "soldier"}, dice="3 3 .", first=NORTH), NORTH)
    game = checked(table, {s("late_bloomer"): 4, n("soldier"): 6})
    play(game, strikers(s("late_bloomer")))
    assert (asks(game), game.waiting()) == ("PlaceDisrupted", (SOUTH,))
    assert offered(game).count(put(n("soldier"), "a1")) == 1
    play(game, put(n("soldier"), "a1"))
    assert game.is_over


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


# --- what cannot be said


@proves("DMG-01")
def test_each_creature_is_given_something_and_is_named_once() -> None:
    game = fight(scene({"c3": "soldier"}, {"c3": "wall husk"}, dice="3 3 . ."), "c3")
    wall, husk = n("wall"), n("husk")
    for wrong in (((wall, 6), (husk, 0)), ((wall, 7), (husk, -1)), ((wall, 3), (wall, 6))):
        assert refused(game, Split(wrong)) == "not offered"


@proves("DMG-05")
def test_only_the_disrupted_are_placed_and_only_on_the_board() -> None:
    game = checked(action_of(scene(north={"c3": "soldier peon"})), {n("soldier"): 6})
    assert refused(game, put(n("peon"), "a1")) == "not offered"
    assert refused(game, PutInto(n("soldier"), -1)) == "not offered"
    assert refused(game, PutInto(n("soldier"), 25)) == "not offered"


@proves("DB-02")
def test_strikers_are_named_once() -> None:
    game = fallen("3 3 2 .")
    assert refused(game, Strikers((s("soldier"), s("soldier")))) == "not offered"


@proves("R-43")
def test_a_cell_with_a_location_of_either_side_is_not_empty() -> None:
    game = checked(action_of(scene({"a1": "field_hospice"}, {"c3": "soldier", "b1": "null_chapel"})), {n("soldier"): 6})
    assert [refused(game, put(n("soldier"), taken)) for taken in ("a1", "b1")] == ["DMG-05", "DMG-05"]


# --- both sides in one check


@proves("DB-04")
def test_the_second_players_creature_that_falls_in_its_own_phase_does_not_strike() -> None:
    table = action_of(scene({"c3": "wall"}, {"c3": "late_bloomer"}, first=SOUTH), NORTH)
    assert checked(table, {n("late_bloomer"): 4}).is_over


@proves("R-51", "DB-01")
def test_the_first_players_creature_that_falls_in_its_own_phase_does_not_strike() -> None:
    table = action_of(scene({"c3": "late_bloomer peon"}, {"c3": "wall"}, first=SOUTH), SOUTH)
    assert checked(table, {s("late_bloomer"): 4}).is_over


@proves("R-51", "DB-02")
def test_of_those_that_fall_together_only_the_second_players_strike() -> None:
    table = action_of(scene({"c3": "late_bloomer"}, {"c3": "late_bloomer wall"}, first=NORTH), NORTH)
    game = checked(table, {s("late_bloomer"): 4, n("late_bloomer"): 4})
    assert offered(game) == [strikers(s("late_bloomer")), PASS]


@proves("R-101", "DB-02")
def test_those_of_another_cell_do_not_join_a_deathblow() -> None:
    table = scene({"c3": "late_bloomer", "d3": "late_bloomer"}, {"c3": "wall", "d3": "soldier"}, first=NORTH)
    game = checked(action_of(table, NORTH), {s("late_bloomer"): 4, s("late_bloomer", 1): 4})
    play(game, GoTo(cell("d3")))
    assert offered(game) == [strikers(s("late_bloomer", 1)), PASS]


@proves("DB-08", "DEAD-01")
def test_whoever_falls_already_is_not_destroyed_once_more_by_a_deathblow() -> None:
    table = action_of(scene({"c3": "late_bloomer"}, {"c3": "late_bloomer"}, dice="3 3 3", first=NORTH), NORTH)
    game = checked(table, {s("late_bloomer"): 4, n("late_bloomer"): 4})
    play(game, strikers(s("late_bloomer")))
    assert [f.mini for f in at(game).fallen] == [s("late_bloomer"), n("late_bloomer")]


@proves("R-103", "R-42")
def test_each_places_whom_he_disrupted() -> None:
    table = action_of(scene({"c3": "soldier"}, {"c3": "soldier"}), SOUTH)
    game = checked(table, {s("soldier"): 6, n("soldier"): 6})
    assert game.waiting() == (SOUTH,)
    assert refused(game, put(s("soldier"), "a1")) == "not offered"
    assert refused(game, put(n("soldier"), "a1")) == ""


@proves("RELENTLESS-01", "R-79", "DB-02")
def test_one_relentless_striker_makes_the_deathblow_relentless() -> None:
    south = {"c3": "rampart_stag late_bloomer"}
    table = action_of(scene(south, {"c3": "soldier"}, dice="3 3 1 . . .", first=NORTH), NORTH)
    game = checked(table, {s("rampart_stag"): 7, s("late_bloomer"): 4})
    play(game, DESTROY, strikers(s("rampart_stag"), s("late_bloomer")))
    assert game.is_over
    assert damage(game, n("soldier")) == 7


# --- ways to split that are listed


def ways(south: str, north: str, dice: str, carried: dict[int, int] | None = None) -> list[Choice]:
    table = scene({"c3": south}, {"c3": north}, dice=dice)
    game = begin(action_of(table), Fighting(seat=SOUTH, cell=cell("c3"), attackers=table.creatures(cell("c3"), SOUTH)))
    table.damage = carried or {}
    return offered(game)


@proves("DMG-01")
def test_damage_that_destroys_or_disrupts_one_after_another_is_listed() -> None:
    peon, soldier = n("peon"), n("soldier")
    assert set(ways("soldier", "peon soldier", "3 3 3 .")) == {
        give((peon, 5), (soldier, 4)),  # the first destroyed
        give((soldier, 8), (peon, 1)),
        give((peon, 3), (soldier, 6)),  # both disrupted
    }


@proves("DMG-08")
def test_damage_that_is_carried_counts_for_what_is_listed() -> None:
    peon, soldier = n("peon"), n("soldier")
    found = ways("soldier", "peon soldier", "3 3 3 .", {peon: 2, soldier: 1})
    assert give((peon, 3), (soldier, 6)) in found  # 5 in all destroy the first
    assert give((soldier, 7), (peon, 2)) in found


@proves("RELENTLESS-01")
def test_for_relentless_only_ways_to_destroy_are_listed() -> None:
    peon, soldier = n("peon"), n("soldier")
    found = ways("rampart_stag", "peon soldier", "3 3 3")
    assert set(found) == {give((peon, 5), (soldier, 4)), give((soldier, 8), (peon, 1))}


@proves("BODYGUARD-01")
def test_what_is_listed_gives_bodyguards_enough_before_others() -> None:
    sentry, wall = n("oathbound_sentry"), n("wall")
    assert ways("soldier", "oathbound_sentry wall", "3 3 . .") == [give((sentry, 4), (wall, 2))]
    assert ways("soldier", "oathbound_sentry wall", "3 . . .") == [give((sentry, 3))]


@proves("ATK-05")
def test_what_is_left_over_goes_to_the_last() -> None:
    found = ways("soldier peon", "peon husk", "3 3 3 3 .")
    assert set(found) == {
        give((n("peon"), 5), (n("husk"), 7)),
        give((n("husk"), 4), (n("peon"), 8)),
        give((n("peon"), 3), (n("husk"), 9)),
    }


@proves("DMG-01")
def test_what_brings_each_down_soonest_is_listed() -> None:
    peon, bloomer = n("peon"), n("late_bloomer")
    assert give((peon, 3), (bloomer, 4)) in ways("soldier", "peon late_bloomer", "3 3 1 .")


@proves("DMG-01")
def test_of_many_targets_each_comes_first_once() -> None:
    found = ways("soldier", "peon peon peon husk soldier", "3 . . .")
    assert len(found) == 5
