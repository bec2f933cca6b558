"""What bots are told about a table."""

from __future__ import annotations

from typing import Literal

from gamelode.games.dreamblade.board import cells_of
from gamelode.games.dreamblade.bots.value import hits, judge, judged, race, shifts_left, value, value_parts
from gamelode.games.dreamblade.kinds import Deed
from gamelode.games.dreamblade.table import DreambladeTable, ThisPhase
from gamelode.kernel import Dice, Game

from ..scene import CONTENT, EDITION, NORTH, SOUTH, action_of, at, cell, n, scene


def prefers(better: DreambladeTable, worse: DreambladeTable, seat: int = SOUTH) -> bool:
    return value(better, seat) > value(worse, seat)


def test_both_sides_see_the_same_table_from_their_own_side() -> None:
    table = scene({"b4": "peon", "c3": "soldier"}, {"c3": "wall"})
    assert abs(value(table, SOUTH) + value(table, NORTH) - 1) < 1e-9
    assert 0 < value(table, SOUTH) < 1


def test_a_game_won_is_worth_everything() -> None:
    table = scene(wins=(6, 5))
    table.over = "WIN-01"
    assert (value(table, SOUTH), value(table, NORTH)) == (1.0, 0.0)


def test_bots_like_turns_cells_and_creatures() -> None:
    assert prefers(scene(wins=(1, 0)), scene())
    assert prefers(scene({"b4": "peon"}), scene({"a1": "peon"}))
    assert prefers(scene({"a1": "soldier"}), scene({"reserves": "soldier"}))
    assert prefers(scene({"reserves": "soldier"}), scene({"graveyard": "soldier"}))


def test_bots_like_to_strike_where_it_pays_and_to_shift_where_it_does_not() -> None:
    def phase(table: DreambladeTable, act: Deed) -> DreambladeTable:
        action_of(table)
        table.phase = ThisPhase(kind="action", seat=SOUTH, number=1, act=act)
        return table

    fight_on = {"c3": "savage_ogre"}
    assert prefers(
        phase(scene(fight_on, {"c3": "soldier"}), "strike"), phase(scene(fight_on, {"c3": "soldier"}), "shift")
    )
    assert prefers(phase(scene({"b3": "peon"}), "shift"), phase(scene({"b3": "peon"}), "strike"))


def test_a_fight_that_was_judged_before_is_judged_alike() -> None:
    dice, looked = Dice.from_seed("fights"), 0
    for seed in range(9):
        game = Game.start(EDITION, 2, seed, {"south": "drawn", "north": "drawn", "turn_cap": 60})
        while not game.is_over:
            table = at(game)
            for fought in cells_of(table.occupied[SOUTH] & table.occupied[NORTH]):
                assert judged(table, fought) == judge(table, fought)
                looked += 1
            seat = game.waiting()[0]
            game.play(seat, game.sample(seat, dice))
    assert looked > 500


def test_who_is_on_which_side_matters_for_a_fight() -> None:
    def fight_of(south: str, north: str) -> tuple[tuple[float, float], tuple[float, float]]:
        return judged(scene({"c3": south}, {"c3": north}), cell("c3"))

    assert fight_of("savage_ogre", "peon") != fight_of("peon", "savage_ogre")


def test_a_race_for_turns() -> None:
    assert race(0.5, 3, 3) == 0.5
    assert race(0.5, 1, 2) == 0.75
    assert abs(race(0.7, 2, 4) + race(0.3, 4, 2) - 1) < 1e-9
    assert (race(0.3, 0, 2), race(0.9, 2, 0)) == (1.0, 0.0)


def test_chances_of_attack_dice_follow_from_their_faces() -> None:
    assert (hits(CONTENT, 1, 1), hits(CONTENT, 1, 3), hits(CONTENT, 0, 1)) == (0.5, 1 / 6, 0.0)
    assert abs(hits(CONTENT, 2, 6) - 1 / 36) < 1e-9


def test_bots_know_who_has_still_to_act_this_turn() -> None:
    def left(seat: int, number: int, act: Deed | Literal[""] = "") -> tuple[int, int]:
        table = scene(first=NORTH)
        table.begin_phase(ThisPhase(kind="action", seat=seat, number=number, act=act))
        return shifts_left(table)

    assert (left(NORTH, 1), left(NORTH, 2), left(NORTH, 2, "strike")) == ((2, 2), (2, 1), (2, 0))
    assert (left(SOUTH, 1), left(SOUTH, 2, "shift"), left(SOUTH, 2, "strike")) == ((2, 0), (1, 0), (0, 0))
    assert shifts_left(scene()) == (2, 2)


def test_bots_fear_for_a_cell_that_the_enemy_can_still_contest() -> None:
    def claims(enemy: str, seat: int) -> float:
        table = scene({"b4": "soldier"}, {enemy: "soldier"}, first=SOUTH)
        table.begin_phase(ThisPhase(kind="action", seat=seat, number=2))
        return value(table, SOUTH)

    assert claims("b5", SOUTH) < claims("e5", SOUTH)  # North is still to act, and next to it


def test_bots_see_wounds_before_they_are_checked() -> None:
    hurt, whole = scene({"a1": "soldier"}, {"c3": "soldier"}), scene({"a1": "soldier"}, {"c3": "soldier"})
    hurt.harm(n("soldier"), 8)
    assert prefers(hurt, whole)
    slightly = scene({"a1": "soldier"}, {"c3": "soldier"})
    slightly.harm(n("soldier"), 6)
    assert prefers(hurt, slightly)
    assert prefers(slightly, whole)


# --- parts of the value


def test_the_parts_add_up_to_the_value() -> None:
    game, dice = Game.start(EDITION, 2, 6), Dice.from_seed(6)
    while not game.is_over:
        for each in (SOUTH, NORTH):
            assert abs(sum(value_parts(at(game), each).values()) - value(at(game), each)) < 1e-9
        seat = game.waiting()[0]
        game.play(seat, game.sample(seat, dice))
    assert value_parts(at(game), SOUTH)["turns"] == value(at(game), SOUTH)


def test_a_cell_that_counts_is_told_as_a_part() -> None:
    on, off = scene({"c4": "peon"}), scene({"a2": "peon"})
    assert value_parts(on, SOUTH)["cells"] > value_parts(off, SOUTH)["cells"]
