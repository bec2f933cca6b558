"""Deathblows."""

from __future__ import annotations

from gamelode.games.dreamblade.events import AttackRolled
from gamelode.games.dreamblade.kinds import SPAWN
from gamelode.games.dreamblade.rules.choosing import GoTo
from gamelode.games.dreamblade.rules.damage.check import DESTROY, DISRUPT
from gamelode.games.dreamblade.rules.damage.deathblow import Strikers
from gamelode.games.dreamblade.table import ThisPhase
from gamelode.kernel import PASS, Game, proves

from ...scene import (
    NORTH,
    SOUTH,
    action_of,
    asks,
    at,
    cell,
    checked,
    damage,
    destroyed_by,
    events,
    faces,
    fight,
    give,
    n,
    offered,
    play,
    put,
    refused,
    s,
    scene,
    strikers,
    where,
)


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
    assert events(game, AttackRolled) == [AttackRolled(SOUTH, faces("1 1 1 1"))]
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


@proves("DB-02")
def test_strikers_are_named_once() -> None:
    game = fallen("3 3 2 .")
    assert refused(game, Strikers((s("soldier"), s("soldier")))) == "not offered"


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


@proves("RELENTLESS-01", "R-79", "DB-02")
def test_one_relentless_striker_makes_the_deathblow_relentless() -> None:
    south = {"c3": "rampart_stag late_bloomer"}
    table = action_of(scene(south, {"c3": "soldier"}, dice="3 3 1 . . .", first=NORTH), NORTH)
    game = checked(table, {s("rampart_stag"): 7, s("late_bloomer"): 4})
    play(game, DESTROY, strikers(s("rampart_stag"), s("late_bloomer")))
    assert game.is_over
    assert damage(game, n("soldier")) == 7
