"""Areas that keep their shape however they are turned."""

from __future__ import annotations

from collections.abc import Iterator

from gamelode.kernel import cites

from ..kinds import STEPS, Space, Spaces
from .hexes import BIT, NEAR, ON_BOARD, SIDES, space_at, spaces_of


def triangles(space: Space) -> list[Spaces]:
    """The six triangles of spaces that hold this one."""
    return [BIT[space] | BIT[a] | BIT[b] for a, b in _pairs(space)]


def _pairs(space: Space) -> Iterator[tuple[Space, Space]]:
    for turn in range(SIDES):
        a, b = space + STEPS[turn], space + STEPS[(turn + 1) % SIDES]
        if a in ON_BOARD and b in ON_BOARD:
            yield a, b


def threes(space: Space) -> list[Spaces]:
    """The straight lines of three spaces that hold this one."""
    found = []
    for step in STEPS[:3]:
        for first in (-2, -1, 0):
            line = [space + step * (first + i) for i in range(3)]
            if all(s in ON_BOARD for s in line):
                found.append(BIT[line[0]] | BIT[line[1]] | BIT[line[2]])
    return found


def sevens(space: Space) -> list[Spaces]:
    """The rounds of seven spaces that hold this one, the one about itself first."""
    return [NEAR[s] | BIT[s] for s in (space, *spaces_of(NEAR[space]))]


SHAPES = {"single": lambda space: [BIT[space]], "triangle": triangles, "line3": threes, "blast7": sevens}


@cites("R-28")
def posed(cell: tuple[int, int], pose: tuple[int, int, int]) -> Space:
    """Where a place of a hidden cave lies on the board."""
    q, r = cell
    for _ in range(pose[2]):
        q, r = -r, q + r
    return space_at(pose[0] + q, pose[1] + r)
