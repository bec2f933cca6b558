"""Creatures that break through rock."""

from __future__ import annotations

from gamelode.kernel import cites

from ....board.hexes import BIT, BOARD
from ....kinds import Spaces
from ....table import DeepRockTable
from .base import SpecialRule
from .gaits import Gait


class Crushing(Gait):
    """Through rock and stalagmites, but not where minerals are, nor into hidden caves."""

    breaks_rock = True

    @cites("CRE-17", "R-69")
    def usable(self, table: DeepRockTable) -> Spaces:
        """The whole board but for Dwarves, minerals and hidden caves."""
        solid = table.sealed | table.bodies
        for space in table.minerals:
            solid |= BIT[space]
        return BOARD & ~solid

    @cites("CRE-17")
    def breaks(self, table: DeepRockTable) -> Spaces:
        """All walls and stalagmites give way to it."""
        return table.walls | table.stalagmites


class Crushes(SpecialRule, frozen=True):
    """It breaks through rock."""

    key = "crushes"
    words = "breaks through rock"
    gait = Crushing()
