"""Recruit a mercenary."""

import pytest

from gamelode.games.cavein.rules.actions import END_ACTIONS
from gamelode.kernel import proves

from ..scene import (
    P,
    actions_of,
    asked,
    at,
    base,
    docks,
    hand,
    lead,
    may,
    mine,
    owned,
    pay,
    play,
    played,
    recruit,
    refused,
    table,
    turn_of,
)

ONE_OF_EACH = ["driller", "foreman", "sergeant", "colonel"]
SEVEN = ["driller"] * 4 + ["foreman"] * 3


@proves("REC-01")
def test_one_card_comes_from_the_docks_to_the_hand() -> None:
    game = actions_of(table(P(hand=["driller"]), P(), docks=["frogtopus", "frogtopus", "oddgrabber"]))
    play(game, recruit("frogtopus"))
    assert (hand(game), docks(game)) == (["driller", "frogtopus"], ["frogtopus", "oddgrabber"])
    assert refused(game, recruit("colonel")) == "REC-01"


@proves("REC-02")
def test_a_level_1_card_needs_no_card() -> None:
    game = actions_of(table(P(), P(), docks=["frogtopus"]))
    play(game, recruit("frogtopus"))
    assert (hand(game), played(game)) == (["frogtopus"], [])


@proves("REC-03")
@pytest.mark.parametrize(
    ("target", "price"), [("drollo", "driller"), ("robuster", "foreman"), ("scrabber", "sergeant")]
)
def test_any_other_needs_one_card_exactly_a_level_lower(target: str, price: str) -> None:
    game = actions_of(table(P(hand=ONE_OF_EACH), P(), docks=[target]))
    play(game, recruit(target))
    accepted = [paid for paid in ONE_OF_EACH if may(game, pay(paid))]
    assert accepted == [price]
    assert refused(game, pay()) == refused(game, pay("driller", "foreman")) == "REC-03"
    play(game, pay(price))
    assert target in hand(game)


@proves("REC-03")
def test_without_such_a_card_it_cannot_be_recruited() -> None:
    game = actions_of(table(P(hand=["driller", "sergeant"]), P(), docks=["robuster", "drollo", "scrabber"]))
    assert [refused(game, recruit(id)) for id in ("robuster", "drollo", "scrabber")] == ["REC-03", "", ""]


@proves("REC-04")
@pytest.mark.parametrize("price", ["driller", "frogtopus", "mineraccoon", "oddgrabber"])
def test_the_colour_of_the_price_does_not_matter(price: str) -> None:
    game = actions_of(table(P(hand=[price]), P(), docks=["drollo"]))
    play(game, recruit("drollo"), pay(price))
    assert hand(game) == ["drollo"]


@proves("REC-05")
def test_whoever_holds_seven_cards_may_not_recruit() -> None:
    game = actions_of(table(P(hand=SEVEN), P(), docks=["frogtopus"]))
    assert refused(game, recruit("frogtopus")) == "REC-05"
    assert recruit("frogtopus") not in game.options(0)


@proves("REC-05", "R-13")
def test_nor_may_anyone_with_more() -> None:
    game = actions_of(table(P(hand=[*SEVEN, "drollo", "drollo"]), P(), docks=["frogtopus"]))
    assert refused(game, recruit("frogtopus")) == "REC-05"
    assert len(hand(game)) == 9


@proves("R-14")
def test_a_price_that_would_make_room_does_not_help() -> None:
    game = actions_of(table(P(hand=SEVEN), P(), docks=["drollo"]))
    assert refused(game, recruit("drollo")) == "REC-05"


@proves("REC-06")
def test_the_price_lies_in_the_play_area_and_then_in_the_base() -> None:
    game = turn_of(table(P(hand=["driller"]), P(), docks=["drollo"]))
    play(game, recruit("drollo"), pay("driller"))
    assert (hand(game), played(game)) == (["drollo"], ["driller"])
    play(game, END_ACTIONS)
    assert base(game) == ["driller"]


@proves("REC-07")
def test_a_free_recruit_is_an_action_all_the_same() -> None:
    game = actions_of(table(P(), P(), docks=["frogtopus", "oddgrabber"]))
    play(game, recruit("frogtopus"))
    assert at(game).turn.actions == ("Recruit",)
    assert refused(game, recruit("oddgrabber")) == "ACT-02"


@proves("REC-08")
def test_a_recruit_may_be_played_in_the_same_turn() -> None:
    game = actions_of(table(P(), P(), docks=["oddgrabber"], mine=["yellow-1a"]))
    play(game, recruit("oddgrabber"), mine("yellow-1a"), pay("oddgrabber"))
    assert owned(game) == ["yellow-1a"]


@proves("R-54")
def test_a_level_1_recruit_never_plays_a_card() -> None:
    game = turn_of(table(P(base=["foreman"], hand=ONE_OF_EACH), P(), docks=["frogtopus"]))
    play(game, lead("foreman"), recruit("frogtopus"))
    assert (asked(game), played(game)) == ("TakeAction", [])


@proves("R-54")
def test_under_a_foreman_the_ordinary_price_may_be_paid_and_no_other() -> None:
    game = turn_of(table(P(base=["foreman"], hand=ONE_OF_EACH), P(), docks=["robuster"]))
    play(game, lead("foreman"), recruit("robuster"))
    accepted = [paid for paid in ((), *((id,) for id in ONE_OF_EACH)) if may(game, pay(*paid))]
    assert accepted == [(), ("foreman",)]
