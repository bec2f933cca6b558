"""The hex board in whole numbers: spaces, neighbours, distance, directions.

How spaces are numbered is in `kinds`. Nothing here knows a rule of the game but those of the board.
"""

from __future__ import annotations

from functools import lru_cache

from gamelode.kernel import cites

from ..kinds import COLUMNS, FARTHEST, ROWS, SHIFT, STEPS, WIDE, Space, Spaces

SIDES = len(STEPS)  # of a space
AXES = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # the steps as axial vectors
DIRECTIONS = ("E", "SE", "SW", "W", "NW", "NE")


def space_at(q: int, r: int) -> Space:
    """[R-01] The number of an axial place."""
    return r * WIDE + q + SHIFT


def axial(space: Space) -> tuple[int, int]:
    return space % WIDE - SHIFT, space // WIDE


@cites("R-01")
def from_offset(col: int, row: int) -> Space:
    """[R-01] The number of a place given by column and row, as maps do."""
    return space_at(col - row // 2, row)


def to_offset(space: Space) -> tuple[int, int]:
    q, r = axial(space)
    return q + r // 2, r


def columns_in(row: int) -> int:
    """How many spaces a row has: every other one has a column less."""
    return COLUMNS - row % 2


ALL: tuple[Space, ...] = tuple(from_offset(col, row) for row in range(ROWS) for col in range(columns_in(row)))
BOARD: Spaces = sum(1 << space for space in ALL)
ON_BOARD = frozenset(ALL)
CELLS = ROWS * WIDE
BIT = (*(1 << space for space in range(CELLS)), 0)  # the last one for NOWHERE


def around(spaces: Spaces) -> Spaces:
    """All neighbours of a set of spaces."""
    left, right = spaces << 1, spaces >> 1  # a step down or up is a step of WIDE, or of one less
    return (left | right | (left | spaces) << (WIDE - 1) | (right | spaces) >> (WIDE - 1)) & BOARD


def spaces_of(spaces: Spaces) -> list[Space]:
    """The members of a set: by row, and in a row from left to right."""
    found: list[Space] = []
    while spaces:
        last = spaces.bit_length() - 1
        found.append(last)
        spaces ^= BIT[last]
    found.reverse()
    return found


@lru_cache(maxsize=1 << 12)
def listed(spaces: Spaces) -> tuple[Space, ...]:
    """The same, for those who look at one board again and again."""
    return tuple(spaces_of(spaces))


@cites("RANGE-01", "R-02")
def distance(a: Space, b: Space) -> int:
    """[RANGE-01] [R-02] Steps between two spaces, whatever lies between."""
    (q, r), (u, v) = axial(a), axial(b)
    return max(abs(u - q), abs(v - r), abs(u - q + v - r))


DISTANCE = [[distance(a, b) for b in range(CELLS)] if a in ON_BOARD else [] for a in range(CELLS)]
NEAR = (*(around(1 << space) for space in range(CELLS)), 0)


def _within() -> list[list[Spaces]]:
    rings = [[BIT[space] for space in range(CELLS)]]
    for _ in range(FARTHEST):
        rings.append([spaces | around(spaces) for spaces in rings[-1]])
    return rings


WITHIN = _within()  # by distance from 0 to FARTHEST, then by space


def direction_of(a: Space, b: Space) -> int:
    """In which of the six directions a step leads."""
    return STEPS.index(b - a)


def best_direction(a: Space, b: Space) -> int:
    """[R-51] The direction that points best from a to b; the first one of equals."""
    (q, r), (u, v) = axial(a), axial(b)
    return max(range(SIDES), key=lambda d: (_dot(AXES[d], (u - q, v - r)), -d))


def _dot(a: tuple[int, int], b: tuple[int, int]) -> int:
    """The dot product of axial vectors, as cube coordinates."""
    return a[0] * b[0] + a[1] * b[1] + (a[0] + a[1]) * (b[0] + b[1])


@cites("R-67")
def is_behind(creature: Space, facing: int, attacker: Space) -> bool:
    """[R-67] Whether the attacker stands on the rear side of a creature that faces there."""
    (q, r), (u, v) = axial(creature), axial(attacker)
    return _dot(AXES[facing], (u - q, v - r)) < 0
