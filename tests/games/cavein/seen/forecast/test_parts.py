"""What a choice costs, in words."""

from __future__ import annotations

import pytest

from gamelode.kernel import proves
from tests.games.cavein.scene import (
    P,
    actions_of,
    collect,
    mine,
    pay,
    play,
    recruit,
    table,
    use,
)

from .words import said


@proves("MINE-03", "MINE-04", "WILD-02")
@pytest.mark.parametrize(
    ("id", "cost"),
    [
        ("blue-3a", "Costs 3 levels of blue cards."),
        ("yellow-3a", "Costs 2 levels of yellow cards."),  # Ann holds the Totem
        ("yellow-1a", "Costs no card."),
        ("red-3a", "Costs 3 levels of cards of one colour."),
    ],
)
def test_what_a_crystal_costs(id: str, cost: str) -> None:
    hand = ("frogtopus", "fishbean", "oddgrabber", "drollo")
    game = actions_of(table(P(hand=hand, totems=["yellow"]), P(), mine=[id]))
    assert said(game, mine(id)).costs == (cost,)


@proves("REC-02", "REC-03", "TER-02")
def test_what_a_recruit_costs() -> None:
    game = actions_of(table(P(hand=["foreman", "driller"]), P(), docks=["frogtopus", "shuwar", "mushell"]))
    assert said(game, recruit("frogtopus")).costs == ("Costs no card.",)
    assert said(game, recruit("shuwar")).costs == ("Costs one card of level 2.",)
    play(game, use("foreman"))
    assert said(game, recruit("mushell")).costs == ("Costs one card of level 1 or 3.",)


def test_what_an_artifact_costs_and_offers() -> None:
    game = actions_of(table(P(hand=["maccarat", "driller"]), P(), tops=["A04"]))
    assert said(game, collect(0)).costs == ("Costs 4 levels of any cards.",)
    assert said(game, collect(0)).effects == ("You keep Contract or Haggler Module.",)


def test_a_payment_says_what_is_paid_too_much() -> None:
    game = actions_of(table(P(hand=["fishbean"]), P(), mine=["blue-1a"]))
    play(game, mine("blue-1a"))
    assert said(game, pay("fishbean")).costs == (
        "Plays Fish'Bean (blue 2): into your Base.",
        "Pays 1 level more than it costs.",
    )
