"""Scenes of Pebbles: a table as a test needs it."""

import pebbles
from gamelode.kernel import Dice, Game
from pebbles.rules import Turns


def scene(*heaps: int) -> Game:
    edition = pebbles.RULES.standard
    table = edition.table(dice=Dice(key=bytes(32)), seats=2, heaps=list(heaps))  # type: ignore[call-arg]
    return Game.scene(edition, table, Turns())
