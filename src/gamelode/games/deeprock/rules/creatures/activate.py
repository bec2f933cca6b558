"""Activating creatures: whom they go for, how they move, what their attacks do."""

from __future__ import annotations

from msgspec import Struct

from gamelode.kernel import PASS, YES, Ask, Choice, Frame, Next, Pass, Seat, Yes, cites, clause

from ...board.hexes import BIT, DISTANCE, NEAR, Way, sees, spaces_of
from ...events.cards import CardShouted
from ...events.creatures import (
    Attacked,
    AttackedObject,
    Bred,
    Breeding,
    EqualWays,
    GoesFor,
    GoesForObject,
    Killed,
    MakesFor,
    MakesForObject,
    NobodyActivates,
    Waited,
    WentOff,
)
from ...kinds import (
    ALONE_IN_ITS_WAY,
    ALONE_IN_REACH,
    CLOSER,
    GUN,
    HELD,
    IN_REACH,
    LURE,
    LURED,
    NEAREST,
    NO_GUN,
    NO_ROOM,
    ONLY,
    RECENT,
    ROOTED,
    ROUND,
    ROUND_CLOSER,
    SHUT_OFF,
    Card,
    Creature,
    Kind,
)
from ...limits import MOST_MINIS
from ...table import BANG, KNOCKED, STUNNED, WEBBED, DeepRockTable
from ..choices import Along, This, called
from .crawl import Crawl
from .emerge import EmergeMany
from .harm import Blast
from .ways import Candidate, best_ways, creature_blockers, ground_of, in_its_way, in_reach, targets

BANGS = {"webbed": WEBBED, "stunned": STUNNED, "knocked_over": KNOCKED}


class InOrder(Choice, frozen=True):
    """All of them, one after another"""


IN_ORDER = InOrder()
THESE = tuple(map(This, range(MOST_MINIS)))


class NextCreature(Ask[This | InOrder]):
    """Which creature acts next?"""

    creatures: tuple[Creature, ...]

    def things(self, table: DeepRockTable, seat: Seat) -> list[This | InOrder]:
        return [IN_ORDER, *[THESE[creature] for creature in self.creatures]]


@cites("ACT-16")
class WhichWay(Ask[Along]):
    """Which way does {creature} take?"""

    creature: Creature
    all_ways: tuple[Way, ...]

    def things(self, table: DeepRockTable, seat: Seat) -> list[Along]:
        return [Along(way) for way in self.all_ways]


class Activation(Frame):
    """[ACT-01] Creatures activate."""

    kinds: tuple[Kind, ...]  # still to come
    todo: tuple[Creature, ...] = ()
    ordered: bool = False

    @clause("ACT-02", "ACT-15", "R-85")
    def next_kind(self, table: DeepRockTable, _: None) -> Next:
        """Kind by kind in the order of the table; who is on the board when its kind comes is in."""
        while self.kinds:
            kind, self.kinds, self.ordered = self.kinds[0], self.kinds[1:], False
            self.todo = tuple(table.alive(kind))
            if self.todo:
                table.turn.removed = 0
                return None
        return self.finish()

    @clause("ACT-03", "ACT-15", "ACT-16", "R-85")
    def choose(self, table: DeepRockTable, _: None) -> Next:
        """Among creatures of one kind the active player chooses the order.

        Those that died are skipped, even if their miniatures are back on the board for others.
        """
        gone = table.turn.removed
        self.todo = tuple([creature for creature in self.todo if not gone >> creature & 1])
        if not self.todo:
            return self.goto(Activation.next_kind)
        if self.ordered or len(self.todo) == 1:
            return None
        return NextCreature(seat=table.active, creatures=self.todo)

    @clause("ACT-01", "ACT-03")
    def act(self, table: DeepRockTable, choice: This | InOrder | None) -> Next:
        """Each one makes one attack or one move."""
        if isinstance(choice, InOrder):
            self.ordered = True
        creature = choice.creature if isinstance(choice, This) else self.todo[0]
        self.todo = tuple([other for other in self.todo if other != creature])
        return self.goto(Activation.choose, after=Activate(creature=creature))


def activation(table: DeepRockTable, types: tuple[str, ...] = ()) -> Activation:
    """Of all creatures, or of these kinds."""
    every = range(len(table.content.creatures))
    kinds = tuple(k for k in every if not types or table.content.creatures[k].id in types)
    if table.news is not None and not any(map(table.alive, kinds)):
        table.tell(NobodyActivates)
    return Activation(kinds=kinds)


class Activate(Frame):
    """[ACT-01] One creature acts."""

    creature: Creature

    @clause("EFF-03", "EFF-05", "R-85", "CRE-04", "CRE-09")
    def own_ways(self, table: DeepRockTable, _: None) -> Next:
        """A Stunned or Frozen one loses its tokens instead. A Brood Nexus breeds, an Exploder may go off."""
        bit = 1 << self.creature
        if (table.stunned | table.frozen) & bit:
            table.stunned &= ~bit
            table.frozen &= ~bit
            table.tell(Waited, self.creature, HELD)
            return self.finish()
        record = table.content.creatures[table.content.kind_of[self.creature]]
        if record.births:
            return self.become(Breeds(creature=self.creature))
        if record.explodes and self._is_beside_target(table):
            return self.become(GoesOff(creature=self.creature))
        return None

    @clause("ACT-04", "ACT-06", "ENG-03", "EFF-09", "R-52", "R-53", "SHOOT-07")
    def attack(self, table: DeepRockTable, _: None) -> Next:
        """It attacks the nearest target in range and sight."""
        found = in_reach(table, self.creature, targets(table))
        if not found:
            return None
        _away, _rank, target, space = found[0]
        explain_attack(table, self.creature, found)
        if target >= 0:
            return self.finish(after=CreatureAttack(creature=self.creature, seat=target))
        table.tell(AttackedObject, self.creature, space)
        return self.finish(after=GunAttack(creature=self.creature) if target == GUN else None)

    @clause("ACT-05", "ACT-06", "ENG-03", "EFF-09", "R-54", "R-55", "R-56")
    def approach(self, table: DeepRockTable, _: None) -> Next:
        """If there is none, it moves closer to the nearest one."""
        all_ways = best_ways(table, self.creature, targets(table))
        explain_move(table, self.creature, all_ways)
        if len(all_ways) > 1:
            return WhichWay(seat=table.active, creature=self.creature, all_ways=all_ways)
        return self.finish(after=Crawl(creature=self.creature, way=all_ways[0]) if all_ways else None)

    @clause("ACT-05", "ACT-11", "ACT-14", "R-55")
    def move(self, table: DeepRockTable, choice: Along) -> Next:
        """Of equal ways the active player has chosen one. It never attacks after a move."""
        return self.finish(after=Crawl(creature=self.creature, way=choice.way))

    def _is_beside_target(self, table: DeepRockTable) -> bool:
        near = BIT[table.sentry]
        for seat in table.conscious():
            near |= BIT[table.dwarves[seat].space]
        return bool(NEAR[table.where[self.creature]] & near)


class Breeds(Frame):
    """[CRE-09] A Brood Nexus breeds."""

    creature: Creature

    @clause("CRE-09", "R-70")
    def breed(self, table: DeepRockTable, _: None) -> Next:
        """Each '!' is a Grunt next to it, whether or not Dwarves are near."""
        record = table.content.creatures[table.content.kind_of[self.creature]]
        table.tell(Breeding, self.creature)
        grunts = table.roll(record.die, record.dice).count(BANG)
        table.tell(Bred, self.creature, grunts)
        origin = table.where[self.creature]
        return self.become(EmergeMany(kind=table.content.grunt, count=grunts, origin=origin))


class GoesOff(Frame):
    """[CRE-04] An Exploder next to a Dwarf or the Sentry Gun goes off."""

    creature: Creature

    @clause("CRE-04")
    def go_off(self, table: DeepRockTable, _: None) -> Next:
        """It destroys itself."""
        space = table.where[self.creature]
        table.tell(WentOff, self.creature)
        table.tell(Killed, self.creature, space)
        table.remove(self.creature)
        return self.become(Blast(space=space))


# --- why


def explain_attack(table: DeepRockTable, creature: Creature, found: list[Candidate]) -> None:
    """Say why it attacks just this target."""
    if table.news is None:
        return
    away, _rank, target, _space = found[0]
    why = _why(found, ONLY if len(targets(table)) == 1 else ALONE_IN_REACH)
    if target >= 0:
        table.tell(GoesFor, creature, target, away, why)
    else:
        table.tell(GoesForObject, creature, target, away, why)


def explain_move(table: DeepRockTable, creature: Creature, all_ways: tuple[Way, ...]) -> None:
    """Say whom it goes for and why, and how near it comes; or why it stays."""
    if table.news is None:
        return
    kind = table.content.kind_of[creature]
    record = table.content.creatures[kind]
    aims = targets(table)
    found = in_its_way(table, creature, aims, ground_of(table, kind)) if record.movement else []
    if not all_ways:
        table.tell(Waited, creature, NO_ROOM if found else SHUT_OFF if record.movement else ROOTED)
        return
    away, _rank, target, space = found[0]
    end, blockers = all_ways[0][-1], creature_blockers(table, creature)
    reaches = DISTANCE[end][space] <= record.range and sees(end, space, blockers)
    straight = min(DISTANCE[part][space] for part in spaces_of(table.spaces_of_creature(creature)))
    how = (IN_REACH if reaches else CLOSER) if away == straight else ROUND if reaches else ROUND_CLOSER
    why = _why(found, ONLY if len(aims) == 1 else ALONE_IN_ITS_WAY)
    if target >= 0:
        table.tell(MakesFor, creature, target, away, why, how)
    else:
        table.tell(MakesForObject, creature, target, away, why, how)
    if len(all_ways) > 1:
        table.tell(EqualWays, creature, len(all_ways), table.active)


def _why(found: list[Candidate], alone: int) -> int:
    """What puts the first candidate before the second; or why there is no second one."""
    (away, _, target, _), *others = found
    if not others:
        return alone
    next_away, _, next_target, _ = others[0]
    if away < next_away:
        return NEAREST
    if target == LURE:
        return LURED
    return RECENT if next_target >= 0 else NO_GUN


# --- its attack


class PlayRockSolid(Ask[Pass | Yes]):
    """Do you play {card} so that the attack has no effect on {victim}?"""

    card: Card
    to: Seat

    @property
    def victim(self) -> Struct:
        return called(self.to, self.seat)

    def things(self, table: DeepRockTable, seat: Seat) -> tuple[Pass | Yes, ...]:
        return (PASS, YES)


class CreatureAttack(Frame):
    """[ACT-04] A creature attacks a Dwarf."""

    creature: Creature
    seat: Seat
    faces: tuple[int, ...] = ()
    todo: tuple[tuple[Seat, Card], ...] = ()  # who holds a card that stops it

    @clause("ACT-04", "GUN-07")
    def roll(self, table: DeepRockTable, _: None) -> Next:
        """It rolls its dice."""
        record = table.content.creatures[table.content.kind_of[self.creature]]
        table.tell(Attacked, self.creature, self.seat)
        self.faces = table.roll(record.die, record.dice)
        if table.is_shielded(self.seat):
            table.protect(self.seat)
            return self.finish()
        if any(self.faces) and table.dwarves[self.seat].health:
            self.todo = table.shouters(table.content.cancelling, self.seat, table.active)
        return None

    @clause("RNS-03", "R-35")
    def ask(self, table: DeepRockTable, _: None) -> Next:
        """Whoever holds a card against it may play it now."""
        if not self.todo:
            return self.goto(CreatureAttack.apply)
        seat, card = self.todo[0]
        return PlayRockSolid(seat=seat, card=card, to=self.seat)

    @clause("RNS-02", "RNS-03")
    def cancel(self, table: DeepRockTable, answer: Pass | Yes) -> Next:
        """The attack then has no effect on him."""
        (seat, card), self.todo = self.todo[0], self.todo[1:]
        if answer == PASS:
            return self.goto(CreatureAttack.ask)
        table.discard_shout(seat, card)
        table.tell(CardShouted, seat, card, self.seat)
        return self.finish()

    @clause("EFF-01", "R-59")
    def apply(self, table: DeepRockTable, _: None) -> Next:
        """Bites hurt."""
        record = table.content.creatures[table.content.kind_of[self.creature]]
        bangs = self.faces.count(BANG)
        bites = sum(self.faces) - bangs * BANG + (bangs if record.bang == "damage" else 0)
        table.hurt(self.seat, bites)
        return None if bangs else self.finish()

    @clause("SYM-09", "CRE-01", "CRE-02", "CRE-06", "CRE-08", "CRE-12", "CRE-21", "R-59")
    def bang(self, table: DeepRockTable, _: None) -> Next:
        """Then '!' does what is the creature's own. Who falls takes no further effect."""
        record = table.content.creatures[table.content.kind_of[self.creature]]
        if record.bang in BANGS:
            table.afflict(self.seat, BANGS[record.bang])
        return None


class GunAttack(Frame):
    """[ENG-03] A creature attacks the Sentry Gun."""

    creature: Creature

    @clause("ENG-03", "ENG-04", "R-59")
    def roll(self, table: DeepRockTable, _: None) -> Next:
        """Any damage destroys it, and it goes back to the Engineer."""
        record = table.content.creatures[table.content.kind_of[self.creature]]
        faces = table.roll(record.die, record.dice)
        bangs = faces.count(BANG)
        if sum(faces) - bangs * BANG + (bangs if record.bang == "damage" else 0):
            table.lose_gun()
        return None
