"""What holds for all skills: they are optional, the hand limit applies, Leaders are safe."""

from __future__ import annotations

import pytest

from gamelode.games.cavein.rules.actions import TakeAction
from gamelode.kernel import PASS, Choice, Game, proves

from ...scene import (
    CONTENT,
    FULL_HAND,
    WITH_BIOSS,
    P,
    actions_of,
    asked,
    at,
    base,
    end_actions,
    factions_of,
    hand,
    lead,
    may,
    owned,
    play,
    played,
    raid,
    refused,
    subjugate,
    subjugated,
    table,
    take_base,
    take_bottom,
    take_dock,
    turn_of,
    use,
)

# --- optional


@pytest.mark.parametrize("id", [mercenary.id for mercenary in CONTENT.files.mercenary])
@proves("CLAR-01", "R-04")
def test_whoever_plays_a_card_for_its_skill_may_leave_the_skill_unused(id: str) -> None:
    factions = factions_of(id)
    scene = table(
        P(hand=[id, "driller", "frogtopus"], base=["driller", "foreman", "driller"]),
        P(base=["sapling" if factions == WITH_BIOSS else "driller", "foreman", "driller"]),
        docks=["driller", "foreman", "sergeant"],
        mine=[f"{colour}-1a" for colour in CONTENT.colours],
        factions=factions,
    )
    game = actions_of(scene)
    play(game, use(id))
    while not isinstance(game.question, TakeAction):
        play(game, PASS)
    assert (hand(game), played(game)) == (["driller", "frogtopus"], [id])
    assert (owned(game), subjugated(game)) == ([], [])
    assert at(game).turn.recoloured == {}


@proves("CLAR-01")
def test_crystals_and_raids_that_artifacts_offer_may_be_declined() -> None:
    raider = P(artifacts=["baton_of_coaxing", "enhanced_vision"])
    game = actions_of(table(raider, P(base=["driller"]), P(base=["driller"]), mine=["blue-1a"]))
    play(game, raid(1), PASS, PASS)
    assert owned(game) == []
    assert base(game, 2) == ["driller"]


@pytest.mark.parametrize("id", ["driller", "shuwar", "fishbean"])
@proves("R-04")
def test_a_skill_without_a_target_may_be_used_and_its_card_still_enters_the_base(id: str) -> None:
    game = turn_of(table(P(hand=[id]), P(), mine=["blue-3a"]))
    play(game, use(id))
    assert asked(game) == "TakeAction"
    assert at(game).turn.actions == ("UseSkill",)
    end_actions(game)
    assert base(game) == [id]


# --- hand limit


def led(id: str, scene_hand: tuple[str, ...]) -> Game:
    """A turn in which the skill of this Leader has just been used; every place offers cards."""
    scene = table(
        P(hand=scene_hand, base=["sapling", "foreman", id]),
        P(base=["sapling", "foreman", "sapling", "driller"]),
        docks=["driller", "driller", "foreman", "sergeant"],
        factions=WITH_BIOSS,
    )
    game = turn_of(scene)
    play(game, lead(id))
    return game


@pytest.mark.parametrize("id", ["fishbean", "sergeant", "colonel", "shuwar", "mushell", "mandragore"])
@proves("CLAR-02", "R-15")
def test_with_a_full_hand_no_skill_brings_a_card(id: str) -> None:
    game = led(id, FULL_HAND)
    assert asked(game) == "TakeAction"
    assert len(hand(game)) == 7


@pytest.mark.parametrize(
    ("id", "first", "second"),
    [
        ("sergeant", take_bottom(1), take_bottom(2)),
        ("colonel", take_dock("foreman"), take_dock("driller")),
        ("mushell", take_base(1, 2, "foreman"), take_base(1, 1, "sapling")),
        ("mandragore", take_base(1, 3, "sapling"), take_base(1, 1, "sapling")),
    ],
)
@proves("CLAR-02", "R-32")
def test_with_room_for_one_card_a_skill_for_several_brings_the_one_chosen(
    id: str, first: Choice, second: Choice
) -> None:
    game = led(id, FULL_HAND[1:])
    assert may(game, first)
    play(game, first)
    assert len(hand(game)) == 7
    assert not may(game, second)
    assert asked(game) == "TakeAction"


@proves("CLAR-02", "R-32")
def test_the_sergeants_second_card_is_refused_by_the_hand_limit() -> None:
    game = led("sergeant", FULL_HAND[1:])
    assert refused(game, take_bottom(2)) == "CLAR-02"


@proves("R-32")
def test_what_is_not_taken_stays_in_order() -> None:
    robbed = P(base=["driller", "foreman", "sergeant", "drollo", "driller"])
    game = actions_of(table(P(hand=[*FULL_HAND[1:], "mushell"]), robbed))
    play(game, use("mushell"), take_base(1, 3, "sergeant"))
    assert base(game, 1) == ["driller", "foreman", "drollo", "driller"]


@proves("R-15")
def test_the_card_played_has_left_the_hand_when_its_skill_counts_the_cards() -> None:
    game = actions_of(table(P(hand=[*FULL_HAND[1:], "fishbean"]), P(), docks=["drollo"]))
    play(game, use("fishbean"), take_dock("drollo"))
    assert sorted(hand(game)) == sorted([*FULL_HAND[1:], "drollo"])


# --- Leaders


@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize(
    ("id", "below", "leader", "clause"),
    [
        ("shuwar", "driller", "driller", "CLAR-03"),
        ("mushell", "driller", "driller", "CLAR-03"),
        ("mandragore", "sapling", "sapling", "CLAR-03"),
        ("custodian", "foreman", "foreman", "SUBJ-03"),
    ],
)
@proves("CLAR-03", "R-30")
def test_no_skill_reaches_a_leader_not_even_the_own(id: str, below: str, leader: str, clause: str, owner: int) -> None:
    players = [P(hand=[id]), P()]
    players[owner].base = [below, leader]
    game = actions_of(table(*players, factions=factions_of(id)))
    play(game, use(id))
    choose = subjugate if id == "custodian" else take_base
    assert refused(game, choose(owner, 2, leader)) == clause
    assert may(game, choose(owner, 1, below))


@proves("CLAR-03", "R-30")
def test_the_sergeant_stops_below_the_own_leader() -> None:
    game = actions_of(table(P(hand=["sergeant"], base=["driller", "foreman"]), P()))
    play(game, use("sergeant"))
    assert refused(game, take_bottom(2)) == "CLAR-03"
    assert may(game, take_bottom(1))


@proves("CLAR-03", "R-30")
def test_the_mindwasp_spares_the_own_leader() -> None:
    game = actions_of(table(P(hand=["mindwasp"], base=["foreman", "driller"]), P(), factions=WITH_BIOSS))
    play(game, use("mindwasp"))
    assert refused(game, subjugate(0, 2, "driller")) == "SUBJ-03"


@pytest.mark.parametrize("id", ["sergeant", "shuwar", "mushell", "mindwasp", "custodian", "mandragore"])
@proves("R-31")
def test_cards_played_this_turn_are_out_of_reach_and_do_not_unseat_the_leader(id: str) -> None:
    """The Base is one Leader; two cards lie above it in the play area."""
    active = P(hand=[id], base=["stalkroot"], played=["stalkroot", "stalkroot"])
    game = actions_of(table(active, P(), factions=WITH_BIOSS))
    play(game, use(id))
    assert asked(game) == "TakeAction"  # there was nothing to take or to subjugate
    assert base(game) == ["stalkroot"]
