"""What is said of a choice before it is made."""

from __future__ import annotations

import pytest

from gamelode.games.deeprock.kinds import EGG_PILE, GOLD, NITRA
from gamelode.games.deeprock.rules.creatures.attack import CreatureAttack
from gamelode.games.deeprock.rules.dwarves.axe import AXE_CHOP, CREATURE, PICKUP, ROCK, Chop
from gamelode.games.deeprock.rules.dwarves.dice import AreaIs
from gamelode.games.deeprock.rules.dwarves.helping import HelpUp, Revive
from gamelode.games.deeprock.rules.dwarves.move import Move
from gamelode.games.deeprock.rules.dwarves.shoot import Shoot
from gamelode.games.deeprock.rules.dwarves.throw import ThrowCard
from gamelode.games.deeprock.rules.turn import CALL_POD, OVERCLOCK, STAND_UP
from gamelode.kernel import PASS, YES, Game, proves
from gamelode.kernel.conformance import check_odds
from tests.games.deeprock.scene import (
    END,
    HOME,
    at,
    begin,
    bits,
    board,
    dwarf,
    mode,
    play,
    scene,
    shout,
    throwable,
    turn_of,
)

from .words import said

BURST = mode("burst")


def gunner(*creatures: tuple[object, ...], **more: object) -> Game:
    return turn_of(scene(dwarf("gunner", (0, 0), **more), creatures=creatures))


# --- shooting


@proves("SHOOT-01", "DMG-06")
def test_a_shot_says_what_it_costs_and_what_it_does() -> None:
    told = said(gunner(("grunt", (2, 0))), Shoot(BURST, at(2, 0)))
    assert told.costs == ("Costs 1 of 3 actions.", "Costs 1 of 5 primary ammo.")
    assert told.effects == ("Grunt 1 has 1 Health left; the dice deal 1.0 damage on average.",)
    assert [chance.text for chance in told.chances] == ["Grunt 1 dies: it takes 1 hit."]
    assert told.chances[0].share == pytest.approx(1 - (1 / 3) ** 3)


@proves("DMG-06")
def test_resistance_is_taken_off() -> None:
    told = said(gunner(("slasher", (2, 0))), Shoot(BURST, at(2, 0)))
    assert told.chances[0].text == "Slasher 1 dies: it takes 3 hits."


def test_wounds_count() -> None:
    game = gunner(("brood_nexus", (2, 0)))
    board(game).wounds[board(game).creature_at(at(2, 0))] = 4
    assert said(game, Shoot(BURST, at(2, 0))).chances[0].text == "Brood Nexus 1 dies: it takes 1 hit."


@proves("EFF-05")
def test_frozen_creatures_take_twice_the_damage() -> None:
    game = gunner(("slasher", (2, 0)))
    board(game).frozen = 1 << board(game).creature_at(at(2, 0))
    assert said(game, Shoot(BURST, at(2, 0))).chances[0].text == "Slasher 1 dies: it takes 2 hits."


def test_an_exploder_says_that_it_goes_off() -> None:
    risks = said(gunner(("exploder", (2, 0))), Shoot(BURST, at(2, 0))).risks
    assert risks == ("Exploder 1 explodes when it dies, and hits everybody next to it.",)


def test_a_shot_into_the_dark_says_what_it_costs() -> None:
    told = said(gunner(), Shoot(BURST, at(2, 0)))
    assert (len(told.costs), told.effects, told.chances) == (2, (), ())


@pytest.mark.parametrize(
    ("kind", "id", "creature"),
    [
        ("gunner", "burst", "mactera_spawn"),
        ("gunner", "subata", "web_spitter"),
        ("engineer", "ap", "slasher"),
        ("engineer", "he", "grunt"),
        ("scout", "aimed", "web_spitter"),
        ("driller", "fire_haze", "slasher"),
    ],
)
def test_the_odds_of_a_shot_agree_with_many_games(kind: str, id: str, creature: str) -> None:
    game = turn_of(scene(dwarf(kind, (0, 0)), creatures=[(creature, (2, 0)), ("grunt", (3, 0))]))
    assert check_odds(game, 0, Shoot(mode(id), at(2, 0)), 2000) == 1


# --- throwing


@proves("THROW-06", "THROW-08")
def test_a_throw_says_what_it_does_and_an_area_whom_it_hurts() -> None:
    table = scene(
        dwarf("gunner", (0, 0), throwables=(throwable("frag"),)), dwarf("scout", (3, 0)), creatures=[("grunt", (2, 0))]
    )
    game = turn_of(table)
    choice = ThrowCard(throwable("frag"), at(2, 0))
    assert said(game, choice).costs == ("Costs 1 of 3 actions.", "The card is used up.")
    assert check_odds(game, 0, choice, 2000) == 1
    play(game, choice)
    hits = AreaIs(tuple(sorted(at(*spot) for spot in ((2, 0), (3, 0), (2, 1)))))
    assert said(game, hits).effects == ("Creatures in the area: 1.",)
    assert said(game, hits).risks == ("Bo stands in the area, and is hurt too.",)


def test_a_grenade_that_spares_dwarves_hurts_none() -> None:
    game = turn_of(scene(dwarf("gunner", (0, 0), throwables=(throwable("cryo"),)), creatures=[("grunt", (1, 0))]))
    play(game, ThrowCard(throwable("cryo"), at(1, 0)))
    assert all(said(game, area).risks == () for area in game.options(0))


def test_a_scare_of_a_sticky_grenade_is_a_hit() -> None:
    game = turn_of(scene(dwarf("gunner", (0, 0), throwables=(throwable("sticky"),)), creatures=[("slasher", (2, 0))]))
    assert check_odds(game, 0, ThrowCard(throwable("sticky"), at(2, 0)), 2000) == 1


# --- the axe


@proves("AXE-01", "AXE-05", "AXE-10")
def test_the_axe_says_how_many_chops_and_whom_they_kill() -> None:
    told = said(gunner(("grunt", (1, 0)), ("mactera_spawn", (0, 1))), AXE_CHOP)
    assert told.effects == ("Brings 1.2 chops on average.",)
    assert [(chance.text, round(chance.share, 2)) for chance in told.chances] == [
        ("1 chop or more.", 0.83),
        ("2 chops or more.", 0.33),
        ("Grunt 1 dies: it takes 1 hit.", 0.83),
    ]


@proves("DRILL-04")
def test_the_drillers_axe_goes_through() -> None:
    game = turn_of(scene(dwarf("driller", (0, 0)), creatures=[("mactera_spawn", (1, 0))]))
    assert said(game, AXE_CHOP).chances[-1].text == "Mactera Spawn 1 dies: it takes 2 hits."
    assert check_odds(game, 0, AXE_CHOP, 2000) == 3


@proves("AXE-03", "HID-01", "PICK-07")
def test_a_chop_says_what_it_brings() -> None:
    table = scene(
        dwarf("gunner", (0, 0)), minerals={(1, 0): "nitra"}, pickups={(0, 1): "alien_egg"}, script={"axe": (2,)}
    )
    assert table.pile[EGG_PILE] == 0
    game = play(turn_of(table), AXE_CHOP)
    assert said(game, Chop(ROCK, at(1, 0))).effects == ("Adds Nitra to the shared pile.",)
    egg = said(game, Chop(PICKUP, at(0, 1)))
    assert egg.effects == ("You get Alien Egg.",)
    assert egg.risks == ("A Grunt comes out of every Tunnel Exit.",)
    assert said(game, Chop(CREATURE, at(0, 0))).effects == ()


# --- moving


@proves("DRILL-01", "DRILL-03")
def test_a_drill_says_what_it_drills_away() -> None:
    game = turn_of(scene(dwarf("driller", (0, 0)), minerals={(1, 0): "morkite"}))
    told = said(game, Move(at(1, 0)))
    assert told.effects == ("Drills the space open without a roll; the move ends there.",)
    assert told.risks == ("The Morkite in that wall is lost.",)


@proves("HID-01")
def test_a_drill_into_a_hidden_cave_says_so() -> None:
    table = scene(dwarf("driller", (0, 0)), hidden=[(2, 0)], codes={(1, 0): "#"})
    sealed = [space for space in range(400) if table.sealed >> space & 1]
    assert sealed
    effects = said(turn_of(table), Move(at(1, 0))).effects
    assert "Opens a hidden cave, with all that is in it." in effects


@proves("DRILL-12")
def test_a_way_through_flames_says_so() -> None:
    game = turn_of(scene(dwarf("gunner", (0, 0)), flames=bits((1, 0)), burning=bits((1, 0))))
    assert said(game, Move(at(1, 0))).risks == ("The way leads through Flames, which costs 1 Health.",)
    assert said(game, Move(at(0, 1))).risks == ()


@proves("END-01")
def test_the_last_step_home_says_so() -> None:
    game = turn_of(scene(dwarf("gunner", (2, 0)), codes=HOME, met=True))
    assert said(game, Move(at(1, 0))).effects == ("Everybody is home then: the mission is a success.",)


# --- cards


@proves("RNS-03", "EFF-01")
def test_a_card_against_an_attack_says_what_it_saves() -> None:
    table = scene(
        dwarf("gunner", (0, 0), cards=(shout("rock_solid"),)),
        dwarf("scout", (2, 0), health=2),
        creatures=[("slasher", (3, 0))],
        script={"creature": (1, 1)},
    )
    game = begin(table, CreatureAttack(creature=table.creature_at(at(3, 0)), seat=1))
    assert said(game, YES).effects == ("Bo keeps 2 Health that would be lost.",)
    assert said(game, PASS).risks == ("Bo loses 2 of 2 Health.", "Bo falls unconscious.")


@proves("SYM-09")
def test_a_card_against_a_bang_says_what_it_saves_from() -> None:
    table = scene(
        dwarf("gunner", (0, 0), cards=(shout("rock_solid"),)),
        dwarf("scout", (2, 0)),
        creatures=[("slasher", (3, 0))],
        script={"creature": (8, 0)},
    )
    game = begin(table, CreatureAttack(creature=table.creature_at(at(3, 0)), seat=1))
    assert 'Bo is spared what the "!" does.' in said(game, YES).effects


def test_a_card_for_dice_says_how_many_are_blank() -> None:
    table = scene(
        dwarf("gunner", (0, 0)),
        dwarf("scout", (1, 1), cards=(shout("rock_and_stone"),)),
        creatures=[("grunt", (2, 0))],
        script={"bullet": (0, 1, 0)},
    )
    game = play(turn_of(table), Shoot(BURST, at(2, 0)))
    assert said(game, YES, seat=1).effects == ("Blank dice that may be rolled again: 2.",)


# --- other actions


@proves("POD-01", "OC-01")
def test_supplies_say_what_they_cost() -> None:
    game = gunner()
    board(game).pile[NITRA], board(game).pile[GOLD] = 2, 2
    assert said(game, CALL_POD).costs[1] == "Costs 3 of 4 Nitra or Gold in the shared pile."
    assert said(game, OVERCLOCK).costs[1] == "Costs 1 of 2 Gold in the shared pile."


@proves("REV-04", "HELP-01", "STAND-01")
def test_helping_says_who_gets_up() -> None:
    game = turn_of(scene(dwarf("gunner", (0, 0)), dwarf("scout", (1, 0), health=0)))
    assert said(game, Revive(1)).effects == ("Bo is back on his feet.",)
    game = turn_of(scene(dwarf("gunner", (0, 0)), dwarf("scout", (1, 0), knocked=True)))
    assert said(game, HelpUp(1)).effects == ("Bo is back on his feet.",)
    game = turn_of(scene(dwarf("gunner", (0, 0), knocked=True)))
    assert said(game, STAND_UP).costs == ("Costs 2 of 3 actions.",)


@proves("END-03")
def test_to_end_says_what_is_given_up_and_how_near_the_end_is() -> None:
    assert said(gunner(), END).costs == ("3 actions would be left over.",)
    game = gunner()
    board(game).threat = board(game).reached = 17
    assert said(game, END).risks == ("The Swarm Threat is 17 of 19: at 19 the mission is lost.",)
