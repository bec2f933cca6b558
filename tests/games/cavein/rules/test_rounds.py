"""Rounds, and the end of the game."""

from __future__ import annotations

import pytest

from gamelode.games.cavein.events import EndTriggered, TurnBegan
from gamelode.games.cavein.rules.actions import END_ACTIONS
from gamelode.games.cavein.table import CaveInTable
from gamelode.kernel import Game, proves

from ..scene import P, at, docks, hand, lead, mine, owned, pay, play, recruit, rounds_from, table, take_crystal, told

LAST = {2: 7, 3: 8, 4: 9}


def scene(seats: int, cave_in: int, **more: list[str]) -> CaveInTable:
    """Each player holds cards to mine marked crystals."""
    players = [P(hand=hand, **more) for hand in (["oddgrabber"], ["frogtopus"], ["driller"], ["mineraccoon"])]
    marked = ["yellow-1d", "blue-1d", "brown-1d", "purple-1d"]
    return table(*players[:seats], mine=marked, docks=["driller"] * 4, cave_in=cave_in)


MARKED = [("yellow-1d", "oddgrabber"), ("blue-1d", "frogtopus"), ("brown-1d", "driller"), ("purple-1d", "mineraccoon")]


def mine_marked(game: Game, seat: int) -> None:
    """A turn in which the token moves."""
    id, card = MARKED[seat]
    play(game, mine(id), pay(card), END_ACTIONS, seat=seat)


def pass_turn(game: Game, seat: int) -> None:
    """A turn with an action that moves nothing."""
    play(game, recruit(docks(game)[0]), END_ACTIONS, seat=seat)


@proves("END-01")
@pytest.mark.parametrize("seats", LAST)
def test_the_end_is_triggered_on_a_space_that_depends_on_the_players(seats: int) -> None:
    game = rounds_from(scene(seats, cave_in=LAST[seats] - 2))
    mine_marked(game, 0)
    assert (at(game).cave_in, told(game, EndTriggered)) == (LAST[seats] - 1, [])
    mine_marked(game, 1)
    assert len(told(game, EndTriggered)) == 1


@proves("END-01")
@pytest.mark.parametrize("seats", LAST)
def test_one_space_before_it_the_game_goes_on(seats: int) -> None:
    game = rounds_from(scene(seats, cave_in=LAST[seats] - 1))
    for seat in range(seats):
        pass_turn(game, seat)
    assert (game.is_over, at(game).round) == (False, 2)


@proves("END-02")
@pytest.mark.parametrize("trigger", [0, 1, 2])
def test_all_have_the_same_number_of_turns(trigger: int) -> None:
    game = rounds_from(scene(3, cave_in=7))
    for seat in range(3):
        assert not game.is_over
        mine_marked(game, seat) if seat == trigger else pass_turn(game, seat)
    assert game.is_over
    assert game.outcome is not None
    assert game.outcome.reason == "END-02"


@proves("END-03")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_the_last_turn_belongs_to_the_right_hand_neighbour_of_the_start_player(start: int) -> None:
    game = rounds_from(scene(3, cave_in=7), seat=start)
    mine_marked(game, start)
    while not game.is_over:
        pass_turn(game, game.waiting()[0])
    turns = told(game, TurnBegan)
    assert isinstance(turns[-1], TurnBegan)
    assert (len(turns), turns[-1].seat) == (3, (start - 1) % 3)


@proves("R-38")
def test_passing_the_space_triggers_the_end_once() -> None:
    game = rounds_from(scene(2, cave_in=6))
    mine_marked(game, 0)
    mine_marked(game, 1)
    assert (at(game).cave_in, len(told(game, EndTriggered)), game.is_over) == (8, 1, True)


@proves("R-38")
def test_two_steps_at_once_trigger_it_too() -> None:
    it = scene(2, cave_in=6)
    del it.mercenaries[3][1:]  # a single level 4 card is left, and the Docks have none
    game = rounds_from(it)
    mine_marked(game, 0)
    assert (at(game).cave_in, len(told(game, EndTriggered))) == (8, 1)


@proves("R-38")
def test_the_token_stops_at_the_end_of_its_track() -> None:
    game = rounds_from(scene(4, cave_in=9))
    mine_marked(game, 0)
    assert at(game).cave_in == 9


@proves("R-39")
def test_the_turn_that_triggers_the_end_is_finished_with_its_clean_up() -> None:
    game = rounds_from(scene(2, cave_in=6), seat=1)
    play(game, mine("blue-1d"), pay("frogtopus"), seat=1)
    play(game, recruit("driller"), END_ACTIONS, seat=1)
    assert (owned(game, 1), hand(game, 1), at(game).players[1].played) == (["blue-1d"], ["driller"], [])
    assert game.waiting() == (0,)


@proves("R-39")
def test_if_the_last_player_triggers_it_the_game_ends_after_that_clean_up() -> None:
    game = rounds_from(scene(2, cave_in=6))
    pass_turn(game, 0)
    play(game, mine("blue-1d"), pay("frogtopus"), seat=1)
    assert game.waiting() == (1,)
    play(game, END_ACTIONS, seat=1)
    assert game.is_over
    assert at(game).players[1].base  # cleaned up before scoring
    assert len(docks(game)) == 10


# --- games of players who do nothing


@proves("R-06")
def test_a_round_without_an_action_is_the_last() -> None:
    game = rounds_from(scene(2, cave_in=0))
    pass_turn(game, 0)
    play(game, END_ACTIONS, seat=1)
    play(game, END_ACTIONS)  # two idle turns in a row, but not in one round
    pass_turn(game, 1)
    play(game, END_ACTIONS)
    play(game, END_ACTIONS, seat=1)
    assert game.is_over
    assert game.outcome is not None
    assert (game.outcome.reason, at(game).round) == ("R-06", 3)


@proves("R-06")
def test_an_extra_action_keeps_the_game_going() -> None:
    game = rounds_from(table(P(base=["drollo"], hand=["oddgrabber"]), P(), mine=["yellow-1a"]))
    play(game, lead("drollo"), mine("yellow-1a"), pay("oddgrabber"), END_ACTIONS)
    play(game, END_ACTIONS, seat=1)
    assert not game.is_over


@proves("R-06")
def test_a_leaders_skill_is_no_action() -> None:
    game = rounds_from(table(P(base=["frogtopus"]), P(), mine=["blue-1a"]))
    play(game, lead("frogtopus"), take_crystal("blue-1a"), END_ACTIONS)
    play(game, END_ACTIONS, seat=1)
    assert game.is_over


@proves("R-06")
@pytest.mark.parametrize(("round", "over"), [(59, False), (60, True)])
def test_round_60_is_the_last_in_any_case(round: int, over: bool) -> None:
    it = scene(2, cave_in=0)
    it.round = round
    game = rounds_from(it)
    pass_turn(game, 0)
    pass_turn(game, 1)
    assert game.is_over is over
    assert at(game).round == 60


@proves("TURN-01")
def test_turns_go_clockwise_from_the_start_player() -> None:
    game = rounds_from(table(P(), P(), P(), docks=["driller"] * 4), seat=1)
    seats = []
    for _ in range(4):
        (seat,) = game.waiting()
        seats.append(seat)
        play(game, recruit(docks(game)[0]), END_ACTIONS, seat=seat)
    assert seats == [1, 2, 0, 1]
