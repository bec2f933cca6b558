"""What is said of a choice before it is made."""

from __future__ import annotations

import pytest

from gamelode.games.hewns.kinds import GEM_FACE, LAVA, SNEDJ, TURN_ORDER
from gamelode.games.hewns.rules.action_points import BurnFor
from gamelode.games.hewns.rules.auction.auction import Bid, Equip, Hunt
from gamelode.games.hewns.rules.encounters.attack import Reroll
from gamelode.games.hewns.rules.encounters.screens import Screens
from gamelode.games.hewns.rules.hewn_turn import END_HEWN_TURN, LEAVE
from gamelode.games.hewns.rules.mining.extract import Extract
from gamelode.games.hewns.rules.mining.mine import Mine
from gamelode.games.hewns.rules.moving.dangers import Calm
from gamelode.games.hewns.rules.moving.enter_leave import Enter
from gamelode.games.hewns.rules.moving.leap import Climb, Fly
from gamelode.games.hewns.rules.moving.move import Move
from gamelode.games.hewns.rules.moving.tunnels import Dig
from gamelode.kernel import PASS, YES, proves
from gamelode.kernel.conformance import check_odds
from tests.games.hewns.scene import H, auction, hewn, item, play, scene, sp, turn_of

from .words import said

MINOR = hewn("minor_miner")


# --- the auction


@proves("CARD-01", "BID-05")
def test_a_bid_says_what_it_is_and_what_wins() -> None:
    told = said(auction(MINOR, TURN_ORDER), Bid(MINOR, 0, 7))
    assert told.effects == ("Your bid for Minor Miner 1 is 7 then; at least 6 wins it.",)
    assert told.costs == ("Leaves you 15 Substract for other bids.",)
    assert told.risks == ()


@proves("RES-11")
def test_a_bid_that_cannot_win_says_so() -> None:
    assert said(auction(MINOR), Bid(MINOR, 0, 5)).risks == ("That is less than 6: it cannot win.",)


@proves("BID-05")
def test_bids_on_the_same_card_are_added() -> None:
    game = auction(MINOR)
    play(game, Bid(MINOR, 0, 4), PASS)
    assert said(game, Bid(MINOR, 0, 3)).effects == ("Your bid for Minor Miner 1 is 7 then; at least 6 wins it.",)


def test_a_bid_with_normal_substract_costs_points() -> None:
    assert said(auction(MINOR), Bid(MINOR, 2, 5)).costs[0] == "Uses 2 normal Substract, which counts at the end."


@proves("HUNT-01", "BID-07")
def test_hunting_brings_dirty_substract() -> None:
    game = auction(MINOR, nananbites=1)
    assert said(game, Hunt()).effects == ("Brings you 1 dirty Substract now.",)
    assert said(game, PASS).effects == ("Brings you 8 dirty Substract now.",)
    assert said(game, Equip()).effects == ("Adds 1 to every bid with that Bidox, for the rest of the game.",)


# --- moving


@proves("AP-03", "MINE-01")
def test_a_step_to_a_mine() -> None:
    game = turn_of(scene(H(id="minor_miner", at="ab1"), mines={"ab2": 1}), "minor_miner")
    told = said(game, Move(sp(game, "ab2")))
    assert told.costs == ("Costs 1 of 4 action points.",)
    assert told.effects == ("There is a mine. Its mining dice there: 3.",)


@proves("MOVE-08")
def test_a_step_to_an_enemy_leads_to_an_encounter() -> None:
    game = turn_of(scene(H(id="minor_miner", at="ab1"), H(id="skrunke", at="ab2", owner=1)), "minor_miner")
    effects = said(game, Move(sp(game, "ab2"))).effects
    assert effects == ("It meets Skrunke 1 there: the two must have an encounter.",)


@proves("RANG-03")
@pytest.mark.parametrize(("dirty", "risks"), [(3, ("Smeggler will see it, and may shoot.",)), (0, ())])
def test_a_step_into_the_sight_of_a_weapon(dirty: int, risks: tuple[str, ...]) -> None:
    shooter = H(id="smeggler", at="C", owner=1, dirty=dirty, shown=True)
    game = turn_of(scene(H(id="minor_miner", at="ab2"), shooter), "minor_miner")
    assert said(game, Move(sp(game, "B"))).risks == risks


@proves("ENTER-03")
def test_entering_costs_an_action_point() -> None:
    game = turn_of(scene(H(id="minor_miner")), "minor_miner")
    assert said(game, Enter(sp(game, "A"))).costs == ("Costs 1 of 4 action points.",)


@proves("FLY-03", "CLIMB-04")
def test_flying_and_climbing_kill_one_in_ten() -> None:
    game = turn_of(scene(H(id="sveanivo", at="ef1")), "sveanivo")
    told = said(game, Fly(sp(game, "bc1")))
    assert told.costs == ("Costs 2 of 5 action points.",)
    assert [(chance.text, chance.share) for chance in told.chances] == [("Sveanivo 1 dies.", 0.1)]
    climber = turn_of(scene(H(id="skrunke", at="ef1")), "skrunke")
    to = climber.table.map.climb[sp(climber, "ef1")][0]  # type: ignore[attr-defined]
    assert [chance.share for chance in said(climber, Climb(to)).chances] == [0.1]


@proves("R-103")
def test_a_weather_eye_saves_from_the_winds() -> None:
    game = turn_of(scene(H(id="sveanivo", at="ef1"), scouting=["weather_eye"]), "sveanivo")
    assert said(game, Fly(sp(game, "bc1"))).chances == ()


def test_the_odds_of_a_flight_into_lava_agree_with_many_games() -> None:
    game = turn_of(scene(H(id="sveanivo", at="ef1", dirty=2), dangers={"bc1": LAVA}), "sveanivo")
    assert check_odds(game, 0, Fly(sp(game, "bc1")), 3000) == 1


def test_the_odds_of_a_step_into_a_nest_agree_with_many_games() -> None:
    game = turn_of(scene(H(id="minor_miner", at="ab1", dirty=2), dangers={"ab2": SNEDJ}), "minor_miner")
    choice = Move(sp(game, "ab2"))
    assert check_odds(game, 0, choice, 3000) == 1
    play(game, choice)
    assert check_odds(game, 0, Screens(2), 3000) == 1


@proves("MOVE-09")
def test_to_end_beside_a_healthy_hewn_stuns() -> None:
    game = turn_of(scene(H(id="minor_miner", at="ab1"), H(id="skrunke", at="ab1")), "minor_miner")
    told = said(game, END_HEWN_TURN)
    assert told.risks == ("It ends its turn beside a healthy Hewn, and is stunned.",)
    assert told.costs == ("4 action points would be left over.",)


def test_other_ways_say_what_they_cost() -> None:
    digger = turn_of(scene(H(id="dreampogg", at="A")), "dreampogg")
    to = next(iter(digger.table.map.digs[sp(digger, "A")]))  # type: ignore[attr-defined]
    assert said(digger, Dig(to)).costs == ("Costs 2 of 5 action points.",)
    assert said(digger, LEAVE).effects == ("Its turn ends, and nobody can attack it until it enters again.",)


@proves("CALM-01")
def test_calming_takes_a_token_away() -> None:
    game = turn_of(scene(H(id="clogg", at="A"), dangers={"ab1": LAVA}), "clogg")
    assert said(game, Calm(sp(game, "ab1"))).effects == ("lava goes back to its pile.",)


@proves("BURN-01")
def test_burning_normal_substract_costs_points() -> None:
    game = turn_of(scene(H(id="minor_miner", at="ab1", normal=1, dirty=1)), "minor_miner")
    assert said(game, BurnFor(True)).costs == ("Uses 1 normal Substract, which counts at the end.",)
    assert said(game, BurnFor()).costs == ()


# --- mining


@proves("MINE-03", "MINE-08", "MINE-17")
def test_mining_says_what_the_dice_bring_and_risk() -> None:
    game = turn_of(scene(H(id="minor_miner", at="ab2"), mines={"ab2": 1}), "minor_miner")
    told = said(game, Mine())
    assert told.effects == (
        "Mining dice: 3. They bring 4.5 Substract on average, 9 at most.",
        "Danger dice: 1.",
        "Lets you roll mining dice again, 1 time.",
    )
    assert [chance.share for chance in told.chances] == [3 / 8, 1 / 8]
    assert said(game, Mine(True)).effects[:2] == (
        "Mining dice: 4. They bring 6 Substract on average, 12 at most.",
        "Danger dice: 2.",
    )


def test_the_odds_of_danger_dice_agree_with_many_games() -> None:
    game = turn_of(scene(H(id="minor_miner", at="ab2"), mines={"ab2": 1, "cd1": 0}), "minor_miner")
    assert check_odds(game, 0, Mine(True), 3000) == 2


@proves("END-03", "END-04")
def test_mining_that_may_end_the_game_says_so() -> None:
    table = scene(H(id="minor_miner", at="ab2"), mines={"ab2": 0}, pools=[(77, 0), (0, 0)])
    told = said(turn_of(table, "minor_miner"), Mine())
    assert told.risks == ("Only 3 Substract are left in the pile: when it is empty, the game is over.",)


def test_a_reroll_says_what_the_die_shows_on_average() -> None:
    table = scene(H(id="minor_miner", at="ab2"), mines={"ab2": 0}, script={"mining": (3, 0), "danger": (6,)})
    game = turn_of(table, "minor_miner")
    play(game, Mine())
    assert said(game, Reroll(1)).effects == ("The die shows 1.5 on average, and 0 now.",)


@proves("GEM-01", "GEM-06")
def test_a_gem_says_what_it_counts() -> None:
    table = scene(H(id="major_miner", at="ab2"), mines={"ab2": 0}, script={"mining": (GEM_FACE, 0, 0), "danger": (6,)})
    game = turn_of(table, "major_miner")
    play(game, Mine(), PASS)
    told = said(game, YES)
    assert told.effects == ("The gem counts 6 at the end, if Major Miner 1 is healthy then.",)
    assert told.costs == ("Uses 2 normal Substract, which counts at the end.",)


@proves("SUDER-01")
def test_extracting_says_what_it_finds() -> None:
    game = turn_of(scene(H(id="minor_miner", at="ab2", sicket=["suderer"])), "minor_miner")
    assert said(game, Extract()).effects == ("Brings 1.5 dirty Substract on average.",)


def test_of_what_cannot_be_foretold_nothing_is_said() -> None:
    game = auction(MINOR, item("gunana"))
    assert game.forecast(0, Bid(99, 0, 1)).effects == ()
