"""Activating creatures: in which order they act, and whether they attack or move."""

from __future__ import annotations

from gamelode.kernel import Ask, Choice, Frame, Next, Seat, cites, clause

from ...events.creatures import AttackedObject, NobodyActivates, Waited
from ...kinds import GUN, HELD, MOST_MINIS, Creature, Kind, Way
from ...table import DeepRockTable
from ..choices import Along, This
from .attack import CreatureAttack, GunAttack
from .crawl import Crawl
from .explain import explain_attack, explain_move
from .ways import best_ways
from .whom_they_go_for import in_reach, targets


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
    """The activation of all creatures, or of these kinds."""
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
        """A Stunned or Frozen one loses its tokens instead. Special rules come first: to breed, or to go off."""
        bit = 1 << self.creature
        if (table.stunned | table.frozen) & bit:
            table.stunned &= ~bit
            table.frozen &= ~bit
            table.tell(Waited, self.creature, HELD)
            return self.finish()
        for rule in table.content.nature[self.creature].act:
            frame = rule.act(table, self.creature)
            if frame is not None:
                return self.become(frame)
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
