"""Creatures that emerge: who comes, where, and what meets them there."""

from __future__ import annotations

from gamelode.kernel import Frame, Next, cites, clause

from ...board.hexes import BIT, BOARD, DISTANCE, NEAR, WITHIN, around, best_direction, direction_of, spaces_of
from ...board.walks import walk
from ...events.creatures import Emerged, GruntComes, NobodyComes, NoRoomFor
from ...kinds import FLAME, Creature, Kind, Space
from ...table import DeepRockTable
from ..choices import AskWhere, At
from .harm import Harm
from .sentry import sentry_shot
from .ways import nearest_to_dwarves


class WhereEmerges(AskWhere):
    """Where does {creature} emerge?"""

    creature: Creature


class WhichRear(AskWhere):
    """Where is the rear of {creature}?"""

    creature: Creature


class EmergeMany(Frame):
    """[SPAWN-03] Several creatures appear, one after another."""

    kind: Kind
    count: int
    origin: Space

    @clause("SPAWN-03")
    def next_one(self, table: DeepRockTable, _: None) -> Next:
        """Each is placed before the next."""
        if self.count <= 0:
            return self.finish()
        self.count -= 1
        return self.goto(EmergeMany.next_one, after=Emerge(kind=self.kind, origin=self.origin))


@cites("SPAWN-07", "SPAWN-08", "SPAWN-09", "R-27")
def miniature(table: DeepRockTable, kind: Kind) -> Creature:
    """A miniature of the kind; a Grunt, if there is none left; -1 if there is no Grunt either."""
    for wanted in (kind, table.content.grunt):
        for creature in table.content.minis[wanted]:
            if table.where[creature] < 0:
                return creature
    return -1


@cites("SPAWN-07", "SPAWN-08")
def tell_stand_in(table: DeepRockTable, kind: Kind, creature: Creature) -> None:
    """The log says that somebody else comes, or nobody."""
    if creature < 0:
        table.tell(NobodyComes, kind)
    elif table.content.kind_of[creature] != kind:
        table.tell(GruntComes, kind)


class Emerge(Frame):
    """[SPAWN-03] A creature appears."""

    kind: Kind
    origin: Space
    creature: Creature = -1

    @clause("SPAWN-03", "SPAWN-04", "SPAWN-05", "SPAWN-06", "SPAWN-07", "SPAWN-08", "R-49", "R-50", "R-51")
    def choose(self, table: DeepRockTable, _: None) -> Next:
        """As close to the origin as possible, then as close to a Dwarf; then the active player decides."""
        self.creature = miniature(table, self.kind)
        tell_stand_in(table, self.kind, self.creature)
        if self.creature < 0:
            return self.finish()
        spaces = places(table, self.creature, self.origin)
        return WhereEmerges(seat=table.active, spaces=spaces, creature=self.creature)

    @clause("SPAWN-03", "DRILL-10", "R-50")
    def place(self, table: DeepRockTable, choice: At | None) -> Next:
        """It stands there. Flames are put out by it, and burn it."""
        if choice is None:
            table.tell(NoRoomFor, self.creature)
            return self.finish()
        table.put(self.creature, choice.space)
        table.tell(Emerged, self.creature, choice.space)
        nature = table.content.nature[self.creature]
        if nature.faces or nature.spaces > 1 or table.burning & BIT[choice.space]:
            return None
        return self.goto(Emerge.gun)

    @clause("CRE-19", "R-51")
    def rear(self, table: DeepRockTable, _: None) -> Next:
        """The Oppressor's rear lies as far from the nearest Dwarf as possible."""
        if self.creature != table.content.two_spaces:
            return None
        spaces = NEAR[table.where[self.creature]] & table.free_for_creatures() & ~table.burning
        far = nearest_to_dwarves(table, self.creature, spaces, far=True)
        return WhichRear(seat=table.active, spaces=tuple(spaces_of(far)), creature=self.creature)

    @clause("CRE-15", "CRE-18", "R-51")
    def face(self, table: DeepRockTable, choice: At | None) -> Next:
        """It faces away from its rear, or towards the nearest Dwarf."""
        space = table.where[self.creature]
        if choice is not None:
            table.put_rear(choice.space)
            table.facing[self.creature] = direction_of(choice.space, space)
        elif table.content.nature[self.creature].faces:
            dwarves = [table.dwarves[seat].space for seat in table.conscious()]
            if dwarves:
                nearest = min(dwarves, key=lambda other: (DISTANCE[space][other], other))
                table.facing[self.creature] = best_direction(space, nearest)
        return None

    @clause("DRILL-10", "R-50")
    def burn(self, table: DeepRockTable, _: None) -> Next:
        """The Flame goes, and hurts whoever has no flame resistance at all."""
        space = table.where[self.creature]
        if not table.burning & BIT[space]:
            return None
        douse(table, space)
        if table.content.resist[table.content.kind_of[self.creature]][FLAME]:
            return None
        return Harm(wounds={self.creature: 1}, chooser=table.active)

    @clause("ENG-06", "R-27", "R-70")
    def gun(self, table: DeepRockTable, _: None) -> Next:
        """The Sentry Gun fires at whoever appears in its range."""
        table.look_about()
        return sentry_shot(table, self.creature)


def douse(table: DeepRockTable, space: Space) -> None:
    """A Flame token is taken away."""
    table.flames &= ~BIT[space]
    table.fires = [spaces & ~BIT[space] for spaces in table.fires]
    table.burn()


@cites("SPAWN-03", "SPAWN-05", "R-49", "R-50", "R-51")
def places(table: DeepRockTable, creature: Creature, origin: Space) -> tuple[Space, ...]:
    """The best places for a creature that appears at the origin, all equally good."""
    nature = table.content.nature[creature]
    free, usable = table.free_for_creatures(), table.open & ~table.stalagmites
    cool = free & ~table.burning
    if nature.spaces > 1:
        free, cool = free & around(cool), cool & around(cool)
    pits = nature.gait.pits(table)
    # Flames are used only if there is nothing else within four steps.
    for among, limit, near in ((cool, 4, WITHIN[4][origin]), (free, 99, BOARD)):
        for layer in walk(origin, usable & near, pits, 0, limit, False):
            if layer & among:
                found = layer & among
                return tuple(spaces_of(found if found.bit_count() == 1 else nearest_to_dwarves(table, creature, found)))
    return ()
