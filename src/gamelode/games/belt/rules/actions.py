"""The action of a unit after its move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from gamelode.kernel import Ask, Dice, Frame, Next, Refusal, Seat, cites, clause

from ..events import UnitDocked
from ..kinds import DEBRIS, DRILLER, HAULER, KIND_OF, KINDS, SCOUT, SEAT_OF, UNDRILLED, Kind, Rock, Unit, unit_of
from ..table import BeltTable
from .combat import Attack, in_shot_of_scout
from .driller import AttackRefinery, Drill, Extract, HandOver
from .hauler import Dump, Load, Take, Unload
from .scout import Blast, Scan, in_shot_of_debris
from .work import WRONG_KIND, Work, attach, why_not_reach

ALREADY = Refusal("R-47")


class NoAction(Work, frozen=True):
    """Nothing more"""

    kinds: ClassVar[tuple[Kind, ...]] = KINDS

    @cites("TURN-08", "R-71")
    def why_not(self, table: BeltTable, unit: Unit) -> Refusal | None:
        return None

    @cites("R-46")
    def frame(self, unit: Unit) -> None:
        """An attachment that the unit still has remains."""


class Dock(Work, frozen=True):
    """Dock on {rock}"""

    kinds: ClassVar[tuple[Kind, ...]] = KINDS

    rock: Rock

    @cites("R-45", "R-47")
    def why_not(self, table: BeltTable, unit: Unit) -> Refusal | None:
        return why_not_reach(table, unit, self.rock) or (ALREADY if table.rides[unit] == self.rock else None)

    def frame(self, unit: Unit) -> Frame:
        return Docking(unit=unit, rock=self.rock)


class Docking(Frame):
    """[R-47] A unit takes hold of an asteroid on which it has nothing to do."""

    unit: Unit
    rock: Rock

    @clause("R-47", "ATT-02", "R-46")
    def hold(self, table: BeltTable, _: None) -> Next:
        """The unit rides on the asteroid and does nothing else."""
        attach(table, self.unit, self.rock)
        table.tell(UnitDocked, self.unit, self.rock)
        return None


NO_ACTION, UNLOAD, DUMP = NoAction(), Unload(), Dump()

Action = (
    NoAction | Dock | Scan | Blast | Attack | Drill | Extract | HandOver | AttackRefinery | Load | Take | Unload | Dump
)


class WhatToDo(Ask[Action]):
    """What does {unit} do there?"""

    only_if_choice: ClassVar[bool] = True

    unit: Unit

    @cites("R-71")
    def things(self, table: BeltTable, seat: Seat) -> Iterator[Action]:
        """Everything a unit of its kind could do to what is on the board; with asteroids, to those it touches."""
        yield NO_ACTION
        yield from _THINGS[KIND_OF[self.unit]](table, self.unit)

    @cites("TURN-05", "TURN-08", "R-55")
    def why_not(self, table: BeltTable, seat: Seat, choice: Action) -> Refusal | None:
        return choice.why_not(table, self.unit) if KIND_OF[self.unit] in choice.kinds else WRONG_KIND

    def options(self, table: BeltTable, seat: Seat) -> list[Action]:
        """The same as the things without refusal, with a short cut for whoever touches nothing."""
        return [NO_ACTION, *_OPTIONS[KIND_OF[self.unit]](table, self.unit)]

    @cites("R-77")
    def sample(self, table: BeltTable, seat: Seat, dice: Dice) -> Action:
        """An action seven times out of eight, if there is one; otherwise none."""
        options = self.options(table, seat)
        return options[1 + dice.below(len(options) - 1, "sample")] if dice.below(8, "sample") else NO_ACTION


def touched(table: BeltTable, unit: Unit) -> list[Rock]:
    """The asteroids that a unit touches."""
    content, x, y = table.content, table.x[unit], table.y[unit]
    r, ring = content.unit_radius[unit], content.ring
    found = []
    for rock in table.on_board:
        size = table.size[rock]
        far = r + content.rock_radius[size] + ring
        dy = content.line_y[table.line[rock]] - y
        if size != DEBRIS and -far <= dy <= far:
            dx = content.tick_x[table.tick[rock]] - x
            if (far - ring) ** 2 <= dx * dx + dy * dy <= far * far:
                found.append(rock)
    return found


# --- by kind: what can be pointed at, and what of it is allowed


def _scout_things(table: BeltTable, unit: Unit) -> Iterator[Action]:
    """Scans, holds, shots at debris and at scouts."""
    for rock in touched(table, unit):
        yield Scan(rock)
        yield Dock(rock)
    yield from [Blast(rock) for rock in table.on_board if table.size[rock] == DEBRIS]
    yield from map(Attack, _enemies(table, unit))


def _scout_options(table: BeltTable, unit: Unit) -> Iterator[Action]:
    """Those of a scout's things that are allowed."""
    team = table.team(unit)
    for rock in touched(table, unit):
        if table.left[rock] == UNDRILLED and not table.known[rock] >> team & 1:
            yield Scan(rock)
        if table.rides[unit] != rock:
            yield Dock(rock)
    for rock in table.on_board:
        if table.size[rock] == DEBRIS and in_shot_of_debris(table, unit, rock):
            yield Blast(rock)
    for other in _enemies(table, unit):
        if KIND_OF[other] == SCOUT and in_shot_of_scout(table, unit, other):
            yield Attack(other)


def _driller_things(table: BeltTable, unit: Unit) -> Iterator[Action]:
    """Work on asteroids, loads for haulers, attacks on units and refineries."""
    haulers = [hauler for hauler in _mates(table, unit, HAULER) if table.touches_unit(unit, hauler)]
    for rock in touched(table, unit):
        works: list[Action] = [Drill(rock), Extract(rock), *(Extract(rock, hauler) for hauler in haulers), Dock(rock)]
        yield from works
    yield from map(HandOver, haulers)
    yield from map(Attack, _enemies(table, unit))
    yield from [AttackRefinery(team) for team in range(table.teams) if team != table.team(unit)]
    yield DUMP


def _driller_options(table: BeltTable, unit: Unit) -> list[Action]:
    """Those of a driller's things that are allowed."""
    found: list[Action] = []
    rocks, loaded = touched(table, unit), table.loads[unit]
    crowd = [other for other in range(len(table.number)) if _is_beside(table, unit, other)]
    haulers = [other for other in crowd if KIND_OF[other] == HAULER and table.team(other) == table.team(unit)]
    for rock in rocks:
        works: list[Action] = [Drill(rock), Extract(rock), *(Extract(rock, hauler) for hauler in haulers), Dock(rock)]
        found += [work for work in works if work.why_not(table, unit) is None]
    if loaded:
        found += [work for work in map(HandOver, haulers) if work.why_not(table, unit) is None]
    found += [Attack(other) for other in crowd if KIND_OF[other] != SCOUT and table.team(other) != table.team(unit)]
    content = table.content
    if abs(table.x[unit] - content.refinery_x) <= content.half + content.radius[DRILLER] + content.ring:
        raids = [AttackRefinery(team) for team in range(table.teams)]
        found += [raid for raid in raids if raid.why_not(table, unit) is None]
    if loaded:
        found.append(DUMP)
    return found


def _is_beside(table: BeltTable, unit: Unit, other: Unit) -> bool:
    """Whether another unit is on the board and touches this one."""
    return table.number[other] > 0 and other != unit and table.touches_unit(unit, other)


def _hauler_things(table: BeltTable, unit: Unit) -> Iterator[Action]:
    """Loads from asteroids and drillers, and what to do with the cargo."""
    for rock in touched(table, unit):
        yield from [Load(rock, loads) for loads in range(1, table.content.rates.loads_per_action + 1)]
        yield Dock(rock)
    yield from map(Take, _mates(table, unit, DRILLER))
    yield UNLOAD
    yield DUMP


def _hauler_options(table: BeltTable, unit: Unit) -> Iterator[Action]:
    """Those of a hauler's things that are allowed."""
    for rock in touched(table, unit):
        if table.left[rock] > 0:
            loads = [Load(rock, loads) for loads in range(1, table.content.rates.loads_per_action + 1)]
            yield from [load for load in loads if load.why_not(table, unit) is None]
        if table.rides[unit] != rock:
            yield Dock(rock)
    for driller in _mates(table, unit, DRILLER):
        if table.loads[driller] and Take(driller).why_not(table, unit) is None:
            yield Take(driller)
    if table.loads[unit]:
        if UNLOAD.why_not(table, unit) is None:
            yield UNLOAD
        yield DUMP


_THINGS = (_scout_things, _driller_things, _hauler_things)
_OPTIONS = (_scout_options, _driller_options, _hauler_options)


def _enemies(table: BeltTable, unit: Unit) -> list[Unit]:
    """The units of other teams on the board."""
    team_of = table.team_of
    own = team_of[SEAT_OF[unit]]
    return [other for other, number in enumerate(table.number) if number and team_of[SEAT_OF[other]] != own]


@cites("R-53")
def _mates(table: BeltTable, unit: Unit, kind: Kind) -> list[Unit]:
    """The units of that kind on the board in a unit's team."""
    return [unit_of(seat, kind) for seat in table.mates(table.team(unit)) if table.number[unit_of(seat, kind)]]


class Acting(Frame):
    """[TURN-08] A unit acts, if it can and its player wants. What it does belongs to its move: bots look that far."""

    seat: Seat
    unit: Unit

    @clause("TURN-08", "TURN-05", "R-24")
    def choose(self, table: BeltTable, _: None) -> Next:
        """The player chooses one action for the unit, or none."""
        return WhatToDo(seat=self.seat, unit=self.unit)

    @clause("TURN-09", "TURN-08", "FIGHT-05", "SCOUT-11", "R-24", "R-51", "R-71")
    def act(self, table: BeltTable, choice: Action) -> Next:
        """Dumping is no action and may be followed by one. Anything else ends the handling of the unit."""
        rule = choice.frame(self.unit)
        return self.goto(Acting.choose, after=rule) if isinstance(choice, Dump) else self.finish(after=rule)
