"""What Dwarves do, find and suffer, as the log tells it."""

from __future__ import annotations

from typing import ClassVar

from gamelode.kernel import Chapter, DiceRolled, Event, Seat, Throw, Weight

from ..kinds import (
    ITEMS,
    DwarfKind,
    Faces,
    Find,
    Grenade,
    ModeId,
    PickupKind,
    Slot,
    Space,
    Status,
    UpgradeKind,
    face_name,
)

# --- turns


class DwarfChosen(Event, frozen=True):
    """{seat} is the {dwarf}."""

    weight: ClassVar[Weight] = "beat"

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

    weight: ClassVar[Weight] = "beat"

    seat: Seat
    space: Space


# --- attacks of Dwarves, and what they chop


class Rolled(DiceRolled, frozen=True):
    """Rolled for {purpose}: {shown}."""

    die: str  # its kind
    faces: Faces
    purpose: str
    seat: Seat | None = None  # who rolls, or is attacked

    def throws(self) -> tuple[Throw, ...]:
        return (Throw(self.die, tuple(map(face_name, self.faces)), self.purpose),)


class MineralRolled(DiceRolled, frozen=True):
    """Rolled for what lies there: {shown}."""

    mineral: Find

    def throws(self) -> tuple[Throw, ...]:
        return (Throw("Mineral", (ITEMS[self.mineral].title() if self.mineral else "nothing",), "what lies there"),)


class Swung(Event, frozen=True):
    """{seat} swings the axe."""

    weight: ClassVar[Weight] = "beat"

    seat: Seat


class Shot(Event, frozen=True):
    """{seat} fires at {space}: {mode}."""

    weight: ClassVar[Weight] = "beat"

    seat: Seat
    mode: ModeId
    space: Space


class Thrown(Event, frozen=True):
    """{seat} throws {card} at {space}."""

    weight: ClassVar[Weight] = "beat"

    seat: Seat
    card: Grenade
    space: Space


class BoscoSwung(Event, frozen=True):
    """BOSCO chops."""

    weight: ClassVar[Weight] = "beat"


class BoscoShot(Event, frozen=True):
    """BOSCO fires at {space}: {mode}."""

    weight: ClassVar[Weight] = "beat"

    mode: ModeId
    space: Space


class BoscoFlew(Event, frozen=True):
    """BOSCO flies to {space}."""

    weight: ClassVar[Weight] = "beat"

    space: Space


class BoscoLost(Event, frozen=True):
    """BOSCO gives himself up to save {seat}."""

    weight: ClassVar[Weight] = "drama"

    seat: Seat


# --- what happens to Dwarves


class DwarfHurt(Event, frozen=True):
    """{seat} loses {damage} Health."""

    weight: ClassVar[Weight] = "beat"

    seat: Seat
    damage: int


class Fell(Event, frozen=True):
    """{seat} falls unconscious."""

    weight: ClassVar[Weight] = "drama"

    seat: Seat


class Healed(Event, frozen=True):
    """{seat} regains {health} Health."""

    weight: ClassVar[Weight] = "beat"

    seat: Seat
    health: int


class NobodyIsHurt(Event, frozen=True):
    """Nobody who is conscious lacks Health."""


class Revived(Event, frozen=True):
    """{seat} is back on his feet."""

    weight: ClassVar[Weight] = "beat"

    seat: Seat


class Afflicted(Event, frozen=True):
    """{seat} is {status}."""

    weight: ClassVar[Weight] = "beat"

    seat: Seat
    status: Status


class Protected(Event, frozen=True):
    """The Shield protects {seat}."""

    weight: ClassVar[Weight] = "beat"

    seat: Seat


class ShieldGone(Event, frozen=True):
    """The Shield is used up."""

    weight: ClassVar[Weight] = "beat"


class Burning(Event, frozen=True):
    """Flames burn at {spaces}."""

    weight: ClassVar[Weight] = "beat"

    spaces: tuple[Space, ...]


class Burnt(Event, frozen=True):
    """{seat} walks into Flames."""

    weight: ClassVar[Weight] = "beat"

    seat: Seat


class OutOfItsReach(Event, frozen=True):
    """Nothing gets at {seat} on the Drop pod."""

    seat: Seat


class LetGo(Event, frozen=True):
    """The attacker lets go of {seat}."""

    weight: ClassVar[Weight] = "beat"

    seat: Seat


class CarriedOff(Event, frozen=True):
    """{seat} is carried off to {space}."""

    weight: ClassVar[Weight] = "beat"

    seat: Seat
    space: Space


# --- finds


class PickupRevealed(Event, frozen=True):
    """At {space} lies: {pickup}."""

    weight: ClassVar[Weight] = "beat"

    space: Space
    pickup: PickupKind


class PickupTaken(Event, frozen=True):
    """{seat} takes {pickup}."""

    weight: ClassVar[Weight] = "beat"

    seat: Seat
    pickup: PickupKind


class UpgradeFound(Event, frozen=True):
    """{seat} finds a Weapon Upgrade: {upgrade}."""

    weight: ClassVar[Weight] = "beat"

    seat: Seat
    upgrade: UpgradeKind


class UpgradeFitted(Event, frozen=True):
    """{seat} fits {upgrade} to the {slot}."""

    weight: ClassVar[Weight] = "beat"

    seat: Seat
    upgrade: UpgradeKind
    slot: Slot


class UpgradeGivenUp(Event, frozen=True):
    """{seat} gives up {upgrade} of the {slot}."""

    weight: ClassVar[Weight] = "beat"

    seat: Seat
    upgrade: UpgradeKind
    slot: Slot


class AquarqTaken(Event, frozen=True):
    """{seat} takes up an Aquarq."""

    weight: ClassVar[Weight] = "beat"

    seat: Seat


class AquarqLies(Event, frozen=True):
    """An Aquarq lies at {space}."""

    weight: ClassVar[Weight] = "beat"

    space: Space
