"""A game that a seat could be in."""

from __future__ import annotations

from gamelode.kernel import Dice, proves

from ..scene import SOUTH, at, fight, scene


@proves("R-97")
def test_nothing_is_hidden_so_only_the_dice_are_drawn_anew() -> None:
    game = fight(scene({"c3": "savage_ogre"}, {"c3": "late_bloomer"}, dice="b 3 . . . ."), "c3")
    other = game.redeal(SOUTH, Dice.from_seed("another"))
    assert at(other).dice != at(game).dice
    at(other).dice = at(game).dice
    assert other.digest() == game.digest()
