"""Event cards: drawing one, and what each instruction begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from gamelode.kernel import Frame, Next, Seat, cites, clause

from ...events.cards import EventDrawn, MissionEventDrawn
from ...kinds import Count, EventCard, Far, Positive
from ...table import DeepRockTable
from ..creatures.activate import activation
from ..creatures.swarms import Emerging, Exit, Place, RaiseThreat, SettingAside
from ..wording import counted, creature_name, kinds_named
from .relief import OFFERS, Finding, Glittering, Healing, Offering, OfferName, Retreating, Singing
from .surprise_attacks import Burrowing, FromAbove

if TYPE_CHECKING:
    from ...content import Content

SPECIAL = -1  # in the deck: one of the special cards, nobody knows which


# --- what cards do


class EventEffect(Struct, frozen=True, tag_field="op", forbid_unknown_fields=True):
    """One instruction of an Event card."""

    def frame(self, table: DeepRockTable, seat: Seat) -> Frame | None:
        raise NotImplementedError

    def words(self, content: Content) -> str:
        """A sentence for whoever reads the card."""
        raise NotImplementedError


class ThreatEffect(EventEffect, frozen=True, tag="threat"):
    n: int

    def frame(self, table: DeepRockTable, seat: Seat) -> Frame:
        return RaiseThreat(by=self.n)

    def words(self, content: Content) -> str:
        return f"The Swarm Threat {'sinks' if self.n < 0 else 'rises'} by {abs(self.n)}."


class SpawnEffect(EventEffect, frozen=True, tag="spawn"):
    creature: str
    n: Positive
    exit: Exit

    def frame(self, table: DeepRockTable, seat: Seat) -> Frame:
        return Emerging(seat=seat, places=(self.place,))

    @property
    def place(self) -> Place:
        return Place(self.creature, self.n, self.exit)

    def words(self, content: Content) -> str:
        return f"{self.place.words(content)}."


class ActivateEffect(EventEffect, frozen=True, tag="activate"):
    types: tuple[str, ...]  # none: all

    def frame(self, table: DeepRockTable, seat: Seat) -> Frame:
        return activation(table, self.types)

    def words(self, content: Content) -> str:
        return f"All {kinds_named(content, self.types)} activate."


class AttackedEffect(EventEffect, frozen=True, tag="attacked"):
    by: Literal["leech", "grabber"]
    damage: Count

    def frame(self, table: DeepRockTable, seat: Seat) -> Frame:
        return FromAbove(seat=seat, damage=self.damage, carries=self.by == "grabber")

    def words(self, content: Content) -> str:
        leech, grabber = "A Cave Leech attacks the active Dwarf", "A Grabber carries the active Dwarf off"
        attack = grabber if self.by == "grabber" else leech
        return f"{attack}: {self.damage} damage and knocked over, unless a reaction shot hits it."


class BurrowEffect(EventEffect, frozen=True, tag="burrow"):
    creature: str

    def frame(self, table: DeepRockTable, seat: Seat) -> Frame:
        return Burrowing(seat=seat, kind=table.content.kind[self.creature])

    def words(self, content: Content) -> str:
        name = creature_name(content, self.creature)
        return f"A {name} comes out of the ground next to the active Dwarf and attacks."


class MissionEventEffect(EventEffect, frozen=True, tag="mission_event"):
    @cites("EVENT-04")
    def frame(self, table: DeepRockTable, seat: Seat) -> Frame:
        table.tell(MissionEventDrawn, table.mission)
        return table.map.entry.event.effect.frame(table, seat)

    def words(self, content: Content) -> str:
        return "The mission's own event."


class SetAsideEffect(EventEffect, frozen=True, tag="set_aside_swarm"):
    n: Positive

    def frame(self, table: DeepRockTable, seat: Seat) -> Frame:
        return SettingAside(count=self.n)

    def words(self, content: Content) -> str:
        return f"{counted(self.n, 'Swarm card')} set aside for the next Swarm."


class OfferEffect(EventEffect, frozen=True, tag="offer"):
    what: OfferName
    nitra: Count = 0
    threat: Count = 0

    def frame(self, table: DeepRockTable, seat: Seat) -> Frame:
        return Offering(seat=seat, what=self.what, nitra=self.nitra, threat=self.threat)

    def words(self, content: Content) -> str:
        return f"If you like: {OFFERS[self.what](self.nitra, self.threat).words()}."


class HealEffect(EventEffect, frozen=True, tag="heal"):
    n: Positive
    all: bool = False  # everybody, not the active Dwarf alone

    def frame(self, table: DeepRockTable, seat: Seat) -> Frame:
        return Healing(seats=tuple(table.conscious()) if self.all else (seat,), health=self.n)

    def words(self, content: Content) -> str:
        return f"{'Every conscious' if self.all else 'The active'} Dwarf regains {self.n} Health."


class CrateEffect(EventEffect, frozen=True, tag="crate"):
    n: Positive

    def frame(self, table: DeepRockTable, seat: Seat) -> Frame:
        return Finding(seat=seat, throwables=self.n)

    def words(self, content: Content) -> str:
        return f"The active Dwarf draws {counted(self.n, 'Throwable')}."


class GlitterEffect(EventEffect, frozen=True, tag="glitter"):
    n: Positive

    def frame(self, table: DeepRockTable, seat: Seat) -> Frame:
        return Glittering(seat=seat, count=self.n)

    def words(self, content: Content) -> str:
        return f"{self.n} Nitra or Gold for the shared pile."


class SongEffect(EventEffect, frozen=True, tag="song"):
    n: Positive

    def frame(self, table: DeepRockTable, seat: Seat) -> Frame:
        return Singing(seat=seat, count=self.n)

    def words(self, content: Content) -> str:
        return f"Any Dwarf draws {counted(self.n, 'Rock & Stone card')}."


class RetreatEffect(EventEffect, frozen=True, tag="retreat"):
    types: tuple[str, ...]
    within: Far

    def frame(self, table: DeepRockTable, seat: Seat) -> Frame:
        return Retreating(types=self.types, within=self.within)

    def words(self, content: Content) -> str:
        kinds = kinds_named(content, self.types)
        return f"{kinds} within {self.within} spaces of a Dwarf go back into the rock."


Effect = (
    ThreatEffect
    | SpawnEffect
    | ActivateEffect
    | AttackedEffect
    | BurrowEffect
    | MissionEventEffect
    | SetAsideEffect
    | OfferEffect
    | HealEffect
    | CrateEffect
    | GlitterEffect
    | SongEffect
    | RetreatEffect
)


# --- a card


class DrawEvent(Frame):
    """[EVENT-01] An Event card is drawn and resolved."""

    seat: Seat
    card: EventCard = -1
    at_effect: int = 0

    @clause("EVENT-01", "EVENT-03", "HAZ-04", "HAZ-05", "R-40")
    def draw(self, table: DeepRockTable, _: None) -> Next:
        """The player who drew it is the active one."""
        if not table.events and not table.specials_in:
            table.events, table.event_discard = sorted(table.event_discard), []
        deck = [SPECIAL] * table.specials_in + table.events
        if not deck:
            return self.finish()
        self.card = table.dice.draw(deck, "events")
        if self.card == SPECIAL:
            table.specials_in -= 1
            self.card = table.dice.draw(table.specials, "specials")
        else:
            table.events.remove(self.card)
        table.tell(EventDrawn, self.seat, self.card)
        return None

    @clause("EVENT-08", "R-82")
    def follow(self, table: DeepRockTable, _: None) -> Next:
        """The instructions of the card are followed one after another, completely."""
        effects = table.content.events[self.card].effects
        if self.at_effect < len(effects):
            self.at_effect += 1
            return self.goto(DrawEvent.follow, after=effects[self.at_effect - 1].frame(table, self.seat))
        return None

    @clause("EVENT-01", "EVENT-08", "SETUP-04")
    def discard(self, table: DeepRockTable, _: None) -> Next:
        """The card is discarded when all of it is done."""
        table.event_discard.append(self.card)
        return None
