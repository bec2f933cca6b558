"""The content files as typed entries."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal, cast

from msgspec import Meta, Struct, defstruct

from ..kinds import Count, Damage, Far, Positive
from ..rules.cards.event_cards import Effect
from ..rules.cards.mission_events import MissionEffect
from ..rules.cards.rock_and_stone import Effect as ShoutEffect
from ..rules.creatures.kinds import SPECIAL_RULES, SpecialRule, keys_of
from ..rules.creatures.swarms import Place
from ..rules.dwarves.throw import Throw

Source = Literal["rulebook", "public", "house"]
Words = Annotated[str, Meta(min_length=1)]
Shape = Literal["single", "triangle", "line3", "blast7"]


class _Entry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    source: Source


class Numbers(_Entry, frozen=True):
    health: Positive
    primary: Count
    secondary: Count
    secondary_overclocked: Count
    resupply_cost: Positive
    overclock_cost: Positive
    actions: Positive
    steps: Far


class Tokens(_Entry, frozen=True):
    platforms: Count
    flames: Count
    flares: Count
    ziplines: Count
    slots: Count


class Threat(_Entry, frozen=True):
    last: Positive
    swarm: tuple[Positive, ...]


class Hazard(_Entry, frozen=True):
    special: tuple[Count, Count, Count]


class Robot(_Entry, frozen=True):
    actions: Count
    steps: Far


class Reference(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    about: str


Face = Annotated[tuple[str, ...], Meta(min_length=1)]


class DieEntry(_Entry, frozen=True):
    id: str
    colour: str
    count: Count
    faces: Annotated[tuple[Face, ...], Meta(min_length=1)]
    count_source: Source


class PickupEntry(_Entry, frozen=True):
    id: str
    name: str
    count: Count
    needs_axe: bool
    text: str


class UpgradeEntry(_Entry, frozen=True):
    id: Literal["double", "ignore_resistance", "range_plus_1", "reroll", "stun"]
    name: str
    count: Count
    text: str
    count_source: Source


class Mode(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One way to shoot a weapon."""

    id: str = ""
    weapon: str = ""
    slot: int = 0  # 0 the primary weapon, 1 the secondary one, 2 BOSCO's
    actions: Count = 1
    dice: Annotated[dict[Damage, Positive], Meta(min_length=1)]
    range: Far
    single: bool = False
    lobbed: bool = False
    area: Shape | Literal[""] = ""
    keep_one: bool = False
    aimed: bool = False
    sustained: bool = False
    flames: Count = 0
    per_turn: Count = 99
    stun: bool = False
    freeze_one: bool = False
    leap: Far = 0
    name: str = ""
    source: Source = "house"

    @property
    def rolled(self) -> tuple[Damage, ...]:
        return tuple(die for die, count in self.dice.items() for _ in range(count))


class DwarfEntry(_Entry, frozen=True):
    id: str
    name: str
    modes: tuple[Mode, ...]


class SecondaryEntry(_Entry, frozen=True):
    id: str
    name: str
    normal: Mode
    overclocked: Mode


class ThrowableEntry(_Entry, frozen=True):
    id: str
    name: str
    range: Far
    area: Shape
    effect: Throw
    text: str


class ShoutEntry(_Entry, frozen=True):
    id: str
    name: str
    count: Count
    target: Literal["any", "other", "none"]
    window: Words
    effect: ShoutEffect
    text: Words


class ResupplyEntry(_Entry, frozen=True):
    id: str
    primary: Count
    secondary: Count
    health: Count


class CreatureNumbers(_Entry, frozen=True):
    """What every creature has."""

    id: str
    name: str
    movement: Far
    health: Positive
    range: Far
    resist: dict[Damage, Count]
    die: Literal["creature", "explosion"]
    dice: Count
    limit: Count


def creature_entry(rules: Iterable[type[SpecialRule]]) -> type[CreatureNumbers]:
    """The entry of a creature: its numbers, and a key for each special rule that there is."""
    bases = (CreatureNumbers,)
    made = defstruct(
        "CreatureEntry", keys_of(rules), bases=bases, frozen=True, kw_only=True, forbid_unknown_fields=True
    )
    return cast("type[CreatureNumbers]", made)


CreatureEntry = creature_entry(SPECIAL_RULES)


class EventEntry(_Entry, frozen=True):
    id: str
    name: str
    count: Count
    kind: str
    effects: tuple[Effect, ...]
    special: bool = False
    text: str = ""


class SwarmEntry(_Entry, frozen=True):
    id: str
    name: str
    place: tuple[Place, ...]


class CaveShape(_Entry, frozen=True):
    cells: tuple[tuple[int, int], ...]


class Resident(Struct, frozen=True, forbid_unknown_fields=True):
    creature: str
    at: tuple[int, int]


class CaveEntry(_Entry, frozen=True):
    id: str
    name: str
    creatures: tuple[Resident, ...]
    stalagmites: tuple[tuple[int, int], ...]
    pickup: tuple[int, int]
    upgrades: tuple[tuple[int, int], ...]
    exit: tuple[int, int] | None = None


class Objective(Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["collect", "kill", "repair", "deposit"]
    item: str
    n: Positive
    tier: Literal["primary", "secondary"]
    cubes: Count = 0


class MissionEvent(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    effect: MissionEffect
    text: str


class Posted(Struct, frozen=True, forbid_unknown_fields=True):
    creature: str
    at: tuple[int, int]
    rear: tuple[int, int] | None = None
    facing: str = ""
    marked: bool = False


class Slot(Struct, frozen=True, forbid_unknown_fields=True):
    slot: str
    poses: Annotated[tuple[tuple[int, int, int], ...], Meta(min_length=1)]


class MissionEntry(_Entry, frozen=True):
    id: str
    name: str
    level: int
    challenge: str
    intro: str
    objectives: Annotated[tuple[Objective, ...], Meta(min_length=1)]
    minerals: dict[str, Count]
    pickups: dict[str, Count]
    remove_swarms: tuple[str, ...]
    event: MissionEvent
    creatures: tuple[Posted, ...]
    map: tuple[str, ...]
    slots: tuple[Slot, ...]


class DiveEntry(_Entry, frozen=True):
    id: str
    name: str
    missions: Annotated[tuple[str, ...], Meta(min_length=1)]


class Files(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that the content files may say."""

    numbers: Numbers
    tokens: Tokens
    threat: Threat
    hazard: Hazard
    bosco: Robot
    reference: tuple[Reference, ...]
    die: tuple[DieEntry, ...]
    pickup: tuple[PickupEntry, ...]
    upgrade: tuple[UpgradeEntry, ...]
    dwarf: tuple[DwarfEntry, ...]
    robot_mode: tuple[Mode, ...]
    secondary: tuple[SecondaryEntry, ...]
    throwable: tuple[ThrowableEntry, ...]
    shout: tuple[ShoutEntry, ...]
    resupply: Annotated[tuple[ResupplyEntry, ...], Meta(min_length=1)]
    creature: tuple[CreatureEntry, ...]  # type: ignore[valid-type]  # made from the list of special rules
    event: tuple[EventEntry, ...]
    swarm: tuple[SwarmEntry, ...]
    cave_shape: CaveShape
    cave: tuple[CaveEntry, ...]
    mission: tuple[MissionEntry, ...]
    dive: tuple[DiveEntry, ...]
