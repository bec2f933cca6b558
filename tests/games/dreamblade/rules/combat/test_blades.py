"""Blades, and the abilities that they set off."""

from __future__ import annotations

from gamelode.games.dreamblade.rules.abilities.moves import Step
from gamelode.kernel import PASS, YES, proves

from ...scene import asks, blade, cell, dealt, fight, n, offered, play, s, scene


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


@proves("ABG-03", "R-37")
def test_an_ability_does_as_much_as_possible() -> None:
    game = fight(scene({"c3": "idol_wrecker"}, {"c3": "wall"}, dice="b b 1 1"), "c3")
    play(game, blade(s("idol_wrecker"), "demolish"))
    assert dealt(game) == 2 + 2  # no location was in range, and the combat went on


@proves("R-99", "ACTV-02")
def test_the_blade_abilities_of_an_attacker_that_is_gone_are_gone() -> None:
    game = fight(scene({"c3": "bright_fuse savage_ogre"}, {"c3": "wall"}, dice="b b" + " ." * 6), "c3")
    play(game, blade(s("bright_fuse"), "bomb"), YES)
    assert game.is_over  # there was only the Ogre's Crit for the other blade
    assert dealt(game) == 2 + 2


@proves("R-37", "PAYBACK-01", "FEROCITY-01", "ABG-03")
def test_blades_without_a_target_do_nothing() -> None:
    south = {"c3": "grudge_keeper jealous_twin horrid_poltergeist"}
    game = fight(scene(south, {"c3": "wall"}, dice="b b b" + " ." * 8), "c3")
    play(game, blade(s("horrid_poltergeist"), "expel"), Step(n("wall"), cell("c4")))
    play(game, blade(s("grudge_keeper"), "payback"), blade(s("jealous_twin"), "ferocity"))
    assert game.is_over
