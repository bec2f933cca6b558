"""How players are called in questions."""

from __future__ import annotations

from gamelode.games.deeprock.rules.creatures.attack import PlayRockSolid
from gamelode.games.deeprock.rules.dwarves.dice import PlayRockAndStone

from ..scene import asked, begin, dwarf, scene, shout


def test_whoever_is_asked_about_himself_is_called_you() -> None:
    table = scene(dwarf("gunner", (0, 0), cards=(shout("rock_and_stone"),)), dwarf("scout", (5, 0)))
    own = begin(table, PlayRockAndStone(seat=0, card=shout("rock_and_stone"), to=0, faces=(1, 0)))
    assert asked(own) == "Do you play “Rock and Stone!” so that you may roll again? The dice show 1, blank."
    others = begin(table, PlayRockAndStone(seat=0, card=shout("rock_and_stone"), to=1, faces=(1,)))
    assert asked(others) == "Do you play “Rock and Stone!” so that Bo may roll again? The dice show 1."
    solid = "Do you play “Rock Solid!” so that the attack has no effect on {}?"
    assert asked(begin(table, PlayRockSolid(seat=0, card=shout("rock_solid"), to=0))) == solid.format("you")
    assert asked(begin(table, PlayRockSolid(seat=0, card=shout("rock_solid"), to=1))) == solid.format("Bo")
