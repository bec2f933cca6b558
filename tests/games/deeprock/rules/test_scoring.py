"""Who wins."""

from __future__ import annotations

from gamelode.games.deeprock import RULES
from gamelode.games.deeprock.content.entries import Objective
from gamelode.games.deeprock.events.mission import MissionEnded, ObjectivesMet
from gamelode.games.deeprock.kinds import GOLD, MINOR, SUCCESS
from gamelode.games.deeprock.rules.cards.relief import Gain, Glittering
from gamelode.games.deeprock.rules.creatures.harm import Harm
from gamelode.games.deeprock.rules.creatures.swarms import RaiseThreat
from gamelode.games.deeprock.rules.dwarves.move import Move
from gamelode.kernel import proves

from ..scene import HOME, at, begin, dwarf, play, scene, started, told, turn_of

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


@proves("R-78", "END-05")
def test_that_the_objectives_are_met_is_said_once() -> None:
    table = scene(dwarf("driller", (0, 1)), dwarf("engineer", (1, 1)), codes=HOME, objectives=ONE_GOLD)
    found = [play(begin(table, Glittering(seat=0, count=1)), Gain(GOLD)) for _ in range(2)]
    assert [len(told(game, ObjectivesMet)) for game in found] == [1, 0]


@proves("TURN-02")
def test_all_seats_are_one_side() -> None:
    game = started(3)
    assert RULES.sides is not None
    assert RULES.sides(game.table) == (0, 0, 0)
