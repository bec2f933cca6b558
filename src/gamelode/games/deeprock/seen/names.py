"""Names for people: spaces, creatures, cards, tokens."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from gamelode.kernel import Namer

from ..board.hexes import ALL, BIT, ON_BOARD, to_offset
from ..content import Content
from ..content.texts import item_text, mode_name
from ..kinds import COLUMN_NAMES, EXIT_NUMBERS, GUN, ITEMS, LURE, UNKNOWN, face_name
from ..table import DeepRockTable

DIRECTION_NAMES = ("east", "south-east", "south-west", "west", "north-west", "north-east")
TOKENS = {
    0: "a Proximity Grenade",
    1: "a Satchel Charge",
    2: "an inhibitor field",
    3: "a hologram",
    10: "a Flare",
    11: "a zipline",
    12: "the Shield",
    13: "the Sentry Gun",
    14: "a platform",
}
WHY = (
    "there is nobody else",
    "nobody is nearer",
    "of those as near he had his turn last",
    "no Dwarf is nearer",
    "a Dwarf comes before the gun",
    "nobody else is in reach",
    "there is no way to anybody else",
)
HOW = ("into reach", "as near as it can", "round about into reach", "round about as near as it can")
REST = (
    "there is no way to anybody",
    "there is no room any nearer",
    "it cannot move, and nobody is in reach",
    "it shakes off what holds it",
)
GOODS = ("primary ammo", "secondary ammo", "Throwable", "Rock & Stone card", "upgrade")
SLOTS = ("primary weapon", "secondary weapon")
STATUSES = ("stunned", "webbed", "knocked over", "frozen")
HITS = {"piercing": ("piercing", "piercing"), "creature": ("bite", "bites")}  # one, several; others as their dice
THINGS = {GUN: "the Sentry Gun", LURE: "the hologram"}


def space_name(space: int) -> str:
    """A space by column and row, such as D4."""
    if space not in ON_BOARD:
        return "nowhere"
    col, row = to_offset(space)
    return f"{COLUMN_NAMES[col]}{row + 1}"


def price(actions: int) -> str:
    """What something takes, if it is not the usual one action."""
    return "" if actions == 1 else f", for {actions} actions" if actions else ", for no action"


def names(content: Content) -> Mapping[str, Namer]:
    """How the log, the prompts and the labels call things."""
    files = content.files

    def creature(number: int) -> str:
        kind = content.kind_of[number]
        entry = content.creatures[kind]
        return entry.name if entry.limit == 1 else f"{entry.name} {number - content.minis[kind][0] + 1}"

    def mode(number: int) -> str:
        return mode_name(content, number)

    return {
        "space": space_name,
        "creature": creature,
        "kind": lambda number: content.creatures[number].name,
        "mode": mode,
        "mode at its price": lambda number: mode(number) + price(content.modes[number].actions),
        "item": lambda number: item_text(ITEMS[number]),
        "shout": lambda number: f"“{content.shouts[number].name}”",  # they end with a shout of their own
        "throwable": lambda number: content.throwables[number].name,
        "pickup": lambda number: files.pickup[number].name,
        "upgrade": lambda number: files.upgrade[number].name,
        "event": lambda number: content.events[number].name,
        "swarm": lambda number: content.swarms[number].name,
        "cave": lambda number: content.caves[number].name,
        "mission": lambda number: files.mission[number].name,
        "mission event": lambda number: content.maps[number].entry.event.name,
        "mission by id": lambda name: files.mission[content.mission[name]].name,
        "crew": lambda ids: (
            ", ".join(dwarf.name for id in ids.split(",") for dwarf in files.dwarf if dwarf.id == id)
            or "as the players choose"
        ),
        "BOSCO": {"auto": "with a single Dwarf", "yes": "yes", "no": "no"}.__getitem__,
        "who begins": lambda number: f"player {number}",
        "dive by id": lambda name: next((each.name for each in files.dive if each.id == name), "none"),
        "dwarf": lambda number: files.dwarf[number].name,
        "weapon": lambda number: files.secondary[number].name,
        "die": lambda number: str(number + 1),
        "direction": lambda number: DIRECTION_NAMES[number],
        "ammo": lambda number: ("primary", "secondary")[number],
        "slot": lambda number: SLOTS[number],
        "face": face_name,
        "find": lambda mineral: ITEMS[mineral].title() if mineral else "nothing",
        "status": lambda number: STATUSES[number],
        "chop": lambda number: ("rock", "stalagmite", "pickup", "creature", "mineral on the ground")[number],
        "goods": lambda number: GOODS[number],
        "token": lambda number: TOKENS[number],
        "why": lambda number: WHY[number],
        "how": lambda number: HOW[number],
        "rest": lambda number: REST[number],
        "thing": lambda number: THINGS[number],
        "exit": lambda number: EXIT_NUMBERS[number],
        "result": lambda number: ("lost", "a minor success", "a success")[number],
    }


def names_on(table: DeepRockTable) -> Mapping[str, Namer]:
    """What is chopped has its name from where it is."""
    named = names(table.content)

    def solid(space: int) -> str:
        if BIT[space] & table.stalagmites:
            return "the stalagmite"
        return f"the {named['item'](table.minerals[space])}" if space in table.minerals else "the rock"

    def pickup(space: int) -> str:
        kind = table.pickups.get(space, UNKNOWN)
        return "the pickup" if kind == UNKNOWN else f"the {named['pickup'](kind)}"

    def creature(space: int) -> str:
        found = table.creature_at(space)
        return named["creature"](found) if found >= 0 else "nobody"

    def mineral(space: int) -> str:
        lies = table.ground.get(space, ())
        return f"the {named['item'](lies[0])} on the ground" if lies else "nothing"

    return {"solid": solid, "pickup there": pickup, "creature there": creature, "mineral there": mineral}


def ids(content: Content) -> Mapping[str, Mapping[str, int]]:
    """By what names lessons call things. Miniatures of a kind are numbered from 1."""
    files, named = content.files, names(content)

    def numbered(entries: Iterable[Any]) -> dict[str, int]:
        return {entry.id: number for number, entry in enumerate(entries)}

    kinds = content.creatures
    return {
        "space": {space_name(space): space for space in ALL},
        "creature": {
            f"{kinds[kind].id} {creature - content.minis[kind][0] + 1}": creature
            for creature, kind in enumerate(content.kind_of)
        },
        "kind": numbered(kinds),
        "mode": numbered(content.modes),
        "item": {id: number for number, id in enumerate(ITEMS)},
        "shout": numbered(content.shouts),
        "throwable": numbered(content.throwables),
        "pickup": numbered(files.pickup),
        "upgrade": numbered(files.upgrade),
        "dwarf": numbered(files.dwarf),
        "weapon": numbered(files.secondary),
        "chop": {named["chop"](number): number for number in range(5)},
    }
