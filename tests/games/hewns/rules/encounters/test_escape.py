"""Escapes."""

from gamelode.games.hewns.dice import Pick
from gamelode.games.hewns.kinds import DAMAGED, ESCAPE
from gamelode.games.hewns.rules.encounters.escape import Escaping, FreeMove
from gamelode.games.hewns.rules.encounters.ranged import Target
from gamelode.kernel import PASS, proves

from ...scene import (
    CLOGG,
    CONTENT,
    IGIL,
    SMEG,
    ZACH,
    H,
    asked,
    begin,
    encounter,
    fight,
    pay_all,
    play,
    scene,
    sp,
    state,
    where,
    who,
)


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


@proves("RANG-33", "R-34")
def test_only_a_healthy_hewn_makes_its_escape() -> None:
    for damaged, end in ((False, "WhereEscape"), (True, "")):
        assert asked(begin(scene(H(id="clogg", at="A", damaged=damaged)), Escaping(hewn=CLOGG))) == end


@proves("SAME-42", "R-34")
def test_an_escape_keeps_the_own_attack() -> None:
    hewns = (H(id="drump", at="ab1"), H(id="spricelos", at="ab1", owner=1))
    game = fight(
        *hewns, script={"close_combat": (1,) * 9, "speed": (0,) * 5 + (ESCAPE, ESCAPE, 0, 0), "hurt": (DAMAGED,)}
    )
    assert state(game, "spricelos") == "damaged"
    play(game, FreeMove(sp(game, "A")))
    assert (state(game, "drump"), where(game, "drump")) == ("healthy", "A")


@proves("R-34", "SAME-42")
def test_the_mover_escapes_first() -> None:
    hewns = (H(id="drump", at="ab1"), H(id="spricelos", at="ab1", owner=1))
    game = fight(*hewns, script={"close_combat": (1,) * 9, "speed": (ESCAPE,) * 9})
    assert (asked(game), who(game)) == ("WhereEscape", (0,))
    play(game, FreeMove(sp(game, "A")))
    assert (asked(game), who(game)) == ("WhereEscape", (1,))
    assert FreeMove(sp(game, "A")) not in game.options(1)
    play(game, PASS)
    assert (where(game, "drump"), where(game, "spricelos")) == ("A", "ab1")
