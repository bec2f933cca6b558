"""Abilities that move creatures: Advance, Skirmish, Expel, Lure, Scare, Swap, Teleport."""

from gamelode.games.dreamblade.rules.abilities.moves import Step
from gamelode.games.dreamblade.rules.choosing import GoTo, Target
from gamelode.kernel import PASS, Choice, Game, proves

from ...scene import Places, asks, at, blade, cell, damage, fight, n, offered, play, refused, s, scene, shop, use, where


def step(creature: int, to: str) -> Step:
    return Step(creature, cell(to))


def one_blade(who: str, ability: str, south: Places, north: Places, dice: str = "") -> Game:
    """South's miniature attacks at c3 alone and rolls a blade, which goes to this ability."""
    power = {"seraph": 2, "fleet_hussar": 3, "horrid_poltergeist": 3, "redhook_dancer": 2, "gallows_crow": 2}
    power |= {"twin_faced_page": 2, "thousand_step_nomad": 2}
    table = scene({"c3": who, **south}, {"c3": "wall", **north}, dice="b" + " ." * (power[who] - 1) + " " + dice)
    game = fight(table, "c3", attackers=[s(who)])
    if asks(game) == "WhichBladeAbility":
        play(game, blade(s(who), ability))
    return game


def moved(game: Game) -> list[Choice]:
    return [choice for choice in offered(game) if choice != PASS]


@proves("ADVANCE-01", "R-08", "R-52")
def test_advance_moves_an_unengaged_ally_anywhere() -> None:
    game = one_blade("seraph", "advance", {"a1": "peon", "e5": "soldier"}, {"e5": "husk"})
    assert moved(game) == [step(s("peon"), "a2"), step(s("peon"), "b1")]
    assert refused(game, step(s("soldier"), "e4")) == "ADVANCE-01"
    assert refused(game, step(s("seraph"), "c4")) == "ADVANCE-01"
    assert refused(game, step(n("husk"), "e4")) == "ADVANCE-01"
    assert refused(game, step(s("peon"), "b2")) == "SHIFT-04"
    play(game, step(s("peon"), "a2"))
    assert where(game, s("peon")) == "a2"


@proves("ADVANCE-01", "ABX-01")
def test_advance_may_be_declined() -> None:
    game = one_blade("seraph", "advance", {"a1": "peon"}, {})
    play(game, PASS)
    assert where(game, s("peon")) == "a1"


@proves("R-53", "LOC-03")
def test_locations_are_not_moved() -> None:
    game = one_blade("seraph", "advance", {"a1": "field_hospice peon"}, {})
    assert refused(game, step(s("field_hospice"), "a2")) == "ADVANCE-01"


@proves("ADVANCE-01", "SPAB-01")
def test_a_location_lets_creatures_advance_for_spawn_points() -> None:
    game = shop(scene({"c3": "sunlit_causeway peon", "reserves": "soldier"}), 9)
    play(game, use(s("sunlit_causeway"), "advance"), step(s("peon"), "c4"))
    assert where(game, s("peon")) == "c4"


@proves("SKIRMISH-01", "R-08", "R-52")
def test_skirmish_moves_an_engaged_ally_anywhere_but_not_itself() -> None:
    game = one_blade("fleet_hussar", "skirmish", {"a1": "peon", "e5": "soldier"}, {"e5": "husk"})
    assert moved(game) == [step(s("soldier"), "e4"), step(s("soldier"), "d5")]
    assert refused(game, step(s("peon"), "a2")) == "SKIRMISH-01"
    assert refused(game, step(s("fleet_hussar"), "c4")) == "SKIRMISH-01"


@proves("EXPEL-01", "R-52")
def test_expel_moves_an_engaged_enemy_anywhere() -> None:
    game = one_blade("horrid_poltergeist", "expel", {"e5": "peon"}, {"e5": "husk", "a1": "soldier"})
    assert step(n("husk"), "e4") in moved(game)
    assert step(n("wall"), "c4") in moved(game)
    assert refused(game, step(n("soldier"), "a2")) == "EXPEL-01"
    play(game, step(n("wall"), "c4"))
    assert where(game, n("wall")) == "c4"


@proves("R-27", "SHIFT-05")
def test_a_forced_move_needs_room_for_its_side() -> None:
    north = {"c4": "husk husk husk soldier", "c2": "peon"}
    game = one_blade("horrid_poltergeist", "expel", {"d3": "peon peon peon soldier"}, north)
    assert refused(game, step(n("wall"), "c4")) == "SHIFT-05"
    assert refused(game, step(n("wall"), "d3")) == ""


@proves("R-27")
def test_without_a_destination_the_creature_stays() -> None:
    north = {"a2": "husk husk husk soldier", "b1": "peon peon peon soldier", "a1": "late_bloomer"}
    game = one_blade("horrid_poltergeist", "expel", {"a1": "peon"}, north)
    assert not [choice for choice in moved(game) if getattr(choice, "mini", -1) == n("late_bloomer")]


@proves("LURE-01", "R-54", "R-11")
def test_lure_brings_an_unengaged_enemy_one_cell_nearer() -> None:
    game = one_blade("redhook_dancer", "lure", {"e5": "peon"}, {"a1": "husk", "c4": "soldier", "e5": "peon"})
    assert moved(game) == [
        step(n("soldier"), "c3"),
        step(n("husk"), "a2"),
        step(n("husk"), "b1"),
    ]
    assert refused(game, step(n("peon"), "e4")) == "LURE-01"
    assert refused(game, step(n("soldier"), "c5")) == "LURE-01"
    play(game, step(n("soldier"), "c3"))
    assert where(game, n("soldier")) == "c3"


@proves("SCARE-01", "R-54")
def test_scare_sends_an_unengaged_enemy_one_cell_farther() -> None:
    game = one_blade("gallows_crow", "scare", {}, {"b3": "husk", "a1": "soldier"})
    assert moved(game) == [step(n("husk"), "b4"), step(n("husk"), "b2"), step(n("husk"), "a3")]
    assert refused(game, step(n("soldier"), "a2")) == "SCARE-01"
    assert refused(game, step(n("wall"), "c4")) == "SCARE-01"


@proves("SWAP-01", "R-56")
def test_swap_trades_places_with_an_ally_elsewhere() -> None:
    south = {"a1": "peon", "e5": "soldier field_hospice"}
    game = one_blade("twin_faced_page", "swap", south, {"e5": "husk"})
    assert moved(game) == sorted([Target(s("peon")), Target(s("soldier"))], key=lambda t: t.mini)
    assert refused(game, Target(s("field_hospice"))) == "SWAP-01"
    assert refused(game, Target(n("husk"))) == "SWAP-01"
    play(game, Target(s("soldier")))
    assert (where(game, s("twin_faced_page")), where(game, s("soldier"))) == ("e5", "c3")


@proves("SWAP-01", "ABX-01")
def test_swap_may_be_declined() -> None:
    game = one_blade("twin_faced_page", "swap", {"a1": "peon"}, {})
    play(game, PASS)
    assert where(game, s("twin_faced_page")) == "c3"


@proves("R-108")
def test_swap_finds_room_even_in_an_overfull_portal() -> None:
    south = {"e1": "peon peon peon soldier late_bloomer"}
    game = one_blade("twin_faced_page", "swap", south, {})
    play(game, Target(s("soldier")))
    assert len(at(game).creatures(cell("e1"), 0)) == 5


@proves("R-108", "LOC-03")
def test_a_location_with_swap_stays() -> None:
    game = shop(scene({"c3": "toll_gate", "a1": "peon", "reserves": "husk"}), 9)
    play(game, use(s("toll_gate"), "swap"))
    assert asks(game) == "WhatToSpawn"
    assert where(game, s("toll_gate")) == "c3"


@proves("SWAP-01", "R-28", "CHARGE-01")
def test_whoever_is_swapped_in_enters_the_cell() -> None:
    game = one_blade("twin_faced_page", "swap", {"a1": "furnace_bride"}, {}, dice="3 1")
    play(game, Target(s("furnace_bride")))
    assert damage(game, n("wall")) == 4


@proves("TELEPORT-01", "R-55")
def test_teleport_takes_an_own_creature_anywhere_but_to_a_portal() -> None:
    game = one_blade("thousand_step_nomad", "teleport", {"a1": "peon field_hospice"}, {"b5": "husk"})
    assert refused(game, Target(n("husk"))) == "TELEPORT-01"
    assert refused(game, Target(s("field_hospice"))) == "TELEPORT-01"
    assert refused(game, Target(s("thousand_step_nomad"))) == ""
    play(game, Target(s("peon")))
    assert refused(game, GoTo(cell("e1"))) == "TELEPORT-01"
    assert refused(game, GoTo(cell("a5"))) == "TELEPORT-01"
    play(game, GoTo(cell("b5")))
    assert where(game, s("peon")) == "b5"


@proves("TELEPORT-02")
def test_teleport_needs_room() -> None:
    game = one_blade("thousand_step_nomad", "teleport", {"b2": "peon peon peon soldier", "a1": "late_bloomer"}, {})
    play(game, Target(s("late_bloomer")))
    assert refused(game, GoTo(cell("b2"))) == "TELEPORT-02"


@proves("TELEPORT-01", "ABX-01")
def test_teleport_may_be_declined_at_either_step() -> None:
    game = one_blade("thousand_step_nomad", "teleport", {"a1": "peon"}, {})
    assert PASS in offered(game)
    play(game, Target(s("peon")), PASS)
    assert where(game, s("peon")) == "a1"


@proves("DEFENDER-01")
def test_abilities_move_a_defender_onto_enemies() -> None:
    game = one_blade("seraph", "advance", {"b2": "oathbound_sentry"}, {"b3": "husk"})
    assert refused(game, step(s("oathbound_sentry"), "b3")) == ""


@proves("R-28", "AMBUSH-01")
def test_a_creature_moved_by_an_ability_enters_a_cell() -> None:
    game = one_blade("redhook_dancer", "lure", {"c4": "lurker_beneath"}, {"c5": "husk"}, dice="1 1 1")
    play(game, step(n("husk"), "c4"))
    assert damage(game, n("husk")) == 3


@proves("ADVANCE-01")
def test_corners_are_cells_like_others_for_abilities() -> None:
    game = one_blade("seraph", "advance", {"a2": "peon"}, {})
    play(game, step(s("peon"), "a1"))
    assert where(game, s("peon")) == "a1"


@proves("SWAP-01")
def test_nobody_swaps_with_an_ally_in_the_same_cell() -> None:
    table = scene({"c3": "twin_faced_page peon", "a1": "husk"}, {"c3": "wall"}, dice="b .")
    game = fight(table, "c3", attackers=[s("twin_faced_page")])
    assert moved(game) == [Target(s("husk"))]
    assert refused(game, Target(s("peon"))) == "SWAP-01"


@proves("TELEPORT-01", "ABX-01")
def test_nobody_need_be_teleported() -> None:
    game = one_blade("thousand_step_nomad", "teleport", {"a1": "peon"}, {})
    play(game, PASS)
    assert game.is_over


@proves("TELEPORT-01")
def test_teleport_goes_to_another_cell_of_the_board() -> None:
    game = one_blade("thousand_step_nomad", "teleport", {"a1": "peon"}, {})
    play(game, Target(s("peon")))
    for wrong in (-1, 25, cell("a1")):
        assert refused(game, GoTo(wrong)) == "not offered"
        assert GoTo(wrong) not in offered(game)


@proves("ADVANCE-01")
def test_only_miniatures_that_are_there_move_and_only_on_the_board() -> None:
    game = one_blade("seraph", "advance", {"a1": "peon"}, {})
    assert refused(game, step(s("great_dragon"), "a2")) == "not offered"
    assert refused(game, Step(s("peon"), -1)) == "not offered"
    assert refused(game, Step(s("peon"), 25)) == "not offered"
