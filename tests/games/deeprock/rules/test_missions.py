"""What Dwarves do in missions."""

from __future__ import annotations

from gamelode.games.deeprock.content.entries import Objective
from gamelode.games.deeprock.events.mission import ObjectivesMet
from gamelode.games.deeprock.kinds import AQUARQ, MINOR
from gamelode.games.deeprock.rules.missions import Deposit, Launch, LayDown, Repair
from gamelode.kernel import proves

from ..scene import HOME, at, dwarf, play, scene, told, turn_of, why_not


@proves("R-42", "END-04")
def test_the_pod_launches_without_the_fallen() -> None:
    table = scene(dwarf("driller", (0, 0)), dwarf("scout", (5, 0), health=0), codes=HOME, met=True)
    game = turn_of(table)
    play(game, Launch())
    assert (table.over, table.result) == ("R-42", MINOR)
    table = scene(dwarf("driller", (0, 0)), dwarf("scout", (5, 0)), codes=HOME, met=True)
    assert why_not(turn_of(table), Launch()) == "R-42"


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
