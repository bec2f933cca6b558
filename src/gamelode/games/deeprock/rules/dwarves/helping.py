"""Standing up, helping up and reviving."""

from __future__ import annotations

from gamelode.kernel import Act, Frame, Next, Refusal, Seat, cites, clause

from ...events.dwarves import Revived
from ...table import DeepRockTable
from .acting import UNCONSCIOUS, why_not_act
from .exchange import beside

TO_STAND_UP = 2  # actions


class StandUp(Act, frozen=True):
    """Stand up, for two actions"""

    @cites("STAND-01", "STAND-04", "R-36", "TURN-06")
    def why_not(self, table: DeepRockTable, seat: Seat) -> Refusal | None:
        dwarf = table.dwarves[seat]
        if not dwarf.health or not dwarf.knocked:
            return UNCONSCIOUS if not dwarf.health else Refusal("STAND-01")
        return None if table.turn.actions >= TO_STAND_UP else Refusal("STAND-04")

    def frame(self, seat: Seat) -> Frame:
        return StandingUp(seat=seat)


class StandingUp(Frame):
    """[STAND-01] A Dwarf stands up."""

    seat: Seat

    @clause("STAND-01", "EFF-07")
    def stand(self, table: DeepRockTable, _: None) -> Next:
        """To stand up takes two actions, one right after the other."""
        table.turn.actions -= TO_STAND_UP
        table.dwarves[self.seat].knocked = False
        table.tell(Revived, self.seat)
        return None


class HelpUp(Act, frozen=True):
    """Help {other} up"""

    other: Seat

    @cites("HELP-01", "TURN-06")
    def why_not(self, table: DeepRockTable, seat: Seat) -> Refusal | None:
        no = why_not_act(table, seat, 1)
        there = self.other in beside(table, seat)
        return no or (None if there and table.dwarves[self.other].knocked else Refusal("HELP-01"))

    def frame(self, seat: Seat) -> Frame:
        return Helping(seat=seat, other=self.other)


class Revive(Act, frozen=True):
    """Revive {other}"""

    other: Seat

    @cites("REV-04", "TURN-06")
    def why_not(self, table: DeepRockTable, seat: Seat) -> Refusal | None:
        no = why_not_act(table, seat, 1)
        there = self.other in beside(table, seat)
        return no or (None if there and not table.dwarves[self.other].health else Refusal("REV-04"))

    def frame(self, seat: Seat) -> Frame:
        return Helping(seat=seat, other=self.other)


class Helping(Frame):
    """[HELP-01] A Dwarf is put back on his feet."""

    seat: Seat
    other: Seat

    @clause("HELP-01", "REV-04", "EFF-07")
    def help_up(self, table: DeepRockTable, _: None) -> Next:
        """The helper spends one action."""
        table.turn.actions -= 1
        revive(table, self.other)
        return None


@cites("REV-04", "HELP-01", "R-34")
def revive(table: DeepRockTable, seat: Seat) -> None:
    """A Dwarf stands up; whoever was unconscious has one Health and no token."""
    dwarf = table.dwarves[seat]
    dwarf.knocked = False
    if not dwarf.health:
        dwarf.health = 1
    table.tell(Revived, seat)
    table.look_about()
