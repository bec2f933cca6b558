"""Drillers open asteroids, shuttle ore to haulers and raid refineries."""

from __future__ import annotations

from typing import ClassVar

from gamelode.kernel import Frame, Next, Refusal, cites, clause

from ..events import OreLoaded
from ..kinds import DRILLER, HAULER, UNDRILLED, Kind, Rock, Team, Unit, a_unit, kind_of, seat_of
from ..table import BeltTable
from .work import Work, attach, is_on_board, why_not_reach, why_not_stow

ALREADY_OPEN = Refusal("DRILL-05")
NOT_OPEN = Refusal("R-49")
HANDS_FULL = Refusal("DRILL-07")
NO_HAULER = Refusal("R-53")
NOTHING_HELD = Refusal("R-52")
NO_REFINERY = Refusal("DRILL-10")
HARRIED = Refusal("DRILL-13")

NO_HAULER_NAMED = -1


class Drill(Work, frozen=True):
    """Drill {rock}"""

    kinds: ClassVar[tuple[Kind, ...]] = (DRILLER,)

    rock: Rock

    @cites("DRILL-03", "R-49")
    def why_not(self, table: BeltTable, unit: Unit) -> Refusal | None:
        no = why_not_reach(table, unit, self.rock)
        return no or (ALREADY_OPEN if table.left[self.rock] != UNDRILLED else None)

    def frame(self, unit: Unit) -> Frame:
        return Drilling(unit=unit, rock=self.rock)


class Drilling(Frame):
    """[DRILL-01] A driller opens an asteroid."""

    unit: Unit
    rock: Rock

    @clause("DRILL-04", "ATT-02", "R-46")
    def bind(self, table: BeltTable, _: None) -> Next:
        """The driller stays on the asteroid until its player's next turn."""
        attach(table, self.unit, self.rock)
        return None

    @clause("DRILL-02", "DRILL-05", "DRILL-06", "R-49", "R-59", "R-66")
    def open(self, table: BeltTable, _: None) -> Next:
        """The asteroid's token is turned up for all to see, and its loads lie on it."""
        table.left[self.rock] = table.content.deposit_loads[table.show(self.rock)]
        return None


@cites("R-52", "R-53")
def why_not_receive(table: BeltTable, unit: Unit, hauler: Unit, ore: int) -> Refusal | None:
    """The receiver is a hauler of the team, in contact, with room for this ore."""
    fits = is_on_board(table, hauler) and kind_of(hauler) == HAULER and table.team(hauler) == table.team(unit)
    if not fits or not table.touches_unit(unit, hauler):
        return NO_HAULER
    return why_not_stow(table, hauler, ore)


class Extract(Work, frozen=True):
    """Extract a load from {rock}{into}"""

    kinds: ClassVar[tuple[Kind, ...]] = (DRILLER,)

    rock: Rock
    hauler: Unit = NO_HAULER_NAMED

    @property
    def into(self) -> str:
        """The hauler that is named, for the label."""
        return "" if self.hauler == NO_HAULER_NAMED else f" into Hauler {seat_of(self.hauler) + 1}"

    @cites("DRILL-07", "R-49", "R-52")
    def why_not(self, table: BeltTable, unit: Unit) -> Refusal | None:
        no = why_not_reach(table, unit, self.rock)
        if no is not None:
            return no
        if table.left[self.rock] == UNDRILLED:
            return NOT_OPEN
        if table.loads[unit] >= table.content.capacity[DRILLER]:
            return HANDS_FULL
        if self.hauler == NO_HAULER_NAMED:
            return None
        ore = table.content.deposit_ore[table.deposit[self.rock]]
        return why_not_receive(table, unit, self.hauler, ore)

    def frame(self, unit: Unit) -> Frame:
        return Extracting(unit=unit, rock=self.rock, hauler=self.hauler)


class Extracting(Frame):
    """[DRILL-07] A driller takes a load out of an open asteroid."""

    unit: Unit
    rock: Rock
    hauler: Unit

    @clause("DRILL-07", "DRILL-01", "ATT-02", "DEB-01", "R-46", "R-52")
    def extract(self, table: BeltTable, _: None) -> Next:
        """The driller takes one load out of the asteroid and holds it."""
        ore = table.content.deposit_ore[table.deposit[self.rock]]
        attach(table, self.unit, self.rock)
        table.ore[self.unit], table.loads[self.unit] = ore, 1
        table.tell(OreLoaded, self.unit, self.rock, 1, ore)
        table.take_out(self.rock, 1)
        return None

    @clause("DRILL-07", "R-52", "R-53")
    def hand_on(self, table: BeltTable, _: None) -> Next:
        """If a hauler beside it was named, the load goes there at once."""
        if self.hauler != NO_HAULER_NAMED:
            table.hand_over(self.unit, self.hauler)
        return None


class HandOver(Work, frozen=True):
    """Hand the load to {hauler}"""

    kinds: ClassVar[tuple[Kind, ...]] = (DRILLER,)

    hauler: Unit

    @cites("R-52")
    def why_not(self, table: BeltTable, unit: Unit) -> Refusal | None:
        if not table.loads[unit]:
            return NOTHING_HELD
        return why_not_receive(table, unit, self.hauler, table.ore[unit])

    def frame(self, unit: Unit) -> Frame:
        return HandingOver(unit=unit, hauler=self.hauler)


class HandingOver(Frame):
    """[DRILL-07] A driller brings its load to a hauler."""

    unit: Unit
    hauler: Unit

    @clause("DRILL-07", "DRILL-01", "R-52")
    def give(self, table: BeltTable, _: None) -> Next:
        """The load is aboard the hauler now."""
        table.hand_over(self.unit, self.hauler)
        return None


class AttackRefinery(Work, frozen=True):
    """Attack the refinery of {team}"""

    kinds: ClassVar[tuple[Kind, ...]] = (DRILLER,)

    team: Team

    @cites("DRILL-10", "DRILL-13", "DRILL-14", "R-55", "R-58")
    def why_not(self, table: BeltTable, unit: Unit) -> Refusal | None:
        enemy = 0 <= self.team < table.teams and self.team != table.team(unit)
        if not enemy or not table.touches_refinery(unit, self.team):
            return NO_REFINERY
        return HARRIED if table.harried >> unit & 1 else None

    def frame(self, unit: Unit) -> Frame:
        return Raid(unit=unit, team=self.team)


class Raid(Frame):
    """[DRILL-10] A driller attacks a refinery."""

    unit: Unit
    team: Team

    @clause("DMG-02", "DRILL-11", "DRILL-12", "R-57")
    def strike(self, table: BeltTable, _: None) -> Next:
        """The driller damages the refinery by one point, without a roll, every time it is chosen."""
        table.damage(self.team, table.content.refinery.driller_damage, a_unit(self.unit))
        return None

    @clause("DMG-05", "END-03", "R-61")
    def check(self, table: BeltTable, _: None) -> Next:
        """A refinery that a driller destroys ends the game at once."""
        if not table.health[self.team]:
            table.over = "END-03"
        return None
