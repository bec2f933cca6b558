"""What the numbers in columns and choices stand for.

A *place* is a point of the board, where a unit stands or could stand. A *spot* is a tick on a line, where a rock is. A
*goal* is what a unit may want to touch. A *target* is a unit under attack.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct

from gamelode.kernel import Seat

Unit = Annotated[int, "unit"]  # a seat and a kind: a player never has two of a kind
Kind = Annotated[int, "kind"]  # of a unit
Rock = Annotated[int, "rock"]  # an asteroid or the debris it became, in order of placing
Team = Annotated[int, "team"]
Ore = Annotated[int, "ore"]
Deposit = Annotated[int, "deposit"]  # a kind of ore and a number of loads
BerthY = Annotated[int, "berth"]  # where on the refinery line

SEATS = range(2, 7)  # how many can play
SCOUT, DRILLER, HAULER = KINDS = 0, 1, 2
SMALL, LARGE, DEBRIS = 0, 1, 2  # sizes of rocks
UBEROID, MUNDACITE, LAMEUM = 0, 1, 2

UNPLACED = -100_000  # where a refinery stands that has no berth yet: nothing meets it there
UNKNOWN = -1  # a deposit that nobody has looked at
UNDRILLED = -1  # in place of the loads that are left
NOWHERE = -1  # the tick of a rock that is gone; what a unit rides that rides nothing

# --- units


def unit_of(seat: Seat, kind: Kind) -> Unit:
    """A player's unit of a kind."""
    return len(KINDS) * seat + kind


def squad_of(seat: Seat) -> range:
    """A player's scout, driller and hauler."""
    return range(unit_of(seat, 0), unit_of(seat + 1, 0))


def kind_of(unit: Unit) -> Kind:
    """Whether a unit is a scout, a driller or a hauler."""
    return unit % len(KINDS)


def seat_of(unit: Unit) -> Seat:
    """The player whose unit it is."""
    return unit // len(KINDS)


# The same by unit, for loops: to look into a column is quicker than a call.
UNITS = range(unit_of(SEATS[-1], 0))
KIND_OF = tuple(map(kind_of, UNITS))
SEAT_OF = tuple(map(seat_of, UNITS))

# --- pieces on the board


class BoardPiece(Struct, frozen=True):
    """A unit, a rock or a refinery: what a unit touches and, in events, who did it."""

    what: Literal["unit", "rock", "refinery"]
    number: int  # of the unit, the rock, or the refinery's team


By = Annotated[BoardPiece | None, "by"]


class Stand(Struct, frozen=True):
    """A unit at a place where it may come to rest."""

    unit: Unit
    x: int
    y: int


Landing = Annotated[Stand, "landing"]


# Where the centre of a unit is when it touches a piece: the piece, the centre and half the side of a square, which for
# a round piece is a point, and how far from it.
Outline = tuple[BoardPiece, int, int, int, int]


def a_unit(unit: Unit) -> BoardPiece:
    """A unit among the pieces on the board."""
    return BoardPiece("unit", unit)


def a_rock(rock: Rock) -> BoardPiece:
    """A rock among the pieces on the board."""
    return BoardPiece("rock", rock)


def a_refinery(team: Team) -> BoardPiece:
    """A team's refinery among the pieces on the board."""
    return BoardPiece("refinery", team)
