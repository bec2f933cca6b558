"""What happens, as the log tells it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from gamelode.kernel import Event, Seat

from .geometry import Space

Creature = Annotated[int, "creature"]  # a miniature
Kind = Annotated[int, "kind"]  # of creature
ModeId = Annotated[int, "mode"]
Item = Annotated[int, "item"]
Card = Annotated[int, "shout"]
Grenade = Annotated[int, "throwable"]
PickupKind = Annotated[int, "pickup"]
UpgradeKind = Annotated[int, "upgrade"]
EventCard = Annotated[int, "event"]
SwarmCard = Annotated[int, "swarm"]
CaveCard = Annotated[int, "cave"]
MissionId = Annotated[int, "mission"]
DwarfKind = Annotated[int, "dwarf"]
Goods = Annotated[int, "goods"]
Faces = Annotated[tuple[int, ...], "face"]
Status = Annotated[int, "status"]
Why = Annotated[int, "why"]  # a creature goes for just this target
How = Annotated[int, "how"]  # near its way leads it
Rest = Annotated[int, "rest"]  # why it does nothing
Find = Annotated[int, "find"]  # on the Mineral die
Slot = Annotated[int, "slot"]  # 0 the primary weapon, 1 the secondary one
Thing = Annotated[int, "thing"]  # a target that is no Dwarf
ExitNumber = Annotated[int, "exit"]

ONLY, NEAREST, RECENT, LURED, NO_GUN, ALONE_IN_REACH, ALONE_IN_ITS_WAY = range(7)
IN_REACH, CLOSER, ROUND, ROUND_CLOSER = range(4)
SHUT_OFF, NO_ROOM, ROOTED, HELD = range(4)
GUN, LURE = -2, -3


class MissionBegan(Event, frozen=True):
    """The mission begins: {mission}."""

    mission: MissionId


class DwarfChosen(Event, frozen=True):
    """{seat} is the {dwarf}."""

    seat: Seat
    dwarf: DwarfKind


class TurnBegan(Event, frozen=True):
    """{seat} has the turn, with {actions} action(s)."""

    seat: Seat
    actions: int


class PassedOver(Event, frozen=True):
    """{seat} lies unconscious."""

    seat: Seat


class DwarfMoved(Event, frozen=True):
    """{seat} goes to {space}."""

    seat: Seat
    space: Space


class Rolled(Event, frozen=True):
    """The dice show {faces}."""

    faces: Faces


class MineralRolled(Event, frozen=True):
    """The Mineral die shows {mineral}."""

    mineral: Find


class Swung(Event, frozen=True):
    """{seat} swings the axe."""

    seat: Seat


class BoscoSwung(Event, frozen=True):
    """BOSCO chops."""


class Shot(Event, frozen=True):
    """{seat} fires at {space}: {mode}."""

    seat: Seat
    mode: ModeId
    space: Space


class BoscoShot(Event, frozen=True):
    """BOSCO fires at {space}: {mode}."""

    mode: ModeId
    space: Space


class BoscoFlew(Event, frozen=True):
    """BOSCO flies to {space}."""

    space: Space


class Thrown(Event, frozen=True):
    """{seat} throws {card} at {space}."""

    seat: Seat
    card: Grenade
    space: Space


class Wounded(Event, frozen=True):
    """{creature} takes {damage} damage."""

    creature: Creature
    damage: int


class Killed(Event, frozen=True):
    """{creature} dies at {space}."""

    creature: Creature
    space: Space


class Exploded(Event, frozen=True):
    """An explosion at {space}."""

    space: Space


class DwarfHurt(Event, frozen=True):
    """{seat} loses {damage} Health."""

    seat: Seat
    damage: int


class Fell(Event, frozen=True):
    """{seat} falls unconscious."""

    seat: Seat


class Healed(Event, frozen=True):
    """{seat} regains {health} Health."""

    seat: Seat
    health: int


class NobodyIsHurt(Event, frozen=True):
    """Nobody who is conscious lacks Health."""


class Revived(Event, frozen=True):
    """{seat} is back on his feet."""

    seat: Seat


class Afflicted(Event, frozen=True):
    """{seat} is {status}."""

    seat: Seat
    status: Status


class CreatureHeld(Event, frozen=True):
    """{creature} is {status}."""

    creature: Creature
    status: Status


class Protected(Event, frozen=True):
    """The Shield protects {seat}."""

    seat: Seat


class ShieldGone(Event, frozen=True):
    """The Shield is used up."""


class Burning(Event, frozen=True):
    """Flames burn at {spaces}."""

    spaces: tuple[Space, ...]


class Burnt(Event, frozen=True):
    """{seat} walks into Flames."""

    seat: Seat


class Emerged(Event, frozen=True):
    """{creature} emerges at {space}."""

    creature: Creature
    space: Space


class NothingComes(Event, frozen=True):
    """Nothing comes from exit {exit}: it is not open yet."""

    exit: ExitNumber


class GruntComes(Event, frozen=True):
    """No {kind} is left: a Grunt comes instead."""

    kind: Kind


class NobodyComes(Event, frozen=True):
    """No {kind} is left, and none to stand in for it."""

    kind: Kind


class NoRoomFor(Event, frozen=True):
    """There is no room for {creature}."""

    creature: Creature


class NobodyActivates(Event, frozen=True):
    """There is nobody to activate."""


class Stepped(Event, frozen=True):
    """{creature} goes to {space}."""

    creature: Creature
    space: Space


class GoesFor(Event, frozen=True):
    """{creature} has {seat} in reach, {away} away: {why}."""

    creature: Creature
    seat: Seat
    away: int
    why: Why


class GoesForObject(Event, frozen=True):
    """{creature} has {thing} in reach, {away} away: {why}."""

    creature: Creature
    thing: Thing
    away: int
    why: Why


class MakesFor(Event, frozen=True):
    """{creature} makes for {seat}, {away} step(s) away: {why}. It comes {how}."""

    creature: Creature
    seat: Seat
    away: int
    why: Why
    how: How


class MakesForObject(Event, frozen=True):
    """{creature} makes for {thing}, {away} step(s) away: {why}. It comes {how}."""

    creature: Creature
    thing: Thing
    away: int
    why: Why
    how: How


class EqualWays(Event, frozen=True):
    """{ways} ways are equal for {creature}: {seat} chooses."""

    creature: Creature
    ways: int
    seat: Seat


class Waited(Event, frozen=True):
    """{creature} stays where it is: {why}."""

    creature: Creature
    why: Rest


class Breeding(Event, frozen=True):
    """{creature} breeds."""

    creature: Creature


class Bred(Event, frozen=True):
    """{creature} brings forth {grunts} Grunt(s)."""

    creature: Creature
    grunts: int


class WentOff(Event, frozen=True):
    """{creature} goes off, for a Dwarf or the Sentry Gun is next to it."""

    creature: Creature


class Fled(Event, frozen=True):
    """{creature} flees from {space}."""

    creature: Creature
    space: Space


class Retreated(Event, frozen=True):
    """{creature} goes back into the rock at {space}."""

    creature: Creature
    space: Space


class NobodyRetreats(Event, frozen=True):
    """Nobody is near enough to go back into the rock."""


class Attacked(Event, frozen=True):
    """{creature} attacks {seat}."""

    creature: Creature
    seat: Seat


class AttackedObject(Event, frozen=True):
    """{creature} attacks what stands at {space}."""

    creature: Creature
    space: Space


class SentryFired(Event, frozen=True):
    """The Sentry Gun fires at {creature}."""

    creature: Creature


class SentryLost(Event, frozen=True):
    """The Sentry Gun is destroyed."""


class Opened(Event, frozen=True):
    """The rock at {space} is opened."""

    space: Space


class StalagmiteGone(Event, frozen=True):
    """The stalagmite at {space} is destroyed."""

    space: Space


class StalagmiteFell(Event, frozen=True):
    """A stalagmite falls at {space}."""

    space: Space


class CaveRevealed(Event, frozen=True):
    """A hidden cave is revealed: {cave}."""

    cave: CaveCard


class PickupRevealed(Event, frozen=True):
    """At {space} lies: {pickup}."""

    space: Space
    pickup: PickupKind


class PickupTaken(Event, frozen=True):
    """{seat} takes {pickup}."""

    seat: Seat
    pickup: PickupKind


class UpgradeFound(Event, frozen=True):
    """{seat} finds a Weapon Upgrade: {upgrade}."""

    seat: Seat
    upgrade: UpgradeKind


class UpgradeFitted(Event, frozen=True):
    """{seat} fits {upgrade} to the {slot}."""

    seat: Seat
    upgrade: UpgradeKind
    slot: Slot


class UpgradeGivenUp(Event, frozen=True):
    """{seat} gives up {upgrade} of the {slot}."""

    seat: Seat
    upgrade: UpgradeKind
    slot: Slot


class Collected(Event, frozen=True):
    """The shared pile gains {count} {item}."""

    item: Item
    count: int


class Spent(Event, frozen=True):
    """The shared pile loses {count} {item}."""

    item: Item
    count: int


class MineralLost(Event, frozen=True):
    """A mineral is lost at {space}."""

    space: Space


class ObjectivesMet(Event, frozen=True):
    """All objectives are met: back to the Drop pod!"""


class OutOfReach(Event, frozen=True):
    """An objective can no longer be met."""


class CardDrawn(Event, frozen=True):
    """{seat} draws {card}."""

    seat: Seat
    card: Card


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

    seat: Seat
    card: Card
    to: Seat

    @property
    def play(self) -> Struct:
        return played(self.card, self.to)


class ThrowableDrawn(Event, frozen=True):
    """{seat} draws {card}."""

    seat: Seat
    card: Grenade


class Overclocked(Event, frozen=True):
    """{seat} overclocks the secondary weapon."""

    seat: Seat


class PodCalled(Event, frozen=True):
    """{seat} calls a Resupply pod to {space}: {primary} primary, {secondary} secondary, {health} Health."""

    seat: Seat
    space: Space
    primary: int
    secondary: int
    health: int


class SuppliesTaken(Event, frozen=True):
    """{seat} takes {primary} primary, {secondary} secondary and {health} Health."""

    seat: Seat
    primary: int
    secondary: int
    health: int


class Reloaded(Event, frozen=True):
    """{seat} finds {primary} primary (and) {secondary} secondary ammo."""

    seat: Seat
    primary: int
    secondary: int


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


PRIMARY, SECONDARY, THROWABLE, SHOUT, UPGRADE = range(5)


def goods(what: int, which: int, slot: int) -> Struct:
    """What changes hands, as it is called."""
    if what == THROWABLE:
        return GivenThrowable(which)
    if what == SHOUT:
        return GivenCard(which)
    return GivenUpgrade(which, slot) if what == UPGRADE else Ammo(what)


class Exchanged(Event, frozen=True):
    """{giver} hands {thing} to {taker}."""

    giver: Seat
    taker: Seat
    what: Goods
    which: int
    slot: int

    @property
    def thing(self) -> Struct:
        return goods(self.what, self.which, self.slot)


class TokenPlaced(Event, frozen=True):
    """{seat} places {token} at {space}."""

    seat: Seat
    token: Annotated[int, "token"]
    space: Space


class EventDrawn(Event, frozen=True):
    """{seat} draws an Event: {card}."""

    seat: Seat
    card: EventCard


class MissionEventDrawn(Event, frozen=True):
    """The mission's own event: {mission}."""

    mission: Annotated[int, "mission event"]


class SwarmSetAside(Event, frozen=True):
    """Swarm cards that lie aside for the next Swarm: {cards}."""

    cards: int


class ThreatMoved(Event, frozen=True):
    """The Swarm Threat is {threat}."""

    threat: int


class SwarmDrawn(Event, frozen=True):
    """A Swarm: {card}!"""

    card: SwarmCard


class OfferLapsed(Event, frozen=True):
    """{seat} is not on his feet, and the offer lapses."""

    seat: Seat


class OutOfItsReach(Event, frozen=True):
    """Nothing gets at {seat} on the Drop pod."""

    seat: Seat


class LetGo(Event, frozen=True):
    """The attacker lets go of {seat}."""

    seat: Seat


class CarriedOff(Event, frozen=True):
    """{seat} is carried off to {space}."""

    seat: Seat
    space: Space


class Repaired(Event, frozen=True):
    """{seat} works on the wreck at {space}."""

    seat: Seat
    space: Space


class Corroded(Event, frozen=True):
    """The wreck at {space} loses a repair cube."""

    space: Space


class AquarqTaken(Event, frozen=True):
    """{seat} takes up an Aquarq."""

    seat: Seat


class AquarqLies(Event, frozen=True):
    """An Aquarq lies at {space}."""

    space: Space


class BoscoLost(Event, frozen=True):
    """BOSCO gives himself up to save {seat}."""

    seat: Seat


class Deposited(Event, frozen=True):
    """{seat} deposits an Aquarq."""

    seat: Seat


class MissionEnded(Event, frozen=True):
    """The mission ends: {result}."""

    result: Annotated[int, "result"]
