"""Where Dwarves go, what they find on the way, and drilling."""

from __future__ import annotations

from gamelode.kernel import PASS, YES, Ask, Choice, Frame, Next, Pass, Refusal, Seat, Yes, cites, clause

from ...board.hexes import BIT, BOARD, NEAR, ON_BOARD, WITHIN, around, spaces_of
from ...events.cave import StalagmiteGone
from ...events.dwarves import AquarqTaken, Burnt, DwarfMoved, PickupTaken
from ...kinds import APOCA, APOCA_PILE, AQUARQ, BARLEY, DRILLER, FARTHEST, NOWHERE, SCOUT, Space, Spaces
from ...table import DeepRockTable
from ..creatures.caves import Opening, lose_mineral
from .acting import WEB
from .upgrades import Fitting

# --- where a Dwarf may go


@cites("MOVE-03", "MOVE-04", "MOVE-05", "MOVE-06", "MOVE-07", "MOVE-08", "MOVE-09", "SCOUT-03", "R-58", "R-74")
def passable(table: DeepRockTable, seat: Seat, hops: bool = False) -> Spaces:
    """The spaces a Dwarf may enter."""
    dwarf = table.dwarves[seat]
    spaces = table.open & ~table.stalagmites
    if dwarf.left_pod and not table.met:
        spaces &= ~table.map.pod
    hook = dwarf.kind == SCOUT
    if not hook:
        spaces &= ~table.bugs
    return spaces if hook or hops else spaces & ~table.pits


@cites("GUN-02", "R-65")
def ropes(table: DeepRockTable, usable: Spaces) -> list[Spaces]:
    """For each zipline the spaces next to it: from any of them it carries to any other."""
    return [around(_bits(line)) & usable for line in table.ziplines]


@cites("GUN-02", "GUN-03", "R-65")
def one_point(spaces: Spaces, lines: list[Spaces]) -> Spaces:
    """Where one movement point leads from these spaces."""
    found = around(spaces)
    for line in lines:
        if spaces & line:
            found |= line
    return found


@cites("MOVE-01", "GUN-03")
def layers_from(table: DeepRockTable, start: Space, through: Spaces, steps: int) -> list[Spaces]:
    """Spaces by the movement points they take."""
    layer = seen = BIT[start]
    lines = ropes(table, through | layer)
    layers = [layer]
    for _ in range(steps):
        layer = one_point(layer, lines) & through & ~seen
        seen |= layer
        layers.append(layer)
    return layers


def _bits(spaces: tuple[Space, ...]) -> Spaces:
    found = 0
    for space in spaces:
        found |= BIT[space]
    return found


@cites("DRILL-01", "DRILL-02", "R-26")
def drillable(table: DeepRockTable, seat: Seat) -> Spaces:
    """Rock is drilled in passing; but a hidden cave only from where he could stay, for he may have to."""
    return table.walls | table.stalagmites if table.dwarves[seat].kind == DRILLER else 0


@cites("MOVE-01", "MOVE-02", "GUN-04", "R-86")
def destinations(table: DeepRockTable, seat: Seat, steps: int, hops: bool = False) -> Spaces:
    """Where a movement of so many points may end; the start is not among them."""
    start = BIT[table.dwarves[seat].space]
    through = passable(table, seat, hops)
    stop = table.vacant() & through
    before, reached = start, start
    lines = ropes(table, through | start)
    for _ in range(steps):
        before = reached
        reached |= one_point(reached, lines) & through
    found = reached & stop
    if table.dwarves[seat].kind == DRILLER:
        rock, sealed = table.walls | table.stalagmites, table.sealed
        found |= around(before) & rock & ~sealed | around(before & (stop | start)) & sealed
    return found & ~start


def path_to(table: DeepRockTable, seat: Seat, to: Space, steps: int, hops: bool = False) -> tuple[Space, ...]:
    """The shortest way, through no Flames if there is such a one; empty if there is none."""
    start, through = table.dwarves[seat].space, passable(table, seat, hops)
    rock = bool(drillable(table, seat) & BIT[to])
    for usable in (through & ~table.burning | BIT[to] & through, through):
        layers = layers_from(table, start, usable, steps)
        if rock:
            stop = table.vacant() | BIT[start] if table.sealed & BIT[to] else BOARD
            ends = [(n, s) for n, layer in enumerate(layers[:-1]) for s in spaces_of(layer & stop & NEAR[to])]
            if ends:
                number, last = ends[0]
                return (*_traced(table, layers[: number + 1], last), to)
        else:
            for number, layer in enumerate(layers):
                if layer & BIT[to]:
                    return _traced(table, layers[: number + 1], to)
    return ()


def _traced(table: DeepRockTable, layers: list[Spaces], to: Space) -> tuple[Space, ...]:
    """Back from the last layer to the first."""
    lines = ropes(table, BOARD)
    way = [to] if len(layers) > 1 else []
    space = to
    for layer in reversed(layers[1:-1]):
        space = spaces_of(layer & one_point(BIT[space], lines))[0]
        way.append(space)
    return tuple(reversed(way))


@cites("MOVE-01", "MOVE-03", "MOVE-04", "MOVE-05", "MOVE-07", "MOVE-08")
def why_not_go(table: DeepRockTable, seat: Seat, to: Space, steps: int, hops: bool = False) -> Refusal | None:
    """Why a movement may not end there."""
    if to not in ON_BOARD:
        return Refusal("R-01")
    if destinations(table, seat, steps, hops) & BIT[to]:
        return None
    bit = BIT[to]
    if (table.walls | table.stalagmites) & bit:
        return Refusal("MOVE-03")
    if table.bugs & bit:
        return Refusal("MOVE-04")
    if table.pits & bit:
        return Refusal("MOVE-05")
    if table.map.pod & bit and table.dwarves[seat].left_pod and not table.met:
        return Refusal("MOVE-08")
    return Refusal("MOVE-01", (steps,)) if table.vacant() & bit else Refusal("MOVE-07")


@cites("MOVE-01")
def why_not_way(table: DeepRockTable, seat: Seat, way: tuple[Space, ...], steps: int, hops: bool) -> Refusal | None:
    """Why a way of one's own may not be taken."""
    through, space = passable(table, seat, hops), table.dwarves[seat].space
    lines = ropes(table, BOARD)
    if len(way) > steps:
        return Refusal("MOVE-01", (steps,))
    for number, onto in enumerate(way):
        near = one_point(BIT[space], lines)
        last = number == len(way) - 1
        rock = drillable(table, seat) & NEAR[space] if last else 0
        if number and not table.vacant() & BIT[space]:
            rock &= ~table.sealed
        if onto not in ON_BOARD or not near & (through | rock) & BIT[onto]:
            return Refusal("MOVE-01", (steps,))
        space = onto
    return None


def steps_of(table: DeepRockTable, seat: Seat) -> int:
    """[MOVE-01] [R-90] Three; two for whoever carries an Aquarq."""
    return table.content.numbers.steps - table.dwarves[seat].carrying


# --- going


class GoOn(Choice, frozen=True):
    """Go to {to}"""

    to: Space


class MoveOn(Ask[GoOn | Pass]):
    """Where do you go, with {points} movement point(s) left?"""

    points: int
    hops: bool = False

    only_if_choice = True

    def things(self, table: DeepRockTable, seat: Seat) -> list[GoOn | Pass]:
        spaces = WITHIN[min(self.points, FARTHEST)][table.dwarves[seat].space] | destinations(
            table, seat, self.points, self.hops
        )
        return [PASS, *(GoOn(space) for space in spaces_of(spaces & BOARD))]

    @cites("MOVE-01", "R-86", "R-33")
    def why_not(self, table: DeepRockTable, seat: Seat, choice: GoOn | Pass) -> Refusal | None:
        if isinstance(choice, Pass):
            return None
        return WEB if table.dwarves[seat].webbed else why_not_go(table, seat, choice.to, self.points, self.hops)

    def options(self, table: DeepRockTable, seat: Seat) -> list[GoOn | Pass]:
        webbed = table.dwarves[seat].webbed
        spaces = 0 if webbed else destinations(table, seat, self.points, self.hops)
        return [PASS, *(GoOn(space) for space in spaces_of(spaces))]


class TakeUp(Ask[Pass | Yes]):
    """Do you take up the Aquarq?"""

    def things(self, table: DeepRockTable, seat: Seat) -> tuple[Pass | Yes, ...]:
        return (YES, PASS)


class Walking(Frame):
    """[MOVE-01] A Dwarf goes from space to space."""

    seat: Seat
    way: tuple[Space, ...]
    points: int
    burnt: bool = False
    hops: bool = False
    news: bool = False
    alone: Space = NOWHERE  # the last space of his way where nobody else is

    @clause("MOVE-01", "MOVE-08", "DRILL-12", "GUN-09", "PICK-01", "PICK-02", "R-29", "R-58", "R-64")
    def step(self, table: DeepRockTable, _: None) -> Next:
        """One space. Flames hurt once a movement, and whoever falls stays there."""
        dwarf = table.dwarves[self.seat]
        while self.way and dwarf.health:
            space, self.way, self.points = self.way[0], self.way[1:], self.points - 1
            if not table.open & BIT[space] or table.stalagmites & BIT[space]:
                return self.become(Drilling(seat=self.seat, space=space))
            self._enter(table, space)
            if self.news or space in table.ground or space in table.upgrades:
                return None
        return self.finish()

    def _enter(self, table: DeepRockTable, space: Space) -> None:
        dwarf = table.dwarves[self.seat]
        if self.alone < 0 or self._alone(table, dwarf.space):
            self.alone = dwarf.space
        dwarf.space = space
        dwarf.left_pod = dwarf.left_pod or not table.map.pod & BIT[space]
        table.tell(DwarfMoved, self.seat, space)
        if table.burning & BIT[space] and not self.burnt:
            self.burnt = True
            table.tell(Burnt, self.seat)
            if dwarf.health == 1 and not self._alone(table, space):
                dwarf.space = self.alone
            table.hurt(self.seat, 1)
        if dwarf.health:
            self.news = table.look_about() or self.news
            self._pick_up(table, space)
        table.check_home()

    @clause("R-90")
    def aquarq(self, table: DeepRockTable, _: None) -> Next:
        """An Aquarq on the ground may be taken up with empty hands."""
        dwarf = table.dwarves[self.seat]
        takes = dwarf.health and not dwarf.carrying and AQUARQ in table.ground.get(dwarf.space, ())
        return TakeUp(seat=self.seat) if takes else None

    @clause("R-90")
    def take_up(self, table: DeepRockTable, answer: Pass | Yes | None) -> Next:
        """The Dwarf carries the Aquarq from now on."""
        if answer == YES:
            dwarf = table.dwarves[self.seat]
            left = list(table.ground.pop(dwarf.space))
            left.remove(AQUARQ)
            if left:
                table.ground[dwarf.space] = tuple(left)
            dwarf.carrying = True
            table.tell(AquarqTaken, self.seat)
        return None

    @clause("UPG-02", "HID-05", "R-30")
    def upgrade(self, table: DeepRockTable, _: None) -> Next:
        """A Weapon Upgrade is taken where it lies."""
        dwarf = table.dwarves[self.seat]
        return Fitting(seat=self.seat, space=dwarf.space) if dwarf.health and dwarf.space in table.upgrades else None

    @clause("MOVE-01", "PICK-02", "R-86", "R-91")
    def onward(self, table: DeepRockTable, _: None) -> Next:
        """After news he may go on otherwise, from a space where he could stop."""
        dwarf = table.dwarves[self.seat]
        if dwarf.health and self.points > 0 and self.news and self._may_stay(table):
            self.news = False
            self.way = ()
            return MoveOn(seat=self.seat, points=self.points, hops=self.hops)
        return self.goto(Walking.step)

    @clause("MOVE-01", "MOVE-02")
    def again(self, table: DeepRockTable, choice: GoOn | Pass | None) -> Next:
        """The Dwarf may go on with what is left of his points; what he does not use is lost."""
        if isinstance(choice, GoOn):
            self.way = path_to(table, self.seat, choice.to, self.points, self.hops)
            return self.goto(Walking.step)
        return None

    def _alone(self, table: DeepRockTable, space: Space) -> bool:
        others = [d.space for seat, d in enumerate(table.dwarves) if seat != self.seat]
        return space not in others and not (table.bugs | table.objects()) & BIT[space]

    def _may_stay(self, table: DeepRockTable) -> bool:
        space = table.dwarves[self.seat].space
        others = [d.space for seat, d in enumerate(table.dwarves) if seat != self.seat]
        return bool(table.free_floor() & ~table.bugs & ~table.objects() & BIT[space]) and space not in others

    @cites("PICK-03", "PICK-05", "PICK-06", "BOSCO-04", "R-29")
    def _pick_up(self, table: DeepRockTable, space: Space) -> None:
        """Step-on pickups and minerals on the ground, also in passing."""
        kind = table.pickups.get(space)
        if kind in (BARLEY, APOCA):
            del table.pickups[space]
            table.tell(PickupTaken, self.seat, kind)
            if kind == BARLEY:
                table.draw_shout(self.seat)
            else:
                table.gain(APOCA_PILE)
        if space in table.ground:
            aquarqs = tuple(m for m in table.ground[space] if m == AQUARQ)
            for mineral in table.ground.pop(space):
                if mineral != AQUARQ:
                    table.gain(mineral)
            if aquarqs:
                table.ground[space] = aquarqs


class Drilling(Frame):
    """[DRILL-01] The Driller drills into rock."""

    seat: Seat
    space: Space

    @clause("DRILL-01", "DRILL-03", "R-26", "R-71")
    def drill(self, table: DeepRockTable, _: None) -> Next:
        """The drill opens the space without a roll. A mineral there is lost, and a stalagmite gives none."""
        if table.stalagmites & BIT[self.space]:
            table.stalagmites &= ~BIT[self.space]
            table.tell(StalagmiteGone, self.space)
            return None
        lose_mineral(table, self.space)
        return Opening(space=self.space)

    @clause("DRILL-01", "DRILL-02", "R-26")
    def enter(self, table: DeepRockTable, _: None) -> Next:
        """The Driller enters, if the space is vacant now; the Move ends either way."""
        entered = table.dwarves[self.seat].health and table.vacant() & BIT[self.space]
        return self.finish(after=Walking(seat=self.seat, way=(self.space,), points=1) if entered else None)
