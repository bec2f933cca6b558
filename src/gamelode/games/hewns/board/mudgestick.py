"""The Mudgestick: which spaces it joins, and whether it can be laid without touching others. Integers only."""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt

from gamelode.kernel import cites

Disc = tuple[int, int, int]  # centre and radius, in millionths of the distance of two neighbouring spaces
Point = tuple[int, int]
ONE = 10**9


def _rim() -> tuple[Point, ...]:
    """Cosine and sine of 0, 15, 30 ... 345 degrees, in billionths."""
    root2, root3, root6 = (isqrt(n * ONE * ONE) for n in (2, 3, 6))
    quarter = (ONE, (root6 + root2) // 4, root3 // 2, root2 // 2, ONE // 2, (root6 - root2) // 4, 0)
    cosine = [*quarter, *(-c for c in reversed(quarter[:-1]))]
    cosine += cosine[-2:0:-1]
    return tuple((cosine[k], cosine[(k - 6) % 24]) for k in range(24))


RIM = _rim()


@cites("DIG-02", "FLY-01", "R-20")
def reaches(a: Disc, b: Disc, stick: int, epsilon: int) -> bool:
    """Whether the stick, laid between two spaces, touches both."""
    far = stick + a[2] + b[2] + epsilon
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 <= far * far


@cites("CLIMB-01", "R-20")
def climbs(a: Disc, b: Disc, others: Sequence[Disc], stick: int, epsilon: int) -> bool:
    """Whether some straight line from rim to rim is short enough and touches no other space."""
    if not reaches(a, b, stick, epsilon):
        return False
    near = [disc for disc in others if _is_near(disc, a, b, stick + epsilon)]
    longest = (stick + epsilon) ** 2
    ends = [_on_rim(b, point) for point in RIM]
    for point in RIM:
        start = _on_rim(a, point)
        for end in ends:
            length = (end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2
            if length <= longest and not any(touches(start, end, disc, epsilon) for disc in near):
                return True
    return False


def touches(p: Point, q: Point, disc: Disc, epsilon: int) -> bool:
    """Whether the line from p to q comes as near to a disc's centre as its radius."""
    x, y, radius = disc
    dx, dy, ex, ey = q[0] - p[0], q[1] - p[1], x - p[0], y - p[1]
    length, along, limit = dx * dx + dy * dy, ex * dx + ey * dy, (radius + epsilon) ** 2
    if along <= 0:
        return ex * ex + ey * ey <= limit
    if along >= length:
        return (x - q[0]) ** 2 + (y - q[1]) ** 2 <= limit
    return (ex * dy - ey * dx) ** 2 <= limit * length


def _on_rim(disc: Disc, point: Point) -> Point:
    x, y, radius = disc
    return x + (radius * point[0] + ONE // 2) // ONE, y + (radius * point[1] + ONE // 2) // ONE


def _is_near(disc: Disc, a: Disc, b: Disc, reach: int) -> bool:
    """Whether a line between the two could touch it at all: within its reach of both rims."""
    return all((disc[0] - end[0]) ** 2 + (disc[1] - end[1]) ** 2 <= (reach + end[2] + disc[2]) ** 2 for end in (a, b))
