"""Ways of moving."""

from __future__ import annotations

from gamelode.games.deeprock.rules.creatures.harm import Harm
from gamelode.kernel import proves

from ....scene import alive, at, begin, dwarf, scene


@proves("R-18")
def test_whoever_cannot_move_does_not_flee() -> None:
    table = scene(dwarf("gunner", (0, 0)), creatures=[("brood_nexus", (1, 0))])
    nexus = table.creature_at(at(1, 0))
    game = begin(table, Harm(wounds={nexus: 0}, scared=(nexus,), source=at(0, 0)))
    assert game.is_over
    assert alive(game, "brood_nexus") == [(1, 0)]
