"""What a seat may see of the table."""

from __future__ import annotations

from collections import Counter
from typing import Literal

from msgspec import Struct

from gamelode.kernel import Frame, Seat, cites

from ..content import Content
from ..kinds import (
    LARGE,
    NOWHERE,
    SMALL,
    UNDRILLED,
    UNKNOWN,
    UNPLACED,
    BoardPiece,
    Deposit,
    Kind,
    Ore,
    Outline,
    Rock,
    Team,
    Unit,
    kind_of,
    seat_of,
    squad_of,
    unit_of,
)
from ..rules.drift import where_next
from ..rules.movement import Fly, FlyWhere
from ..rules.places import Place
from ..rules.platforms import WhereToBuild
from ..rules.scoring import points
from ..rules.setup import WhereToStart
from ..table import BeltTable
from .names import name_beside, rock_facts, rock_name, team_name, unit_facts, unit_name


class TeamView(Struct, frozen=True):
    """A team with its refinery and its stock."""

    name: str
    seats: tuple[Seat, ...]
    berth: int | None  # where on the refinery line; None before it is placed
    health: int
    stock: tuple[int, ...]
    points: int


class SquadUnitView(Struct, frozen=True):
    """A unit of a squad, on the board or in reserve."""

    unit: Unit
    kind: Kind
    name: str
    where: Literal["on the board", "lost", "to come"]


class UnitView(Struct, frozen=True):
    """A unit on the board, with whose it is and what it is called."""

    unit: Unit
    name: str
    facts: str  # in words: what it is and what it carries
    number: int
    kind: Kind
    seat: Seat
    team: Team
    x: int
    y: int
    rides: Rock | None
    ore: Ore | None
    loads: int
    harried: bool
    handled: bool  # it has had its go in this phase, or was built in it


class DriftView(Struct, frozen=True):
    """What the next movement of rocks will do to one if no other is in its way."""

    ticks: int  # that it advances
    x: int | None  # where it comes to rest; None: it leaves the board
    crashes_into: Team | None  # whose refinery stops it there


class RockView(Struct, frozen=True):
    """An asteroid or a debris field; one that is gone is on no tick."""

    rock: Rock
    name: str
    facts: str  # in words: what it is and what the seat knows of its ore
    size: int
    line: int
    tick: int
    x: int
    y: int
    left: int | None  # loads, if it is drilled
    deposit: Deposit | None  # if the seat knows it
    ore: Ore | None  # of that deposit
    loads: int | None  # of that ore: those that are left
    scanned_by: tuple[Team, ...]  # while it lies face down to others
    drift: DriftView | None  # None: it is gone


class PlaceView(Struct, frozen=True):
    """A point of the board."""

    x: int
    y: int


class TouchView(Struct, frozen=True):
    """A piece that a unit would touch."""

    piece: BoardPiece
    name: str


class OfferView(Struct, frozen=True):
    """A place that is offered to a unit, with what it would touch there."""

    x: int
    y: int
    stays: bool  # it is there already
    touches: tuple[TouchView, ...]


class OutlineView(Struct, frozen=True):
    """Where the centre of a unit is when it touches a piece: so far from a square; for a round piece, from a point."""

    x: int
    y: int
    half: int  # of the square's side
    far: int


class MoverView(Struct, frozen=True, kw_only=True):
    """The unit for which the seat is asked to choose a place."""

    unit: Unit
    kind: Kind
    start: PlaceView | None  # None: it comes from the reserve
    edges: tuple[int, ...]  # of the movement card, along which it may be moved; longest first
    reach: int
    outlines: tuple[OutlineView, ...]  # whatever it could touch
    offers: tuple[OfferView, ...]


class View(Struct, frozen=True, kw_only=True):
    """What a seat knows of the table."""

    teams: tuple[TeamView, ...]
    squads: tuple[tuple[SquadUnitView, ...], ...]  # by seat
    units: tuple[UnitView, ...]
    rocks: tuple[RockView, ...]
    gone: tuple[RockView, ...]
    piles: tuple[int, ...]  # small and large asteroids still to come
    unseen: tuple[dict[Deposit, int], ...]  # what those and the unknown ones hold, taken together
    order: tuple[Seat, ...]
    acting: Seat | None
    round: int
    mover: MoverView | None  # if the seat is asked for a place of a unit


@cites("AST-04", "AST-05", "SCOUT-02", "SCOUT-05", "SCOUT-06", "DRILL-02", "R-48", "R-65")
def view(table: BeltTable, stack: list[Frame], seat: Seat | None) -> View:
    """What one seat may know. Contents are shown to the teams that have looked; all else lies open."""
    bit = knower(table, seat)
    rocks = [_rock(table, rock, bit) for rock in range(len(table.size))]
    return View(
        teams=tuple(_team(table, team) for team in range(table.teams)),
        squads=tuple(_squad(table, seat) for seat in range(len(table.team_of))),
        units=tuple(_unit(table, unit) for unit, number in enumerate(table.number) if number),
        rocks=tuple(rocks[rock] for rock in table.on_board),
        gone=tuple(rock for rock in rocks if rock.tick == NOWHERE),
        piles=tuple(table.piles),
        unseen=tuple(dict(sorted(Counter(_unseen_deposits(table, size, bit)).items())) for size in (SMALL, LARGE)),
        order=table.order,
        acting=None if table.acting < 0 else table.acting,
        round=table.round,
        mover=_mover(table, stack[-1], seat) if stack else None,
    )


def knower(table: BeltTable, seat: Seat | None) -> int:
    """The bit of a seat's team, or of those who only watch."""
    return 1 << (table.teams if seat is None else table.team_of[seat])


def _team(table: BeltTable, team: Team) -> TeamView:
    """A team as everybody sees it."""
    return TeamView(
        name=team_name(team),
        seats=table.mates(team),
        berth=None if table.berths[team] == UNPLACED else table.berths[team],
        health=table.health[team],
        stock=tuple(table.stock[team]),
        points=sum(points(table, team).values()),
    )


def _squad(table: BeltTable, seat: Seat) -> tuple[SquadUnitView, ...]:
    """A player's three units, wherever they are."""
    return tuple(
        SquadUnitView(
            unit=unit,
            kind=kind_of(unit),
            name=unit_name(table.content, unit),
            where="on the board" if table.number[unit] else "lost" if table.round else "to come",
        )
        for unit in squad_of(seat)
    )


def _unit(table: BeltTable, unit: Unit) -> UnitView:
    """A unit as everybody sees it."""
    return UnitView(
        unit=unit,
        name=unit_name(table.content, unit),
        facts=unit_facts(table, unit),
        number=table.number[unit],
        kind=kind_of(unit),
        seat=seat_of(unit),
        team=table.team(unit),
        x=table.x[unit],
        y=table.y[unit],
        rides=None if table.rides[unit] == NOWHERE else table.rides[unit],
        ore=table.ore[unit] if table.loads[unit] else None,
        loads=table.loads[unit],
        harried=bool(table.harried >> unit & 1),
        handled=bool((table.handled | table.fresh) >> unit & 1),
    )


def _rock(table: BeltTable, rock: Rock, bit: int) -> RockView:
    """A rock, with what those who have this bit know of it."""
    here = table.tick[rock] != NOWHERE
    x, y = table.place(rock) if here else (NOWHERE, NOWHERE)
    deposit = table.deposit[rock] if table.known[rock] & bit else None
    left = None if table.left[rock] == UNDRILLED else table.left[rock]
    ore, loads = (None, None) if deposit is None else _contents(table.content, deposit, left)
    return RockView(
        rock=rock,
        name=rock_name(rock),
        facts=rock_facts(table, rock, deposit),
        size=table.size[rock],
        line=table.line[rock],
        tick=table.tick[rock],
        x=x,
        y=y,
        left=left,
        deposit=deposit,
        ore=ore,
        loads=loads,
        scanned_by=_scanned_by(table, rock),
        drift=_drift(table, rock) if here else None,
    )


def _contents(content: Content, deposit: Deposit, left: int | None) -> tuple[Ore, int]:
    """The ore of a deposit and its loads; of a drilled one, those that are left."""
    return content.deposit_ore[deposit], content.deposit_loads[deposit] if left is None else left


@cites("R-39")
def _drift(table: BeltTable, rock: Rock) -> DriftView:
    """How a rock moves next."""
    x, team = where_next(table, rock)
    return DriftView(table.content.ticks[table.size[rock]], x, None if team < 0 else team)


@cites("R-68", "R-69", "R-70")
def _mover(table: BeltTable, question: Frame, seat: Seat | None) -> MoverView | None:
    """The unit for which the open question asks this seat to choose a place."""
    if not isinstance(question, FlyWhere | WhereToStart | WhereToBuild) or question.seat != seat:
        return None
    unit = unit_of(seat, question.kind) if isinstance(question, WhereToBuild) else question.unit
    content, kind, outlines = table.content, kind_of(unit), table.outlines(unit)
    start = PlaceView(table.x[unit], table.y[unit]) if table.number[unit] else None
    places = [choice for choice in question.options(table, seat) if isinstance(choice, Fly | Place)]
    return MoverView(
        unit=unit,
        kind=kind,
        start=start,
        edges=content.edges[kind],
        reach=content.reach[kind],
        outlines=tuple(OutlineView(x, y, half, radii + content.aim) for _, x, y, half, radii in outlines),
        offers=tuple(_offer(table, outlines, PlaceView(place.x, place.y), start) for place in places),
    )


def _offer(table: BeltTable, outlines: list[Outline], place: PlaceView, start: PlaceView | None) -> OfferView:
    """An offered place, with what a unit would touch there."""
    touched = table.touched(outlines, place.x, place.y)
    touches = tuple(TouchView(piece, name_beside(table, piece)) for piece in touched)
    return OfferView(place.x, place.y, place == start, touches)


def _scanned_by(table: BeltTable, rock: Rock) -> tuple[Team, ...]:
    """The teams that know it alone; what everybody has seen needs no scan."""
    known = table.known[rock]
    return () if known == table.everybody else tuple(team for team in range(table.teams) if known >> team & 1)


def _unseen_deposits(table: BeltTable, size: int, bit: int) -> list[Deposit]:
    """The contents of one size that those who have this bit have not seen."""
    return [*table.bags[size], *(table.deposit[rock] for rock in unknown_rocks(table, bit) if table.size[rock] == size)]


def unknown_rocks(table: BeltTable, bit: int) -> list[Rock]:
    """Rocks that others have looked into, but not those who have this bit."""
    known = table.known
    return [rock for rock, deposit in enumerate(table.deposit) if deposit != UNKNOWN and not known[rock] & bit]
