"""Danger tokens: their attacks, and calming the planet."""

from __future__ import annotations

from gamelode.kernel import Act, Frame, Next, Refusal, Seat, cites, clause

from ...common_knowledge import may_carry
from ...events import DangerAttacked, DangerRolled, Escaped
from ...kinds import NO_DANGER, Hewn, Place, Space
from ...table import HewnsTable
from ..action_points import spend, why_not_use
from ..encounters.attack import defence, result_of, roll_defence
from ..encounters.escape import Escaping
from ..encounters.hurt import LosingMembers
from ..encounters.screens import HowManyScreens, Screens
from ..states import kill
from ..stores import burn

IN_DANGER = Refusal("CALM-02")
NO_TOKEN = Refusal("CALM-01")


class DangerAttack(Frame):
    """[DANG-02] A danger token attacks a Hewn in its space."""

    hewn: Hewn
    danger: int
    margin: int = 0

    @clause("DANG-05", "DANG-08", "DANG-09")
    def screens(self, table: HewnsTable, _: None) -> Next:
        """Stunned and damaged Hewns die; others may burn Substract first."""
        if not table.is_healthy(self.hewn):
            kill(table, self.hewn)
            return self.goto(DangerAttack.look)
        if not may_carry(table, self.hewn):
            return self.goto(DangerAttack.roll)
        return HowManyScreens(seat=table.owner[self.hewn], hewn=self.hewn)

    @clause("DANG-02", "DANG-04", "DANG-05", "DANG-19", "R-35")
    def roll(self, table: HewnsTable, choice: Screens | None) -> Next:
        """The dice of the danger are rolled against speed, armour, shields and screens."""
        screens = choice or Screens(0)
        burn(table, self.hewn, screens.normal, screens.count - screens.normal)
        die, count = table.content.danger_attack[self.danger]
        faces = table.dice.roll(table.content.faces[die], count, die)
        table.tell(DangerRolled, self.hewn, die, faces, danger=self.danger)
        roll_defence(table, self.hewn, screens.count)
        attack, guard = sum(faces), defence(table)[0]
        result = result_of(table, attack, guard)
        table.guard = ()
        table.tell(DangerAttacked, self.danger, self.hewn, attack, guard, result)
        if result == "escaped":
            table.tell(Escaped, self.hewn)
            return self.become(Escaping(hewn=self.hewn))
        self.margin = attack - guard
        return None

    @clause("DANG-06", "DANG-07", "FORCE-04")
    def result(self, table: HewnsTable, _: None) -> Next:
        """More than the defence kills, without hurt dice; a swarm loses as many members."""
        if self.margin <= 0:
            return self.finish()
        if table.members[self.hewn]:
            return LosingMembers(hewn=self.hewn, count=self.margin)
        kill(table, self.hewn)
        return None

    @clause("SIGHT-02")
    def look(self, table: HewnsTable, _: None) -> Next:
        """Others may see past a Hewn that has died."""
        return table.look()


@cites("CALM-01", "CALM-02", "CALM-03", "COST-05", "DANG-10", "R-80")
class Calm(Act, frozen=True):
    """Calm the planet at {space}"""

    space: Place

    def why_not(self, table: HewnsTable, seat: Seat) -> Refusal | None:
        no = why_not_use(table, table.content.cost.calm_planet, table.content.can_calm)
        if no is not None:
            return no
        here = table.space[table.turn.hewn]
        if table.danger[here] != NO_DANGER:
            return IN_DANGER
        if not table.is_space(self.space) or table.danger[self.space] == NO_DANGER:
            return NO_TOKEN
        far = table.distance(here, self.space)
        return None if far <= table.content.limits.calm_planet_range else NO_TOKEN

    def frame(self, seat: Seat) -> Frame:
        return Calming(space=self.space)


class Calming(Frame):
    """[CALM-01] A danger token goes back to its pile."""

    space: Space

    @clause("CALM-01", "COST-05", "DANG-10")
    def calm(self, table: HewnsTable, _: None) -> Next:
        spend(table, table.content.cost.calm_planet)
        table.remove_danger(self.space)
        return None
