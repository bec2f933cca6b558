"""What bots see of the sky: the same for all tables with the same rocks, and how soon a unit can be where."""

from __future__ import annotations

from gamelode.games.belt.bots.sky import NEVER, SKIES, Sky, sky_over
from gamelode.games.belt.kinds import DRILLER, HAULER, NOWHERE, SCOUT

from ..scene import R, drift, table

ROCKS = [R(line=5, tick=4), R(line=2, tick=12, holds="2 lameum", known=[0])]


def test_tables_with_the_same_rocks_have_the_same_sky_wherever_their_units_are() -> None:
    here, there = table({"scout1": (300, 300)}, ROCKS), table({"scout1": (900, 300)}, ROCKS)
    assert sky_over(here, 0) is sky_over(there, 0)


def test_each_team_has_a_sky_of_its_own() -> None:
    scene = table({}, ROCKS)
    assert [rock.is_known for rock in sky_over(scene, 0).rocks] == [False, True]
    assert [rock.is_known for rock in sky_over(scene, 1).rocks] == [False, False]


def test_when_rocks_move_it_is_another_sky() -> None:
    scene = table({}, ROCKS)
    before = sky_over(scene, 0)
    assert [rock.rock for rock in before.rocks] == [0, 1]
    assert [rock.rock for rock in sky_over(drift(scene), 0).rocks] == [0]


def test_old_skies_are_forgotten() -> None:
    scene = table({}, ROCKS)
    first = sky_over(scene, 0)
    for left in range(SKIES):
        scene.left[0] = left
        sky_over(scene, 0)
    scene.left[0] = -1
    assert sky_over(scene, 0) is not first


def rounds(kind: int, x: int, y: int, *, rides: int = NOWHERE, moves: int = 1) -> float:
    return Sky(table({}, [R(line=5, tick=4)]), 0).trip(kind, x, y, rides, moves).rounds[0]


def test_a_unit_is_there_at_once_if_it_rides_or_can_reach_it_in_this_turn() -> None:
    assert rounds(HAULER, 1785, 3000, rides=0, moves=0) == 0
    assert rounds(DRILLER, 2800, 3000) < 1


def test_it_takes_a_round_longer_if_the_unit_has_had_its_go() -> None:
    assert 1 <= rounds(DRILLER, 2800, 3000, moves=0) < 2


def test_a_slow_unit_never_catches_a_rock_that_has_passed() -> None:
    assert rounds(HAULER, 300, 3000) == NEVER


def test_a_scout_sees_no_gain_in_what_its_team_knows() -> None:
    closed = R(line=5, tick=4, holds="2 lameum", known=[0])
    scene = table({}, [closed])
    assert sky_over(scene, 0).trip(SCOUT, 2000, 2700, NOWHERE, 1).gain == 0
    assert sky_over(scene, 1).trip(SCOUT, 2000, 2700, NOWHERE, 1).gain > 0
