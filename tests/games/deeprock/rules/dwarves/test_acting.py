"""What a Dwarf needs to act."""

from __future__ import annotations

from gamelode.games.deeprock.rules.dwarves.axe import Axe
from gamelode.games.deeprock.rules.dwarves.helping import StandUp
from gamelode.games.deeprock.rules.dwarves.move import Move
from gamelode.kernel import proves

from ...scene import END, at, dwarf, options, play, scene, turn_of, why_not


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
