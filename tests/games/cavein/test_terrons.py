"""Terrons, the brown cards: recruitment. The Driller is proved among the crystals that are taken."""

from __future__ import annotations

import pytest

from gamelode.kernel import proves

from .scene import (
    P,
    actions_of,
    asked,
    at,
    base,
    docks,
    end_actions,
    hand,
    lead,
    may,
    pay,
    play,
    played,
    recruit,
    refused,
    rounds_from,
    table,
    take_bottom,
    take_dock,
    turn_of,
    use,
)

DOCKS = ["frogtopus", "drollo", "shuwar", "mushell"]  # one of each level
BY_LEVEL = {1: "driller", 2: "fishbean", 3: "robuster", 4: "maccarat"}  # a card of each level, to pay with


# --- Foreman


@pytest.mark.parametrize(
    ("recruited", "levels"),
    [("drollo", {0, 1}), ("shuwar", {0, 2}), ("mushell", {1, 3})],
)
@proves("TER-02", "R-01", "R-02", "R-54")
def test_a_foremans_price_is_three_levels_lower_and_the_ordinary_price_stays(recruited: str, levels: set[int]) -> None:
    """0 stands for no card."""
    game = turn_of(table(P(hand=list(BY_LEVEL.values()), base=["foreman"]), P(), docks=DOCKS))
    play(game, lead("foreman"), recruit(recruited))
    payments = {0: pay(), **{level: pay(id) for level, id in BY_LEVEL.items()}}
    assert {level for level, payment in payments.items() if may(game, payment)} == levels


@proves("TER-02")
def test_without_a_foreman_a_card_one_level_lower_is_the_only_price() -> None:
    game = actions_of(table(P(hand=list(BY_LEVEL.values())), P(), docks=DOCKS))
    play(game, recruit("mushell"))
    assert game.options(0) == [pay("robuster")]


@proves("TER-02")
def test_a_foremans_price_ends_with_the_turn() -> None:
    game = rounds_from(table(P(base=["foreman"]), P(base=["driller"]), docks=DOCKS))
    play(game, lead("foreman"))
    assert may(game, recruit("shuwar"))
    end_actions(game)
    game.answer(1, lead("driller"))
    assert refused(game, recruit("shuwar"), seat=1) == "REC-03"


@proves("R-02")
def test_a_second_foreman_adds_nothing() -> None:
    game = turn_of(table(P(hand=["foreman"], base=["foreman"]), P(), docks=DOCKS))
    play(game, lead("foreman"), use("foreman"))
    assert refused(game, recruit("mushell")) == "REC-03"


@proves("R-54")
def test_a_recruit_of_level_1_plays_no_card_under_a_foreman_either() -> None:
    game = turn_of(table(P(hand=["driller", "foreman"], base=["foreman"]), P(), docks=DOCKS))
    play(game, lead("foreman"), recruit("frogtopus"))
    assert asked(game) == "TakeAction"
    assert played(game) == []


@proves("R-54")
def test_no_card_is_added_to_a_recruit_that_is_free() -> None:
    game = turn_of(table(P(hand=["driller", "oddgrabber"], base=["foreman"]), P(), docks=DOCKS))
    play(game, lead("foreman"), recruit("drollo"))
    assert refused(game, pay("driller", "oddgrabber")) == "REC-03"
    play(game, pay())
    assert hand(game) == ["driller", "oddgrabber", "drollo"]


# --- Sergeant


@proves("TER-03")
def test_the_sergeant_takes_the_lowest_cards_of_the_own_base() -> None:
    game = actions_of(table(P(hand=["sergeant"], base=["driller", "drollo", "foreman", "fishbean"]), P()))
    play(game, use("sergeant"), take_bottom(2))
    assert hand(game) == ["driller", "drollo"]
    assert base(game) == ["foreman", "fishbean"]


@proves("TER-03")
def test_the_sergeant_may_take_a_single_card_and_never_three() -> None:
    game = actions_of(table(P(hand=["sergeant"], base=["driller", "drollo", "foreman", "fishbean"]), P()))
    play(game, use("sergeant"))
    assert refused(game, take_bottom(3)) == "TER-03"
    play(game, take_bottom(1))
    assert hand(game) == ["driller"]


# --- Colonel


@proves("TER-04")
def test_the_colonel_takes_cards_of_five_levels_together() -> None:
    game = actions_of(table(P(hand=["colonel"]), P(), docks=[*DOCKS, "frogtopus", "foreman"]))
    play(game, use("colonel"), take_dock("drollo"))
    assert refused(game, take_dock("mushell")) == "TER-04"
    play(game, take_dock("foreman"), take_dock("frogtopus"))
    assert asked(game) == "TakeAction"  # nothing is left of the five
    assert sorted(hand(game)) == ["drollo", "foreman", "frogtopus"]
    assert sorted(docks(game)) == ["frogtopus", "mushell", "shuwar"]


@proves("TER-04")
def test_the_colonel_takes_any_number_of_cards() -> None:
    ones = ["driller", "driller", "frogtopus", "oddgrabber"]
    game = actions_of(table(P(hand=["colonel"]), P(), docks=[*ones, "mushell"]))
    play(game, use("colonel"), *map(take_dock, ones))
    assert hand(game) == ones


@proves("TER-04")
def test_the_colonel_takes_a_card_of_level_4_and_one_of_level_1() -> None:
    game = actions_of(table(P(hand=["colonel"]), P(), docks=DOCKS))
    play(game, use("colonel"), take_dock("mushell"))
    assert refused(game, take_dock("drollo")) == "TER-04"
    play(game, take_dock("frogtopus"))
    assert sorted(hand(game)) == ["frogtopus", "mushell"]
    assert at(game).turn.actions == ("UseSkill",)  # and none of it was a Recruit
