"""The worked examples of the ledger, as they stand there."""

import re

from gamelode.games.dreamblade import RULES
from gamelode.games.dreamblade.events import PointsLost, TurnScored
from gamelode.games.dreamblade.rules.combat.striking import StrikeAt
from gamelode.games.dreamblade.rules.damage.check import DESTROY, DISRUPT
from gamelode.games.dreamblade.rules.turn import SHIFT, Conquest, Initiative, Turns
from gamelode.games.dreamblade.table import ThisPhase
from gamelode.kernel import proves

from ..scene import (
    NORTH,
    SOUTH,
    asks,
    at,
    attackers,
    begin,
    blade,
    cell,
    cells_for,
    damage,
    dealt,
    events,
    fight,
    give,
    n,
    now,
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
    strike_phase,
    strikers,
    where,
)


@proves("EX-01")
def test_the_first_miniature_helps_to_pay_for_the_second() -> None:
    game = spawn_phase(scene({"reserves": "cannibal_pariah gallows_crow peon"}, rolls=(3, 4)))
    assert points(game) == 7
    play(game, spawn("cannibal_pariah", "e1"))
    assert points(game) == 4
    play(game, spawn("gallows_crow", "e1"))
    assert events(game, PointsLost) == [PointsLost(SOUTH, 1)]
    assert game.is_over
    assert where(game, s("gallows_crow")) == "e1"


@proves("EX-02")
def test_a_tie_goes_to_whoever_is_ahead() -> None:
    game = begin(scene(initiative=[4, 4], turn=5, wins=(1, 3)), Initiative())
    assert at(game).first == NORTH
    assert sum(at(game).rolls) == 8


@proves("EX-03")
def test_a_tie_with_equal_wins_is_rolled_again_and_a_one_skips() -> None:
    game = begin(scene(initiative=[5, 5, 3, 1], turn=3, wins=(1, 1)), Initiative())
    assert at(game).first == SOUTH
    assert at(game).rolls == (3, 1)
    assert at(game).skipped


@proves("EX-04")
def test_the_first_turn_rolls_ones_and_ties_again() -> None:
    table = scene({"reserves": "peon"}, {"reserves": "husk"}, initiative=[6, 1, 6, 5, 2], turn=0)
    game = begin(table, Turns())
    assert at(game).first == SOUTH
    assert not at(game).skipped
    assert points(game) == 7
    assert cells_for(game, "peon") == ["e1"]
    play(game, spawn("peon", "e1"))
    assert points(game) == 7
    assert cells_for(game, "husk") == ["a5"]


@proves("EX-05")
def test_bonus_points_outlast_a_skipped_phase() -> None:
    table = scene({"c3": "husk peon", "reserves": "wall"}, {"b3": "soldier"}, initiative=[1, 5, 3, 2], turn=4)
    table.destroy(s("husk"), NORTH)
    table.destroy(s("peon"), NORTH)
    table.score_fallen()
    game = begin(table, Turns())
    assert at(game).turn == 5
    assert [f.scored and not f.paid for f in at(game).fallen] == [True, True]
    assert where(game, s("husk")) == "graveyard"
    for _ in range(4):
        play(game, SHIFT)
        if asks(game) == "WhoShifts":
            play(game, offered(game)[0])
    assert at(game).turn == 6
    assert points(game) == 9


@proves("EX-06")
def test_cells_of_the_spawn_row() -> None:
    game = shop(scene({"c3": "soldier", "b1": "wall", "reserves": "peon"}), 9)
    assert refused(game, spawn("peon", "c1")) == ""
    assert refused(game, spawn("peon", "b1")) == "PLACE-02"
    assert refused(game, spawn("peon", "d1")) == "PLACE-03"
    assert refused(game, spawn("peon", "e1")) == ""


@proves("EX-07")
def test_a_full_portal_takes_four_more() -> None:
    table = scene(
        {"e1": "peon peon peon soldier", "e2": "wall", "reserves": "soldier soldier husk husk husk field_hospice"}
    )
    game = shop(table, 50)
    play(game, spawn("soldier", "e1"), spawn("soldier", "e1"), spawn("husk", "e1"), spawn("husk", "e1"))
    assert len(at(game).creatures(cell("e1"), SOUTH)) == 8
    assert refused(game, spawn("husk", "e1")) == "PLACE-05"
    again = shift_phase(at(game))
    assert refused(again, shift(s("wall"), "e1")) == "SHIFT-05"


@proves("EX-08")
def test_damage_that_reaches_both_leaves_a_choice() -> None:
    game = fight(scene({"c3": "soldier"}, {"c3": "soldier"}, dice="3 3 2 ."), "c3")
    assert offered(game) == [DESTROY, DISRUPT]
    play(game, DISRUPT, put(n("soldier"), "a5"))
    assert where(game, n("soldier")) == "a5"
    assert damage(game, n("soldier")) == 0
    assert at(game).fallen == []


@proves("EX-09")
def test_damage_that_reaches_defense_alone_disrupts() -> None:
    game = fight(scene({"c3": "soldier"}, {"c3": "soldier"}, dice="3 2 1 b"), "c3")
    assert asks(game) == "PlaceDisrupted"


@proves("EX-10")
def test_the_fallen_strike_together() -> None:
    table = scene(
        {"c3": "zombie_enforcer gallows_crow"},
        {"c3": "savage_ogre ember_brat"},
        dice="3 3 2 2 . . 3 1 b .",
        first=NORTH,
    )
    game = strike_phase(table, NORTH)
    play(game, StrikeAt(cell("c3")), attackers(n("savage_ogre")))
    play(game, give((s("zombie_enforcer"), 6), (s("gallows_crow"), 4)))
    play(game, DESTROY, DESTROY)
    assert game.waiting() == (SOUTH,)
    play(game, strikers(s("zombie_enforcer"), s("gallows_crow")))
    play(game, give((n("ember_brat"), 3), (n("savage_ogre"), 1)))
    assert offered(game) == [DESTROY, DISRUPT]
    play(game, DESTROY)
    assert damage(game, n("savage_ogre")) == 1
    assert [f.by for f in at(game).fallen].count(NORTH) == 2
    assert [f.by for f in at(game).fallen].count(SOUTH) == 1


@proves("EX-11")
def test_no_deathblow_in_the_second_players_phase() -> None:
    table = scene({"c3": "soldier"}, {"c3": "late_bloomer"}, dice="3 1 . .", first=NORTH)
    game = fight(table, "c3")
    assert game.is_over
    assert where(game, n("late_bloomer")) == "graveyard"


@proves("EX-12")
def test_conquest_with_locations_and_contested_cells() -> None:
    south = {"b4": "peon", "c3": "soldier", "d3": "field_hospice", "c2": "highgate_bastion", "graveyard": "wall husk"}
    table = scene(south, {"c3": "soldier", "c2": "peon", "b1": "wall"})
    table.destroy(n("wall"), SOUTH)
    for creature in (s("wall"), s("husk")):
        table.put(creature, cell("a1"))
        table.destroy(creature, NORTH)
    game = begin(table, Conquest())
    assert events(game, TurnScored) == [TurnScored(SOUTH, 5, 1), TurnScored(NORTH, 4, 2)]
    assert at(game).wins == [0, 0]


@proves("EX-13")
def test_minimums_come_after_all_modifiers() -> None:
    table = scene({"c3": "peon", "a1": "throatsong_drummer hill_marshal"}, {"c3": "nightmare_regent"})
    assert now(table, s("peon"))[0] == 0
    table.put(s("throatsong_drummer"), cell("c2"))
    assert now(table, s("peon"))[0] == 0
    table.put(s("hill_marshal"), cell("b3"))
    assert now(table, s("peon"))[0] == 1


@proves("EX-14")
def test_blades_are_dumped_on_an_optional_ability() -> None:
    game = fight(scene({"c3": "scarab_warcharm drunken_minotaur"}, {"c3": "wall"}, dice="3 2 b b . . . 1"), "c3")
    play(game, blade(s("scarab_warcharm"), "advance"), blade(s("scarab_warcharm"), "advance"))
    assert dealt(game) == 6


@proves("EX-15")
def test_the_third_blade_fits_no_pair() -> None:
    game = fight(scene({"c3": "unraveling_titan"}, {"c3": "wall"}, dice="b b b 3 2 . 1"), "c3")
    assert game.is_over
    assert dealt(game) == 10


@proves("EX-16")
def test_damage_of_an_assault_stays_and_adds_up() -> None:
    game = fight(scene({"b3": "spite_engine"}, {"b3": "scragglemaw"}, dice="3 3 2 1 b . 3 b"), "b3")
    assert dealt(game) == 12
    assert damage(game, n("scragglemaw")) == 12
    assert offered(game) == [DESTROY, DISRUPT]


@proves("EX-17")
def test_charge_and_ambush_strike_before_anybody_is_checked() -> None:
    table = scene({"c2": "oriflamme_rider"}, {"c3": "lurker_beneath"}, dice="3 3 1 3 2 2 1 .")
    game = shift_phase(table)
    play(game, shift(s("oriflamme_rider"), "c3"))
    assert (damage(game, n("lurker_beneath")), damage(game, s("oriflamme_rider"))) == (7, 7)
    assert offered(game) == [DESTROY, DISRUPT]
    play(game, DESTROY, strikers(n("lurker_beneath")))
    assert game.waiting() == (NORTH,)
    play(game, put(s("oriflamme_rider"), "a1"))
    assert where(game, s("oriflamme_rider")) == "a1"
    assert damage(game, s("oriflamme_rider")) == 1
    assert where(game, n("lurker_beneath")) == "graveyard"


@proves("EX-18")
def test_demolish_must_take_ones_own_location() -> None:
    table = scene({"e1": "field_hospice", "reserves": "siege_mole"})
    game = shop(table, 9)
    play(game, spawn("siege_mole", "e1"))
    assert where(game, s("field_hospice")) == "graveyard"
    assert [(f.by, f.scored, f.bonus) for f in at(game).fallen] == [(SOUTH, True, 2)]
    at(game).begin_phase(ThisPhase())
    assert at(game).pay_fallen(SOUTH) == 2


@proves("EX-19")
def test_a_bodyguard_must_have_enough_first() -> None:
    table = scene({"c3": "soldier soldier husk"}, {"c3": "oathbound_sentry gamblers_shade"}, dice="3 3 3 . . . . .")
    game = fight(table, "c3")
    sentry, shade = n("oathbound_sentry"), n("gamblers_shade")
    assert refused(game, give((sentry, 4), (shade, 5))) == ""
    assert refused(game, give((shade, 9))) == "BODYGUARD-01"
    assert refused(game, give((sentry, 3), (shade, 6))) == "BODYGUARD-01"


@proves("EX-20")
def test_a_wail_banishes_what_costs_exactly_so_much() -> None:
    table = scene(
        {"a1": "cannibal_pariah", "c3": "lantern_squire", "b2": "gilded_paladin"},
        {"c3": "screambent_lunatic", "d4": "carrion_spiker"},
        dice="b . . .",
        initiative=[4, 3],
    )
    game = fight(table, "c3", NORTH)
    assert [where(game, m) for m in (s("gilded_paladin"), n("carrion_spiker"))] == ["reserves", "reserves"]
    assert [where(game, m) for m in (s("cannibal_pariah"), s("lantern_squire"))] == ["a1", "c3"]
    assert where(game, n("screambent_lunatic")) == "c3"
    assert at(game).fallen == []


@proves("EX-21")
def test_a_copied_ability_works_beside_the_original() -> None:
    game = fight(scene({"c3": "echo_child savage_ogre"}, {"c3": "wall"}, dice="b b . . . . . ."), "c3")
    play(game, blade(s("savage_ogre"), "crit"))
    assert dealt(game) == 4  # the other blade fits the copy alone


@proves("EX-22")
def test_a_unique_name_stands_once_on_each_side() -> None:
    table = scene({"e1": "pyre_exile", "reserves": "pyre_tyrant peon"}, {"a5": "pyre_exile"})
    game = shop(table, 30)
    assert refused(game, spawn("pyre_tyrant", "e1")) == "UNIQUE-01"
    at(game).put(s("pyre_exile"), -1)
    assert refused(game, spawn("pyre_tyrant", "e1")) == ""


def test_figures_of_miniatures_in_the_examples_are_those_printed_on_them() -> None:
    miniatures = {m.name: m for m in RULES.edition().content.files.miniature}
    named = re.compile(r"([A-Z][\w']+ [A-Z]\w+) \((\d+/\d+/\d+)")
    found = [each for example in RULES.ledger.example for each in named.findall(example.setup)]
    assert len(found) >= 7
    assert found == [(name, "{0.power}/{0.defense}/{0.life}".format(miniatures[name])) for name, _ in found]
