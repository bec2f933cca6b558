"""Haulers load ore and bring it home."""

from __future__ import annotations

from typing import ClassVar

from gamelode.kernel import Frame, Next, Refusal, cites, clause

from ..events import OreDelivered, OreDumped, OreLoaded
from ..kinds import DRILLER, HAULER, UNDRILLED, Kind, Rock, Unit, kind_of
from ..table import BeltTable
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

    def frame(self, unit: Unit) -> Frame:
        return Loading(unit=unit, rock=self.rock, loads=self.loads)


class Loading(Frame):
    """[HAUL-02] A hauler loads ore from an open asteroid."""

    unit: Unit
    rock: Rock
    loads: int

    @clause("HAUL-03", "ATT-02", "R-46")
    def bind(self, table: BeltTable, _: None) -> Next:
        """The hauler stays on the asteroid until its player's next turn."""
        attach(table, self.unit, self.rock)
        return None

    @clause("HAUL-01", "HAUL-02", "DEB-01", "R-50")
    def stow(self, table: BeltTable, _: None) -> Next:
        """The loads go aboard, in the very turn of its arrival."""
        ore = table.content.deposit_ore[table.deposit[self.rock]]
        table.ore[self.unit] = ore
        table.loads[self.unit] += self.loads
        table.tell(OreLoaded, self.unit, self.rock, self.loads, ore)
        table.take_out(self.rock, self.loads)
        return None


class Take(Work, frozen=True):
    """Take the load of {driller}"""

    kinds: ClassVar[tuple[Kind, ...]] = (HAULER,)

    driller: Unit

    @cites("HAUL-01", "R-53")
    def why_not(self, table: BeltTable, unit: Unit) -> Refusal | None:
        other = self.driller
        fits = is_on_board(table, other) and kind_of(other) == DRILLER and table.team(other) == table.team(unit)
        if not fits or not table.loads[other] or not table.touches_unit(unit, other):
            return NO_DRILLER
        return why_not_stow(table, unit, table.ore[other])

    def frame(self, unit: Unit) -> Frame:
        return Taking(unit=unit, driller=self.driller)


class Taking(Frame):
    """[R-53] A hauler fetches a load from a driller."""

    unit: Unit
    driller: Unit

    @clause("HAUL-01", "R-53")
    def take(self, table: BeltTable, _: None) -> Next:
        """The load is aboard the hauler, and the driller can take the next one."""
        table.hand_over(self.driller, self.unit)
        return None


class Unload(Work, frozen=True):
    """Unload at the refinery"""

    kinds: ClassVar[tuple[Kind, ...]] = (HAULER,)

    @cites("HAUL-06", "R-54")
    def why_not(self, table: BeltTable, unit: Unit) -> Refusal | None:
        return None if table.loads[unit] and table.touches_refinery(unit, table.team(unit)) else NOT_HOME

    def frame(self, unit: Unit) -> Frame:
        return Unloading(unit=unit)


class Unloading(Frame):
    """[SCORE-01] A hauler brings ore home."""

    unit: Unit

    @clause("SCORE-01", "HAUL-01", "HAUL-06", "PLAT-01", "SETUP-04", "R-54", "R-74")
    def unload(self, table: BeltTable, _: None) -> Next:
        """The whole cargo goes to the team's stock, and can be spent from now on."""
        unit = self.unit
        table.stock[table.team(unit)][table.ore[unit]] += table.loads[unit]
        table.tell(OreDelivered, unit, table.loads[unit], table.ore[unit])
        table.ore[unit] = table.loads[unit] = 0
        return None


class Dump(Work, frozen=True):
    """Dump the cargo"""

    kinds: ClassVar[tuple[Kind, ...]] = (DRILLER, HAULER)

    @cites("HAUL-07", "R-51")
    def why_not(self, table: BeltTable, unit: Unit) -> Refusal | None:
        return None if table.loads[unit] else EMPTY

    def frame(self, unit: Unit) -> Frame:
        return Dumping(unit=unit)


class Dumping(Frame):
    """[HAUL-07] A unit throws its cargo away."""

    unit: Unit

    @clause("HAUL-08", "HAUL-07", "R-51")
    def dump(self, table: BeltTable, _: None) -> Next:
        """The whole cargo is out of the game."""
        unit = self.unit
        table.tell(OreDumped, unit, table.loads[unit], table.ore[unit])
        table.ore[unit] = table.loads[unit] = 0
        return None
