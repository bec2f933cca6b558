"""How cards are played."""

from __future__ import annotations

import pytest

from gamelode.games.cavein.events import CardsPlayed
from gamelode.games.cavein.rules.actions import END_ACTIONS
from gamelode.kernel import proves

from ...scene import (
    P,
    actions_of,
    base,
    card,
    cards,
    mine,
    order,
    pay,
    play,
    played,
    recruit,
    refused,
    table,
    take_base,
    take_bottom,
    told,
    turn_of,
    use,
)


@proves("PLAY-01")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_cards_played_lie_open_beside_the_base(viewer: int | None) -> None:
    game = actions_of(table(P(hand=["drollo"], base=["driller"]), P()))
    play(game, use("drollo"))
    assert told(game, CardsPlayed) == [CardsPlayed(0, (card("drollo"),))]
    area = game.view(viewer).players[0]
    assert (list(area.played), list(area.base)) == (cards(["drollo"]), cards(["driller"]))


@proves("PLAY-01")
def test_only_cards_of_the_hand_are_played() -> None:
    game = actions_of(table(P(hand=["oddgrabber"], base=["drollo"]), P(), mine=["yellow-1a"]))
    play(game, mine("yellow-1a"))
    assert refused(game, pay("drollo")) == "PLAY-01"
    assert refused(game, pay("oddgrabber", "oddgrabber")) == "PLAY-01"


@proves("PLAY-02")
def test_cards_enter_the_base_in_the_order_in_which_they_were_played() -> None:
    game = turn_of(table(P(hand=["drollo", "oddgrabber"], base=["driller"]), P(), mine=["yellow-1a"]))
    play(game, game.options(0)[0], mine("yellow-1a"), pay("oddgrabber"), use("drollo"))
    assert played(game) == ["oddgrabber", "drollo"]
    play(game, END_ACTIONS)
    assert base(game) == ["driller", "oddgrabber", "drollo"]


@proves("PLAY-03")
@pytest.mark.parametrize("wanted", [("drollo", "robuster", "oddgrabber"), ("oddgrabber", "drollo", "robuster")])
def test_cards_of_one_action_lie_in_any_order(wanted: tuple[str, ...]) -> None:
    game = actions_of(table(P(hand=["oddgrabber", "drollo", "robuster"]), P(), mine=["yellow-6a"]))
    play(game, mine("yellow-6a"), pay("oddgrabber", "drollo", "robuster"))
    assert refused(game, order("oddgrabber", "drollo", "drollo")) == "PLAY-03"
    play(game, order(*wanted))
    assert played(game) == list(wanted)


@proves("PLAY-04")
def test_cards_of_an_earlier_action_lie_below() -> None:
    hand = ["foreman", "frogtopus", "drollo", "oddgrabber"]
    game = actions_of(table(P(hand=hand), P(), docks=["sergeant"], mine=["yellow-3a"]))
    play(game, recruit("sergeant"), pay("foreman"))
    play(game, mine("yellow-3a"), pay("oddgrabber", "drollo"), order("drollo", "oddgrabber"))
    assert played(game) == ["foreman", "drollo", "oddgrabber"]


@proves("R-31")
def test_no_skill_and_no_raid_reaches_cards_in_the_play_area() -> None:
    scene = table(P(hand=["drollo", "shuwar"], base=["driller", "foreman"]), P(), docks=["sergeant"])
    game = actions_of(scene)
    play(game, recruit("sergeant"), pay("drollo"), use("shuwar"))
    assert refused(game, take_base(0, 3, "drollo")) == "HYD-04"
    assert refused(game, take_base(0, 4, "shuwar")) == "HYD-04"
    play(game, take_base(0, 1, "driller"))
    assert played(game) == ["drollo", "shuwar"]


@proves("R-31")
def test_the_sergeant_takes_nothing_that_was_played_this_turn() -> None:
    game = actions_of(table(P(hand=["foreman", "sergeant"], base=["driller", "drollo"]), P(), docks=["shuwar"]))
    play(game, recruit("shuwar"), pay("foreman"), use("sergeant"))
    assert refused(game, take_bottom(2)) == "CLAR-03"
