"""The Action phase in general, and how cards are played."""

import pytest

from gamelode.games.cavein.events import CardsPlayed
from gamelode.games.cavein.rules.actions import END_ACTIONS
from gamelode.kernel import Choice, Game, proves

from .scene import (
    P,
    actions_of,
    asked,
    at,
    base,
    card,
    cards,
    collect,
    keep,
    lead,
    may,
    mine,
    order,
    owned,
    pay,
    play,
    played,
    raid,
    recruit,
    refused,
    rounds_from,
    table,
    take_base,
    take_bottom,
    told,
    turn_of,
    use,
)

# Each action once, and once more: what is needed for both is at hand.
ACTIONS: dict[str, tuple[list[Choice], Choice]] = {
    "Recruit": ([recruit("driller")], recruit("frogtopus")),
    "Mine": ([mine("yellow-1a"), pay("oddgrabber")], mine("yellow-1b")),
    "Collect": ([collect(0), pay("colonel"), keep("contract")], collect(1)),
    "UseSkill": ([use("drollo")], use("maccarat")),
}


def ready(**more: list[str]) -> Game:
    """A player who can take every action twice."""
    me = P(hand=["oddgrabber", "oddgrabber", "colonel", "drollo", "maccarat"], **more)
    mine = ["yellow-1a", "yellow-1b"]
    return actions_of(table(me, P(base=["foreman"]), docks=["driller", "frogtopus"], mine=mine, tops=["A04", "A07"]))


@proves("ACT-01")
def test_there_are_four_actions_beside_a_raid_and_ending() -> None:
    kinds = {type(choice).__name__ for choice in ready().options(0)}
    assert kinds == {"Recruit", "Mine", "Collect", "UseSkill", "Raid", "EndActions"}


def test_the_prompt_says_how_many_actions_are_left() -> None:
    game = ready()
    assert game.prompt(0, game.words()) == "What do you do? 2 actions left"
    play(game, *ACTIONS["Recruit"][0])
    assert game.prompt(0, game.words()) == "What do you do? 1 action left"


@proves("ACT-02")
@pytest.mark.parametrize("first", ACTIONS)
def test_the_second_action_must_be_of_another_type(first: str) -> None:
    game = ready()
    play(game, *ACTIONS[first][0])
    again = {name: refused(game, choices[1]) for name, choices in ACTIONS.items()}
    assert again == {name: "ACT-02" if name == first else "" for name in ACTIONS}


@proves("ACT-02")
def test_there_is_no_third_action() -> None:
    game = ready()
    play(game, *ACTIONS["Recruit"][0], *ACTIONS["Mine"][0])
    assert {refused(game, again) for _, again in ACTIONS.values()} == {"TURN-04"}


@proves("ACT-03")
def test_whoever_raids_gives_up_both_actions() -> None:
    game = ready()
    play(game, raid(1))
    assert {refused(game, again) for _, again in ACTIONS.values()} == {"ACT-03"}


@proves("R-03")
def test_nobody_must_act() -> None:
    game = ready()
    play(game, END_ACTIONS)
    assert game.is_over


@proves("R-03")
def test_one_action_is_enough_and_an_extra_one_left_is_lost() -> None:
    game = rounds_from(table(P(hand=["drollo", "oddgrabber"]), P(), mine=["yellow-1a"]))
    play(game, use("drollo"), END_ACTIONS)
    play(game, END_ACTIONS, seat=1)
    assert asked(game) == "WhetherToLead"
    assert at(game).turn.extra_mines == 0


# --- extra actions


@proves("R-28")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_an_extra_mine_action_comes_before_between_or_after_the_others(place: int) -> None:
    scene = table(
        P(hand=["oddgrabber", "foreman"], base=["drollo"]), P(), docks=["driller", "sergeant"], mine=["yellow-1a"]
    )
    game = turn_of(scene)
    play(game, lead("drollo"))
    blocks: list[list[Choice]] = [[use("foreman")], [recruit("sergeant"), pay()]]
    blocks.insert(place, [mine("yellow-1a"), pay("oddgrabber")])
    play(game, *(choice for block in blocks for choice in block))
    assert owned(game) == ["yellow-1a"]
    assert at(game).turn.actions == ("UseSkill", "Recruit")


@proves("R-28")
def test_each_drollo_gives_one() -> None:
    mines = ["yellow-1a", "yellow-1b", "yellow-1c"]
    game = turn_of(table(P(hand=["oddgrabber"] * 3 + ["drollo"], base=["drollo"]), P(), mine=[*mines, "yellow-1d"]))
    play(game, lead("drollo"), use("drollo"))
    for crystal in mines:
        play(game, mine(crystal), pay("oddgrabber"))
    assert owned(game) == mines
    assert at(game).turn.actions == ("UseSkill", "Mine")


@proves("R-28")
def test_the_extra_mine_action_is_used_up_first_so_that_a_raid_stays_open() -> None:
    game = turn_of(table(P(hand=["oddgrabber"], base=["drollo"]), P(base=["foreman"]), mine=["yellow-1a"]))
    play(game, lead("drollo"), mine("yellow-1a"), pay("oddgrabber"))
    assert may(game, raid(1))


# --- playing cards


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
