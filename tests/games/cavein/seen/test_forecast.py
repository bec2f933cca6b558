"""What is said of a choice before it is made."""

from __future__ import annotations

import pytest

from gamelode.games.cavein.rules.actions import END_ACTIONS
from gamelode.games.cavein.rules.artifacts.points import PerArtifact
from gamelode.games.cavein.rules.rounds import Rounds
from gamelode.games.cavein.seen.forecast.parts import HoldsCardsFor
from gamelode.kernel import Choice, Game, proves
from gamelode.kernel.conformance import check_odds
from gamelode.kernel.forecasts import ForecastInWords, in_words
from tests.games.cavein.scene import (
    CONTENT,
    FULL_HAND,
    P,
    actions_of,
    at,
    begin,
    card,
    collect,
    crystal,
    keep,
    lead,
    mine,
    order,
    pay,
    play,
    raid,
    recruit,
    rounds_from,
    table,
    take_crystal,
    turn_of,
    use,
)


def said(game: Game, choice: Choice, seat: int = 0) -> ForecastInWords:
    return in_words(game.forecast(seat, choice), game.words(["Ann", "Bo", "Cy"]))


# --- costs


@proves("MINE-03", "MINE-04", "WILD-02")
@pytest.mark.parametrize(
    ("id", "cost"),
    [
        ("blue-3a", "Costs 3 levels of blue cards."),
        ("yellow-3a", "Costs 2 levels of yellow cards."),  # Ann holds the Totem
        ("yellow-1a", "Costs no card."),
        ("red-3a", "Costs 3 levels of cards of one colour."),
    ],
)
def test_what_a_crystal_costs(id: str, cost: str) -> None:
    hand = ("frogtopus", "fishbean", "oddgrabber", "drollo")
    game = actions_of(table(P(hand=hand, totems=["yellow"]), P(), mine=[id]))
    assert said(game, mine(id)).costs == (cost,)


@proves("REC-02", "REC-03", "TER-02")
def test_what_a_recruit_costs() -> None:
    game = actions_of(table(P(hand=["foreman", "driller"]), P(), docks=["frogtopus", "shuwar", "mushell"]))
    assert said(game, recruit("frogtopus")).costs == ("Costs no card.",)
    assert said(game, recruit("shuwar")).costs == ("Costs one card of level 2.",)
    play(game, use("foreman"))
    assert said(game, recruit("mushell")).costs == ("Costs one card of level 1 or 3.",)


def test_what_an_artifact_costs_and_offers() -> None:
    game = actions_of(table(P(hand=["maccarat", "driller"]), P(), tops=["A04"]))
    assert said(game, collect(0)).costs == ("Costs 4 levels of any cards.",)
    assert said(game, collect(0)).effects == ("You keep Contract or Haggler Module.",)


def test_a_payment_says_what_is_paid_too_much() -> None:
    game = actions_of(table(P(hand=["fishbean"]), P(), mine=["blue-1a"]))
    play(game, mine("blue-1a"))
    assert said(game, pay("fishbean")).costs == (
        "Plays Fish'Bean (blue 2): into your Base.",
        "Pays 1 level more than it costs.",
    )


def test_to_end_the_turn_says_what_is_given_up() -> None:
    game = actions_of(table(P(hand=["driller"]), P()))
    assert said(game, END_ACTIONS).costs == ("You could still take 2 actions.",)
    assert said(actions_of(table(P(), P())), END_ACTIONS).costs == ()  # there is nothing to do


# --- what follows


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


# --- the end of a turn


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


# --- odds


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
