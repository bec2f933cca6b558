"""What attacks bring about: damage, deaths, flight, tokens, and what comes of the dead."""

from __future__ import annotations

from msgspec import Struct

from gamelode.kernel import Ask, Frame, Next, Seat, cites, clause

from ...board.hexes import BIT, spaces_of
from ...events.creatures import CreatureHeld, Killed, Wounded
from ...kinds import FROZEN, NOBODY, NOWHERE, STUNNED, Creature, Kind, Space, Spaces
from ...table import DeepRockTable
from ..choices import AskWhere, At, This

# --- how much an attack hurts


@cites("DICE-02", "DMG-06", "AXE-10", "CRE-14", "CRE-16", "ENG-07", "EFF-05", "R-13", "R-15", "R-67", "R-68")
def damage(table: DeepRockTable, creature: Creature, hits: dict[int, int], source: Space, ignores: bool) -> int:
    """Hits of each type less the resistance to it, once an attack; doubled on a Frozen creature."""
    nature = table.content.nature[creature]
    resist = nature.resist
    if source >= 0 and not ignores:
        for rule in nature.is_open_from:
            ignores = ignores or rule.is_open_from(table, creature, source)
    if not ignores and table.corroded:
        ignores = any(creatures >> creature & 1 for creatures in table.corroded.values())
    total = sum(count if ignores else max(count - resist[type], 0) for type, count in hits.items())
    return total * 2 if table.frozen >> creature & 1 else total


class AreaAttack(Struct, frozen=True, kw_only=True):
    """An attack on an area: the same result for every figure in it."""

    area: Spaces
    hits: dict[int, int]  # by type of damage
    scares: bool = False
    source: Space = NOWHERE
    centre: Space = NOWHERE  # what creatures flee from, if that is not the source
    by: Seat = NOBODY  # who earns the reward
    chooser: Seat = NOBODY  # who decides where creatures flee; the active player, if nobody is named
    steps: int = 2  # that they flee
    ignores: bool = False  # resistance
    stun: bool = False
    spares_dwarves: bool = False
    shielded: bool = False  # the Shield helps against it

    @cites("SYM-05", "THROW-06", "THROW-08", "SHOOT-08", "CRE-20", "R-19", "R-20", "R-21", "R-22")
    def harm(self, table: DeepRockTable) -> Harm:
        """What it brings about: each figure has its own resistance, and one on two spaces of the area counts twice."""
        wounds: dict[Creature, int] = {}
        for space in spaces_of(table.bugs & self.area):
            creature = table.creature_at(space)
            hurt = damage(table, creature, self.hits, self.source, self.ignores)
            wounds[creature] = wounds.get(creature, 0) + hurt
        friends = any(self.hits.values()) and not self.spares_dwarves
        return Harm(
            wounds=wounds,
            dwarves=self._dwarves(table) if friends else {},
            gun=bool(friends and table.sentry >= 0 and self.area & BIT[table.sentry]),
            by=self.by,
            chooser=table.active if self.chooser == NOBODY else self.chooser,
            scared=tuple(wounds) if self.scares else (),
            source=self.source if self.centre == NOWHERE else self.centre,
            flight=self.steps,
            stun=self.stun,
        )

    def _dwarves(self, table: DeepRockTable) -> dict[Seat, int]:
        """The damage of the conscious Dwarves in the area whom no Shield protects."""
        hurt: dict[Seat, int] = {}
        for seat, dwarf in enumerate(table.dwarves):
            if dwarf.health and self.area & BIT[dwarf.space]:
                if self.shielded and table.is_shielded(seat):
                    table.protect(seat)
                else:
                    hurt[seat] = sum(self.hits.values())
        return hurt


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
    charged: tuple[tuple[Kind, Space], ...] = ()  # graves that others have come out of, and that will go off

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
            for rule in table.content.creatures[kind].when_killed:
                rule.when_killed(table, self.by)
        return None

    @clause("SYM-06", "R-18", "R-19", "ENG-13")
    def scare(self, table: DeepRockTable, _: None) -> Next:
        """Survivors of a Scare run, one after another."""
        while self.scared:
            creature, self.scared = self.scared[0], self.scared[1:]
            if table.where[creature] >= 0 and creature not in self.dead:
                gait = table.content.nature[creature].gait
                flight = gait.flee(creature, self.source, self.flight, self.chooser)
                return self.goto(Harm.scare, after=flight)
        return None

    @clause("UPG-08", "EFF-03", "R-17")
    def stun_survivors(self, table: DeepRockTable, _: None) -> Next:
        """Whoever lost Health to a stunning weapon, and lives, is Stunned."""
        if self.stun:
            for creature in self._survivors(table):
                afflict_creature(table, creature, STUNNED)
        return None

    @clause("EFF-05")
    def which_freezes(self, table: DeepRockTable, _: None) -> Next:
        """One survivor freezes, if the weapon does that."""
        return FreezeWhich(seat=self.chooser, creatures=self._survivors(table)) if self.freeze_one else None

    @clause("EFF-05")
    def freeze(self, table: DeepRockTable, choice: This | None) -> Next:
        """It loses its next activation, and takes double damage until then."""
        if choice is not None:
            afflict_creature(table, choice.creature, FROZEN)
        return None

    @clause("CRE-10", "CRE-11", "R-49")
    def births(self, table: DeepRockTable, _: None) -> Next:
        """Out of some of the dead come others, whom the attack no longer hurts."""
        for place, (kind, space) in enumerate(self.graves):
            nature = table.content.creatures[kind]
            if nature.birth is not None:
                self.graves = self.graves[:place] + self.graves[place + 1 :]
                self.charged += ((kind, space),) if nature.blast else ()
                return self.goto(Harm.births, after=nature.birth.birth(table, space))
        self.graves, self.charged = self.graves + self.charged, ()
        return None

    @clause("CRE-04", "R-14")
    def blasts(self, table: DeepRockTable, _: None) -> Next:
        """Dead Exploders go off one after another, in an order the active player chooses."""
        spaces = tuple(space for kind, space in self.graves if table.content.creatures[kind].blast)
        return WhichBlast(seat=table.active, spaces=spaces) if spaces else self.finish()

    @clause("CRE-04", "R-14")
    def next_blast(self, table: DeepRockTable, choice: At) -> Next:
        """Each is resolved fully before the next."""
        rules = [(place, table.content.creatures[kind].blast) for place, (kind, _space) in enumerate(self.graves)]
        place, rule = next((place, rule) for place, rule in rules if rule and self.graves[place][1] == choice.space)
        self.graves = self.graves[:place] + self.graves[place + 1 :]
        return self.goto(Harm.blasts, after=rule.blast(choice.space))

    def _survivors(self, table: DeepRockTable) -> tuple[Creature, ...]:
        return tuple(c for c, wounds in self.wounds.items() if wounds and c not in self.dead and table.where[c] >= 0)


@cites("EFF-03", "EFF-05", "R-17")
def afflict_creature(table: DeepRockTable, creature: Creature, status: int) -> None:
    """A Stunned or Frozen token, one of each at most; some creatures cannot be stunned."""
    if status in table.content.nature[creature].shrugs_off:
        return
    if status == FROZEN:
        table.frozen |= 1 << creature
    else:
        table.stunned |= 1 << creature
    table.tell(CreatureHeld, creature, status)
