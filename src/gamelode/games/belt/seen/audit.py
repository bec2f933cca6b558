"""What must be true of every table."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from gamelode.kernel import cites

from ..board.geometry import overlaps, square_gap
from ..kinds import DEBRIS, DRILLER, LARGE, NOWHERE, SMALL, UNDRILLED, UNKNOWN, UNPLACED, kind_of
from ..table import BeltTable


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
    """Each rock has a spot of its own on the lines, and nobody knows what was not looked at."""
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
    """Health and stocks are possible; refineries stand on berths, apart from each other and from rocks."""
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
    """Units have numbers of their own, and carry and ride only what they can."""
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
