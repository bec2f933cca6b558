"""What is said of a choice before it is made."""

from __future__ import annotations

import pytest

from gamelode.games.cavein.rules.actions import END_ACTIONS
from gamelode.games.cavein.rules.artifacts.points import PerArtifact
from gamelode.kernel import proves
from gamelode.kernel.forecasts import ForecastInWords
from tests.games.cavein.scene import (
    CONTENT,
    FULL_HAND,
    P,
    actions_of,
    at,
    card,
    collect,
    keep,
    lead,
    mine,
    order,
    pay,
    play,
    raid,
    recruit,
    table,
    take_crystal,
    turn_of,
    use,
)

from .words import said


@proves("SCORE-01", "SCORE-05")
def test_a_crystal_brings_its_points_and_those_of_the_set() -> None:
    scene = table(P(hand=["diggerhino", "mineraccoon"], crystals=["blue-1c", "yellow-1c"]), P(), mine=["purple-3c"])
    assert said(actions_of(scene), mine("purple-3c")).effects == ("Brings 6 points.",)  # 3, and a set of 3 for one of 2


def test_a_crystal_that_is_taken_brings_its_points() -> None:
    game = turn_of(table(P(base=["frogtopus"]), P(), mine=["blue-1a", "blue-1b"]))
    play(game, lead("frogtopus"))
    assert said(game, take_crystal("blue-1a")).effects == ("Brings 1 point.",)


@proves("CAVE-01", "END-01")
@pytest.mark.parametrize(
    ("space", "effects"),
    [
        (3, ("Moves the Cave-In token to 4 of 7.",)),
        (6, ("Moves the Cave-In token to 7 of 7.", "This round will be the last.")),
        (8, ("Moves the Cave-In token to 9 of 7.",)),
        (9, ()),
    ],
)
def test_a_marked_crystal_moves_the_token(space: int, effects: tuple[str, ...]) -> None:
    game = actions_of(table(P(hand=["frogtopus"]), P(), mine=["blue-1d"], cave_in=space))
    assert said(game, mine("blue-1d")).effects == ("Brings 2 points.", *effects)


@proves("CAVE-02")
def test_the_last_artifact_of_a_stack_moves_the_token() -> None:
    scene = table(P(hand=["maccarat"]), P(), tops=["A04"])
    scene.artifacts_left[0], scene.artifacts_left[1] = 1, scene.artifacts_left[1] + scene.artifacts_left[0] - 1
    assert "Moves the Cave-In token to 1 of 7." in said(actions_of(scene), collect(0)).effects


@proves("CAVE-03", "R-36")
def test_a_stack_that_runs_out_is_foretold() -> None:
    scene = table(P(hand=["driller"]), P(), docks=["colonel"])
    scene.box += scene.mercenaries[3][1:]
    del scene.mercenaries[3][1:]
    game = actions_of(scene)
    told = "A stack runs out at the end of your turn, which moves the Cave-In token."
    assert told not in said(game, END_ACTIONS).effects  # the Docks have their card of level 4
    at(game).players[0].hand = [card("sergeant")]
    assert told in said(game, recruit("colonel")).effects


def test_a_recruit_that_fills_the_hand() -> None:
    game = actions_of(table(P(hand=FULL_HAND[:6]), P(), docks=["frogtopus"]))
    assert "Your hand is full then, with 7 cards." in said(game, recruit("frogtopus")).effects


def test_a_skill_says_what_it_does() -> None:
    game = actions_of(table(P(hand=["frogtopus"]), P(), mine=["blue-1a"]))
    assert said(game, use("frogtopus")).effects == ("Gain a cost-1 blue crystal.",)
    assert said(game, use("frogtopus")).costs == ("Plays Frogt'Opus (blue 1): into your Base.",)


@proves("R-04")
@pytest.mark.parametrize("id", ["frogtopus", "sergeant", "shuwar", "colonel"])
def test_a_skill_that_finds_nothing_to_do_says_so(id: str) -> None:
    game = actions_of(table(P(hand=[id]), P(), mine=["brown-1a"]))
    assert said(game, use(id)).risks == ("Its skill finds nothing to do.",)


@pytest.mark.parametrize("id", ["foreman", "drollo", "maccarat", "fishbean", "scrabber", "ancientone", "robuster"])
def test_a_skill_that_lasts_does_something(id: str) -> None:
    game = actions_of(table(P(hand=[id, "driller"]), P(), mine=["brown-1a"]))
    assert said(game, use(id)).risks == ()


def test_the_leaders_skill_costs_nothing() -> None:
    game = turn_of(table(P(base=["drollo"]), P()))
    assert said(game, lead("drollo")) == ForecastInWords(effects=("One extra Mine action.",))


def test_the_order_of_cards_says_who_will_lead() -> None:
    game = actions_of(table(P(hand=["oddgrabber", "drollo"]), P(), mine=["yellow-3a"]))
    play(game, mine("yellow-3a"), pay("oddgrabber", "drollo"))
    effects = said(game, order("oddgrabber", "drollo")).effects
    assert effects == ("Drollo (yellow 2) becomes your Leader if nothing follows this turn.",)


def test_an_artifact_says_what_it_does_and_what_it_is_worth_now() -> None:
    game = actions_of(table(P(hand=["maccarat", "sergeant"]), P(), tops=["A01"]))
    play(game, collect(0), pay("sergeant", "maccarat"), order("sergeant", "maccarat"))
    space_exchange = CONTENT.artifacts[CONTENT.artifact_named("space_exchange")].effect
    assert isinstance(space_exchange, PerArtifact)
    assert said(game, keep("space_exchange")).effects[1:] == (f"Brings {space_exchange.vp} points.",)
    assert said(game, keep("third_cyber_arm")).effects[1:] == ()


@proves("RAID-02", "RAID-03", "RAID-04")
def test_a_raid_says_what_it_brings() -> None:
    bo = P(base=["driller", "shuwar", "fishbean"], totems=["blue"])
    told = said(actions_of(table(P(), bo)), raid(1))
    assert told.costs == ("Takes the place of both actions.",)
    assert told.effects == (
        "Fish'Bean (blue 2) goes back to the hand of Bo.",
        "You take the blue Totem.",
        "You take Driller (brown 1), Shu'War (blue 3).",
    )


def test_a_raid_with_a_full_hand_takes_no_cards() -> None:
    told = said(actions_of(table(P(hand=FULL_HAND), P(base=["shuwar", "drollo"], totems=["yellow"]))), raid(1))
    assert told.risks == ("You take no cards.",)


def test_a_raid_on_the_own_base_gives_the_leader_back() -> None:
    told = said(actions_of(table(P(base=["driller", "drollo"], totems=["yellow"]), P())), raid(0))
    assert told.effects == ("Drollo (yellow 2) goes back to the hand of Ann.", "You take Driller (brown 1).")
