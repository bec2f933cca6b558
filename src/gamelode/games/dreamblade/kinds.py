"""The ids that the columns of the table hold, and words and numbers with a meaning of their own."""

from __future__ import annotations

from typing import Annotated, Final, Literal

Mini = Annotated[int, "mini"]  # a miniature: its number tells kind, owner and copy
Kind = Annotated[int, "kind"]  # what is printed on it
Cell = Annotated[int, "cell"]
Piece = Annotated[int, "piece"]  # an ability as printed on a kind
Faces = Annotated[tuple[int, ...], "face"]

RESERVES, GRAVEYARD, REMOVED = -1, -2, -3  # zones; a cell of the dreamscape is 0 or more
BLADE, MISS = -1, 0  # faces of an attack die beside its numbers
POWER, DEFENSE, LIFE = range(3)  # stats

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

RANDOM, DRAWN, MIRROR = "random", "drawn", "mirror"  # what an option may say instead of a warband's id
