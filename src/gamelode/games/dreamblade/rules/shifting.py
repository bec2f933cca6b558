"""Shift: creatures move, one at a time."""

from __future__ import annotations

from functools import cache

from gamelode.kernel import NOT_OFFERED, Ask, Choice, Frame, Next, Refusal, Seat, cites, clause

from ..board import ADJACENT, AROUND, CELLS, cells_of
from ..kinds import Cell, Mini
from ..table import DreambladeTable
from .choosing import END_PHASE, EndPhase
from .effects import carry_out_arrivals

ENGAGED = Refusal("SHIFT-03")
SHIFTED = Refusal("SHIFT-01")
NOT_ADJACENT = Refusal("SHIFT-04")
FULL = Refusal("SHIFT-05")
DEFENDS = Refusal("DEFENDER-01")
A_LOCATION = Refusal("LOC-03")


class ShiftTo(Choice, frozen=True):
    """Move {mini} to {cell}"""

    mini: Mini
    cell: Cell


class WhoShifts(Ask[ShiftTo | EndPhase]):
    """Who moves?"""

    def things(self, table: DreambladeTable, seat: Seat) -> list[ShiftTo | EndPhase]:
        own = sorted(table.controlled(seat), key=lambda mini: (table.cell[mini], mini))
        return [END_PHASE, *(ShiftTo(mini, cell) for mini in own for cell in ADJACENT[table.cell[mini]])]

    @cites("SHIFT-01", "SHIFT-03", "SHIFT-04", "SHIFT-05", "DEFENDER-01", "LOC-03", "R-26", "R-29", "R-30")
    def why_not(self, table: DreambladeTable, seat: Seat, choice: ShiftTo | EndPhase) -> Refusal | None:
        """Unengaged creatures, each once, to an adjacent cell with room, be it an enemy portal."""
        if isinstance(choice, EndPhase):
            return None
        mini, to = choice.mini, choice.cell
        where = table.cell.get(mini, -1)
        if where < 0 or table.content.owner[mini] != seat or not 0 <= to < CELLS:
            return NOT_OFFERED
        if not table.content.is_creature[mini]:
            return A_LOCATION
        if mini in table.phase.shifted:
            return SHIFTED
        if table.creatures(where, 1 - seat):
            return ENGAGED
        if to not in ADJACENT[where]:
            return NOT_ADJACENT
        if table.creatures(to, 1 - seat) and table.traits(mini).defender:
            return DEFENDS
        return None if table.has_room(to, seat) else FULL

    def options(self, table: DreambladeTable, seat: Seat) -> list[ShiftTo | EndPhase]:
        """The same as the things without refusal, worked out cell by cell."""
        found: list[ShiftTo | EndPhase] = [END_PHASE]
        own, foes = table.occupied[seat], table.occupied[1 - seat]
        standing, shifted, defends = table.standing, table.phase.shifted, table.content.defends
        full = sum([1 << cell for cell in cells_of(own) if not table.has_room(cell, seat)])
        for cell in cells_of(own & ~foes):
            for mini in standing[seat * CELLS + cell]:
                if mini not in shifted:
                    closed = full | foes if defends[mini] and table.traits(mini).defender else full
                    ways = all_shifts(mini, cell)
                    found += [way for way in ways if not closed >> way.cell & 1] if closed & AROUND[cell] else ways
        return found


@cache
def all_shifts(mini: Mini, cell: Cell) -> tuple[ShiftTo, ...]:
    """The ways of a creature to every adjacent cell."""
    return tuple(ShiftTo(mini, to) for to in ADJACENT[cell])


def anybody_shifts(table: DreambladeTable, seat: Seat) -> bool:
    """An unengaged creature has not moved yet. Whether it has anywhere to go is left to the player."""
    shifted, standing = table.phase.shifted, table.standing
    for cell in cells_of(table.occupied[seat] & ~table.occupied[1 - seat]):
        for mini in standing[seat * CELLS + cell]:
            if mini not in shifted:
                return True
    return False


class Shifting(Frame):
    """[SHIFT-01] Each unengaged creature of a player may move once."""

    seat: Seat

    @clause("SHIFT-01", "ACT-04", "ABG-04", "R-29", "R-30")
    def choose(self, table: DreambladeTable, _: None) -> Next:
        """The player moves creatures one at a time, in any order; none has to move."""
        return WhoShifts(seat=self.seat) if anybody_shifts(table, self.seat) else self.finish()

    @clause("SHIFT-01", "R-29")
    def move(self, table: DreambladeTable, choice: ShiftTo | EndPhase) -> Next:
        """What a creature sets off on entering comes before the next one moves."""
        if isinstance(choice, EndPhase):
            return self.finish()
        table.phase.shifted += (choice.mini,)
        table.move(choice.mini, choice.cell)
        return self.goto(Shifting.choose, after=carry_out_arrivals(table))
