"""BOSCO, who helps a Dwarf that is alone."""

from __future__ import annotations

from msgspec import Struct

from gamelode.kernel import Act, AskToAct, Frame, Next, Refusal, Seat, cites, clause

from ..board.hexes import BIT, ON_BOARD, WITHIN, around, spaces_of
from ..events.dwarves import BoscoFlew
from ..kinds import ModeId, Space, Spaces
from ..table import DeepRockTable
from .cards.any_time import Detonate, Shout
from .dwarves.axe import AxeChop, chops
from .dwarves.shoot import AtItsPrice, Shooting, shots, why_not_aim


@cites("BOSCO-03", "R-07")
def flights_of_robot(table: DeepRockTable) -> Spaces:
    """Where BOSCO may fly: over everything but rock, and not onto a being or a stalagmite."""
    steps = table.content.files.bosco.steps
    layer = seen = BIT[table.robot]
    for _ in range(steps):
        layer = around(layer) & table.open
        seen |= layer
    return seen & ~(table.stalagmites | table.bugs | table.bodies | table.objects())


class RobotDone(Act, frozen=True):
    """BOSCO is done"""

    def why_not(self, table: DeepRockTable, seat: Seat) -> Refusal | None:
        return None

    def frame(self, seat: Seat) -> Frame:
        return RobotRests()


class RobotMove(Act, frozen=True):
    """BOSCO flies to {to}"""

    to: Space

    @cites("BOSCO-03")
    def why_not(self, table: DeepRockTable, seat: Seat) -> Refusal | None:
        there = self.to in ON_BOARD and flights_of_robot(table) & BIT[self.to]
        return None if there else Refusal("BOSCO-03")

    def frame(self, seat: Seat) -> Frame:
        return RobotFlies(to=self.to)


class RobotAxe(Act, frozen=True):
    """BOSCO chops"""

    @cites("BOSCO-04")
    def why_not(self, table: DeepRockTable, seat: Seat) -> Refusal | None:
        return None if chops(table, seat, True) else Refusal("BOSCO-04")

    def frame(self, seat: Seat) -> Frame:
        return AxeChop(seat=seat, robot=True)


class RobotShoot(Act, frozen=True):
    """BOSCO fires at {space}: {shot}"""

    mode: ModeId
    space: Space

    @property
    def shot(self) -> Struct:
        return AtItsPrice(self.mode)

    @cites("BOSCO-05", "BOSCO-06")
    def why_not(self, table: DeepRockTable, seat: Seat) -> Refusal | None:
        if self.mode not in table.content.robot_modes:
            return Refusal("BOSCO-05")
        mode = table.content.modes[self.mode]
        if mode.actions > table.turn.robot:
            return Refusal("BOSCO-06")
        return why_not_aim(table, table.robot, mode, mode.range, self.space)

    def frame(self, seat: Seat) -> Frame:
        return RobotFires(seat=seat, mode=self.mode, space=self.space)


class RobotActs(AskToAct[RobotDone | RobotMove | RobotAxe | RobotShoot]):
    """What does BOSCO do? {actions} action(s) left"""

    is_open = True
    admits = (Shout, Detonate)

    def figures(self, table: DeepRockTable, seat: Seat) -> dict[str, int]:
        return {"actions": table.turn.robot}

    def things(self, table: DeepRockTable, seat: Seat) -> list[RobotDone | RobotMove | RobotAxe | RobotShoot]:
        spaces = WITHIN[table.content.files.bosco.steps][table.robot] & ~BIT[table.robot]
        moves = [RobotMove(space) for space in spaces_of(spaces)]
        fired = [RobotShoot(mode, space) for mode in table.content.robot_modes for space in spaces_of(table.bugs)]
        return [RobotDone(), *moves, RobotAxe(), *fired]

    def options(self, table: DeepRockTable, seat: Seat) -> list[RobotDone | RobotMove | RobotAxe | RobotShoot]:
        modes = tuple(m for m in table.content.robot_modes if table.content.modes[m].actions <= table.turn.robot)
        found: list[RobotDone | RobotMove | RobotAxe | RobotShoot] = [RobotDone()]
        found += [RobotMove(space) for space in spaces_of(flights_of_robot(table) & ~BIT[table.robot])]
        found += [RobotAxe()] if chops(table, seat, True) else []
        return found + [RobotShoot(shot.mode, shot.space) for shot in shots(table, seat, table.robot, modes)]


class RobotRests(Frame):
    """[BOSCO-02] BOSCO does no more this turn."""

    @clause("BOSCO-02")
    def rest(self, table: DeepRockTable, _: None) -> Next:
        """The actions that BOSCO has left are lost."""
        table.turn.robot = 0
        return None


class RobotFlies(Frame):
    """[BOSCO-03] BOSCO flies."""

    to: Space

    @clause("BOSCO-03", "BOSCO-10")
    def fly(self, table: DeepRockTable, _: None) -> Next:
        """BOSCO picks nothing up on his way, and reveals nothing."""
        table.turn.robot -= 1
        table.robot = self.to
        table.tell(BoscoFlew, self.to)
        return None


class RobotFires(Frame):
    """[BOSCO-05] BOSCO fires."""

    seat: Seat
    mode: ModeId
    space: Space

    @clause("BOSCO-05", "BOSCO-06", "BOSCO-08", "R-76")
    def fire(self, table: DeepRockTable, _: None) -> Next:
        """One action for the light gun, both for the rocket launcher; no ammo."""
        table.turn.robot -= table.content.modes[self.mode].actions
        return self.finish(after=Shooting(seat=self.seat, mode=self.mode, space=self.space, free=True, robot=True))
