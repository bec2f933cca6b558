"""What bots are told: a table that is better for a seat looks better to it."""

from __future__ import annotations

from pathlib import Path

import pytest

from gamelode.games.belt.bots.value import LEAD, value, value_parts
from gamelode.games.belt.table import BeltTable
from gamelode.kernel import Dice, Game

from ..scene import EDITION, R, at, table, unit

HOME = {"hauler1": (3000, 300), "hauler2": (3000, 900)}


def looks(scene: BeltTable, seat: int = 0) -> float:
    return value(scene, seat)


@pytest.mark.parametrize("players", range(2, 7))
def test_it_lies_between_nought_and_one_at_any_time(players: int) -> None:
    game, dice = Game.start(EDITION, players, seed=players), Dice.from_seed(players)
    while not game.is_over:
        seat = game.waiting()[0]
        assert all(0 < looks(at(game), each) < 1 for each in range(players))
        game.play(seat, game.sample(seat, dice))


def test_a_refinery_of_a_designer_may_have_more_health(tmp_path: Path) -> None:
    changes = tmp_path / "strong.toml"
    changes.write_text("[refinery]\nhealth = 9\n", encoding="utf-8")
    game = Game.start(EDITION.rules.edition(changes), 2, 1)
    assert 0 < looks(at(game)) < 1


def test_team_mates_see_it_alike() -> None:
    scene = table({"hauler1": (3000, 300)}, players=4, stock={0: (3, 4, 5)})
    assert looks(scene, 0) == looks(scene, 2) > 0.5 > looks(scene, 1) == looks(scene, 3)


def test_ore_is_good_and_better_nearer_to_home_and_best_in_stock() -> None:
    def hauling(x: int, y: int, holds: str, uberoid: int = 1) -> float:
        scene = table({**HOME, "hauler1": (x, y)}, cargo={"hauler1": holds}, stock={0: (uberoid, 4, 5)})
        scene.acting, scene.handled = 0, 1 << unit("hauler1")
        return looks(scene)

    empty, far = hauling(1000, 300, "0 uberoid"), hauling(1000, 300, "3 uberoid")
    near, stored = hauling(4000, 2100, "3 uberoid"), hauling(4000, 2100, "0 uberoid", 4)
    assert empty < far < near < stored


def test_a_unit_in_the_path_of_a_rock_is_as_good_as_lost_once_it_cannot_move() -> None:
    rocks = [R(line=5, tick=4)]
    scene = table({**HOME, "driller1": (2300, 3000)}, rocks)
    scene.acting = 0
    may_move = looks(scene)
    scene.handled = 1 << unit("driller1")
    assert looks(scene) < may_move


def test_riding_saves_a_unit_except_off_the_board() -> None:
    def riding(tick: int, riders: list[str]) -> float:
        x = 400 + 400 * tick + 215
        rock = R(line=5, tick=tick, size="small", riders=riders)
        scene = table({**HOME, "hauler1": (x, 3000)}, [rock], berths=(900, 5100))
        scene.acting, scene.handled = 0, 1 << unit("hauler1")
        return looks(scene)

    assert riding(4, ["hauler1"]) > riding(4, [])
    assert riding(4, ["hauler1"]) > riding(12, ["hauler1"])


def test_a_rock_on_its_way_to_the_refinery_is_bad_and_emptying_it_is_good() -> None:
    quiet = looks(table(HOME, [R(line=6, tick=8, holds="4 lameum", left=4)], berths=(1800, 5400)))
    full = looks(table(HOME, [R(line=3, tick=8, holds="4 lameum", left=4)], berths=(1800, 5400)))
    less = looks(table(HOME, [R(line=3, tick=8, holds="4 lameum", left=1)], berths=(1800, 5400)))
    assert full < less < quiet


def test_what_a_team_knows_is_worth_something() -> None:
    known = looks(table(HOME, [R(line=6, tick=8, holds="2 lameum", known=[0])]))
    theirs = looks(table(HOME, [R(line=6, tick=8, holds="2 lameum", known=[1])]))
    assert known > theirs


def test_harm_to_one_of_several_others_is_good_for_whoever_would_win_by_its_end() -> None:
    def looks_after(harm: int, uberoid: int) -> float:
        return looks(table(HOME, players=3, stock={0: (uberoid, 4, 5)}, health={2: 5 - harm}))

    assert looks_after(3, uberoid=2) > looks_after(0, uberoid=2)
    assert looks_after(3, uberoid=1) < looks_after(0, uberoid=1)


def test_a_raider_is_less_bad_if_a_driller_can_drive_it_off() -> None:
    raid = {**HOME, "driller2": (4155, 2100)}
    guarded = looks(table({**raid, "driller1": (3700, 2100)}))
    assert looks(table({**raid, "driller1": (400, 2100)})) < guarded < looks(table({**HOME, "driller1": (3700, 2100)}))


def test_a_driller_keeps_off_one_raider_only() -> None:
    """A second driller beside the first is of use as soon as there is a second raider."""

    def looks_with(raiders: dict[str, tuple[int, int]], second: tuple[int, int]) -> float:
        guards = {"driller1": (3700, 2100), "driller3": second}
        return looks(table({**HOME, **guards, **raiders}, players=4))

    one, two = {"driller2": (4155, 2150)}, {"driller2": (4155, 2150), "driller4": (4155, 1960)}
    near, far = (3700, 2400), (400, 2100)
    assert looks_with(one, near) <= looks_with(one, far)
    assert looks_with(two, near) > looks_with(two, far)


def test_a_refinery_stands_well_between_lines_and_out_of_the_reach_of_drillers() -> None:
    def berth(y: int) -> float:
        return looks(table(players=3, berths=(y, 900, 2100)))

    assert berth(3000) < berth(3300)
    assert berth(2700) < berth(3300)


def test_a_hauler_with_other_ore_aboard_is_no_help_against_a_rock_that_is_about_to_crash() -> None:
    rocks = [R(line=3, tick=8, holds="3 lameum", left=3)]

    def beside(cargo: str) -> float:
        return looks(table({**HOME, "hauler1": (3600, 2015)}, rocks, berths=(1800, 5400), cargo={"hauler1": cargo}))

    assert beside("1 mundacite") < beside("1 lameum")


def test_a_driller_that_can_soon_be_at_the_refinery_is_a_threat_if_its_team_would_win_by_that() -> None:
    def looks_near(x: int, players: int, uberoid: int) -> float:
        return looks(table({**HOME, "driller2": (x, 1700)}, players=players, stock={1: (uberoid, 4, 5)}))

    assert looks_near(4155, players=2, uberoid=1) < looks_near(300, players=2, uberoid=1)
    assert looks_near(4155, players=3, uberoid=2) < looks_near(300, players=3, uberoid=2)
    assert looks_near(4155, players=3, uberoid=1) == looks_near(300, players=3, uberoid=1)


# --- parts of the value


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_parts_add_up_to_the_lead_that_the_value_grows_with(seats: int) -> None:
    game, dice = Game.start(EDITION, seats, 5), Dice.from_seed(5)
    while not game.is_over and game.answers < 200:
        if game.answers % 20 == 0:
            lead = sum(value_parts(at(game), 0).values())
            assert value(at(game), 0) == pytest.approx(0.5 + 0.5 * lead / (abs(lead) + LEAD))
        seat = game.waiting()[0]
        game.play(seat, game.sample(seat, dice))
