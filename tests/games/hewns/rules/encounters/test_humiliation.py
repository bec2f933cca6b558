"""Humiliating failures, and another try."""

from gamelode.games.hewns.dice import Pick
from gamelode.games.hewns.events import AttackResolved
from gamelode.games.hewns.kinds import BRAIN
from gamelode.games.hewns.rules.encounters.announce import Announce, Bombard, Encounter, RangedWindow
from gamelode.games.hewns.rules.encounters.artillery import Artillery
from gamelode.games.hewns.rules.encounters.ranged import RangedEncounter, Target
from gamelode.games.hewns.rules.encounters.same_space import DoTo
from gamelode.games.hewns.rules.hewn_turn import END_HEWN_TURN, WhatNext
from gamelode.games.hewns.rules.player_turn import Begin
from gamelode.games.hewns.table import ThisTurn
from gamelode.kernel import PASS, proves

from ...scene import (
    BLIOG,
    CLOGG,
    DRUMP,
    IGIL,
    SMEG,
    ZACH,
    H,
    asked,
    at,
    begin,
    encounter,
    fight,
    hewn,
    pay_all,
    play,
    player_turn,
    refused,
    scene,
    state,
    told,
    turn_of,
    who,
)


@proves("RANG-37", "HUMI-01", "ARTI-02")
def test_without_points_there_is_no_artillery_on_who_humiliated() -> None:
    table = scene(H(id="igil", at="A", dirty=4), H(id="clogg", at="dg2", owner=1, damaged=True))
    table.turn.hewn, table.turn.failed = IGIL, (CLOGG,)
    for points, end in ((0, ""), (1, "WhenInSight")):
        table.turn.ap = points
        assert asked(begin(table, RangedWindow(moving=IGIL, moved=True))) == end


@proves("HUMI-01", "COST-02")
def test_artillery_again_on_who_humiliated_costs_a_point() -> None:
    table = scene(H(id="igil", at="A", dirty=4), H(id="clogg", at="dg2", owner=-1, was=1), script={"laser": (0, 0)})
    table.turn.hewn, table.turn.ap = IGIL, 2
    for points in (2, 1):
        game = begin(table, Artillery(hewn=IGIL, target=CLOGG))
        play(game, PASS, Pick(laser=2) if points == 2 else Pick())
        pay_all(game)
        table = at(game)
        assert (table.turn.ap, CLOGG in table.turn.failed) == (points, True)


@proves("HUMI-01", "R-18", "ARTI-02")
def test_for_a_point_the_humiliated_gunner_fires_again() -> None:
    hewns = (H(id="igil", at="A", dirty=4), H(id="clogg", at="dg2", owner=-1, was=1))
    game = turn_of(scene(*hewns, script={"laser": (0, 0, 1, 0)}), "igil")
    play(game, Bombard(CLOGG), PASS, Pick(laser=2))
    pay_all(game)
    play(game, Encounter(CLOGG))
    assert (asked(game), at(game).turn.ap) == ("SaveSubstract", 3)
    play(game, PASS, Pick(laser=2))
    pay_all(game)
    assert (state(game, "clogg"), at(game).turn.ap) == ("dead", 3)


@proves("HUMI-01", "R-18", "R-73")
def test_a_gunner_fires_again_only_at_who_humiliated_it_and_with_two_substract() -> None:
    for dirty, end in ((2, [CLOGG]), (1, [])):
        table = scene(
            H(id="igil", at="A", dirty=dirty), H(id="clogg", at="dg2", owner=-1), H(id="drump", at="D", owner=1)
        )
        table.turn = ThisTurn(hewn=IGIL, ap=1, failed=(CLOGG,))
        game = begin(table, WhatNext(seat=0, hewn=IGIL))
        assert [act.target for act in game.options(0) if isinstance(act, Encounter)] == end


@proves("RANG-37", "HUMI-01", "COST-02")
def test_another_shot_at_who_humiliated_costs_a_point() -> None:
    table = scene(
        H(id="smeggler", at="B", dirty=2), H(id="clogg", at="C", owner=1, damaged=True), script={"laser": (0,)}
    )
    table.turn.hewn, table.turn.ap, table.turn.failed = SMEG, 0, (CLOGG,)
    assert asked(begin(table, RangedWindow(moving=SMEG, moved=True))) == ""
    table.turn.ap = 2
    game = begin(table, RangedWindow(moving=SMEG, moved=True))
    play(game, Announce(SMEG), PASS, Pick(laser=1), Target(CLOGG))
    assert at(game).turn.ap == 1


@proves("RANG-37", "HUMI-01", "COST-02", "R-18")
def test_for_a_point_the_humiliated_hewn_shoots_again_from_where_it_stands() -> None:
    table = scene(
        H(id="chailbine_zach", at="B", dirty=2), H(id="clogg", at="C", owner=1, damaged=True),
        H(id="igil", at="A", owner=1, dirty=1), script={"laser": (0, 3)},
    )  # fmt: skip
    game = turn_of(table, "chailbine_zach")
    play(game, Announce(ZACH), PASS, PASS, Pick(laser=1), Target(CLOGG))
    pay_all(game)
    assert (asked(game), at(game).turn.failed) == ("WhatNext", (CLOGG,))
    assert refused(game, Encounter(IGIL)) == "SAME-03"
    assert Encounter(CLOGG) in game.options(0)
    play(game, Encounter(CLOGG))
    assert (asked(game), who(game), at(game).turn.ap) == ("WhenInSight", (1,), 5)  # others may join
    play(game, PASS, PASS, Pick(laser=1))  # at nobody else
    pay_all(game)
    assert (state(game, "clogg"), at(game).turn.ap) == ("dead", 5)
    assert asked(game) == "WhatNext"  # and no further window


@proves("RANG-22", "HUMI-01")
def test_why_a_target_is_refused() -> None:
    hewns = (H(id="clogg", at="C", owner=1, damaged=True), H(id="igil", at="A", owner=1), H(id="drump", at="be1"),
             H(id="fogbear", at="D", owner=1))  # fmt: skip
    table = scene(H(id="smeggler", at="B", dirty=1), *hewns)
    table.turn = ThisTurn(hewn=SMEG, ap=0, failed=(CLOGG,))
    game = begin(table, RangedEncounter(moving=SMEG, announced=(SMEG,)))
    play(game, PASS, Pick(laser=1))
    assert [refused(game, Target(other)) for other in (IGIL, CLOGG, DRUMP, hewn("fogbear"))] == [
        "", "HUMI-01", "RANG-22", "RANG-22",
    ]  # fmt: skip


@proves("HUMI-01", "R-18", "RREQ-03")
def test_no_second_shot_without_a_point_a_weapon_or_sight() -> None:
    for points, weapon, place, clause in ((1, True, "C", ""), (0, True, "C", "HUMI-01"), (1, False, "C", "SAME-03"),
                                          (1, True, "D", "SAME-03")):  # fmt: skip
        id = "smeggler" if weapon else "fogbear"
        table = scene(H(id=id, at="B", dirty=2), H(id="clogg", at=place, owner=1, damaged=True))
        table.turn = ThisTurn(hewn=hewn(id), ap=points, failed=(CLOGG,))
        game = begin(table, WhatNext(seat=0, hewn=hewn(id)))
        assert refused(game, Encounter(CLOGG)) == clause
        assert (Encounter(CLOGG) in game.options(0)) == (not clause)


@proves("HUMI-01", "RANG-37")
def test_a_shot_that_fails_against_a_healthy_hewn_does_not_humiliate() -> None:
    hewns = (H(id="smeggler", at="B", dirty=1), H(id="clogg", at="C", owner=1))
    game = encounter(*hewns, moving=SMEG, announced=(SMEG,), script={"laser": (0,)})
    play(game, Pick(laser=1), Target(CLOGG))
    pay_all(game)
    play(game, PASS)
    assert told(game, AttackResolved) == [AttackResolved(CLOGG, 0, 0, "failed")]
    assert at(game).turn.failed == ()


@proves("HUMI-01", "COST-02", "SAME-47", "R-18")
def test_a_humiliated_hewn_pays_for_another_try() -> None:
    table = scene(
        H(id="bliog", at="ab1"),
        H(id="clogg", at="ab1", owner=-1),
        H(id="drump", at="ab1", owner=-1),
        script={"d10": (3, 4)},
    )
    game = player_turn(table)
    play(game, Begin(BLIOG), Encounter(CLOGG), DoTo(BRAIN))
    while asked(game) == "PushOut":
        play(game, PASS)
    at(game).turn.ap = 0
    assert refused(game, Encounter(CLOGG)) == "HUMI-01"
    assert refused(game, Encounter(DRUMP)) == ""  # another target is free
    play(game, END_HEWN_TURN)


@proves("HUMI-01")
def test_a_failure_against_a_healthy_hewn_does_not_humiliate() -> None:
    game = fight(
        H(id="drump", at="ab1"), H(id="spricelos", at="ab1", owner=1), script={"close_combat": (0, 0, 0) + (0,) * 4}
    )
    assert at(game).turn.failed == ()
