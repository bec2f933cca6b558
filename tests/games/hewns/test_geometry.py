"""The Mudgestick and the line of sight, against the check tables and against plain reckoning with floats."""

from math import cos, dist, radians, sin

import pytest

from gamelode.games.hewns.board.line_of_sight import hewns_in_sight, spaces_in_sight
from gamelode.games.hewns.board.mudgestick import RIM, climbs, reaches, touches
from gamelode.games.hewns.content.boards import Board
from gamelode.games.hewns.kinds import LAVA
from gamelode.games.hewns.rules.line_of_sight import hewns_in_sight_of, spaces_in_sight_of
from gamelode.kernel import Dice, proves

from .scene import CONTENT, H, hewn, ids, scene, space

BOARDS = [board for board in CONTENT.boards.values() if not board.entry.id.startswith("built")]
UNIT = 1_000_000


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


@pytest.mark.parametrize("board", BOARDS, ids=lambda b: b.entry.id)
def test_straight_spaces_are_straight(board: Board) -> None:
    assert_straight(board)


def assert_straight(board: Board) -> None:
    """Straight spaces lie on a line with their neighbours in the ravine; corners do not."""
    for ravine in board.entry.ravines:
        row = [ravine.ends[0], *ravine.spaces, ravine.ends[1]]
        for before, here, after in zip(row, row[1:], row[2:], strict=False):
            (ax, ay, _), (bx, by, _), (cx, cy, _) = (board.discs[board.number[id]] for id in (before, here, after))
            bend = abs((bx - ax) * (cy - by) - (by - ay) * (cx - bx))
            kind = board.entry.spaces[board.number[here]][1]
            assert (bend < UNIT * UNIT // 100) == (kind == "straight"), here


# --- sight


def plain_sight(board: Board, viewer: int, crowd: list[int], mouths: dict[int, list[int]]) -> list[int]:
    """The sight test as the content's notes tell it, word by word."""
    if viewer >= board.spaces:
        return list(mouths.get(viewer, []))
    found = list(mouths.get(viewer, []))
    for neighbour in board.links[viewer]:
        before, here = viewer, neighbour
        while True:
            found.append(here)
            record = board.entry.spaces[here]
            if crowd[here] or record[1] != "straight":
                break
            ravine = next(r for r in board.entry.ravines if r.id == record[5])
            row = [board.number[id] for id in (ravine.ends[0], *ravine.spaces, ravine.ends[1])]
            place = row.index(here)
            one, two = row[place - 1], row[place + 1]
            before, here = here, two if one == before else one
    return found


@proves("SIGHT-03", "SIGHT-09", "SIGHT-10", "R-25", "R-26", "SIGHT-11")
@pytest.mark.parametrize("board", BOARDS, ids=lambda b: b.entry.id)
def test_sight_agrees_with_a_walk_along_the_ravines(board: Board) -> None:
    dice = Dice.from_seed(board.entry.id)
    for _ in range(20):
        crowd = [dice.pick((0, 0, 0, 1, 2, 3)) for _ in range(board.all)]
        tunnel = board.spaces + 2
        ends = [dice.below(board.spaces), dice.below(board.spaces)]
        mouths = {tunnel: ends, ends[0]: [tunnel], ends[1]: [tunnel]}
        for viewer in (*range(board.spaces), tunnel):
            seen = spaces_in_sight(viewer, board.rays, crowd, mouths)
            assert sorted(seen) == sorted(plain_sight(board, viewer, crowd, mouths))
            crowd[viewer] = 4
            single = [crowd[there] for there in seen if crowd[there] in (1, 2, 4) and there != viewer]
            assert hewns_in_sight(viewer, board.rays, crowd, mouths) & 3 == _together(single) & 3
            crowd[viewer] = 3
            assert hewns_in_sight(viewer, board.rays, crowd, mouths) == 0


def _together(crowds: list[int]) -> int:
    found = 0
    for crowd in crowds:
        found |= crowd
    return found


@proves("SIGHT-03", "SIGHT-10", "R-26")
def test_nodes_and_corners_end_the_line() -> None:
    table = scene(H(id="drump", at="ae1"), H(id="igil", at="B", owner=1), H(id="clogg", at="ae4", owner=1))
    assert ids(table, spaces_in_sight_of(table, hewn("drump"))) == ["A", "ae1", "ae2", "ae3"]
    assert hewns_in_sight_of(table, hewn("drump")) == 0


@proves("R-25", "SIGHT-11")
def test_a_tunnel_is_seen_from_its_mouths_only() -> None:
    table = scene(
        H(id="drump", at="1"),
        H(id="igil", at="ab1", owner=1),
        H(id="gombat", at="B", owner=1),
        tunnels={1: ("ab1", "ae2")},
    )
    assert hewns_in_sight_of(table, hewn("drump")) == 1 << hewn("igil")
    assert hewns_in_sight_of(table, hewn("igil")) == 1 << hewn("drump") | 1 << hewn("gombat")
    assert hewns_in_sight_of(table, hewn("gombat")) == 1 << hewn("igil")


@proves("SIGHT-12", "SIGHT-13")
def test_tokens_and_magnets_neither_block_nor_show() -> None:
    table = scene(
        H(id="drump", at="A"), H(id="igil", at="B", owner=1), H(id="clogg", at="ae4"),
        H(id="skrunke", at="dg4", owner=1),
        dangers={"ab1": LAVA}, mines={"ab2": 1},
    )  # fmt: skip
    assert hewns_in_sight_of(table, hewn("drump")) >> hewn("igil") & 1
    assert not hewns_in_sight_of(table, hewn("clogg")) >> hewn("skrunke") & 1
    assert space(table, "dg4") not in spaces_in_sight_of(table, hewn("clogg"))
