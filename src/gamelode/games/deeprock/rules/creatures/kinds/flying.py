"""Creatures that fly."""

from __future__ import annotations

from gamelode.kernel import cites

from ....kinds import Spaces
from ....table import DeepRockTable
from .base import SpecialRule
from .gaits import Gait


class Flight(Gait):
    """Over pits, stalagmites and figures, and over what lies on the floor."""

    treads = False

    @cites("CRE-07")
    def usable(self, table: DeepRockTable) -> Spaces:
        """It may enter all that is open."""
        return table.open

    @cites("CRE-07")
    def pits(self, table: DeepRockTable) -> Spaces:
        """It need not climb along any pit."""
        return 0


class Flying(SpecialRule, frozen=True):
    """It flies."""

    key = "flying"
    words = "flies over pits, stalagmites and figures"
    gait = Flight()
