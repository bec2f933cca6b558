"""What is said of each kind of choice. The game is a re-dealt one: all in it that the seat cannot know is made up."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import isqrt
from typing import Any

from gamelode.kernel import Choice, Forecast, Game, Part, Seat, cites

from ...board.geometry import within
from ...kinds import DRILLER, HAULER, KIND_OF, NOWHERE, SCOUT, UBEROID, Rock, Unit, unit_of
from ...rules.actions import Dock, NoAction, WhatToDo
from ...rules.combat import Attack
from ...rules.driller import AttackRefinery, Drill, Extract, HandOver
from ...rules.hauler import Dump, Load, Take, Unload
from ...rules.movement import Fly, FlyWhere
from ...rules.places import Place
from ...rules.platforms import Build, Repair, WhereToBuild
from ...rules.rounds import EndPhase
from ...rules.scoring import outcome
from ...rules.scout import Blast, Scan
from ...rules.setup import Berth
from ...table import BeltTable
from . import parts
from .drifting import crashes, dangers, drifted, is_at_entry, own_units, pool

Parts = Iterator[Part]


def forecast(game: Game, seat: Seat, choice: Choice) -> Forecast:
    """What can be said of a choice."""
    foresee = FORESEEN.get(type(choice))
    return Forecast.of(foresee(game, seat, choice)) if foresee else Forecast()


# --- flights


@cites("R-46", "HIT-02", "DRILL-09", "SCOUT-08")
def _fly(game: Game, seat: Seat, choice: Fly) -> Parts:
    question, table = game.question, _copy(game)
    assert isinstance(question, FlyWhere)
    unit = question.unit
    if (choice.x, choice.y) != (table.x[unit], table.y[unit]):
        if table.rides[unit] != NOWHERE:
            yield parts.LetsGo(table.rides[unit])
        table.x[unit], table.y[unit], table.rides[unit] = choice.x, choice.y, NOWHERE
    yield from dangers(table, drifted(game, table), [unit])
    yield from _attackers(table, unit)


def _attackers(table: BeltTable, unit: Unit) -> Parts:
    """Enemy units that could fly to a unit and attack it."""
    content, kind = table.content, KIND_OF[unit]
    foe = SCOUT if kind == SCOUT else DRILLER
    far = content.reach[foe] + (content.shot if foe == SCOUT else 0) + content.radius[foe] + content.radius[kind]
    for other, number in enumerate(table.number):
        is_foe = number and KIND_OF[other] == foe and table.team(other) != table.team(unit)
        if is_foe and within(table.x[other] - table.x[unit], table.y[other] - table.y[unit], far):
            yield parts.MayBeAttacked(other)


# --- actions


def _nothing(game: Game, seat: Seat, choice: NoAction) -> Parts:
    yield from _drifting(game, _unit(game))


def _dock(game: Game, seat: Seat, choice: Dock) -> Parts:
    yield from _riding(game, choice.rock)


@cites("SCOUT-02", "R-65")
def _scan(game: Game, seat: Seat, choice: Scan) -> Parts:
    yield parts.Learns()
    yield from _holdings(_table(game), choice.rock, seat)
    yield from _riding(game, choice.rock)


@cites("DRILL-02", "R-65")
def _drill(game: Game, seat: Seat, choice: Drill) -> Parts:
    table = _table(game)
    if table.known[choice.rock] >> table.team_of[seat] & 1:
        yield parts.Opens(table.deposit[choice.rock])
    else:
        yield from _holdings(table, choice.rock, seat)
    yield from _riding(game, choice.rock)


def _holdings(table: BeltTable, rock: Rock, seat: Seat) -> Parts:
    """How likely each ore is in an asteroid that the seat's team has not looked into."""
    ore_of, deposits = table.content.deposit_ore, pool(table, rock, seat)
    for ore in range(len(table.content.ore_names)):
        if ways := sum(ore_of[deposit] == ore for deposit in deposits):
            yield parts.Holds(rock, ore, ways=ways, of=len(deposits))


@cites("HAUL-02", "DEB-01", "SCORE-01")
def _load(game: Game, seat: Seat, choice: Load) -> Parts:
    yield from _aboard(_table(game), choice.rock, choice.loads)
    yield from _after_riding(game, choice.rock)


@cites("DRILL-07", "R-52")
def _extract(game: Game, seat: Seat, choice: Extract) -> Parts:
    yield from _aboard(_table(game), choice.rock, 1)
    yield from _riding(game, choice.rock)


def _aboard(table: BeltTable, rock: Rock, loads: int) -> Parts:
    """Loads out of an open asteroid, and what is left of it."""
    ore = table.content.deposit_ore[table.deposit[rock]]
    yield parts.TakesAboard(loads, ore, loads * table.content.points[ore])
    if table.left[rock] == loads:
        yield parts.LeavesDebris(rock)


def _hand_over(game: Game, seat: Seat, choice: HandOver) -> Parts:
    yield from _handed(_table(game), _unit(game))
    yield from _drifting(game, _unit(game))


def _take(game: Game, seat: Seat, choice: Take) -> Parts:
    yield from _handed(_table(game), choice.driller)
    yield from _drifting(game, _unit(game))


def _handed(table: BeltTable, driller: Unit) -> Parts:
    ore = table.ore[driller]
    yield parts.TakesAboard(1, ore, table.content.points[ore])


@cites("SCORE-01", "R-54")
def _unload(game: Game, seat: Seat, choice: Unload) -> Parts:
    table, unit = _table(game), _unit(game)
    yield parts.BringsHome(_worth(table, unit), table.loads[unit], table.ore[unit])
    yield from _drifting(game, unit)


@cites("HAUL-08")
def _dump(game: Game, seat: Seat, choice: Dump) -> Parts:
    table, unit = _table(game), _unit(game)
    yield parts.ThrowsAway(table.loads[unit], table.ore[unit], _worth(table, unit))


def _worth(table: BeltTable, unit: Unit) -> int:
    """The points of a unit's cargo, once it is at home."""
    return table.loads[unit] * table.content.points[table.ore[unit]]


@cites("SCOUT-10")
def _blast(game: Game, seat: Seat, choice: Blast) -> Parts:
    yield parts.Clears(choice.rock)


# --- fights


@cites("FIGHT-02", "FIGHT-03", "FIGHT-06", "R-58")
def _attack(game: Game, seat: Seat, choice: Attack) -> Parts:
    table, target = _table(game), choice.target
    white = table.content.dice.white
    own = table.team(target)
    if KIND_OF[target] == DRILLER and any(table.touches_refinery(target, t) for t in range(table.teams) if t != own):
        yield parts.Harries(target)
    drift = drifted(game, table)
    if _is_pure(game, seat, choice) or not (target in drift.destroyed or is_at_entry(table, target)):
        ways = sum(roll > against for roll in white for against in white)
        yield parts.Beats(target, ways=ways, of=sum(roll != against for roll in white for against in white))
    yield from dangers(table, drift, [_unit(game)])


def _is_pure(game: Game, seat: Seat, choice: Choice) -> bool:
    """Whether nothing drifts before somebody is asked again."""
    twin = game.clone()
    twin.play(seat, choice)
    return not twin.is_over and _table(twin).round == _table(game).round


@cites("DMG-02", "END-03", "END-04", "R-62")
def _raid(game: Game, seat: Seat, choice: AttackRefinery) -> Parts:
    table = _copy(game)
    table.health[choice.team] = max(table.health[choice.team] - table.content.refinery.driller_damage, 0)
    yield parts.Damages(choice.team, table.health[choice.team])
    if not table.health[choice.team]:
        ranks = outcome(table).ranks
        winner = table.team_of[ranks.index(1)]
        yield parts.Wins() if ranks[seat] == 1 else parts.Loses(winner)
    else:
        yield from _drifting(game, _unit(game))


# --- the refinery


@cites("BUILD-04", "BUILD-09")
def _build(game: Game, seat: Seat, choice: Build) -> Parts:
    yield _price(_table(game), _table(game).content.cost[choice.kind])
    yield parts.FliesLater(choice.kind)


@cites("DMG-06")
def _repair(game: Game, seat: Seat, choice: Repair) -> Parts:
    table = _table(game)
    price = [table.content.refinery.repair_uberoid if ore == UBEROID else 0 for ore in range(len(table.stock[0]))]
    yield _price(table, price)
    yield parts.Repairs(table.health[table.team_of[seat]] + 1)


def _price(table: BeltTable, price: Any) -> parts.CostsOre:
    names, worth = table.content.ore_names, table.content.points
    told = " and ".join(f"{loads} {name}" for loads, name in zip(price, names, strict=True) if loads)
    return parts.CostsOre(told, sum(loads * each for loads, each in zip(price, worth, strict=True)))


def _place(game: Game, seat: Seat, choice: Place) -> Parts:
    question = game.question
    if isinstance(question, WhereToBuild):
        table, unit = _copy(game), unit_of(seat, question.kind)
        table.put_unit(unit, choice.x, choice.y)
        yield from dangers(table, drifted(game, table), [unit])


@cites("R-39", "SETUP-10")
def _berth(game: Game, seat: Seat, choice: Berth) -> Parts:
    content = _table(game).content
    for line in range(1, content.lines + 1):
        gap = max(abs(content.line_y[line] - choice.y) - content.half, 0)
        if gap < min(content.rock_radius):
            yield parts.StandsOnLine(line)
        elif gap < max(content.rock_radius):
            yield parts.NearLine(line)


@cites("R-23", "HIT-02", "HIT-04", "HIT-05")
def _end_phase(game: Game, seat: Seat, choice: EndPhase) -> Parts:
    table, units = _table(game), own_units(_table(game), seat)
    if unused := [unit for unit in units if not (table.handled | table.fresh) >> unit & 1]:
        yield parts.LeavesUnused(tuple(unused))
    drift = drifted(game, table)
    yield from dangers(table, drift, units)
    yield from crashes(table, drift, seat)
    if not _is_pure(game, seat, choice) and len(drift.rolls) == 1:
        yield from _odds_of_scout(table, drift.rolls[0])


def _odds_of_scout(table: BeltTable, unit: Unit) -> Parts:
    """One scout rolls for its life, and nothing else can happen to it before somebody is asked again."""
    dice = table.content.dice
    if not is_at_entry(table, unit):
        hit = sum(face < dice.scout_saves_from for face in dice.white)
        yield parts.ScoutIsHit(unit, ways=hit, of=len(dice.white))


# --- what they have in common


def _table(game: Game) -> BeltTable:
    assert isinstance(game.table, BeltTable)
    return game.table


def _copy(game: Game) -> BeltTable:
    """The table, to be changed."""
    table = game.edition.clone(game.table)
    assert isinstance(table, BeltTable)
    return table


def _unit(game: Game) -> Unit:
    """The unit that acts."""
    question = game.question
    assert isinstance(question, WhatToDo)
    return question.unit


def _drifting(game: Game, unit: Unit) -> Parts:
    """What the drift would do to a unit where it stands."""
    yield from dangers(_table(game), drifted(game, _table(game)), [unit])


@cites("ATT-01", "ATT-02")
def _riding(game: Game, rock: Rock) -> Parts:
    """The unit that acts takes hold of a rock, and the drift comes."""
    yield parts.RidesAlong(rock)
    table = _copy(game)
    table.rides[_unit(game)] = rock
    yield from dangers(table, drifted(game, table), [_unit(game)])


def _after_riding(game: Game, rock: Rock) -> Parts:
    """A hauler takes hold of a rock; and how far it is from home."""
    yield from _riding(game, rock)
    table, unit = _table(game), _unit(game)
    yield parts.WayHome(_turns_home(table, unit))


@cites("MOVE-05", "R-15")
def _turns_home(table: BeltTable, unit: Unit) -> int:
    """Turns that a unit needs at least to touch its refinery from where it stands."""
    content = table.content
    dx = max(abs(table.x[unit] - content.refinery_x) - content.half, 0)
    dy = max(abs(table.y[unit] - table.berths[table.team(unit)]) - content.half, 0)
    away = max(isqrt(dx * dx + dy * dy) - content.radius[HAULER] - content.ring, 1)
    return -(-away // content.reach[HAULER])


FORESEEN: dict[type[Choice], Callable[[Game, Seat, Any], Parts]] = {
    Fly: _fly,
    NoAction: _nothing,
    Dock: _dock,
    Scan: _scan,
    Drill: _drill,
    Load: _load,
    Extract: _extract,
    HandOver: _hand_over,
    Take: _take,
    Unload: _unload,
    Dump: _dump,
    Blast: _blast,
    Attack: _attack,
    AttackRefinery: _raid,
    Build: _build,
    Repair: _repair,
    Place: _place,
    Berth: _berth,
    EndPhase: _end_phase,
}
