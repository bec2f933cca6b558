"""Reaction shots for a Dwarf whom an Event attacks."""

from __future__ import annotations

from msgspec import Struct

from gamelode.kernel import PASS, Ask, Choice, Frame, Next, Pass, Seat, cites, clause

from ...board.hexes import DISTANCE
from ...kinds import REACTION_RANGE, ModeId, Space
from ...table import DeepRockTable
from ..choices import called
from .free_shots import quick_modes
from .shoot import Shooting, source_of, why_not_aim


class React(Choice, frozen=True):
    """Reaction shot: {mode}"""

    mode: ModeId


class DoYou(Struct, frozen=True):
    """Do you"""


class DoesBosco(Struct, frozen=True):
    """Does BOSCO"""


class MayReact(Ask[React | Pass]):
    """{shooter} take a reaction shot to help {victim}?"""

    attacked: Seat
    space: Space
    robot: bool = False

    @property
    def shooter(self) -> Struct:
        return DoesBosco() if self.robot else DoYou()

    @property
    def victim(self) -> Struct:
        return called(self.attacked, self.seat)

    def things(self, table: DeepRockTable, seat: Seat) -> list[React | Pass]:
        return [PASS, *(React(mode) for mode in reactions(table, seat, self.space, self.robot))]


@cites("REACT-01", "REACT-03", "REACT-04", "BOSCO-12", "R-46", "R-47")
def reactions(table: DeepRockTable, seat: Seat, space: Space, robot: bool) -> tuple[int, ...]:
    """The shots that reach the creature of an Event."""
    source = source_of(table, seat, robot)
    modes = table.content.robot_modes[:1] if robot else quick_modes(table, seat, flames=False)
    found = []
    for number in modes:
        mode = table.content.modes[number]
        if why_not_aim(table, source, mode, table.range_of(seat, mode), space) is None:
            found.append(number)
    return tuple(found)


class ReactionShots(Frame):
    """[REACT-01] Others help whoever is attacked; ends with whether anything hit."""

    attacked: Seat
    space: Space  # where the creature is now
    creature: int = -1  # its miniature, if it has one
    todo: tuple[Seat, ...] = ()
    robot: bool = False
    hit: bool = False

    @clause("REACT-01", "REACT-02", "REACT-06", "R-48")
    def begin(self, table: DeepRockTable, _: None) -> Next:
        """From the left of the attacked player round the table; BOSCO after all Dwarves."""
        count = len(table.dwarves)
        self.todo = tuple((self.attacked + i) % count for i in range(1, count))
        return None

    @clause("REACT-02", "REACT-03", "BOSCO-12", "R-46")
    def ask(self, table: DeepRockTable, _: None) -> Next:
        """Whoever stands within two spaces of him and can shoot there may, once."""
        if self.creature >= 0:
            self.space = table.where[self.creature]  # a Scare may have driven it off
        over = self.hit if self.creature < 0 else self.space < 0
        while self.todo and not over:
            seat = self.todo[0]
            near = DISTANCE[table.dwarves[seat].space][table.dwarves[self.attacked].space] <= REACTION_RANGE
            if near and table.is_standing(seat) and reactions(table, seat, self.space, False):
                return MayReact(seat=seat, attacked=self.attacked, space=self.space)
            self.todo = self.todo[1:]
        if table.robot >= 0 and not self.robot and not over:
            self.robot = True
            near = DISTANCE[table.robot][table.dwarves[self.attacked].space] <= REACTION_RANGE
            if near and reactions(table, self.attacked, self.space, True):
                return MayReact(seat=self.attacked, attacked=self.attacked, space=self.space, robot=True)
        return self.finish(self.hit)

    @clause("REACT-04", "R-47")
    def shoot(self, table: DeepRockTable, choice: React | Pass) -> Next:
        """The shot costs no action, but the ammo."""
        seat, self.todo = (self.attacked if self.robot else self.todo[0]), self.todo[1:]
        if isinstance(choice, Pass):
            return self.goto(ReactionShots.ask)
        return Shooting(
            seat=seat, mode=choice.mode, space=self.space, free=True, reaction=True, robot=self.robot
        )  # fmt: skip

    @clause("REACT-05", "R-47")
    def judge(self, table: DeepRockTable, hit: bool) -> Next:
        """One hit, or a Scare, ends some threats; others only suffer their damage."""
        self.hit = self.hit or hit
        return self.goto(ReactionShots.ask)
