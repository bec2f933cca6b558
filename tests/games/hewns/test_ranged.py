"""Ranged encounters, implosion bombs, hurt dice."""

import pytest

from gamelode.games.hewns.dice import Pick
from gamelode.games.hewns.events import (
    AttackResolved,
    BombUsed,
    Malfunctioned,
    OverflowRolled,
    PieceDestroyed,
    Rolled,
    TargetNamed,
)
from gamelode.games.hewns.kinds import BLANK, BOTH, DAMAGED, DEAD, ESCAPE, LAVA, STUNNED
from gamelode.games.hewns.rules.action_points import BurnFor
from gamelode.games.hewns.rules.encounters.announce import Announce, Encounter, RangedWindow
from gamelode.games.hewns.rules.encounters.attack import Attack, Reroll
from gamelode.games.hewns.rules.encounters.escape import Escaping, FreeMove
from gamelode.games.hewns.rules.encounters.hurt import Hurting
from gamelode.games.hewns.rules.encounters.overflow import Blast, Overflow
from gamelode.games.hewns.rules.encounters.pay import CANNOT_PAY, Pay
from gamelode.games.hewns.rules.encounters.ranged import RangedEncounter, Target
from gamelode.games.hewns.rules.encounters.screens import Screens
from gamelode.games.hewns.rules.encounters.send_away import Save
from gamelode.games.hewns.rules.hewn_turn import WhatNext
from gamelode.games.hewns.rules.mining.mine import Mine
from gamelode.games.hewns.rules.moving.move import Move
from gamelode.games.hewns.rules.technology.transmit import OFF_PLANET, Send
from gamelode.games.hewns.seen.view import PickView
from gamelode.games.hewns.table import ThisTurn
from gamelode.kernel import PASS, YES, Game, proves

from .scene import (
    CONTENT,
    EDITION,
    MISS,
    H,
    asked,
    at,
    begin,
    first,
    hewn,
    load,
    pay_all,
    piece,
    play,
    refused,
    scene,
    sp,
    space,
    state,
    told,
    turn_of,
    where,
    who,
)

IGIL, SMEG, ZACH, CLOGG, DRUMP = (hewn(id) for id in ("igil", "smeggler", "chailbine_zach", "clogg", "drump"))


def encounter(
    *hewns: H, moving: int, announced: tuple[int, ...], script: dict[str, tuple[int, ...]], **more: object
) -> Game:
    """The encounter after nobody has sent anything away."""
    game = begin(scene(*hewns, script={**MISS, **script}, **more), RangedEncounter(moving=moving, announced=announced))  # type: ignore[arg-type]
    while asked(game) == "SaveSubstract":
        play(game, PASS)
    return game


# --- announcing


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


# --- sending, picking, targets, paying


@proves("RANG-11", "XMIT-06", "R-11")
def test_substract_is_saved_before_the_dice() -> None:
    table = scene(H(id="igil", at="B", normal=2, dirty=2), H(id="clogg", at="C", owner=1))
    game = begin(table, RangedEncounter(moving=IGIL, announced=(IGIL,)))
    play(game, Save(OFF_PLANET, 2, 0))
    assert asked(game) == "PickDice"
    assert (at(game).normal[0], load(game, "igil")) == (2, (0, 2))


@proves("RANG-11", "XMIT-04")
def test_substract_is_saved_on_a_friend_in_sight() -> None:
    table = scene(H(id="igil", at="B", dirty=2), H(id="bliog", at="A"), H(id="clogg", at="C", owner=1))
    game = begin(table, RangedEncounter(moving=IGIL, announced=(IGIL,)))
    play(game, Save(hewn("bliog"), 0, 2))
    assert (load(game, "igil"), load(game, "bliog")) == ((0, 0), (0, 2))


@proves("RANG-12", "RANG-13", "RANG-14", "SCREEN-01", "SCREEN-02", "SCREEN-03", "WEAP-07", "ENC-07", "RANG-15", "R-72")
def test_secret_dice_at_range() -> None:
    hewns = (H(id="igil", at="B", dirty=3), H(id="smeggler", at="C", owner=1, dirty=2))
    game = encounter(*hewns, moving=IGIL, announced=(IGIL, SMEG), script={"laser": (0,) * 3})
    assert refused(game, Pick(brain=1), 0) == "SCREEN-02"
    assert refused(game, Pick(laser=5), 0) == ""  # allowed, and a malfunction
    game.answer(1, Pick(armour=2))
    assert game.waiting() == (0,)
    game.answer(0, Pick(laser=2))
    assert (asked(game), game.view(1).picks) == ("NameTarget", {SMEG: PickView(armour=2)})
    assert game.view(None).picks == {}
    play(game, Target(SMEG))
    assert game.view(None).picks == {IGIL: PickView(laser=2), SMEG: PickView(armour=2)}


@proves("RANG-17", "RANG-18", "RANG-24", "R-96", "R-72")
def test_who_cannot_pay_malfunctions_and_keeps_its_substract() -> None:
    hewns = (H(id="igil", at="B", dirty=1), H(id="smeggler", at="C", owner=1))
    game = encounter(*hewns, moving=IGIL, announced=(IGIL,), script={})
    play(game, Pick(laser=3), Target(SMEG))
    assert list(game.options(0)) == [CANNOT_PAY]
    play(game, CANNOT_PAY)
    assert told(game, Malfunctioned) == [Malfunctioned(IGIL)]
    assert (state(game, "igil"), load(game, "igil")) == ("stunned", (0, 1))


@proves("RANG-22", "RANG-23", "R-65", "RANG-21")
def test_targets() -> None:
    hewns = (
        H(id="igil", at="B", dirty=3), H(id="smeggler", at="C", owner=1, dirty=1), H(id="drump", at="A", owner=-1),
        H(id="clogg", at="be1"), H(id="skrunke", at="bh1", owner=1, damaged=True),
    )  # fmt: skip
    game = encounter(*hewns, moving=IGIL, announced=(IGIL, SMEG), script={"laser": (0,) * 4})
    play(game, Pick(laser=1), Pick(laser=1))
    assert {choice.hewn for choice in game.options(0) if isinstance(choice, Target)} == {SMEG, DRUMP, hewn("skrunke")}
    play(game, Target(DRUMP))
    pay_all(game)
    while asked(game) == "RerollAttackDie":
        play(game, PASS)
    assert [event.hewn for event in told(game, AttackResolved) if isinstance(event, AttackResolved)] == [DRUMP, IGIL]


@proves("R-65")
def test_only_screens_name_no_harm() -> None:
    hewns = (H(id="clogg", at="B", dirty=1), H(id="smeggler", at="C", owner=1, dirty=1))
    game = encounter(*hewns, moving=CLOGG, announced=(CLOGG, SMEG), script={"laser": (0,)})
    play(game, Pick(armour=1), Pick(laser=1))
    assert asked(game) == "PayForDice"


@proves("RANG-25", "XMIT-06")
def test_a_payment_names_who_pays() -> None:
    hewns = (H(id="igil", at="B", normal=1, dirty=1), H(id="bliog", at="A", dirty=2), H(id="smeggler", at="C", owner=1))
    game = encounter(*hewns, moving=IGIL, announced=(IGIL,), script={"laser": (0, 0)})
    play(game, Pick(laser=2), Target(SMEG))
    assert refused(game, Pay((IGIL,), (1,), (0,))) == "RANG-24"
    assert refused(game, Pay((SMEG,), (0,), (2,))) == "RANG-25"
    assert refused(game, Pay((IGIL,), (2,), (0,))) == "RANG-25"  # more than it has of either kind
    assert refused(game, Pay((IGIL,), (0,), (2,))) == "RANG-25"
    assert refused(game, CANNOT_PAY) == "RANG-18"
    play(game, Pay((IGIL, hewn("bliog")), (1, 0), (0, 1)))
    assert (load(game, "igil"), load(game, "bliog")) == ((0, 1), (0, 1))


# --- dice


@proves("RANG-16", "RANG-20", "RANG-27", "RANG-28", "ARM-01", "ARM-02", "ARM-03", "SLOC-01", "AP-08", "RANG-09")
def test_what_is_rolled() -> None:
    hewns = (H(id="igil", at="B", dirty=3), H(id="clogg", at="C", owner=1, sicket=["slocic_shield"]))
    game = encounter(*hewns, moving=IGIL, announced=(IGIL,), script={"laser": (0, 0)})
    play(game, Pick(laser=2, armour=1), Target(CLOGG))
    pay_all(game)
    rolls = [(event.hewn, event.die, len(event.faces)) for event in told(game, Rolled) if isinstance(event, Rolled)]
    assert rolls == [(IGIL, "laser", 2), (CLOGG, "armour", 3), (CLOGG, "speed", 4)]


@proves("RANG-33", "RANG-32", "R-34")
def test_two_escapes_cancel_the_attack_and_allow_a_move() -> None:
    hewns = (H(id="igil", at="B", dirty=3), H(id="clogg", at="C", owner=1), H(id="gombat", at="cd1", owner=1))
    game = encounter(*hewns, moving=IGIL, announced=(IGIL,), script={"laser": (4, 4), "speed": (ESCAPE, ESCAPE, 0, 0)})
    play(game, Pick(laser=2), Target(CLOGG))
    pay_all(game)
    assert (asked(game), state(game, "clogg")) == ("WhereEscape", "healthy")  # no re-roll can change that
    assert FreeMove(sp(game, "cd1")) not in game.options(1)  # a healthy Hewn is there
    play(game, FreeMove(sp(game, "cg1")))
    assert where(game, "clogg") == "cg1"


@proves("RANG-33")
def test_if_both_escape_the_moving_hewn_goes_first() -> None:
    escapes = [(ESCAPE, ESCAPE, *(0,) * (CONTENT.ap[each] - 2)) for each in (ZACH, SMEG)]
    hewns = (H(id="smeggler", at="C", dirty=1), H(id="chailbine_zach", at="B", owner=1, dirty=1))
    script = {"laser": (4, 4), "speed": escapes[0] + escapes[1]}
    game = encounter(*hewns, moving=SMEG, announced=(SMEG, ZACH), script=script)
    play(game, Pick(laser=1), Pick(laser=1), Target(ZACH))
    pay_all(game)
    assert (asked(game), who(game)) == ("WhereEscape", (0,))
    play(game, PASS)
    assert (asked(game), who(game)) == ("WhereEscape", (1,))


@proves("RANG-30", "RANG-34", "RR-01", "R-66", "R-67", "R-60")
def test_rerolls_until_both_have_passed() -> None:
    hewns = (H(id="igil", at="B", dirty=2, nana=["gunana"]), H(id="four_way_gotler", at="C", owner=1))
    game = encounter(*hewns, moving=IGIL, announced=(IGIL,), script={"laser": (0, 3, 4, 0), "hurt": (DAMAGED,)})
    play(game, Pick(laser=2), Target(hewn("four_way_gotler")))
    pay_all(game)
    assert who(game) == (0,)
    play(game, Reroll(0))  # the 0 becomes 4
    assert who(game) == (1,)
    play(game, Reroll(0))  # the dodge makes it 0
    assert who(game) == (0,)
    play(game, PASS)
    assert told(game, AttackResolved) == [AttackResolved(hewn("four_way_gotler"), 4, 0)]  # 3 and the Gunana
    assert state(game, "four_way_gotler") == "damaged"


@proves("RANG-29", "RANG-35", "RANG-37", "HUMI-01")
def test_an_unhealthy_target_rolls_nothing_and_dies_or_humiliates() -> None:
    for face, end in ((1, "dead"), (0, "damaged")):
        hewns = (H(id="smeggler", at="B", dirty=1), H(id="clogg", at="C", owner=1, damaged=True))
        game = encounter(*hewns, moving=SMEG, announced=(SMEG,), script={"laser": (face,)})
        play(game, Pick(laser=1), Target(CLOGG))
        pay_all(game)
        play(game, PASS)
        assert state(game, "clogg") == end
        assert at(game).turn.failed == (() if face else (CLOGG,))


@proves("RANG-38", "R-68", "RANG-16")
def test_both_sides_may_be_hurt() -> None:
    hewns = (H(id="chailbine_zach", at="B", dirty=1), H(id="sveanivo", at="C", owner=1, dirty=1))
    svea = hewn("sveanivo")
    game = encounter(*hewns, moving=ZACH, announced=(ZACH, svea), script={"laser": (4, 4), "hurt": (DEAD, STUNNED)})
    play(game, Pick(laser=1), Pick(laser=1), Target(svea))
    pay_all(game)
    assert (state(game, "sveanivo"), state(game, "chailbine_zach")) == ("dead", "stunned")


@proves("HURT-01", "HURT-03", "HURT-05", "HURT-06", "STATE-06", "RANG-35")
@pytest.mark.parametrize(("face", "end"), [(DEAD, "dead"), (DAMAGED, "damaged"), (STUNNED, "stunned"), (BOTH, "both")])
def test_faces_of_the_hurt_die(face: int, end: str) -> None:
    game = begin(scene(H(id="clogg", at="A"), script={"hurt": (face,)}), Hurting(hewn=CLOGG, margin=1))
    assert state(game, "clogg") == end


@proves("R-75", "RANG-19")
def test_targets_stand_when_one_malfunctions() -> None:
    hewns = (H(id="smeggler", at="B", dirty=1), H(id="chailbine_zach", at="C", owner=1))
    game = encounter(*hewns, moving=SMEG, announced=(SMEG, ZACH), script={"laser": (1,)})
    play(game, Pick(laser=1), Pick(), Target(ZACH))
    pay_all(game)
    play(game, PASS)
    assert state(game, "chailbine_zach") == "dead"


# --- bombs


def bombing(*more: H, script: dict[str, tuple[int, ...]]) -> Game:
    svea = hewn("sveanivo")
    hewns = (H(id="sveanivo", at="B", dirty=1, sicket=["implosion_bomb"]), H(id="igil", at="C", owner=1), *more)
    game = encounter(*hewns, moving=svea, announced=(svea,), script=script)
    play(game, Pick(armour=1), Target(IGIL))
    pay_all(game)
    return game


@proves("IMPL-01", "IMPL-02", "IMPL-03", "IMPL-04", "R-61", "R-60")
def test_a_bomb_adds_six_dice_and_is_used_up() -> None:
    game = bombing(script={"close_combat": (1,) * 6, "hurt": (DEAD,)})
    play(game, YES)
    assert told(game, BombUsed, AttackResolved, PieceDestroyed) == [
        BombUsed(hewn("sveanivo")), AttackResolved(IGIL, 6, 0),
    ]  # fmt: skip
    assert at(game).sicket[hewn("sveanivo")] == ()
    keep = bombing(script={})
    play(keep, PASS)
    assert at(keep).sicket[hewn("sveanivo")] == ((piece("implosion_bomb"),),)


@proves("R-61", "RANG-17")
def test_a_bomb_alone_is_a_malfunction() -> None:
    svea = hewn("sveanivo")
    hewns = (H(id="sveanivo", at="B", sicket=["implosion_bomb"]), H(id="igil", at="C", owner=1))
    game = encounter(*hewns, moving=svea, announced=(svea,), script={})
    play(game, Pick(), Target(IGIL))
    assert state(game, "sveanivo") == "stunned"


@proves("IMPL-05", "IMPL-06", "IMPL-07", "R-62")
def test_the_overflow_hits_all_in_a_space_beside() -> None:
    game = bombing(
        H(id="gombat", at="cd1", owner=1, dirty=2),
        H(id="drump", at="cd1", damaged=True),
        script={"close_combat": (0,) * 6 + (1,) * 4 + (0, 0, 0, 1), "hurt": (DAMAGED,)},
    )
    play(game, YES)
    assert Blast(sp(game, "C")) not in game.options(0)
    play(game, Blast(sp(game, "cd1")))
    assert refused(game, Screens(3, 0)) == "DANG-05"
    play(game, Screens(2, 0))
    assert (state(game, "gombat"), load(game, "gombat")) == ("damaged", (0, 0))
    assert state(game, "drump") == "dead"
    said = [EDITION.words().say(event) for event in told(game, OverflowRolled)]
    assert said[0] == "The overflow rolls close combat dice against Gombat: 1, 1, 1, 1."
    assert len(said) == 2


@proves("IMPL-05", "R-19")
def test_magnetic_ends_are_adjacent_for_the_overflow() -> None:
    table = scene(H(id="clogg", at="dg4", owner=1))
    game = begin(table, Overflow(seat=0, space=space(table, "ae4")))
    assert set(game.options(0)) == {PASS, Blast(sp(game, "dg4"))}


# --- swarms, humiliation, escapes


@proves("RANG-39", "SWARM-07", "SWARM-14")
def test_no_hurt_die_for_a_swarm() -> None:
    veyark = hewn("veyark")
    table = scene(H(id="veyark", at="A"), script={**MISS, "laser": (3,)})
    game = begin(table, Attack(defender=veyark, dice=((veyark, "laser", 1),), overflow=True))
    assert told(game, AttackResolved) == [AttackResolved(veyark, 3, 0)]
    game = begin(scene(H(id="veyark", at="A")), Hurting(hewn=veyark, margin=2))
    first(game, 2)
    assert (at(game).size_of_swarm(veyark), state(game, "veyark")) == (7, "healthy")


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


@proves("ENC-02", "WEAP-04", "IMPL-07")
def test_screens_against_the_overflow_count_with_the_other_dice_of_the_encounter() -> None:
    gombat = hewn("gombat")
    game = encounter(
        H(id="gombat", at="bc1", dirty=8, sicket=["implosion_bomb"]), H(id="clogg", at="B", owner=1),
        moving=gombat, announced=(gombat,), script={"laser": (0,) * 6, "close_combat": (0,) * 10},
    )  # fmt: skip
    play(game, Pick(laser=6), Target(CLOGG))
    pay_all(game)
    play(game, YES, PASS, Blast(sp(game, "bc1")))
    assert refused(game, Screens(2, 0)) == "WEAP-04"
    assert len(game.options(0)) == 2
    play(game, Screens(1, 0))
    assert load(game, "gombat") == (0, 1)


@proves("IMPL-06", "RANG-16")
def test_a_bomb_flows_over_although_its_firer_is_dead() -> None:
    svea = hewn("sveanivo")
    game = encounter(
        H(id="smeggler", at="B", dirty=1), H(id="sveanivo", at="C", owner=1, dirty=1, sicket=["implosion_bomb"]),
        H(id="drump", at="ab2", damaged=True),
        moving=SMEG, announced=(SMEG, svea),
        script={"laser": (4,), "close_combat": (0,) * 6 + (1,) * 4, "hurt": (DEAD,)},
    )  # fmt: skip
    play(game, Pick(laser=1), Pick(armour=1), Target(svea))
    pay_all(game)
    play(game, YES, PASS)
    assert state(game, "sveanivo") == "dead"
    assert (asked(game), who(game)) == ("WhereBlast", (1,))
    play(game, Blast(sp(game, "ab2")))
    assert state(game, "drump") == "dead"


@proves("R-96", "RANG-18")
def test_two_hewns_cannot_use_the_same_token() -> None:
    one, two = hewn("sveanivo"), hewn("flappchap")
    game = encounter(
        H(id="igil", at="B", shown=True), H(id="sveanivo", at="ab2", owner=1), H(id="flappchap", at="be1", owner=1),
        H(id="gombat", at="10", owner=1, dirty=1), tunnels={10: ("ab2", "be1")},  # in sight of both
        moving=hewn("igil"), announced=(one, two), script={"laser": (0,)},
    )  # fmt: skip
    play(game, Pick(laser=1), Pick(laser=1))
    assert refused(game, CANNOT_PAY) == "RANG-18"
    first(game)  # the Gombat pays for the Sveanivo
    assert list(game.options(1)) == [CANNOT_PAY]
    play(game, CANNOT_PAY)
    assert (state(game, "sveanivo"), state(game, "flappchap")) == ("healthy", "stunned")


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


@proves("R-65", "HUMI-01")
def test_who_took_only_screens_has_no_target_and_pays_for_none() -> None:
    hewns = (H(id="igil", at="B", dirty=3), H(id="smeggler", at="C", owner=1, damaged=True))
    table = scene(*hewns)
    table.turn.hewn, table.turn.ap, table.turn.failed = IGIL, 2, (SMEG,)
    game = begin(table, RangedEncounter(moving=IGIL, announced=(IGIL,)))
    play(game, PASS, Pick(armour=2), Target(SMEG))
    assert at(game).turn.ap == 2
    assert told(game, TargetNamed) == []
    pay_all(game)
    assert told(game, AttackResolved) == []


@proves("R-30", "RANG-18")
def test_a_swarm_that_malfunctions_rolls_no_defence() -> None:
    veyark = hewn("veyark")
    hewns = (H(id="smeggler", at="B", dirty=1), H(id="veyark", at="C", owner=1, nana=["gunana"]))
    game = encounter(*hewns, moving=SMEG, announced=(SMEG, veyark), script={"laser": (3,), "speed": (2,) * 9})
    play(game, Pick(laser=1), Pick(), Target(veyark))
    while asked(game):
        first(game)
    assert told(game, AttackResolved) == [AttackResolved(veyark, 3, 0)]
    assert at(game).size_of_swarm(veyark) == 9 - 1 - 3


# --- in the space of a danger


@proves("DANG-09", "HURT-03", "HURT-05")
@pytest.mark.parametrize("face", [DAMAGED, STUNNED, BOTH])
def test_who_is_hurt_beside_a_danger_dies(face: int) -> None:
    table = scene(H(id="clogg", at="A"), dangers={"A": LAVA}, script={"hurt": (face,)})
    assert state(begin(table, Hurting(hewn=CLOGG, margin=1)), "clogg") == "dead"


@proves("DANG-09", "RANG-18", "R-75")
def test_who_malfunctions_beside_a_danger_dies_and_nobody_shoots_at_it() -> None:
    hewns = (H(id="smeggler", at="B", dirty=1), H(id="chailbine_zach", at="C", owner=1))
    game = encounter(*hewns, moving=SMEG, announced=(SMEG, ZACH), script={}, dangers={"C": LAVA})
    play(game, Pick(laser=1), Pick(), Target(ZACH))
    pay_all(game)
    assert state(game, "chailbine_zach") == "dead"
    assert told(game, AttackResolved) == []


@proves("DANG-09", "RANG-18")
def test_no_bomb_is_thrown_at_who_has_died_beside_a_danger() -> None:
    svea = hewn("sveanivo")
    hewns = (H(id="smeggler", at="B"), H(id="sveanivo", at="C", owner=1, dirty=1, sicket=["implosion_bomb"]))
    game = encounter(*hewns, moving=SMEG, announced=(SMEG, svea), script={}, dangers={"B": LAVA})
    play(game, Pick(), Pick(armour=1), Target(svea))
    pay_all(game)
    assert (asked(game), state(game, "smeggler")) == ("", "dead")


@proves("DANG-09", "R-30", "SWARM-14")
def test_a_swarm_that_malfunctions_beside_a_danger_loses_one_member() -> None:
    veyark = hewn("veyark")
    hewns = (H(id="smeggler", at="B", dirty=1), H(id="veyark", at="C", owner=1, nana=["gunana"]))
    game = encounter(*hewns, moving=SMEG, announced=(SMEG, veyark), script={"laser": (0,)}, dangers={"C": LAVA})
    play(game, Pick(laser=1), Pick(), Target(veyark))
    while asked(game):
        first(game)
    assert at(game).size_of_swarm(veyark) == 8


@proves("DODGE-01", "R-62")
def test_an_overflow_can_be_dodged_and_its_firer_has_no_rerolls() -> None:
    game = bombing(H(id="four_way_gotler", at="cd1", shown=True), script={"close_combat": (0,) * 9 + (1, 0)})
    play(game, YES, Blast(sp(game, "cd1")))
    assert (asked(game), who(game)) == ("RerollAttackDie", (0,))
    play(game, Reroll(3))
    assert told(game, AttackResolved)[-1] == AttackResolved(hewn("four_way_gotler"), 0, 0)


# --- Hewns that are not healthy


@proves("RANG-03", "STATE-05")
def test_a_damaged_hewn_does_not_react() -> None:
    table = scene(H(id="chailbine_zach", at="be1"), H(id="igil", at="C", owner=1, damaged=True, dirty=2))
    game = turn_of(table, "chailbine_zach")
    play(game, Move(sp(game, "B")), PASS)
    assert asked(game) == "WhatNext"


@proves("RANG-18", "R-30")
def test_a_moving_swarm_that_malfunctions_rolls_no_defence() -> None:
    veyark = hewn("veyark")
    hewns = (H(id="veyark", at="B", nana=["gunana"]), H(id="smeggler", at="C", owner=1, dirty=1))
    game = encounter(*hewns, moving=veyark, announced=(veyark, SMEG), script={"laser": (3,), "speed": (2,) * 9})
    play(game, Pick(), Pick(laser=1), Target(SMEG))
    while asked(game):
        first(game)
    assert told(game, AttackResolved) == [AttackResolved(veyark, 3, 0)]


@proves("DODGE-01", "STATE-05")
def test_a_damaged_hewn_does_not_dodge() -> None:
    gotler = hewn("four_way_gotler")
    hewns = (H(id="sveanivo", at="B", dirty=1), H(id="four_way_gotler", at="C", owner=1, damaged=True))
    game = encounter(*hewns, moving=hewn("sveanivo"), announced=(hewn("sveanivo"),), script={"laser": (2,)})
    play(game, Pick(laser=1), Target(gotler))
    pay_all(game)
    assert (asked(game), state(game, "four_way_gotler")) == ("", "dead")


@proves("RANG-33", "R-62")
def test_who_escapes_an_overflow_may_move() -> None:
    script = {"close_combat": (0,) * 6 + (1,) * 4, "speed": (0,) * 4 + (ESCAPE, ESCAPE, 0, 0)}
    game = bombing(H(id="gombat", at="cd1", owner=1, shown=True), script=script)
    play(game, YES, Blast(sp(game, "cd1")), FreeMove(sp(game, "cd2")))
    assert (state(game, "gombat"), where(game, "gombat")) == ("healthy", "cd2")
    game = bombing(H(id="gombat", at="cd1", owner=1, shown=True), script={**script, "speed": (0,) * 4 + (2, 2, 0, 0)})
    play(game, YES, Blast(sp(game, "cd1")))
    assert (asked(game), where(game, "gombat")) == ("", "cd1")  # a defence that holds is no escape


@proves("RANG-33", "R-34")
def test_only_a_healthy_hewn_makes_its_escape() -> None:
    for damaged, end in ((False, "WhereEscape"), (True, "")):
        assert asked(begin(scene(H(id="clogg", at="A", damaged=damaged)), Escaping(hewn=CLOGG))) == end


@proves("FORCE-01", "RANG-04")
def test_who_must_leave_a_danger_announces_nothing_first() -> None:
    for dangers, end in (({}, "WhenInSight"), ({"B": LAVA}, "WhatNext")):
        table = scene(H(id="igil", at="B", dirty=3), H(id="clogg", at="C", owner=1), dangers=dangers)
        assert asked(turn_of(table, "igil")) == end


@proves("R-12", "XMIT-07")
def test_once_dice_are_picked_no_chain_runs_through_who_is_in_the_encounter() -> None:
    bliog, gombat = hewn("bliog"), hewn("gombat")
    hewns = (H(id="bliog", at="A", dirty=1), H(id="igil", at="ab1", dirty=1), H(id="gombat", at="ab2"))
    game = begin(scene(*hewns), RangedEncounter(moving=IGIL, announced=(IGIL,)))
    assert refused(game, Send(bliog, gombat, 0, 1), 0) == ""
    play(game, PASS)
    assert asked(game) == "PickDice"
    assert refused(game, Send(bliog, gombat, 0, 1), 0) == "XMIT-05"


@proves("HUMI-01", "RANG-37")
def test_a_shot_that_fails_against_a_healthy_hewn_does_not_humiliate() -> None:
    hewns = (H(id="smeggler", at="B", dirty=1), H(id="clogg", at="C", owner=1))
    game = encounter(*hewns, moving=SMEG, announced=(SMEG,), script={"laser": (0,)})
    play(game, Pick(laser=1), Target(CLOGG))
    pay_all(game)
    play(game, PASS)
    assert told(game, AttackResolved) == [AttackResolved(CLOGG, 0, 0)]
    assert at(game).turn.failed == ()
