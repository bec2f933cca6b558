"""Ways of moving: where a kind of creature goes, what gives way to it, and how it flees."""

from __future__ import annotations

from typing import ClassVar

from gamelode.kernel import Frame, Seat, cites

from ....kinds import Creature, Space, Spaces
from ....table import DeepRockTable
from ..crawl import Flee


class Gait:
    """Creatures walk, round Dwarves and stalagmites and along the rims of pits, unless a rule says otherwise."""

    treads: ClassVar[bool] = True  # on what lies on the floor
    breaks_rock: ClassVar[bool] = False

    @cites("ACT-07", "ACT-09", "R-24")
    def usable(self, table: DeepRockTable) -> Spaces:
        """The spaces that it may enter, as far as nothing bars every creature from them."""
        return table.open & ~(table.stalagmites | table.bodies)

    @cites("ACT-07", "R-57")
    def pits(self, table: DeepRockTable) -> Spaces:
        """The pits that it must climb along."""
        return table.pits

    def breaks(self, table: DeepRockTable) -> Spaces:
        """The rock and the stalagmites that give way to it."""
        return 0

    @cites("SYM-06")
    def flee(self, creature: Creature, source: Space, most: int, chooser: Seat) -> Frame:
        """It runs from whatever scared it, up to so many steps."""
        return Flee(creature=creature, source=source, most=most, chooser=chooser)


WALKS = Gait()
