"""What nobody has seen."""

from __future__ import annotations

from gamelode.games.deeprock.board.hexes import BIT
from gamelode.games.deeprock.rules.creatures.caves import Opening
from gamelode.kernel import Dice, Game, proves

from ..scene import EDITION, board, started


@proves("HAZ-04", "HID-01", "R-28")
def test_nothing_that_nobody_has_seen_is_on_the_table() -> None:
    game = started(2, mission="behind_the_rock", dwarves="gunner,scout")
    view = game.view(0)
    assert view == game.view(None)
    other = game.redeal(0, Dice.from_seed("another"))
    assert other.view(0) == view
    tables = [board(game.redeal(0, Dice.from_seed(seed))) for seed in range(12)]
    found = set()
    for table in tables:
        wall = next(s for s in range(360) if BIT[s] & table.map.hidden["A"])
        Game.scene(EDITION, table, Opening(space=wall))
        found.add(tuple(table.cave_bag))
    assert len(found) > 3  # any cave may be there
