"""What a seat may see of the table."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from gamelode.kernel import Frame, Seat, cites

from ..kinds import (
    LARGE,
    NOWHERE,
    SMALL,
    UNDRILLED,
    UNKNOWN,
    Deposit,
    Kind,
    Ore,
    Rock,
    Team,
    Unit,
    kind_of,
    seat_of,
    squad_of,
)
from ..rules.scoring import points
from ..table import BeltTable
from .names import unit_name


class TeamView(Struct, frozen=True):
    """A team with its refinery and its stock."""

    seats: tuple[Seat, ...]
    berth: int
    health: int
    stock: tuple[int, ...]
    points: int


class SquadUnitView(Struct, frozen=True):
    """A unit of a squad, on the board or in reserve."""

    unit: Unit
    kind: Kind
    name: str


class UnitView(Struct, frozen=True):
    """A unit on the board, with whose it is and what it is called."""

    unit: Unit
    name: str
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


class RockView(Struct, frozen=True):
    """An asteroid or a debris field; one that is gone is on no tick."""

    rock: Rock
    size: int
    line: int
    tick: int
    x: int
    y: int
    left: int | None  # loads, if it is drilled
    deposit: Deposit | None  # if the seat knows it
    scanned_by: tuple[Team, ...]  # while it lies face down to others


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
    )


def knower(table: BeltTable, seat: Seat | None) -> int:
    """The bit of a seat's team, or of those who only watch."""
    return 1 << (table.teams if seat is None else table.team_of[seat])


def _team(table: BeltTable, team: Team) -> TeamView:
    """A team as everybody sees it."""
    total = sum(points(table, team).values())
    return TeamView(table.mates(team), table.berths[team], table.health[team], tuple(table.stock[team]), total)


def _squad(table: BeltTable, seat: Seat) -> tuple[SquadUnitView, ...]:
    """A player's three units, wherever they are."""
    content = table.content
    return tuple(SquadUnitView(unit, kind_of(unit), unit_name(content, unit)) for unit in squad_of(seat))


def _unit(table: BeltTable, unit: Unit) -> UnitView:
    """A unit as everybody sees it."""
    return UnitView(
        unit=unit,
        name=unit_name(table.content, unit),
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
    return RockView(
        rock=rock,
        size=table.size[rock],
        line=table.line[rock],
        tick=table.tick[rock],
        x=x,
        y=y,
        left=None if table.left[rock] == UNDRILLED else table.left[rock],
        deposit=table.deposit[rock] if table.known[rock] & bit else None,
        scanned_by=_scanned_by(table, rock),
    )


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
