"""Activating creatures: whom they go for, how they move, what their attacks do."""

from __future__ import annotations

from collections.abc import Iterator

from gamelode.kernel import PASS, YES, Ask, Choice, Frame, Next, Pass, Seat, Yes, cites, clause

from .events import Attacked, AttackedObject, CardShouted, Creature, Killed, Kind, Protected, Waited
from .geometry import BIT, DISTANCE, NEAR, NOWHERE, WITHIN, Space, Spaces, sees, spaces_of, walk, ways
from .harm import Along, Blast, Crawl, EmergeMany, Ground, This, Way, ground_of, may_stop
from .table import BANG, KNOCKED, STUNNED, WEBBED, DeepRockTable

GUN, LURE = -2, -3  # targets that are no Dwarves
BANGS = {"webbed": WEBBED, "stunned": STUNNED, "knocked_over": KNOCKED}


class InOrder(Choice, frozen=True):
    """All of them, one after another"""


IN_ORDER = InOrder()


class NextCreature(Ask[This | InOrder]):
    """Which creature acts next?"""

    creatures: tuple[Creature, ...]

    def things(self, table: DeepRockTable, seat: Seat) -> list[This | InOrder]:
        return [IN_ORDER, *(This(creature) for creature in self.creatures)]


@cites("ACT-16")
class WhichWay(Ask[Along]):
    """Which way does {creature} take?"""

    creature: Creature
    all_ways: tuple[Way, ...]
    only_if_choice = True

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
                return None
        return self.finish()

    @clause("ACT-03", "ACT-16")
    def choose(self, table: DeepRockTable, _: None) -> Next:
        """Among creatures of one kind the active player chooses the order. Those that died are skipped."""
        self.todo = tuple(creature for creature in self.todo if table.where[creature] >= 0)
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
        self.todo = tuple(other for other in self.todo if other != creature)
        return self.goto(Activation.choose, after=Activate(creature=creature))


def activation(table: DeepRockTable, types: tuple[str, ...] = ()) -> Activation:
    """Of all creatures, or of these kinds."""
    kinds = tuple(range(len(table.content.creatures)))
    return Activation(kinds=tuple(k for k in kinds if not types or table.content.creatures[k].id in types))


class Activate(Frame):
    """[ACT-01] One creature acts."""

    creature: Creature

    @clause("EFF-03", "EFF-05", "R-85", "CRE-04", "CRE-09", "R-70")
    def own_ways(self, table: DeepRockTable, _: None) -> Next:
        """A Stunned or Frozen one loses its tokens instead. A Brood Nexus breeds, an Exploder may go off."""
        bit = 1 << self.creature
        if (table.stunned | table.frozen) & bit:
            table.stunned &= ~bit
            table.frozen &= ~bit
            return self.finish()
        record = table.content.creatures[table.content.kind_of[self.creature]]
        if record.births:
            grunts = table.roll(record.die, record.dice).count(BANG)
            origin = table.where[self.creature]
            return self.finish(after=EmergeMany(kind=table.content.grunt, count=grunts, origin=origin))
        if record.explodes and self._is_beside_target(table):
            space = table.where[self.creature]
            table.tell(Killed, self.creature, space)
            table.remove(self.creature)
            return self.finish(after=Blast(space=space))
        return None

    @clause("ACT-04", "ACT-05", "ACT-06", "ENG-03", "EFF-09", "R-52", "R-53", "R-54", "R-55", "R-56", "SHOOT-07")
    def attack(self, table: DeepRockTable, _: None) -> Next:
        """It attacks the nearest target in range and sight; if there is none, it moves closer to the nearest one."""
        target = target_in_reach(table, self.creature)
        if target is None:
            found = best_ways(table, self.creature)
            if len(found) == 1:
                return self.finish(after=Crawl(creature=self.creature, way=found[0]))
            return WhichWay(seat=table.active, creature=self.creature, all_ways=found)
        if target >= 0:
            return self.finish(after=CreatureAttack(creature=self.creature, seat=target))
        space = table.sentry if target == GUN else nearest_lure(table, self.creature)
        table.tell(AttackedObject, self.creature, space)
        return self.finish(after=GunAttack(creature=self.creature) if target == GUN else None)

    @clause("ACT-05", "ACT-11", "ACT-14", "R-55")
    def move(self, table: DeepRockTable, choice: Along | None) -> Next:
        """Of equal ways the active player chooses. Without a way it stays; it never attacks after a move."""
        if choice is None:
            table.tell(Waited, self.creature)
            return None
        return self.finish(after=Crawl(creature=self.creature, way=choice.way))

    def _is_beside_target(self, table: DeepRockTable) -> bool:
        near = BIT[table.sentry]
        for seat in table.conscious():
            near |= BIT[table.dwarves[seat].space]
        return bool(NEAR[table.where[self.creature]] & near)


# --- whom it goes for


@cites("ACT-06", "R-52", "R-53")
def recency(table: DeepRockTable, seat: Seat) -> int:
    """Who had his turn most recently comes first; who had none yet, last."""
    return table.recent.index(seat) if seat in table.recent else len(table.recent) + seat


def targets(table: DeepRockTable) -> list[tuple[int, int, Space]]:
    """[R-52] Conscious Dwarves, gun and holograms: each with its rank at equal distance, and where it is."""
    found = [(1 + recency(table, seat), seat, table.dwarves[seat].space) for seat in table.conscious()]
    found += [(0, LURE, space) for space in table.lures.values()]
    if table.sentry >= 0:
        found.append((99, GUN, table.sentry))
    return found


@cites("LOS-02", "DRILL-09", "DRILL-14", "CRE-19", "R-05", "R-52")
def target_in_reach(table: DeepRockTable, creature: Creature) -> int | None:
    """The target it attacks from where it is."""
    reach = table.content.creatures[table.content.kind_of[creature]].range
    body = spaces_of(table.spaces_of_creature(creature))
    blockers, best = -1, None
    for rank, target, space in targets(table):
        for part in body:
            away = DISTANCE[part][space]
            if away > reach or (best is not None and (away, rank) >= best[:2]):
                continue
            if away > 1 and blockers < 0:
                blockers = creature_blockers(table, creature)
            if away <= 1 or sees(part, space, blockers):
                best = (away, rank, target)
    return best[2] if best else None


@cites("R-05", "DRILL-09", "DRILL-14")
def creature_blockers(table: DeepRockTable, creature: Creature) -> Spaces:
    """As for Dwarves, and Flames too; not its own body."""
    return (table.blockers() | table.burning) & ~table.spaces_of_creature(creature)


def nearest_lure(table: DeepRockTable, creature: Creature) -> Space:
    space = table.where[creature]
    return min(table.lures.values(), key=lambda lure: (DISTANCE[space][lure], lure))


@cites("ACT-05", "ACT-13", "ENG-03", "EFF-09", "R-54")
def target_to_walk_to(table: DeepRockTable, creature: Creature) -> Space:
    """The target with the shortest way; NOWHERE if there is a way to none."""
    return _target(table, creature, ground_of(table, table.content.kind_of[creature]))[0]


def _target(table: DeepRockTable, creature: Creature, ground: Ground) -> tuple[Space, int, tuple[Spaces, ...]]:
    """The target, how far it is, and the spaces by their distance from it."""
    usable, pits, held = ground
    body = table.spaces_of_creature(creature)
    best: tuple[int, int, Space] = (999, 0, NOWHERE)
    field: tuple[Spaces, ...] = ()
    for rank, _target, space in targets(table):
        layers = walk(space, usable, pits, held, 99, True)
        for steps, layer in enumerate(layers[: best[0] + 1]):
            if layer & body:
                if (steps, rank, space) < best:
                    best, field = (steps, rank, space), layers
                break
    return best[2], best[0], field


@cites("ACT-05", "ACT-08", "ACT-10", "ACT-11", "ACT-14", "CRE-17", "CRE-18", "R-55", "R-56", "R-69")
def best_ways(table: DeepRockTable, creature: Creature) -> tuple[Way, ...]:
    """All ways that are equally good: into reach of the target with the fewest steps, or else nearest to it."""
    kind = table.content.kind_of[creature]
    record = table.content.creatures[kind]
    if not record.movement:
        return ()
    ground = ground_of(table, kind)
    target, now, field = _target(table, creature, ground)
    if target < 0:
        return ()
    usable, pits, held = ground
    own = table.spaces_of_creature(creature)
    stop = table.free_for_creatures() & ~table.burning & ~own
    if record.crushes:
        stop |= usable & (table.walls | table.stalagmites)
    starts = [table.where[creature]] + ([table.rear] if record.spaces == 2 else [])
    reached = [walk(start, usable | own, pits, held, record.movement, False) for start in starts]
    for goals in _goals(table, creature, target, field[:now], reached, stop):
        found = _ways_to(table, creature, goals, starts, ground)
        if found:
            return found
    return ()


Goal = tuple[int, int, Space]  # which start it belongs to, how many steps, where


def _goals(
    table: DeepRockTable,
    creature: Creature,
    target: Space,
    nearer: tuple[Spaces, ...],
    reached: list[tuple[Spaces, ...]],
    stop: Spaces,
) -> Iterator[list[Goal]]:
    """Groups of equally good goals, the best first."""
    record = table.content.creatures[table.content.kind_of[creature]]
    close = WITHIN[record.range][target] & stop
    most = max(map(len, reached))
    blockers = creature_blockers(table, creature) if record.range > 1 else 0
    for steps in range(1, most):
        group = _of_layer(reached, steps, close)
        if record.range > 1:
            group = [goal for goal in group if sees(goal[2], target, blockers)]
        if group:
            yield group
    reach = 0
    for layers in reached:
        for layer in layers[1:]:
            reach |= layer
    reach &= stop
    for layer in nearer:
        if layer & reach:
            for steps in range(1, most):
                group = _of_layer(reached, steps, layer & reach)
                if group:
                    yield group


def _of_layer(reached: list[tuple[Spaces, ...]], steps: int, among: Spaces) -> list[Goal]:
    found: list[Goal] = []
    for number, layers in enumerate(reached):
        if steps < len(layers) and layers[steps] & among:
            found += [(number, steps, space) for space in spaces_of(layers[steps] & among)]
    return found


def _is_watched(table: DeepRockTable, creature: Creature) -> bool:
    """Whether the gun, a mine or a charge could do something to it on its way."""
    space, steps = table.where[creature], table.content.creatures[table.content.kind_of[creature]].movement
    gun = table.sentry >= 0 and not table.turn.shot_at >> creature & 1 and DISTANCE[space][table.sentry] <= steps + 3
    return gun or any(DISTANCE[space][token] <= steps + 1 for token in (*table.mines, *table.charges))


@cites("R-55", "R-69")
def _ways_to(
    table: DeepRockTable, creature: Creature, goals: list[Goal], starts: list[Space], ground: Ground
) -> tuple[Way, ...]:
    """The ways to these goals; more than one to a goal only where something on the way could make a difference."""
    matters = _is_watched(table, creature)
    found: list[Way] = []
    for number, steps, goal in goals:
        if len(starts) == 1:
            found += ways(starts[0], goal, steps, *ground, every=matters)
            continue
        # it cannot walk into its own rear, but it may turn round first
        turned, other = (starts[1],) if number else (), starts[1 - number]
        every = ways(starts[number], goal, steps, *ground)
        right = [turned + way for way in every if way[0] != other and may_stop(table, creature, way)]
        found += right if matters else right[:1]
    return tuple(sorted(found))


# --- its attack


class PlayRockSolid(Ask[Pass | Yes]):
    """Do you play Rock Solid! on {to}?"""

    to: Seat

    def things(self, table: DeepRockTable, seat: Seat) -> tuple[Pass | Yes, ...]:
        return (PASS, YES)


class CreatureAttack(Frame):
    """[ACT-04] A creature attacks a Dwarf."""

    creature: Creature
    seat: Seat
    faces: tuple[int, ...] = ()
    todo: tuple[Seat, ...] = ()

    @clause("ACT-04", "GUN-07")
    def roll(self, table: DeepRockTable, _: None) -> Next:
        """It rolls its dice."""
        record = table.content.creatures[table.content.kind_of[self.creature]]
        table.tell(Attacked, self.creature, self.seat)
        self.faces = table.roll(record.die, record.dice)
        if table.is_shielded(self.seat):
            table.turn.shield_used = True
            table.tell(Protected, self.seat)
            return self.finish()
        if any(self.faces) and table.dwarves[self.seat].health:
            self.todo = table.shouters(table.content.shout["rock_solid"], self.seat, table.active)
        return None

    @clause("RNS-03", "R-35")
    def ask(self, table: DeepRockTable, _: None) -> Next:
        """Whoever holds Rock Solid! may play it now."""
        if not self.todo:
            return self.goto(CreatureAttack.apply)
        return PlayRockSolid(seat=self.todo[0], to=self.seat)

    @clause("RNS-02", "RNS-03")
    def cancel(self, table: DeepRockTable, answer: Pass | Yes) -> Next:
        """The attack then has no effect on him."""
        seat, self.todo = self.todo[0], self.todo[1:]
        if answer == PASS:
            return self.goto(CreatureAttack.ask)
        card = table.content.shout["rock_solid"]
        table.discard_shout(seat, card)
        table.tell(CardShouted, seat, card, self.seat)
        return self.finish()

    @clause("SYM-09", "CRE-01", "CRE-02", "CRE-06", "CRE-08", "CRE-12", "CRE-21", "EFF-01", "R-59")
    def apply(self, table: DeepRockTable, _: None) -> Next:
        """Bites hurt; then '!' does what is the creature's own. Who falls takes no further effect."""
        record = table.content.creatures[table.content.kind_of[self.creature]]
        bangs = self.faces.count(BANG)
        bites = sum(self.faces) - bangs * BANG + (bangs if record.bang == "damage" else 0)
        table.hurt(self.seat, bites)
        if bangs and record.bang in BANGS:
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
            table.sentry = NOWHERE
        return None
