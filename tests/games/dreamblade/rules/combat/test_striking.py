"""Where a player attacks, and with whom."""

from __future__ import annotations

from gamelode.games.dreamblade.events import AttackRolled
from gamelode.games.dreamblade.rules.abilities.moves import Step
from gamelode.games.dreamblade.rules.choosing import END_PHASE
from gamelode.games.dreamblade.rules.combat.striking import Attackers, StrikeAt
from gamelode.kernel import proves

from ...scene import (
    CONTENT,
    SOUTH,
    asks,
    attackers,
    cell,
    dealt,
    events,
    faces,
    fight,
    offered,
    play,
    refused,
    s,
    scene,
    strike_phase,
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
    assert events(game, AttackRolled) == [AttackRolled(SOUTH, faces("1 2 3 . b"))]
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
