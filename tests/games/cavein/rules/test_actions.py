"""The Action phase in general."""

from __future__ import annotations

import pytest

from gamelode.games.cavein.rules.actions import END_ACTIONS
from gamelode.kernel import Choice, Game, Refusal, proves

from ..scene import (
    P,
    actions_of,
    asked,
    at,
    collect,
    keep,
    lead,
    may,
    mine,
    owned,
    pay,
    play,
    raid,
    recruit,
    refused,
    rounds_from,
    table,
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


def test_a_refusal_names_its_figures_and_its_clause() -> None:
    game = actions_of(table(P(hand=["drollo"]), P(), mine=["yellow-6a"]))
    refusal = game.why_not(0, mine("yellow-6a"))
    assert refusal == Refusal("MINE-03", (2, 6))
    assert game.sentence(refusal) == "You can pay 2 of the 6 it costs. [MINE-03]"


def test_what_is_not_there_is_refused_with_a_reason() -> None:
    game = actions_of(table(P(), P()))
    reasons = [game.why_not(0, choice) for choice in (recruit("drollo"), mine("blue-1a"), use("drollo"))]
    assert reasons == [Refusal("REC-01"), Refusal("MINE-01"), Refusal("SKILL-01")]
