"""The coming drift, tried on a copy."""

from __future__ import annotations

from gamelode.games.belt.kinds import DEBRIS
from gamelode.games.belt.seen.forecast.drifting import drifted, is_at_entry, own_units, pool
from gamelode.kernel import proves
from tests.games.belt.scene import R, phase_of, table, unit


@proves("HIT-02")
def test_a_unit_in_the_way_of_a_rock_would_be_destroyed() -> None:
    scene = table({"driller1": (2000, 3000), "hauler1": (2000, 4500)}, [R(line=5, tick=3)])
    drift = drifted(phase_of(scene), scene)
    assert drift.destroyed == {unit("driller1"): (0, "hit")}


def test_trying_the_drift_leaves_the_table_alone() -> None:
    scene = table({"driller1": (2000, 3000)}, [R(line=5, tick=3)])
    game = phase_of(scene)
    before = game.digest()
    drifted(game, scene)
    assert game.digest() == before


@proves("HIT-04")
def test_a_scout_before_debris_would_roll() -> None:
    scene = table({"scout1": (1500, 3600)}, [R(line=6, tick=2, size="debris")])
    drift = drifted(phase_of(scene), scene)
    assert drift.rolls == (unit("scout1"),)
    assert scene.size[0] == DEBRIS


def test_what_nobody_has_looked_at_is_still_in_the_bag() -> None:
    scene = table({}, [R(line=5, tick=3), R(line=6, tick=4)])
    assert sorted(pool(scene, 0, 0)) == sorted(scene.bags[scene.size[0]])


def test_only_the_first_column_is_where_new_asteroids_come() -> None:
    scene = table({"scout1": (scene_entry(), 3000), "scout2": (4000, 3000)})
    assert is_at_entry(scene, unit("scout1"))
    assert not is_at_entry(scene, unit("scout2"))


def scene_entry() -> int:
    entry: int = table({}).content.tick_x[0]
    return entry


def test_units_on_the_board_are_their_players() -> None:
    scene = table({"scout1": (2000, 3000), "driller1": (3000, 3000)})
    assert sorted(own_units(scene, 0)) == sorted([unit("scout1"), unit("driller1")])
    assert own_units(scene, 1) == []
