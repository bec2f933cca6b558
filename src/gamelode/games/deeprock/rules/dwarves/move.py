"""Move actions, and the attack that the Scout may make at the end of his."""

from __future__ import annotations

from gamelode.kernel import PASS, Act, Ask, Frame, Next, Pass, Refusal, Seat, cites, clause

from ...board.hexes import ON_BOARD
from ...kinds import SCOUT, Space
from ...table import DeepRockTable
from .acting import WEB, why_not_act
from .free_shots import free_modes, why_not_free
from .shoot import Shoot, Shooting, shots, shots_at_all
from .throw import ThrowCard, Throwing, grenade_targets, throws_at_all, why_not_throw
from .walk import Walking, path_to, steps_of, why_not_go, why_not_way

NOT_THERE = Refusal("R-74")


class Move(Act, frozen=True):
    """Move to {to}"""

    to: Space
    via: tuple[Space, ...] = ()  # a way of one's own; empty: the shortest

    @cites("MOVE-01", "MOVE-02", "EFF-04", "R-33", "TURN-06")
    def why_not(self, table: DeepRockTable, seat: Seat) -> Refusal | None:
        no = why_not_act(table, seat, 1)
        dwarf = table.dwarves[seat]
        if no or dwarf.webbed:
            return no or WEB
        if self.to == dwarf.space:
            return NOT_THERE if self.via or dwarf.kind != SCOUT else None
        steps = steps_of(table, seat)
        no = why_not_go(table, seat, self.to, steps)
        return no or (why_not_way(table, seat, (*self.via, self.to), steps, False) if self.via else None)

    def frame(self, seat: Seat) -> Frame:
        return MoveAction(seat=seat, to=self.to, via=self.via)


MOVES = {space: Move(space) for space in sorted(ON_BOARD)}


class LightFooted(Ask[Shoot | ThrowCard | Pass]):
    """Do you attack at the end of your move?"""

    is_open = True

    def things(self, table: DeepRockTable, seat: Seat) -> list[Shoot | ThrowCard | Pass]:
        return [PASS, *shots_at_all(table, seat), *throws_at_all(table, seat)]

    @cites("SCOUT-01", "SCOUT-02")
    def why_not(self, table: DeepRockTable, seat: Seat, choice: Shoot | ThrowCard | Pass) -> Refusal | None:
        if isinstance(choice, Pass):
            return None
        if isinstance(choice, ThrowCard):
            return why_not_throw(table, seat, choice.card, choice.space)
        return why_not_free(table, seat, choice, Refusal("SCOUT-02"))

    def options(self, table: DeepRockTable, seat: Seat) -> list[Shoot | ThrowCard | Pass]:
        found = shots(table, seat, table.dwarves[seat].space, free_modes(table, seat))
        return [PASS, *found, *grenade_targets(table, seat)]


@cites("SCOUT-01", "THROW-07", "R-92")
def may_attack(table: DeepRockTable, seat: Seat) -> bool:
    """Whether an attack at the end of a move could be of use: at an empty space a throw could, and a shot to leap."""
    modes = free_modes(table, seat)
    if table.dwarves[seat].throwables or any(table.content.modes[mode].leap for mode in modes):
        return True
    return bool(shots(table, seat, table.dwarves[seat].space, modes))


class MoveAction(Frame):
    """[MOVE-01] A Dwarf moves, for one action."""

    seat: Seat
    to: Space
    via: tuple[Space, ...] = ()

    @clause("MOVE-01", "MOVE-02")
    def go(self, table: DeepRockTable, _: None) -> Next:
        """The Move uses the whole action, however far the Dwarf goes."""
        table.turn.actions -= 1
        steps = steps_of(table, self.seat)
        if self.to == table.dwarves[self.seat].space:
            return None
        way = (*self.via, self.to) if self.via else path_to(table, self.seat, self.to, steps)
        return Walking(seat=self.seat, way=way, points=steps)

    @clause("SCOUT-01")
    def light_footed(self, table: DeepRockTable, _: None) -> Next:
        """At the end the Scout may attack for no action."""
        dwarf = table.dwarves[self.seat]
        if dwarf.kind != SCOUT or not table.is_standing(self.seat) or not may_attack(table, self.seat):
            return self.finish()
        return LightFooted(seat=self.seat)

    @clause("SCOUT-01", "SCOUT-02", "R-74")
    def attack(self, table: DeepRockTable, choice: Act | Pass | None) -> Next:
        """One shot or one throw; ammo is paid."""
        if isinstance(choice, Shoot):
            return self.finish(after=Shooting(seat=self.seat, mode=choice.mode, space=choice.space, free=True))
        if isinstance(choice, ThrowCard):
            return self.finish(after=Throwing(seat=self.seat, card=choice.card, space=choice.space, free=True))
        return None
