"""Where ships go."""

from __future__ import annotations

from gamelode.games.belt.rules.movement import Fly, why_not_fly
from gamelode.games.belt.rules.rounds import Handle
from gamelode.games.belt.table import BeltTable
from gamelode.kernel import Dice, proves

from ..scene import R, at, phase_of, play, refused, table, unit, where


def can_fly(units: dict[str, tuple[int, int]], name: str, x: int, y: int, *rocks: R) -> bool:
    return why_not_fly(table(units, rocks), unit(name), x, y) is None


@proves("MOVE-01", "R-10")
def test_a_ship_may_stay_or_go_less_far() -> None:
    alone = {"driller1": (3000, 3300)}
    assert all(can_fly(alone, "driller1", 3000 + far, 3300) for far in (0, 1, 440, 880))
    assert not can_fly(alone, "driller1", 3881, 3300)


@proves("MOVE-02", "MOVE-08", "R-09")
def test_too_far_is_refused_with_the_length() -> None:
    game = phase_of(table({"hauler1": (1000, 1000)}))
    play(game, Handle(unit("hauler1")))
    refusal = game.why_not(0, Fly(1631, 1000))
    assert refusal is not None
    assert game.sentence(refusal) == "That is farther than the 630 this ship can go. [MOVE-08]"


@proves("R-11")
def test_nothing_in_between_stops_a_ship() -> None:
    wall = [R(line=5, tick=tick, size="large") for tick in (5, 6)]
    units = {"scout1": (2600, 2700), "hauler2": (2600, 3000)}
    assert can_fly(units, "scout1", 2600, 3300, *wall)


@proves("R-12", "MOVE-03")
def test_a_scout_reaches_every_point_of_its_disc() -> None:
    alone = {"scout1": (2800, 3000)}
    assert can_fly(alone, "scout1", 2800 + 1510, 3000)
    assert can_fly(alone, "scout1", 2800 - 906, 3000 - 1208)
    assert can_fly(alone, "scout1", 2810, 3000)


@proves("R-70")
def test_a_point_is_judged_as_it_was_sent_and_never_moved() -> None:
    """Hardly beside an asteroid or hardly beyond the reach: the page may pull a point, the rules do not."""
    game = phase_of(table({"scout1": (2400, 2600), "hauler1": (1000, 1000)}, [R(line=5, tick=4)]))
    play(game, Handle(unit("scout1")))
    assert [refused(game, Fly(2000, y)) for y in (2841, 2835, 2829)] == ["R-13", "", ""]
    assert refused(game, Fly(3911, 2600)) == "MOVE-08"
    play(game, Fly(2000, 2829))
    assert where(at(game), "scout1") == (2000, 2829)


@proves("R-77", "R-68")
def test_random_moves_are_legal_and_may_end_anywhere() -> None:
    scene = table({"scout1": (2400, 2600)}, [R(line=5, tick=4), R(line=3, tick=6, size="large")])
    game, dice = phase_of(scene), Dice.from_seed(5)
    play(game, Handle(unit("scout1")))
    drawn = [game.sample(0, dice) for _ in range(300)]
    assert all(game.why_not(0, choice) is None for choice in drawn)
    listed = set(game.options(0))
    assert sum(choice not in listed for choice in drawn) > 200
    clone = at(game)
    touching = 0
    for choice in drawn:
        assert isinstance(choice, Fly)
        clone.x[0], clone.y[0] = choice.x, choice.y
        touching += clone.touches_rock(0, 0)
    assert touching > 30


def drawn(scene: BeltTable, name: str, count: int = 200) -> list[Fly]:
    """Destinations that come up at random."""
    game, dice = phase_of(scene), Dice.from_seed(5)
    play(game, Handle(unit(name)))
    choices = [game.sample(0, dice) for _ in range(count)]
    return [choice for choice in choices if isinstance(choice, Fly)]


@proves("R-77")
def test_a_random_hauler_with_cargo_mostly_goes_home() -> None:
    rocks = [R(line=4, tick=8, holds="2 lameum", left=2)]
    units = {"hauler1": (4000, 2300), "driller1": (500, 300)}
    empty, loaded = (table(units, rocks, cargo=cargo) for cargo in ({}, {"hauler1": "1 uberoid"}))
    home = [sum(scene.is_at_refinery(2, to.x, to.y, 0) for to in drawn(scene, "hauler1")) for scene in (empty, loaded)]
    assert home[0] < 20 < 100 < home[1]


@proves("R-77")
def test_a_random_hauler_seeks_open_asteroids() -> None:
    rocks = [R(line=5, tick=4, holds="2 lameum", left=2), R(line=5, tick=3)]
    scene = table({"hauler1": (1800, 2600)}, rocks)
    at_rock = [0, 0]
    for to in drawn(scene, "hauler1"):
        scene.x[unit("hauler1")], scene.y[unit("hauler1")] = to.x, to.y
        for rock in (0, 1):
            at_rock[rock] += scene.touches_rock(unit("hauler1"), rock)
    assert at_rock[0] > 100 > 10 > at_rock[1]


@proves("R-77")
def test_a_random_driller_with_a_load_seeks_a_hauler_of_its_team() -> None:
    units = {"driller1": (2000, 2700), "hauler1": (2400, 2700), "hauler2": (2000, 2300)}
    scene = table(units, [R(line=5, tick=4)], cargo={"driller1": "1 lameum"})
    at_unit = dict.fromkeys(("hauler1", "hauler2"), 0)
    for to in drawn(scene, "driller1"):
        scene.x[unit("driller1")], scene.y[unit("driller1")] = to.x, to.y
        for name in at_unit:
            at_unit[name] += scene.touches_unit(unit("driller1"), unit(name))
    assert at_unit["hauler1"] > 100 > 10 > at_unit["hauler2"]


@proves("R-77")
def test_a_random_unit_that_is_attached_often_stays() -> None:
    scene = table({"hauler1": (1785, 3000)}, [R(line=5, tick=4, riders=["hauler1"])])
    assert 25 < sum(to == Fly(1785, 3000) for to in drawn(scene, "hauler1")) < 80
