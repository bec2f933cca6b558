"""BOSCO."""

from __future__ import annotations

from typing import Any

from gamelode.games.deeprock.board.hexes import BIT
from gamelode.games.deeprock.events.cards import EventDrawn
from gamelode.games.deeprock.kinds import GOLD, NITRA, UNKNOWN
from gamelode.games.deeprock.rules.bosco import RobotAxe, RobotDone, RobotMove, RobotShoot, flights_of_robot
from gamelode.games.deeprock.rules.creatures.activate import activation
from gamelode.games.deeprock.rules.dwarves.axe import CREATURE, PICKUP, ROCK, STALAGMITE, Chop, chops
from gamelode.games.deeprock.rules.dwarves.reaction_shots import React, ReactionShots
from gamelode.games.deeprock.table import DeepRockTable
from gamelode.kernel import PASS, Game, proves

from ..scene import (
    END,
    QUIET,
    alive,
    at,
    begin,
    dwarf,
    event,
    mode,
    options,
    places,
    play,
    scene,
    told,
    turn_of,
    why_not,
)


def with_robot(spot: tuple[int, int] = (1, 0), *, script: Any = None, **more: Any) -> tuple[DeepRockTable, Game]:
    table = scene(dwarf("gunner", (0, 0)), script={**QUIET, **(script or {})}, robot=at(*spot), **more)
    return table, play(turn_of(table), END)


@proves("BOSCO-02", "BOSCO-03", "R-07")
def test_bosco_flies_over_everything_twice_a_turn() -> None:
    table, game = with_robot(codes={(2, 0): "S", (1, 1): "o"}, creatures=[("grunt", (3, 0))])
    assert told(game, EventDrawn) == []
    assert RobotMove(at(1, 1)) in options(game)
    assert RobotMove(at(2, 0)) not in options(game)
    assert RobotMove(at(3, 0)) not in options(game)
    assert RobotMove(at(0, 0)) not in options(game)
    assert why_not(game, RobotMove(at(3, 0))) == "BOSCO-03"
    play(game, RobotMove(at(4, 0)))
    assert table.robot == at(4, 0)
    play(game, RobotMove(at(4, 1)))
    assert len(told(game, EventDrawn)) == 1


@proves("BOSCO-03")
def test_bosco_does_not_fly_through_rock() -> None:
    table = scene(dwarf("gunner", (0, 0)), robot=at(1, 0), only=[(0, 0), (1, 0), (3, 0)])
    assert places(flights_of_robot(table)) == []


@proves("BOSCO-04", "R-76", "BOSCO-10")
def test_what_bosco_frees_stays_on_the_ground() -> None:
    table, game = with_robot(
        minerals={(2, 0): "gold"},
        pickups={(1, 1): "loot_bug", (2, -1): "red_sugar"},
        script={"axe": (2,), "mineral": (NITRA,)},
    )
    assert Chop(PICKUP, at(2, -1)) not in chops(table, 0, True)
    play(game, RobotAxe(), Chop(ROCK, at(2, 0)), Chop(PICKUP, at(1, 1)))
    assert table.ground == {at(2, 0): (GOLD,), at(1, 1): (NITRA, GOLD)}
    assert sum(table.pile) == 0
    far = scene(dwarf("gunner", (0, 0)), robot=at(5, 0), codes={(5, 1): "S"}, creatures=[("grunt", (6, 0))])
    assert {c.what for c in chops(far, 0, True)} == {STALAGMITE, CREATURE}


@proves("BOSCO-04", "AXE-10", "DRILL-04")
def test_bosco_has_no_drill() -> None:
    table = scene(dwarf("driller", (0, 0)), robot=at(2, 0), creatures=[("mactera_spawn", (3, 0))], script={"axe": (2,)})
    game = play(turn_of(table), END, RobotAxe(), Chop(CREATURE, at(3, 0)), Chop(CREATURE, at(3, 0)))
    assert alive(game, "mactera_spawn") == [(3, 0)]


@proves("BOSCO-10", "R-29")
def test_bosco_reveals_and_takes_nothing() -> None:
    table, game = with_robot(pickups={(4, 0): "?"}, ground={at(3, 0): (GOLD,)})
    play(game, RobotMove(at(3, 0)))
    assert table.pickups == {at(4, 0): UNKNOWN}
    assert table.ground == {at(3, 0): (GOLD,)}


@proves("BOSCO-05", "BOSCO-06", "BOSCO-08", "R-76")
def test_bosco_shoots() -> None:
    table, game = with_robot(creatures=[("grunt", (4, 0)), ("slasher", (4, 1))], script={"bullet": (1,)})
    play(game, RobotShoot(mode("light_gun"), at(4, 0)))
    assert alive(game, "grunt") == []
    assert why_not(game, RobotShoot(mode("rocket"), at(4, 1))) == "BOSCO-06"
    assert why_not(game, RobotShoot(mode("burst"), at(4, 1))) == "BOSCO-05"
    assert (table.dwarves[0].primary, table.dwarves[0].secondary) == (5, 3)
    table, game = with_robot(creatures=[("slasher", (4, 1))], script={"explosion": (2,)})
    play(game, RobotShoot(mode("rocket"), at(4, 1)))
    assert alive(game, "slasher") == []
    assert len(told(game, EventDrawn)) == 1


@proves("BOSCO-11", "HID-01")
def test_bosco_opens_hidden_caves() -> None:
    table, game = with_robot((0, -1), hidden=[(0, -4)], codes={(0, -2): "#"}, script={"axe": (1,), "caves": (2,)})
    play(game, RobotAxe(), Chop(ROCK, at(0, -2)))
    assert table.hidden == ()


@proves("BOSCO-07", "R-75", "END-02")
def test_bosco_revives_the_fallen_who_takes_a_new_turn() -> None:
    table = scene(dwarf("gunner", (0, 0), health=1), robot=at(5, 0), creatures=[("grunt", (1, 0))])
    table.dice.script = {"events": (event("they_smell_you"),), "creature": (1,)}
    game = play(turn_of(table), END, RobotDone())
    assert not game.is_over
    assert table.dwarves[0].health == 1
    assert table.robot < 0
    assert table.turn.actions == 3
    assert len(told(game, EventDrawn)) == 1


@proves("BOSCO-08", "BOSCO-09", "LOS-04")
def test_bosco_is_no_target_and_no_obstacle() -> None:
    table = scene(
        dwarf("gunner", (3, 0)), robot=at(1, 0), creatures=[("grunt", (0, 0))], only=[(n, 0) for n in range(4)]
    )
    game = begin(table, activation(table))
    assert alive(game, "grunt") == [(2, 0)]  # past BOSCO, who was not attacked
    assert not table.vacant() & BIT[at(1, 0)]
    assert not table.free_for_creatures() & BIT[at(1, 0)]


@proves("BOSCO-12", "R-48", "R-47")
def test_bosco_takes_reaction_shots_with_his_light_gun() -> None:
    table = scene(dwarf("gunner", (0, 0)), robot=at(2, 0), script={"bullet": (1,)})
    game = begin(table, ReactionShots(attacked=0, space=at(0, 0)))
    assert options(game) == [PASS, React(mode("light_gun"))]
    play(game, React(mode("light_gun")))
    assert game.is_over
    far = scene(dwarf("gunner", (0, 0)), robot=at(3, 0))
    assert begin(far, ReactionShots(attacked=0, space=at(0, 0))).is_over
