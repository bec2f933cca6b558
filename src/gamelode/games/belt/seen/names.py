"""Names for people: units, rocks, teams, ores, deposits."""

from __future__ import annotations

from collections.abc import Mapping

from gamelode.kernel import Namer, cites

from ..content import Content
from ..kinds import (
    DEBRIS,
    NOWHERE,
    UNDRILLED,
    UNITS,
    BerthY,
    BoardPiece,
    Deposit,
    Rock,
    Stand,
    Team,
    Unit,
    kind_of,
    seat_of,
)
from ..table import BeltTable

TEAMS = "ABCDE"


def unit_name(content: Content, unit: Unit) -> str:
    """A unit is called by its kind and by the number of its player."""
    return f"{content.kind_names[kind_of(unit)].capitalize()} {seat_of(unit) + 1}"


def rock_name(rock: Rock) -> str:
    """A rock is called by its number, whatever it has become."""
    return f"Asteroid {rock + 1}"


def team_name(team: Team) -> str:
    """A team is called by a letter."""
    return f"Team {TEAMS[team]}"


def deposit_name(content: Content, deposit: Deposit | None) -> str:
    """What an asteroid holds, as far as the reader may know it."""
    if deposit is None:
        return "hidden"
    return f"{content.deposit_loads[deposit]} {content.ore_names[content.deposit_ore[deposit]]}"


def berth_name(content: Content, y: BerthY) -> str:
    """A berth is called after the lines that it is on or between."""
    lines = content.line_y[1:]
    above = sum(line < y for line in lines)
    if y in lines:
        return f"on line {above + 1}"
    return f"between lines {above} and {above + 1}" if 0 < above < len(lines) else f"at {y}"


def piece_name(content: Content, piece: BoardPiece) -> str:
    """Whatever stands on the board."""
    match piece.what:
        case "unit":
            return unit_name(content, piece.number)
        case "rock":
            return rock_name(piece.number)
        case "refinery":
            return f"the refinery of {team_name(piece.number)}"


def name_beside(table: BeltTable, piece: BoardPiece) -> str:
    """A piece as it is now: what is left of an asteroid is called its debris."""
    name = piece_name(table.content, piece)
    is_debris = piece.what == "rock" and table.size[piece.number] == DEBRIS
    return f"the debris of {name}" if is_debris else name


@cites("DRILL-02", "AST-05")
def rock_facts(table: BeltTable, rock: Rock, deposit: Deposit | None) -> str:
    """What a rock is, and what is known of its ore by those who know this deposit."""
    content, size = table.content, table.size[rock]
    what = content.rock_names[size]
    if size == DEBRIS:
        return what
    if deposit is None:
        return f"{what}, face down"
    if table.left[rock] == UNDRILLED:
        return f"{what}, holds {deposit_name(content, deposit)}"
    return f"{what}, {table.left[rock]} {content.ore_names[content.deposit_ore[deposit]]} left"


def unit_facts(table: BeltTable, unit: Unit) -> str:
    """A unit with its cargo, what it rides on, and whether it is harried."""
    content = table.content
    cargo = f", carries {table.loads[unit]} {content.ore_names[table.ore[unit]]}" if table.loads[unit] else ""
    rides = "" if table.rides[unit] == NOWHERE else f", rides on {rock_name(table.rides[unit])}"
    harried = ", harried" if table.harried >> unit & 1 else ""
    return f"{unit_name(content, unit)}{cargo}{rides}{harried}"


def names(content: Content) -> Mapping[str, Namer]:
    """How the log, the prompts and the labels call things."""

    def piece(thing: BoardPiece) -> str:
        return piece_name(content, thing)

    return {
        "unit": lambda unit: unit_name(content, unit),
        "kind": lambda kind: content.kind_names[kind],
        "rock": rock_name,
        "team": team_name,
        "ore": lambda ore: content.ore_names[ore],
        "deposit": lambda deposit: deposit_name(content, deposit),
        "piece": piece,
        "by": lambda by: "" if by is None else f" by {piece(by)}",
        "berth": lambda y: berth_name(content, y),
        "kind of unit": lambda unit: content.kind_names[kind_of(unit)],
        "kind of by": lambda piece: {"rock": "drifting rocks", "unit": "drillers"}[piece.what],
    }


def ids(content: Content) -> Mapping[str, Mapping[str, int]]:
    """By what names lessons call things."""
    kinds, tokens = [unit.id for unit in content.files.unit], len(content.files.token)
    deposits = zip(content.deposit_ore, content.deposit_loads, strict=True)
    return {
        "unit": {f"{kinds[kind_of(unit)]}-{seat_of(unit) + 1}": unit for unit in UNITS},
        "kind": {id: kind for kind, id in enumerate(kinds)},
        "rock": {f"asteroid-{rock + 1}": rock for rock in range(tokens)},
        "team": {letter: team for team, letter in enumerate(TEAMS)},
        "ore": {ore.id: number for number, ore in enumerate(content.files.ore)},
        "deposit": {f"{loads}-{content.files.ore[ore].id}": place for place, (ore, loads) in enumerate(deposits)},
    }


def names_on(table: BeltTable) -> Mapping[str, Namer]:
    """Places by what a unit would touch there."""

    def landing(to: Stand) -> str:
        stays = (to.x, to.y) == (table.x[to.unit], table.y[to.unit])
        things = ", ".join(name_beside(table, thing) for thing in table.beside(to))
        return f"{'Stay at' if stays else 'Fly to'} {to.x}, {to.y}{' beside ' if things else ''}{things}"

    return {"landing": landing}
