"""Turns, phases and the hand limit."""

from __future__ import annotations

import pytest

from gamelode.games.cavein.events import CardsRemoved, CardTaken, DocksRefilled, LeaderReturned, MineRefilled
from gamelode.games.cavein.rules.actions import END_ACTIONS
from gamelode.kernel import PASS, Dice, Game, Told, proves

from ..scene import (
    CONTENT,
    EDITION,
    P,
    actions_of,
    asked,
    at,
    base,
    end_actions,
    hand,
    lead,
    may,
    mine,
    order,
    pay,
    play,
    raid,
    recruit,
    refused,
    table,
    take_bottom,
    take_crystal,
    take_dock,
    told,
    turn_of,
    use,
    use_artifact,
)


@proves("TURN-02")
def test_starting_phase_action_phase_and_clean_up_follow_each_other() -> None:
    game = turn_of(table(P(base=["driller", "frogtopus"], hand=["drollo"]), P(), mine=["blue-1a"]))
    assert asked(game) == "WhetherToLead"
    play(game, lead("frogtopus"), take_crystal("blue-1a"))
    assert asked(game) == "TakeAction"
    play(game, use("drollo"))
    assert base(game) == ["driller", "frogtopus"]
    end_actions(game)
    assert base(game) == ["driller", "frogtopus", "drollo"]
    assert game.is_over  # the turn, which is all of this scene


@proves("TURN-03")
def test_artifacts_come_before_the_leader() -> None:
    game = turn_of(table(P(base=["driller", "frogtopus"], artifacts=["third_cyber_arm"]), P(), mine=["blue-1a"]))
    assert (asked(game), may(game, lead("frogtopus"))) == ("WhichArtifact", False)
    play(game, PASS)
    assert (asked(game), may(game, use_artifact("third_cyber_arm"))) == ("WhetherToLead", False)


@proves("TURN-04")
def test_a_turn_has_two_actions() -> None:
    game = actions_of(table(P(hand=["drollo", "oddgrabber"]), P(), docks=["driller"], mine=["yellow-1a"]))
    play(game, recruit("driller"), use("drollo"), mine("yellow-1a"), pay("oddgrabber"))
    assert refused(game, use("driller")) == "TURN-04"


@proves("TURN-04")
def test_or_one_raid_and_no_action() -> None:
    game = actions_of(table(P(hand=["drollo"]), P(base=["driller", "foreman"]), docks=["driller"]))
    play(game, raid(1))
    assert [type(choice).__name__ for choice in game.options(0)] == ["EndActions"]


@proves("TURN-05")
def test_clean_up_has_three_steps_in_order() -> None:
    scene = table(P(base=["driller"] * 5, hand=["foreman", "sergeant", "colonel"]), P(), mine=["brown-6a"])
    game = turn_of(scene)
    play(game, PASS, mine("brown-6a"), pay("foreman", "colonel"), order("foreman", "colonel"), use("sergeant"))
    play(game, PASS, END_ACTIONS)
    # Played cards are in the Base before it is cut, and it is cut before anything new is seen.
    assert base(game) == ["driller"] * 4 + ["foreman", "colonel", "sergeant"]
    kinds = [type(event) for event in told(game, CardsRemoved, DocksRefilled, MineRefilled)]
    assert kinds == [CardsRemoved, DocksRefilled, MineRefilled]


# --- the hand limit


@proves("HAND-01")
@pytest.mark.parametrize(("held", "allowed"), [(6, True), (7, False)])
def test_a_hand_holds_seven_cards(held: int, allowed: bool) -> None:
    game = actions_of(table(P(hand=["driller"] * 5 + ["frogtopus"] * (held - 5)), P(), docks=["oddgrabber"]))
    assert may(game, recruit("oddgrabber")) is allowed


@proves("HAND-02")
def test_no_skill_fills_a_hand_beyond_the_limit() -> None:
    six = ["driller"] * 5 + ["frogtopus"]
    game = turn_of(table(P(hand=six, base=["foreman", "oddgrabber", "sergeant"]), P()))
    play(game, lead("sergeant"))
    assert refused(game, take_bottom(2)) == "CLAR-02"
    play(game, take_bottom(1))
    assert len(hand(game)) == 7


@proves("HAND-02")
def test_a_full_hand_is_not_even_asked_what_to_take() -> None:
    seven = ["driller"] * 5 + ["frogtopus"] * 2
    game = turn_of(table(P(hand=seven, base=["fishbean"]), P(), docks=["drollo"]))
    play(game, lead("fishbean"))
    assert (asked(game), may(game, take_dock("drollo"))) == ("TakeAction", False)


def overfull(game: Game, news: list[Told]) -> list[str]:
    """How cards have come to hands that now hold too many."""
    many = [seat for seat, player in enumerate(at(game).players) if len(player.hand) > CONTENT.limits.hand]
    events = [told.event for told in news]
    return [type(e).__name__ for e in events if isinstance(e, CardTaken | LeaderReturned) and e.seat in many]


@proves("HAND-02", "GOLD-02")
def test_in_whole_games_only_a_returned_leader_overfills_a_hand() -> None:
    ways: set[str] = set()
    for seed in range(12):
        game, dice = Game.start(EDITION, 2 + seed % 3, seed), Dice.from_seed(seed)
        while not game.is_over:
            seen = len(game.log or ())
            (seat,) = game.waiting()
            raids = [choice for choice in game.options(seat) if type(choice).__name__ == "Raid"]
            game.answer(seat, raids[-1] if raids and dice.below(2) else game.sample(seat, dice))
            ways.update(overfull(game, (game.log or [])[seen:]))
    assert ways == {"LeaderReturned"}


def test_the_table_says_whose_turn_it_is() -> None:
    assert at(turn_of(table(P(), P()), seat=1)).turn.seat == 1
