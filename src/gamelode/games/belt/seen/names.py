"""Names for people: units, rocks, teams, ores, deposits."""

from __future__ import annotations

from collections.abc import Mapping

from gamelode.kernel import Namer

from ..content import Content
from ..kinds import DEBRIS, BerthY, BoardPiece, Deposit, Stand, Unit, kind_of, seat_of
from ..table import BeltTable


def unit_name(content: Content, unit: Unit) -> str:
    """A unit is called by its kind and by the number of its player."""
    return f"{content.kind_names[kind_of(unit)].capitalize()} {seat_of(unit) + 1}"


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


def names(content: Content) -> Mapping[str, Namer]:
    """How the log, the prompts and the labels call things."""

    def piece(thing: BoardPiece) -> str:
        of = "the refinery of " if thing.what == "refinery" else ""
        return f"{of}{namers['team' if of else thing.what](thing.number)}"

    namers: dict[str, Namer] = {
        "unit": lambda unit: unit_name(content, unit),
        "kind": lambda kind: content.kind_names[kind],
        "rock": lambda rock: f"Asteroid {rock + 1}",
        "team": lambda team: f"Team {'ABCDE'[team]}",
        "ore": lambda ore: content.ore_names[ore],
        "deposit": lambda deposit: deposit_name(content, deposit),
        "piece": piece,
        "by": lambda by: "" if by is None else f" by {piece(by)}",
        "berth": lambda y: berth_name(content, y),
        "kind of unit": lambda unit: content.kind_names[kind_of(unit)],
        "kind of by": lambda piece: {"rock": "drifting rocks", "unit": "drillers"}[piece.what],
    }
    return namers


def names_on(table: BeltTable) -> Mapping[str, Namer]:
    """Places by what a unit would touch there."""
    piece = names(table.content)["piece"]

    def beside(thing: BoardPiece) -> str:
        is_debris = thing.what == "rock" and table.size[thing.number] == DEBRIS
        return f"the debris of {piece(thing)}" if is_debris else piece(thing)

    def landing(to: Stand) -> str:
        stays = (to.x, to.y) == (table.x[to.unit], table.y[to.unit])
        things = ", ".join(map(beside, table.beside(to)))
        return f"{'Stay at' if stays else 'Fly to'} {to.x}, {to.y}{' beside ' if things else ''}{things}"

    return {"landing": landing}
