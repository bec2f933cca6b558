"""Sergeant and Third Cyber-Arm: cards from the bottom of the own Base."""

from __future__ import annotations

import pytest

from gamelode.kernel import PASS, proves

from ...scene import (
    FULL_HAND,
    P,
    actions_of,
    asked,
    base,
    end_actions,
    hand,
    may,
    play,
    refused,
    rounds_from,
    table,
    take_bottom,
    turn_of,
    use,
    use_artifact,
)

# --- Third Cyber-Arm


@proves("ARTC-02")
def test_third_cyber_arm_takes_the_bottom_card_of_the_own_base_before_the_leader_acts() -> None:
    game = turn_of(table(P(base=["driller", "drollo", "foreman"], artifacts=["third_cyber_arm"]), P()))
    play(game, use_artifact("third_cyber_arm"), take_bottom(1))
    assert (hand(game), base(game)) == (["driller"], ["drollo", "foreman"])
    assert asked(game) == "WhetherToLead"


@proves("ARTC-02")
def test_third_cyber_arm_takes_one_card_only_and_once_a_turn() -> None:
    owner = P(base=["driller", "drollo", "foreman"], artifacts=["third_cyber_arm", "recruiters_beacon"])
    game = turn_of(table(owner, P(), docks=["driller"]))
    play(game, use_artifact("third_cyber_arm"))
    assert not may(game, take_bottom(2))
    play(game, take_bottom(1))
    assert asked(game) == "WhichArtifact"
    assert refused(game, use_artifact("third_cyber_arm")) == "R-07"


@proves("ARTC-02")
def test_third_cyber_arm_may_be_left_unused() -> None:
    game = turn_of(table(P(base=["driller", "drollo"], artifacts=["third_cyber_arm"]), P()))
    play(game, PASS)
    assert base(game) == ["driller", "drollo"]


@proves("ARTC-02")
def test_third_cyber_arm_works_in_the_turns_of_its_owner() -> None:
    game = rounds_from(table(P(base=["driller"]), P(base=["driller", "drollo"], artifacts=["third_cyber_arm"])))
    assert asked(game) == "WhetherToLead"
    play(game, PASS)
    end_actions(game)
    assert (asked(game), game.waiting()) == ("WhichArtifact", (1,))


@pytest.mark.parametrize(("held", "cards"), [(FULL_HAND, ["driller", "drollo"]), ((), ["drollo"])])
@proves("ARTC-03")
def test_third_cyber_arm_is_of_no_use_with_a_full_hand_or_with_a_leader_alone(
    held: tuple[str, ...], cards: list[str]
) -> None:
    game = turn_of(table(P(hand=held, base=cards, artifacts=["third_cyber_arm"]), P()))
    assert asked(game) == "WhetherToLead"  # the step of the artifacts is past
    assert base(game) == cards


@proves("ARTC-03", "R-57")
def test_room_for_one_card_is_enough_for_an_artifact_that_brings_one() -> None:
    owner = P(hand=FULL_HAND[1:], base=["driller", "drollo"], artifacts=["third_cyber_arm", "recruiters_beacon"])
    game = turn_of(table(owner, P(), docks=["driller"]))
    assert may(game, use_artifact("third_cyber_arm"))
    assert may(game, use_artifact("recruiters_beacon"))


@proves("ARTC-03")
def test_third_cyber_arm_is_refused_with_its_reason() -> None:
    owner = P(base=["drollo"], artifacts=["third_cyber_arm", "recruiters_beacon"])
    game = turn_of(table(owner, P(), docks=["driller"]))
    assert refused(game, use_artifact("third_cyber_arm")) == "ARTC-03"


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
