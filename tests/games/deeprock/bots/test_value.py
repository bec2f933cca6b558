"""How good a table looks to a bot, and what greedy bots do."""

from __future__ import annotations

from math import exp
from pathlib import Path

import pytest

from gamelode.bots import GreedyBot, Position
from gamelode.bots.values import value_of
from gamelode.games.deeprock import RULES
from gamelode.games.deeprock.board.hexes import NEAR, WITHIN
from gamelode.games.deeprock.bots.value import EVEN, FAR, SURER, _steps_left, _work, field, value, value_parts
from gamelode.games.deeprock.content.entries import Objective
from gamelode.games.deeprock.kinds import LOSS, MINOR, NITRA, SUCCESS
from gamelode.games.deeprock.rules.dwarves.helping import Revive
from gamelode.games.deeprock.rules.dwarves.move import Move
from gamelode.games.deeprock.rules.dwarves.supplies import CallPod
from gamelode.games.deeprock.rules.missions import Deposit, Launch, Repair
from gamelode.games.deeprock.table import DeepRockTable
from gamelode.kernel import Choice, Dice, Game

from ..scene import EDITION, at, board, dwarf, place, play, scene, turn_of

MORKITE = (Objective("collect", "morkite", 1, "primary"),)


HOME = {(0, 0): "d", (1, 0): "e", (-4, -7): ".", (-3, -7): "."}


def chosen(game: Game) -> Choice:
    """What a greedy bot does."""
    return GreedyBot(1).choose(Position(game, game.waiting()[0]))


def test_bots_play_with_stronger_dwarves_of_a_designer(tmp_path: Path) -> None:
    changes = tmp_path / "strong.toml"
    changes.write_text(
        "[numbers]\nhealth = 9\nprimary = 8\nsecondary = 7\nsecondary_overclocked = 9\n", encoding="utf-8"
    )
    game = Game.start(EDITION.rules.edition(changes), 2, 1)
    while type(game.question).__name__ != "TakeAction":
        game.play(game.waiting()[0], game.options(game.waiting()[0])[0])
    assert game.why_not(game.waiting()[0], chosen(game)) is None


def ended(result: int, over: str) -> DeepRockTable:
    table = scene(dwarf("driller", (0, 0)), dwarf("scout", (2, 0)), result=result)
    table.over = over
    return table


def test_a_success_is_better_than_a_minor_one_and_that_is_better_than_none() -> None:
    ends = [value(ended(result, "END"), 0) for result in (LOSS, MINOR, SUCCESS)]
    assert ends == sorted(ends)
    assert ends[0] == 0
    assert ends[2] == 1


def test_bots_tell_a_success_from_a_minor_one() -> None:
    """Both are won: a team has nobody to be ranked with."""
    worth = []
    for result in (MINOR, SUCCESS):
        game = turn_of(scene(dwarf("driller", (0, 0)), dwarf("scout", (2, 0))))
        table = ended(result, "END-01")
        game.table, game.stack = table, []
        worth.append(value_of(game, 0, (0, 0)))
    assert worth[0] < worth[1]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (scene(dwarf("gunner", (0, 0))), scene(dwarf("gunner", (0, 0), health=1))),
        (scene(dwarf("gunner", (0, 0))), scene(dwarf("gunner", (0, 0), primary=0))),
        (scene(dwarf("gunner", (0, 0))), scene(dwarf("gunner", (0, 0), knocked=True))),
        (scene(dwarf("gunner", (0, 0))), scene(dwarf("gunner", (0, 0)), threat=5)),
        (scene(dwarf("gunner", (0, 0), health=1), robot=at(1, 0)), scene(dwarf("gunner", (0, 0)))),
        (scene(dwarf("gunner", (0, 0))), scene(dwarf("gunner", (0, 0)), creatures=[("grunt", (5, 0))])),
        (
            scene(dwarf("gunner", (0, 0)), creatures=[("grunt", (5, 0))]),
            scene(dwarf("gunner", (0, 0)), creatures=[("grunt", (1, 0))]),
        ),
        (
            scene(dwarf("gunner", (0, 0)), minerals={(2, 0): "morkite"}, objectives=MORKITE),
            scene(dwarf("gunner", (0, 0)), minerals={(6, 0): "morkite"}, objectives=MORKITE),
        ),
        (
            scene(dwarf("gunner", (2, 0)), dwarf("scout", (0, 0), health=0)),
            scene(dwarf("gunner", (6, 0)), dwarf("scout", (0, 0), health=0)),
        ),
        (
            scene(dwarf("driller", (0, 2)), codes=HOME, met=True),
            scene(dwarf("driller", (0, 5)), codes=HOME, met=True),
        ),
    ],
)
def test_what_looks_better(better: DeepRockTable, worse: DeepRockTable) -> None:
    assert value(better, 0) > value(worse, 0)


def test_the_nearer_success_is_the_less_another_step_counts_against_a_loss() -> None:
    """A chance: what may be lost is all of it."""
    far, near = [value(scene(dwarf("driller", (0, steps)), codes=HOME, met=True), 0) for steps in (6, 2)]
    hard = [value(scene(dwarf("driller", (0, steps)), codes=HOME, met=True, threat=18), 0) for steps in (6, 2)]
    assert 0.5 < far < near < 1
    assert near - far < hard[1] - hard[0]


def test_a_way_through_rock_is_longer_and_pits_are_for_the_scout() -> None:
    line = [(n, 0) for n in range(7) if n not in (2, 4)]
    table = scene(dwarf("gunner", (0, 0)), only=line, codes={(4, 0): "o"})
    floor = table.open & ~table.pits
    to = field(NEAR[at(3, 0)], floor, table.walls)
    assert to[at(3, 0)] > 0 or to[at(2, 0)] == 0
    walk = field(WITHIN[0][at(6, 0)], floor, table.walls)
    assert walk[at(5, 0)] == 1
    assert walk[at(3, 0)] > field(WITHIN[0][at(6, 0)], table.open, table.walls)[at(3, 0)]
    assert max(walk) == FAR


@pytest.mark.parametrize("mission", ["armoured_lodger", "salvage_run", "point_extraction"])
def test_the_work_left_is_remembered_only_as_long_as_it_is_the_same(mission: str) -> None:
    game = Game.start(EDITION, 2, 1, {"mission": mission}, events=False)
    dice = Dice.from_seed("work")
    while not game.is_over:
        table = board(game)
        if table.where:
            assert _work(table) == _steps_left(table)
        seat = game.waiting()[0]
        game.play(seat, game.sample(seat, dice))


def test_a_bot_goes_for_what_the_mission_wants() -> None:
    table = scene(dwarf("gunner", (0, 0)), minerals={(5, 0): "morkite"}, objectives=MORKITE)
    choice = chosen(turn_of(table))
    assert isinstance(choice, Move)
    assert place(choice.to)[0] >= 2


def test_a_bot_goes_home_when_the_objectives_are_met() -> None:
    table = scene(dwarf("driller", (0, 2)), codes=HOME, met=True)
    game = turn_of(table)
    play(game, chosen(game))
    assert (game.is_over, table.result) == (True, SUCCESS)


def test_a_bot_revives_a_friend() -> None:
    table = scene(dwarf("gunner", (0, 0)), dwarf("scout", (1, 0), health=0))
    assert chosen(turn_of(table)) == Revive(1)


def test_a_bot_without_ammo_calls_for_supplies() -> None:
    table = scene(dwarf("gunner", (0, 0), primary=0, secondary=0), dwarf("scout", (1, 0), primary=0))
    table.pile[NITRA] = 3
    assert chosen(turn_of(table)) == CallPod()


def test_a_bot_repairs_and_deposits() -> None:
    wreck = scene(
        dwarf("gunner", (0, 0)),
        codes={(1, 0): "W"},
        objectives=[Objective("repair", "wreck", 1, "primary", cubes=3)],
    )
    assert chosen(turn_of(wreck)) == Repair(at(1, 0))
    head = scene(
        dwarf("gunner", (0, 0), carrying=True),
        codes={(1, 0): "H"},
        objectives=[Objective("deposit", "aquarq", 1, "primary")],
    )
    assert chosen(turn_of(head)) == Deposit()


def test_a_bot_helps_a_fallen_friend_next_to_the_pod_before_it_leaves() -> None:
    table = scene(dwarf("driller", (0, 0)), dwarf("scout", (0, 1), health=0), codes=HOME, met=True)
    game = turn_of(table)
    assert Launch() in game.options(0)
    assert chosen(game) == Revive(1)


def test_a_bot_deposits_although_the_next_aquarq_is_far_off_in_the_rock() -> None:
    table = scene(
        dwarf("gunner", (0, 0), carrying=True),
        dwarf("scout", (2, 0)),
        codes={(1, 0): "H"},
        minerals={(6, 0): "aquarq", (-6, 0): "aquarq"},
        objectives=[Objective("deposit", "aquarq", 3, "primary")],
    )
    assert chosen(turn_of(table)) == Deposit()


def test_a_bot_leaves_the_pod_again_for_a_fallen_friend() -> None:
    table = scene(dwarf("driller", (0, 0)), dwarf("scout", (6, 0), health=0), codes=HOME, met=True)
    choice = chosen(turn_of(table))
    assert isinstance(choice, Move)
    assert place(choice.to)[0] >= 2


def test_a_bot_values_success_above_all() -> None:
    assert RULES.value is not None
    won = scene(dwarf("driller", (0, 0)), result=SUCCESS)
    won.over = "END-01"
    lost = scene(dwarf("driller", (0, 0)))
    lost.over = "END-02"
    plain = scene(dwarf("driller", (0, 0)))
    hurt = scene(dwarf("driller", (0, 0), health=1))
    assert RULES.value(won, 0) > RULES.value(plain, 0) > RULES.value(hurt, 0) > RULES.value(lost, 0)


def test_the_parts_together_are_the_points_that_the_value_grows_with() -> None:
    game, dice = Game.start(EDITION, 2, 5), Dice.from_seed(5)
    while not game.is_over:
        seat = game.waiting()[0]
        game.play(seat, game.sample(seat, dice))
        table = board(game)
        points = sum(value_parts(table, seat).values())
        if table.where and not table.over:
            assert value(table, seat) == pytest.approx(1 / (1 + exp((EVEN[1] - points) / SURER)))


@pytest.mark.parametrize(("result", "points"), [(LOSS, -500.0), (MINOR, 0.0), (SUCCESS, 500.0)])
def test_at_the_end_only_the_result_is_told(result: int, points: float) -> None:
    table = scene(dwarf("gunner", (0, 0)), over="END-01", result=result)
    assert sum(value_parts(table, 0).values()) == value_parts(table, 0)["result"] == points
