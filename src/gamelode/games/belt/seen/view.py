"""What is hidden: what a seat may see, a game it could be in, and what must always be true."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from msgspec import Struct

from gamelode.kernel import Dice, Frame, Seat, cites

from ..board.geometry import overlaps, square_gap
from ..kinds import (
    DEBRIS,
    DRILLER,
    LARGE,
    NOWHERE,
    SMALL,
    UNDRILLED,
    UNKNOWN,
    UNPLACED,
    Deposit,
    Kind,
    Ore,
    Rock,
    Team,
    Unit,
    kind_of,
    seat_of,
)
from ..rules.scoring import points
from ..table import BeltTable


class TeamView(Struct, frozen=True):
    """A team's refinery and its card."""

    seats: tuple[Seat, ...]
    berth: int
    health: int
    stock: tuple[int, ...]
    points: int


class UnitView(Struct, frozen=True):
    """A unit on the board."""

    unit: Unit
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
    """What a seat knows."""

    teams: tuple[TeamView, ...]
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
        units=tuple(_unit(table, unit) for unit, number in enumerate(table.number) if number),
        rocks=tuple(rocks[rock] for rock in table.on_board),
        gone=tuple(rock for rock in rocks if rock.tick == NOWHERE),
        piles=tuple(table.piles),
        unseen=tuple(dict(sorted(Counter(_unseen(table, size, bit)).items())) for size in (SMALL, LARGE)),
        order=table.order,
        acting=None if table.acting < 0 else table.acting,
        round=table.round,
    )


def knower(table: BeltTable, seat: Seat | None) -> int:
    """The bit of a seat's team, or of those who only watch."""
    return 1 << (table.teams if seat is None else table.team_of[seat])


def _team(table: BeltTable, team: Team) -> TeamView:
    worth = sum(points(table, team).values())
    return TeamView(table.mates(team), table.berths[team], table.health[team], tuple(table.stock[team]), worth)


def _unit(table: BeltTable, unit: Unit) -> UnitView:
    return UnitView(
        unit=unit,
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


def _unseen(table: BeltTable, size: int, bit: int) -> list[Deposit]:
    return [*table.bags[size], *(table.deposit[rock] for rock in _hidden(table, bit) if table.size[rock] == size)]


def _hidden(table: BeltTable, bit: int) -> list[Rock]:
    """Rocks into which only others have looked."""
    known = table.known
    return [rock for rock, deposit in enumerate(table.deposit) if deposit != UNKNOWN and not known[rock] & bit]


@cites("R-65")
def redeal(table: BeltTable, stack: list[Frame], seat: Seat | None, dice: Dice) -> None:
    """What only other teams have seen goes back into the bags and is drawn anew."""
    hidden = _hidden(table, knower(table, seat))
    if not hidden:
        return
    for rock in hidden:
        table.bags[table.size[rock]].append(table.deposit[rock])
    for bag in table.bags:
        bag.sort()
    for rock in hidden:
        table.deposit[rock] = dice.draw(table.bags[table.size[rock]], "redeal")


@cites(
    "COMP-01",
    "COMP-02",
    "COMP-04",
    "COMP-05",
    "BUILD-02",
    "HAUL-04",
    "HAUL-05",
    "HAUL-08",
    "SPOT-01",
    "R-05",
    "R-13",
    "R-58",
    "R-65",
)
def audit(table: BeltTable) -> None:
    """Tokens, loads and units are conserved; nothing overlaps; nobody knows what was not looked at."""
    _audit_rocks(table)
    _audit_tokens(table)
    _audit_ore(table)
    _audit_refineries(table)
    _audit_units(table)
    _audit_room(table)


def _audit_rocks(table: BeltTable) -> None:
    content, rocks = table.content, range(len(table.size))
    assert table.on_board == [rock for rock in rocks if table.tick[rock] != NOWHERE], "the list of rocks is wrong"
    spots = {(table.line[rock], table.tick[rock]) for rock in table.on_board}
    assert len(spots) == len(table.on_board), "two rocks share a spot"
    assert all(1 <= line <= content.lines and 0 <= tick <= content.last_tick for line, tick in spots), "off the lines"
    for rock in rocks:
        assert (table.size[rock] == DEBRIS) == (table.left[rock] == 0), "debris is what has no load left"
        looked = table.deposit[rock] != UNKNOWN
        assert looked == bool(table.known[rock]), "somebody knows what nobody looked at"
        if table.left[rock] != UNDRILLED:
            assert table.known[rock] == table.everybody, "an open asteroid is known to all"
            assert table.left[rock] <= content.deposit_loads[table.deposit[rock]], "ore has grown"


def _audit_tokens(table: BeltTable) -> None:
    """Every token is in a bag or was looked at; bags hold those to come and those that nobody looked at."""
    content = table.content
    seen = [deposit for deposit in table.deposit if deposit != UNKNOWN]
    printed = Counter([*content.tokens[SMALL], *content.tokens[LARGE]])
    assert Counter([*table.bags[SMALL], *table.bags[LARGE], *seen]) == printed, "a token is lost or stands twice"
    for size, bag in enumerate(table.bags):
        unseen = sum(s == size and d == UNKNOWN for s, d in zip(table.size, table.deposit, strict=True))
        assert len(bag) == table.piles[size] + unseen, "a pile is miscounted"
        assert bag == sorted(bag), "a bag is not in order"
        assert not Counter(bag) - Counter(content.tokens[size]), "a token is of the wrong size"
    assert sum(table.piles) + len(table.size) == sum(map(len, content.tokens)), "an asteroid is lost"


def _audit_ore(table: BeltTable) -> None:
    """Ore comes from opened asteroids and the stock at the start. What was spent, dumped or lost is no longer there."""
    content, opened = table.content, [rock for rock, left in enumerate(table.left) if left != UNDRILLED]
    for ore, start in enumerate(content.start_stock):
        rocks = [rock for rock in opened if content.deposit_ore[table.deposit[rock]] == ore]
        there = sum(stock[ore] for stock in table.stock) + sum(table.left[rock] for rock in rocks)
        there += sum(loads for loads, kind in zip(table.loads, table.ore, strict=True) if kind == ore)
        came = start * table.teams + sum(content.deposit_loads[table.deposit[rock]] for rock in rocks)
        assert there <= came, f"{content.ore_names[ore]} has come from nowhere"


def _audit_refineries(table: BeltTable) -> None:
    content = table.content
    assert all(0 <= health <= content.refinery.health for health in table.health), "a refinery has an impossible health"
    assert all(loads >= 0 for stock in table.stock for loads in stock), "a stock is overdrawn"
    berths = [berth for berth in table.berths if berth != UNPLACED]
    assert all(berth in content.berths for berth in berths), "a refinery is on no berth"
    assert all(abs(one - other) >= 2 * content.half for one, other in combinations(berths, 2)), "refineries overlap"
    for rock in table.on_board:
        (x, y), radius = table.place(rock), content.rock_radius[table.size[rock]]
        gaps = [square_gap(x - content.refinery_x, y - berth, content.half) for berth in berths]
        assert all(gap >= radius * radius for gap in gaps), f"rock {rock} is on a refinery"


def _audit_units(table: BeltTable) -> None:
    content, numbers = table.content, [number for number in table.number if number]
    assert len(set(numbers)) == len(numbers), "two units have one number"
    assert max(numbers, default=0) <= table.built, "a number was not given out"
    for unit, number in enumerate(table.number):
        loads, rides = table.loads[unit], table.rides[unit]
        assert 0 <= loads <= content.capacity[kind_of(unit)], "a unit carries too much"
        assert loads or not table.ore[unit], "an empty unit carries a kind of ore"
        assert rides == NOWHERE or table.tick[rides] != NOWHERE, "a unit rides what is gone"
        assert number or (not loads and rides == NOWHERE), "a unit in reserve carries or rides something"
        assert not table.harried >> unit & 1 or (number and kind_of(unit) == DRILLER), "only drillers are harried"


def _audit_room(table: BeltTable) -> None:
    """No piece overlaps another one, and all are on the board."""
    content = table.content
    units = [unit for unit, number in enumerate(table.number) if number]
    for unit in units:
        x, y, r = table.x[unit], table.y[unit], content.unit_radius[unit]
        assert r <= x <= content.width - r, "a unit is off the board"
        assert r <= y <= content.height - r, "a unit is off the board"
        for other in units:
            radii = r + content.unit_radius[other]
            apart = other == unit or not overlaps(table.x[other] - x, table.y[other] - y, radii)
            assert apart, f"units {unit} and {other} overlap"
        for rock in table.on_board:
            rx, ry = table.place(rock)
            radii = r + content.rock_radius[table.size[rock]]
            assert not overlaps(rx - x, ry - y, radii), f"unit {unit} and rock {rock} overlap"
        for berth in table.berths:
            gap = square_gap(x - content.refinery_x, y - berth, content.half)
            assert gap >= r * r, f"unit {unit} overlaps a refinery"
