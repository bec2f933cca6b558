"""The Mudgestick, against the check tables and against plain reckoning with floats."""

from math import cos, dist, radians, sin

import pytest

from gamelode.games.hewns.board.mudgestick import RIM, climbs, reaches, touches
from gamelode.games.hewns.content.boards import Board
from gamelode.kernel import proves

from .boards import BOARDS, UNIT


@proves("R-20", "DIG-02", "FLY-01", "CLIMB-01")
@pytest.mark.parametrize("board", [b for b in BOARDS if b.entry.check], ids=lambda b: b.entry.id)
def test_the_check_tables_are_reproduced(board: Board) -> None:
    check = board.entry.check
    assert check is not None
    pairs = [(a, b) for a in range(board.spaces) for b in range(a) if b not in board.links[a]]
    assert (board.spaces, len(board.entry.links)) == (check.spaces, check.links)
    assert sum(b in board.reach[a] for a, b in pairs) == check.reach_pairs
    assert sum(b in board.climb[a] for a, b in pairs) == check.climb_pairs


@proves("R-20")
@pytest.mark.parametrize("board", BOARDS[:1] + BOARDS[-1:], ids=lambda b: b.entry.id)
def test_climbing_agrees_with_brute_force(board: Board) -> None:
    for a in range(0, board.spaces, 3):
        for b in range(board.spaces):
            if a != b:
                assert (b in board.climb[a]) == _climbs(board, a, b), (board.ids[a], board.ids[b])


def _climbs(board: Board, a: int, b: int) -> bool:
    """All segments from rim to rim against all discs, in floats."""
    discs = [(x / UNIT, y / UNIT, r / UNIT) for x, y, r in board.discs]
    if dist(discs[a][:2], discs[b][:2]) - discs[a][2] - discs[b][2] > 2.501:
        return False
    others = [disc for place, disc in enumerate(discs) if place not in (a, b)]
    rims = [
        [(x + r * cos(radians(15 * k)), y + r * sin(radians(15 * k))) for k in range(24)]
        for x, y, r in (discs[a], discs[b])
    ]
    for p in rims[0]:
        for q in rims[1]:
            if dist(p, q) <= 2.501 and all(_distance(p, q, d[:2]) > d[2] + 0.001 for d in others):
                return True
    return False


def _distance(p: tuple[float, float], q: tuple[float, float], c: tuple[float, ...]) -> float:
    length = dist(p, q) ** 2
    along = ((c[0] - p[0]) * (q[0] - p[0]) + (c[1] - p[1]) * (q[1] - p[1])) / length if length else 0.0
    t = min(max(along, 0.0), 1.0)
    return dist(c, (p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])))


def test_the_rim_is_a_circle() -> None:
    for k, (x, y) in enumerate(RIM):
        assert abs(x / 10**9 - cos(radians(15 * k))) < 1e-8
        assert abs(y / 10**9 - sin(radians(15 * k))) < 1e-8


@proves("R-20", "DIG-02", "FLY-01")
def test_the_stick_reaches_from_rim_to_rim() -> None:
    a, radius = (0, 0, 300_000), 460_000
    edge = 2_500_000 + 300_000 + radius
    assert reaches(a, (edge, 0, radius), 2_500_000, 1_000)
    assert reaches(a, (0, edge + 1_000, radius), 2_500_000, 1_000)
    assert not reaches(a, (0, edge + 1_001, radius), 2_500_000, 1_000)


@proves("CLIMB-01", "R-20")
def test_a_line_touches_a_disc_beside_it_and_not_one_behind_it() -> None:
    p, q = (0, 0), (1_000_000, 0)
    assert touches(p, q, (500_000, 300_000, 300_000), 1_000)
    assert not touches(p, q, (500_000, 302_000, 300_000), 1_000)
    assert not touches(p, q, (1_400_000, 0, 300_000), 1_000)
    assert not climbs((0, 0, 300_000), (3_200_000, 0, 300_000), [(1_600_000, 0, 2_000_000)], 2_500_000, 1_000)
