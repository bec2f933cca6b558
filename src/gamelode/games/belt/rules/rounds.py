"""Taking a turn: rounds, the turns of teams, the action phases of players."""

from __future__ import annotations

from typing import ClassVar

from gamelode.kernel import Act, AskToAct, Dice, Frame, Next, Refusal, Seat, cites, clause

from ..events import PhaseBegan, RoundBegan, UnitFlew
from ..kinds import KINDS, NOWHERE, UNITS, Unit, squad_of
from ..table import BeltTable
from .actions import Acting
from .drift import Drift
from .generation import Generation
from .movement import Fly, FlyWhere
from .platforms import Build, Repair

NOT_YOURS = Refusal("TURN-04")
HAD_ITS_GO = Refusal("TURN-09")
NEWLY_BUILT = Refusal("BUILD-09")


class Rounds(Frame):
    """[R-21] Generation, action phases, asteroid movement, end check."""

    seats: tuple[Seat, ...] = ()  # whose action phase is still to come

    @clause("GEN-01", "GEN-02", "DRIFT-04", "R-21", "R-22")
    def generation(self, table: BeltTable, _: None) -> Next:
        """A round begins with new asteroids."""
        table.round += 1
        table.tell(RoundBegan, table.round)
        self.seats = table.order
        return Generation(seats=table.order)

    @clause("TURN-03", "TURN-04", "TURN-11", "TURN-12", "R-21", "R-22")
    def phases(self, table: BeltTable, _: None) -> Next:
        """Team by team, every player has an action phase."""
        if not self.seats:
            return None
        seat, self.seats = self.seats[0], self.seats[1:]
        return self.goto(Rounds.phases, after=ActionPhase(seat=seat))

    @clause("TURN-12", "TURN-13", "DRIFT-01", "R-21")
    def movement(self, table: BeltTable, _: None) -> Next:
        """After the action phases everything adrift moves."""
        table.acting = -1
        return Drift()

    @clause("DMG-05", "END-01", "END-03", "R-61", "R-63")
    def end_check(self, table: BeltTable, _: None) -> Next:
        """The game ends if a refinery was destroyed, or if no asteroid is left and none will come."""
        if not all(table.health):
            table.over = "END-03"
        elif not table.on_board and not any(table.piles):
            table.over = "END-01"
        return self.goto(Rounds.generation)


class Handle(Act, frozen=True):
    """Move and use {unit}"""

    unit: Unit

    @cites("TURN-04", "TURN-06", "TURN-09", "BUILD-09", "R-23", "R-26")
    def why_not(self, table: BeltTable, seat: Seat) -> Refusal | None:
        """A player handles own units that have not had their go and were not built in this phase."""
        unit = self.unit
        if unit not in squad_of(seat) or not table.number[unit]:
            return NOT_YOURS
        if table.fresh >> unit & 1:
            return NEWLY_BUILT
        return HAD_ITS_GO if table.handled >> unit & 1 else None

    def frame(self, seat: Seat) -> Frame:
        return Handling(seat=seat, unit=self.unit)


class EndPhase(Act, frozen=True):
    """End the action phase"""

    @cites("R-23")
    def why_not(self, table: BeltTable, seat: Seat) -> Refusal | None:
        return None


END_PHASE, REPAIR = EndPhase(), Repair()
HANDLE, BUILD = tuple(map(Handle, UNITS)), tuple(map(Build, KINDS))


class WhatNext(AskToAct[Handle | Build | Repair | EndPhase]):
    """What do you do next?"""

    only_if_choice: ClassVar[bool] = True

    @cites("TURN-07", "R-23", "R-25", "R-71")
    def things(self, table: BeltTable, seat: Seat) -> list[Handle | Build | Repair | EndPhase]:
        """Units in any order; building and repairing before, between and after."""
        units = [unit for unit in squad_of(seat) if table.number[unit]]
        return [*map(Handle, units), *map(Build, KINDS), REPAIR, END_PHASE]

    def options(self, table: BeltTable, seat: Seat) -> list[Handle | Build | Repair | EndPhase]:
        """The same as the things without refusal."""
        number, done, squad = table.number, table.handled | table.fresh, squad_of(seat)
        found: list[Handle | Build | Repair | EndPhase]
        found = [HANDLE[unit] for unit in squad if number[unit] and not done >> unit & 1]
        if not all(number[squad.start : squad.stop]):
            found += [build for build in BUILD if build.why_not(table, seat) is None]
        if REPAIR.why_not(table, seat) is None:
            found.append(REPAIR)
        found.append(END_PHASE)
        return found

    @cites("R-77")
    def sample(self, table: BeltTable, seat: Seat, dice: Dice) -> Handle | Build | Repair | EndPhase:
        """Something to do seven times out of eight, if there is anything; otherwise the phase ends."""
        options = self.options(table, seat)
        return options[dice.below(len(options) - 1, "sample")] if dice.below(8, "sample") else END_PHASE


class ActionPhase(Frame):
    """[TURN-04] A player moves and uses the units of the squad, until the phase ends."""

    seat: Seat

    @clause("TURN-04", "TURN-11")
    def begin(self, table: BeltTable, _: None) -> Next:
        """The player's units may have their go."""
        table.acting, table.handled, table.fresh = self.seat, 0, 0
        table.tell(PhaseBegan, self.seat)
        return None

    @clause("TURN-06", "TURN-07", "TURN-10", "R-23", "R-25", "R-71")
    def choose(self, table: BeltTable, _: None) -> Next:
        """The player handles a unit that has not had its go, in any order; or builds; or repairs."""
        return WhatNext(seat=self.seat)

    @clause("TURN-06", "TURN-09", "TURN-10", "TURN-11", "R-23")
    def take(self, table: BeltTable, choice: Handle | Build | Repair | EndPhase) -> Next:
        """One thing is finished before the next begins, until the player has no more to do."""
        if isinstance(choice, EndPhase):
            return None
        if isinstance(choice, Handle):
            table.handled |= 1 << choice.unit
        return self.goto(ActionPhase.choose, after=choice.frame(self.seat))

    @clause("R-58")
    def end(self, table: BeltTable, _: None) -> Next:
        """The player's driller is no longer harried."""
        for unit in squad_of(self.seat):
            table.harried &= ~(1 << unit)
        return None


class Handling(Frame):
    """[TURN-06] One unit moves, and then acts."""

    seat: Seat
    unit: Unit

    @clause("TURN-07", "MOVE-01", "R-71")
    def where(self, table: BeltTable, _: None) -> Next:
        """The unit flies to a place, or stays where it is."""
        return FlyWhere(seat=self.seat, unit=self.unit)

    @clause("MOVE-08", "R-10", "R-11", "R-46")
    def fly(self, table: BeltTable, to: Fly) -> Next:
        """The ship is lifted and set down. If it moved at all it has let go of its rock."""
        unit = self.unit
        if to.x != table.x[unit] or to.y != table.y[unit]:
            table.x[unit], table.y[unit], table.rides[unit] = to.x, to.y, NOWHERE
            table.tell(UnitFlew, unit, to.x, to.y)
        return None

    @clause("TURN-08", "TURN-09", "R-24")
    def act(self, table: BeltTable, _: None) -> Next:
        """An action comes after the move, and nothing comes after the action."""
        return Acting(seat=self.seat, unit=self.unit)
