"""Exact geometry in whole numbers: circles, squares, and the paths that circles sweep. No rule, no table, no float."""

from __future__ import annotations

from math import isqrt

from gamelode.kernel import cites

Point = tuple[int, int]
SCALE = 1000  # directions are stretched by it before a root is taken


@cites("R-69")
def near(a: int, b: int) -> int:
    """The whole number nearest to a / b, halves upwards."""
    return (2 * a + b) // (2 * b)


@cites("R-01")
def root_up(n: int) -> int:
    """The smallest whole number whose square is at least n."""
    root = isqrt(n)
    return root if root * root == n else root + 1


# --- pieces at rest


@cites("R-14")
def overlaps(dx: int, dy: int, radii: int) -> bool:
    """Whether circles whose centres are (dx, dy) apart share more than their edge."""
    return dx * dx + dy * dy < radii * radii


@cites("R-14")
def touches(dx: int, dy: int, radii: int, ring: int) -> bool:
    """Whether circles meet: edge to edge, or with a gap no wider than the ring."""
    return radii * radii <= dx * dx + dy * dy <= (radii + ring) * (radii + ring)


@cites("R-15")
def square_gap(dx: int, dy: int, half: int) -> int:
    """The squared distance from a point to a square, (dx, dy) being its place as seen from the square's centre."""
    gx, gy = max(abs(dx) - half, 0), max(abs(dy) - half, 0)
    return gx * gx + gy * gy


@cites("R-14", "R-15")
def touches_square(dx: int, dy: int, half: int, radii: int, ring: int) -> bool:
    """Whether a circle meets a square, edge to edge or with a gap no wider than the ring.

    (dx, dy) is its place as seen from the square's centre. A square that has no side is a point: with the sum of two
    radii instead of one, it tells whether circles meet.
    """
    return radii * radii <= square_gap(dx, dy, half) <= (radii + ring) * (radii + ring)


@cites("R-16")
def within(dx: int, dy: int, far: int) -> bool:
    """Whether two points that are (dx, dy) apart are no farther apart than `far`."""
    return dx * dx + dy * dy <= far * far


# --- pieces that move along a line


@cites("R-36")
def sweep_gap(start: int, end: int, along: int, across: int) -> int:
    """The squared distance from a point to the path from start to end, start <= end.

    `along` is the point's place along the line and `across` its distance from it.
    """
    beyond = max(start - along, 0, along - end)
    return beyond * beyond + across * across


@cites("R-36")
def meeting_point(start: int, end: int, along: int, across: int, radii: int) -> int:
    """Where on its way from start to end, in either direction, a circle first meets another that is in its path."""
    before = isqrt(max(radii * radii - across * across, 0))
    return max(start, along - before) if start <= end else min(start, along + before)


@cites("R-39")
def square_sweep_gap(start: int, end: int, along: int, across: int, half: int) -> int:
    """The squared distance from the path to a square whose centre is at `along`, and `across` from the line."""
    gx = max(along - half - end, 0, start - along - half)
    gy = max(abs(across) - half, 0)
    return gx * gx + gy * gy


@cites("R-39")
def crash_point(along: int, across: int, half: int, radius: int) -> int:
    """Where along the line a circle is stopped by a square that its path overlaps."""
    gy = max(abs(across) - half, 0)
    return along - half - root_up(radius * radius - gy * gy)


# --- places to aim at


@cites("R-69")
def contact_point(tx: int, ty: int, far: int, dx: int, dy: int) -> Point:
    """The place at this distance from a goal, in a direction outwards from it."""
    if not dx and not dy:
        dx = 1
    n = isqrt(SCALE * SCALE * (dx * dx + dy * dy))
    double = 2 * far * SCALE  # `near`, written out: canonical lists need many of these
    return tx + (double * dx + n) // (2 * n), ty + (double * dy + n) // (2 * n)


@cites("R-68")
def step_towards(x: int, y: int, tx: int, ty: int, most: int) -> Point:
    """From (x, y) straight towards a goal by at most so much; never farther than the goal."""
    dx, dy = tx - x, ty - y
    if dx * dx + dy * dy <= most * most:
        return tx, ty
    n = root_up(SCALE * SCALE * (dx * dx + dy * dy))
    ax, ay = most * SCALE * abs(dx) // n, most * SCALE * abs(dy) // n
    return x + (ax if dx > 0 else -ax), y + (ay if dy > 0 else -ay)


@cites("R-68")
def double_contacts(x1: int, y1: int, a: int, x2: int, y2: int, b: int) -> tuple[Point, ...]:
    """The up to two places at distance a from one centre and b from another."""
    dx, dy = x2 - x1, y2 - y1
    d = dx * dx + dy * dy
    if not d:
        return ()
    m = a * a - b * b + d
    q = 4 * a * a * d - m * m
    if q < 0:
        return ()
    h = isqrt(q)
    return tuple([(x1 + near(m * dx - s * h * dy, 2 * d), y1 + near(m * dy + s * h * dx, 2 * d)) for s in (1, -1)])
