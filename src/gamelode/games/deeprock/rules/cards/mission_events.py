"""What the event of a mission's own does."""

from __future__ import annotations

from msgspec import Struct

from gamelode.kernel import Frame, Next, Seat, clause

from ...board.hexes import BIT, NEAR, spaces_of
from ...events.cave import StalagmiteFell
from ...events.mission import Corroded
from ...kinds import BANG, Positive
from ...table import DeepRockTable
from ..choices import AskWhere, At
from ..creatures.activate import activation
from ..creatures.swarms import Emerging, Place, RaiseThreat
from ..dwarves.supplies import landing_places
from ..missions import cubes_needed


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
        """A stalagmite falls on an empty floor space next to the Dwarf, if there is one."""
        spaces = tuple(spaces_of(NEAR[table.dwarves[self.seat].space] & landing_places(table)))
        return FallsWhere(seat=self.seat, spaces=spaces)

    @clause("EVENT-04", "R-98")
    def fall(self, table: DeepRockTable, choice: At | None) -> Next:
        """The Dwarf may be hit himself; a Shield does not help."""
        if choice is not None:
            table.stalagmites |= BIT[choice.space]
            table.tell(StalagmiteFell, choice.space)
        if table.roll("creature", 1, "the falling stalagmite")[0] == BANG:
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
        """Creatures of these kinds activate, if there are any on the board."""
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
        """The wreck that the active player chose loses a cube."""
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
