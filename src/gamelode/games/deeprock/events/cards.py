"""Cards, supplies and tokens, as the log tells of them."""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Struct

from gamelode.kernel import Chapter, Event, Seat, Weight

from ..kinds import SHOUT, THROWABLE, UPGRADE, Card, EventCard, Goods, Grenade, Slot, Space, SwarmCard, UpgradeKind

# --- Event and Swarm cards


class EventDrawn(Event, frozen=True):
    """{seat} draws an Event: {card}."""

    weight: ClassVar[Weight] = "drama"
    opens: ClassVar[Chapter] = "phase"

    seat: Seat
    card: EventCard


class MissionEventDrawn(Event, frozen=True):
    """The mission's own event: {mission}."""

    weight: ClassVar[Weight] = "drama"
    opens: ClassVar[Chapter] = "phase"

    mission: Annotated[int, "mission event"]


class OfferLapsed(Event, frozen=True):
    """{seat} is not on his feet, and the offer lapses."""

    seat: Seat


class ThreatMoved(Event, frozen=True):
    """The Swarm Threat is {threat}."""

    weight: ClassVar[Weight] = "beat"

    threat: int


class SwarmSetAside(Event, frozen=True):
    """Swarm cards that lie aside for the next Swarm: {cards}."""

    weight: ClassVar[Weight] = "beat"

    cards: int


class SwarmDrawn(Event, frozen=True):
    """A Swarm: {card}!"""

    weight: ClassVar[Weight] = "drama"
    opens: ClassVar[Chapter] = "phase"

    card: SwarmCard


# --- cards and tokens of Dwarves


class CardDrawn(Event, frozen=True):
    """{seat} draws {card}."""

    weight: ClassVar[Weight] = "beat"

    seat: Seat
    card: Card


class ThrowableDrawn(Event, frozen=True):
    """{seat} draws {card}."""

    weight: ClassVar[Weight] = "beat"

    seat: Seat
    card: Grenade


class ForAll(Struct, frozen=True):
    """{card}"""

    card: Card


class OnDwarf(Struct, frozen=True):
    """{card} on {to}"""

    card: Card
    to: Seat


def played(card: int, to: int) -> Struct:
    """A Rock & Stone card, and on whom it is played if it is on anybody."""
    return OnDwarf(card, to) if to >= 0 else ForAll(card)


class CardShouted(Event, frozen=True):
    """{seat} plays {play}."""

    weight: ClassVar[Weight] = "beat"

    seat: Seat
    card: Card
    to: Seat

    @property
    def play(self) -> Struct:
        return played(self.card, self.to)


class TokenPlaced(Event, frozen=True):
    """{seat} places {token} at {space}."""

    weight: ClassVar[Weight] = "beat"

    seat: Seat
    token: Annotated[int, "token"]
    space: Space


# --- supplies


class Overclocked(Event, frozen=True):
    """{seat} overclocks the secondary weapon."""

    weight: ClassVar[Weight] = "beat"

    seat: Seat


class PodCalled(Event, frozen=True):
    """{seat} calls a Resupply pod to {space}: {primary} primary, {secondary} secondary, {health} Health."""

    weight: ClassVar[Weight] = "beat"

    seat: Seat
    space: Space
    primary: int
    secondary: int
    health: int


class SuppliesTaken(Event, frozen=True):
    """{seat} takes {primary} primary, {secondary} secondary and {health} Health."""

    weight: ClassVar[Weight] = "beat"

    seat: Seat
    primary: int
    secondary: int
    health: int


class Reloaded(Event, frozen=True):
    """{seat} finds {primary} primary (and) {secondary} secondary ammo."""

    weight: ClassVar[Weight] = "beat"

    seat: Seat
    primary: int
    secondary: int


# --- what changes hands


class Ammo(Struct, frozen=True):
    """{slot} ammo"""

    slot: Annotated[int, "ammo"]


class GivenThrowable(Struct, frozen=True):
    """{card}"""

    card: Grenade


class GivenCard(Struct, frozen=True):
    """{card}"""

    card: Card


class GivenUpgrade(Struct, frozen=True):
    """{upgrade} for the {slot}"""

    upgrade: UpgradeKind
    slot: Slot


def goods(what: int, which: int, slot: int) -> Struct:
    """What changes hands, as it is called."""
    if what == THROWABLE:
        return GivenThrowable(which)
    if what == SHOUT:
        return GivenCard(which)
    return GivenUpgrade(which, slot) if what == UPGRADE else Ammo(what)


class Exchanged(Event, frozen=True):
    """{giver} hands {thing} to {taker}."""

    weight: ClassVar[Weight] = "beat"

    giver: Seat
    taker: Seat
    what: Goods
    which: int
    slot: int

    def whose(self, table: object) -> tuple[Seat, ...]:
        """It is the moment of both."""
        return self.giver, self.taker

    @property
    def thing(self) -> Struct:
        return goods(self.what, self.which, self.slot)
