"""Missions: their own events, and what Dwarves do only there: repairing, carrying, launching."""

from __future__ import annotations

from msgspec import Struct

from gamelode.kernel import Act, Frame, Next, Refusal, Seat, cites, clause

from ..board.hexes import BIT, NEAR, Space, spaces_of
from ..events.dwarves import Corroded, Deposited, Repaired, StalagmiteFell
from ..limits import Positive
from ..table import AQUARQ, BANG, MINOR, DeepRockTable
from .choices import AskWhere, At
from .creatures.activate import activation
from .creatures.swarms import Emerging, Place, RaiseThreat
from .dwarves.supplies import landing_places
from .dwarves.walk import why_not_act

# --- mission events


class MissionEffectBase(Struct, frozen=True, tag_field="op", forbid_unknown_fields=True):
    """What a mission's own event does."""

    def frame(self, table: DeepRockTable, seat: Seat) -> Frame:
        raise NotImplementedError


class CeilingEffect(MissionEffectBase, frozen=True, tag="ceiling"):
    def frame(self, table: DeepRockTable, seat: Seat) -> Frame:
        return LooseCeiling(seat=seat)


class BehindWallEffect(MissionEffectBase, frozen=True, tag="behind_wall"):
    creature: str
    n: Positive

    def frame(self, table: DeepRockTable, seat: Seat) -> Frame:
        if table.hidden:
            return RaiseThreat(by=1)
        return Emerging(seat=seat, places=(Place(self.creature, self.n, "nearest"),))


class WakeEffect(MissionEffectBase, frozen=True, tag="wake"):
    types: tuple[str, ...]
    creature: str
    n: Positive
    then: tuple[str, ...] = ()

    def frame(self, table: DeepRockTable, seat: Seat) -> Frame:
        return Waking(seat=seat, types=self.types, place=Place(self.creature, self.n, "nearest"), then=self.then)


class CorrosionEffect(MissionEffectBase, frozen=True, tag="corrosion"):
    creature: str
    n: Positive

    def frame(self, table: DeepRockTable, seat: Seat) -> Frame:
        return Corroding(seat=seat, place=Place(self.creature, self.n, "nearest"))


class GreedEffect(MissionEffectBase, frozen=True, tag="greed"):
    creature: str

    def frame(self, table: DeepRockTable, seat: Seat) -> Frame:
        carriers = tuple(other for other, dwarf in enumerate(table.dwarves) if dwarf.carrying)
        return Greed(carriers=carriers, creature=self.creature) if carriers else RaiseThreat(by=1)


MissionEffect = CeilingEffect | BehindWallEffect | WakeEffect | CorrosionEffect | GreedEffect


class FallsWhere(AskWhere):
    """Where does a stalagmite fall?"""


class LooseCeiling(Frame):
    """[EVENT-04] A stalagmite falls next to the active Dwarf."""

    seat: Seat

    @clause("EVENT-04", "R-98")
    def where(self, table: DeepRockTable, _: None) -> Next:
        """On an empty floor space next to him, if there is one."""
        spaces = tuple(spaces_of(NEAR[table.dwarves[self.seat].space] & landing_places(table)))
        return FallsWhere(seat=self.seat, spaces=spaces)

    @clause("EVENT-04", "R-98")
    def fall(self, table: DeepRockTable, choice: At | None) -> Next:
        """Then he may be hit himself; a Shield does not help."""
        if choice is not None:
            table.stalagmites |= BIT[choice.space]
            table.tell(StalagmiteFell, choice.space)
        if table.roll("creature")[0] == BANG:
            table.hurt(self.seat, 1)
        return None


class Waking(Frame):
    """[EVENT-04] Some creatures activate; if there is none of them, others emerge."""

    seat: Seat
    types: tuple[str, ...]
    place: Place
    then: tuple[str, ...]

    @clause("EVENT-04")
    def wake(self, table: DeepRockTable, _: None) -> Next:
        """Those on the board activate."""
        if any(table.alive(table.content.kind[name]) for name in self.types):
            return self.become(activation(table, self.types))
        return Emerging(seat=self.seat, places=(self.place,))

    @clause("EVENT-04")
    def instead(self, table: DeepRockTable, _: None) -> Next:
        """What emerged instead may activate."""
        return self.become(activation(table, self.then)) if self.then else None


class CorrodeWhich(AskWhere):
    """Which wreck loses a repair cube?"""


class Corroding(Frame):
    """[EVENT-04] A wreck loses a repair cube."""

    seat: Seat
    place: Place

    @clause("EVENT-04")
    def which(self, table: DeepRockTable, _: None) -> Next:
        """One that is not yet repaired; if none has a cube, creatures emerge."""
        need = cubes_needed(table)
        spaces = tuple(space for space, cubes in sorted(table.cubes.items()) if 0 < cubes < need)
        if not spaces:
            return self.become(Emerging(seat=self.seat, places=(self.place,)))
        return CorrodeWhich(seat=self.seat, spaces=spaces)

    @clause("EVENT-04")
    def corrode(self, table: DeepRockTable, choice: At) -> Next:
        """The active player chooses it."""
        table.cubes[choice.space] -= 1
        table.tell(Corroded, choice.space)
        return None


class Greed(Frame):
    """[EVENT-04] Grunts come for those who carry Aquarqs."""

    carriers: tuple[Seat, ...]
    creature: str

    @clause("EVENT-04")
    def come(self, table: DeepRockTable, _: None) -> Next:
        """One at the exit nearest to each of them."""
        if not self.carriers:
            return self.finish()
        seat, self.carriers = self.carriers[0], self.carriers[1:]
        return self.goto(Greed.come, after=Emerging(seat=seat, places=(Place(self.creature, 1, "nearest"),)))


# --- what Dwarves do in some missions


def cubes_needed(table: DeepRockTable) -> int:
    return max((o.cubes for o in table.map.record.objectives), default=0)


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
        """For one action."""
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
        """A minor success."""
        table.end("R-42", MINOR)
        return None
