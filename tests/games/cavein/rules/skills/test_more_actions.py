"""Fish'Bean, Drollo and Scrabber: more in the Action phase."""

from __future__ import annotations

import pytest

from gamelode.kernel import PASS, Choice, proves

from ...scene import (
    P,
    actions_of,
    asked,
    at,
    end_actions,
    hand,
    lead,
    may,
    mine,
    order,
    owned,
    pay,
    play,
    raid,
    recruit,
    refused,
    rounds_from,
    table,
    take_crystal,
    take_dock,
    turn_of,
    use,
)


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


ONES = ["brown-1a", "brown-1b", "brown-1c"]


# --- Drollo


@proves("MET-02", "R-28")
def test_a_drollo_played_gives_a_mine_action_beside_the_second_normal_one() -> None:
    game = actions_of(table(P(hand=["drollo", "driller", "driller"]), P(), mine=ONES))
    play(game, use("drollo"), mine("brown-1a"), pay("driller"))
    assert at(game).turn.actions == ("UseSkill",)
    play(game, mine("brown-1b"), pay("driller"))
    assert at(game).turn.actions == ("UseSkill", "Mine")
    assert refused(game, mine("brown-1c")) == "TURN-04"


@proves("MET-03")
def test_with_a_drollo_for_leader_the_third_action_can_only_be_mine() -> None:
    scene = table(P(hand=["driller", "driller"], base=["drollo"]), P(), docks=["oddgrabber", "driller"], mine=ONES)
    game = turn_of(scene)
    play(game, lead("drollo"), recruit("oddgrabber"), use("oddgrabber"))
    assert refused(game, recruit("driller")) == "TURN-04"
    assert refused(game, use("driller")) == "TURN-04"
    play(game, mine("brown-1a"), pay("driller"))
    assert owned(game) == ["brown-1a"]
    assert refused(game, mine("brown-1b")) == "TURN-04"


@pytest.mark.parametrize("before", [0, 1, 2])
@proves("R-28")
def test_the_extra_mine_action_comes_before_between_or_after_the_normal_ones(before: int) -> None:
    """Recruit and Use skill are the normal ones."""
    scene = table(P(hand=["driller"], base=["drollo"]), P(), docks=["oddgrabber"], mine=["brown-1a"])
    normal: list[Choice] = [recruit("oddgrabber"), use("oddgrabber")]
    game = turn_of(scene)
    play(game, lead("drollo"), *normal[:before], mine("brown-1a"), pay("driller"), *normal[before:])
    assert owned(game) == ["brown-1a"]
    assert at(game).turn.actions == ("Recruit", "UseSkill")


@proves("R-28")
def test_each_drollo_gives_one_extra_mine_action() -> None:
    game = turn_of(table(P(hand=["drollo", "driller", "driller", "driller"], base=["drollo"]), P(), mine=ONES))
    play(game, lead("drollo"), use("drollo"))
    for id in ONES:
        play(game, mine(id), pay("driller"))
    assert owned(game) == ONES
    assert at(game).turn.actions == ("UseSkill", "Mine")


@proves("R-28", "R-29")
def test_an_extra_mine_action_is_used_up_first_so_that_a_raid_stays_open() -> None:
    game = turn_of(table(P(hand=["driller"], base=["drollo"]), P(base=["driller"]), mine=ONES))
    play(game, lead("drollo"), mine("brown-1a"), pay("driller"))
    assert may(game, raid(1))


@proves("R-29")
def test_an_extra_mine_action_is_left_after_a_raid_and_no_normal_one() -> None:
    scene = table(
        P(hand=["driller", "driller", "fishbean"], base=["drollo"]), P(base=["driller"]), mine=ONES, docks=["frogtopus"]
    )
    game = turn_of(scene)
    play(game, lead("drollo"), raid(1))
    assert refused(game, recruit("frogtopus")) == "ACT-03"
    assert refused(game, use("fishbean")) == "ACT-03"
    play(game, mine("brown-1a"), pay("driller"))
    assert refused(game, mine("brown-1b")) == "ACT-03"


@proves("R-29")
def test_a_drollo_played_from_the_hand_shuts_out_a_raid() -> None:
    game = actions_of(table(P(hand=["drollo"]), P(base=["driller"])))
    play(game, use("drollo"))
    assert refused(game, raid(1)) == "R-29"


@proves("R-28", "R-29")
def test_an_extra_mine_action_ends_with_the_turn() -> None:
    game = rounds_from(table(P(base=["drollo"]), P(hand=["driller"], base=["driller"]), mine=ONES))
    play(game, lead("drollo"))
    end_actions(game)
    game.answer(1, PASS)
    assert at(game).turn.extra_mines == 0


# --- Scrabber


@pytest.mark.parametrize("cost", [1, 3, 6])
@proves("MET-05")
def test_after_mining_a_scrabber_takes_another_crystal_of_that_cost_in_any_colour(cost: int) -> None:
    shown = [f"brown-{cost}a", f"blue-{cost}a", f"red-{cost}a", "red-10a"]
    cards = ["driller", "foreman", "sergeant"]
    game = turn_of(table(P(hand=cards, base=["scrabber"]), P(), mine=shown))
    play(game, lead("scrabber"), mine(f"brown-{cost}a"), pay(*cards), order(*cards))
    assert refused(game, take_crystal("red-10a")) == "R-18"
    play(game, take_crystal(f"red-{cost}a"))
    assert owned(game) == [f"brown-{cost}a", f"red-{cost}a"]
    assert asked(game) == "TakeAction"  # one is all


@proves("MET-06")
def test_a_scrabber_does_not_work_for_cost_10() -> None:
    cards = ["colonel", "sergeant", "sergeant"]
    game = turn_of(table(P(hand=cards, base=["scrabber"]), P(), mine=["brown-10a", "blue-10a"]))
    play(game, lead("scrabber"), mine("brown-10a"), pay(*cards), order(*cards))
    assert owned(game) == ["brown-10a"]
    assert asked(game) == "TakeAction"


@proves("R-26")
def test_a_scrabber_works_after_every_mine_action_of_the_turn() -> None:
    shown = ["brown-1a", "brown-1b", "blue-1a", "blue-1b"]
    game = turn_of(table(P(hand=["drollo", "driller", "driller"], base=["scrabber"]), P(), mine=shown))
    play(game, lead("scrabber"), use("drollo"))
    play(game, mine("brown-1a"), pay("driller"), take_crystal("blue-1a"))
    play(game, mine("brown-1b"), pay("driller"), take_crystal("blue-1b"))
    assert owned(game) == ["brown-1a", "blue-1a", "brown-1b", "blue-1b"]


@proves("R-26")
def test_two_scrabbers_take_two_crystals_after_one_mine_action() -> None:
    shown = ["brown-1a", "blue-1a", "blue-1b", "red-1a"]
    game = turn_of(table(P(hand=["scrabber", "driller"], base=["scrabber"]), P(), mine=shown))
    play(game, lead("scrabber"), use("scrabber"), mine("brown-1a"), pay("driller"))
    play(game, take_crystal("blue-1a"), take_crystal("red-1a"))
    assert owned(game) == ["brown-1a", "blue-1a", "red-1a"]
    assert asked(game) == "TakeAction"


@proves("R-26")
def test_a_scrabber_finds_nothing_when_no_crystal_of_that_cost_is_left() -> None:
    game = turn_of(table(P(hand=["driller"], base=["scrabber"]), P(), mine=["brown-1a", "blue-3a"]))
    play(game, lead("scrabber"), mine("brown-1a"), pay("driller"))
    assert owned(game) == ["brown-1a"]
    assert asked(game) == "TakeAction"


@proves("R-26")
def test_a_scrabbers_work_ends_with_the_turn() -> None:
    scene = table(P(base=["scrabber"]), P(hand=["driller"], base=["driller"]), mine=["brown-1a", "blue-1a"])
    game = rounds_from(scene)
    play(game, lead("scrabber"))
    end_actions(game)
    play(game, PASS, mine("brown-1a"), pay("driller"), seat=1)
    assert owned(game, 1) == ["brown-1a"]
    assert asked(game) == "TakeAction"


@proves("MET-05")
def test_a_card_played_to_pay_is_no_scrabber() -> None:
    game = actions_of(table(P(hand=["scrabber"]), P(), mine=["yellow-3a", "blue-3a"]))
    play(game, mine("yellow-3a"), pay("scrabber"))
    assert owned(game) == ["yellow-3a"]
    assert asked(game) == "TakeAction"
