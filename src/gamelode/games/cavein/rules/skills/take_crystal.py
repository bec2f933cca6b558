"""The skill that takes a crystal."""

from __future__ import annotations

from gamelode.kernel import Frame, Seat, cites

from ...table import CaveInTable
from ..taking_crystals import TakingCrystal
from .base import Skill


@cites("TER-01", "HYD-01", "MGL-01", "MET-01", "BIO-01", "WEE-01", "R-19")
class TakeCrystal(Skill, frozen=True):
    """Driller, Frogt'Opus, Mineraccoon, Oddgrabber, Cyberwitch, Sapling: a crystal of cost 1 in the own colour."""

    colour: str
    cost: int

    def apply(self, table: CaveInTable, seat: Seat) -> Frame:
        return TakingCrystal(seat=seat, cost=self.cost, colour=table.content.colours[self.colour])
