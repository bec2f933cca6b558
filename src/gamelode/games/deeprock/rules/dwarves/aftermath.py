"""What a grenade leaves behind when its damage is dealt."""

from __future__ import annotations

from typing import ClassVar, Literal

from gamelode.kernel import Frame, Seat, cites

from ...board.hexes import BIT, spaces_of
from ...events.dwarves import Burning
from ...kinds import FROZEN, STUNNED, Creature, Spaces, Status
from ...table import DeepRockTable
from ..creatures.caves import Shatter
from ..creatures.harm import afflict_creature


def creatures_in(table: DeepRockTable, area: Spaces) -> list[Creature]:
    """The creatures in an area, each once."""
    return list(dict.fromkeys(table.creature_at(space) for space in spaces_of(table.bugs & area)))


class Aftermath:
    """What a grenade leaves in its area: nothing, unless a subclass says otherwise."""

    opens_rock: ClassVar[bool] = False

    def follow(self, table: DeepRockTable, seat: Seat, area: Spaces) -> Frame | None:
        """What is left in the area of a grenade that this seat threw."""
        return None


class Burns(Aftermath):
    """The area burns."""

    @cites("R-88")
    def follow(self, table: DeepRockTable, seat: Seat, area: Spaces) -> None:
        """Open spaces without a figure burn until the thrower's next turn; the Drop pod does not."""
        figures = table.bugs | table.bodies | BIT[table.sentry] | BIT[table.robot]
        fire = area & table.open & ~(table.stalagmites | figures | table.map.pod)
        table.fires[seat] |= fire
        table.burn()
        table.tell(Burning, tuple(spaces_of(fire)))


class Corrodes(Aftermath):
    """Acid takes away what creatures in the area resist with."""

    @cites("R-88")
    def follow(self, table: DeepRockTable, seat: Seat, area: Spaces) -> None:
        """Creatures resist nothing until the thrower's next turn."""
        bits = sum(1 << creature for creature in creatures_in(table, area))
        table.corroded[seat] = table.corroded.get(seat, 0) | bits


class GivesToken(Aftermath):
    """Ice freezes, or lightning stuns, the creatures in the area."""

    def __init__(self, status: Status) -> None:
        self.status = status

    @cites("EFF-03", "EFF-05")
    def follow(self, table: DeepRockTable, seat: Seat, area: Spaces) -> None:
        """Every creature in the area gets the token."""
        for creature in creatures_in(table, area):
            afflict_creature(table, creature, self.status)


class OpensRock(Aftermath):
    """The blast leaves open ground where rock was."""

    opens_rock = True

    @cites("R-26")
    def follow(self, table: DeepRockTable, seat: Seat, area: Spaces) -> Frame:
        """Rock and stalagmites are blown away."""
        return Shatter(area=area)


AftermathName = Literal["", "burn", "freeze", "stun", "corrode", "open"]
AFTERMATHS: dict[AftermathName, Aftermath] = {
    "": Aftermath(),
    "burn": Burns(),
    "freeze": GivesToken(FROZEN),
    "stun": GivesToken(STUNNED),
    "corrode": Corrodes(),
    "open": OpensRock(),
}
