"""What is said before a turn is ended."""

from __future__ import annotations

from gamelode.games.cavein.rules.actions import END_ACTIONS
from gamelode.games.cavein.rules.rounds import Rounds
from gamelode.kernel import proves
from tests.games.cavein.scene import (
    FULL_HAND,
    P,
    actions_of,
    at,
    begin,
    play,
    rounds_from,
    table,
)

from .words import said


def test_to_end_the_turn_says_what_is_given_up() -> None:
    game = actions_of(table(P(hand=["driller"]), P()))
    assert said(game, END_ACTIONS).costs == ("You could still take 2 actions.",)
    assert said(actions_of(table(P(), P())), END_ACTIONS).costs == ()  # there is nothing to do


@proves("CLEAN-01", "CLEAN-02")
def test_to_end_the_turn_says_who_leads_and_what_leaves_the_game() -> None:
    base = ["driller", "driller", "driller", "frogtopus", "frogtopus", "foreman", "foreman"]
    told = said(actions_of(table(P(base=base, played=["drollo"]), P())), END_ACTIONS)
    assert told.effects == ("Drollo (yellow 2) becomes your Leader.",)
    assert told.risks[0] == "Out of the game from the bottom of your Base: Driller (brown 1)."


@proves("RAID-03", "RAID-04")
def test_to_end_the_turn_says_what_a_raid_would_take() -> None:
    ann = P(base=["driller", "shuwar"], played=["drollo"], totems=["yellow"])
    told = said(actions_of(table(ann, P(hand=FULL_HAND[:6]))), END_ACTIONS)
    assert told.risks == (
        "Bo could Raid your Base for Shu'War (blue 3).",  # there is room for one card
        "Bo could Raid your Base for the yellow Totem.",
    )


@proves("R-39")
def test_in_the_last_turn_nobody_follows() -> None:
    scene = table(P(), P(base=["driller", "drollo"]), cave_in=7)
    game = begin(scene, Rounds(start=0, turns=1, triggered=True))
    play(game, game.options(1)[0], seat=1)  # no use of the Leader
    assert said(game, END_ACTIONS, seat=1).risks == ()


@proves("R-06")
def test_nobody_follows_when_all_have_been_idle() -> None:
    game = begin(table(P(base=["driller", "drollo"]), P()), Rounds(start=1, turns=1))
    at(game).idle = 1
    play(game, game.options(0)[0])
    assert said(game, END_ACTIONS).risks == ()


def test_before_the_last_turn_somebody_follows() -> None:
    game = rounds_from(table(P(base=["driller", "drollo"]), P(), cave_in=7))
    play(game, game.options(0)[0])
    assert said(game, END_ACTIONS).risks != ()
