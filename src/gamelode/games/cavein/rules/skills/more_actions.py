"""Skills that allow more in the Action phase of this turn."""

from __future__ import annotations

from gamelode.kernel import Seat, cites

from ...table import CaveInTable
from .base import Skill


@cites("HYD-03", "R-27")
class AllowEqualActions(Skill, frozen=True):
    """Fish'Bean: the actions of this turn may be of the same type."""

    def apply(self, table: CaveInTable, seat: Seat) -> None:
        table.turn.equal_actions = True


@cites("MET-02", "MET-03", "START-04", "CARD-05", "R-28")
class ExtraMine(Skill, frozen=True):
    """Drollo: an additional Mine action in this turn's Action phase."""

    count: int

    def apply(self, table: CaveInTable, seat: Seat) -> None:
        table.turn.extra_mines += self.count


@cites("MET-05", "MET-06", "R-26")
class SecondCrystal(Skill, frozen=True):
    """Scrabber: after each mining another crystal of the same cost."""

    costs: tuple[int, ...]

    def apply(self, table: CaveInTable, seat: Seat) -> None:
        table.turn.second_crystals += (self.costs,)
