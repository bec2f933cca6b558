"""What attacks bring about: damage, deaths, flight, births, blasts; and how creatures appear and move."""

from __future__ import annotations

from gamelode.kernel import PASS, YES, Ask, Choice, Frame, Next, Pass, Seat, Yes, cites, clause

from .events import (
    CaveRevealed,
    Creature,
    CreatureHeld,
    Emerged,
    Exploded,
    Fled,
    Killed,
    Kind,
    MineralLost,
    Opened,
    SentryFired,
    StalagmiteGone,
    Stepped,
    Wounded,
)
from .geometry import (
    BIT,
    BOARD,
    DISTANCE,
    NEAR,
    NOWHERE,
    WITHIN,
    Space,
    Spaces,
    Way,
    around,
    best_direction,
    direction_of,
    is_behind,
    sees,
    spaces_of,
    walk,
)
from .maps import posed
from .table import (
    BULLET,
    ENGINEER,
    EXPLOSION,
    FLAME,
    FROZEN,
    NOBODY,
    SCARE,
    STUNNED,
    UNKNOWN,
    DeepRockTable,
)
from .ways import flights, is_watched, may_stop, nearest_to_dwarves


class At(Choice, frozen=True):
    """At {space}"""

    space: Space


class This(Choice, frozen=True):
    """{creature}"""

    creature: Creature


class Along(Choice, frozen=True):
    """By way of {way}"""

    way: Way


class AskWhere(Ask[At]):
    """Where?"""

    spaces: tuple[Space, ...]
    only_if_choice = True

    def things(self, table: DeepRockTable, seat: Seat) -> list[At]:
        return [At(space) for space in self.spaces]


# --- how much an attack hurts


@cites("DICE-02", "DMG-06", "AXE-10", "CRE-14", "CRE-16", "ENG-07", "EFF-05", "R-13", "R-15", "R-67", "R-68")
def damage(table: DeepRockTable, creature: Creature, hits: dict[int, int], source: Space, ignores: bool) -> int:
    """Hits of each type less the resistance to it, once an attack; doubled on a Frozen creature."""
    content = table.content
    kind = content.kind_of[creature]
    resist = content.resist[kind]
    record = content.creatures[kind]
    if source >= 0 and record.faces and not ignores:
        back = table.rear if record.spaces == 2 else table.where[creature]
        ignores = is_behind(back, table.facing[creature], source)
    if not ignores and table.corroded:
        ignores = any(creatures >> creature & 1 for creatures in table.corroded.values())
    total = sum(count if ignores else max(count - resist[type], 0) for type, count in hits.items())
    return total * 2 if table.frozen >> creature & 1 else total


@cites("SYM-05", "THROW-06", "THROW-08", "SHOOT-08", "CRE-20", "R-19", "R-20", "R-21", "R-22")
def area_harm(
    table: DeepRockTable,
    area: Spaces,
    hits: dict[int, int],
    *,
    scares: bool = False,
    source: Space = NOWHERE,
    by: Seat = NOBODY,
    chooser: Seat = NOBODY,
    ignores: bool = False,
    spares_dwarves: bool = False,
    shielded: bool = False,
    steps: int = 2,
    stun: bool = False,
) -> Harm:
    """The same result for every figure in the area, each with its own resistance; on two spaces of it, twice."""
    wounds: dict[Creature, int] = {}
    for space in spaces_of(table.bugs & area):
        creature = table.creature_at(space)
        wounds[creature] = wounds.get(creature, 0) + damage(table, creature, hits, source, ignores)
    total = sum(hits.values())
    dwarves: dict[Seat, int] = {}
    if total and not spares_dwarves:
        for seat, dwarf in enumerate(table.dwarves):
            if dwarf.health and area & BIT[dwarf.space]:
                if shielded and table.is_shielded(seat):
                    table.protect(seat)
                else:
                    dwarves[seat] = total
    return Harm(
        wounds=wounds,
        dwarves=dwarves,
        gun=bool(total and not spares_dwarves and table.sentry >= 0 and area & BIT[table.sentry]),
        by=by,
        chooser=table.active if chooser == NOBODY else chooser,
        scared=tuple(wounds) if scares else (),
        source=source,
        flight=steps,
        stun=stun,
    )


class WhichBlast(AskWhere):
    """Which Exploder goes off first?"""


class FreezeWhich(Ask[This]):
    """Which creature freezes?"""

    creatures: tuple[Creature, ...]
    only_if_choice = True

    def things(self, table: DeepRockTable, seat: Seat) -> list[This]:
        return [This(creature) for creature in self.creatures]


class Harm(Frame):
    """[R-14] The results of one attack, in this order: damage, deaths and rewards, flight, tokens, births, blasts."""

    wounds: dict[Creature, int]
    dwarves: dict[Seat, int] = {}
    gun: bool = False
    by: Seat = NOBODY  # who earns the reward
    chooser: Seat = 0  # who rolled
    scared: tuple[Creature, ...] = ()
    source: Space = NOWHERE  # what they flee from
    flight: int = 2  # how far, at most
    stun: bool = False
    freeze_one: bool = False
    dead: tuple[Creature, ...] = ()
    graves: tuple[tuple[Kind, Space], ...] = ()

    @clause("DMG-07", "R-14", "SYM-02", "SYM-03", "SYM-04", "EFF-01", "ENG-04", "R-59")
    def strike(self, table: DeepRockTable, _: None) -> Next:
        """All victims are hurt at the same time; damage that reaches a creature's Health kills it."""
        content = table.content
        for creature, wounds in self.wounds.items():
            if wounds and table.where[creature] >= 0:
                table.wounds[creature] += wounds
                table.tell(Wounded, creature, wounds)
                if table.wounds[creature] >= content.health[content.kind_of[creature]]:
                    self.dead += (creature,)
        if self.gun:
            table.lose_gun()
        for seat, wounds in self.dwarves.items():
            table.hurt(seat, wounds)
        return None

    @clause("DMG-07", "SPAWN-09", "CRE-13", "R-79")
    def bury(self, table: DeepRockTable, _: None) -> Next:
        """The dead leave the board. A big one earns its killer a Rock & Stone card."""
        for creature in self.dead:
            kind, space = table.content.kind_of[creature], table.where[creature]
            self.graves += ((kind, space),)
            table.tell(Killed, creature, space)
            table.remove(creature)
            if self.by >= 0 and table.content.creatures[kind].reward:
                table.draw_shout(self.by)
        return None

    @clause("SYM-06", "R-18", "R-19", "ENG-13")
    def scare(self, table: DeepRockTable, _: None) -> Next:
        """Survivors of a Scare run, one after another."""
        while self.scared:
            creature, self.scared = self.scared[0], self.scared[1:]
            if table.where[creature] >= 0 and creature not in self.dead:
                flight = Flee(creature=creature, source=self.source, most=self.flight, chooser=self.chooser)
                return self.goto(Harm.scare, after=flight)
        return None

    @clause("UPG-08", "EFF-03", "R-17")
    def stun_survivors(self, table: DeepRockTable, _: None) -> Next:
        """Whoever lost Health to a stunning weapon, and lives, is Stunned."""
        if self.stun:
            for creature in self._survivors(table):
                hold_creature(table, creature, STUNNED)
        return None

    @clause("EFF-05")
    def which_freezes(self, table: DeepRockTable, _: None) -> Next:
        """One survivor freezes, if the weapon does that."""
        return FreezeWhich(seat=self.chooser, creatures=self._survivors(table)) if self.freeze_one else None

    @clause("EFF-05")
    def freeze(self, table: DeepRockTable, choice: This | None) -> Next:
        """It loses its next activation, and takes double damage until then."""
        if choice is not None:
            hold_creature(table, choice.creature, FROZEN)
        return None

    @clause("CRE-10", "CRE-11", "R-49")
    def births(self, table: DeepRockTable, _: None) -> Next:
        """Out of a dead Brood Nexus come Grunts that the attack no longer hurts: on its space and next to it."""
        for place, (kind, space) in enumerate(self.graves):
            count = table.content.creatures[kind].births
            if count:
                self.graves = self.graves[:place] + self.graves[place + 1 :]
                return self.goto(Harm.births, after=EmergeMany(kind=table.content.grunt, count=count, origin=space))
        return None

    @clause("CRE-04", "R-14")
    def blasts(self, table: DeepRockTable, _: None) -> Next:
        """Dead Exploders go off one after another, in an order the active player chooses."""
        spaces = tuple(space for kind, space in self.graves if table.content.creatures[kind].explodes)
        return WhichBlast(seat=table.active, spaces=spaces) if spaces else self.finish()

    @clause("CRE-04", "R-14")
    def next_blast(self, table: DeepRockTable, choice: At) -> Next:
        """Each is resolved fully before the next."""
        place = next(place for place, grave in enumerate(self.graves) if grave[1] == choice.space)
        self.graves = self.graves[:place] + self.graves[place + 1 :]
        return self.goto(Harm.blasts, after=Blast(space=choice.space))

    def _survivors(self, table: DeepRockTable) -> tuple[Creature, ...]:
        return tuple(c for c, wounds in self.wounds.items() if wounds and c not in self.dead and table.where[c] >= 0)


@cites("EFF-03", "EFF-05", "R-17")
def hold_creature(table: DeepRockTable, creature: Creature, status: int) -> None:
    """A Stunned or Frozen token, one of each at most; some creatures cannot be stunned."""
    if status == FROZEN:
        table.frozen |= 1 << creature
    elif table.content.creatures[table.content.kind_of[creature]].stun_immune:
        return
    else:
        table.stunned |= 1 << creature
    table.tell(CreatureHeld, creature, status)


class Blast(Frame):
    """[CRE-04] An Exploder goes off."""

    space: Space

    @clause("CRE-03", "CRE-04", "CRE-05", "SYM-07", "R-19", "R-62", "R-68")
    def explode(self, table: DeepRockTable, _: None) -> Next:
        """One explosion die for the figures on all adjacent spaces. Dwarves and the gun ignore a Scare."""
        table.tell(Exploded, self.space)
        (face,) = table.roll("explosion")
        hits = {EXPLOSION: 0 if face == SCARE else face}
        harm = area_harm(table, NEAR[self.space], hits, scares=face == SCARE, shielded=True)
        harm.source = self.space
        return self.become(harm)


# --- flight and other steps


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
        if table.content.creatures[table.content.kind_of[self.creature]].movement == 0:
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
        if not self._is_noticed(table):
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
                table.sentry >= 0 and WITHIN[3][table.sentry] & BIT[space]
            ) or self.creature == table.content.two_spaces:
                return self.goto(Crawl.gun)
            if table.charges:
                self.asked = ()
                return self.goto(Crawl.charges)
        return self.finish()

    def _is_noticed(self, table: DeepRockTable) -> bool:
        """Whether anything could come of single steps."""
        record = table.content.creatures[table.content.kind_of[self.creature]]
        if record.crushes or record.spaces == 2 or not self.way:
            return True
        return is_watched(table, self.creature, len(self.way))

    def _run(self, table: DeepRockTable) -> None:
        """All steps at once."""
        creature, way = self.creature, self.way
        if table.news is not None:
            for space in way:
                table.tell(Stepped, creature, space)
        before = way[-2] if len(way) > 1 else table.where[creature]
        table.facing[creature] = direction_of(before, way[-1])
        table.put(creature, way[-1])

    def _go(self, table: DeepRockTable, space: Space) -> None:
        """One step, if nothing stands in the way of a crusher any more."""
        creature = self.creature
        table.facing[creature] = direction_of(self.came, space)
        if table.stalagmites & BIT[space] and table.content.creatures[table.content.kind_of[creature]].crushes:
            table.stalagmites &= ~BIT[space]
            table.tell(StalagmiteGone, space)
        table.put(creature, space)
        if creature == table.content.two_spaces:
            table.put_rear(self.came)
        table.tell(Stepped, creature, space)

    @clause("THROW-09", "R-88")
    def mine(self, table: DeepRockTable, _: None) -> Next:
        """A Proximity Grenade goes off under whoever walks onto it."""
        space, record = table.where[self.creature], table.content.creatures[table.content.kind_of[self.creature]]
        if space < 0 or space not in table.mines or record.flying:
            return None
        table.mines = tuple(mine for mine in table.mines if mine != space)
        table.tell(Exploded, space)
        faces = table.roll("explosion", 2)
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
        """It goes off, or the next one is asked about."""
        return self.goto(Crawl.charges, after=ChargeGoesOff(space=self.asked[-1]) if choice == YES else None)


@cites("ENG-06", "R-61")
def sentry_shot(table: DeepRockTable, creature: Creature) -> SentryShot | None:
    """The gun fires at whoever moves or appears within three spaces and in its sight, once a turn."""
    gun, space = table.sentry, table.where[creature]
    if gun < 0 or space < 0 or table.turn.shot_at >> creature & 1:
        return None
    body = table.spaces_of_creature(creature)
    if not WITHIN[3][gun] & body:
        return None
    blockers = table.blockers()
    if not any(sees(gun, part, blockers) for part in spaces_of(body & WITHIN[3][gun])):
        return None
    table.turn.shot_at |= 1 << creature
    return SentryShot(creature=creature)


class SentryShot(Frame):
    """[ENG-06] The Sentry Gun fires."""

    creature: Creature

    @clause("ENG-06", "ENG-07", "R-61", "R-68", "R-79")
    def fire(self, table: DeepRockTable, _: None) -> Next:
        """One bullet die, without action or ammo. A kill is the Engineer's."""
        table.tell(SentryFired, self.creature)
        (hits,) = table.roll("bullet")
        wounds = damage(table, self.creature, {BULLET: hits}, table.sentry, False)
        engineer = table.seat_of(ENGINEER)
        return self.become(Harm(wounds={self.creature: wounds}, by=engineer, chooser=table.active))


class ChargeGoesOff(Frame):
    """[THROW-09] A Satchel Charge explodes."""

    space: Space

    @clause("THROW-09", "R-88")
    def explode(self, table: DeepRockTable, _: None) -> Next:
        """Two explosion dice for all about it."""
        owner = table.charges.pop(self.space)
        table.tell(Exploded, self.space)
        faces = table.roll("explosion", 2)
        hits = {EXPLOSION: sum(face for face in faces if face != SCARE)}
        area = WITHIN[1][self.space]
        return area_harm(table, area, hits, scares=SCARE in faces, source=self.space, by=owner, chooser=owner)

    @clause("THROW-09", "R-26", "R-88")
    def clear(self, table: DeepRockTable, _: None) -> Next:
        """Platforms that carry nobody, walls and stalagmites are destroyed; minerals stay on the ground."""
        area = WITHIN[1][self.space]
        table.platforms &= ~area | table.loaded()
        return self.finish(after=Shatter(area=area))


# --- rock


class Shatter(Frame):
    """[AXE-06] Rock and stalagmites of an area are blown away; minerals stay on the ground."""

    area: Spaces

    @clause("AXE-07", "R-21")
    def stalagmites(self, table: DeepRockTable, _: None) -> Next:
        """Blown stalagmites give nothing."""
        for space in spaces_of(self.area & table.stalagmites):
            table.stalagmites &= ~BIT[space]
            table.tell(StalagmiteGone, space)
        return None

    @clause("AXE-06", "R-26")
    def rock(self, table: DeepRockTable, _: None) -> Next:
        """Space by space, and hidden caves are revealed as usual."""
        for space in spaces_of(self.area & table.walls):
            self.area &= ~BIT[space]
            mineral = table.minerals.pop(space, None)
            if mineral is not None:
                table.lay_down(space, mineral)
            return self.goto(Shatter.rock, after=Opening(space=space))
        return None


class Opening(Frame):
    """[AXE-06] A wall space becomes floor."""

    space: Space
    todo: tuple[int, ...] = ()

    @clause("AXE-06", "AXE-14", "SETUP-07", "R-25", "R-26", "HID-01")
    def dig(self, table: DeepRockTable, _: None) -> Next:
        """It joins the caves next to it; work on a hidden cave itself reveals the cave and opens nothing else."""
        slots = table.map.slots
        inside = [s for s in table.hidden if slots[s] & BIT[self.space]]
        if inside:
            self.todo = tuple(inside)
            return None
        table.open |= BIT[self.space]
        table.tell(Opened, self.space)
        self.todo = tuple(s for s in table.hidden if slots[s] & NEAR[self.space])
        return None

    @clause("HID-01")
    def reveal(self, table: DeepRockTable, _: None) -> Next:
        """Every hidden cave that is now connected is flipped."""
        if self.todo:
            slot, self.todo = self.todo[0], self.todo[1:]
            return self.goto(Opening.reveal, after=Reveal(slot=slot))
        table.look_about()
        return None


class Reveal(Frame):
    """[HID-01] A hidden cave is revealed."""

    slot: int
    pose: int = 0
    cave: int = -1
    creatures: tuple[tuple[Kind, Space], ...] = ()

    @clause("HID-01", "HID-02", "HID-03", "HID-04", "UPG-01", "SPAWN-01", "R-28", "BOSCO-11")
    def flip(self, table: DeepRockTable, _: None) -> Next:
        """Which cave it is, and how it lies, is drawn now; its tokens are placed face down."""
        content, slot = table.content, table.map.record.slots[self.slot]
        table.hidden = tuple(s for s in table.hidden if s != self.slot)
        self.cave = table.dice.draw(table.cave_bag, "caves")
        pose = slot.poses[table.dice.below(len(slot.poses), "poses")]
        cave = content.caves[self.cave]
        table.open |= table.map.slots[self.slot]
        for cell in cave.stalagmites:
            table.stalagmites |= BIT[posed(cell, pose)]
        table.pickups[posed(cave.pickup, pose)] = UNKNOWN
        for cell in cave.upgrades:
            table.upgrades[posed(cell, pose)] = UNKNOWN
        if cave.exit is not None:
            table.exits = (table.exits[0], table.exits[1], posed(cave.exit, pose))
        self.creatures = tuple((content.kind[c.creature], posed(c.at, pose)) for c in cave.creatures)
        table.tell(CaveRevealed, self.cave)
        return None

    @clause("HID-02", "SPAWN-07", "SPAWN-08", "R-27")
    def creatures_appear(self, table: DeepRockTable, _: None) -> Next:
        """Its creatures stand where it shows them, as far as there are miniatures. They do not activate."""
        if self.creatures:
            (kind, space), self.creatures = self.creatures[0], self.creatures[1:]
            return self.goto(Reveal.creatures_appear, after=Emerge(kind=kind, origin=space))
        table.look_about()
        return None


@cites("DRILL-03", "R-71")
def lose_mineral(table: DeepRockTable, space: Space) -> None:
    """A drilled wall takes its mineral with it."""
    mineral = table.minerals.pop(space, None)
    if mineral is not None:
        table.tell(MineralLost, space)
        table.warn(mineral)


# --- creatures that appear


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


class Emerge(Frame):
    """[SPAWN-03] A creature appears."""

    kind: Kind
    origin: Space
    creature: Creature = -1

    @clause("SPAWN-03", "SPAWN-04", "SPAWN-05", "SPAWN-06", "SPAWN-07", "SPAWN-08", "R-49", "R-50", "R-51")
    def choose(self, table: DeepRockTable, _: None) -> Next:
        """As close to the origin as possible, then as close to a Dwarf; then the active player decides."""
        self.creature = miniature(table, self.kind)
        if self.creature < 0:
            return self.finish()
        spaces = places(table, self.creature, self.origin)
        return WhereEmerges(seat=table.active, spaces=spaces, creature=self.creature)

    @clause("SPAWN-03", "DRILL-10", "R-50")
    def place(self, table: DeepRockTable, choice: At | None) -> Next:
        """It stands there. Flames are put out by it, and burn it."""
        if choice is None:
            return self.finish()
        table.put(self.creature, choice.space)
        table.tell(Emerged, self.creature, choice.space)
        record = table.content.creatures[table.content.kind_of[self.creature]]
        if record.faces or table.burning & BIT[choice.space]:
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
        elif table.content.creatures[table.content.kind_of[self.creature]].faces:
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
    record = table.content.creatures[table.content.kind_of[creature]]
    free, usable = table.free_for_creatures(), table.open & ~table.stalagmites
    cool = free & ~table.burning
    if record.spaces == 2:
        free, cool = free & around(cool), cool & around(cool)
    pits = 0 if record.flying else table.pits
    # Flames are used only if there is nothing else within four steps.
    for among, limit, near in ((cool, 4, WITHIN[4][origin]), (free, 99, BOARD)):
        for layer in walk(origin, usable & near, pits, 0, limit, False):
            if layer & among:
                found = layer & among
                return tuple(spaces_of(found if found.bit_count() == 1 else nearest_to_dwarves(table, creature, found)))
    return ()
