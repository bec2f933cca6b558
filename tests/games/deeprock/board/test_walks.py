"""The ways of creatures."""

from __future__ import annotations

import random

import pytest

from gamelode.games.deeprock.board.hexes import ALL, BIT, BOARD, WITHIN, distance
from gamelode.games.deeprock.board.walks import onward, rims, steps_to, walk, ways
from gamelode.kernel import proves

from ..scene import at, bits


@proves("R-57")
def test_a_creature_climbs_along_the_rim_and_cannot_jump() -> None:
    """A pit three spaces long: a creature on its north side goes round the end, not across."""
    pits = bits((-1, 0), (0, 0), (1, 0))
    north, south = at(0, -1), at(0, 1)
    assert distance(north, south) == 2
    layers = walk(north, BOARD, pits, 0, 99, False)
    assert steps_to(layers, at(0, 0)) == 1
    assert steps_to(layers, south) == 3  # about the end of the pit
    assert steps_to(walk(north, BOARD, 0, 0, 99, False), south) == 2  # a flyer


@proves("R-57")
def test_a_creature_in_a_single_pit_space_may_leave_it_anywhere() -> None:
    layers = walk(at(0, -1), BOARD, bits((0, 0)), 0, 99, False)
    assert steps_to(layers, at(0, 1)) == 2
    assert len(rims(bits((0, 0))).arcs) == 1


@proves("R-57")
def test_at_the_start_of_a_move_a_creature_in_a_pit_may_choose_its_side() -> None:
    pits = bits((-1, 0), (0, 0), (1, 0))
    layers = walk(at(0, 0), BOARD, pits, 0, 99, False)
    assert steps_to(layers, at(0, -1)) == steps_to(layers, at(0, 1)) == 1


@proves("R-80")
def test_what_is_held_can_be_entered_and_not_left() -> None:
    held = bits((0, 0), (1, 0))
    out = walk(at(0, 0), BOARD, 0, held, 99, False)
    assert steps_to(out, at(1, 0)) == 1
    assert steps_to(out, at(2, 0)) == -1
    assert steps_to(walk(at(2, 0), BOARD, 0, held, 99, False), at(0, 0)) == 2
    assert steps_to(walk(at(2, 0), BOARD, 0, held, 99, True), at(0, 0)) == -1


@proves("R-57", "R-80")
@pytest.mark.parametrize("seed", range(30))
def test_walking_is_the_same_as_going_step_by_step(seed: int) -> None:
    chance = random.Random(seed)
    pits = sum(BIT[s] for s in chance.sample(ALL, 25))
    usable = sum(BIT[s] for s in ALL if chance.random() < 0.8)
    held = WITHIN[2][chance.choice(ALL)] if seed % 2 else 0
    start, rim = chance.choice(ALL), rims(pits)
    states = {(start, foothold) for foothold in rim.footholds.get(start, [-1])}
    seen_states, seen_spaces, layers = set(states), {start}, [BIT[start]]
    while states:
        states = {then for state in states for then in onward(rim, *state, usable, held)} - seen_states
        seen_states |= states
        layers.append(sum(BIT[s] for s in {space for space, _hold in states} - seen_spaces))
        seen_spaces |= {space for space, _hold in states}
    assert list(walk(start, usable, pits, held, 99, False)) == layers[: len(layers) - 1]


def test_ways_are_listed_from_the_smallest_spaces_on() -> None:
    found = ways(at(0, 0), at(1, 1), 2, (BOARD, 0, 0))
    assert found == ((at(1, 0), at(1, 1)), (at(0, 1), at(1, 1)))
