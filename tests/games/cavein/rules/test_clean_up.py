"""The Clean-up phase, and stacks that run out."""

from collections import Counter

import pytest

from gamelode.games.cavein.events import CardsRemoved, CaveIn
from gamelode.games.cavein.rules.actions import END_ACTIONS
from gamelode.games.cavein.rules.clean_up import CleanUp
from gamelode.games.cavein.table import CaveInTable
from gamelode.kernel import PASS, Choice, proves

from ..scene import (
    CONTENT,
    P,
    at,
    base,
    begin,
    cards,
    crystal,
    docks,
    in_mine,
    lead,
    mine,
    order,
    pay,
    play,
    played,
    recruit,
    rounds_from,
    table,
    take_dock,
    told,
    turn_of,
    use,
)

DOCKS = ["driller"] * 2 + ["frogtopus"] * 2 + ["foreman"] * 2 + ["fishbean", "sergeant", "shuwar", "colonel"]
MINE = ["blue-1a", "blue-1b", "red-1a", "red-1b", "blue-3a", "blue-3b", "red-3a", "blue-6a", "red-6a", "red-10a"]


def full(*players: P) -> CaveInTable:
    """A table with full displays."""
    return table(*players, docks=DOCKS, mine=MINE)


# --- steps 3.1 and 3.2


@proves("CLEAN-01")
def test_cards_played_go_on_top_in_their_order_and_the_last_one_leads() -> None:
    me = P(base=["driller"], hand=["drollo", "oddgrabber", "foreman"])
    game = rounds_from(table(me, P(), mine=["yellow-3a"]))
    play(game, PASS, mine("yellow-3a"), pay("oddgrabber", "drollo"), order("drollo", "oddgrabber"))
    play(game, use("foreman"), END_ACTIONS)
    assert (base(game), played(game)) == (["driller", "drollo", "oddgrabber", "foreman"], [])
    play(game, END_ACTIONS, seat=1)
    assert list(game.options(0)) == [PASS, lead("foreman")]


@proves("CLEAN-02")
def test_a_base_keeps_its_top_seven_cards() -> None:
    scene = table(P(base=["driller", "frogtopus", *["foreman"] * 4, "shuwar"], played=["drollo", "oddgrabber"]), P())
    game = begin(scene, CleanUp(seat=0))
    assert base(game) == [*["foreman"] * 4, "shuwar", "drollo", "oddgrabber"]
    assert told(game, CardsRemoved) == [CardsRemoved(0, tuple(cards(["driller", "frogtopus"])))]


@proves("CLEAN-02")
def test_a_base_of_seven_loses_nothing() -> None:
    game = begin(table(P(base=["driller"] * 5, played=["drollo", "oddgrabber"]), P()), CleanUp(seat=0))
    assert len(base(game)) == 7
    assert (at(game).box, told(game, CardsRemoved)) == ([], [])


@proves("CLEAN-03")
def test_cards_removed_never_return() -> None:
    scene = table(P(base=["driller", *["foreman"] * 4, "shuwar", "shuwar"], played=["drollo"]), P())
    scene.mercenaries[0] = cards(["frogtopus"] * 2)
    scene.docks = []
    game = begin(scene, CleanUp(seat=0))
    assert at(game).box == cards(["driller"])
    assert [id for id in docks(game) if CONTENT.level[cards([id])[0]] == 1] == ["frogtopus"] * 2


# --- step 3.3


@proves("CLEAN-04")
def test_every_empty_space_is_refilled_from_the_stack_of_its_level_or_cost() -> None:
    scene = full(P(), P())
    for card in cards(["driller", "foreman", "colonel"]):
        scene.docks.remove(card)
    for id in ("blue-1a", "blue-6a", "red-10a"):
        scene.mine.remove(crystal(id))
    game = begin(scene, CleanUp(seat=0))
    assert Counter(CONTENT.level[c] for c in at(game).docks) == {1: 4, 2: 3, 3: 2, 4: 1}
    assert Counter(CONTENT.cost[c] for c in at(game).mine) == {1: 4, 3: 3, 6: 2, 10: 1}


@proves("CLEAN-04")
def test_what_is_there_stays_there() -> None:
    scene = full(P(), P())
    scene.docks.remove(cards(["colonel"])[0])
    scene.mine.remove(crystal("red-10a"))
    game = begin(scene, CleanUp(seat=0))
    assert not Counter(DOCKS[:-1]) - Counter(docks(game))
    assert set(MINE[:-1]) <= set(in_mine(game))
    assert "red-10a" not in in_mine(game)


@proves("R-37")
def test_nothing_is_refilled_before_clean_up() -> None:
    scene = full(P(base=["fishbean"], hand=["frogtopus"]), P())
    game = turn_of(scene)
    play(game, lead("fishbean"), take_dock("foreman"))
    assert len(docks(game)) == 9
    play(game, mine("blue-1a"), pay("frogtopus"), recruit("driller"))
    assert (len(docks(game)), len(in_mine(game))) == (8, 9)
    play(game, END_ACTIONS)
    assert (len(docks(game)), len(in_mine(game))) == (10, 10)


# --- stacks that run out


def nearly_out(**left: int) -> CaveInTable:
    """A table on which stacks of mercenaries by level, or of crystals by cost, are down to so many."""
    scene = full(P(hand=["driller", "foreman", "sergeant", "frogtopus"]), P())
    for name, count in left.items():
        kind, number = name.split("_")
        stacks = scene.mercenaries if kind == "level" else scene.crystals
        del stacks[int(number)][count:]
    return scene


@proves("CAVE-03")
@pytest.mark.parametrize(
    ("left", "choices", "space"),
    [
        ({"level_0": 2}, [recruit("driller")], 0),
        ({"level_0": 1}, [recruit("driller")], 1),
        ({"cost_0": 1}, [mine("blue-1a"), pay("frogtopus")], 1),
        ({"level_0": 1, "cost_0": 1}, [recruit("driller"), mine("blue-1a"), pay("frogtopus")], 2),
        ({"level_3": 1}, [recruit("colonel"), pay("sergeant")], 1),
    ],
)
def test_each_stack_that_runs_out_moves_the_token_one_space(
    left: dict[str, int], choices: list[Choice], space: int
) -> None:
    game = turn_of(nearly_out(**left))
    play(game, *choices)
    assert at(game).cave_in == 0  # not before clean-up
    play(game, END_ACTIONS)
    assert at(game).cave_in == space == len(told(game, CaveIn))


@proves("CAVE-04")
def test_a_stack_that_was_empty_before_the_turn_moves_nothing() -> None:
    game = turn_of(nearly_out(level_0=0, cost_0=0))
    play(game, recruit("driller"), mine("blue-1a"), pay("frogtopus"), END_ACTIONS)
    assert at(game).cave_in == 0


@proves("R-36")
def test_a_stack_has_run_out_when_its_last_card_is_dealt_even_if_that_was_enough() -> None:
    game = turn_of(nearly_out(level_0=1))
    play(game, recruit("driller"), END_ACTIONS)
    assert (len(docks(game)), at(game).cave_in) == (10, 1)


@proves("R-36")
def test_spaces_that_cannot_be_refilled_stay_empty_and_the_stack_counts_once() -> None:
    game = rounds_from(nearly_out(level_0=1))
    play(game, recruit("driller"), END_ACTIONS)
    play(game, recruit("driller"), END_ACTIONS, seat=1)
    play(game, recruit("frogtopus"), END_ACTIONS)
    assert [CONTENT.level[c] for c in at(game).docks].count(1) == 2
    assert at(game).cave_in == 1
