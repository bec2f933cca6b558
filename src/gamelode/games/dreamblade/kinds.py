"""The ids that the columns of the table hold, and words and numbers with a meaning of their own."""

from __future__ import annotations

from typing import Annotated, Final, Literal

Mini = Annotated[int, "mini"]  # a miniature: its number tells kind, owner and copy
Kind = Annotated[int, "kind"]  # what is printed on it
Cell = Annotated[int, "cell"]
PrintedAbility = Annotated[int, "piece"]  # an ability as it stands on a kind; fields call it a piece
Faces = Annotated[tuple[int, ...], "face"]

RESERVES, GRAVEYARD, REMOVED = -1, -2, -3  # zones; a cell of the dreamscape is 0 or more
BLADE, MISS = -1, 0  # faces of an attack die beside its numbers
NO_SPAWNING = 1  # rolled for initiative by either player: nobody spawns [INIT-05]
Stat = Literal["power", "defense", "life"]
STATS: Final[tuple[Stat, ...]] = ("power", "defense", "life")
POWER, DEFENSE, LIFE = range(3)  # their places among stats
NOBODY = -1  # instead of a miniature
NO_PIECE = -1  # instead of an ability

Tally = int  # how many miniatures have each aspect: so many bits for each, in one number that is quick to add up
TALLY_BITS = 8
TALLY_MASK = (1 << TALLY_BITS) - 1

PhaseKind = Literal["shared", "spawn", "action"]
SHARED: Final = "shared"
SPAWN: Final = "spawn"
ACTION: Final = "action"

Deed = Literal["shift", "strike"]  # what an action phase is for
TO_SHIFT: Final = "shift"
TO_STRIKE: Final = "strike"

Stage = Literal["attackers", "dice", "blades", "damage", "results", "strikeback"]
STAGES: Final[tuple[Stage, ...]] = ("attackers", "dice", "blades", "damage", "results", "strikeback")  # of an attack

Family = Literal[  # what an ability is about, told by a sign on the miniature
    "ability_grant",
    "aura",
    "banish",
    "blade_grant",
    "damage",
    "damage_bonus",
    "destruction",
    "drawback",
    "economy",
    "modifier",
    "movement",
    "placement",
    "replacement",
    "reroll",
    "restriction",
    "scoring",
    "spawn_restriction",
    "special_attack",
    "triggered",
    "triggered_special_attack",
    "zone",
]

WARBAND_OPTIONS = ("south", "north")  # by seat: the option that names its warband
RANDOM, DRAWN, MIRROR = "random", "drawn", "mirror"  # what an option may say instead of a warband's id
