"""Sight: straight lines between spaces, and what stops them."""

from __future__ import annotations

from functools import cache

from gamelode.kernel import cites

from ..kinds import WIDE, Space, Spaces
from .hexes import BIT, BOARD, CELLS, SIDES, axial, spaces_of

# Stretched so that corners are whole numbers; straight lines stay straight.
# A space is |x| <= HALF, |x + y| <= WHOLE, |x - y| <= WHOLE.
HALF, WHOLE = 200, 400
_SAMPLES = (
    *((0, 0), (0, 396), (0, -396), (198, 198), (198, -198), (-198, 198), (-198, -198)),
    *((198, 0), (-198, 0), (99, 297), (-99, 297), (99, -297), (-99, -297)),
)


def centre(q: int, r: int) -> tuple[int, int]:
    return HALF * (2 * q + r), (HALF + WHOLE) * r


def meets(ax: int, ay: int, bx: int, by: int) -> bool:
    """Whether the segment from a to b meets the closed space at the origin (by separating axes)."""
    if min(ax, bx) > HALF or max(ax, bx) < -HALF:
        return False
    s, t = ax + ay, bx + by
    if min(s, t) > WHOLE or max(s, t) < -WHOLE:
        return False
    s, t = ax - ay, bx - by
    if min(s, t) > WHOLE or max(s, t) < -WHOLE:
        return False
    nx, ny = ay - by, bx - ax
    reach = max(abs(WHOLE * ny), abs(HALF * nx + HALF * ny), abs(HALF * nx - HALF * ny))
    return abs(nx * ax + ny * ay) <= reach


Offset = tuple[int, int]


Ray = tuple[Offset, ...]


def _turned(place: Offset, turns: int, mirrored: bool) -> Offset:
    q, r = place
    for _ in range(turns):
        q, r = -r, q + r
    return (r, q) if mirrored else (q, r)


def _back(place: Offset, turns: int, mirrored: bool) -> Offset:
    q, r = place[::-1] if mirrored else place
    for _ in range(SIDES - turns):
        q, r = -r, q + r
    return q, r


@cache
def rays(dq: int, dr: int) -> tuple[Ray, ...]:
    """The ways to look from (0, 0) to (dq, dr): for each, the spaces it meets in between; only the least ones."""
    best, turns, mirrored = max((_turned((dq, dr), t, m), t, m) for t in range(SIDES) for m in (False, True))
    if best != (dq, dr):  # the board looks the same from twelve sides
        return tuple(tuple(_back(place, turns, mirrored) for place in ray) for ray in rays(*best))
    n = max(abs(dq), abs(dr), abs(dq + dr))
    tx, ty = centre(dq, dr)
    between = [
        ((q, r), *centre(q, r))
        for q in range(-n - 1, n + 2)
        for r in range(-n - 1, n + 2)
        if (q, r) not in ((0, 0), (dq, dr))
        and max(abs(q), abs(r), abs(q + r)) + max(abs(dq - q), abs(dr - r), abs(dq - q + dr - r)) <= n + 1
    ]
    found = {
        frozenset([place for place, x, y in between if meets(ax - x, ay - y, tx + bx - x, ty + by - y)])
        for ax, ay in _SAMPLES
        for bx, by in _SAMPLES
    }
    least = [ray for ray in found if not any(other < ray for other in found)]
    return tuple(tuple(sorted(ray)) for ray in sorted(least, key=lambda ray: (len(ray), sorted(ray))))


_lines: dict[int, tuple[Spaces, ...]] = {}


_BIAS = 2 * CELLS
_KEY_BITS = CELLS.bit_length()  # of a space, in the key of two


@cache
def _shifted(dq: int, dr: int) -> tuple[int, ...]:
    """The rays as sets of spaces about a place far enough from the edge that no bit is negative."""
    return tuple(sum(1 << (_BIAS + y * WIDE + x) for x, y in ray) for ray in rays(dq, dr))


def lines(a: Space, b: Space) -> tuple[Spaces, ...]:
    """The lines between two spaces, each as the set of spaces it meets on the way; neither of the two is in it."""
    key = a << _KEY_BITS | b
    found = _lines.get(key)
    if found is None:
        (q, r), (u, v) = axial(a), axial(b)
        found = _lines[key] = tuple([ray << a >> _BIAS & BOARD for ray in _shifted(u - q, v - r)])
    return found


@cites("LOS-01", "R-03")
def sees(a: Space, b: Space, blockers: Spaces) -> bool:
    """[LOS-01] [R-03] Some straight line from any part of a to any part of b neither crosses nor touches a blocker."""
    for line in _lines.get(a << _KEY_BITS | b) or lines(a, b):  # noqa: SIM110, any() is slower
        if not line & blockers:
            return True
    return False


def seen(a: Space, among: Spaces, blockers: Spaces) -> Spaces:
    """Those spaces of a set that are seen from a."""
    found = 0
    for b in spaces_of(among):
        for line in _lines.get(a << _KEY_BITS | b) or lines(a, b):
            if not line & blockers:
                found |= BIT[b]
                break
    return found
