"""Offers and relief: what Event cards have to give."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

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


class Offer(Struct, frozen=True):
    """What an Event offers. The docstring of each kind is what the player is asked."""

    def begin(self, table: DeepRockTable, seat: Seat) -> Frame:
        """What follows if the offer is accepted."""
        raise NotImplementedError

    def words(self) -> str:
        """What stands on the card."""
        raise NotImplementedError


class Seam(Offer, frozen=True):
    """take {nitra} Nitra, though the Swarm Threat rises by {threat}"""

    nitra: int
    threat: int

    def begin(self, table: DeepRockTable, seat: Seat) -> Frame:
        table.gain(NITRA, self.nitra)
        return RaiseThreat(by=self.threat)

    def words(self) -> str:
        return f"{self.nitra} Nitra, and the Swarm Threat rises by {self.threat}"


class FreeChop(Offer, frozen=True):
    """swing the axe for no action, with one more success"""

    def begin(self, table: DeepRockTable, seat: Seat) -> Frame:
        return AxeChop(seat=seat, free=True, bonus=1)

    def words(self) -> str:
        return "a free axe chop with one more success"


class FreeAttack(Offer, frozen=True):
    """fire a weapon for no action"""

    def begin(self, table: DeepRockTable, seat: Seat) -> Frame:
        return FreeShot(seat=seat)

    def words(self) -> str:
        return "a free shot; ammo is paid"


OfferName = Literal["seam", "chop", "shot"]
OFFERS: dict[str, Callable[[int, int], Offer]] = {  # with the Nitra they give and the threat they raise
    "seam": Seam,
    "chop": lambda nitra, threat: FreeChop(),
    "shot": lambda nitra, threat: FreeAttack(),
}


class AcceptOffer(Ask[Pass | Yes]):
    """Do you {offer}?"""

    what: str
    nitra: int = 0
    threat: int = 0

    @property
    def offer(self) -> Offer:
        return OFFERS[self.what](self.nitra, self.threat)

    def things(self, table: DeepRockTable, seat: Seat) -> tuple[Pass | Yes, ...]:
        return (PASS, YES)


class Offering(Frame):
    """[EVENT-05] A player is offered something, and may decline it."""

    seat: Seat
    what: str
    nitra: int = 0
    threat: int = 0

    @clause("EVENT-05", "STAND-03", "R-82")
    def offer(self, table: DeepRockTable, _: None) -> Next:
        """The offer is made to a Dwarf who stands; otherwise it lapses."""
        if not table.is_standing(self.seat):
            table.tell(OfferLapsed, self.seat)
            return self.finish()
        return AcceptOffer(seat=self.seat, what=self.what, nitra=self.nitra, threat=self.threat)

    @clause("EVENT-05")
    def accept(self, table: DeepRockTable, answer: Pass | Yes) -> Next:
        """If the player accepts, what was offered begins."""
        if answer == PASS:
            return None
        return self.become(OFFERS[self.what](self.nitra, self.threat).begin(table, self.seat))


class Healing(Frame):
    """[EVENT-03] Dwarves bind their wounds."""

    seats: tuple[Seat, ...]
    health: int

    @clause("EVENT-03", "R-97", "R-100")
    def heal(self, table: DeepRockTable, _: None) -> Next:
        """Whoever is conscious and hurt regains Health."""
        most = table.content.numbers.health
        hurt = [seat for seat in self.seats if 0 < table.dwarves[seat].health < most]
        for seat in hurt:
            table.heal(seat, self.health)
        if not hurt:
            table.tell(NobodyIsHurt)
        return None


class Finding(Frame):
    """[EVENT-03] A Dwarf finds Throwables."""

    seat: Seat
    throwables: int

    @clause("EVENT-03", "R-97", "R-100")
    def draw(self, table: DeepRockTable, _: None) -> Next:
        """The Dwarf draws the Throwables from the deck."""
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
    """[EVENT-03] A Dwarf sees a mineral glitter in the dust, and takes it."""

    seat: Seat
    count: int

    @clause("EVENT-03", "R-100")
    def choose(self, table: DeepRockTable, _: None) -> Next:
        """The player chooses Nitra or Gold."""
        return WhichMineral(seat=self.seat)

    @clause("EVENT-03", "AXE-08", "R-100")
    def take(self, table: DeepRockTable, choice: Gain) -> Next:
        """What he chose goes into the shared pile."""
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
    """[EVENT-03] A song brings a Dwarf Rock & Stone cards."""

    seat: Seat
    count: int

    @clause("EVENT-03")
    def choose(self, table: DeepRockTable, _: None) -> Next:
        """The player chooses a conscious Dwarf."""
        return WhoDraws(seat=self.seat)

    @clause("EVENT-03")
    def draw(self, table: DeepRockTable, choice: ToDwarf | None) -> Next:
        """The chosen Dwarf draws Rock & Stone cards."""
        for _card in range(self.count if choice else 0):
            table.draw_shout(choice.seat if choice else 0)
        return None


class Retreating(Frame):
    """[EVENT-03] Creatures near the Dwarves go back into the rock."""

    types: tuple[str, ...]
    within: int

    @clause("EVENT-03", "R-103")
    def retreat(self, table: DeepRockTable, _: None) -> Next:
        """Creatures of these kinds within the distance of any conscious Dwarf leave the board, but for marked ones."""
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
