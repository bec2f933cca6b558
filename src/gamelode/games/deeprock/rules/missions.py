"""What Dwarves do only in some missions: repairing, carrying, launching."""

from __future__ import annotations

from gamelode.kernel import Act, Frame, Next, Refusal, Seat, cites, clause

from ..board.hexes import BIT, NEAR
from ..events.mission import Deposited, Repaired
from ..kinds import AQUARQ, MINOR, Space
from ..table import DeepRockTable
from .dwarves.acting import why_not_act

# --- what Dwarves do in some missions


class Repair(Act, frozen=True):
    """Repair the wreck at {space}"""

    space: Space

    @cites("SETUP-06", "R-99")
    def why_not(self, table: DeepRockTable, seat: Seat) -> Refusal | None:
        no = why_not_act(table, seat, 1)
        near = self.space in table.cubes and NEAR[self.space] & BIT[table.dwarves[seat].space]
        return no or (None if near and table.cubes[self.space] < cubes_needed(table) else Refusal("R-99"))

    def frame(self, seat: Seat) -> Frame:
        return Repairing(seat=seat, space=self.space)


class Repairing(Frame):
    """[R-99] A wreck gets a repair cube."""

    seat: Seat
    space: Space

    @clause("R-99")
    def repair(self, table: DeepRockTable, _: None) -> Next:
        """A repair cube goes onto the wreck, for one action."""
        table.turn.actions -= 1
        table.cubes[self.space] += 1
        table.tell(Repaired, self.seat, self.space)
        table.check_objectives()
        return None


class LayDown(Act, frozen=True):
    """Lay the Aquarq down, for no action"""

    @cites("R-90")
    def why_not(self, table: DeepRockTable, seat: Seat) -> Refusal | None:
        return None if table.dwarves[seat].carrying and table.is_standing(seat) else Refusal("R-90")

    def frame(self, seat: Seat) -> Frame:
        return Unloading(seat=seat, deposit=False)


class Deposit(Act, frozen=True):
    """Deposit the Aquarq at the Minehead, for no action"""

    @cites("R-90")
    def why_not(self, table: DeepRockTable, seat: Seat) -> Refusal | None:
        dwarf = table.dwarves[seat]
        near = table.map.minehead >= 0 and NEAR[table.map.minehead] & BIT[dwarf.space]
        return None if dwarf.carrying and near and table.is_standing(seat) else Refusal("R-90")

    def frame(self, seat: Seat) -> Frame:
        return Unloading(seat=seat, deposit=True)


class Unloading(Frame):
    """[R-90] An Aquarq leaves a Dwarf's hands."""

    seat: Seat
    deposit: bool

    @clause("R-90")
    def unload(self, table: DeepRockTable, _: None) -> Next:
        """To the Minehead, where it counts, or onto the floor."""
        dwarf = table.dwarves[self.seat]
        dwarf.carrying = False
        if self.deposit:
            table.tell(Deposited, self.seat)
            table.gain(AQUARQ)
        else:
            table.lay_down(dwarf.space, AQUARQ)
        return None


# --- going home


@cites("R-42", "END-04")
def may_launch(table: DeepRockTable) -> bool:
    """Objectives met, somebody on the Drop pod, and whoever is not on it lies unconscious."""
    pod = table.map.pod
    outside = [dwarf for dwarf in table.dwarves if not pod & BIT[dwarf.space]]
    return table.some_home() and bool(outside) and not any(dwarf.health for dwarf in outside)


class Launch(Act, frozen=True):
    """Launch the Drop pod without those left behind"""

    @cites("R-42")
    def why_not(self, table: DeepRockTable, seat: Seat) -> Refusal | None:
        there = table.map.pod & BIT[table.dwarves[seat].space]
        return None if there and may_launch(table) else Refusal("R-42")

    def frame(self, seat: Seat) -> Frame:
        return Launching()


class Launching(Frame):
    """[R-42] The Drop pod leaves."""

    @clause("R-42")
    def launch(self, table: DeepRockTable, _: None) -> Next:
        """The mission ends with a minor success."""
        table.end("R-42", MINOR)
        return None


def cubes_needed(table: DeepRockTable) -> int:
    return max((o.cubes for o in table.map.entry.objectives), default=0)
