"""Scouts look into asteroids and shoot debris out of the way."""

from __future__ import annotations

from typing import ClassVar

from gamelode.kernel import Frame, Next, Refusal, cites, clause

from ..board.geometry import within
from ..events import AsteroidScanned
from ..kinds import DEBRIS, SCOUT, UNDRILLED, Kind, Rock, Unit, a_unit
from ..table import BeltTable
from .work import Work, attach, why_not_reach

ALREADY_KNOWN = Refusal("R-48")
ALREADY_DRILLED = Refusal("SCOUT-01")
NO_DEBRIS_IN_RANGE = Refusal("SCOUT-09")


class Scan(Work, frozen=True):
    """Scan {rock}"""

    kinds: ClassVar[tuple[Kind, ...]] = (SCOUT,)

    rock: Rock

    @cites("SCOUT-01", "SCOUT-03", "R-48")
    def why_not(self, table: BeltTable, unit: Unit) -> Refusal | None:
        no = why_not_reach(table, unit, self.rock)
        if no is not None:
            return no
        if table.left[self.rock] != UNDRILLED:
            return ALREADY_DRILLED
        return ALREADY_KNOWN if table.known[self.rock] >> table.team(unit) & 1 else None

    def frame(self, unit: Unit) -> Frame:
        return Scouting(unit=unit, rock=self.rock)


class Scouting(Frame):
    """[SCOUT-01] A scout finds out what an asteroid holds."""

    unit: Unit
    rock: Rock

    @clause("SCOUT-04", "SCOUT-01", "SCOUT-02", "SCOUT-05", "SCOUT-06", "R-48", "R-66")
    def look(self, table: BeltTable, _: None) -> Next:
        """The scout's whole team learns what the asteroid holds. The token stays face down."""
        team = table.team(self.unit)
        deposit = table.look_into(self.rock, 1 << team)
        attach(table, self.unit, self.rock)
        table.tell(AsteroidScanned, self.unit, self.rock, deposit, table.mates(team))
        return None


class Blast(Work, frozen=True):
    """Blast the debris of {rock}"""

    kinds: ClassVar[tuple[Kind, ...]] = (SCOUT,)

    rock: Rock

    @cites("SCOUT-09", "R-16", "R-55", "R-73")
    def why_not(self, table: BeltTable, unit: Unit) -> Refusal | None:
        if self.rock not in table.on_board or table.size[self.rock] != DEBRIS:
            return NO_DEBRIS_IN_RANGE
        return None if in_shot_of_debris(table, unit, self.rock) else NO_DEBRIS_IN_RANGE

    def frame(self, unit: Unit) -> Frame:
        return Blasting(unit=unit, rock=self.rock)


class Blasting(Frame):
    """[SCOUT-09] A scout shoots a debris field out of the way."""

    unit: Unit
    rock: Rock

    @clause("SCOUT-10", "SCOUT-11", "R-73")
    def fire(self, table: BeltTable, _: None) -> Next:
        """The shot never misses. Whatever was attached to the debris stays where it is, unharmed."""
        table.remove(self.rock, "blasted", a_unit(self.unit))
        return None


@cites("SCOUT-09", "R-16")
def in_shot_of_debris(table: BeltTable, unit: Unit, rock: Rock) -> bool:
    """Whether a scout has a debris field within one Short, from edge to edge."""
    content, (x, y) = table.content, table.place(rock)
    far = content.shot + content.radius[SCOUT] + content.rock_radius[DEBRIS]
    return within(x - table.x[unit], y - table.y[unit], far)
