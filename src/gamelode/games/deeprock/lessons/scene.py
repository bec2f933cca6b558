"""The table of a lesson: a mission, with Dwarves and creatures where the scene wants them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from gamelode.kernel import Fault, Seat

from ..kinds import ITEMS, UNKNOWN, Card, Creature, DwarfKind, Grenade, Item, PickupKind, Space
from ..rules.layout import build_decks, clear, lay_cave
from ..table import DeepRockTable, Dwarf

Weapon = Annotated[int, "weapon"]


class DwarfScene(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A Dwarf, with his gear."""

    kind: DwarfKind
    at: Space
    weapon: Weapon | None = None  # none: one that nobody else has
    health: int = 5
    primary: int = 5
    secondary: int = 3
    is_knocked: bool = False
    cards: tuple[Card, ...] = ()
    throwables: tuple[Grenade, ...] = ()


class TableScene(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What lies in the cave. Minerals that are not named lie as they were shuffled; unknown pickups stay face down."""

    dwarves: dict[Seat, DwarfScene]
    creatures: dict[Creature, Space] = {}
    wounds: dict[Creature, int] = {}
    minerals: dict[Space, Item] | None = None  # in walls
    pickups: dict[Space, PickupKind] = {}  # that are face up
    pile: dict[Item, int] = {}
    threat: int = 0
    turns: int = 0


def arrange(table: DeepRockTable, scene: TableScene) -> None:
    """Lay a mission out, with everybody where the scene wants him."""
    if sorted(scene.dwarves) != list(range(len(table.dwarves))):
        raise Fault("every player has a Dwarf in the scene")
    named = {wanted.weapon for wanted in scene.dwarves.values()}
    others = iter([weapon for weapon in range(len(table.content.files.secondary)) if weapon not in named])
    dwarves = [scene.dwarves[seat] for seat in range(len(table.dwarves))]
    table.dwarves = [_dwarf(each, next(others) if each.weapon is None else each.weapon) for each in dwarves]
    clear(table)
    for dwarf, wanted in zip(table.dwarves, dwarves, strict=True):
        dwarf.left_pod, dwarf.knocked = True, wanted.is_knocked
    lay_cave(table)
    build_decks(table)
    held = {dwarf.weapon for dwarf in table.dwarves}
    table.weapons = [weapon for weapon in range(len(table.content.files.secondary)) if weapon not in held]
    _lay(table, scene)
    table.threat = table.reached = scene.threat
    table.turns = scene.turns
    table.look_about()
    table.check_objectives()


def _dwarf(wanted: DwarfScene, weapon: int) -> Dwarf:
    return Dwarf(
        kind=wanted.kind,
        space=wanted.at,
        weapon=weapon,
        health=wanted.health,
        primary=wanted.primary,
        secondary=wanted.secondary,
        cards=wanted.cards,
        throwables=wanted.throwables,
    )


def _lay(table: DeepRockTable, scene: TableScene) -> None:
    """Creatures, minerals, pickups and the shared pile."""
    for creature, space in scene.creatures.items():
        table.put(creature, space)
        table.wounds[creature] = scene.wounds.get(creature, 0)
    if scene.minerals is not None:
        table.minerals = dict(scene.minerals)
    for space, kind in scene.pickups.items():
        _turn_up(table, space, kind)
    for item, count in scene.pile.items():
        table.pile[item] = count
        _take_finds(table, ITEMS[item], count)


def _turn_up(table: DeepRockTable, space: Space, kind: PickupKind) -> None:
    if table.pickups.get(space) != UNKNOWN or kind not in table.pickup_bag:
        raise Fault(f"no such pickup can lie at space {space}")
    table.pickup_bag.remove(kind)
    table.pickups[space] = kind


def _take_finds(table: DeepRockTable, item: str, count: int) -> None:
    """Pickups in the pile were found somewhere: the last ones that lie face down."""
    ids = [pickup.id for pickup in table.content.files.pickup]
    if item not in ids:
        return
    for _ in range(count):
        table.pickup_bag.remove(ids.index(item))
        hidden = [space for space, kind in table.pickups.items() if kind == UNKNOWN]
        del table.pickups[hidden[-1]]
