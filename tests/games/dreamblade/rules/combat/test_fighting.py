"""A combat from its dice to its end."""

from __future__ import annotations

from gamelode.games.dreamblade.events import AttackRolled
from gamelode.games.dreamblade.rules.abilities.moves import Step
from gamelode.games.dreamblade.rules.choosing import Target
from gamelode.games.dreamblade.rules.damage.rolling import Reroll
from gamelode.kernel import PASS, YES, Choice, proves

from ...scene import (
    NORTH,
    SOUTH,
    asks,
    at,
    blade,
    cell,
    dealt,
    events,
    faces,
    fight,
    give,
    n,
    now,
    offered,
    play,
    put,
    s,
    scene,
    strikers,
    where,
)


@proves("R-35")
def test_the_number_of_dice_is_fixed_when_they_are_rolled() -> None:
    game = fight(scene({"c3": "seraph", "c1": "throatsong_drummer"}, {"c3": "wall"}, dice="b 3"), "c3")
    play(game, Step(s("throatsong_drummer"), cell("c2")))
    assert now(at(game), s("seraph"))[0] == 3
    assert events(game, AttackRolled) == [AttackRolled(SOUTH, faces("b 3"))]
    assert dealt(game) == 3


@proves("R-39", "R-54")
def test_an_attacker_that_was_moved_keeps_dice_and_abilities() -> None:
    south = {"c3": "fleet_hussar redhook_dancer"}
    table = scene(south, {"c3": "wall", "c5": "husk"}, dice="b b 3 . .")
    game = fight(table, "c3")
    play(game, blade(s("fleet_hussar"), "skirmish"), Step(s("redhook_dancer"), cell("c4")))
    assert asks(game) == "MayMove"  # the Dancer's Lure, from where it is now
    assert offered(game) == [PASS, Step(n("husk"), cell("c4"))]
    play(game, PASS)
    assert dealt(game) == 3
    assert at(game).damage == {n("wall"): 3}


@proves("SWAP-02", "R-56")
def test_whoever_is_swapped_in_has_not_attacked() -> None:
    south = {"c3": "doorway_jester", "a1": "savage_ogre", "e5": "peon"}
    game = fight(scene(south, {"c3": "wall"}, dice="b b"), "c3")
    play(game, blade(s("doorway_jester"), "swap"), Target(s("savage_ogre")))
    assert where(game, s("savage_ogre")) == "c3"
    assert asks(game) == "MayMove"  # the other blade: the Jester's Advance, not the Ogre's Crit


@proves("R-99")
def test_an_attacker_that_is_gone_leaves_its_dice() -> None:
    table = scene({"c3": "wick_martyr savage_ogre"}, {"c3": "wall"}, dice="b 3 3 . . . .")
    game = fight(table, "c3")
    play(game, blade(s("wick_martyr"), "bomb"))
    play(game, offered(game)[1])
    assert where(game, s("wick_martyr")) == "graveyard"
    assert dealt(game) == 4 + 6


@proves("R-99")
def test_the_damage_is_dealt_even_if_no_attacker_is_left() -> None:
    table = scene({"c3": "screambent_lunatic"}, {"c3": "wall"}, dice="b 3 3 .", initiative=[4, 5])
    game = fight(table, "c3")
    assert where(game, s("screambent_lunatic")) == "reserves"
    assert dealt(game) == 6


@proves("R-40", "EXPEL-01")
def test_without_an_enemy_in_the_cell_the_damage_is_lost() -> None:
    table = scene({"c3": "horrid_poltergeist"}, {"c3": "wall"}, dice="b 3 3")
    game = fight(table, "c3")
    play(game, blade(s("horrid_poltergeist"), "expel"), Step(n("wall"), cell("c4")))
    assert dealt(game) == 0
    assert game.is_over


@proves("MIN-03", "MIN-04", "FUMBLE-02")
def test_damage_is_never_below_zero_and_all_changes_are_summed_first() -> None:
    table = scene({"c3": "drunken_minotaur"}, {"c3": "wall"}, dice="b 1 . . . .")
    assert dealt(fight(table, "c3")) == 0
    both = scene({"c3": "drunken_minotaur savage_ogre"}, {"c3": "wall"}, dice="b b . . . . . . . . . 2")
    game = fight(both, "c3")
    play(game, blade(s("drunken_minotaur"), "fumble"))
    assert dealt(game) == 2 - 3 + 2


@proves("CRIT-01", "R-67")
def test_a_crit_that_needs_no_blade_is_added_once() -> None:
    assert dealt(fight(scene({"c3": "steady_hand"}, {"c3": "wall"}, dice="1"), "c3")) == 3
    kept_out = scene({"c3": "steady_hand peon"}, {"c3": "wall"}, dice="1")
    assert dealt(fight(kept_out, "c3", attackers=[s("peon")])) == 1


@proves("R-67", "ACTV-11")
def test_a_locations_crit_on_a_scoring_cell() -> None:
    assert dealt(fight(scene({"b4": "war_shrine peon"}, {"b4": "wall"}, dice="1"), "b4")) == 4
    assert dealt(fight(scene({"b2": "war_shrine peon"}, {"b2": "wall"}, dice="1"), "b2")) == 1


@proves("R-32", "DB-01", "DMG-05", "DETONATE-01")
def test_the_steps_of_a_combat_in_their_order() -> None:
    table = scene({"c3": "gamblers_shade fuse_imp"}, {"c3": "late_bloomer soldier"}, dice="b . . . . 2 3 3 1 1 .")
    game = fight(table, "c3")
    play(game, Reroll((1, 2)), give((n("late_bloomer"), 5), (n("soldier"), 6)))
    play(game, strikers(n("late_bloomer")), give((s("gamblers_shade"), 2)), put(n("soldier"), "a1"))
    assert [type(told.event).__name__ for told in game.log or ()] == [
        "AttackBegun",
        "AttackRolled",
        "AttackRerolled",  # Fortunate
        "AbilityUsed",  # a blade for Crit
        "DamageRaised",
        "Damaged",
        "Damaged",
        "Disrupted",
        "DeathblowStruck",
        "AttackRolled",
        "Damaged",
        "Destroyed",
        "Moved",  # the disrupted one is placed
        "AttackTold",  # Detonate
        "Sacrificed",
    ]


@proves("R-99", "R-67")
def test_a_bonus_without_blades_goes_with_its_attacker() -> None:
    def total(answer: Choice) -> int:
        game = fight(scene({"c3": "bright_fuse peon"}, {"c3": "wall"}, dice="b 1 ."), "c3")
        play(game, blade(s("bright_fuse"), "bomb"), answer)
        return dealt(game)

    assert total(PASS) == 1 + 4
    assert total(YES) == 1 + 2


@proves("R-67", "ACTV-03")
def test_an_enemys_location_adds_nothing() -> None:
    assert dealt(fight(scene({"c3": "peon"}, {"c3": "wall war_shrine"}, dice="1"), "c3")) == 1
    assert dealt(fight(scene({"c3": "wall"}, {"c3": "peon"}, dice="1"), "c3", NORTH)) == 1


@proves("R-67")
def test_a_bonus_without_blades_works_in_any_cell() -> None:
    assert dealt(fight(scene({"e5": "steady_hand"}, {"e5": "wall"}, dice="1"), "e5")) == 3


@proves("MIN-03", "FUMBLE-02", "DMG-01")
def test_damage_below_zero_is_split_among_nobody() -> None:
    game = fight(scene({"c3": "drunken_minotaur"}, {"c3": "wall peon"}, dice="b 1 . . . ."), "c3")
    assert game.is_over
