"""The spawn phases: points, prices, placement, and abilities that are paid for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from gamelode.kernel import NOT_OFFERED, Act, Ask, Choice, Frame, Next, Refusal, Seat, cites, clause

from ...board import CELLS
from ...events import PhaseBegun, PointsGained, PointsLost, Spawned
from ...kinds import GRAVEYARD, RESERVES, SPAWN, Cell, Kind, Mini, PrintedAbility
from ...table import DreambladeTable, ThisPhase
from ..choosing import Target
from ..effects import Effect, Effects, carry_out_arrivals
from .placing import OpenCells, held_cells, why_not_there
from .prices import aspects_held, channel, price

NOT_YOURS = Refusal("SPAB-01")
USED_UP = Refusal("SPAB-02")
OFF_SCORING_CELL = Refusal("ACTV-11")


@cites("UNIQUE-01", "UNIQUE-02", "UNIQUE-03", "VENGEANCE-01", "R-87", "ABG-02")
def why_not_at_all(table: DreambladeTable, mini: Mini) -> Refusal | None:
    """Abilities that forbid a miniature to be spawned, wherever it is to go."""
    if not table.content.is_restricted[mini]:
        return None
    seat, traits = table.content.owner[mini], table.traits(mini)
    if traits.vengeance > table.wins[1 - seat]:
        return Refusal("VENGEANCE-01", (traits.vengeance,))
    if traits.unique and any(table.traits(other).unique == traits.unique for other in table.controlled(seat)):
        return Refusal("UNIQUE-01")
    return None


@cites("R-105")
def is_deserted(table: DreambladeTable) -> bool:
    """No creature is in the dreamscape, and nobody can ever bring one there."""
    if any(table.standing) or any(table.cell[mini] >= 0 for mini in table.payers):
        return False
    return not any(_can_return(table, seat) for seat in (0, 1))


def _can_return(table: DreambladeTable, seat: Seat) -> bool:
    """The best roll would bring one of a player's creatures into the empty dreamscape."""
    held, less = aspects_held(table, seat), channel(table, seat)
    points = 2 * max(table.content.initiative_die) + table.bonus_due(seat) + energy(table, seat)
    creatures = [mini for _, _, mini in stock(table, seat) if table.content.is_creature[mini]]
    return any(price(table, m, held, less) <= points and why_not_at_all(table, m) is None for m in creatures)


@cites("ENERGIZE-01", "R-16")
def energy(table: DreambladeTable, seat: Seat) -> int:
    """Spawn points that a player's miniatures give, where they stand."""
    return sum(table.traits(mini).energize for mini in table.controlled(seat))


class Spawn(Act, frozen=True):
    """Spawn {kind} at {cell}"""

    kind: Kind
    cell: Cell

    zone: ClassVar[int] = RESERVES  # where it comes from

    @cites("SPAWN-02", "SPAWN-06", "ZONE-02", "R-20")
    def why_not(self, table: DreambladeTable, seat: Seat) -> Refusal | None:
        mini = spawnable(table, self.kind, self.zone, seat)
        if mini is None or not 0 <= self.cell < CELLS:
            return NOT_OFFERED
        refusal = why_not_at_all(table, mini) or why_not_there(table, mini, self.cell)
        if refusal is not None:
            return refusal
        cost = price(table, mini, aspects_held(table, seat), channel(table, seat))
        return None if cost <= table.phase.points else Refusal("SPAWN-02", (cost, table.phase.points))

    def frame(self, seat: Seat) -> Frame:
        return Spawning(seat=seat, kind=self.kind, zone=self.zone, cell=self.cell)


class SpawnAgain(Spawn, frozen=True):
    """Spawn {kind} from the graveyard at {cell}"""

    zone: ClassVar[int] = GRAVEYARD


@cites("RESPAWN-01", "R-21")
def spawnable(table: DreambladeTable, kind: Kind, zone: int, seat: Seat) -> Mini | None:
    """A copy in the reserves; or one in the graveyard, if it has Respawn."""
    mini = table.first_of(kind, zone, seat)
    if mini is not None and zone == GRAVEYARD and table.traits(mini).respawn is None:
        return None
    return mini


class UseSpawnAbility(Act, frozen=True):
    """{mini}: use {piece}"""

    mini: Mini
    piece: PrintedAbility

    @cites("SPAB-01", "SPAB-02", "ACTV-09", "ACTV-10", "ACTV-13", "R-22")
    def why_not(self, table: DreambladeTable, seat: Seat) -> Refusal | None:
        content, phase = table.content, table.phase
        if table.cell.get(self.mini, RESERVES) < 0 or content.owner[self.mini] != seat:
            return NOT_YOURS
        if self.piece not in content.paid_pieces[self.mini]:
            return NOT_OFFERED
        if (self.mini, self.piece) in phase.used:
            return USED_UP
        if content.needs_score[self.piece] and not table.is_scoring(self.mini):
            return OFF_SCORING_CELL
        cost = content.pieces[self.piece].spawn_cost
        return None if cost <= phase.points else Refusal("ACTV-09", (cost, phase.points))

    def frame(self, seat: Seat) -> Frame:
        return UsingSpawnAbility(mini=self.mini, piece=self.piece)


class EndSpawning(Choice, frozen=True):
    """Spawn nothing more"""


END_SPAWNING = EndSpawning()
SpawnChoice = Spawn | UseSpawnAbility | EndSpawning


class WhatToSpawn(Ask[Spawn | SpawnAgain | UseSpawnAbility | EndSpawning]):
    """What do you spawn? You have {points} point(s)."""

    def figures(self, table: DreambladeTable, seat: Seat) -> dict[str, int]:
        return {"points": table.phase.points}

    def things(self, table: DreambladeTable, seat: Seat) -> list[SpawnChoice]:
        spawns = [act(kind, cell) for act, kind, _ in stock(table, seat) for cell in range(CELLS)]
        return [END_SPAWNING, *spawns, *abilities_for_sale(table, seat)]

    def why_not(self, table: DreambladeTable, seat: Seat, choice: SpawnChoice) -> Refusal | None:
        return None if isinstance(choice, EndSpawning) else choice.why_not(table, seat)

    def options(self, table: DreambladeTable, seat: Seat) -> list[SpawnChoice]:
        return [END_SPAWNING, *affordable(table, seat)]


def affordable(table: DreambladeTable, seat: Seat) -> Iterator[Spawn | UseSpawnAbility]:
    """Whatever can be spawned or used now, with prices and cells worked out once."""
    held, less, points = aspects_held(table, seat), channel(table, seat), table.phase.points
    openings, costs = OpenCells(table, seat), table.content.cost
    for act, kind, mini in stock(table, seat):
        if act is Spawn and costs[mini] - less > points:
            continue
        if price(table, mini, held, less) <= points and why_not_at_all(table, mini) is None:
            for cell in openings.cells(mini):
                yield act(kind, cell)
    for use in abilities_for_sale(table, seat):
        if use.why_not(table, seat) is None:
            yield use


def stock(table: DreambladeTable, seat: Seat) -> Iterator[tuple[type[Spawn], Kind, Mini]]:
    """Kinds in the reserves, and those in the graveyard that have Respawn; each with a copy."""
    found: set[tuple[int, Kind]] = set()
    owner, kinds, traits = table.content.owner, table.content.kind, table.content.traits
    for mini, zone in table.cell.items():
        if zone < 0 and owner[mini] == seat and (zone == RESERVES or traits[mini][0].respawn is not None):
            key = zone, kinds[mini]
            if key not in found:
                found.add(key)
                yield (Spawn if zone == RESERVES else SpawnAgain), kinds[mini], mini


def abilities_for_sale(table: DreambladeTable, seat: Seat) -> list[UseSpawnAbility]:
    """Spawn abilities of a player's miniatures in the dreamscape."""
    content, cell = table.content, table.cell
    own = [mini for mini in table.payers if cell[mini] >= 0 and content.owner[mini] == seat]
    return [UseSpawnAbility(mini, piece) for mini in own for piece in content.paid_pieces[mini]]


class SpawnPhase(Frame):
    """[SPAWN-01] A player brings miniatures into the dreamscape."""

    seat: Seat

    @clause("SPAWN-02", "SPAWN-03", "SPAWN-04", "SPAWN-05", "ENERGIZE-01", "VESSEL-01", "DEAD-03", "R-16", "R-17")
    def points(self, table: DreambladeTable, _: None) -> Next:
        """Both initiative rolls, what is due for destroyed miniatures, and Energize: counted once, now."""
        bonus = table.pay_fallen(self.seat)
        points = sum(table.rolls) + bonus + energy(table, self.seat)
        table.begin_phase(ThisPhase(kind=SPAWN, seat=self.seat, points=points, held=held_cells(table, self.seat)))
        table.tell(PhaseBegun, self.seat, SPAWN)
        table.tell(PointsGained, self.seat, points, bonus)
        return None

    @clause("SPAWN-06", "ABG-04")
    def choose(self, table: DreambladeTable, _: None) -> Next:
        """The player spawns any number of miniatures, one after another."""
        if next(affordable(table, self.seat), None) is None:
            return self.goto(SpawnPhase.end)
        return WhatToSpawn(seat=self.seat)

    @clause("SPAWN-06")
    def act(self, table: DreambladeTable, act: SpawnChoice) -> Next:
        return None if isinstance(act, EndSpawning) else self.goto(SpawnPhase.choose, after=act.frame(self.seat))

    @clause("SPAWN-08")
    def end(self, table: DreambladeTable, _: None) -> Next:
        """Spawn points that are left over are lost."""
        if table.phase.points:
            table.tell(PointsLost, self.seat, table.phase.points)
            table.phase.points = 0
        return None


class KeepWhich(Ask[Target]):
    """Only one {name} may stay: which one?"""

    name: str
    minis: tuple[Mini, ...]

    @cites("UNIQUE-04", "R-82")
    def things(self, table: DreambladeTable, seat: Seat) -> list[Target]:
        return [Target(mini) for mini in self.minis]


class Spawning(Frame):
    """[ZONE-02] A miniature comes from the reserves into the dreamscape."""

    seat: Seat
    kind: Kind
    zone: int
    cell: Cell
    mini: Mini = -1

    @clause("ZONE-02", "SPAWN-07", "PLACE-01", "RESPAWN-01", "R-18", "R-28")
    def place(self, table: DreambladeTable, _: None) -> Next:
        """It is paid for, and from now on counts for the aspects of those that follow."""
        mini = spawnable(table, self.kind, self.zone, self.seat)
        assert mini is not None
        self.mini = mini
        cost = price(table, mini, aspects_held(table, self.seat), channel(table, self.seat))
        table.phase.points -= cost
        table.put(mini, self.cell)
        table.tell(Spawned, mini, self.cell, cost)
        if table.content.is_creature[mini]:
            table.phase.spawned += (self.cell,)
            table.arrived += (mini,)
        return None

    @clause("UNIQUE-04", "R-82")
    def unique(self, table: DreambladeTable, _: None) -> Next:
        """Should there be several of a Unique name, only one stays."""
        name = table.traits(self.mini).unique
        if not name:
            return None
        minis = tuple(m for m in table.controlled(self.seat) if table.traits(m).unique == name)
        return KeepWhich(seat=self.seat, name=name, minis=minis) if len(minis) > 1 else None

    @clause("UNIQUE-04", "R-82")
    def keep_one(self, table: DreambladeTable, choice: Target | None) -> Next:
        if choice is not None:
            name = table.traits(choice.mini).unique
            for mini in table.controlled(self.seat):
                if mini != choice.mini and table.traits(mini).unique == name:
                    table.sacrifice(mini)
        return None

    @clause("ACTV-14", "R-93")
    def come_into_play(self, table: DreambladeTable, _: None) -> Next:
        """Its own abilities and whatever its arrival sets off are simultaneous."""
        content, mini = table.content, self.mini
        if table.cell[mini] < 0:
            return None
        ready = [p for p in content.arriving_pieces[mini] if not content.needs_score[p] or table.is_scoring(mini)]
        return Effects(triggers=tuple(Effect(mini, piece) for piece in ready)) if ready else carry_out_arrivals(table)


class UsingSpawnAbility(Frame):
    """[SPAB-01] An ability is paid for with spawn points."""

    mini: Mini
    piece: PrintedAbility

    @clause("SPAB-01", "SPAB-02", "ACTV-09", "ACTV-10", "R-22")
    def pay(self, table: DreambladeTable, _: None) -> Next:
        table.phase.points -= table.content.pieces[self.piece].spawn_cost
        table.phase.used += ((self.mini, self.piece),)
        return Effects(triggers=(Effect(self.mini, self.piece),))
