"""Where a unit may come to rest."""

from __future__ import annotations

import pytest

from gamelode.games.belt.rules.movement import why_not_fly
from gamelode.kernel import proves

from ..scene import EDITION, R, table, unit


def can_fly(units: dict[str, tuple[int, int]], name: str, x: int, y: int, *rocks: R) -> bool:
    return why_not_fly(table(units, rocks), unit(name), x, y) is None


@proves("R-13")
@pytest.mark.parametrize(
    ("x", "y", "free"),
    [(60, 3000, True), (59, 3000, False), (300, 60, True), (300, 59, False), (300, 5940, True), (300, 5941, False)],
)
def test_a_ship_stays_wholly_on_the_board(x: int, y: int, free: bool) -> None:
    at_y = 3000 if y == 3000 else (300 if y < 3000 else 5700)
    assert can_fly({"scout1": (400, at_y)}, "scout1", x, y) == free


@proves("R-13", "R-14", "R-15")
def test_a_ship_rests_on_nothing() -> None:
    units = {"scout1": (2000, 2000), "driller2": (2400, 2000)}
    assert [can_fly(units, "scout1", 2400 - gap, 2000) for gap in (149, 150)] == [False, True]
    debris = R(line=4, tick=4, size="debris")
    assert [can_fly(units, "scout1", 2000, 2400 - gap, debris) for gap in (159, 160)] == [False, True]
    home = {"scout1": (4000, 2100)}
    assert [can_fly(home, "scout1", 4250 - gap, 2100) for gap in (59, 60)] == [False, True]
    assert [can_fly(home, "scout1", 4250 - off, 1950 - off) for off in (42, 43)] == [False, True]


@proves("R-75")
def test_any_number_of_units_may_crowd_round_an_asteroid() -> None:
    units = {"scout1": (2000, 2835), "scout2": (2000, 3165), "driller1": (1805, 3000), "driller2": (2195, 3000)}
    scene = table(units, [R(line=5, tick=4)])
    EDITION.rules.audit(scene)
    assert all(scene.touches_rock(unit(name), 0) for name in units)
