"""Creatures that break rock."""

from __future__ import annotations

from gamelode.games.deeprock.board.hexes import BIT
from gamelode.games.deeprock.rules.creatures.ways import terrain_of
from gamelode.kernel import proves

from ....scene import CONTENT, activated, at, dwarf, place, scene


@proves("CRE-17", "CRE-18", "CRE-19", "R-69")
def test_the_oppressor_crushes_rock_and_its_rear_follows() -> None:
    table = scene(
        dwarf("gunner", (6, 0)),
        only=[(0, 0), (1, 0), (5, 0), (6, 0)],
        codes={(5, 0): "S"},
        creatures=[("oppressor", (1, 0), "E", (0, 0))],
    )
    activated(table)
    assert place(table.where[CONTENT.two_spaces]) == (5, 0)
    assert place(table.rear) == (4, 0)
    assert all(table.open & BIT[at(n, 0)] for n in (2, 3, 4))
    assert not table.stalagmites
    assert table.facing[CONTENT.two_spaces] == 0


@proves("R-69", "CRE-17")
def test_minerals_and_hidden_caves_stop_the_oppressor() -> None:
    table = scene(
        dwarf("gunner", (6, 0)),
        only=[(0, 0), (1, 0), (6, 0)],
        minerals={(2, 0): "gold"},
        hidden=[(3, -3)],
        codes={(1, 1): "S"},
        creatures=[("oppressor", (1, 0), "E", (0, 0))],
    )
    usable = terrain_of(table, CONTENT.kind["oppressor"])[0]
    assert not usable & BIT[at(2, 0)]
    assert not usable & table.map.hidden["A"]
    assert usable & BIT[at(1, 1)]
