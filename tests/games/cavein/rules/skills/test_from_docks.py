"""Colonel, Fish'Bean and Recruiter's Beacon: cards from the Docks."""

from __future__ import annotations

from gamelode.kernel import proves

from ...scene import (
    FULL_HAND,
    ONE_OF_EACH_LEVEL,
    P,
    actions_of,
    asked,
    at,
    docks,
    hand,
    may,
    play,
    refused,
    table,
    take_dock,
    turn_of,
    use,
    use_artifact,
)


@proves("R-57")
def test_recruiters_beacon_takes_one_card_of_level_1_from_the_docks() -> None:
    game = turn_of(table(P(artifacts=["recruiters_beacon"]), P(), docks=["driller", "frogtopus", "drollo"]))
    play(game, use_artifact("recruiters_beacon"))
    assert not may(game, take_dock("drollo"))
    play(game, take_dock("frogtopus"))
    assert hand(game) == ["frogtopus"]
    assert asked(game) == "TakeAction"
    assert at(game).turn.actions == ()


@proves("R-57")
def test_recruiters_beacon_respects_the_hand_limit() -> None:
    owner = P(hand=FULL_HAND, base=["drollo"], artifacts=["recruiters_beacon"])
    game = turn_of(table(owner, P(), docks=["driller"]))
    assert asked(game) == "WhetherToLead"


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


# --- Colonel


@proves("TER-04")
def test_the_colonel_takes_cards_of_five_levels_together() -> None:
    game = actions_of(table(P(hand=["colonel"]), P(), docks=[*ONE_OF_EACH_LEVEL, "frogtopus", "foreman"]))
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
    game = actions_of(table(P(hand=["colonel"]), P(), docks=ONE_OF_EACH_LEVEL))
    play(game, use("colonel"), take_dock("mushell"))
    assert refused(game, take_dock("drollo")) == "TER-04"
    play(game, take_dock("frogtopus"))
    assert sorted(hand(game)) == ["frogtopus", "mushell"]
    assert at(game).turn.actions == ("UseSkill",)  # and none of it was a Recruit
