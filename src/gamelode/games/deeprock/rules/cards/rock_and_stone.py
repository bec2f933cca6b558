"""What is on Rock & Stone cards: when it is of use, and the rule that each begins."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from gamelode.kernel import Ask, Choice, Frame, Next, Pass, Seat, cites, clause

from ...board.hexes import DISTANCE
from ...events.cards import Reloaded
from ...kinds import Count, Positive
from ...table import DeepRockTable
from ..dwarves.free_shots import FreeShot, may_fire
from ..dwarves.helping import revive
from ..dwarves.walk import GoOn, MoveOn, Walking, path_to, steps_of
from .relief import Finding, Glittering, Healing


class ShoutEffect(Struct, frozen=True, tag_field="op", forbid_unknown_fields=True):
    """What a Rock & Stone card does."""


class RerollEffect(ShoutEffect, frozen=True, tag="reroll"):
    """Dice are rolled again: whoever holds it is asked right after the roll."""


class CancelEffect(ShoutEffect, frozen=True, tag="cancel"):
    """A creature's attack comes to nothing: whoever holds it is asked right after its roll."""


@cites("R-35", "R-100")
class AnyTimeEffect(ShoutEffect, frozen=True):
    """Played at any time, on a Dwarf or for the whole team."""

    on_dwarf: ClassVar[bool] = True

    def may(self, table: DeepRockTable, seat: Seat, to: Seat) -> bool:
        """Whether the card could do something now."""
        raise NotImplementedError

    def frame(self, seat: Seat, to: Seat) -> Frame:
        raise NotImplementedError


class AttackEffect(AnyTimeEffect, frozen=True, tag="attack"):
    """The Dwarf attacks for no action."""

    def may(self, table: DeepRockTable, seat: Seat, to: Seat) -> bool:
        return may_fire(table, to)

    def frame(self, seat: Seat, to: Seat) -> Frame:
        return FreeShot(seat=to)


class RaiseEffect(AnyTimeEffect, frozen=True, tag="raise"):
    """Whoever is knocked over stands up, and so does another who lies unconscious near by."""

    within: Count

    def may(self, table: DeepRockTable, seat: Seat, to: Seat) -> bool:
        dwarf = table.dwarves[to]
        near = DISTANCE[dwarf.space][table.dwarves[seat].space] <= self.within
        return dwarf.knocked or (not dwarf.health and near and to != seat)

    def frame(self, seat: Seat, to: Seat) -> Frame:
        return Raising(seat=to)


class ActionEffect(AnyTimeEffect, frozen=True, tag="action"):
    """The Dwarf has more actions this turn."""

    n: Positive

    def may(self, table: DeepRockTable, seat: Seat, to: Seat) -> bool:
        return to == table.active and table.turn.acting and table.dwarves[to].health > 0

    def frame(self, seat: Seat, to: Seat) -> Frame:
        return GoingOn(actions=self.n)


class ReloadEffect(AnyTimeEffect, frozen=True, tag="reload"):
    """The Dwarf takes ammo from the supply."""

    n: Positive

    def may(self, table: DeepRockTable, seat: Seat, to: Seat) -> bool:
        dwarf, numbers = table.dwarves[to], table.content.numbers
        return dwarf.primary < numbers.primary or dwarf.secondary < table.secondary_slots(to)

    def frame(self, seat: Seat, to: Seat) -> Frame:
        return Reloading(seat=to, tokens=self.n)


class MineralEffect(AnyTimeEffect, frozen=True, tag="mineral"):
    """Nitra or Gold for the shared pile."""

    n: Positive
    on_dwarf: ClassVar[bool] = False

    def may(self, table: DeepRockTable, seat: Seat, to: Seat) -> bool:
        return True

    def frame(self, seat: Seat, to: Seat) -> Frame:
        return Glittering(seat=seat, count=self.n)


class DrinkEffect(AnyTimeEffect, frozen=True, tag="heal"):
    """The Dwarf regains Health."""

    n: Positive

    def may(self, table: DeepRockTable, seat: Seat, to: Seat) -> bool:
        return 0 < table.dwarves[to].health < table.content.numbers.health

    def frame(self, seat: Seat, to: Seat) -> Frame:
        return Healing(seats=(to,), health=self.n)


class CatchEffect(AnyTimeEffect, frozen=True, tag="throwable"):
    """The Dwarf draws Throwables."""

    n: Positive

    def may(self, table: DeepRockTable, seat: Seat, to: Seat) -> bool:
        return True

    def frame(self, seat: Seat, to: Seat) -> Frame:
        return Finding(seat=to, throwables=self.n)


class RunEffect(AnyTimeEffect, frozen=True, tag="run"):
    """The Dwarf moves for no action."""

    def may(self, table: DeepRockTable, seat: Seat, to: Seat) -> bool:
        return table.is_standing(to) and not table.dwarves[to].webbed

    def frame(self, seat: Seat, to: Seat) -> Frame:
        return Running(seat=to)


class ShakeEffect(AnyTimeEffect, frozen=True, tag="shake"):
    """He is rid of Stunned and Webbed tokens."""

    def may(self, table: DeepRockTable, seat: Seat, to: Seat) -> bool:
        return table.dwarves[to].stunned or table.dwarves[to].webbed

    def frame(self, seat: Seat, to: Seat) -> Frame:
        return ShakingOff(seat=to)


Effect = (
    RerollEffect
    | CancelEffect
    | AttackEffect
    | RaiseEffect
    | ActionEffect
    | ReloadEffect
    | MineralEffect
    | DrinkEffect
    | CatchEffect
    | RunEffect
    | ShakeEffect
)


# --- the rules they begin


class Raising(Frame):
    """[R-100] A Dwarf is called back to his feet."""

    seat: Seat

    @clause("R-100", "R-34")
    def rise(self, table: DeepRockTable, _: None) -> Next:
        """A Dwarf who is knocked over or unconscious stands up."""
        revive(table, self.seat)
        return None


class GoingOn(Frame):
    """[R-36] The active Dwarf goes on."""

    actions: int

    @clause("R-36", "R-100")
    def go_on(self, table: DeepRockTable, _: None) -> Next:
        """The active Dwarf has more actions than a turn gives him."""
        table.turn.actions += self.actions
        return None


class Reload(Choice, frozen=True):
    """{primary} primary (and) {secondary} secondary ammo"""

    primary: int
    secondary: int


class ReloadWhat(Ask[Reload]):
    """Which ammo do you take?"""

    tokens: int

    only_if_choice = True

    def things(self, table: DeepRockTable, seat: Seat) -> list[Reload]:
        dwarf, numbers, most = table.dwarves[seat], table.content.numbers, self.tokens
        free = (numbers.primary - dwarf.primary, table.secondary_slots(seat) - dwarf.secondary)
        pairs = [(p, s) for p in range(most + 1) for s in range(most + 1 - p) if p <= free[0] and s <= free[1]]
        found = max(p + s for p, s in pairs)
        return [Reload(p, s) for p, s in pairs if p + s == found]


class Reloading(Frame):
    """[R-100] Ammo is found."""

    seat: Seat
    tokens: int

    @clause("R-100", "R-38")
    def choose(self, table: DeepRockTable, _: None) -> Next:
        """The Dwarf chooses tokens of any types for his free slots."""
        return ReloadWhat(seat=self.seat, tokens=self.tokens)

    @clause("R-100", "R-38")
    def take(self, table: DeepRockTable, choice: Reload) -> Next:
        """The Dwarf takes the ammo from the supply."""
        table.dwarves[self.seat].primary += choice.primary
        table.dwarves[self.seat].secondary += choice.secondary
        table.tell(Reloaded, self.seat, choice.primary, choice.secondary)
        return None


class Running(Frame):
    """[R-100] A Dwarf runs for no action."""

    seat: Seat

    @clause("R-100", "MOVE-01")
    def choose(self, table: DeepRockTable, _: None) -> Next:
        """The player chooses a space, by the rules of a Move, without Light-footed attack."""
        return MoveOn(seat=self.seat, points=steps_of(table, self.seat))

    @clause("R-100", "MOVE-01")
    def run(self, table: DeepRockTable, choice: GoOn | Pass | None) -> Next:
        """The Dwarf goes there, or declines to run."""
        if not isinstance(choice, GoOn):
            return None
        steps = steps_of(table, self.seat)
        way = path_to(table, self.seat, choice.to, steps)
        return self.finish(after=Walking(seat=self.seat, way=way, points=steps))


class ShakingOff(Frame):
    """[R-100] A Dwarf shakes off what holds him."""

    seat: Seat

    @clause("R-100")
    def shake(self, table: DeepRockTable, _: None) -> Next:
        """Stunned and Webbed tokens are removed."""
        dwarf = table.dwarves[self.seat]
        dwarf.stunned = dwarf.webbed = False
        return None
