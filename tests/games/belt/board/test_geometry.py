"""The geometry is exact: against brute force, and by properties."""

from __future__ import annotations

import ast

from hypothesis import given
from hypothesis import strategies as st

from gamelode.games.belt import RULES
from gamelode.games.belt.board.geometry import (
    contact_point,
    crash_point,
    double_contacts,
    meeting_point,
    near,
    overlaps,
    root_up,
    square_gap,
    square_sweep_gap,
    step_towards,
    sweep_gap,
    touches,
    within,
)
from gamelode.kernel import proves

from ..scene import CONTENT

far = st.integers(-3000, 3000)
small = st.integers(-60, 60)
radius = st.integers(1, 60)
RADII = sorted(CONTENT.contacts)


@proves("R-01")
def test_no_rule_uses_a_float() -> None:
    """Bots' hints may; nothing else of the game."""
    for path in sorted(RULES.folder.glob("*.py")):
        if path.name in {"hints.py", "sky.py"}:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            assert not (isinstance(node, ast.Constant) and isinstance(node.value, float)), path
            assert not (isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Div)), path
            assert not (isinstance(node, ast.Name) and node.id in {"float", "sqrt", "hypot"}), path


@proves("R-69")
@given(st.integers(-10_000, 10_000), st.integers(1, 500))
def test_near_is_the_nearest_whole_number(a: int, b: int) -> None:
    rounded = near(a, b)
    assert -b < 2 * (a - rounded * b) <= b or 2 * (rounded * b - a) == b


@proves("R-01")
@given(st.integers(0, 10**12))
def test_a_root_is_rounded_up(n: int) -> None:
    root = root_up(n)
    assert root * root >= n
    assert root == 0 or (root - 1) ** 2 < n


@proves("R-14")
@given(far, far, radius, st.integers(1, 20))
def test_contact_is_symmetric_and_excludes_overlap(dx: int, dy: int, radii: int, ring: int) -> None:
    assert touches(dx, dy, radii, ring) == touches(-dx, -dy, radii, ring)
    assert overlaps(dx, dy, radii) == overlaps(-dx, -dy, radii)
    assert not (touches(dx, dy, radii, ring) and overlaps(dx, dy, radii))


@proves("R-14")
def test_a_gap_of_ten_counts_as_contact() -> None:
    reached = [d for d in range(100, 130) if touches(d, 0, 110, 10)]
    assert reached == list(range(110, 121))
    assert [d for d in range(100, 130) if overlaps(d, 0, 110)] == list(range(100, 110))


@proves("R-15")
@given(small, small, st.integers(1, 30))
def test_the_gap_to_a_square_is_that_to_its_nearest_point(dx: int, dy: int, half: int) -> None:
    inside = [(a, b) for a in range(-half, half + 1) for b in range(-half, half + 1)]
    assert square_gap(dx, dy, half) == min((dx - a) ** 2 + (dy - b) ** 2 for a, b in inside)


@proves("R-16")
@given(small, small, radius)
def test_range_includes_its_edge(dx: int, dy: int, reach: int) -> None:
    assert within(dx, dy, reach) == (dx * dx + dy * dy <= reach * reach)


@proves("R-36")
@given(small, st.integers(0, 80), small, small)
def test_a_swept_path_is_every_place_on_it(start: int, length: int, along: int, across: int) -> None:
    end = start + length
    sampled = min((along - x) ** 2 + across**2 for x in range(start, end + 1))
    assert sweep_gap(start, end, along, across) == sampled


@proves("R-36")
@given(small, st.integers(-80, 80), small, radius, st.data())
def test_two_circles_meet_at_the_first_place_on_the_way(
    start: int, length: int, along: int, radii: int, data: st.DataObject
) -> None:
    across, end = data.draw(st.integers(-radii, radii)), start + length
    way = range(start, end + 1) if length >= 0 else range(start, end - 1, -1)
    met = [x for x in way if (along - x) ** 2 + across**2 <= radii * radii]
    if met:
        assert meeting_point(start, end, along, across, radii) == met[0]


@proves("R-36")
@given(far, st.integers(0, 900), far, far, far)
def test_a_sweep_does_not_depend_on_where_it_happens(start: int, length: int, along: int, across: int, by: int) -> None:
    assert sweep_gap(start + by, start + length + by, along + by, across) == sweep_gap(
        start, start + length, along, across
    )


@proves("R-39")
@given(small, st.integers(0, 80), small, small, st.integers(1, 30))
def test_a_path_beside_a_square_is_every_place_on_it(
    start: int, length: int, along: int, across: int, half: int
) -> None:
    end = start + length
    sampled = min(square_gap(x - along, across, half) for x in range(start, end + 1))
    assert square_sweep_gap(start, end, along, across, half) == sampled


@proves("R-39")
@given(small, st.integers(1, 40), st.integers(1, 60), st.data())
def test_a_crash_stops_at_the_last_free_place(along: int, half: int, radius: int, data: st.DataObject) -> None:
    across = data.draw(st.integers(-half - radius + 1, half + radius - 1))
    stop = crash_point(along, across, half, radius)
    assert square_gap(stop - along, across, half) >= radius * radius
    assert square_gap(stop + 1 - along, across, half) < radius * radius


@proves("R-69")
@given(st.sampled_from(RADII), far, far, far, far)
def test_a_contact_point_touches_at_every_bearing(radii: int, tx: int, ty: int, dx: int, dy: int) -> None:
    x, y = contact_point(tx, ty, radii + CONTENT.aim, dx, dy)
    assert touches(x - tx, y - ty, radii, CONTENT.ring)


@proves("R-69")
def test_with_the_same_centre_the_contact_lies_to_the_right() -> None:
    assert contact_point(100, 200, 55, 0, 0) == (155, 200)


@proves("R-68")
@given(far, far, far, far, st.integers(1, 1600))
def test_a_step_is_never_too_long_and_hardly_too_short(x: int, y: int, tx: int, ty: int, most: int) -> None:
    px, py = step_towards(x, y, tx, ty, most)
    moved, wanted = (px - x) ** 2 + (py - y) ** 2, (tx - x) ** 2 + (ty - y) ** 2
    assert moved <= most * most
    assert (px, py) == (tx, ty) if wanted <= most * most else moved >= max(most - 2, 0) ** 2


@proves("R-68")
@given(far, far, st.integers(50, 400), far, far, st.integers(50, 400))
def test_double_contacts_are_at_both_distances(x1: int, y1: int, a: int, x2: int, y2: int, b: int) -> None:
    for px, py in double_contacts(x1, y1, a, x2, y2, b):
        for cx, cy, distance in ((x1, y1, a), (x2, y2, b)):
            assert (distance - 2) ** 2 <= (px - cx) ** 2 + (py - cy) ** 2 <= (distance + 2) ** 2


def test_things_too_far_apart_have_no_double_contact() -> None:
    assert double_contacts(0, 0, 100, 300, 0, 100) == ()
    assert double_contacts(5, 5, 100, 5, 5, 100) == ()
