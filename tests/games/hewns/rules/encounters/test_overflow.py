"""The overflow of an implosion bomb."""

from gamelode.games.hewns.dice import Pick
from gamelode.games.hewns.events import AttackResolved, OverflowRolled
from gamelode.games.hewns.kinds import DAMAGED, DEAD, ESCAPE
from gamelode.games.hewns.rules.encounters.attack import Reroll
from gamelode.games.hewns.rules.encounters.escape import FreeMove
from gamelode.games.hewns.rules.encounters.overflow import Blast, Overflow
from gamelode.games.hewns.rules.encounters.ranged import Target
from gamelode.games.hewns.rules.encounters.screens import Screens
from gamelode.kernel import PASS, YES, proves

from ...scene import (
    CLOGG,
    EDITION,
    SMEG,
    H,
    asked,
    begin,
    bombing,
    encounter,
    hewn,
    load,
    pay_all,
    play,
    refused,
    scene,
    sp,
    space,
    state,
    told,
    where,
    who,
)


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
    assert said[0] == "The overflow rolls 1, 1, 1 and 1 (4) on the close combat dice against Gombat."
    assert len(said) == 2


@proves("IMPL-05", "R-19")
def test_magnetic_ends_are_adjacent_for_the_overflow() -> None:
    table = scene(H(id="clogg", at="dg4", owner=1))
    game = begin(table, Overflow(seat=0, space=space(table, "ae4")))
    assert set(game.options(0)) == {PASS, Blast(sp(game, "dg4"))}


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


@proves("DODGE-01", "R-62")
def test_an_overflow_can_be_dodged_and_its_firer_has_no_rerolls() -> None:
    game = bombing(H(id="four_way_gotler", at="cd1", shown=True), script={"close_combat": (0,) * 9 + (1, 0)})
    play(game, YES, Blast(sp(game, "cd1")))
    assert (asked(game), who(game)) == ("RerollAttackDie", (0,))
    play(game, Reroll(3))
    assert told(game, AttackResolved)[-1] == AttackResolved(hewn("four_way_gotler"), 0, 0, "failed")


@proves("RANG-33", "R-62")
def test_who_escapes_an_overflow_may_move() -> None:
    script = {"close_combat": (0,) * 6 + (1,) * 4, "speed": (0,) * 4 + (ESCAPE, ESCAPE, 0, 0)}
    game = bombing(H(id="gombat", at="cd1", owner=1, shown=True), script=script)
    play(game, YES, Blast(sp(game, "cd1")), FreeMove(sp(game, "cd2")))
    assert (state(game, "gombat"), where(game, "gombat")) == ("healthy", "cd2")
    game = bombing(H(id="gombat", at="cd1", owner=1, shown=True), script={**script, "speed": (0,) * 4 + (2, 2, 0, 0)})
    play(game, YES, Blast(sp(game, "cd1")))
    assert (asked(game), where(game, "gombat")) == ("", "cd1")  # a defence that holds is no escape
