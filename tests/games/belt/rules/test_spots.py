"""Two rocks on one spot, and rocks that are pushed to another line."""

from __future__ import annotations

import pytest

from gamelode.games.belt.events import RockGone, UnitHit
from gamelode.games.belt.kinds import a_rock
from gamelode.games.belt.rules.drift import Drift
from gamelode.games.belt.rules.generation import Generation
from gamelode.games.belt.rules.rounds import Rounds
from gamelode.games.belt.rules.spots import push, resolve_spot
from gamelode.kernel import proves

from ..scene import CONTENT, EDITION, R, at, begin, generate, spot, table, told, unit, where


@proves("SPOT-01", "SPOT-02", "R-31")
def test_equal_ones_part_the_first_to_the_lower_line() -> None:
    scene = generate(table(script={"green": (5, 5), "white": (6, 5)}))
    assert [spot(scene, rock) for rock in (0, 1)] == [(4, 0), (6, 0)]


@proves("SPOT-03", "R-31")
@pytest.mark.parametrize("whites", [(1, 6), (6, 1)])
def test_a_large_one_keeps_its_place_whoever_came_first(whites: tuple[int, int]) -> None:
    scene = generate(table(script={"green": (5, 5), "white": whites}))
    large = whites.index(6)
    assert [spot(scene, rock) for rock in (large, 1 - large)] == [(5, 0), None]


@proves("SPOT-04")
def test_past_the_outermost_line_it_is_out_of_the_game() -> None:
    game = begin(table(script={"green": (1, 1), "white": (1, 1)}), Rounds())
    assert [spot(at(game), rock) for rock in (0, 1)] == [None, (2, 0)]
    assert told(game, RockGone) == [RockGone(0, "pushed off the board", a_rock(1))]


@proves("SPOT-01", "R-31")
def test_full_lines_settle_without_a_shared_spot() -> None:
    """Six players who all roll the same line."""
    for line in range(1, 10):
        scene = generate(table(players=6, script={"green": (line,) * 6, "white": (1,) * 6}))
        EDITION.rules.audit(scene)
        assert len(scene.size) == 6


@proves("R-32", "R-36")
def test_a_pushed_asteroid_sweeps_what_is_between_the_lines() -> None:
    units = {"scout1": (400, 2700), "hauler1": (609, 2700), "driller2": (400, 3300), "scout2": (400, 3665)}
    scene = table(units, [R(line=5, tick=0)], script={"green": (5, 0), "white": (1, 1)})
    generate(scene)
    assert [where(scene, name) for name in units] == [None, None, None, None]
    scene = table({"hauler1": (610, 2700)}, [R(line=5, tick=0)], script={"green": (5, 0), "white": (1, 1)})
    assert where(generate(scene), "hauler1") == (610, 2700)


@proves("R-36")
def test_a_pushed_asteroid_hits_the_nearest_first() -> None:
    units = {"scout1": (400, 3500), "driller1": (400, 3300), "scout2": (400, 3165)}
    game = begin(table(units, [R(line=5, tick=0)], script={"green": (5,), "white": (1,)}), Generation(seats=(0,)))
    assert told(game, UnitHit) == [
        UnitHit(1, unit(name), "which stood where it was pushed", 400, y)
        for name, y in (("scout2", 3005), ("driller1", 3110), ("scout1", 3340))
    ]


@proves("R-32", "R-42")
def test_riders_of_a_pushed_asteroid_lose_their_hold() -> None:
    scene = table({"scout1": (2165, 3000)}, [R(line=5, tick=4, riders=["scout1"])])
    push(scene, 0, 1, by=0)
    assert (spot(scene, 0), scene.rides[unit("scout1")]) == ((6, 4), -1)
    assert where(scene, "scout1") == (2165, 3000)


@proves("R-32")
def test_an_asteroid_pushed_off_sweeps_as_far_as_the_edge() -> None:
    scene = table({"scout1": (400, 5800)}, [R(line=9, tick=0)])
    push(scene, 0, 1, by=0)
    assert where(scene, "scout1") is None


@proves("R-33", "R-34", "DRIFT-02")
@pytest.mark.parametrize(("size", "first"), [("large", False), ("debris", True)])
def test_a_small_asteroid_lands_exactly_on_a_slower_one(size: str, first: bool) -> None:
    for gap in range(1, 6):
        scene = table(rocks=[R(line=2, tick=0), R(line=2, tick=gap, size=size)])
        for _ in range(gap):
            begin(scene, Drift())
        assert [rock in scene.on_board for rock in (0, 1)] == [first, not first]
        assert scene.tick[0 if first else 1] == 2 * gap


@proves("R-34")
def test_of_two_debris_fields_the_newcomer_goes() -> None:
    scene = table(rocks=[R(line=2, tick=3, size="debris"), R(line=2, tick=3, size="debris")])
    resolve_spot(scene, 0)
    assert [spot(scene, rock) for rock in (0, 1)] == [None, (2, 3)]


@proves("R-34")
def test_an_asteroid_sweeps_up_debris() -> None:
    scene = table(rocks=[R(line=2, tick=3, size="debris"), R(line=2, tick=3, size="large")])
    resolve_spot(scene, 1)
    assert [spot(scene, rock) for rock in (0, 1)] == [None, (2, 3)]
    scene = table(rocks=[R(line=2, tick=3, size="debris"), R(line=2, tick=3)])
    resolve_spot(scene, 0)
    assert [spot(scene, rock) for rock in (0, 1)] == [None, (2, 3)]
    assert CONTENT.ticks == (2, 1, 1)
