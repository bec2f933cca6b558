"""Haulers load ore and bring it home."""

from __future__ import annotations

from typing import ClassVar

from gamelode.kernel import Refusal, cites

from .events import OreDelivered, OreDumped, OreLoaded
from .pieces import DRILLER, HAULER, UNDRILLED, Kind, Rock, Unit
from .table import BeltTable
from .work import Work, attach, is_on_board, why_not_reach, why_not_stow

NOT_OPEN = Refusal("R-49")
NO_DRILLER = Refusal("HAUL-01")
NOT_HOME = Refusal("R-54")
EMPTY = Refusal("HAUL-07")


class Load(Work, frozen=True):
    """Load {loads} from {rock}"""

    kinds: ClassVar[tuple[Kind, ...]] = (HAULER,)

    rock: Rock
    loads: int

    @cites("HAUL-02", "HAUL-04", "HAUL-05", "R-49", "R-50")
    def why_not(self, table: BeltTable, unit: Unit) -> Refusal | None:
        no = why_not_reach(table, unit, self.rock)
        if no is not None:
            return no
        there = table.left[self.rock]
        if there == UNDRILLED:
            return NOT_OPEN
        most = min(there, table.content.rates.loads_per_action)
        if not 1 <= self.loads <= most:
            return Refusal("R-50", (most,))
        return why_not_stow(table, unit, table.content.deposit_ore[table.deposit[self.rock]], self.loads)

    @cites("HAUL-01", "HAUL-02", "HAUL-03", "ATT-02", "DEB-01", "R-46", "R-50")
    def begin(self, table: BeltTable, unit: Unit) -> None:
        """It stays on the asteroid until its player's next turn."""
        ore = table.content.deposit_ore[table.deposit[self.rock]]
        attach(table, unit, self.rock)
        table.ore[unit] = ore
        table.loads[unit] += self.loads
        table.tell(OreLoaded, unit, self.rock, self.loads, ore)
        table.take_out(self.rock, self.loads)


class Take(Work, frozen=True):
    """Take the load of {driller}"""

    kinds: ClassVar[tuple[Kind, ...]] = (HAULER,)

    driller: Unit

    @cites("HAUL-01", "R-53")
    def why_not(self, table: BeltTable, unit: Unit) -> Refusal | None:
        other = self.driller
        fits = is_on_board(table, other) and other % 3 == DRILLER and table.team(other) == table.team(unit)
        if not fits or not table.loads[other] or not table.touches_unit(unit, other):
            return NO_DRILLER
        return why_not_stow(table, unit, table.ore[other])

    @cites("HAUL-01", "R-53")
    def begin(self, table: BeltTable, unit: Unit) -> None:
        table.hand_over(self.driller, unit)


class Unload(Work, frozen=True):
    """Unload at the refinery"""

    kinds: ClassVar[tuple[Kind, ...]] = (HAULER,)

    @cites("HAUL-06", "R-54")
    def why_not(self, table: BeltTable, unit: Unit) -> Refusal | None:
        return None if table.loads[unit] and table.touches_refinery(unit, table.team(unit)) else NOT_HOME

    @cites("HAUL-01", "HAUL-06", "PLAT-01", "SCORE-01", "SETUP-04", "R-54", "R-74")
    def begin(self, table: BeltTable, unit: Unit) -> None:
        """All of it goes to the team's stock, and can be spent from now on."""
        table.stock[table.team(unit)][table.ore[unit]] += table.loads[unit]
        table.tell(OreDelivered, unit, table.loads[unit], table.ore[unit])
        table.ore[unit] = table.loads[unit] = 0


class Dump(Work, frozen=True):
    """Dump the cargo"""

    kinds: ClassVar[tuple[Kind, ...]] = (DRILLER, HAULER)

    @cites("HAUL-07", "R-51")
    def why_not(self, table: BeltTable, unit: Unit) -> Refusal | None:
        return None if table.loads[unit] else EMPTY

    @cites("HAUL-07", "HAUL-08", "R-51")
    def begin(self, table: BeltTable, unit: Unit) -> None:
        """All of it, for good."""
        table.tell(OreDumped, unit, table.loads[unit], table.ore[unit])
        table.ore[unit] = table.loads[unit] = 0
