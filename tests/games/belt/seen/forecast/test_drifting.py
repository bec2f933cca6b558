"""What the coming drift would do, tried on a copy of the table."""

from __future__ import annotations

from gamelode.games.belt.seen.forecast.drifting import drifted, is_at_entry, own_units, pool
from tests.games.belt.scene import CONTENT, R, at, phase_of, table, unit


def test_the_table_itself_does_not_drift() -> None:
    game = phase_of(table({"scout1": (2400, 3000)}, [R(line=5, tick=4)]))
    before = game.digest()
    assert drifted(game, at(game)).destroyed == {unit("scout1"): (0, "hit")}
    assert game.digest() == before


def test_scouts_that_must_roll_are_named() -> None:
    game = phase_of(table({"scout1": (1500, 3600), "scout2": (1500, 3480)}, [R(line=6, tick=2, size="debris")]))
    assert sorted(drifted(game, at(game)).rolls) == [unit("scout1"), unit("scout2")]


def test_crashes_are_named() -> None:
    game = phase_of(table({"scout1": (1000, 5100)}, [R(line=3, tick=8)], berths=[1800, 4500]))
    assert drifted(game, at(game)).crashes == ((0, 0),)


def test_an_asteroid_may_hold_what_no_token_in_sight_of_the_team_holds() -> None:
    scene = table(rocks=[R(line=5, tick=4), R(line=7, tick=4, holds="1 uberoid", known=[1]), R(line=8, tick=4)])
    assert len(pool(scene, 0, 0)) == len(CONTENT.tokens[0])
    assert len(pool(scene, 0, 1)) == len(CONTENT.tokens[0]) - 1


def test_new_asteroids_appear_at_the_left_end() -> None:
    scene = table({"scout1": (500, 900), "hauler1": (1500, 900)})
    assert (is_at_entry(scene, unit("scout1")), is_at_entry(scene, unit("hauler1"))) == (True, False)
    assert own_units(scene, 0) == [unit("scout1"), unit("hauler1")]
