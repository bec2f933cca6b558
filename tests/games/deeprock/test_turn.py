"""Turns, the end of a mission, supplies, helping, Rock & Stone cards, BOSCO."""

from __future__ import annotations

from typing import Any

import pytest

from gamelode.games.deeprock.board.hexes import BIT
from gamelode.games.deeprock.content.entries import Objective
from gamelode.games.deeprock.events.cards import EventDrawn
from gamelode.games.deeprock.events.dwarves import PassedOver, TurnBegan
from gamelode.games.deeprock.events.mission import MissionEnded, ObjectivesMet
from gamelode.games.deeprock.kinds import AQUARQ, BANG, GOLD, KNOCKED, MINOR, NITRA, STUNNED, SUCCESS, UNKNOWN, WEBBED
from gamelode.games.deeprock.rules.bosco import RobotAxe, RobotDone, RobotMove, RobotShoot, flights_of_robot
from gamelode.games.deeprock.rules.cards.any_time import Shout
from gamelode.games.deeprock.rules.cards.event_cards import DrawEvent
from gamelode.games.deeprock.rules.cards.relief import AcceptOffer, Gain, Glittering
from gamelode.games.deeprock.rules.cards.rock_and_stone import Reload
from gamelode.games.deeprock.rules.cards.surprise_attacks import FromAbove
from gamelode.games.deeprock.rules.choices import At
from gamelode.games.deeprock.rules.creatures.activate import activation
from gamelode.games.deeprock.rules.creatures.attack import CreatureAttack
from gamelode.games.deeprock.rules.creatures.harm import Harm
from gamelode.games.deeprock.rules.creatures.swarms import RaiseThreat
from gamelode.games.deeprock.rules.creatures.ways import ground_of
from gamelode.games.deeprock.rules.dwarves.axe import CREATURE, PICKUP, ROCK, STALAGMITE, Axe, Chop, chops
from gamelode.games.deeprock.rules.dwarves.classes import Flare, Platforms, Sentry, Shield, Zipline
from gamelode.games.deeprock.rules.dwarves.dice import PlayRockAndStone, RollDice
from gamelode.games.deeprock.rules.dwarves.exchange import Exchange, Hand
from gamelode.games.deeprock.rules.dwarves.helping import HelpUp, Revive, StandUp
from gamelode.games.deeprock.rules.dwarves.move import Move
from gamelode.games.deeprock.rules.dwarves.reaction_shots import React, ReactionShots
from gamelode.games.deeprock.rules.dwarves.shoot import Shoot
from gamelode.games.deeprock.rules.dwarves.supplies import CallPod, GetSupplies, Overclock, Pay, Take
from gamelode.games.deeprock.rules.dwarves.walk import GoOn, passable
from gamelode.games.deeprock.rules.missions import Deposit, Launch, LayDown, Repair
from gamelode.games.deeprock.rules.turn import EndActions, Rounds
from gamelode.games.deeprock.table import DeepRockTable, Dwarf
from gamelode.kernel import PASS, YES, Game, Refusal, proves

from .scene import (
    alive,
    at,
    begin,
    dwarf,
    event,
    mode,
    options,
    place,
    places,
    play,
    scene,
    shout,
    throwable,
    told,
    turn_of,
    why_not,
)

END = EndActions()
QUIET = {"events": (event("tremors"),) * 9}


# --- turns


@proves("TURN-01", "TURN-03", "TURN-09", "SOLO-02", "EVENT-01")
def test_turns_pass_clockwise_with_an_event_after_each() -> None:
    crew = dwarf("gunner", (0, 0)), dwarf("scout", (2, 0)), dwarf("driller", (4, 0))
    table = scene(*crew, script=QUIET, reached=6)
    game = begin(table, Rounds(seat=1))
    play(game, END, END, END)
    assert [e.seat for e in told(game, TurnBegan)] == [1, 2, 0, 1]
    assert [e.seat for e in told(game, EventDrawn)] == [1, 2, 0]
    assert table.threat == 6


@proves("TURN-03", "TURN-04", "TURN-05", "R-08")
def test_three_actions_the_same_again_or_fewer() -> None:
    table = scene(dwarf("gunner", (0, 0)), script=QUIET)
    game = play(turn_of(table), Move(at(1, 0)), Move(at(0, 0)), Move(at(1, 0)))
    assert game.is_over  # the turn ended by itself, after the Event
    game = play(turn_of(scene(dwarf("gunner", (0, 0)), script=QUIET)), END)
    assert game.is_over


@proves("TURN-06", "TURN-07")
def test_common_actions_are_for_all_and_class_actions_for_one() -> None:
    table = scene(dwarf("driller", (0, 0), knocked=False), codes={(1, 0): "o"}, creatures=[("grunt", (2, 0))])
    game = turn_of(table)
    for act in (Flare(at(1, 0)), Zipline(0), Shield(), Sentry(at(0, 1)), Platforms()):
        assert why_not(game, act) == "TURN-07"
    table.pile[GOLD] = 3
    kinds = {type(choice).__name__ for choice in options(game)}
    assert {"Move", "Shoot", "Overclock", "CallPod", "EndActions"} <= kinds


@proves("TURN-08", "EFF-02", "R-32", "STAND-04")
def test_a_stunned_dwarf_has_one_action_once() -> None:
    table = scene(dwarf("gunner", (0, 0)))
    table.afflict(0, STUNNED)
    table.afflict(0, STUNNED)
    game = turn_of(table)
    assert table.turn.actions == 1
    assert not table.dwarves[0].stunned
    table = scene(dwarf("gunner", (0, 0), stunned=True, knocked=True))
    game = turn_of(table)
    assert why_not(game, StandUp()) == "STAND-04"


@proves("TURN-08", "REV-01", "REV-02", "R-41")
def test_an_unconscious_dwarf_does_nothing_and_draws_nothing() -> None:
    table = scene(dwarf("gunner", (0, 0), health=0), dwarf("scout", (2, 0)), script=QUIET)
    game = begin(table, Rounds(seat=0))
    assert told(game, PassedOver)[0].seat == 0
    assert game.waiting() == (1,)
    assert told(game, EventDrawn) == []


@proves("R-35", "REV-02", "RNS-01")
def test_cards_may_be_played_before_an_unconscious_dwarf_is_passed_over() -> None:
    card = shout("leave_no_dwarf")
    table = scene(
        dwarf("gunner", (0, 0), health=0, cards=(shout("catch"),)), dwarf("scout", (2, 0), cards=(card,)), script=QUIET
    )
    game = begin(table, Rounds(seat=0))
    assert game.waiting() == (0,)
    assert game.commands(0) == []
    assert game.why_not(0, Shout(shout("catch"), 1)).clause == "REV-02"  # type: ignore[union-attr]
    game.answer(1, Shout(card, 0))
    game.answer(0, PASS)
    assert table.dwarves[0].health == 1
    assert table.turn.actions == 3


@proves("STAND-01", "STAND-02", "EFF-07", "R-36")
def test_a_knocked_over_dwarf_can_only_stand_up() -> None:
    table = scene(dwarf("gunner", (0, 0), knocked=True), creatures=[("grunt", (1, 0))])
    game = turn_of(table)
    assert options(game) == [END, StandUp()]
    assert why_not(game, Move(at(0, 1))) == why_not(game, Axe()) == "STAND-02"
    play(game, StandUp())
    assert not table.dwarves[0].knocked
    assert table.turn.actions == 1
    assert why_not(game, StandUp()) == "STAND-01"


@proves("HELP-01", "REV-04", "R-34", "EFF-07")
def test_others_are_helped_up_and_revived() -> None:
    table = scene(dwarf("gunner", (0, 0)), dwarf("scout", (1, 0), knocked=True), dwarf("driller", (0, 1), health=0))
    game = turn_of(table)
    assert why_not(game, HelpUp(2)) == "HELP-01"
    assert why_not(game, Revive(1)) == "REV-04"
    play(game, HelpUp(1), Revive(2))
    assert not table.dwarves[1].knocked
    assert table.dwarves[2].health == 1
    assert table.turn.actions == 1


@proves("R-34", "REV-01")
def test_whoever_falls_loses_his_tokens_and_cannot_be_hurt() -> None:
    table = scene(dwarf("gunner", (0, 0), health=1, webbed=True, knocked=True, stunned=True), dwarf("scout", (5, 0)))
    table.hurt(0, 3)
    fallen = table.dwarves[0]
    assert (fallen.health, fallen.webbed, fallen.knocked, fallen.stunned) == (0, False, False, False)
    table.hurt(0, 1)
    table.afflict(0, KNOCKED)
    assert (fallen.health, fallen.knocked) == (0, False)
    assert not ground_of(table, 0)[0] & BIT[at(0, 0)]
    assert passable(table, 1) & BIT[at(0, 0)]
    assert not table.vacant() & BIT[at(0, 0)]


@proves("R-33", "EFF-04", "CRE-21")
def test_a_web_lasts_through_the_next_turn_of_its_own() -> None:
    table = scene(dwarf("gunner", (0, 0), webbed=True), dwarf("scout", (5, 0)), script=QUIET)
    game = begin(table, Rounds(seat=1))
    play(game, END)
    assert table.dwarves[0].webbed
    play(game, END)
    assert not table.dwarves[0].webbed


@proves("EVENT-02", "TURN-03")
def test_who_is_home_draws_no_event() -> None:
    codes = {(-4, -7): ".", (0, 0): "d"}
    table = scene(dwarf("driller", (0, 0)), dwarf("scout", (5, 0)), codes=codes, met=True)
    game = play(turn_of(table), END)
    assert told(game, EventDrawn) == []
    table = scene(dwarf("driller", (0, 0), left_pod=False), dwarf("scout", (5, 0)), codes=codes, script=QUIET)
    game = play(turn_of(table), END)
    assert len(told(game, EventDrawn)) == 1


@proves("ACT-06", "R-53")
def test_recency_follows_the_turns() -> None:
    crew = dwarf("gunner", (0, 0)), dwarf("scout", (5, 0)), dwarf("driller", (3, 0))
    table = scene(*crew, script=QUIET, reached=4)
    play(begin(table, Rounds(seat=0)), END, END)
    assert table.recent == (2, 1, 0)


# --- the end


HOME = {(-4, -7): ".", (-3, -7): ".", (0, 0): "d", (1, 0): "e"}
ONE_GOLD = (Objective("collect", "gold", 1, "primary"),)


@proves("END-01", "END-05", "R-78", "R-87", "TURN-02")
def test_success_when_all_are_home_and_the_objectives_are_met() -> None:
    table = scene(dwarf("driller", (0, 1)), dwarf("engineer", (1, 1)), codes=HOME, objectives=ONE_GOLD)
    game = turn_of(table)
    table.gain(GOLD)
    assert table.met
    table.pile[GOLD] = 0
    play(game, Move(at(0, 0)))
    assert told(game, MissionEnded) == []
    table.check_objectives()
    assert table.met  # whatever was spent
    table.dwarves[1].space = at(1, 0)
    play(game, Move(at(0, 1)), Move(at(0, 0)))
    assert game.is_over
    assert (table.over, table.result) == ("END-01", SUCCESS)
    outcome = game.outcome
    assert outcome is not None
    assert outcome.ranks == (1, 1)


@proves("END-02", "R-87", "TURN-02")
def test_loss_when_all_are_unconscious() -> None:
    table = scene(dwarf("driller", (0, 0), health=1), dwarf("scout", (5, 0), health=0))
    game = begin(table, Harm(wounds={}, dwarves={0: 1}))
    assert game.is_over
    assert table.over == "END-02"
    assert game.outcome is not None
    assert game.outcome.ranks == (2, 2)


@proves("END-03", "END-04", "R-44", "EVENT-06")
def test_the_last_space_of_the_meter_ends_the_mission() -> None:
    for met, home, over in ((False, True, "END-03"), (True, False, "END-03"), (True, True, "END-04")):
        spot = (0, 0) if home else (3, 3)
        table = scene(dwarf("driller", spot), dwarf("scout", (5, 0)), codes=HOME, met=met, threat=18)
        game = begin(table, RaiseThreat(by=2))
        assert game.is_over
        assert table.over == over
        assert table.threat == 19
        assert table.result == (MINOR if over == "END-04" else 0)
        assert table.swarm_discard == []


@proves("END-04")
def test_a_dwarf_who_lies_on_the_pod_is_on_board() -> None:
    table = scene(dwarf("driller", (0, 0), health=0), dwarf("scout", (5, 0)), codes=HOME, met=True, threat=18)
    begin(table, RaiseThreat(by=1))
    assert (table.over, table.result) == ("END-04", MINOR)


@proves("R-42", "END-04")
def test_the_pod_launches_without_the_fallen() -> None:
    table = scene(dwarf("driller", (0, 0)), dwarf("scout", (5, 0), health=0), codes=HOME, met=True)
    game = turn_of(table)
    play(game, Launch())
    assert (table.over, table.result) == ("R-42", MINOR)
    table = scene(dwarf("driller", (0, 0)), dwarf("scout", (5, 0)), codes=HOME, met=True)
    assert why_not(turn_of(table), Launch()) == "R-42"


@proves("R-42")
def test_a_round_of_waiting_launches_the_pod() -> None:
    table = scene(dwarf("driller", (0, 0)), dwarf("scout", (5, 0), health=0), codes=HOME, met=True)
    game = begin(table, Rounds(seat=0))
    play(game, END, END)
    assert (table.over, table.result) == ("R-42", MINOR)


# --- minerals and supplies


@proves("MIN-02", "MIN-04", "POD-01")
def test_gold_stands_in_for_nitra() -> None:
    table = scene(dwarf("gunner", (0, 0)))
    table.pile[NITRA], table.pile[GOLD] = 2, 2
    game = play(turn_of(table), CallPod())
    assert options(game) == [Pay(1), Pay(2)]
    play(game, Pay(2))
    assert (table.pile[NITRA], table.pile[GOLD]) == (1, 0)
    poor = scene(dwarf("gunner", (0, 0)))
    poor.pile[NITRA] = 2
    assert why_not(turn_of(poor), CallPod()) == "POD-01"


@proves("MIN-05", "OC-01")
def test_overclocking_needs_gold_and_a_plain_weapon() -> None:
    table = scene(dwarf("gunner", (0, 0)))
    assert why_not(turn_of(table), Overclock()) == "MIN-05"
    table.pile[GOLD] = 2
    game = play(turn_of(table), Overclock())
    assert table.turn.actions == 2
    assert why_not(game, Overclock()) == "OC-01"


@proves("POD-02", "R-39", "R-58")
def test_the_pod_lands_on_empty_floor_only() -> None:
    codes = {(1, 0): "o", (0, 1): "1", (-11, 7): ".", (2, 0): "d", (-4, -7): "."}
    table = scene(dwarf("gunner", (0, 0)), codes=codes, pickups={(3, 0): "loot_bug"}, flares=(at(4, 0),))
    table.pile[NITRA] = 3
    game = play(turn_of(table), CallPod())
    for spot in ((0, 0), (1, 0), (0, 1), (2, 0), (3, 0), (4, 0)):
        assert why_not(game, At(at(*spot))) == "POD-02"
    assert why_not(game, At(at(-6, 0))) == ""  # it need not be near
    full = scene(dwarf("gunner", (0, 0)), only=[(0, 0)])
    full.pile[NITRA] = 3
    assert why_not(turn_of(full), CallPod()) == "R-39"


@proves("POD-02")
def test_the_pod_lands_far_off_though_one_place_is_near() -> None:
    table = scene(dwarf("gunner", (0, 0)), only=[(0, 0), (1, 0), (-1, 0), (2, 0), (3, 0)], codes={(-1, 0): "o"})
    table.pile[NITRA] = 3
    play(turn_of(table), CallPod(), At(at(3, 0)))
    assert table.pod == at(3, 0)


@proves("POD-03", "POD-04", "SETUP-04")
def test_a_new_pod_replaces_the_old_one() -> None:
    table = scene(dwarf("gunner", (0, 0)), script={"supplies": (1,)}, pod=at(5, 0), pod_card=0, stock=(1, 0, 0))
    table.supplies.remove(0)
    table.pile[NITRA] = 3
    play(turn_of(table), CallPod(), At(at(1, 0)))
    assert table.pod == at(1, 0)
    assert table.stock == (6, 3, 3)
    assert table.supply_discard == [0]


@proves("GET-01", "GET-02", "GET-03", "R-38")
def test_supplies_are_taken_into_free_slots_until_the_pod_is_empty() -> None:
    table = scene(dwarf("gunner", (0, 0), primary=3, health=4), pod=at(1, 0), pod_card=0, stock=(2, 4, 1))
    table.supplies.remove(0)
    game = play(turn_of(table), GetSupplies())
    assert why_not(game, Take(2, 1, 0)) == "GET-02"
    assert options(game)[0] == Take(2, 0, 1)
    play(game, Take(1, 0, 1))
    assert table.stock == (1, 4, 0)
    assert (table.dwarves[0].primary, table.dwarves[0].health) == (4, 5)
    table.stock = (1, 0, 0)
    play(game, GetSupplies(), Take(1, 0, 0))
    assert table.pod < 0
    assert table.supply_discard == [0]
    assert why_not(game, GetSupplies()) == "GET-01"


@proves("GET-02", "OC-02")
def test_an_overclocked_weapon_has_five_slots() -> None:
    table = scene(dwarf("gunner", (0, 0), overclocked=True), pod=at(1, 0), pod_card=0, stock=(0, 4, 0))
    table.supplies.remove(0)
    game = play(turn_of(table), GetSupplies())
    assert options(game)[0] == Take(0, 2, 0)


@proves("EXCH-01", "EXCH-02", "R-37", "R-89")
def test_ammo_cards_and_upgrades_change_hands() -> None:
    frag, card = throwable("frag"), shout("catch")
    table = scene(
        dwarf("gunner", (0, 0), primary=4, cards=(card,), fitted=((2,), ())),
        dwarf("scout", (1, 0), primary=2, throwables=(frag,), health=0),
        dwarf("driller", (5, 0)),
    )
    game = play(turn_of(table), Exchange())
    assert not any(isinstance(c, Hand) and 2 in (c.giver, c.taker) for c in options(game))
    play(game, Hand(0, 1, 0), Hand(1, 0, 2, frag), Hand(0, 1, 3, card), Hand(0, 1, 4, 2, 1))
    assert (table.dwarves[0].primary, table.dwarves[1].primary) == (3, 3)
    assert table.dwarves[0].throwables == (frag,)
    assert table.dwarves[1].cards == (card,)
    assert table.dwarves[1].fitted == ((), (2,))
    assert Hand(1, 0, 0) not in options(game)  # it is not handed back
    play(game, PASS)
    assert table.turn.actions == 2
    assert table.dwarves[1].health == 0
    alone = scene(dwarf("gunner", (0, 0)), dwarf("scout", (5, 0)))
    assert why_not(turn_of(alone), Exchange()) == "EXCH-01"


@proves("EXCH-01", "R-37")
def test_ammo_needs_free_slots() -> None:
    table = scene(dwarf("gunner", (0, 0)), dwarf("scout", (1, 0), primary=4, cards=(shout("catch"),)))
    game = play(turn_of(table), Exchange())
    assert Hand(0, 1, 0) in options(game)
    assert Hand(1, 0, 0) not in options(game)


# --- Rock & Stone cards


def holding(id: str, *others: Dwarf, script: Any = None, **more: Any) -> tuple[DeepRockTable, Game]:
    """The Gunner holds a card, in the Scout's turn."""
    table = scene(
        dwarf("gunner", (0, 0), cards=(shout(id),)), dwarf("scout", (2, 0), **more), *others, script=script or {}
    )
    return table, turn_of(table, 1)


@proves("RNS-01", "RNS-02", "RNS-03", "R-35", "CREW-06", "TURN-04")
def test_a_card_is_played_in_anybodys_turn_for_nothing() -> None:
    table, game = holding("one_more")
    assert game.why_not(0, Shout(shout("one_more"), 0)).clause == "RNS-03"  # type: ignore[union-attr]
    game.answer(0, Shout(shout("one_more"), 1))
    assert table.turn.actions == 4
    assert table.dwarves[0].cards == ()
    assert table.shout_discard == [shout("one_more")]
    assert game.why_not(0, Shout(shout("one_more"), 1)).clause == "RNS-02"  # type: ignore[union-attr]


@proves("RNS-03", "R-35")
def test_one_more_action_is_for_whoever_acts_now() -> None:
    cards = (shout("one_more"),)
    table = scene(dwarf("gunner", (0, 0), cards=cards), dwarf("scout", (2, 0), health=0), dwarf("driller", (4, 0)))
    game = turn_of(table, 2)
    assert game.why_not(0, Shout(cards[0], 1)).clause == "R-35"  # type: ignore[union-attr]
    assert game.why_not(0, Shout(cards[0], 2)) is None
    table.turn.acting = False
    assert game.why_not(0, Shout(cards[0], 2)).clause == "R-35"  # type: ignore[union-attr]


@proves("R-35", "RNS-01")
def test_no_card_interrupts_what_is_half_resolved() -> None:
    table, game = holding("drinks_on_me", health=3)
    table.pickups[at(3, 0)] = UNKNOWN
    table.pile[NITRA] = 3
    play(game, CallPod())
    assert game.why_not(0, Shout(shout("drinks_on_me"), 1)).clause == "R-35"  # type: ignore[union-attr]


@proves("R-100", "R-35")
def test_what_each_card_does() -> None:
    table, game = holding("drinks_on_me", health=2)
    game.answer(0, Shout(shout("drinks_on_me"), 1))
    assert table.dwarves[1].health == 4
    table, game = holding("catch", script={"throwables": (3,)})
    game.answer(0, Shout(shout("catch"), 1))
    assert table.dwarves[1].throwables == (3,)
    table, game = holding("we_are_rich")
    assert game.why_not(0, Shout(shout("we_are_rich"), 1)) == Refusal("RNS-03")  # it is played on nobody
    game.answer(0, Shout(shout("we_are_rich"), -1))
    game.answer(0, Gain(GOLD))
    assert table.pile[GOLD] == 1
    table, game = holding("look_what_i_found", primary=4, secondary=1)
    game.answer(0, Shout(shout("look_what_i_found"), 1))
    assert options(game) == [Reload(0, 2), Reload(1, 1)]
    play(game, Reload(1, 1))
    assert (table.dwarves[1].primary, table.dwarves[1].secondary) == (5, 2)
    table, game = holding("shake_it_off", webbed=True)
    game.answer(0, Shout(shout("shake_it_off"), 1))
    assert not table.dwarves[1].webbed
    table, game = holding("last_one_in")
    game.answer(0, Shout(shout("last_one_in"), 0))
    play(game, GoOn(at(0, 2)))
    assert place(table.dwarves[0].space) == (0, 2)
    assert table.turn.actions == 3


@proves("R-100", "R-35")
def test_a_card_that_can_do_nothing_is_kept() -> None:
    _, game = holding("drinks_on_me")
    assert game.commands(0) == []
    assert game.why_not(0, Shout(shout("drinks_on_me"), 1)).clause == "R-35"  # type: ignore[union-attr]
    _table, game = holding("rock_solid")
    assert game.why_not(0, Shout(shout("rock_solid"), 1)).clause == "R-35"  # type: ignore[union-attr]


@proves("R-93", "R-100")
def test_for_karl() -> None:
    card = shout("for_karl")
    table = scene(
        dwarf("gunner", (0, 0), cards=(card,)),
        dwarf("scout", (2, 0)),
        creatures=[("grunt", (5, 0))],
        script={"piercing": (1,)},
    )
    game = turn_of(table, 0)
    game.answer(0, Shout(card, 1))
    assert game.waiting() == (1,)
    play(game, Shoot(mode("regular"), at(5, 0)))
    assert alive(game, "grunt") == []
    assert table.dwarves[1].primary == 4
    assert table.turn.actions == 3
    without = scene(dwarf("gunner", (0, 0), cards=(card,)), dwarf("scout", (2, 0), primary=0, secondary=0))
    refusal = turn_of(without).why_not(0, Shout(card, 1))
    assert refusal is not None
    assert refusal.clause == "R-35"


@proves("R-100", "RNS-03")
def test_leave_no_dwarf_behind() -> None:
    table, game = holding("leave_no_dwarf", dwarf("driller", (3, 0), health=0), dwarf("engineer", (4, 0), health=0))
    assert [c.to for c in game.commands(0) if isinstance(c, Shout)] == [2]  # within three spaces
    game.answer(0, Shout(shout("leave_no_dwarf"), 2))
    assert table.dwarves[2].health == 1


@proves("RNS-03", "R-100")
def test_rock_solid_is_not_asked_for_an_attack_that_misses() -> None:
    ann, bo = dwarf("gunner", (0, 0)), dwarf("scout", (6, 0), cards=(shout("rock_solid"),))
    table = scene(ann, bo, creatures=[("slasher", (1, 0))], script={"creature": (0, 0)})
    assert begin(table, CreatureAttack(creature=table.creature_at(at(1, 0)), seat=0)).is_over


@proves("RNS-03", "R-35", "ACT-04")
def test_rock_solid_stops_an_attack_that_was_rolled() -> None:
    card = shout("rock_solid")
    table = scene(
        dwarf("gunner", (0, 0)),
        dwarf("scout", (6, 0), cards=(card,)),
        creatures=[("slasher", (1, 0))],
        script={"creature": (1, BANG)},
    )
    game = begin(table, CreatureAttack(creature=table.creature_at(at(1, 0)), seat=0))
    assert game.waiting() == (1,)
    play(game, YES)
    assert table.dwarves[0].health == 5
    assert not table.dwarves[0].knocked
    assert table.shout_discard == [card]


@proves("RNS-04")
def test_alone_one_may_cheer_oneself() -> None:
    card = shout("drinks_on_me")
    table = scene(dwarf("gunner", (0, 0), cards=(card,), health=2))
    game = turn_of(table)
    game.answer(0, Shout(card, 0))
    assert table.dwarves[0].health == 4
    again = scene(dwarf("gunner", (0, 0), cards=(shout("rock_and_stone"),)), script={"bullet": (0,)})
    assert isinstance(begin(again, RollDice(seat=0, kinds=("bullet",))).question, PlayRockAndStone)


# --- BOSCO


def with_robot(spot: tuple[int, int] = (1, 0), *, script: Any = None, **more: Any) -> tuple[DeepRockTable, Game]:
    table = scene(dwarf("gunner", (0, 0)), script={**QUIET, **(script or {})}, robot=at(*spot), **more)
    return table, play(turn_of(table), END)


@proves("BOSCO-02", "BOSCO-03", "R-07")
def test_bosco_flies_over_everything_twice_a_turn() -> None:
    table, game = with_robot(codes={(2, 0): "S", (1, 1): "o"}, creatures=[("grunt", (3, 0))])
    assert told(game, EventDrawn) == []
    assert RobotMove(at(1, 1)) in options(game)
    assert RobotMove(at(2, 0)) not in options(game)
    assert RobotMove(at(3, 0)) not in options(game)
    assert RobotMove(at(0, 0)) not in options(game)
    assert why_not(game, RobotMove(at(3, 0))) == "BOSCO-03"
    play(game, RobotMove(at(4, 0)))
    assert table.robot == at(4, 0)
    play(game, RobotMove(at(4, 1)))
    assert len(told(game, EventDrawn)) == 1


@proves("BOSCO-03")
def test_bosco_does_not_fly_through_rock() -> None:
    table = scene(dwarf("gunner", (0, 0)), robot=at(1, 0), only=[(0, 0), (1, 0), (3, 0)])
    assert places(flights_of_robot(table)) == []


@proves("R-78", "END-05")
def test_that_the_objectives_are_met_is_said_once() -> None:
    table = scene(dwarf("driller", (0, 1)), dwarf("engineer", (1, 1)), codes=HOME, objectives=ONE_GOLD)
    found = [play(begin(table, Glittering(seat=0, count=1)), Gain(GOLD)) for _ in range(2)]
    assert [len(told(game, ObjectivesMet)) for game in found] == [1, 0]


@proves("GUN-08", "R-62")
def test_a_shield_that_stopped_an_attack_is_gone_when_that_turn_ends() -> None:
    dwarves = dwarf("scout", (5, 0)), dwarf("gunner", (0, 0))
    table = scene(*dwarves, shield=at(5, 1), script={"events": (event("cave_leech"),)})
    play(turn_of(table), END)
    assert table.dwarves[0].health == 5
    assert table.shield < 0
    table = scene(*dwarves, shield=at(5, 1), script=QUIET)
    play(turn_of(table), END)
    assert table.shield == at(5, 1)


@proves("BOSCO-04", "R-76", "BOSCO-10")
def test_what_bosco_frees_stays_on_the_ground() -> None:
    table, game = with_robot(
        minerals={(2, 0): "gold"},
        pickups={(1, 1): "loot_bug", (2, -1): "red_sugar"},
        script={"axe": (2,), "mineral": (NITRA,)},
    )
    assert Chop(PICKUP, at(2, -1)) not in chops(table, 0, True)
    play(game, RobotAxe(), Chop(ROCK, at(2, 0)), Chop(PICKUP, at(1, 1)))
    assert table.ground == {at(2, 0): (GOLD,), at(1, 1): (NITRA, GOLD)}
    assert sum(table.pile) == 0
    far = scene(dwarf("gunner", (0, 0)), robot=at(5, 0), codes={(5, 1): "S"}, creatures=[("grunt", (6, 0))])
    assert {c.what for c in chops(far, 0, True)} == {STALAGMITE, CREATURE}


@proves("BOSCO-04", "AXE-10", "DRILL-04")
def test_bosco_has_no_drill() -> None:
    table = scene(dwarf("driller", (0, 0)), robot=at(2, 0), creatures=[("mactera_spawn", (3, 0))], script={"axe": (2,)})
    game = play(turn_of(table), END, RobotAxe(), Chop(CREATURE, at(3, 0)), Chop(CREATURE, at(3, 0)))
    assert alive(game, "mactera_spawn") == [(3, 0)]


@proves("BOSCO-10", "R-29")
def test_bosco_reveals_and_takes_nothing() -> None:
    table, game = with_robot(pickups={(4, 0): "?"}, ground={at(3, 0): (GOLD,)})
    play(game, RobotMove(at(3, 0)))
    assert table.pickups == {at(4, 0): UNKNOWN}
    assert table.ground == {at(3, 0): (GOLD,)}


@proves("BOSCO-05", "BOSCO-06", "BOSCO-08", "R-76")
def test_bosco_shoots() -> None:
    table, game = with_robot(creatures=[("grunt", (4, 0)), ("slasher", (4, 1))], script={"bullet": (1,)})
    play(game, RobotShoot(mode("light_gun"), at(4, 0)))
    assert alive(game, "grunt") == []
    assert why_not(game, RobotShoot(mode("rocket"), at(4, 1))) == "BOSCO-06"
    assert why_not(game, RobotShoot(mode("burst"), at(4, 1))) == "BOSCO-05"
    assert (table.dwarves[0].primary, table.dwarves[0].secondary) == (5, 3)
    table, game = with_robot(creatures=[("slasher", (4, 1))], script={"explosion": (2,)})
    play(game, RobotShoot(mode("rocket"), at(4, 1)))
    assert alive(game, "slasher") == []
    assert len(told(game, EventDrawn)) == 1


@proves("BOSCO-11", "HID-01")
def test_bosco_opens_hidden_caves() -> None:
    table, game = with_robot((0, -1), hidden=[(0, -4)], codes={(0, -2): "#"}, script={"axe": (1,), "caves": (2,)})
    play(game, RobotAxe(), Chop(ROCK, at(0, -2)))
    assert table.hidden == ()


@proves("BOSCO-07", "R-75", "END-02")
def test_bosco_revives_the_fallen_who_takes_a_new_turn() -> None:
    table = scene(dwarf("gunner", (0, 0), health=1), robot=at(5, 0), creatures=[("grunt", (1, 0))])
    table.dice.script = {"events": (event("they_smell_you"),), "creature": (1,)}
    game = play(turn_of(table), END, RobotDone())
    assert not game.is_over
    assert table.dwarves[0].health == 1
    assert table.robot < 0
    assert table.turn.actions == 3
    assert len(told(game, EventDrawn)) == 1


@proves("BOSCO-08", "BOSCO-09", "LOS-04")
def test_bosco_is_no_target_and_no_obstacle() -> None:
    table = scene(
        dwarf("gunner", (3, 0)), robot=at(1, 0), creatures=[("grunt", (0, 0))], only=[(n, 0) for n in range(4)]
    )
    game = begin(table, activation(table))
    assert alive(game, "grunt") == [(2, 0)]  # past BOSCO, who was not attacked
    assert not table.vacant() & BIT[at(1, 0)]
    assert not table.free_for_creatures() & BIT[at(1, 0)]


@proves("BOSCO-12", "R-48", "R-47")
def test_bosco_takes_reaction_shots_with_his_light_gun() -> None:
    table = scene(dwarf("gunner", (0, 0)), robot=at(2, 0), script={"bullet": (1,)})
    game = begin(table, ReactionShots(attacked=0, space=at(0, 0)))
    assert options(game) == [PASS, React(mode("light_gun"))]
    play(game, React(mode("light_gun")))
    assert game.is_over
    far = scene(dwarf("gunner", (0, 0)), robot=at(3, 0))
    assert begin(far, ReactionShots(attacked=0, space=at(0, 0))).is_over


# --- missions


@proves("R-99", "SETUP-06")
def test_a_wreck_is_repaired_with_three_cubes() -> None:
    table = scene(
        dwarf("gunner", (0, 0)),
        dwarf("scout", (5, 0)),
        codes={(1, 0): "W"},
        objectives=(Objective("repair", "wreck", 1, "primary", 3),),
    )
    game = turn_of(table)
    play(game, Repair(at(1, 0)), Repair(at(1, 0)))
    assert told(game, ObjectivesMet) == []
    play(game, Repair(at(1, 0)))
    assert table.met
    assert table.cubes == {at(1, 0): 3}
    assert why_not(turn_of(table), Repair(at(1, 0))) == "R-99"
    assert why_not(turn_of(table, 1), Repair(at(1, 0))) == "R-99"


@proves("R-90")
def test_an_aquarq_is_deposited_at_the_minehead() -> None:
    table = scene(
        dwarf("gunner", (0, 0), carrying=True),
        dwarf("scout", (5, 0), carrying=True),
        codes={(1, 0): "H"},
        objectives=(Objective("deposit", "aquarq", 2, "primary"),),
    )
    game = play(turn_of(table), Deposit())
    assert table.pile[AQUARQ] == 1
    assert table.turn.actions == 3
    assert why_not(game, Deposit()) == why_not(game, LayDown()) == "R-90"
    game = turn_of(table, 1)
    assert why_not(game, Deposit()) == "R-90"
    play(game, LayDown())
    assert table.ground == {at(5, 0): (AQUARQ,)}


# --- the shield and the events of others


@pytest.mark.parametrize(("shield", "health"), [(-1, 3), (0, 5)])
@proves("GUN-07", "R-62", "R-95", "GUN-08")
def test_a_leech_hurts_unless_shielded(shield: int, health: int) -> None:
    table = scene(dwarf("gunner", (0, 0)), shield=at(0, 1) if shield == 0 else -1)
    begin(table, FromAbove(seat=0, damage=2, carries=False))
    assert table.dwarves[0].health == health
    assert table.dwarves[0].knocked == (health == 3)
    assert table.turn.shield_used == (health == 5)


@proves("EVENT-05", "STAND-03", "R-82")
def test_an_offer_needs_a_standing_dwarf() -> None:
    script = {"events": (event("risky_seam"),)}
    table = scene(dwarf("gunner", (0, 0)), script=script)
    game = begin(table, DrawEvent(seat=0))
    assert isinstance(game.question, AcceptOffer)
    play(game, YES)
    assert table.pile[NITRA] == 2
    assert table.threat == 1
    table = scene(dwarf("gunner", (0, 0), knocked=True), script=script)
    game = begin(table, DrawEvent(seat=0))
    assert game.is_over
    assert sum(table.pile) == 0


@proves("R-59")
def test_who_falls_takes_no_further_effect() -> None:
    table = scene(
        dwarf("gunner", (0, 0), health=1),
        dwarf("scout", (5, 0)),
        creatures=[("web_spitter", (2, 0))],
        script={"creature": (1, BANG)},
    )
    begin(table, CreatureAttack(creature=table.creature_at(at(2, 0)), seat=0))
    assert table.dwarves[0].health == 0
    assert not table.dwarves[0].webbed
    table.afflict(1, WEBBED)
    assert table.dwarves[1].webbed
