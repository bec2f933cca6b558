"""Offers and relief: what Event cards have to give."""

from __future__ import annotations

from msgspec import Struct

from gamelode.kernel import PASS, YES, Ask, Choice, Frame, Next, Pass, Seat, Yes, clause

from ...board.hexes import BIT, WITHIN
from ...events.cards import OfferLapsed
from ...events.creatures import NobodyRetreats, Retreated
from ...events.dwarves import NobodyIsHurt
from ...kinds import GOLD, NITRA, Item
from ...table import DeepRockTable
from ..creatures.swarms import RaiseThreat
from ..dwarves.axe import AxeChop
from ..dwarves.free_shots import FreeShot


class Seam(Struct, frozen=True):
    """take {nitra} Nitra, though the Swarm Threat rises by {threat}"""

    nitra: int
    threat: int


class FreeChop(Struct, frozen=True):
    """swing the axe for no action, with one more success"""


class FreeAttack(Struct, frozen=True):
    """fire a weapon for no action"""


class AcceptOffer(Ask[Pass | Yes]):
    """Do you {offer}?"""

    what: str
    nitra: int = 0
    threat: int = 0

    @property
    def offer(self) -> Struct:
        if self.what == "seam":
            return Seam(self.nitra, self.threat)
        return FreeChop() if self.what == "chop" else FreeAttack()

    def things(self, table: DeepRockTable, seat: Seat) -> tuple[Pass | Yes, ...]:
        return (PASS, YES)


class Offering(Frame):
    """[EVENT-05] An optional Event."""

    seat: Seat
    what: str
    nitra: int = 0
    threat: int = 0

    @clause("EVENT-05", "STAND-03", "R-82")
    def offer(self, table: DeepRockTable, _: None) -> Next:
        """It asks for a standing Dwarf; otherwise it is ignored."""
        if not table.is_standing(self.seat):
            table.tell(OfferLapsed, self.seat)
            return self.finish()
        return AcceptOffer(seat=self.seat, what=self.what, nitra=self.nitra, threat=self.threat)

    @clause("EVENT-05")
    def accept(self, table: DeepRockTable, answer: Pass | Yes) -> Next:
        """Nitra for more threat, a free chop with one more success, or a free shot."""
        if answer == PASS:
            return None
        if self.what == "chop":
            return self.become(AxeChop(seat=self.seat, free=True, bonus=1))
        if self.what == "shot":
            return self.become(FreeShot(seat=self.seat))
        table.gain(NITRA, self.nitra)
        return self.become(RaiseThreat(by=self.threat))


class Healing(Frame):
    """[EVENT-03] Time to bind wounds."""

    seats: tuple[Seat, ...]
    health: int

    @clause("EVENT-03", "R-97", "R-100")
    def heal(self, table: DeepRockTable, _: None) -> Next:
        """Health for whoever is conscious."""
        most = table.content.numbers.health
        hurt = [seat for seat in self.seats if 0 < table.dwarves[seat].health < most]
        for seat in hurt:
            table.heal(seat, self.health)
        if not hurt:
            table.tell(NobodyIsHurt)
        return None


class Finding(Frame):
    """[EVENT-03] Throwables for a Dwarf."""

    seat: Seat
    throwables: int

    @clause("EVENT-03", "R-97", "R-100")
    def draw(self, table: DeepRockTable, _: None) -> Next:
        """From the deck."""
        for _card in range(self.throwables):
            table.draw_throwable(self.seat)
        return None


class Gain(Choice, frozen=True):
    """{item}"""

    item: Item


class WhichMineral(Ask[Gain]):
    """Which mineral do you find?"""

    def things(self, table: DeepRockTable, seat: Seat) -> tuple[Gain, ...]:
        return (Gain(NITRA), Gain(GOLD))


class Glittering(Frame):
    """[EVENT-03] A mineral glitters in the dust."""

    seat: Seat
    count: int

    @clause("EVENT-03", "R-100")
    def choose(self, table: DeepRockTable, _: None) -> Next:
        """Nitra or Gold."""
        return WhichMineral(seat=self.seat)

    @clause("EVENT-03", "AXE-08", "R-100")
    def take(self, table: DeepRockTable, choice: Gain) -> Next:
        """Into the shared pile."""
        table.gain(choice.item, self.count)
        return None


class ToDwarf(Choice, frozen=True):
    """{seat}"""

    seat: Seat


class WhoDraws(Ask[ToDwarf]):
    """Who draws a Rock & Stone card?"""

    only_if_choice = True

    def things(self, table: DeepRockTable, seat: Seat) -> list[ToDwarf]:
        return [ToDwarf(other) for other in table.conscious()]


class Singing(Frame):
    """[EVENT-03] A song for somebody."""

    seat: Seat
    count: int

    @clause("EVENT-03")
    def choose(self, table: DeepRockTable, _: None) -> Next:
        """Any conscious Dwarf."""
        return WhoDraws(seat=self.seat)

    @clause("EVENT-03")
    def draw(self, table: DeepRockTable, choice: ToDwarf | None) -> Next:
        """He draws."""
        for _card in range(self.count if choice else 0):
            table.draw_shout(choice.seat if choice else 0)
        return None


class Retreating(Frame):
    """[EVENT-03] Creatures near the Dwarves go back into the rock."""

    types: tuple[str, ...]
    within: int

    @clause("EVENT-03", "R-103")
    def retreat(self, table: DeepRockTable, _: None) -> Next:
        """Those of the named kinds within the distance of any conscious Dwarf leave the board, but for marked ones."""
        near = 0
        for seat in table.conscious():
            near |= WITHIN[self.within][table.dwarves[seat].space]
        named = [creature for name in self.types for creature in table.alive(table.content.kind[name])]
        gone = [c for c in named if near & BIT[table.where[c]] and not table.marked >> c & 1]
        for creature in gone:
            table.tell(Retreated, creature, table.where[creature])
            table.remove(creature)
        if not gone:
            table.tell(NobodyRetreats)
        return None
