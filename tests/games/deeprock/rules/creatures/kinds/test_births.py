"""Creatures that breed."""

from __future__ import annotations

from gamelode.games.deeprock.board.hexes import BIT, NEAR
from gamelode.games.deeprock.events.creatures import Attacked
from gamelode.games.deeprock.kinds import BANG
from gamelode.games.deeprock.rules.creatures.harm import Harm
from gamelode.kernel import proves

from ....scene import activated, alive, at, begin, dwarf, scene, told


@proves("CRE-10", "CRE-11", "R-14", "R-49")
def test_grunts_come_out_of_a_dead_nexus_unhurt() -> None:
    table = scene(dwarf("gunner", (3, 0)), creatures=[("brood_nexus", (0, 0))])
    game = begin(table, Harm(wounds={table.creature_at(at(0, 0)): 5}, by=0))
    assert alive(game, "brood_nexus") == []
    assert alive(game, "grunt") == [(0, 0), (1, 0)]
    assert sum(table.wounds) == 0


@proves("CRE-09", "R-70", "R-49")
def test_a_nexus_breeds_whether_or_not_anybody_is_near() -> None:
    table = scene(dwarf("gunner", (6, 0)), creatures=[("brood_nexus", (0, 0))], script={"creature": (BANG, BANG)})
    game = activated(table)
    assert len(alive(game, "grunt")) == 2
    assert all(NEAR[at(0, 0)] & BIT[at(*spot)] for spot in alive(game, "grunt"))
    table = scene(dwarf("gunner", (1, 0)), creatures=[("brood_nexus", (0, 0))], script={"creature": (1, 1)})
    game = activated(table)
    assert table.dwarves[0].health == 5
    assert told(game, Attacked) == []
