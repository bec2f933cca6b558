"""Turns."""

from __future__ import annotations

from gamelode.games.deeprock.events.cards import EventDrawn
from gamelode.games.deeprock.events.dwarves import PassedOver, TurnBegan
from gamelode.games.deeprock.kinds import GOLD, MINOR, STUNNED
from gamelode.games.deeprock.rules.cards.any_time import Shout
from gamelode.games.deeprock.rules.dwarves.classes import Flare, Platforms, Sentry, Shield, Zipline
from gamelode.games.deeprock.rules.dwarves.helping import StandUp
from gamelode.games.deeprock.rules.dwarves.move import Move
from gamelode.games.deeprock.rules.turn import Rounds
from gamelode.kernel import PASS, proves

from ..scene import END, HOME, QUIET, at, begin, dwarf, options, play, scene, shout, told, turn_of, why_not


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


@proves("R-42")
def test_a_round_of_waiting_launches_the_pod() -> None:
    table = scene(dwarf("driller", (0, 0)), dwarf("scout", (5, 0), health=0), codes=HOME, met=True)
    game = begin(table, Rounds(seat=0))
    play(game, END, END)
    assert (table.over, table.result) == ("R-42", MINOR)
