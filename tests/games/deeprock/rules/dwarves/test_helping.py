"""Standing up, helping up, reviving."""

from __future__ import annotations

from gamelode.games.deeprock.board.hexes import BIT
from gamelode.games.deeprock.kinds import KNOCKED
from gamelode.games.deeprock.rules.creatures.ways import terrain_of
from gamelode.games.deeprock.rules.dwarves.helping import HelpUp, Revive
from gamelode.games.deeprock.rules.dwarves.walk import passable
from gamelode.kernel import proves

from ...scene import at, dwarf, play, scene, turn_of, why_not


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
    assert not terrain_of(table, 0)[0] & BIT[at(0, 0)]
    assert passable(table, 1) & BIT[at(0, 0)]
    assert not table.vacant() & BIT[at(0, 0)]
