"""What attacks the Dwarf who draws an Event card: from above, or out of the ground."""

from __future__ import annotations

from gamelode.kernel import Frame, Next, Seat, cites, clause

from ...board.hexes import BIT, DISTANCE, NEAR, WITHIN, around, spaces_of
from ...events.creatures import Emerged
from ...events.dwarves import CarriedOff, LetGo, OutOfItsReach
from ...kinds import KNOCKED, Creature, Kind, Space
from ...table import DeepRockTable
from ..choices import AskWhere, At
from ..creatures.attack import CreatureAttack
from ..creatures.emerge import EmergeMany, miniature, tell_stand_in
from ..creatures.sentry import sentry_shot
from ..creatures.swarms import exit_space
from ..dwarves.reaction_shots import ReactionShots

CARRIED = 4  # spaces that a Grabber carries a Dwarf, at most


class CarryWhere(AskWhere):
    """Where does the Grabber carry you?"""


class FromAbove(Frame):
    """[REACT-01] A leech or a grabber attacks the active Dwarf."""

    seat: Seat
    damage: int
    carries: bool

    @clause("REACT-01", "REACT-05", "R-46", "R-95")
    def attack(self, table: DeepRockTable, _: None) -> Next:
        """The others may shoot first. Nobody is attacked on the Drop pod or unconscious."""
        dwarf = table.dwarves[self.seat]
        if dwarf.health and table.map.pod & BIT[dwarf.space]:
            table.tell(OutOfItsReach, self.seat)
        if not dwarf.health or table.map.pod & BIT[dwarf.space]:
            return self.finish()
        return ReactionShots(attacked=self.seat, space=dwarf.space)

    @clause("REACT-05", "GUN-07", "R-62", "R-95")
    def grab(self, table: DeepRockTable, hit: bool) -> Next:
        """One hit of any type ends the threat; a Shield stops it."""
        dwarf = table.dwarves[self.seat]
        if hit:
            table.tell(LetGo, self.seat)
        if hit or not dwarf.health:
            return self.finish()
        if table.is_shielded(self.seat):
            table.protect(self.seat)
            return self.finish()
        return CarryWhere(seat=self.seat, spaces=carry_places(table, self.seat)) if self.carries else None

    @clause("EFF-01", "EFF-07", "R-95")
    def harm(self, table: DeepRockTable, choice: At | None) -> Next:
        """The Dwarf is hurt and knocked over, where he is or where he was carried."""
        if choice is not None:
            dwarf = table.dwarves[self.seat]
            dwarf.space, dwarf.left_pod = choice.space, True
            table.tell(CarriedOff, self.seat, choice.space)
            table.look_about()
        table.hurt(self.seat, self.damage)
        table.afflict(self.seat, KNOCKED)
        return None


@cites("R-95")
def carry_places(table: DeepRockTable, seat: Seat) -> tuple[Space, ...]:
    """Vacant floor at most four spaces away and nearest to an exit that is farthest from him."""
    away = DISTANCE[table.dwarves[seat].space]
    exits = [space for space in table.exits if space >= 0]
    far = max(away[space] for space in exits)
    spaces = spaces_of(table.vacant() & ~table.map.pod & WITHIN[CARRIED][table.dwarves[seat].space])
    found: set[Space] = set()
    for goal in exits if spaces else ():
        if away[goal] == far:
            least = min(DISTANCE[space][goal] for space in spaces)
            found |= {space for space in spaces if DISTANCE[space][goal] == least}
    return tuple(sorted(found))


class EmergesBeside(AskWhere):
    """Where does {creature} burrow out of the ground?"""

    creature: Creature


class Burrowing(Frame):
    """[REACT-01] A creature burrows out of the ground next to the active Dwarf."""

    seat: Seat
    kind: Kind
    creature: Creature = -1

    @clause("REACT-01", "SPAWN-07", "R-46", "R-96")
    def emerge(self, table: DeepRockTable, _: None) -> Next:
        """On a free space next to him, or in the next ring; at the nearest exit if he is unconscious."""
        if not table.dwarves[self.seat].health:
            origin = exit_space(table, "nearest", self.seat)
            return self.finish(after=EmergeMany(kind=self.kind, count=1, origin=origin))
        self.creature = miniature(table, self.kind)
        tell_stand_in(table, self.kind, self.creature)
        ring = BIT[table.dwarves[self.seat].space]
        free = table.free_for_creatures() & ~table.burning
        if self.creature < 0 or not free:
            return self.finish()
        while not ring & free:
            ring |= around(ring)
        return EmergesBeside(seat=self.seat, spaces=tuple(spaces_of(ring & free)), creature=self.creature)

    @clause("ENG-06", "R-46")
    def place(self, table: DeepRockTable, choice: At) -> Next:
        """It is a miniature like any other, and the Sentry Gun fires at it."""
        table.put(self.creature, choice.space)
        table.tell(Emerged, self.creature, choice.space)
        return sentry_shot(table, self.creature)

    @clause("REACT-02", "REACT-05")
    def react(self, table: DeepRockTable, _: None) -> Next:
        """Hits do their normal damage, and the next player may shoot too."""
        space = table.where[self.creature]
        return ReactionShots(attacked=self.seat, space=space, creature=self.creature) if space >= 0 else None

    @clause("REACT-05", "R-96")
    def attack(self, table: DeepRockTable, _: bool | None) -> Next:
        """If it lives and is next to him, it attacks at once."""
        space = table.where[self.creature]
        if space < 0 or not table.dwarves[self.seat].health or not NEAR[space] & BIT[table.dwarves[self.seat].space]:
            return None
        return self.finish(after=CreatureAttack(creature=self.creature, seat=self.seat))
