"""Axe chops and everything they open."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from gamelode.kernel import PASS, Act, Ask, Choice, Frame, Next, Pass, Refusal, Seat, cites, clause

from ...board.hexes import BIT, NEAR, spaces_of
from ...events.cave import StalagmiteGone
from ...events.dwarves import AquarqTaken, BoscoSwung, PickupTaken, Swung
from ...kinds import AQUARQ, AXE, DRILLER, EGG, EGG_PILE, GOLD, LOOT_BUG, SUGAR, Space
from ...table import DeepRockTable
from ..creatures.caves import Opening
from ..creatures.emerge import EmergeMany
from ..creatures.harm import Harm, damage
from .acting import why_not_act
from .dice import RollDice, lit
from .shoot import source_of

ROCK, STALAGMITE, PICKUP, CREATURE, GROUND = range(5)


class Axe(Act, frozen=True):
    """Axe chop"""

    @cites("AXE-01", "AXE-11", "TURN-06")
    def why_not(self, table: DeepRockTable, seat: Seat) -> Refusal | None:
        no = why_not_act(table, seat, 1)
        return no or (None if can_chop(table, seat) else Refusal("AXE-02"))

    def frame(self, seat: Seat) -> Frame:
        return AxeChop(seat=seat)


AXE_CHOP = Axe()


class Solid(Struct, frozen=True):
    """{space}"""

    space: Annotated[int, "solid"]


class Lying(Struct, frozen=True):
    """{space}"""

    space: Annotated[int, "pickup there"]


class Standing(Struct, frozen=True):
    """{space}"""

    space: Annotated[int, "creature there"]


class OnGround(Struct, frozen=True):
    """{space}"""

    space: Annotated[int, "mineral there"]


NAMED = {ROCK: Solid, STALAGMITE: Solid, PICKUP: Lying, CREATURE: Standing, GROUND: OnGround}


class Chop(Choice, frozen=True):
    """Chop {thing} at {space}"""

    what: Annotated[int, "chop"]
    space: Space

    @property
    def thing(self) -> Struct:
        """What is there, by its name: it is public."""
        return NAMED[self.what](self.space)


@cites(
    "AXE-02",
    "AXE-03",
    "AXE-04",
    "AXE-05",
    "AXE-06",
    "AXE-07",
    "AXE-14",
    "SYM-01",
    "BOSCO-04",
    "BOSCO-10",
    "R-25",
    "R-76",
)
def chops(table: DeepRockTable, seat: Seat, robot: bool) -> list[Chop]:
    """What one success may be used for."""
    space = source_of(table, seat, robot)
    near = NEAR[space]
    found = [Chop(ROCK, s) for s in spaces_of(near & table.walls)]
    found += [Chop(STALAGMITE, s) for s in spaces_of(near & table.stalagmites)]
    for s in sorted(table.pickups):
        if (near | BIT[space]) & BIT[s] and table.pickups[s] in ((LOOT_BUG,) if robot else (LOOT_BUG, EGG, SUGAR)):
            found.append(Chop(PICKUP, s))
    found += [Chop(CREATURE, s) for s in spaces_of(near & table.bugs)]
    if space in table.ground and not robot:
        found.append(Chop(GROUND, space))
    return found


def can_chop(table: DeepRockTable, seat: Seat) -> bool:
    """Whether a success could be used for anything."""
    near = NEAR[table.dwarves[seat].space] & (table.walls | table.stalagmites | table.bugs)
    return bool(near) or bool(chops(table, seat, False))


class UseAxe(Ask[Chop | Pass]):
    """What do you chop? {left} chop(s) left"""

    left: int
    robot: bool = False

    def things(self, table: DeepRockTable, seat: Seat) -> list[Chop | Pass]:
        """Whatever is in reach, and what cannot be chopped there."""
        space = source_of(table, seat, self.robot)
        near = [Chop(PICKUP, s) for s in sorted(table.pickups) if (NEAR[space] | BIT[space]) & BIT[s]]
        right = chops(table, seat, self.robot)
        return [PASS, *right, *(chop for chop in near if chop not in right)]

    @cites("AXE-02", "PICK-03", "BOSCO-10")
    def why_not(self, table: DeepRockTable, seat: Seat, choice: Chop | Pass) -> Refusal | None:
        if isinstance(choice, Pass) or choice in chops(table, seat, self.robot):
            return None
        return Refusal("PICK-03" if choice.what == PICKUP else "AXE-02")

    def options(self, table: DeepRockTable, seat: Seat) -> list[Chop | Pass]:
        return [PASS, *chops(table, seat, self.robot)]


class AxeChop(Frame):
    """[AXE-01] A Dwarf, or BOSCO, chops with the axe."""

    seat: Seat
    robot: bool = False
    free: bool = False
    bonus: int = 0  # successes without a roll
    left: int = 0
    hits: dict[int, int] = {}  # on creatures, in this action

    @clause("AXE-01", "AXE-11", "BOSCO-04")
    def roll(self, table: DeepRockTable, _: None) -> Next:
        """One action and the axe die, no ammo."""
        if self.robot:
            table.turn.robot -= 1
            table.tell(BoscoSwung)
        else:
            table.turn.actions -= 0 if self.free else 1
            table.tell(Swung, self.seat)
        space = source_of(table, self.seat, self.robot)
        return RollDice(seat=self.seat, kinds=("axe",), rerolls=int(lit(table, NEAR[space])))

    @clause("AXE-01", "AXE-02")
    def count(self, table: DeepRockTable, faces: tuple[int, ...]) -> Next:
        """Each axe is one success."""
        table.turn.chops = self.left = faces[0] + self.bonus
        return None

    @clause("AXE-02", "SHOOT-06", "R-23")
    def use(self, table: DeepRockTable, _: None) -> Next:
        """One after another, from where he stands; what is not used is lost."""
        able = self.robot or table.is_standing(self.seat)
        table.turn.chops = self.left if able else 0
        if not table.turn.chops:
            return self.finish()
        return UseAxe(seat=self.seat, left=self.left, robot=self.robot)

    @clause("AXE-02", "AXE-05", "AXE-10", "DRILL-04", "R-23")
    def chop(self, table: DeepRockTable, choice: Chop | Pass) -> Next:
        """Successes on the same creature in one action are one attack."""
        if isinstance(choice, Pass):
            table.turn.chops = 0
            return self.finish()
        self.left -= 1
        table.turn.chops = self.left
        if choice.what != CREATURE:
            work = Working(seat=self.seat, what=choice.what, space=choice.space, robot=self.robot)
            return self.goto(AxeChop.use, after=work)
        creature, source = table.creature_at(choice.space), source_of(table, self.seat, self.robot)
        before = self.hits.get(creature, 0)
        drill = table.dwarves[self.seat].kind == DRILLER and not self.robot
        dealt = damage(table, creature, {AXE: before}, source, drill) if before else 0
        wounds = damage(table, creature, {AXE: before + 1}, source, drill) - dealt
        self.hits = {**self.hits, creature: before + 1}
        return self.goto(AxeChop.use, after=Harm(wounds={creature: wounds}, by=self.seat, chooser=self.seat))


class Working(Frame):
    """[AXE-02] One success on rock, a stalagmite, a pickup or a mineral."""

    seat: Seat
    what: int
    space: Space
    robot: bool = False

    @clause("AXE-03", "AXE-04", "AXE-06", "AXE-07", "AXE-08", "AXE-09", "AXE-13", "BOSCO-04", "R-76", "R-90")
    def work(self, table: DeepRockTable, _: None) -> Next:
        """Chopping a mineral out of a wall also opens the wall; a stalagmite may hide a mineral."""
        if self.what == ROCK:
            mineral = table.minerals.pop(self.space, None)
            if mineral is not None:
                self._found(table, mineral)
            return self.finish(after=Opening(space=self.space))
        if self.what == STALAGMITE:
            table.stalagmites &= ~BIT[self.space]
            table.tell(StalagmiteGone, self.space)
            self._found(table, table.roll_mineral())
        elif self.what == GROUND:
            mineral, *rest = table.ground.pop(self.space)
            if rest:
                table.ground[self.space] = tuple(rest)
            self._found(table, mineral)
        else:
            return self._harvest(table)
        return None

    @cites("PICK-04", "PICK-07", "PICK-08", "R-31", "R-76")
    def _harvest(self, table: DeepRockTable) -> Next:
        """A Loot Bug, Red Sugar or an Alien Egg is taken."""
        kind = table.pickups.pop(self.space)
        table.tell(PickupTaken, self.seat, kind)
        if kind == LOOT_BUG:
            self._found(table, table.roll_mineral())
            self._found(table, GOLD)
        elif kind == SUGAR:
            table.heal(self.seat, 3)
        else:
            table.gain(EGG_PILE)
            return self.finish(after=Summons())
        return None

    @cites("AXE-08", "BOSCO-04", "R-90")
    def _found(self, table: DeepRockTable, mineral: int) -> None:
        """Into the shared pile; what BOSCO frees stays on the ground, and an Aquarq goes into empty hands."""
        dwarf = table.dwarves[self.seat]
        if self.what not in (ROCK, GROUND) and not mineral:
            return
        if self.robot or (mineral == AQUARQ and dwarf.carrying):
            table.lay_down(self.space, mineral)
        elif mineral == AQUARQ:
            dwarf.carrying = True
            table.tell(AquarqTaken, self.seat)
        else:
            table.gain(mineral)


class Summons(Frame):
    """[PICK-07] An egg calls Grunts."""

    todo: tuple[int, ...] = (0, 1, 2)

    @clause("PICK-07", "R-31", "SPAWN-02")
    def call(self, table: DeepRockTable, _: None) -> Next:
        """One at each revealed Tunnel Exit, in their order."""
        while self.todo:
            exit_, self.todo = table.exits[self.todo[0]], self.todo[1:]
            if exit_ >= 0:
                return self.goto(Summons.call, after=EmergeMany(kind=table.content.grunt, count=1, origin=exit_))
        return None
