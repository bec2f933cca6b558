"""What is said of dice that are picked, of attacks and of repairs."""

from __future__ import annotations

from gamelode.games.hewns.dice import Pick
from gamelode.games.hewns.kinds import ATTACK, BRAIN
from gamelode.games.hewns.rules.encounters.announce import Announce, Encounter
from gamelode.games.hewns.rules.encounters.ranged import Target
from gamelode.games.hewns.rules.encounters.same_space import DoTo
from gamelode.games.hewns.rules.moving.move import Move
from gamelode.kernel import PASS, Game, proves
from gamelode.kernel.conformance import check_odds
from tests.games.hewns.scene import BLIOG, CLOGG, SMEG, H, play, scene, sp, turn_of

from .words import said


def in_sight(dirty: int = 5, **clogg: object) -> Game:
    """Ann's Smeggler sees Bo's Clogg, which carries nothing."""
    foe = H(id="clogg", at="bc2", owner=1, **clogg)  # type: ignore[arg-type]
    return turn_of(scene(H(id="smeggler", at="B", dirty=dirty), foe), "smeggler")


def picking(dirty: int = 5, **clogg: object) -> Game:
    game = in_sight(dirty, **clogg)
    play(game, Announce(SMEG), PASS)
    return game


@proves("AP-07", "RANG-18")
def test_to_announce_is_free_and_needs_substract() -> None:
    assert said(in_sight(), Announce(SMEG)).costs == ("Costs no action point.",)
    assert said(in_sight(), Announce(SMEG)).risks == ("What it carries is lost if it dies.",)
    risks = said(in_sight(dirty=0), Announce(SMEG)).risks
    assert risks == ("It can get hold of 0 Substract only: it would malfunction and be stunned.",)


@proves("WEAP-02", "RANG-30")
def test_dice_say_what_they_cost_and_what_they_show() -> None:
    told = said(picking(), Pick(laser=3))
    assert told.costs == ("Costs 3 of 5 Substract.",)
    assert told.effects == ("Its attack shows 5 on average.",)
    assert [chance.text for chance in told.chances] == ["It hits Clogg 1, if nobody rolls again."]


@proves("RANG-17", "RANG-18")
def test_dice_that_cannot_be_paid_say_so() -> None:
    risks = said(picking(dirty=2), Pick(laser=3)).risks
    assert risks == ("It can get hold of 2 Substract only: it would malfunction and be stunned.",)
    assert said(picking(), Pick()).risks == ("Too few dice: with fewer than 1 it malfunctions and is stunned.",)


@proves("RANG-29")
def test_a_damaged_hewn_has_no_defence() -> None:
    told = said(picking(damaged=True), Pick(area=1))
    assert told.effects[1] == "Clogg 1 has no defence: whatever is more than 0 kills it."


def test_the_odds_of_a_shot_agree_with_many_games() -> None:
    game = picking()
    assert check_odds(game, 0, Pick(laser=4, area=1), 3000) == 1
    play(game, Pick(laser=4, area=1))
    assert check_odds(game, 0, Target(CLOGG), 3000) == 1


def test_the_odds_of_a_shot_with_a_bonus_agree_with_many_games() -> None:
    table = scene(H(id="smeggler", at="B", dirty=2, nana=["gunana"]), H(id="clogg", at="bc2", owner=1))
    game = turn_of(table, "smeggler")
    play(game, Announce(SMEG), PASS)
    assert check_odds(game, 0, Pick(laser=2), 3000) == 1


def meeting() -> Game:
    """Ann's Fogbear has met Bo's Skrunke, and all dice have been shown."""
    game = turn_of(scene(H(id="fogbear", at="ab2", dirty=2), H(id="skrunke", at="ab1", owner=1)), "fogbear")
    play(game, Move(sp(game, "ab1")), PASS)
    return game


@proves("SAME-12")
def test_who_picks_too_is_known_by_averages_only() -> None:
    told = said(meeting(), Pick(armour=1))
    assert told.effects == (
        "Its attack shows 3 on average.",
        "The defence of Skrunke 1 shows 4 on average, without screens.",
    )
    assert told.chances == ()


def test_the_odds_of_a_blow_agree_with_many_games() -> None:
    game = meeting()
    play(game, Pick(), Pick())
    assert check_odds(game, 0, DoTo(ATTACK), 3000) == 1


@proves("SAME-32", "ENC-05")
def test_the_odds_of_a_repair_agree_with_many_games() -> None:
    table = scene(H(id="bliog", at="ab1", nana=["nananbite"]), H(id="smeggler", at="ab1", owner=-1, was=1))
    game = turn_of(table, "bliog")
    assert said(game, Encounter(SMEG)).costs == ("Costs no action point.",)
    play(game, Encounter(SMEG))
    assert said(game, DoTo(BRAIN)).effects == ("If it succeeds, Smeggler is yours.",)
    assert check_odds(game, 0, DoTo(BRAIN), 3000) == 1


@proves("STORE-02", "HEART-06")
def test_a_heart_card_that_nobody_has_seen_leaves_the_odds_open() -> None:
    game = turn_of(scene(H(id="bliog", at="ab2"), H(id="smeggler", at="ab1", owner=1, heart="stone")), "bliog")
    play(game, Move(sp(game, "ab1")))
    while type(game.question).__name__ != "AttackOrRepair":
        seat = game.waiting()[0]
        play(game, game.options(seat)[0])
    assert game.table.owner[BLIOG] == 0  # type: ignore[attr-defined]
    assert said(game, DoTo(BRAIN)).chances == ()
