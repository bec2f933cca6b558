"""Who pays for the dice of another."""

from gamelode.games.hewns.dice import Pick
from gamelode.games.hewns.rules.encounters.announce import Bombard
from gamelode.games.hewns.rules.encounters.artillery import Artillery
from gamelode.games.hewns.rules.encounters.ranged import RangedEncounter
from gamelode.games.hewns.rules.encounters.suppliers import obtainable
from gamelode.games.hewns.rules.moving.move import Move
from gamelode.games.hewns.rules.stores import store
from gamelode.games.hewns.rules.technology.transmit import Send
from gamelode.kernel import PASS, proves

from ...scene import CLOGG, IGIL, MISS, SMEG, H, asked, begin, hewn, load, pay_all, play, refused, scene, sp, turn_of


@proves("ARTI-03", "RANG-24", "R-73")
def test_friends_in_sight_pay_for_a_gunner_too() -> None:
    table = scene(
        H(id="igil", at="A", dirty=1), H(id="fogbear", at="B", dirty=4), H(id="clogg", at="dg2", owner=1, dirty=1)
    )
    game = turn_of(table, "igil")
    play(game, Bombard(CLOGG), PASS, PASS, Pick(laser=3), Pick())
    pay_all(game)
    assert (load(game, "igil"), load(game, "fogbear")) == ((0, 0), (0, 2))


@proves("R-73", "R-10")
def test_a_gunner_that_can_get_hold_of_one_substract_is_not_asked() -> None:
    """As all can see: its store is open to them, and no friend is near."""
    table = scene(H(id="igil", at="A"), H(id="clogg", at="dg2", owner=1))
    store(table, IGIL, 0, 1)
    table.dirty_out += 1
    assert asked(turn_of(table, "igil")) == "WhatNext"
    store(table, IGIL, 0, 1)
    table.dirty_out += 1
    assert asked(turn_of(table, "igil")) == "WhenInSight"


@proves("ARTI-04", "RANG-24", "R-73")
def test_friends_pay_for_the_target() -> None:
    table = scene(
        H(id="igil", at="D", dirty=2),
        H(id="smeggler", at="A", owner=1),
        H(id="fogbear", at="ab2", owner=1, dirty=4),
        script={**MISS, "laser": (1, 1)},
    )
    game = begin(table, Artillery(hewn=IGIL, target=SMEG))
    play(game, PASS, Pick(laser=2), Pick(armour=3))
    pay_all(game)
    assert load(game, "fogbear") == (0, 1)


@proves("R-64")
def test_a_friend_in_sight_that_all_know_to_be_empty_is_no_help() -> None:
    table = scene(
        H(id="chailbine_zach", at="be1"),
        H(id="igil", at="C", owner=1, shown=True),
        H(id="gombat", at="cd1", owner=1, shown=True),
    )
    game = turn_of(table, "chailbine_zach")
    play(game, Move(sp(game, "B")), PASS)
    assert asked(game) == "WhatNext"


@proves("R-12", "XMIT-07")
def test_once_dice_are_picked_no_chain_runs_through_who_is_in_the_encounter() -> None:
    bliog, gombat = hewn("bliog"), hewn("gombat")
    hewns = (H(id="bliog", at="A", dirty=1), H(id="igil", at="ab1", dirty=1), H(id="gombat", at="ab2"))
    game = begin(scene(*hewns), RangedEncounter(moving=IGIL, announced=(IGIL,)))
    assert refused(game, Send(bliog, gombat, 0, 1), 0) == ""
    play(game, PASS)
    assert asked(game) == "PickDice"
    assert refused(game, Send(bliog, gombat, 0, 1), 0) == "XMIT-05"


@proves("R-96", "XMIT-07", "RREQ-04")
def test_hewns_in_the_encounter_are_no_suppliers() -> None:
    igil, clogg, gombat = hewn("igil"), hewn("clogg"), hewn("gombat")
    table = scene(
        H(id="igil", at="A", owner=1, dirty=1), H(id="clogg", at="B"), H(id="gombat", at="C", owner=1, dirty=4),
        H(id="fogbear", at="D", owner=1, dirty=2),
    )  # fmt: skip
    assert obtainable(table, igil, (igil, clogg, gombat)) == 1
    assert obtainable(table, gombat, (igil, clogg, gombat)) == 6
    assert obtainable(table, gombat, (igil, clogg, gombat, hewn("fogbear"))) == 4
