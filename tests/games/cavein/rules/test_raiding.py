"""Raid a Base, and the Golden Rule."""

from collections.abc import Callable

import pytest

from gamelode.games.cavein.events import LeaderReturned, TotemTaken
from gamelode.games.cavein.kinds import BESIDE_BOARD, IN_BOX
from gamelode.games.cavein.rules.actions import END_ACTIONS
from gamelode.games.cavein.rules.payment.paying import Pay
from gamelode.kernel import PASS, Choice, proves

from ..scene import (
    P,
    actions_of,
    asked,
    at,
    base,
    card,
    colour,
    hand,
    lead,
    may,
    mine,
    owned,
    pay,
    play,
    played,
    raid,
    recruit,
    refused,
    rounds_from,
    subjugate,
    table,
    take_base,
    take_dock,
    tint,
    tint_to,
    tinted,
    told,
    totems,
    turn_of,
    use,
)

FIVE = ["driller"] * 5
SIX = [*FIVE, "frogtopus"]
SEVEN = [*SIX, "frogtopus"]


# --- which Base


@proves("RAID-01")
@pytest.mark.parametrize("target", [0, 1, 2])
def test_any_one_base_may_be_raided_the_own_included(target: int) -> None:
    game = actions_of(table(P(base=["foreman"]), P(base=["drollo"]), P(base=["fishbean"])))
    play(game, raid(target))
    assert [len(base(game, seat)) for seat in range(3)] == [int(seat != target) for seat in range(3)]


@proves("RAID-01")
def test_only_one_base_is_raided_in_a_turn() -> None:
    game = actions_of(table(P(), P(base=["drollo"]), P(base=["fishbean"])))
    play(game, raid(1))
    assert refused(game, raid(2)) == "RAID-01"
    assert raid(2) not in game.options(0)


@proves("RAID-01", "R-29")
def test_after_a_normal_action_there_is_no_raid() -> None:
    game = actions_of(table(P(), P(base=["drollo"]), docks=["driller"]))
    play(game, recruit("driller"))
    assert refused(game, raid(1)) == "R-29"
    assert raid(1) not in game.options(0)


@proves("R-08")
def test_an_empty_base_cannot_be_raided() -> None:
    game = actions_of(table(P(), P(), P(base=["drollo"])))
    assert [refused(game, raid(seat)) for seat in (0, 1, 2, 3, -1)] == ["R-08", "R-08", "", "R-08", "R-08"]


# --- first the Leader


@proves("RAID-02")
def test_the_leader_returns_to_its_owners_hand() -> None:
    game = actions_of(table(P(), P(base=["driller", "drollo"], hand=["foreman"])))
    play(game, raid(1))
    assert hand(game, 1) == ["foreman", "drollo"]
    assert told(game, LeaderReturned) == [LeaderReturned(1, card("drollo"))]


@proves("RAID-02", "GOLD-02")
def test_even_beyond_the_hand_limit() -> None:
    game = actions_of(table(P(), P(base=["drollo"], hand=SEVEN)))
    play(game, raid(1))
    assert hand(game, 1) == [*SEVEN, "drollo"]


@proves("RAID-08")
@pytest.mark.parametrize("held", [0, 6, 7])
def test_a_raider_never_gets_anothers_leader(held: int) -> None:
    game = actions_of(table(P(hand=SEVEN[:held]), P(base=["foreman", "fishbean", "drollo"])))
    play(game, raid(1))
    assert "drollo" not in hand(game)
    assert "drollo" in hand(game, 1)


# --- second the Totem


@proves("RAID-03")
@pytest.mark.parametrize("holder", [1, 2])
def test_the_raider_takes_the_totem_of_the_leaders_colour_from_whoever_holds_it(holder: int) -> None:
    players = [P(totems=["blue"]), P(base=["driller", "drollo"]), P()]
    players[holder].totems = ["yellow", "brown"]
    game = actions_of(table(*players))
    play(game, raid(1))
    assert totems(game) == ["blue", "yellow"]
    assert totems(game, holder) == ["brown"]
    assert told(game, TotemTaken) == [TotemTaken(0, colour("yellow"))]


@proves("RAID-03")
def test_a_raider_who_holds_it_keeps_it() -> None:
    game = actions_of(table(P(totems=["yellow"]), P(base=["drollo"])))
    play(game, raid(1))
    assert (totems(game), told(game, TotemTaken)) == (["yellow"], [])


@proves("R-09")
def test_a_totem_beside_the_board_can_be_won() -> None:
    scene = table(P(), P(base=["drollo"]))
    assert scene.totems[colour("yellow")] == BESIDE_BOARD
    game = actions_of(scene)
    play(game, raid(1))
    assert totems(game) == ["yellow"]


@proves("R-10")
def test_totems_of_factions_out_of_play_stay_in_the_box() -> None:
    """A Drollo that a Robuster made red is yellow again in the Base."""
    scene = table(P(), P(hand=["drollo", "robuster"]), mine=["red-1a"])
    game = rounds_from(scene, seat=1)
    play(game, use("robuster"), tint_to("red"), tint("drollo"), PASS, seat=1)
    play(game, mine("red-1a"), Pay((tinted("drollo", "red"),)), END_ACTIONS, seat=1)
    play(game, raid(1))
    assert totems(game) == ["yellow"]
    assert [at(game).totems[colour(name)] for name in ("red", "green")] == [IN_BOX, IN_BOX]


# --- third the cards


@proves("RAID-04")
def test_cards_come_from_the_top_until_the_hand_is_full() -> None:
    game = actions_of(table(P(hand=FIVE), P(base=["oddgrabber", "foreman", "fishbean", "diggerhino", "drollo"])))
    play(game, raid(1))
    assert hand(game) == [*FIVE, "fishbean", "diggerhino"]
    assert base(game, 1) == ["oddgrabber", "foreman"]


@proves("RAID-04")
def test_or_until_the_base_is_empty() -> None:
    game = actions_of(table(P(hand=["driller"]), P(base=["foreman", "fishbean", "drollo"])))
    play(game, raid(1))
    assert (hand(game), base(game, 1)) == (["driller", "foreman", "fishbean"], [])


@proves("R-12")
def test_the_raider_neither_chooses_nor_stops() -> None:
    game = actions_of(table(P(), P(base=["foreman", "fishbean", "drollo"])))
    play(game, raid(1))
    assert asked(game) == "TakeAction"
    assert hand(game) == ["foreman", "fishbean"]


@proves("RAID-05")
def test_a_full_hand_may_raid_for_the_totem_alone() -> None:
    game = actions_of(table(P(hand=SEVEN), P(base=["foreman", "fishbean", "drollo"], totems=["yellow"])))
    play(game, raid(1))
    assert (hand(game), totems(game)) == (SEVEN, ["yellow"])
    assert (base(game, 1), hand(game, 1)) == (["foreman", "fishbean"], ["drollo"])


@proves("RAID-09")
def test_what_is_left_stays_in_order_and_has_a_new_leader() -> None:
    me = P(hand=SIX)
    game = rounds_from(table(me, P(base=["oddgrabber", "foreman", "fishbean", "drollo"])))
    play(game, raid(1), END_ACTIONS)
    assert base(game, 1) == ["oddgrabber", "foreman"]
    assert list(game.options(1)) == [PASS, lead("foreman")]


# --- the own Base


@proves("RAID-06")
def test_raiding_the_own_base_brings_the_leader_back_to_a_full_hand() -> None:
    game = actions_of(table(P(hand=SEVEN, base=["foreman", "drollo"]), P()))
    play(game, raid(0))
    assert (hand(game), base(game)) == ([*SEVEN, "drollo"], ["foreman"])


@proves("R-11")
@pytest.mark.parametrize(
    ("held", "gained"), [(5, ["fishbean", "drollo"]), (6, ["drollo"]), (7, ["drollo"])], ids=["5", "6", "7"]
)
def test_the_own_leader_is_counted_before_more_cards_are_taken(held: int, gained: list[str]) -> None:
    game = actions_of(table(P(hand=SEVEN[:held], base=["foreman", "fishbean", "drollo"]), P(totems=["yellow"])))
    play(game, raid(0))
    assert hand(game) == sorted([*SEVEN[:held], *gained], key=card)
    assert base(game) == ["foreman", "fishbean", "drollo"][: 3 - len(gained)]
    assert totems(game) == ["yellow"]


# --- extra actions


@proves("RAID-07")
@pytest.mark.parametrize("first", ["mine", "raid"])
def test_the_leaders_extra_action_goes_before_or_after_a_raid(first: str) -> None:
    blocks: list[list[Choice]] = [[mine("brown-1a"), pay("driller")], [raid(1)]]
    game = turn_of(table(P(base=["drollo"], hand=["driller"]), P(base=["foreman", "fishbean"]), mine=["brown-1a"]))
    play(game, lead("drollo"))
    for block in blocks if first == "mine" else reversed(blocks):
        play(game, *block)
    assert (owned(game), hand(game)) == (["brown-1a"], ["foreman"])


@proves("R-29")
def test_after_a_raid_only_extra_actions_are_left() -> None:
    hand = ["driller", "driller", "colonel"]
    mines = ["brown-1a", "brown-1b"]
    game = turn_of(table(P(base=["drollo"], hand=hand), P(base=["foreman"]), mine=mines, docks=["oddgrabber"]))
    play(game, lead("drollo"), raid(1))
    kinds = {type(choice).__name__ for choice in game.options(0)}
    assert kinds == {"EndActions", "Mine"}
    play(game, mine("brown-1a"), pay("driller"))
    assert refused(game, mine("brown-1b")) == "ACT-03"


@proves("R-29")
def test_an_extra_action_of_a_played_drollo_does_not_go_with_a_raid() -> None:
    game = actions_of(table(P(hand=["drollo", "oddgrabber"]), P(base=["foreman"]), mine=["yellow-1a"]))
    play(game, use("drollo"), mine("yellow-1a"), pay("oddgrabber"))
    assert refused(game, raid(1)) == "R-29"
    again = actions_of(table(P(hand=["drollo"]), P(base=["foreman"])))
    play(again, raid(1))
    assert refused(again, use("drollo")) == "ACT-03"


# --- the Golden Rule


@proves("GOLD-01")
@pytest.mark.parametrize(
    ("skill", "reach", "reason"),
    [
        ("shuwar", take_base, "CLAR-03"),
        ("mushell", take_base, "CLAR-03"),
        ("mandragore", take_base, "CLAR-03"),
        ("custodian", subjugate, "SUBJ-03"),
    ],
)
def test_no_skill_takes_another_players_leader(
    skill: str, reach: Callable[[int, int, str], Choice], reason: str
) -> None:
    factions = ("hydran", "weedlock", "bioss", "terron")
    game = actions_of(table(P(hand=[skill]), P(base=["stalkroot", "stalkroot"]), factions=factions))
    play(game, use(skill))
    assert refused(game, reach(1, 2, "stalkroot")) == reason
    play(game, reach(1, 1, "stalkroot"))
    assert base(game, 1) == ["stalkroot"]


@proves("R-13")
def test_nothing_is_discarded_from_a_hand_that_is_too_large() -> None:
    victim = P(hand=SEVEN, base=["foreman", "fishbean", "drollo"])
    raider = P(hand=["oddgrabber"] * 5 + ["mineraccoon"] * 2)
    game = rounds_from(table(raider, P(), victim))
    play(game, raid(2), END_ACTIONS)
    play(game, raid(2), END_ACTIONS, seat=1)
    assert hand(game, 2) == [*SEVEN, "fishbean", "drollo"]


@proves("R-13")
def test_whoever_holds_more_than_seven_takes_no_card() -> None:
    me = P(hand=[*SEVEN, "drollo"], base=["fishbean"])
    game = turn_of(table(me, P(base=["foreman", "drollo"]), docks=["drollo", "oddgrabber"]))
    play(game, lead("fishbean"))
    assert not may(game, take_dock("drollo"))
    assert refused(game, recruit("oddgrabber")) == "REC-05"
    play(game, raid(1))
    assert len(hand(game)) == 8
    assert played(game) == []
