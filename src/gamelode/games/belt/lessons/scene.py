"""The table of a lesson: rocks and units lie where the scene names them, and everything else is as it was dealt."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from gamelode.kernel import Fault

from ..kinds import DEBRIS, LARGE, NOWHERE, SMALL, UNDRILLED, UNKNOWN, Deposit, Ore, Rock, Team, Unit
from ..rules.setup import default_place
from ..table import BeltTable

SIZES = {"small": SMALL, "large": LARGE, "debris": DEBRIS}


class RockScene(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A rock on a line. What it holds is known to the teams that are named, or to all if it is drilled."""

    line: int
    tick: int
    size: Literal["small", "large", "debris"] = "small"  # debris is what a small one has become
    holds: Deposit | None = None  # None: nobody has looked
    left: int | None = None  # loads, if it is drilled
    known: tuple[Team, ...] = ()


class UnitScene(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where a unit stands, what it carries and what it rides on."""

    at: tuple[int, int]
    loads: int = 0
    ore: Ore = 0
    rides: Rock = NOWHERE


class TableScene(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What lies on the table. Units that are not named stand in their usual places at the refinery."""

    rocks: tuple[RockScene, ...] = ()
    units: dict[Unit, UnitScene] = {}
    reserve: tuple[Unit, ...] = ()  # units that were lost
    berths: dict[Team, int] = {}
    stock: dict[Team, tuple[int, int, int]] = {}  # Uberoid, Mundacite, Lameum
    health: dict[Team, int] = {}
    round: int = 2


def arrange(table: BeltTable, scene: TableScene) -> None:
    """Lay a table out on which refineries and squads stand in their suggested places."""
    table.round, table.order = scene.round, tuple(seat for team in range(table.teams) for seat in table.mates(team))
    for team, berth in scene.berths.items():
        table.berths[team] = berth
    for team, stock in scene.stock.items():
        table.stock[team] = list(stock)
    for team, health in scene.health.items():
        table.health[team] = health
    _clear_rocks(table)
    for rock in scene.rocks:
        _put_rock(table, rock)
    _place_units(table, scene)
    for ore in range(len(table.content.ore_names)):
        _explain(table, ore)


def _clear_rocks(table: BeltTable) -> None:
    """Every asteroid is still to come, and nobody has looked at any."""
    tokens = table.content.tokens
    table.bags = [list(tokens[SMALL]), list(tokens[LARGE])]
    table.piles = [len(bag) for bag in table.bags]
    table.size, table.line, table.tick, table.on_board = [], [], [], []
    table.deposit, table.left, table.known = [], [], []


def _put_rock(table: BeltTable, rock: RockScene) -> None:
    size, content = SIZES[rock.size], table.content
    pile = SMALL if size == DEBRIS else size
    holds = table.bags[pile][0] if size == DEBRIS and rock.holds is None else rock.holds
    left = 0 if size == DEBRIS else UNDRILLED if rock.left is None else rock.left
    if holds is None and (left != UNDRILLED or rock.known):
        raise Fault("what an asteroid holds is known to somebody, but the scene does not say it")
    if holds is not None:
        if holds not in table.bags[pile]:
            name = f"{content.deposit_loads[holds]} {content.ore_names[content.deposit_ore[holds]]}"
            raise Fault(f"there is no {content.rock_names[pile]} with {name} left")
        table.bags[pile].remove(holds)
    table.piles[pile] -= 1
    table.on_board.append(len(table.size))
    table.size.append(size)
    table.line.append(rock.line)
    table.tick.append(rock.tick)
    table.left.append(left)
    table.deposit.append(UNKNOWN if holds is None else holds)
    table.known.append(sum(1 << team for team in rock.known) if left == UNDRILLED else table.everybody)


def _place_units(table: BeltTable, scene: TableScene) -> None:
    units = range(len(table.number))
    table.harried = table.handled = table.fresh = table.built = 0
    table.number, table.x, table.y = ([0] * len(units) for _ in range(3))
    table.loads, table.ore, table.rides = [0] * len(units), [0] * len(units), [NOWHERE] * len(units)
    for unit in units:
        wanted = scene.units.get(unit)
        if unit not in scene.reserve:
            table.put_unit(unit, *(wanted.at if wanted else default_place(table, unit)))
        if wanted:
            table.loads[unit], table.rides[unit] = wanted.loads, wanted.rides
            table.ore[unit] = wanted.ore if wanted.loads else 0


def _explain(table: BeltTable, ore: Ore) -> None:
    """Ore in stocks and aboard that was not there at the start came from asteroids that are gone by now."""
    content = table.content
    opened = [rock for rock, left in enumerate(table.left) if left != UNDRILLED]
    ours = [rock for rock in opened if content.deposit_ore[table.deposit[rock]] == ore]
    missing = sum(stock[ore] for stock in table.stock) - content.start_stock[ore] * table.teams
    missing += sum(loads for loads, kind in zip(table.loads, table.ore, strict=True) if kind == ore)
    missing -= sum(content.deposit_loads[table.deposit[rock]] - table.left[rock] for rock in ours)
    while missing > 0:
        found = [
            (holds, pile) for pile in (SMALL, LARGE) for holds in table.bags[pile] if content.deposit_ore[holds] == ore
        ]
        if not found:
            raise Fault(f"there is not so much {content.ore_names[ore]}")
        holds, pile = found[0]
        _lose(table, holds, pile)
        missing -= content.deposit_loads[holds]


def _lose(table: BeltTable, holds: Deposit, pile: int) -> None:
    """An asteroid has been emptied and is gone."""
    table.bags[pile].remove(holds)
    table.piles[pile] -= 1
    table.size.append(DEBRIS)
    table.line.append(1)
    table.tick.append(NOWHERE)
    table.left.append(0)
    table.deposit.append(holds)
    table.known.append(table.everybody)
