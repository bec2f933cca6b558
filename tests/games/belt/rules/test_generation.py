"""New asteroids."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gamelode.games.belt.events import AsteroidRolled
from gamelode.games.belt.kinds import LARGE, SMALL, UNDRILLED, UNKNOWN, kind_of
from gamelode.games.belt.rules.generation import Generation
from gamelode.games.belt.rules.places import why_not_rest
from gamelode.games.belt.rules.rounds import END_PHASE, Rounds
from gamelode.kernel import proves

from ..scene import EDITION, R, begin, drift, generate, play, spot, table, told, where


@proves("GEN-01", "GEN-03", "R-22", "R-66")
def test_every_player_rolls_both_dice_once_in_turn_order() -> None:
    scene = table(players=4, first=1, script={"green": (1, 0, 3, 4), "white": (1, 2, 6, 3)})
    game = begin(scene, Generation(seats=scene.order))
    rolls = [AsteroidRolled(1, 1, 1), AsteroidRolled(3, 0, 2), AsteroidRolled(0, 3, 6), AsteroidRolled(2, 4, 3)]
    assert told(game, AsteroidRolled) == rolls
    assert len(scene.on_board) == 3


@proves("R-22")
def test_in_a_round_whoever_goes_first_rolls_first() -> None:
    game = begin(table({"hauler1": (500, 300)}, first=1, script={"green": (0, 0), "white": (1, 2)}), Rounds())
    assert told(game, AsteroidRolled) == [AsteroidRolled(1, 0, 1), AsteroidRolled(0, 0, 2)]


@proves("GEN-04", "GEN-05", "AST-01", "R-18")
@pytest.mark.parametrize(("white", "size"), [(1, SMALL), (4, SMALL), (5, LARGE), (6, LARGE)])
def test_the_white_die_sets_the_size(white: int, size: int) -> None:
    scene = generate(table(script={"green": (2, 0), "white": (white, 1)}))
    assert scene.size == [size]


@proves("GEN-06", "GEN-08", "AST-05", "R-04", "R-67")
def test_an_asteroid_appears_face_down_at_the_start_of_its_line() -> None:
    scene = generate(table(script={"green": (8, 3), "white": (1, 1)}))
    assert [spot(scene, rock) for rock in (0, 1)] == [(8, 0), (3, 0)]
    assert (scene.deposit, scene.left, scene.known) == ([UNKNOWN] * 2, [UNDRILLED] * 2, [0, 0])


@proves("GEN-07", "R-03", "R-29")
def test_a_green_nought_places_nothing() -> None:
    scene = generate(table(script={"green": (0, 0), "white": (1, 6)}))
    assert (scene.on_board, scene.piles) == ([], [24, 10])


@proves("AST-03", "R-29")
def test_if_a_pile_is_empty_the_other_serves() -> None:
    rocks = [R(line=1 + tick % 9, tick=1 + tick, size="large") for tick in range(10)]
    scene = generate(table(rocks=rocks, script={"green": (5, 0), "white": (6, 1)}))
    assert (scene.size[-1], scene.piles) == (SMALL, [23, 0])


@proves("R-29")
def test_if_both_piles_are_empty_nobody_rolls() -> None:
    scene = table(no_piles=True)
    game = begin(scene, Generation(seats=(0, 1)))
    assert (told(game, AsteroidRolled), scene.dice.drawn) == ([], 0)


@proves("GEN-02", "DRIFT-04", "R-21")
def test_a_round_begins_with_generation_and_the_next_follows_the_movement() -> None:
    scene = table({"hauler1": (2000, 300)}, script={"green": (4, 0, 0, 6), "white": (1, 1, 1, 1)})
    game = begin(scene, Rounds())
    assert (scene.round, spot(scene, 0)) == (1, (4, 0))
    while scene.round == 1:
        play(game, END_PHASE)
    assert [spot(scene, rock) for rock in (0, 1)] == [(4, 2), (6, 0)]


@proves("R-30", "HIT-01")
def test_a_unit_where_an_asteroid_appears_is_destroyed() -> None:
    units = {"scout1": (500, 3000), "hauler1": (400, 3211), "driller1": (609, 3000)}
    scene = generate(table(units, script={"green": (5, 0), "white": (1, 1)}))
    assert [where(scene, name) for name in units] == [None, (400, 3211), (609, 3000)]


# --- everything at once

rolls = st.lists(st.tuples(st.integers(0, 9), st.integers(1, 6)), min_size=18, max_size=18)
near_the_start = st.lists(st.tuples(st.integers(60, 900), st.integers(60, 5940)), max_size=18)


@proves("R-13", "R-30", "R-31", "R-32", "SPOT-01")
@settings(max_examples=60, deadline=None)
@given(rolls, near_the_start)
def test_nothing_overlaps_after_any_generation(dice: list[tuple[int, int]], places: list[tuple[int, int]]) -> None:
    """Six players roll in three rounds, and squads wait where asteroids appear and are pushed."""
    script = {"green": tuple(green for green, _ in dice), "white": tuple(white for _, white in dice)}
    scene = table(players=6, script=script)
    for number, (x, y) in enumerate(places):
        if why_not_rest(scene, kind_of(number), x, y) is None:
            scene.put_unit(number, x, y)
    for _ in range(3):
        generate(scene)
        EDITION.rules.audit(scene)
        drift(scene)
        EDITION.rules.audit(scene)
