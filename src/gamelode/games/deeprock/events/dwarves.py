"""What Dwarves do, find and suffer, as the log tells it."""

from __future__ import annotations

from typing import ClassVar

from gamelode.kernel import Chapter, Event, Seat

from ..kinds import DwarfKind, Faces, Find, Grenade, ModeId, PickupKind, Slot, Space, Status, UpgradeKind

# --- turns


class DwarfChosen(Event, frozen=True):
    """{seat} is the {dwarf}."""

    seat: Seat
    dwarf: DwarfKind


class TurnBegan(Event, frozen=True):
    """{seat} has the turn, with {actions} action(s)."""

    opens: ClassVar[Chapter] = "turn"

    seat: Seat
    actions: int


class PassedOver(Event, frozen=True):
    """{seat} lies unconscious."""

    seat: Seat


class DwarfMoved(Event, frozen=True):
    """{seat} goes to {space}."""

    seat: Seat
    space: Space


# --- attacks of Dwarves, and what they chop


class Rolled(Event, frozen=True):
    """The dice show {faces}."""

    faces: Faces


class MineralRolled(Event, frozen=True):
    """The Mineral die shows {mineral}."""

    mineral: Find


class Swung(Event, frozen=True):
    """{seat} swings the axe."""

    seat: Seat


class Shot(Event, frozen=True):
    """{seat} fires at {space}: {mode}."""

    seat: Seat
    mode: ModeId
    space: Space


class Thrown(Event, frozen=True):
    """{seat} throws {card} at {space}."""

    seat: Seat
    card: Grenade
    space: Space


class BoscoSwung(Event, frozen=True):
    """BOSCO chops."""


class BoscoShot(Event, frozen=True):
    """BOSCO fires at {space}: {mode}."""

    mode: ModeId
    space: Space


class BoscoFlew(Event, frozen=True):
    """BOSCO flies to {space}."""

    space: Space


class BoscoLost(Event, frozen=True):
    """BOSCO gives himself up to save {seat}."""

    seat: Seat


# --- what happens to Dwarves


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


# --- finds


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


class AquarqTaken(Event, frozen=True):
    """{seat} takes up an Aquarq."""

    seat: Seat


class AquarqLies(Event, frozen=True):
    """An Aquarq lies at {space}."""

    space: Space
