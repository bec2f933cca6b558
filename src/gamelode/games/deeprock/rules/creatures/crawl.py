"""Creatures move space by space, to their prey or in flight; mines, charges and the Sentry Gun wait for them."""

from __future__ import annotations

from gamelode.kernel import PASS, YES, Ask, Frame, Next, Pass, Seat, Yes, cites, clause

from ...board.hexes import BIT, WITHIN, direction_of
from ...events.cave import StalagmiteGone
from ...events.creatures import Exploded, Fled, Stepped
from ...kinds import EXPLOSION, NOWHERE, SCARE, SENTRY_RANGE, Creature, Space, Way
from ...table import DeepRockTable
from ..choices import Along
from .caves import Opening, Shatter
from .harm import AreaAttack, Harm, damage
from .sentry import sentry_shot
from .ways import flights, is_threatened, may_stop


class FleeWhere(Ask[Along]):
    """Where does {creature} flee?"""

    creature: Creature
    all_ways: tuple[Way, ...]
    only_if_choice = True

    def things(self, table: DeepRockTable, seat: Seat) -> list[Along]:
        return [Along(way) for way in self.all_ways]


class Flee(Frame):
    """[SYM-06] A creature runs from whatever scared it."""

    creature: Creature
    source: Space
    most: int
    chooser: Seat

    @clause("SYM-06", "UPG-04", "R-18")
    def choose(self, table: DeepRockTable, _: None) -> Next:
        """Up to so many steps, each of them farther away; at least one, if there is any."""
        if table.content.nature[self.creature].movement == 0:
            return self.finish()
        return FleeWhere(
            seat=self.chooser, creature=self.creature, all_ways=flights(table, self.creature, self.source, self.most)
        )

    @clause("SYM-06", "R-18", "R-61")
    def run(self, table: DeepRockTable, choice: Along | None) -> Next:
        """It moves step by step, and the Sentry Gun may fire at it."""
        if choice is None:
            return None
        table.tell(Fled, self.creature, self.source)
        return self.finish(after=Crawl(creature=self.creature, way=choice.way))


class SetOff(Ask[Pass | Yes]):
    """Do you set off the Satchel Charge at {space}?"""

    space: Space

    def things(self, table: DeepRockTable, seat: Seat) -> tuple[Pass | Yes, ...]:
        return (PASS, YES)


class Crawl(Frame):
    """[R-61] A creature moves space by space; the Sentry Gun may fire at each, mines go off, charges may."""

    creature: Creature
    way: Way
    came: Space = NOWHERE
    here: Space = NOWHERE  # the last space it came to
    asked: tuple[Space, ...] = ()

    @clause("ACT-07", "ACT-08", "ACT-09", "CRE-15", "CRE-17", "CRE-18", "R-18", "R-61", "R-66", "R-69")
    def step(self, table: DeepRockTable, _: None) -> Next:
        """It faces where it goes. The Oppressor's rear follows its front, and rock gives way."""
        if self.here not in (NOWHERE, table.where[self.creature]):
            return self.finish()  # it was killed or driven off
        if table.news is None and not self._is_noticed(table):
            self._run(table)
            return self.finish()
        while self.way:
            if self.creature == table.content.two_spaces and self.way[0] == table.rear:
                table.where[self.creature], table.rear, self.way = table.rear, table.where[self.creature], self.way[1:]
            self.came, space, self.way = table.where[self.creature], self.way[0], self.way[1:]
            opened = not table.open & BIT[space]
            self.here = space
            self._go(table, space)
            if opened:
                return Opening(space=space)
            if space in table.mines:
                return None
            if (
                table.sentry >= 0 and WITHIN[SENTRY_RANGE][table.sentry] & BIT[space]
            ) or self.creature == table.content.two_spaces:
                return self.goto(Crawl.gun)
            if table.charges:
                self.asked = ()
                return self.goto(Crawl.charges)
            if table.news is not None:  # whoever watches sees step after step
                return self.goto(Crawl.step)
        return self.finish()

    def _is_noticed(self, table: DeepRockTable) -> bool:
        """Whether anything could come of single steps."""
        breaks_rock = table.content.nature[self.creature].gait.breaks_rock
        if breaks_rock or self.creature == table.content.two_spaces or not self.way:
            return True
        return is_threatened(table, self.creature, len(self.way))

    def _run(self, table: DeepRockTable) -> None:
        """The creature takes all its steps at once, for nobody watches."""
        creature, way = self.creature, self.way
        before = way[-2] if len(way) > 1 else table.where[creature]
        table.facing[creature] = direction_of(before, way[-1])
        table.put(creature, way[-1])

    def _go(self, table: DeepRockTable, space: Space) -> None:
        """One step, if nothing stands in the way of a crusher any more."""
        creature = self.creature
        table.facing[creature] = direction_of(self.came, space)
        if table.content.nature[creature].gait.breaks(table) & table.stalagmites & BIT[space]:
            table.stalagmites &= ~BIT[space]
            table.tell(StalagmiteGone, space)
        table.put(creature, space)
        if creature == table.content.two_spaces:
            table.put_rear(self.came)
        table.tell(Stepped, creature, space)

    @clause("THROW-09", "R-88")
    def mine(self, table: DeepRockTable, _: None) -> Next:
        """A Proximity Grenade goes off under whoever walks onto it."""
        space, gait = table.where[self.creature], table.content.nature[self.creature].gait
        if space < 0 or space not in table.mines or not gait.treads:
            return None
        table.mines = tuple(mine for mine in table.mines if mine != space)
        table.tell(Exploded, space)
        faces = table.roll("explosion", 2, "the Proximity Grenade")
        if SCARE in faces:
            self._recoil(table)
        hits = {EXPLOSION: sum(face for face in faces if face != SCARE)}
        return Harm(wounds={self.creature: damage(table, self.creature, hits, NOWHERE, False)}, chooser=table.active)

    @cites("R-07", "R-88")
    def _recoil(self, table: DeepRockTable) -> None:
        """A step back, and there it stays; or here, unless it only passes somebody: then it goes on."""
        creature = self.creature
        if creature != table.content.two_spaces and may_stop(table, creature, (self.came,)):
            self.way = (self.came,)
        elif not table.is_crowded(creature):
            self.way = ()

    @clause("ENG-06", "R-61")
    def gun(self, table: DeepRockTable, _: None) -> Next:
        """The gun interrupts the move; a dead creature stops."""
        self.asked = ()
        return sentry_shot(table, self.creature)

    @clause("THROW-09", "R-88")
    def charges(self, table: DeepRockTable, _: None) -> Next:
        """Owners of charges next to it may set them off between two steps."""
        space = table.where[self.creature]
        for charge, owner in sorted(table.charges.items()):
            close = space >= 0 and WITHIN[1][charge] & BIT[space]
            if close and charge not in self.asked and table.dwarves[owner].health:
                self.asked += (charge,)
                return SetOff(seat=owner, space=charge)
        return self.goto(Crawl.step)

    @clause("THROW-09", "R-88")
    def set_off(self, table: DeepRockTable, choice: Pass | Yes) -> Next:
        """The charge goes off, or the next one is asked about."""
        return self.goto(Crawl.charges, after=ChargeGoesOff(space=self.asked[-1]) if choice == YES else None)


class ChargeGoesOff(Frame):
    """[THROW-09] A Satchel Charge explodes."""

    space: Space

    @clause("THROW-09", "R-88")
    def explode(self, table: DeepRockTable, _: None) -> Next:
        """The charge rolls two explosion dice for all about it."""
        owner = table.charges.pop(self.space)
        table.tell(Exploded, self.space)
        faces = table.roll("explosion", 2, "the Satchel Charge", owner)
        hits = {EXPLOSION: sum(face for face in faces if face != SCARE)}
        area = WITHIN[1][self.space]
        scares = SCARE in faces
        blast = AreaAttack(area=area, hits=hits, scares=scares, source=self.space, by=owner, chooser=owner)
        return blast.harm(table)

    @clause("THROW-09", "R-26", "R-88")
    def clear(self, table: DeepRockTable, _: None) -> Next:
        """Platforms that carry nobody, walls and stalagmites are destroyed; minerals stay on the ground."""
        area = WITHIN[1][self.space]
        table.platforms &= ~area | table.loaded()
        return self.finish(after=Shatter(area=area))
