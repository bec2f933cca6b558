"""What the numbers in columns and choices stand for."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct

Unit = Annotated[int, "unit"]  # 3 * seat + kind: a player never has two of a kind
Kind = Annotated[int, "kind"]  # of a unit
Rock = Annotated[int, "rock"]  # an asteroid or the debris it became, in order of placing
Team = Annotated[int, "team"]
Ore = Annotated[int, "ore"]
Deposit = Annotated[int, "deposit"]  # a kind of ore and a number of loads
BerthY = Annotated[int, "berth"]  # where on the refinery line


class Piece(Struct, frozen=True):
    """Something on the board that does something to another: in events, who did it."""

    what: Literal["unit", "rock", "refinery"]
    number: int  # of the unit, the rock, or the refinery's team


By = Annotated[Piece | None, "by"]


class Stand(Struct, frozen=True):
    """A unit at a place where it may come to rest."""

    unit: Unit
    x: int
    y: int


Landing = Annotated[Stand, "landing"]


def a_unit(unit: Unit) -> Piece:
    return Piece("unit", unit)


def a_rock(rock: Rock) -> Piece:
    return Piece("rock", rock)


def a_refinery(team: Team) -> Piece:
    return Piece("refinery", team)


SCOUT, DRILLER, HAULER = KINDS = 0, 1, 2
SMALL, LARGE, DEBRIS = 0, 1, 2  # sizes of rocks
UBEROID, MUNDACITE, LAMEUM = 0, 1, 2

UNPLACED = -100_000  # where a refinery stands that has no berth yet: nothing meets it there
UNKNOWN = -1  # a deposit that nobody has looked at
UNDRILLED = -1  # in place of the loads that are left
NOWHERE = -1  # the tick of a rock that is gone; what a unit rides that rides nothing
