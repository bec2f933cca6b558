"""The canonical destinations: complete, legal, in order, and not too many."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gamelode.games.belt.rules.destinations import destinations
from gamelode.games.belt.rules.movement import FlyWhere, why_not_fly
from gamelode.games.belt.table import BeltTable
from gamelode.kernel import Dice, Game, proves

from .. import reference
from ..scene import EDITION, R, at, table, unit


def positions(players: int, seed: int) -> Iterator[tuple[BeltTable, int]]:
    """Every free move of a random game."""
    game, dice = Game.start(EDITION, players, seed), Dice.from_seed(seed)
    while not game.is_over:
        seat = game.waiting()[0]
        if isinstance(game.question, FlyWhere):
            yield at(game), game.question.unit
        game.play(seat, game.sample(seat, dice))


@proves("R-68")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_list_is_what_the_ruling_says(players: int) -> None:
    for scene, moving in positions(players, players):
        listed = destinations(scene, moving)
        assert listed == reference.destinations(scene, moving)
        assert len(listed) <= 300


@proves("R-68")
def test_all_are_legal_and_different_and_the_first_is_to_stay() -> None:
    scene = table(
        {"driller1": (1805, 3000), "hauler1": (1600, 2700), "driller2": (2200, 2700), "hauler2": (2500, 3200)},
        [R(line=5, tick=4), R(line=5, tick=5), R(line=4, tick=4, size="large"), R(line=5, tick=6, size="debris")],
    )
    for name in ("driller1", "hauler1", "driller2"):
        listed = destinations(scene, unit(name))
        assert listed[0] == (scene.x[unit(name)], scene.y[unit(name)])
        assert len(set(listed)) == len(listed)
        assert all(why_not_fly(scene, unit(name), *point) is None for point in listed)
        assert listed == reference.destinations(scene, unit(name))


@proves("R-68")
def test_a_driller_is_offered_a_place_beside_asteroid_and_hauler() -> None:
    scene = table({"driller1": (1300, 2600), "hauler1": (1785, 3000)}, [R(line=5, tick=4)])
    driller = unit("driller1")
    both = []
    for x, y in destinations(scene, driller):
        scene.x[driller], scene.y[driller] = x, y
        if scene.touches_rock(driller, 0) and scene.touches_unit(driller, unit("hauler1")):
            both.append((x, y))
    assert len(both) == 2


@proves("R-68")
def test_crowded_scenes_agree_with_the_ruling_too() -> None:
    """Everything around a refinery, and rocks on every spot near it."""
    rocks = [
        R(line=line, tick=tick, size=("small", "large")[(line + tick) % 2]) for line in (2, 3, 4, 5) for tick in (8, 9)
    ]
    units = {"scout1": (4400, 1885), "driller1": (4155, 2100), "hauler1": (4400, 2365), "scout2": (4000, 2150),
             "driller2": (4645, 2100), "hauler2": (3800, 2150)}  # fmt: skip
    scene = table(units, [rock for rock in rocks if rock.size == "small" or rock.line in (2, 5)])
    for each in range(6):
        assert destinations(scene, each) == reference.destinations(scene, each)
