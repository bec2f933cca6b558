"""Hy'drans, the blue cards: bribery. The Frogt'Opus is proved among the crystals that are taken."""

from __future__ import annotations

import pytest

from gamelode.games.cavein.rules.skills.from_base import TakeBaseCard
from gamelode.kernel import proves

from .scene import (
    P,
    actions_of,
    asked,
    base,
    docks,
    end_actions,
    hand,
    lead,
    may,
    mine,
    owned,
    pay,
    play,
    recruit,
    refused,
    rounds_from,
    table,
    take_base,
    take_crystal,
    take_dock,
    turn_of,
    use,
)

DOCKS = ["frogtopus", "drollo", "foreman", "shuwar"]


# --- Fish'Bean


@proves("HYD-02")
def test_the_fishbean_takes_one_card_of_level_2_from_the_docks() -> None:
    game = actions_of(table(P(hand=["fishbean"]), P(), docks=DOCKS))
    play(game, use("fishbean"))
    assert refused(game, take_dock("frogtopus")) == "HYD-02"
    assert refused(game, take_dock("shuwar")) == "HYD-02"
    assert refused(game, take_dock("fishbean")) == "R-37"  # none lies in the Docks
    play(game, take_dock("drollo"))
    assert hand(game) == ["drollo"]
    assert sorted(docks(game)) == ["foreman", "frogtopus", "shuwar"]
    assert asked(game) == "TakeAction"  # a single one


@proves("HYD-03")
def test_with_a_fishbean_for_leader_both_actions_may_be_mine() -> None:
    mined = ["brown-1a", "brown-1b"]
    game = turn_of(table(P(hand=["driller", "driller"], base=["fishbean"]), P(), mine=mined))
    play(game, lead("fishbean"), mine("brown-1a"), pay("driller"), mine("brown-1b"), pay("driller"))
    assert owned(game) == mined


@proves("HYD-03")
def test_without_a_fishbean_the_second_mine_action_is_refused() -> None:
    game = actions_of(table(P(hand=["driller", "driller"]), P(), mine=["brown-1a", "brown-1b"]))
    play(game, mine("brown-1a"), pay("driller"))
    assert refused(game, mine("brown-1b")) == "ACT-02"


@proves("HYD-03")
def test_a_fishbeans_permission_ends_with_the_turn() -> None:
    scene = table(P(base=["fishbean"]), P(hand=["driller", "driller"]), mine=["brown-1a", "brown-1b"])
    game = rounds_from(scene)
    play(game, lead("fishbean"))
    end_actions(game)
    play(game, mine("brown-1a"), pay("driller"), seat=1)
    assert refused(game, mine("brown-1b"), seat=1) == "ACT-02"


@proves("HYD-03", "R-27")
def test_a_fishbean_gives_no_third_action() -> None:
    game = turn_of(table(P(base=["fishbean"]), P(), docks=["driller", "driller", "driller"]))
    play(game, lead("fishbean"), recruit("driller"), recruit("driller"))
    assert refused(game, recruit("driller")) == "TURN-04"


@proves("R-27")
def test_equal_actions_are_allowed_although_no_card_could_be_taken() -> None:
    game = turn_of(table(P(base=["fishbean"]), P(), docks=["driller", "frogtopus"]))
    play(game, lead("fishbean"), recruit("driller"))
    assert may(game, recruit("frogtopus"))


@proves("R-27")
def test_a_fishbean_played_first_lets_the_second_action_use_a_skill_again() -> None:
    game = actions_of(table(P(hand=["fishbean", "driller"]), P(), docks=["drollo"], mine=["brown-1a"]))
    play(game, use("fishbean"), take_dock("drollo"), use("driller"), take_crystal("brown-1a"))
    assert owned(game) == ["brown-1a"]


@proves("R-27")
def test_a_fishbean_played_second_gives_its_card_and_no_further_action() -> None:
    game = actions_of(table(P(hand=["fishbean"]), P(), docks=["driller", "drollo", "frogtopus"]))
    play(game, recruit("driller"), use("fishbean"), take_dock("drollo"))
    assert hand(game) == ["driller", "drollo"]
    assert refused(game, recruit("frogtopus")) == "TURN-04"


# --- Shu'War


@proves("HYD-04")
def test_the_shuwar_takes_one_card_from_any_place_of_any_base() -> None:
    game = actions_of(table(P(hand=["shuwar"]), P(base=["driller", "drollo", "foreman", "driller"])))
    play(game, use("shuwar"), take_base(1, 2, "drollo"))
    assert hand(game) == ["drollo"]
    assert base(game, 1) == ["driller", "foreman", "driller"]
    assert asked(game) == "TakeAction"  # a single one


@proves("HYD-04")
def test_the_shuwar_takes_from_the_own_base_too() -> None:
    game = actions_of(table(P(hand=["shuwar"], base=["driller", "drollo"]), P()))
    play(game, use("shuwar"), take_base(0, 1, "driller"))
    assert (hand(game), base(game)) == (["driller"], ["drollo"])


@pytest.mark.parametrize(
    "elsewhere", [take_base(1, 1, "drollo"), take_base(1, 0, "driller"), take_base(5, 1, "driller")]
)
@proves("HYD-04")
def test_a_card_is_taken_from_where_it_lies(elsewhere: TakeBaseCard) -> None:
    game = actions_of(table(P(hand=["shuwar"]), P(base=["driller", "drollo", "driller"])))
    play(game, use("shuwar"))
    assert refused(game, elsewhere) == "HYD-04"


# --- Mu'Shell


@proves("HYD-05")
def test_the_mushell_takes_two_cards_from_one_base() -> None:
    game = actions_of(table(P(hand=["mushell"]), P(base=["driller", "drollo", "foreman", "driller"])))
    play(game, use("mushell"), take_base(1, 3, "foreman"), take_base(1, 1, "driller"))
    assert hand(game) == ["driller", "foreman"]
    assert base(game, 1) == ["drollo", "driller"]
    assert asked(game) == "TakeAction"  # and not a third


@proves("HYD-05")
def test_the_mushells_second_card_comes_from_the_same_base() -> None:
    bases = [P(base=["driller", "drollo", "driller"]), P(base=["foreman", "driller"])]
    game = actions_of(table(P(hand=["mushell"]), *bases))
    play(game, use("mushell"), take_base(1, 1, "driller"))
    assert refused(game, take_base(2, 1, "foreman")) == "HYD-05"
    assert may(game, take_base(1, 1, "drollo"))


@proves("HYD-05")
def test_the_mushell_takes_from_the_own_base_too() -> None:
    game = actions_of(table(P(hand=["mushell"], base=["driller", "drollo", "foreman"]), P()))
    play(game, use("mushell"), take_base(0, 2, "drollo"), take_base(0, 1, "driller"))
    assert (hand(game), base(game)) == (["driller", "drollo"], ["foreman"])
