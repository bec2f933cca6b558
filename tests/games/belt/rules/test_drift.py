"""Asteroid movement and what it hits."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gamelode.games.belt.board.geometry import square_gap
from gamelode.games.belt.events import AsteroidOpened, RockDrifted, ScoutRolled, UnitHit
from gamelode.games.belt.kinds import kind_of
from gamelode.games.belt.rules.drift import Drift, RockMoves, path_of, refinery_in_path
from gamelode.games.belt.rules.places import why_not_rest
from gamelode.games.belt.rules.rounds import END_PHASE, Rounds
from gamelode.games.belt.table import BeltTable
from gamelode.kernel import Dice, Game, proves

from ..scene import CONTENT, EDITION, R, at, begin, cargo, deposit, drift, play, spot, table, told, unit, where


@proves("DRIFT-01", "DRIFT-02", "DRIFT-03", "DEB-03", "R-44")
@pytest.mark.parametrize(
    ("size", "was", "ticks"),
    [("small", "small", 2), ("large", "large", 1), ("debris", "small", 1), ("debris", "large", 1)],
)
def test_how_far_things_drift(size: str, was: str, ticks: int) -> None:
    scene = drift(table(rocks=[R(line=3, tick=2, size=size, was=was)]))
    assert spot(scene, 0) == (3, 2 + ticks)


@proves("DRIFT-01", "R-35")
def test_the_farthest_moves_first_and_of_equals_the_lower_line() -> None:
    rocks = [R(line=5, tick=1), R(line=4, tick=6), R(line=2, tick=6, size="large"), R(line=2, tick=9)]
    game = begin(table(rocks=rocks, berths=(3600, 5400)), Drift())
    assert [event.rock for event in told(game, RockDrifted) if isinstance(event, RockDrifted)] == [3, 2, 1, 0]


@proves("R-35")
def test_what_is_gone_before_its_turn_does_not_move() -> None:
    scene = table(rocks=[R(line=5, tick=4), R(line=6, tick=4)])
    scene.remove(0, "test")
    begin(scene, Drift(rocks=(0, 1), at="next_rock"))
    assert [spot(scene, rock) for rock in (0, 1)] == [None, (6, 6)]


@proves("HIT-01", "HIT-02", "R-36")
@pytest.mark.parametrize("name", ["scout1", "driller1", "hauler1"])
def test_an_asteroid_destroys_whatever_is_in_its_path(name: str) -> None:
    held = {name: "1 lameum"} if name != "scout1" else {}
    scene = drift(table({name: (2300, 3000)}, [R(line=5, tick=4)], cargo=held))
    assert (where(scene, name), cargo(scene, name)) == (None, "")


@proves("R-36", "R-37")
@pytest.mark.parametrize(
    ("x", "y", "hit"),
    [(2400, 2800, True), (2400, 2790, False), (2905, 3000, True), (3010, 3000, False), (1790, 3000, False)],
)
def test_the_whole_path_counts_and_not_more(x: int, y: int, hit: bool) -> None:
    scene = drift(table({"hauler1": (x, y)}, [R(line=5, tick=4)]))
    assert (where(scene, "hauler1") is None) == hit


@proves("R-36")
def test_hits_come_in_the_order_of_the_path() -> None:
    units = {"hauler1": (2700, 3000), "driller1": (2400, 3010), "hauler2": (2400, 2800)}
    game = begin(table(units, [R(line=5, tick=4)]), Drift())
    hits = [event.unit for event in told(game, UnitHit) if isinstance(event, UnitHit)]
    assert hits == [unit(name) for name in ("hauler2", "driller1", "hauler1")]


@proves("DEB-05", "HIT-02")
def test_debris_destroys_units() -> None:
    scene = drift(table({"driller1": (2300, 3000)}, [R(line=5, tick=4, size="debris")]))
    assert where(scene, "driller1") is None
    assert spot(scene, 0) == (5, 5)


@proves("R-43", "HIT-02", "HIT-04")
def test_an_asteroid_gives_a_scout_no_roll() -> None:
    scene = drift(table({"scout1": (2300, 3000)}, [R(line=5, tick=4)]))
    assert (where(scene, "scout1"), scene.dice.drawn) == (None, 0)


@proves("R-43", "HIT-04", "R-66")
def test_scouts_roll_one_after_another_until_one_breaks_the_debris() -> None:
    units = {"scout1": (2300, 3000), "scout2": (2100, 3100), "hauler1": (2450, 2950)}
    scene = table(units, [R(line=5, tick=4, size="debris", riders=["hauler2"])], script={"white": (3, 4)})
    scene.put_unit(unit("hauler2"), 1785, 3000)
    game = begin(scene, Drift())
    rolls = [(event.unit, event.roll) for event in told(game, ScoutRolled) if isinstance(event, ScoutRolled)]
    assert rolls == [(unit("scout2"), 3), (unit("scout1"), 4)]
    assert [where(scene, name) for name in ("scout2", "scout1", "hauler1")] == [None, (2300, 3000), (2450, 2950)]
    assert (where(scene, "hauler2"), scene.rides[unit("hauler2")]) == ((1785, 3000), -1)


@proves("HIT-05", "HIT-06")
@pytest.mark.parametrize(("roll", "lives"), [(1, False), (2, False), (3, False), (4, True), (5, True), (6, True)])
def test_a_scout_breaks_debris_on_four_or_more(roll: int, lives: bool) -> None:
    scene = drift(table({"scout1": (2300, 3000)}, [R(line=5, tick=4, size="debris")], script={"white": (roll,)}))
    assert (where(scene, "scout1") is not None, spot(scene, 0) is None) == (lives, lives)


@proves("ATT-01", "R-38", "R-45")
def test_riders_are_carried_by_what_they_ride() -> None:
    rocks = [R(line=5, tick=4, size="debris", was="large", riders=["hauler1"])]
    scene = drift(table({"hauler1": (1725, 3000)}, rocks))
    assert (where(scene, "hauler1"), scene.rides[unit("hauler1")]) == ((2125, 3000), 0)


@proves("R-38")
def test_a_rider_is_scraped_off_by_a_unit_in_its_way_and_that_one_is_unharmed() -> None:
    units = {"driller1": (2000, 2805), "scout2": (2400, 2700)}
    scene = drift(table(units, [R(line=5, tick=4, size="large", riders=[])]))
    assert where(scene, "scout2") == (2400, 2700)
    units = {"driller1": (2000, 2745), "scout2": (2300, 2700)}
    scene = drift(table(units, [R(line=5, tick=4, size="large", riders=["driller1"])]))
    assert (where(scene, "driller1"), scene.rides[unit("driller1")]) == ((2000, 2745), -1)
    assert where(scene, "scout2") == (2300, 2700)


@proves("R-38")
def test_a_rider_is_scraped_off_by_one_that_rides_another_rock() -> None:
    """The large one has moved on before, and its rider is in the way of the small one's."""
    units = {"hauler1": (2000, 2785), "hauler2": (2600, 2725)}
    rocks = [R(line=5, tick=4, riders=["hauler1"]), R(line=5, tick=6, size="large", riders=["hauler2"])]
    scene = drift(table(units, rocks))
    assert (where(scene, "hauler2"), scene.rides[unit("hauler2")]) == ((3000, 2725), 1)
    assert (where(scene, "hauler1"), scene.rides[unit("hauler1")]) == ((2000, 2785), -1)


@proves("R-38")
def test_riders_of_one_rock_do_not_hinder_each_other() -> None:
    units = {"driller1": (1805, 3000), "hauler1": (2215, 3000)}
    scene = drift(table(units, [R(line=5, tick=4, riders=["driller1", "hauler1"])]))
    assert [where(scene, name) for name in units] == [(2605, 3000), (3015, 3000)]


@proves("ATT-03", "R-41")
def test_leaving_the_board_sweeps_to_the_edge_and_takes_the_riders_along() -> None:
    units = {"scout1": (4800, 3435), "hauler1": (5480, 3600), "hauler2": (5300, 3900)}
    scene = drift(table(units, [R(line=6, tick=11, riders=["scout1"])]))
    assert [where(scene, name) for name in units] == [None, None, (5300, 3900)]
    assert (spot(scene, 0), scene.deposit[0]) == (None, -1)


@proves("R-04", "R-41")
@pytest.mark.parametrize(
    ("size", "tick", "stays"),
    [("small", 10, True), ("small", 11, False), ("large", 11, True), ("large", 12, False), ("debris", 12, False)],
)
def test_past_the_last_tick_it_is_gone(size: str, tick: int, stays: bool) -> None:
    scene = drift(table(rocks=[R(line=9, tick=tick, size=size)]))
    assert (spot(scene, 0) is not None) == stays


@proves("R-43", "R-41")
def test_riders_of_leaving_debris_live_if_a_scout_breaks_it_up() -> None:
    rocks = [R(line=6, tick=12, size="debris", riders=["hauler1"])]
    scene = drift(table({"hauler1": (5200, 3385), "scout1": (5400, 3600)}, rocks, script={"white": (5,)}))
    assert (where(scene, "hauler1"), scene.rides[unit("hauler1")]) == ((5200, 3385), -1)


@proves("DEB-04", "DMG-04", "HIT-03")
def test_debris_does_one_point() -> None:
    scene = drift(table(rocks=[R(line=3, tick=9, size="debris", was="large")], berths=(1800, 3900)))
    assert (scene.health, spot(scene, 0)) == ([4, 5], None)


@proves("DMG-03", "R-40")
def test_an_open_asteroid_does_what_is_left_in_it() -> None:
    scene = drift(table(rocks=[R(line=3, tick=8, holds="4 lameum", left=2)], berths=(1800, 3900)))
    assert scene.health == [3, 5]


@proves("DMG-01", "R-72")
def test_surplus_damage_has_no_effect() -> None:
    scene = drift(table(rocks=[R(line=3, tick=9, size="large", holds="6 lameum", left=6)], berths=(1800, 3900)))
    assert scene.health == [0, 5]


@proves("R-40", "DRILL-02", "R-65")
def test_a_crash_shows_what_was_hidden() -> None:
    scene = table(rocks=[R(line=3, tick=8)], berths=(1800, 3900), script={"small": (deposit("2 lameum"),)})
    game = begin(scene, Drift())
    assert told(game, AsteroidOpened) == [AsteroidOpened(0, deposit("2 lameum"))]
    assert [rock.deposit for rock in game.view(None).gone] == [deposit("2 lameum")]


@proves("R-40")
def test_in_a_crash_riders_stay_behind_and_units_before_the_refinery_are_hit() -> None:
    units = {"hauler1": (3385, 1800), "driller1": (4040, 1800)}
    rocks = [R(line=3, tick=8, holds="2 lameum", left=2, riders=["hauler1"])]
    scene = drift(table(units, rocks, berths=(1800, 3900)))
    assert (where(scene, "hauler1"), scene.rides[unit("hauler1")]) == ((3385, 1800), -1)
    assert where(scene, "driller1") is None
    assert scene.health == [3, 5]


@proves("R-40")
def test_in_a_crash_a_rider_in_front_is_run_over() -> None:
    rocks = [R(line=3, tick=8, holds="2 lameum", left=2, riders=["hauler1"])]
    scene = drift(table({"hauler1": (3815, 1800)}, rocks, berths=(1800, 3900)))
    assert where(scene, "hauler1") is None


@proves("R-40")
def test_a_scout_before_the_refinery_may_save_it() -> None:
    rocks = [R(line=3, tick=9, size="debris")]
    scene = drift(table({"scout1": (4180, 1800)}, rocks, berths=(1800, 3900), script={"white": (4,)}))
    assert (scene.health, spot(scene, 0), where(scene, "scout1")) == ([5, 5], None, (4180, 1800))


@proves("R-39")
@pytest.mark.parametrize(("berth", "size", "line", "crash"), [
    (1800, "small", 3, True), (1800, "large", 3, True), (1800, "debris", 3, True), (1800, "large", 4, False),
    (2100, "small", 3, False), (2100, "debris", 4, False), (2100, "large", 3, True), (2100, "large", 4, True),
])  # fmt: skip
def test_what_a_berth_is_exposed_to(berth: int, size: str, line: int, crash: bool) -> None:
    scene = table(rocks=[R(line=line, tick=9, size=size)], berths=(berth, 5400))
    assert (refinery_in_path(scene, 0, 4000, 4400)[0] == 0) == crash


@proves("R-39")
def test_of_two_refineries_at_once_the_upper_one_is_hit() -> None:
    """Berths on both sides of a line, which only five teams can have."""
    scene = table(rocks=[R(line=3, tick=9, size="large")], players=5, berths=(2100, 1500, 3300, 4500, 5100))
    assert refinery_in_path(scene, 0, 4000, 4400) == (1, 4194)


@proves("R-42")
def test_riders_of_a_shattered_asteroid_lose_their_hold() -> None:
    rocks = [R(line=2, tick=4, riders=["hauler1"]), R(line=2, tick=5, size="large")]
    scene = drift(table({"hauler1": (1785, 1200)}, rocks))
    assert (spot(scene, 0), scene.rides[unit("hauler1")]) == (None, -1)
    assert where(scene, "hauler1") is not None


@proves("TURN-13")
def test_movement_follows_the_last_phase_of_the_round() -> None:
    units, rolls = {"hauler1": (500, 300), "hauler2": (900, 300)}, {"green": (0,) * 4, "white": (1,) * 4}
    scene = table(units, [R(line=5, tick=4)], script=rolls)
    game = begin(scene, Rounds())
    play(game, END_PHASE)
    assert spot(at(game), 0) == (5, 4)
    play(game, END_PHASE)
    assert spot(at(game), 0) == (5, 6)


@proves("DRIFT-01", "R-35")
@pytest.mark.parametrize("players", [2, 5])
def test_what_meets_nothing_moves_as_if_every_step_had_been_looked_at(players: int) -> None:
    game, dice = Game.start(EDITION, players, seed=players), Dice.from_seed(players)
    while not game.is_over:
        one, two = at(game.clone()), at(game.clone())
        drift(one)
        for rock in sorted(two.on_board, key=lambda rock: (-two.tick[rock], two.line[rock])):
            if rock in two.on_board:
                start, end = path_of(two, rock)
                begin(two, RockMoves(rock=rock, start=start, end=end))
        assert msgspec.json.encode(one) == msgspec.json.encode(two)
        seat = game.waiting()[0]
        game.play(seat, game.sample(seat, dice))


# --- everything at once

spots = st.tuples(st.integers(1, 9), st.integers(0, 12))
NAMES = ["scout1", "driller1", "hauler1", "scout2", "driller2", "hauler2"]


@proves("R-13", "R-33", "R-38")
@settings(max_examples=60, deadline=None)
@given(st.dictionaries(spots, st.sampled_from(["small", "large", "debris"]), max_size=12), st.data())
def test_nothing_overlaps_after_any_movement(rocks: dict[tuple[int, int], str], data: st.DataObject) -> None:
    """Refineries, rocks and units anywhere, units beside rocks or not, some of them attached."""
    upper, lower = data.draw(st.integers(600, 1500)), data.draw(st.integers(3900, 5400))
    adrift = [R(line=line, tick=tick, size=size) for (line, tick), size in rocks.items()]
    scene = table(rocks=adrift, berths=(upper // 300 * 300, lower // 300 * 300))
    for rock in list(scene.on_board):
        if is_on_refinery(scene, rock):
            scene.remove(rock, "in the way of a scene")
    for name in NAMES:
        x, y = data.draw(st.integers(0, 5600)), data.draw(st.integers(0, 6000))
        near, holds = data.draw(st.booleans()), data.draw(st.booleans())
        if near and scene.on_board:
            target = data.draw(st.sampled_from(scene.on_board))
            rx, ry = scene.place(target)
            dx, dy = data.draw(st.integers(-30, 30)) * 10, data.draw(st.integers(-30, 30)) * 10
            x, y = rx + dx, ry + dy
        if why_not_rest(scene, kind_of(unit(name)), x, y) is None:
            scene.put_unit(unit(name), x, y)
            beside = [rock for rock in scene.on_board if scene.touches_rock(unit(name), rock)]
            if beside and holds:
                scene.rides[unit(name)] = beside[0]
    EDITION.rules.audit(scene)
    for _ in range(3):
        drift(scene)
        EDITION.rules.audit(scene)


def is_on_refinery(scene: BeltTable, rock: int) -> bool:
    x, y = scene.place(rock)
    radius = CONTENT.rock_radius[scene.size[rock]]
    return any(square_gap(x - 4400, y - berth, CONTENT.half) < radius * radius for berth in scene.berths)
