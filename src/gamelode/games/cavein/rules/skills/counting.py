"""Skills that make cards of a faction count for more in this turn's payments."""

from __future__ import annotations

from gamelode.kernel import Seat, cites

from ...table import CaveInTable
from .base import Skill


@cites("WEE-02")
class CountAsCrystal(Skill, frozen=True):
    """Stalkroot: cards of a faction count as the colour of the crystal being mined."""

    faction: str

    def apply(self, table: CaveInTable, seat: Seat) -> None:
        table.turn.as_crystal |= 1 << table.content.factions[self.faction]


@cites("WEE-03", "R-25")
class CountDouble(Skill, frozen=True):
    """Seeder: cards of a faction count double in a payment, and never more than that."""

    faction: str

    def apply(self, table: CaveInTable, seat: Seat) -> None:
        table.turn.doubled |= 1 << table.content.factions[self.faction]
