"""Creatures that fly."""

from __future__ import annotations

from gamelode.games.deeprock.board.hexes import BIT
from gamelode.games.deeprock.rules.creatures.ways import terrain_of
from gamelode.kernel import proves

from ....scene import CONTENT, CORRIDOR, activated, alive, at, dwarf, scene


@proves("CRE-07", "R-24", "AXE-12")
def test_macteras_fly_over_everything_but_rock_flames_and_the_shield() -> None:
    codes = {(1, 0): "S", (2, 0): "o"}
    table = scene(dwarf("gunner", (6, 0)), dwarf("scout", (0, 1)), codes=codes, flames=BIT[at(1, 1)], shield=at(2, 1))
    table.burn()
    mactera, grunt = CONTENT.kind["mactera_spawn"], CONTENT.kind["grunt"]
    usable, pits, _held = terrain_of(table, mactera)
    assert pits == 0
    for spot, flies in (((1, 0), True), ((2, 0), True), ((0, 1), True), ((1, 1), False), ((2, 1), False)):
        assert bool(usable & BIT[at(*spot)]) is flies
    assert not terrain_of(table, grunt)[0] & (BIT[at(1, 0)] | BIT[at(0, 1)])
    lone = scene(dwarf("gunner", (5, 0)), only=CORRIDOR, codes={(1, 0): "S"}, creatures=[("mactera_spawn", (0, 0))])
    assert alive(activated(lone), "mactera_spawn") == [(2, 0)]  # over it, and not onto it
