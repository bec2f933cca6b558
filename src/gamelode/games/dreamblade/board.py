"""The dreamscape as plain geometry: five by five cells, numbered row by row from South's left."""

from __future__ import annotations

from functools import lru_cache

from gamelode.kernel import cites

SIZE = 5
CELLS = SIZE * SIZE
ALL_CELLS = (1 << CELLS) - 1  # as sets of cells are: a bit for each


@lru_cache(maxsize=1 << 14)
def cells_of(bits: int) -> tuple[int, ...]:
    """The cells of a set, in order."""
    return tuple([cell for cell in range(CELLS) if bits >> cell & 1])


def _neighbours(cell: int) -> tuple[int, ...]:
    row, column = divmod(cell, SIZE)
    steps = ((row + 1, column), (row, column + 1), (row - 1, column), (row, column - 1))
    return tuple(r * SIZE + c for r, c in steps if 0 <= r < SIZE and 0 <= c < SIZE)


# [SHIFT-04] Adjacent: sharing an edge.
ADJACENT = tuple(_neighbours(cell) for cell in range(CELLS))
AROUND = tuple(sum(1 << near for near in ADJACENT[cell]) for cell in range(CELLS))  # the same, as sets
NEAR = tuple(AROUND[cell] | 1 << cell for cell in range(CELLS))  # with the cell itself


_LEFT, _RIGHT = (sum(1 << row * SIZE + column for row in range(SIZE)) for column in (0, SIZE - 1))


def spread(cells: int) -> int:
    """A set of cells with all that are adjacent to them."""
    return cells | (cells << SIZE & ALL_CELLS) | cells >> SIZE | (cells & ~_RIGHT) << 1 | (cells & ~_LEFT) >> 1


@cites("R-11")
def distance(one: int, other: int) -> int:
    """Orthogonal steps from cell to cell."""
    return abs(one // SIZE - other // SIZE) + abs(one % SIZE - other % SIZE)


@cites("R-72")
def column(cell: int) -> int:
    """Columns run from one player to the other."""
    return cell % SIZE


@cites("R-11", "R-54", "LURE-01", "SCARE-01")
def steps(whence: int, towards: int, change: int) -> list[int]:
    """Cells next to `whence` that are so much nearer to, or farther from, another."""
    wanted = distance(whence, towards) + change
    return [cell for cell in ADJACENT[whence] if distance(cell, towards) == wanted]
