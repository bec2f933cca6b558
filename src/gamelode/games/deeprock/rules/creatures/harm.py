"""What attacks bring about: damage, deaths, flight, births, blasts."""

from __future__ import annotations

from gamelode.kernel import Ask, Frame, Next, Seat, cites, clause

from ...board.hexes import BIT, NEAR, NOWHERE, Space, Spaces, is_behind, spaces_of
from ...events.creatures import CreatureHeld, Exploded, Killed, Wounded
from ...kinds import EXPLOSION, FROZEN, NOBODY, SCARE, STUNNED, Creature, Kind
from ...table import DeepRockTable
from ..choices import AskWhere, At, This

# --- how much an attack hurts


@cites("DICE-02", "DMG-06", "AXE-10", "CRE-14", "CRE-16", "ENG-07", "EFF-05", "R-13", "R-15", "R-67", "R-68")
def damage(table: DeepRockTable, creature: Creature, hits: dict[int, int], source: Space, ignores: bool) -> int:
    """Hits of each type less the resistance to it, once an attack; doubled on a Frozen creature."""
    content = table.content
    kind = content.kind_of[creature]
    resist = content.resist[kind]
    entry = content.creatures[kind]
    if source >= 0 and entry.faces and not ignores:
        back = table.rear if entry.spaces == 2 else table.where[creature]
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


# --- what comes of it


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
                flight = table.content.flight(creature, self.source, self.flight, self.chooser)
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
            if table.content.creatures[kind].births:
                self.graves = self.graves[:place] + self.graves[place + 1 :]
                return self.goto(Harm.births, after=table.content.brood(kind, space))
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
