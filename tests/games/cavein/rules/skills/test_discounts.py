"""Foreman, Ancientone and Maccarat: things get cheaper."""

from __future__ import annotations

import pytest

from gamelode.games.cavein.rules.payment.prices import artifact_cost
from gamelode.kernel import proves

from ...scene import (
    ONE_OF_EACH_LEVEL,
    P,
    actions_of,
    asked,
    at,
    collect,
    cost,
    end_actions,
    hand,
    keep,
    lead,
    may,
    mine,
    owned,
    pay,
    play,
    played,
    recruit,
    refused,
    rounds_from,
    table,
    turn_of,
    use,
)

# --- Ancientone


@proves("MGL-04")
def test_an_ancientone_takes_4_off_every_artifact_this_turn() -> None:
    game = actions_of(table(P(hand=["ancientone"]), P(), tops=["A01", "A02", "A06"]))
    play(game, use("ancientone"))
    assert [artifact_cost(at(game), 0, stack) for stack in range(3)] == [3, 2, 4]


@proves("MGL-04")
def test_an_ancientones_reduction_ends_with_the_turn() -> None:
    game = rounds_from(table(P(base=["ancientone"]), P(), tops=["A01"]))
    play(game, lead("ancientone"))
    end_actions(game)
    assert artifact_cost(at(game), 1, 0) == 7


@proves("MGL-05")
def test_two_ancientones_and_a_haggler_module_take_10_off() -> None:
    """They leave 0 of 8; of 8 with one Ancientone and the module 2 are left."""
    active = P(hand=["ancientone"], base=["ancientone"], artifacts=["haggler_module"])
    game = turn_of(table(active, P(), tops=["A06"]))
    play(game, lead("ancientone"))
    assert artifact_cost(at(game), 0, 0) == 2
    play(game, use("ancientone"))
    assert at(game).turn.artifact_discount == 8
    assert artifact_cost(at(game), 0, 0) == 0


@proves("MGL-06")
def test_an_artifact_of_cost_0_or_below_needs_a_collect_action_and_no_card() -> None:
    game = turn_of(table(P(hand=["ancientone"], base=["ancientone"]), P(), tops=["A01"]))
    play(game, lead("ancientone"), use("ancientone"), collect(0), pay(), keep("space_exchange"))
    assert len(at(game).players[0].artifacts) == 1
    assert played(game) == ["ancientone"]
    assert at(game).turn.actions == ("UseSkill", "Collect")


# --- Maccarat


@proves("MGL-07")
def test_a_maccarat_takes_4_off_every_crystal() -> None:
    game = actions_of(table(P(hand=["maccarat"]), P(), mine=["brown-1a", "blue-3a", "red-6a", "green-10a"]))
    play(game, use("maccarat"))
    assert [cost(game, id) for id in ("brown-1a", "blue-3a", "red-6a", "green-10a")] == [0, 0, 2, 6]


@proves("MGL-07")
def test_under_a_maccarat_a_crystal_of_cost_3_takes_a_mine_action_and_no_card() -> None:
    game = actions_of(table(P(hand=["maccarat"]), P(), mine=["brown-3a"]))
    play(game, use("maccarat"), mine("brown-3a"), pay())
    assert owned(game) == ["brown-3a"]
    assert at(game).turn.actions == ("UseSkill", "Mine")


@proves("MGL-07")
def test_a_maccarats_reduction_ends_with_the_turn() -> None:
    game = rounds_from(table(P(base=["maccarat"]), P(), mine=["brown-3a"]))
    play(game, lead("maccarat"))
    end_actions(game)
    assert cost(game, "brown-3a", seat=1) == 3


BY_LEVEL = {1: "driller", 2: "fishbean", 3: "robuster", 4: "maccarat"}  # a card of each level, to pay with


# --- Foreman


@pytest.mark.parametrize(
    ("recruited", "levels"),
    [("drollo", {0, 1}), ("shuwar", {0, 2}), ("mushell", {1, 3})],
)
@proves("TER-02", "R-01", "R-02", "R-54")
def test_a_foremans_price_is_three_levels_lower_and_the_ordinary_price_stays(recruited: str, levels: set[int]) -> None:
    """0 stands for no card."""
    game = turn_of(table(P(hand=list(BY_LEVEL.values()), base=["foreman"]), P(), docks=ONE_OF_EACH_LEVEL))
    play(game, lead("foreman"), recruit(recruited))
    payments = {0: pay(), **{level: pay(id) for level, id in BY_LEVEL.items()}}
    assert {level for level, payment in payments.items() if may(game, payment)} == levels


@proves("TER-02")
def test_without_a_foreman_a_card_one_level_lower_is_the_only_price() -> None:
    game = actions_of(table(P(hand=list(BY_LEVEL.values())), P(), docks=ONE_OF_EACH_LEVEL))
    play(game, recruit("mushell"))
    assert game.options(0) == [pay("robuster")]


@proves("TER-02")
def test_a_foremans_price_ends_with_the_turn() -> None:
    game = rounds_from(table(P(base=["foreman"]), P(base=["driller"]), docks=ONE_OF_EACH_LEVEL))
    play(game, lead("foreman"))
    assert may(game, recruit("shuwar"))
    end_actions(game)
    game.answer(1, lead("driller"))
    assert refused(game, recruit("shuwar"), seat=1) == "REC-03"


@proves("R-02")
def test_a_second_foreman_adds_nothing() -> None:
    game = turn_of(table(P(hand=["foreman"], base=["foreman"]), P(), docks=ONE_OF_EACH_LEVEL))
    play(game, lead("foreman"), use("foreman"))
    assert refused(game, recruit("mushell")) == "REC-03"


@proves("R-54")
def test_a_recruit_of_level_1_plays_no_card_under_a_foreman_either() -> None:
    game = turn_of(table(P(hand=["driller", "foreman"], base=["foreman"]), P(), docks=ONE_OF_EACH_LEVEL))
    play(game, lead("foreman"), recruit("frogtopus"))
    assert asked(game) == "TakeAction"
    assert played(game) == []


@proves("R-54")
def test_no_card_is_added_to_a_recruit_that_is_free() -> None:
    game = turn_of(table(P(hand=["driller", "oddgrabber"], base=["foreman"]), P(), docks=ONE_OF_EACH_LEVEL))
    play(game, lead("foreman"), recruit("drollo"))
    assert refused(game, pay("driller", "oddgrabber")) == "REC-03"
    play(game, pay())
    assert hand(game) == ["driller", "oddgrabber", "drollo"]
