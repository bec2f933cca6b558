"""What numbers stand for in events, choices and frames: a name for each kind is in `names`."""

from __future__ import annotations

from typing import Annotated

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

# why a creature goes for its target; how near it comes; why it rests; targets that are no Dwarves
ONLY, NEAREST, RECENT, LURED, NO_GUN, ALONE_IN_REACH, ALONE_IN_ITS_WAY = range(7)
IN_REACH, CLOSER, ROUND, ROUND_CLOSER = range(4)
SHUT_OFF, NO_ROOM, ROOTED, HELD = range(4)
GUN, LURE = -2, -3
