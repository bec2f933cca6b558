"""Announcing an encounter."""

from gamelode.games.hewns.dice import Pick
from gamelode.games.hewns.kinds import BLANK, ESCAPE, LAVA
from gamelode.games.hewns.rules.action_points import BurnFor
from gamelode.games.hewns.rules.encounters.announce import Announce, Bombard, Encounter, RangedWindow
from gamelode.games.hewns.rules.encounters.escape import FreeMove
from gamelode.games.hewns.rules.mining.mine import Mine
from gamelode.games.hewns.rules.moving.move import Move
from gamelode.kernel import PASS, proves

from ...scene import (
    CLOGG,
    IGIL,
    MISS,
    SMEG,
    ZACH,
    H,
    asked,
    at,
    begin,
    hewn,
    pay_all,
    play,
    refused,
    scene,
    sp,
    turn_of,
    where,
    who,
)


@proves("R-74", "ARTI-02")
def test_nobody_joins_artillery_whoever_its_target_is() -> None:
    hewns = (H(id="hover_cataclysm", at="C", owner=1), H(id="smeggler", at="B", owner=1, dirty=2))
    game = turn_of(scene(H(id="igil", at="A", dirty=3), *hewns), "igil")
    play(game, Bombard(hewn("hover_cataclysm")))
    assert (asked(game), at(game).announced) == ("SaveSubstract", (IGIL, hewn("hover_cataclysm")))


@proves("R-73", "R-10")
def test_no_artillery_once_another_encounter_is_announced() -> None:
    hewns = (H(id="smeggler", at="B", owner=1, dirty=1), H(id="clogg", at="dg2", owner=1))
    game = begin(scene(H(id="igil", at="A", dirty=3), *hewns), RangedWindow(moving=IGIL, moved=True))
    assert Bombard(CLOGG) in game.options(0)
    play(game, PASS, Announce(SMEG))
    assert game.options(0) == [PASS, Announce(IGIL)]


@proves("RANG-01", "RANG-02", "RANG-03", "RANG-08", "AP-07", "ENC-08", "WEAP-03", "ENC-04", "R-09", "R-10")
def test_after_a_move_both_sides_may_announce() -> None:
    table = scene(H(id="chailbine_zach", at="be1", dirty=2), H(id="igil", at="C", owner=1, dirty=2))
    game = turn_of(table, "chailbine_zach")
    play(game, Move(sp(game, "B")))
    assert (asked(game), who(game)) == ("WhenInSight", (0,))
    play(game, PASS)
    assert who(game) == (1,)
    play(game, PASS)
    assert asked(game) == "WhatNext"
    assert at(game).turn.ap == 5


@proves("R-10")
def test_they_are_asked_from_the_moving_hewn_s_owner_to_the_left() -> None:
    table = scene(
        H(id="chailbine_zach", at="be1", owner=1, dirty=2), H(id="igil", at="C", dirty=2),
        H(id="smeggler", at="A", owner=2, dirty=1), seats=3,
    )  # fmt: skip
    game = turn_of(table, "chailbine_zach")
    play(game, Move(sp(game, "B")))
    order = []
    while asked(game) == "WhenInSight":
        order.append(who(game)[0])
        play(game, PASS)
    assert order == [1, 2, 0]


@proves("RANG-03", "R-10")
def test_each_player_announces_for_his_own_hewns() -> None:
    hewns = (H(id="igil", at="C", owner=1, dirty=2), H(id="smeggler", at="A", owner=2, dirty=1))
    game = turn_of(scene(H(id="chailbine_zach", at="be1", dirty=2), *hewns, seats=3), "chailbine_zach")
    play(game, Move(sp(game, "B")), PASS)
    assert game.options(1) == [PASS, Announce(IGIL)]


@proves("R-64", "IMPL-01")
def test_a_bomb_is_enough_to_begin_an_encounter() -> None:
    for pieces, end in (([], ""), (["implosion_bomb"], "WhenInSight")):
        table = scene(H(id="fogbear", at="B", dirty=1, sicket=pieces), H(id="igil", at="C", owner=1))
        assert asked(begin(table, RangedWindow(moving=hewn("fogbear"), moved=False))) == end


@proves("RANG-02", "R-10", "R-64")
def test_the_moving_hewn_may_wait_and_join() -> None:
    table = scene(H(id="clogg", at="be1", dirty=2), H(id="igil", at="C", owner=1, dirty=2))
    game = turn_of(table, "clogg")
    play(game, Move(sp(game, "B")))
    assert who(game) == (1,)  # the Clogg has no weapon and cannot start
    play(game, Announce(IGIL))
    assert who(game) == (0,)
    assert refused(game, Announce(CLOGG)) == ""  # but it may join for screens


@proves("RANG-04", "R-09", "SIGHT-16")
def test_at_the_start_only_the_moving_hewn_begins() -> None:
    table = scene(H(id="clogg", at="B", dirty=1), H(id="igil", at="C", owner=1, dirty=2))
    assert asked(turn_of(table, "clogg")) == "WhatNext"
    table = scene(H(id="chailbine_zach", at="B", dirty=1), H(id="igil", at="C", owner=1, dirty=2))
    game = turn_of(table, "chailbine_zach")
    assert who(game) == (0,)
    play(game, Announce(ZACH))
    assert who(game) == (1,)


@proves("R-09")
def test_burning_opens_no_window_and_spending_without_moving_is_no_reason_to_react() -> None:
    table = scene(H(id="chailbine_zach", at="B", dirty=1), H(id="igil", at="C", owner=1, dirty=2))
    game = turn_of(table, "chailbine_zach")
    play(game, PASS, BurnFor())
    assert asked(game) == "WhatNext"
    window = begin(scene(H(id="clogg", at="B"), H(id="igil", at="C", owner=1)), RangedWindow(moving=CLOGG, moved=False))
    assert asked(window) == ""


@proves("R-09", "RANG-01")
def test_an_action_in_place_lets_only_the_moving_hewn_begin() -> None:
    table = scene(
        H(id="dreampogg", at="ab1", dirty=2, sicket=["futanaz"]), H(id="igil", at="B", owner=1, dirty=2),
        mines={"ab1": 0}, script={"mining": (0, 0), "danger": (BLANK,)},
    )  # fmt: skip
    game = turn_of(table, "dreampogg")
    play(game, PASS, Mine())
    assert (asked(game), who(game)) == ("WhenInSight", (0,))
    play(game, PASS)
    assert asked(game) == "WhatNext"


@proves("RANG-05", "RREQ-01", "SIGHT-08")
def test_a_hewn_in_company_is_no_target() -> None:
    table = scene(
        H(id="igil", at="B", dirty=3), H(id="clogg", at="C", owner=1), H(id="drump", at="C", owner=1, damaged=True)
    )
    game = turn_of(table, "igil")
    assert asked(game) == "WhatNext"


@proves("STORE-02", "R-37", "R-64")
def test_whoever_may_carry_is_asked_whether_or_not_it_does() -> None:
    for dirty in (0, 3):
        table = scene(
            H(id="chailbine_zach", at="be1"),
            H(id="minor_miner", at="C", owner=1, dirty=dirty),
            pools=[(0, 0), (0, 3 - dirty)],
        )
        game = turn_of(table, "chailbine_zach")
        play(game, Move(sp(game, "B")), PASS)
        assert (asked(game), who(game)) == ("WhenInSight", (1,))
        assert (Announce(hewn("minor_miner")) in game.options(1)) == bool(dirty)


@proves("R-64", "R-37")
def test_a_hewn_that_all_know_to_be_empty_is_not_asked() -> None:
    for friend, end in ((False, "WhatNext"), (True, "WhenInSight")):
        more = [H(id="gombat", at="cd1", owner=1, dirty=1)] if friend else []
        table = scene(H(id="chailbine_zach", at="be1"), H(id="igil", at="C", owner=1, shown=True), *more)
        game = turn_of(table, "chailbine_zach")
        play(game, Move(sp(game, "B")), PASS)
        assert asked(game) == end


@proves("R-09", "RANG-33")
def test_an_escape_of_the_moving_hewn_opens_a_new_window() -> None:
    table = scene(
        H(id="chailbine_zach", at="be1", dirty=1), H(id="igil", at="C", owner=1, dirty=2),
        script={**MISS, "laser": (4,), "speed": (ESCAPE, ESCAPE, *(0,) * 9)},
    )  # fmt: skip
    game = turn_of(table, "chailbine_zach")
    play(game, Move(sp(game, "B")), PASS, Announce(IGIL), PASS, PASS, Pick(laser=1))
    pay_all(game)
    play(game, FreeMove(sp(game, "bc1")))
    assert (asked(game), where(game, "chailbine_zach")) == ("WhenInSight", "bc1")
    play(game, PASS)
    assert refused(game, Announce(IGIL)) == ""  # it has come into a new space
    play(game, PASS)
    assert asked(game) == "WhatNext"


@proves("RANG-03", "STATE-05")
def test_a_damaged_hewn_does_not_react() -> None:
    table = scene(H(id="chailbine_zach", at="be1"), H(id="igil", at="C", owner=1, damaged=True, dirty=2))
    game = turn_of(table, "chailbine_zach")
    play(game, Move(sp(game, "B")), PASS)
    assert asked(game) == "WhatNext"


@proves("FORCE-01", "RANG-04")
def test_who_must_leave_a_danger_announces_nothing_first() -> None:
    for dangers, end in (({}, "WhenInSight"), ({"B": LAVA}, "WhatNext")):
        table = scene(H(id="igil", at="B", dirty=3), H(id="clogg", at="C", owner=1), dangers=dangers)
        assert asked(turn_of(table, "igil")) == end


@proves("R-95", "SAME-08", "SAME-03", "RANG-06")
def test_an_encounter_without_moving() -> None:
    table = scene(H(id="bliog", at="A"), H(id="clogg", at="A", damaged=True), H(id="igil", at="B", owner=1, dirty=4))
    game = turn_of(table, "bliog")
    assert asked(game) == "WhatNext"
    assert refused(game, Encounter(hewn("clogg"))) == ""
    assert refused(game, Encounter(hewn("igil"))) == "SAME-03"
    assert refused(game, Announce(hewn("bliog"))) == "not offered"
    assert Mine() not in game.options(0)
