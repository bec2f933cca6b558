"""Combat between units."""

from __future__ import annotations

from typing import ClassVar

from gamelode.kernel import Frame, Next, Refusal, cites, clause

from ..board.geometry import within
from ..events import Fought, UnitHarried
from ..kinds import DRILLER, SCOUT, Kind, Unit, a_unit, kind_of
from ..table import BeltTable
from .work import Work, is_on_board

NO_ENEMY = Refusal("FIGHT-01")
SCOUTS_ONLY = Refusal("SCOUT-07")
OUT_OF_RANGE = Refusal("SCOUT-08")
NO_SCOUTS = Refusal("DRILL-08")
NOT_IN_CONTACT = Refusal("DRILL-09")


class Attack(Work, frozen=True):
    """Attack {target}"""

    kinds: ClassVar[tuple[Kind, ...]] = (SCOUT, DRILLER)

    target: Unit

    @cites("FIGHT-01", "SCOUT-07", "SCOUT-08", "DRILL-08", "DRILL-09", "R-16", "R-55")
    def why_not(self, table: BeltTable, unit: Unit) -> Refusal | None:
        """Scouts fight scouts from afar; drillers fight drillers and haulers that they touch."""
        target = self.target
        if not is_on_board(table, target) or table.team(target) == table.team(unit):
            return NO_ENEMY
        if kind_of(unit) == SCOUT:
            if kind_of(target) != SCOUT:
                return SCOUTS_ONLY
            return None if in_shot_of_scout(table, unit, target) else OUT_OF_RANGE
        if kind_of(target) == SCOUT:
            return NO_SCOUTS
        return None if table.touches_unit(unit, target) else NOT_IN_CONTACT

    def frame(self, unit: Unit) -> Frame:
        return Combat(unit=unit, target=self.target)


@cites("SCOUT-08", "R-16")
def in_shot_of_scout(table: BeltTable, unit: Unit, target: Unit) -> bool:
    """Whether a scout has another within one Short, from edge to edge."""
    far = table.content.shot + 2 * table.content.radius[SCOUT]
    return within(table.x[target] - table.x[unit], table.y[target] - table.y[unit], far)


class Combat(Frame):
    """[FIGHT-01] A unit attacks an enemy unit."""

    unit: Unit
    target: Unit
    roll: int = 0
    against: int = 0

    @clause("DRILL-13", "DRILL-14", "R-58")
    def harry(self, table: BeltTable, _: None) -> Next:
        """A driller that is attacked beside a refinery not its own cannot damage one, whatever the dice will say."""
        if kind_of(self.target) == DRILLER:
            own = table.team(self.target)
            if any(table.touches_refinery(self.target, team) for team in range(table.teams) if team != own):
                table.harried |= 1 << self.target
                table.tell(UnitHarried, self.target)
        return None

    @clause("FIGHT-02", "FIGHT-05", "FIGHT-06", "R-18", "R-66")
    def cast(self, table: BeltTable, _: None) -> Next:
        """Both sides roll a white die. Equal numbers are rolled again."""
        self.roll, self.against = table.dice.roll(table.content.dice.white, 2, "white")
        table.tell(Fought, self.unit, self.target, self.roll, self.against)
        return self.goto(Combat.cast) if self.roll == self.against else None

    @clause("FIGHT-03", "FIGHT-04", "R-56")
    def decide(self, table: BeltTable, _: None) -> Next:
        """The higher number wins: the target is destroyed or escapes."""
        if self.roll > self.against:
            table.destroy(self.target, "beaten", a_unit(self.unit))
        return None
