"""What numbers stand for in columns, events, choices and frames: a name for each kind is in `seen.names`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from gamelode.kernel import Seat

# A space is a place in rows of WIDE, so wide that a step to each side is the same number everywhere.
Space = Annotated[int, "space"]
Spaces = int  # a set, a bit for each space
Way = tuple[Space, ...]

ROWS, COLUMNS, WIDE, SHIFT = 15, 15, 24, 8  # see `board.hexes.columns_in`
COLUMN_NAMES = tuple("ABCDEFGHIJKLMNO")
STEPS = (1, WIDE, WIDE - 1, -1, -WIDE, 1 - WIDE)  # E, SE, SW, W, NW, NE
NOWHERE: Space = -1
FARTHEST = 10  # spaces that anything reaches

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

# numbers that content files may hold
Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
Far = Annotated[int, Meta(ge=0, le=FARTHEST)]  # spaces
MOST_MINIS = 100  # creatures of all kinds

# why a creature goes for its target; how near it comes; why it rests; targets that are no Dwarves
ONLY, NEAREST, RECENT, LURED, NO_GUN, ALONE_IN_REACH, ALONE_IN_ITS_WAY = range(7)
IN_REACH, CLOSER, ROUND, ROUND_CLOSER = range(4)
SHUT_OFF, NO_ROOM, ROOTED, HELD = range(4)
GUN, LURE = -2, -3

# Dwarves and their gear
NOBODY: Seat = -1
DRILLER, ENGINEER, GUNNER, SCOUT = range(4)
DOUBLE, IGNORE, REACH, REROLL, STUN = range(5)  # Weapon Upgrades
STUNNED, WEBBED, KNOCKED, FROZEN = range(4)  # tokens on figures
PRIMARY, SECONDARY, THROWABLE, SHOUT, UPGRADE = range(5)  # goods
MINE_TOKEN, CHARGE_TOKEN, FIELD_TOKEN, LURE_TOKEN = range(4)  # of Throwables
STUNNED_ACTIONS = 1  # of whoever begins his turn stunned
SENTRY_RANGE = PLATFORM_RANGE = 3  # of the Engineer's guns
REACTION_RANGE = 2  # from whoever is attacked to those who may help him
FLARE_TOKEN, ZIPLINE_TOKEN, SHIELD_TOKEN, SENTRY_TOKEN, PLATFORM_TOKEN = range(10, 15)  # of the classes

# what a figure may be besides, and what a creature would do if it acted now
DwarfCondition = Literal["stunned", "webbed", "knocked", "unconscious", "carrying"]
CreatureCondition = Literal["stunned", "frozen", "corroded"]
Intent = Literal["recovers", "attacks", "makes_for", "stays"]

# dice
BANG, SCARE = 8, 9  # a creature's own effect; drives creatures off
FACE_NAMES = {0: "blank", BANG: "!", SCARE: "Scare"}


def face_name(face: int) -> str:
    """What a die shows, as it is called."""
    return FACE_NAMES.get(face, str(face))


Damage = Literal["axe", "bullet", "flame", "piercing", "explosion"]
DAMAGE: tuple[Damage, ...] = ("axe", "bullet", "flame", "piercing", "explosion")
AXE, BULLET, FLAME, PIERCING, EXPLOSION = range(5)
DAMAGE_TYPES: dict[str, int] = {damage: number for number, damage in enumerate(DAMAGE)}

# what is found, and what becomes of the mission
UNKNOWN = -1  # face down
LOOT_BUG, BARLEY, APOCA, EGG, SUGAR = range(5)  # pickups
MINERALS = ("morkite", "nitra", "gold", "aquarq")
ITEMS = (*MINERALS, "apoca_bloom", "alien_egg")
MORKITE, NITRA, GOLD, AQUARQ, APOCA_PILE, EGG_PILE = range(6)
EXIT_NUMBERS = ("I", "II", "III")  # of the Tunnel Exits
LOSS, MINOR, SUCCESS = range(3)
