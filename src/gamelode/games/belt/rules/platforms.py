"""Refining platforms: new units are built there, and they can be repaired."""

from __future__ import annotations

from typing import ClassVar

from gamelode.kernel import Act, Ask, Choice, Dice, Frame, Next, Refusal, Seat, cites, clause

from ..events import RefineryRepaired, UnitBuilt
from ..kinds import KINDS, LAMEUM, MUNDACITE, UBEROID, Kind, Unit, unit_of
from ..table import BeltTable
from .places import Place, beside_refinery, refinery_places, why_not_rest

NO_SUCH_UNIT = Refusal("BUILD-02")
SQUAD_HAS_IT = Refusal("BUILD-03")
STEPPED_BACK = Refusal("R-26")
UNDAMAGED = Refusal("R-60")
NOT_AT_REFINERY = Refusal("BUILD-08")
TRIES = 20


class Build(Act, frozen=True):
    """Build a {kind}"""

    kind: Kind

    @cites(
        "BUILD-01",
        "BUILD-02",
        "BUILD-03",
        "BUILD-04",
        "BUILD-05",
        "BUILD-06",
        "BUILD-07",
        "R-25",
        "R-26",
        "R-27",
        "R-74",
    )
    def why_not(self, table: BeltTable, seat: Seat) -> Refusal | None:
        """A player builds only what the own squad lacks, and pays exactly the ores it costs."""
        if self.kind not in KINDS:
            return NO_SUCH_UNIT
        if table.number[unit_of(seat, self.kind)]:
            return SQUAD_HAS_IT
        if table.handled >> unit_of(seat, self.kind) & 1:
            return STEPPED_BACK
        uberoid, mundacite, lameum = table.content.cost[self.kind]
        stock = table.stock[table.team_of[seat]]
        if stock[UBEROID] < uberoid or stock[MUNDACITE] < mundacite or stock[LAMEUM] < lameum:
            return Refusal("BUILD-04", (uberoid, mundacite, lameum))
        return None

    def frame(self, seat: Seat) -> Frame:
        return Building(seat=seat, kind=self.kind)


class StepBack(Choice, frozen=True):
    """Do not build"""


STEP_BACK = StepBack()


class WhereToBuild(Ask[Place | StepBack]):
    """Where does the new {kind} stand?"""

    is_open: ClassVar[bool] = True

    kind: Kind

    def things(self, table: BeltTable, seat: Seat) -> list[Place | StepBack]:
        return [*refinery_places(table, self.kind, table.team_of[seat]), STEP_BACK]

    @cites("BUILD-08", "R-13", "R-26")
    def why_not(self, table: BeltTable, seat: Seat, choice: Place | StepBack) -> Refusal | None:
        """A new unit stands anywhere in contact with its refinery; or the player does not build after all."""
        if isinstance(choice, StepBack):
            return None
        if not table.is_at_refinery(self.kind, choice.x, choice.y, table.team_of[seat]):
            return NOT_AT_REFINERY
        return why_not_rest(table, self.kind, choice.x, choice.y)

    @cites("R-77")
    def sample(self, table: BeltTable, seat: Seat, dice: Dice) -> Place | StepBack:
        """A free place along the refinery, drawn at random in a few tries; otherwise the player steps back."""
        for _ in range(dice.below(TRIES, "sample")):
            place = Place(*beside_refinery(table, self.kind, table.berths[table.team_of[seat]], dice))
            if self.why_not(table, seat, place) is None:
                return place
        return STEP_BACK


class Building(Frame):
    """[BUILD-01] A lost unit is replaced."""

    seat: Seat
    kind: Kind

    @clause("PLAT-02", "BUILD-08", "R-26", "R-71")
    def where(self, table: BeltTable, _: None) -> Next:
        """The player chooses a place for the new unit."""
        return WhereToBuild(seat=self.seat, kind=self.kind)

    @clause("BUILD-01", "BUILD-04", "BUILD-08", "BUILD-09", "R-25", "R-26", "R-27", "R-67")
    def build(self, table: BeltTable, choice: Place | StepBack) -> Next:
        """Ore is paid and the unit stands there. It is not handled in this phase any more."""
        unit: Unit = unit_of(self.seat, self.kind)
        if isinstance(choice, StepBack):
            table.handled |= 1 << unit  # otherwise a phase could go on for ever
            return self.finish()
        stock = table.stock[table.team_of[self.seat]]
        for ore, price in enumerate(table.content.cost[self.kind]):
            stock[ore] -= price
        table.put_unit(unit, choice.x, choice.y)
        table.fresh |= 1 << unit
        table.tell(UnitBuilt, unit, choice.x, choice.y)
        return None


class Repair(Act, frozen=True):
    """Repair the refinery"""

    @cites("DMG-06", "R-25", "R-60")
    def why_not(self, table: BeltTable, seat: Seat) -> Refusal | None:
        team, numbers = table.team_of[seat], table.content.refinery
        if table.health[team] >= numbers.health:
            return UNDAMAGED
        have = table.stock[team][UBEROID]
        return Refusal("DMG-06", (numbers.repair_uberoid, have)) if have < numbers.repair_uberoid else None

    def frame(self, seat: Seat) -> Frame:
        return Repairing(seat=seat)


class Repairing(Frame):
    """[DMG-06] A refinery is mended."""

    seat: Seat

    @clause("DMG-06", "R-25", "R-60")
    def mend(self, table: BeltTable, _: None) -> Next:
        """Each payment of Uberoid takes away one point of damage."""
        team = table.team_of[self.seat]
        table.stock[team][UBEROID] -= table.content.refinery.repair_uberoid
        table.health[team] += 1
        table.tell(RefineryRepaired, team, table.health[team])
        return None
