"""Scenes for bots: whole games of Cave-In and of the forest, so that what a bot imagines can go on."""

from __future__ import annotations

from gamelode.games.cavein.rules.rounds import Rounds
from gamelode.games.cavein.table import CaveInTable
from gamelode.kernel import Game
from tests.games.cavein.scene import EDITION
from tests.kernel.forest.camps import BACK, COMPASS, PACES, Pitch
from tests.kernel.forest.rounds import Turn
from tests.kernel.forest.table import Camp
from tests.kernel.scenes import begin, forest, play


def first_turn(table: CaveInTable) -> Game:
    """Seat 0 begins."""
    return Game.scene(EDITION, table, Rounds(start=0), seats=len(table.players))


def last_turn(table: CaveInTable) -> Game:
    """Seat 0 has the last turn of the game."""
    seats = len(table.players)
    return Game.scene(EDITION, table, Rounds(start=1, turns=seats - 1, triggered=True), seats=seats)


def no_point_listed() -> Game:
    """Seat 0 pitches a camp, but every point that is pointed out is too near another. There is room in between."""
    camps = [Camp(1, PACES * east, PACES * north) for east, north in COMPASS]
    game = play(begin(forest(camps=camps), Turn(seat=0)), (0, Pitch()))
    assert game.options(0) == [BACK]
    return game
