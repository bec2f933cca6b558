"""Shots for no action."""

from __future__ import annotations

from gamelode.kernel import PASS, Ask, Frame, Next, Pass, Refusal, Seat, cites, clause

from ...table import DeepRockTable
from .shoot import NO_AMMO, Shoot, Shooting, shots, shots_at_all, why_not_aim


@cites("SCOUT-02", "R-47", "R-74")
def quick_modes(table: DeepRockTable, seat: Seat, *, flames: bool) -> tuple[int, ...]:
    """The ways to shoot that normally cost one action and whose ammo is there; `flames`: also those that set fire."""
    found = []
    for number in table.modes(seat):
        mode = table.content.modes[number]
        if mode.actions == 1 and table.ammo(seat, mode.slot) and (flames or not mode.flames):
            found.append(number)
    return tuple(found)


@cites("DRILL-06", "R-93")
def free_modes(table: DeepRockTable, seat: Seat) -> tuple[int, ...]:
    """The ways to shoot for no action: Flaming Ground is one of them, as long as it may be used this turn."""
    modes, used_up = table.content.modes, table.turn.flamings if table.active == seat else 0
    return tuple(m for m in quick_modes(table, seat, flames=True) if not modes[m].flames or used_up < modes[m].per_turn)


@cites("SHOOT-01", "SHOOT-02", "SHOOT-03", "DRILL-06")
def why_not_free(table: DeepRockTable, seat: Seat, shot: Shoot, slow: Refusal) -> Refusal | None:
    """Why a shot may not be made for no action; `slow`: because it normally costs another number of them."""
    if shot.mode not in table.modes(seat):
        return Refusal("SHOOT-02")
    mode = table.content.modes[shot.mode]
    if mode.actions != 1:
        return slow
    if not table.ammo(seat, mode.slot):
        return NO_AMMO
    if shot.mode not in free_modes(table, seat):
        return Refusal("DRILL-06")
    return why_not_aim(table, table.dwarves[seat].space, mode, table.range_of(seat, mode), shot.space)


@cites("R-93", "R-100")
def may_fire(table: DeepRockTable, seat: Seat) -> bool:
    """Whether a Dwarf could make an attack for no action."""
    return table.is_standing(seat) and bool(free_modes(table, seat))


class QuickShot(Ask[Shoot | Pass]):
    """What do you fire at?"""

    is_open = True

    def things(self, table: DeepRockTable, seat: Seat) -> list[Shoot | Pass]:
        return [PASS, *shots_at_all(table, seat)]

    @cites("R-93")
    def why_not(self, table: DeepRockTable, seat: Seat, choice: Shoot | Pass) -> Refusal | None:
        return None if isinstance(choice, Pass) else why_not_free(table, seat, choice, Refusal("R-93"))

    def options(self, table: DeepRockTable, seat: Seat) -> list[Shoot | Pass]:
        return [PASS, *shots(table, seat, table.dwarves[seat].space, free_modes(table, seat))]


class FreeShot(Frame):
    """[R-93] One weapon attack for no action."""

    seat: Seat

    @clause("R-93")
    def choose(self, table: DeepRockTable, _: None) -> Next:
        """One that normally costs an action; ammo is paid."""
        return QuickShot(seat=self.seat) if may_fire(table, self.seat) else self.finish()

    @clause("R-93")
    def fire(self, table: DeepRockTable, choice: Shoot | Pass | None) -> Next:
        """The Dwarf fires; the player may decline the shot."""
        if not isinstance(choice, Shoot):
            return None
        return self.finish(after=Shooting(seat=self.seat, mode=choice.mode, space=choice.space, free=True))
