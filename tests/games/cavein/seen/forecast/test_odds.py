"""What the next player could do, with exact odds."""

from __future__ import annotations

from gamelode.games.cavein.rules.actions import END_ACTIONS
from gamelode.games.cavein.seen.forecast.parts import HoldsCardsFor
from gamelode.kernel.conformance import check_odds
from tests.games.cavein.scene import (
    P,
    actions_of,
    crystal,
    rounds_from,
    table,
)


def test_known_cards_pay_for_certain() -> None:
    game = actions_of(table(P(), P(hand=["frogtopus", "fishbean"]), mine=["blue-3a", "yellow-3a"]))
    (chance,) = game.forecast(0, END_ACTIONS).chances
    assert chance == HoldsCardsFor(1, crystal("blue-3a"), ways=1, of=1)


def test_one_unseen_card_counts_by_how_many_of_it_there_are() -> None:
    """Bo has one unseen card of level 1; 5 of each of four kinds are not placed elsewhere, his own among them."""
    scene = table(P(), P(hand=["driller"], secret=["driller"]), mine=["blue-1a"])
    (chance,) = actions_of(scene).forecast(0, END_ACTIONS).chances
    assert (chance.ways, chance.of) == (5, 20)


def test_a_wild_crystal_takes_any_colour() -> None:
    scene = table(P(), P(hand=["driller"], secret=["driller"]), mine=["red-1a"])
    (chance,) = actions_of(scene).forecast(0, END_ACTIONS).chances
    assert (chance.ways, chance.of) == (20, 20)


def test_the_odds_agree_with_ten_thousand_games() -> None:
    """Two unseen cards of level 1 and one of level 2, beside a known one."""
    bo = P(
        hand=["driller", "frogtopus", "fishbean", "drollo"],
        secret=["driller", "frogtopus", "fishbean"],
        totems=["blue"],
    )
    mined = ["blue-3a", "yellow-3a", "purple-1a", "red-3a", "blue-1a"]
    game = rounds_from(table(P(hand=["driller"]), bo, mine=mined, docks=["frogtopus"]))
    assert check_odds(game, 0, END_ACTIONS) == 3
    assert any(0.1 < chance.share < 0.9 for chance in game.forecast(0, END_ACTIONS).chances)
