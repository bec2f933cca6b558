"""Creatures that look one way, and can be attacked from behind."""

from __future__ import annotations

from gamelode.kernel import cites

from ....board.hexes import is_behind
from ....kinds import Creature, Space
from ....table import DeepRockTable
from .base import SpecialRule


class Faces(SpecialRule, frozen=True):
    """It faces where it goes, and resists nothing from behind."""

    key = "faces"
    words = "resists nothing from behind"
    faces = True

    @cites("CRE-14", "CRE-16", "R-67")
    def is_open_from(self, table: DeepRockTable, creature: Creature, source: Space) -> bool:
        """Whether the attacker stands behind it; behind its rear, if it takes two spaces."""
        back = table.rear if creature == table.content.two_spaces else table.where[creature]
        return is_behind(back, table.facing[creature], source)
