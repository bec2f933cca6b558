"""Strike: who attacks where, dice, blades and totals."""

from gamelode.games.dreamblade.events import DiceRolled
from gamelode.games.dreamblade.rules.abilities.moves import Step
from gamelode.games.dreamblade.rules.choosing import END_PHASE, Target
from gamelode.games.dreamblade.rules.combat.striking import Attackers, StrikeAt
from gamelode.games.dreamblade.rules.damage.rolling import Reroll
from gamelode.kernel import PASS, YES, Choice, proves

from .scene import (
    CONTENT,
    NORTH,
    SOUTH,
    asks,
    at,
    attackers,
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
    refused,
    s,
    scene,
    strike_phase,
    strikers,
    where,
)


def at_cell(name: str) -> StrikeAt:
    return StrikeAt(cell(name))


@proves("STRIKE-01", "STRIKE-02", "R-33")
def test_engaged_creatures_attack_in_any_order_of_cells() -> None:
    south = {"a1": "peon", "c3": "peon", "e5": "peon"}
    game = strike_phase(scene(south, {"a1": "wall", "c3": "husk"}, dice=". ."))
    assert offered(game) == [END_PHASE, at_cell("a1"), at_cell("c3")]
    assert refused(game, at_cell("e5")) == "STRIKE-01"
    play(game, at_cell("c3"), at_cell("a1"))
    assert game.is_over
    none = strike_phase(scene(south, {"a1": "wall", "c3": "husk"}))
    play(none, END_PHASE)
    assert none.is_over


@proves("STRIKE-03")
def test_no_cell_twice() -> None:
    game = strike_phase(scene({"a1": "peon", "c3": "peon"}, {"a1": "wall", "c3": "husk"}, dice="."))
    play(game, at_cell("c3"))
    assert refused(game, at_cell("c3")) == "STRIKE-03"


@proves("STRIKE-04", "STRIKE-07", "R-02", "ATK-09")
def test_one_pool_of_dice_for_all_that_attack() -> None:
    game = fight(scene({"c3": "soldier peon wall"}, {"c3": "wall"}, dice="1 2 3 . b"), "c3")
    assert events(game, DiceRolled) == [DiceRolled(SOUTH, faces("1 2 3 . b"))]
    assert sorted(CONTENT.attack_die) == [-1, 0, 0, 1, 2, 3]


@proves("STRIKE-05", "STRIKE-06")
def test_numbers_are_damage_and_misses_are_not() -> None:
    assert dealt(fight(scene({"c3": "soldier"}, {"c3": "wall"}, dice="1 3 . ."), "c3")) == 4


@proves("STRIKE-08", "LONER-03", "R-33")
def test_some_may_be_kept_out_but_not_all() -> None:
    game = strike_phase(scene({"c3": "soldier peon"}, {"c3": "wall"}, dice="."))
    play(game, at_cell("c3"))
    assert refused(game, Attackers(())) == "R-33"
    play(game, attackers(s("peon")))
    assert dealt(game) == 0
    assert game.is_over


@proves("STRIKE-09")
def test_targets_are_fixed_only_when_damage_is_split() -> None:
    game = fight(scene({"c3": "soldier"}, {"c3": "wall husk"}, dice="1 1 1 1"), "c3")
    assert asks(game) == "SplitDamage"  # nothing was asked before the dice were rolled


def test_a_way_to_split_is_called_by_who_takes_how_much() -> None:
    game = fight(scene({"c3": "soldier"}, {"c3": "wall husk"}, dice="1 1 1 1"), "c3")
    words = game.edition.words()
    labels = [game.label(choice, words) for choice in game.options(game.waiting()[0])]
    assert labels[0].startswith("Damage: ")
    assert " to North's " in labels[0]


@proves("LOC-04")
def test_a_location_does_not_attack() -> None:
    game = strike_phase(scene({"c3": "bonfire_ring peon husk"}, {"c3": "wall"}))
    play(game, at_cell("c3"))
    assert refused(game, attackers(s("bonfire_ring"))) == "not offered"
    only = strike_phase(scene({"c3": "bonfire_ring"}, {"c3": "wall"}))
    assert only.is_over


@proves("LONER-01", "LONER-03")
def test_a_loner_attacks_alone() -> None:
    game = strike_phase(scene({"c3": "ember_brat peon"}, {"c3": "wall"}, dice="1 1 1"))
    play(game, at_cell("c3"))
    assert refused(game, attackers(s("ember_brat"), s("peon"))) == "LONER-01"
    play(game, attackers(s("ember_brat")))
    assert dealt(game) == 3


@proves("ATK-09", "ATK-10")
def test_a_creature_without_power_attacks_and_uses_blades() -> None:
    game = fight(scene({"c3": "gentle_wail peon", "graveyard": "husk"}, {"c3": "wall"}, dice="b"), "c3")
    assert asks(game) == "MayPickKind"  # the Peon's blade went to the other's Raise


@proves("R-33", "ATK-09")
def test_power_zero_is_enough_for_an_attack() -> None:
    game = fight(scene({"c3": "wall"}, {"c3": "bellringer"}, dice=". . ."), "c3")
    assert dealt(game) == 0  # and Strikeback answers it, with three dice


@proves("MIC-01", "R-34", "SKIRMISH-01")
def test_a_creature_that_was_moved_may_attack_again_elsewhere() -> None:
    south = {"c3": "fleet_hussar soldier"}
    table = scene(south, {"c3": "wall", "c4": "wall"}, dice=". . . . . . b . . . .")
    game = strike_phase(table)
    assert refused(game, at_cell("c4")) == "not offered"
    play(game, at_cell("c3"), attackers(s("fleet_hussar"), s("soldier")))
    play(game, Step(s("soldier"), cell("c4")))
    assert offered(game) == [END_PHASE, at_cell("c4")]
    play(game, at_cell("c4"))
    assert game.is_over


# --- blades


@proves("BLADE-01", "ACTV-01", "R-36")
def test_blades_must_be_assigned_as_long_as_they_fit() -> None:
    game = fight(scene({"c3": "drunken_minotaur idol_wrecker"}, {"c3": "wall"}, dice="b b b 3 3 3 3 . . ."), "c3")
    assert asks(game) == "WhichBladeAbility"
    assert PASS not in offered(game)
    play(game, blade(s("idol_wrecker"), "crit"), blade(s("idol_wrecker"), "demolish"))
    assert dealt(game) == 12 + 2 - 3  # the third could not be kept from Fumble


@proves("ACTV-01")
def test_a_blade_that_fits_nothing_does_nothing() -> None:
    assert dealt(fight(scene({"c3": "soldier"}, {"c3": "wall"}, dice="b b 3 ."), "c3")) == 3


@proves("BLADE-02", "BLADE-03", "R-38")
def test_abilities_are_carried_out_one_by_one_before_damage() -> None:
    table = scene({"c3": "bold_dancer"}, {"c3": "peon husk"}, dice="b b 3 3 . .")
    game = fight(table, "c3")
    play(game, blade(s("bold_dancer"), "assault"))
    assert asks(game) == "WhichTarget"  # the other blade waits


@proves("BLADE-04", "R-36")
def test_some_abilities_may_be_left_out() -> None:
    game = fight(scene({"c3": "horrid_poltergeist"}, {"c3": "wall", "a5": "husk"}, dice="b . ."), "c3")
    poltergeist = s("horrid_poltergeist")
    assert offered(game) == [blade(poltergeist, "expel"), blade(poltergeist, "scare")]


@proves("BLADE-05", "ABX-02", "FUMBLE-01")
def test_a_harmful_ability_takes_part() -> None:
    assert dealt(fight(scene({"c3": "drunken_minotaur"}, {"c3": "wall"}, dice="b 3 3 . . ."), "c3")) == 3


@proves("ACTV-02")
def test_whoever_keeps_out_has_no_blade_abilities() -> None:
    table = scene({"c3": "savage_ogre soldier"}, {"c3": "wall"}, dice="b 1 . .")
    assert dealt(fight(table, "c3", attackers=[s("soldier")])) == 1


@proves("ACTV-03", "R-95")
def test_a_locations_blade_abilities_serve_local_attackers_loners_too() -> None:
    table = scene({"c3": "bonfire_ring ember_brat", "c4": "peon"}, {"c3": "wall"}, dice="b 1 . .")
    assert dealt(fight(table, "c3")) == 1 + 2


@proves("ACTV-03")
def test_a_location_of_another_cell_or_side_does_not_serve() -> None:
    table = scene({"c3": "peon", "c4": "spiral_asylum"}, {"c3": "wall bonfire_ring"}, dice="b")
    assert dealt(fight(table, "c3")) == 0


@proves("ACTV-05")
def test_a_plain_blade_ability_works_once_a_combat() -> None:
    assert dealt(fight(scene({"c3": "savage_ogre"}, {"c3": "wall"}, dice="b b b 1 . ."), "c3")) == 1 + 2


@proves("ACTV-06", "R-94")
def test_a_multiblade_ability_works_for_every_blade() -> None:
    game = fight(scene({"c3": "cackling_pendulum"}, {"c3": "wall"}, dice="b b 3 3 ."), "c3")
    crit = blade(s("cackling_pendulum"), "crit")
    play(game, crit, crit)
    assert dealt(game) == 6 + 4


@proves("ACTV-07", "R-36")
def test_a_double_blade_takes_two_and_only_once() -> None:
    assert dealt(fight(scene({"c3": "axemorph_demon"}, {"c3": "wall"}, dice="b b b b 1 ."), "c3")) == 11
    assert dealt(fight(scene({"c3": "axemorph_demon"}, {"c3": "wall"}, dice="b . . . 1 ."), "c3")) == 1
    game = fight(scene({"c3": "double_charm peon"}, {"c3": "wall"}, dice="b b"), "c3")
    charm = s("double_charm")
    assert offered(game) == [blade(charm, "crit"), blade(charm, "crit", place=1)]
    play(game, blade(charm, "crit", place=1))
    assert dealt(game) == 1  # a blade is left over for the pair: so the attacker chose


@proves("ACTV-08")
def test_a_double_multiblade_takes_pairs() -> None:
    assert dealt(fight(scene({"c3": "unraveling_titan"}, {"c3": "wall"}, dice="b b b b b 1 ."), "c3")) == 9


@proves("ACTV-11", "ACTV-12", "ABX-03", "R-96")
def test_a_score_blade_works_on_ones_own_scoring_cells_contested_or_not() -> None:
    south = {"b4": "storm_of_hands"}
    assert dealt(fight(scene(south, {"b4": "wall"}, dice="b 1 . . ."), "b4")) == 4
    assert dealt(fight(scene({"c2": "storm_of_hands"}, {"c2": "wall"}, dice="b 1 . . ."), "c2")) == 1
    assert dealt(fight(scene({"c3": "storm_of_hands"}, {"c3": "wall"}, dice="b 1 . . ."), "c3")) == 4


@proves("ABX-01", "R-37")
def test_an_optional_ability_may_be_left_unused_and_one_without_target_takes_its_blade() -> None:
    game = fight(scene({"c3": "seraph", "a1": "peon"}, {"c3": "wall"}, dice="b ."), "c3")
    assert PASS in offered(game)
    play(game, PASS)
    assert where(game, s("peon")) == "a1"
    alone = fight(scene({"c3": "seraph"}, {"c3": "wall"}, dice="b ."), "c3")
    assert alone.is_over  # the blade went to Advance, which found nobody


@proves("ABG-03", "R-37")
def test_an_ability_does_as_much_as_possible() -> None:
    game = fight(scene({"c3": "idol_wrecker"}, {"c3": "wall"}, dice="b b 1 1"), "c3")
    play(game, blade(s("idol_wrecker"), "demolish"))
    assert dealt(game) == 2 + 2  # no location was in range, and the combat went on


@proves("R-35")
def test_the_number_of_dice_is_fixed_when_they_are_rolled() -> None:
    game = fight(scene({"c3": "seraph", "c1": "throatsong_drummer"}, {"c3": "wall"}, dice="b 3"), "c3")
    play(game, Step(s("throatsong_drummer"), cell("c2")))
    assert now(at(game), s("seraph"))[0] == 3
    assert events(game, DiceRolled) == [DiceRolled(SOUTH, faces("b 3"))]
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
        "DiceRolled",
        "DiceRolled",  # Fortunate
        "AbilityUsed",  # a blade for Crit
        "DamageRaised",
        "Damaged",
        "Damaged",
        "Disrupted",
        "DeathblowStruck",
        "DiceRolled",
        "Damaged",
        "Destroyed",
        "Moved",  # the disrupted one is placed
        "Sacrificed",  # Detonate
    ]


@proves("STRIKE-08")
def test_every_group_of_up_to_four_creatures_is_listed_and_any_of_more_is_accepted() -> None:
    game = strike_phase(scene({"c3": "peon peon soldier husk"}, {"c3": "wall"}))
    play(game, at_cell("c3"))
    assert len(offered(game)) == 15
    game = strike_phase(scene({"e1": "peon peon soldier husk ember_brat lone_ghost"}, {"e1": "wall"}))
    play(game, at_cell("e1"))
    assert attackers(s("peon"), s("peon", 1), s("soldier"), s("husk")) == offered(game)[0]  # all but the Loners
    assert refused(game, attackers(s("peon"), s("husk"))) == ""


@proves("STRIKE-01")
def test_only_cells_with_ones_creatures_are_offered() -> None:
    game = strike_phase(scene({"c3": "peon"}, {"c3": "husk", "d3": "husk", "a1": "wall", "e5": "soldier"}))
    for elsewhere in (-1, 25, cell("d3")):
        assert refused(game, StrikeAt(elsewhere)) == "not offered"


@proves("STRIKE-08")
def test_attackers_are_named_once_and_stand_in_the_cell() -> None:
    game = strike_phase(scene({"c3": "peon husk", "c4": "soldier"}, {"c3": "wall"}))
    play(game, at_cell("c3"))
    peon, husk = s("peon"), s("husk")
    for wrong in ((peon, peon), (max(peon, husk), min(peon, husk)), tuple(sorted((peon, s("soldier"))))):
        assert refused(game, Attackers(wrong)) == "not offered"


@proves("STRIKE-08", "LONER-01")
def test_of_a_crowd_all_all_but_one_and_each_alone_are_listed() -> None:
    game = strike_phase(scene({"e1": "peon peon peon husk husk"}, {"e1": "wall"}))
    play(game, at_cell("e1"))
    assert [len(choice.minis) for choice in offered(game) if isinstance(choice, Attackers)] == [5] + [4] * 5 + [1] * 5
    game = strike_phase(scene({"e1": "peon peon peon husk ember_brat lone_ghost"}, {"e1": "wall"}))
    play(game, at_cell("e1"))
    counts = [len(choice.minis) for choice in offered(game) if isinstance(choice, Attackers)]
    assert counts == [4, 1, 1, 1, 1, 1, 1]  # without the Loners together, or each alone
    game = strike_phase(scene({"e1": "peon peon peon husk ember_brat"}, {"e1": "wall"}))
    play(game, at_cell("e1"))
    assert [len(choice.minis) for choice in offered(game) if isinstance(choice, Attackers)] == [4, 1, 1, 1, 1, 1]


@proves("R-99", "ACTV-02")
def test_the_blade_abilities_of_an_attacker_that_is_gone_are_gone() -> None:
    game = fight(scene({"c3": "bright_fuse savage_ogre"}, {"c3": "wall"}, dice="b b" + " ." * 6), "c3")
    play(game, blade(s("bright_fuse"), "bomb"), YES)
    assert game.is_over  # there was only the Ogre's Crit for the other blade
    assert dealt(game) == 2 + 2


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


@proves("R-37", "PAYBACK-01", "FEROCITY-01", "ABG-03")
def test_blades_without_a_target_do_nothing() -> None:
    south = {"c3": "grudge_keeper jealous_twin horrid_poltergeist"}
    game = fight(scene(south, {"c3": "wall"}, dice="b b b" + " ." * 8), "c3")
    play(game, blade(s("horrid_poltergeist"), "expel"), Step(n("wall"), cell("c4")))
    play(game, blade(s("grudge_keeper"), "payback"), blade(s("jealous_twin"), "ferocity"))
    assert game.is_over
