"""Artillery."""

from gamelode.games.hewns.dice import Pick
from gamelode.games.hewns.events import AttackResolved
from gamelode.games.hewns.kinds import ESCAPE, LAVA, OFF_PLANET
from gamelode.games.hewns.rules.encounters.announce import Bombard, Encounter, RangedWindow
from gamelode.games.hewns.rules.encounters.artillery import Artillery
from gamelode.games.hewns.rules.encounters.attack import Discard
from gamelode.games.hewns.rules.encounters.send_away import Save
from gamelode.games.hewns.rules.hewn_turn import WhatNext
from gamelode.games.hewns.table import ThisTurn
from gamelode.kernel import PASS, proves

from ...scene import (
    CLOGG,
    DRUMP,
    IGIL,
    MISS,
    SMEG,
    H,
    asked,
    at,
    begin,
    first,
    hewn,
    load,
    pay_all,
    play,
    refused,
    scene,
    state,
    told,
    turn_of,
    who,
)


@proves("ARTI-01", "ARTI-02", "RREQ-02", "R-73", "R-74")
def test_artillery_reaches_whom_it_cannot_see_if_alone() -> None:
    table = scene(
        H(id="igil", at="A", dirty=3), H(id="clogg", at="dg2", owner=1), H(id="gombat", at="ab2", owner=1),
        H(id="drump", at="D", owner=1), H(id="skrunke", at="D", owner=-1), H(id="chumbee", at="F"),
    )  # fmt: skip
    game = turn_of(table, "igil")
    assert refused(game, Bombard(CLOGG)) == ""
    assert refused(game, Bombard(hewn("gombat"))) == "not offered"  # in sight
    assert refused(game, Bombard(DRUMP)) == "not offered"  # in company
    assert refused(game, Bombard(hewn("chumbee"))) == "not offered"  # a friend
    play(game, Bombard(CLOGG))
    assert at(game).turn.ap == 4
    assert asked(game) == "SaveSubstract"  # nobody else is asked to join


@proves("ARTI-03", "ARTI-04", "ARTI-05", "R-73", "R-74")
def test_dice_of_artillery() -> None:
    table = scene(H(id="igil", at="A", dirty=4), H(id="smeggler", at="dg2", owner=1, dirty=3), script=MISS)
    game = begin(table, Artillery(hewn=IGIL, target=SMEG))
    play(game, PASS, PASS)
    assert refused(game, Pick(armour=1), 0) == "ARTI-03"
    assert not any(pick.armour for pick in game.options(0) if isinstance(pick, Pick))
    assert refused(game, Pick(laser=1), 1) == "ARTI-04"
    play(game, Pick(laser=1), Pick(armour=2))
    pay_all(game)
    assert (state(game, "igil"), load(game, "igil")) == ("stunned", (0, 4))  # one die is too few
    assert (asked(game), told(game, AttackResolved)) == ("", [])


@proves("ARTI-04", "ARTI-05", "SCREEN-03")
def test_screens_against_artillery() -> None:
    table = scene(
        H(id="igil", at="A", dirty=2), H(id="smeggler", at="dg2", owner=1, dirty=3),
        script={**MISS, "laser": (4, 3), "armour": (0, 0, 2, 1)},
    )  # fmt: skip
    game = begin(table, Artillery(hewn=IGIL, target=SMEG))
    play(game, PASS, PASS, Pick(laser=2), Pick(armour=2))
    pay_all(game)
    assert (state(game, "smeggler"), load(game, "smeggler")) == ("healthy", (0, 1))
    play(game, Discard(0))
    assert told(game, AttackResolved) == [AttackResolved(SMEG, 3, 3, "failed")]


@proves("RANG-18", "R-73")
def test_all_see_at_once_who_has_malfunctioned() -> None:
    table = scene(H(id="igil", at="A", dirty=4), H(id="smeggler", at="dg2", owner=1, dirty=3), script=MISS)
    game = begin(table, Artillery(hewn=IGIL, target=SMEG))
    play(game, PASS, PASS, Pick(laser=1), Pick(armour=2))
    assert asked(game) == "PayForDice"  # the target, for its screens
    assert game.view(None).encounter.out == (IGIL,)


@proves("RANG-11", "R-73")
def test_substract_is_saved_before_artillery_fires() -> None:
    table = scene(H(id="igil", at="A", dirty=4), H(id="smeggler", at="dg2", owner=1, normal=2, dirty=1))
    game = begin(table, Artillery(hewn=IGIL, target=SMEG))
    play(game, PASS)
    assert (asked(game), who(game)) == ("SaveSubstract", (1,))
    play(game, Save(OFF_PLANET, 2, 0))
    assert (at(game).normal[1], load(game, "smeggler")) == (2, (0, 1))


@proves("R-73")
def test_artillery_needs_two_substract_and_whoever_may_have_them_is_asked() -> None:
    for dirty in (1, 2):
        table = scene(H(id="igil", at="A", dirty=dirty), H(id="clogg", at="dg2", owner=1), pools=[(0, 3), (0, 0)])
        game = turn_of(table, "igil")
        assert asked(game) == "WhenInSight"
        assert (Bombard(CLOGG) in game.options(0)) == (dirty == 2)


@proves("DANG-09", "R-73")
def test_artillery_has_no_target_left_if_it_dies_beside_a_danger() -> None:
    table = scene(
        H(id="igil", at="A", dirty=4), H(id="smeggler", at="dg2", owner=1, dirty=1), script=MISS, dangers={"dg2": LAVA}
    )
    game = begin(table, Artillery(hewn=IGIL, target=SMEG))
    play(game, PASS, PASS, Pick(laser=2), Pick(armour=3))
    pay_all(game)
    assert (asked(game), state(game, "smeggler")) == ("", "dead")
    assert told(game, AttackResolved) == []


@proves("R-30", "RANG-18", "ARTI-06")
def test_a_swarm_that_malfunctions_under_artillery_rolls_no_defence() -> None:
    veyark = hewn("veyark")
    script = {"laser": (3, 3), "speed": (2,) * 9}
    table = scene(H(id="igil", at="A", dirty=4), H(id="veyark", at="dg2", owner=1, dirty=1), script=script)
    game = begin(table, Artillery(hewn=IGIL, target=veyark))
    play(game, PASS, PASS, Pick(laser=2), Pick(armour=3))
    while asked(game):
        first(game)
    assert told(game, AttackResolved) == [AttackResolved(veyark, 6, 0, "hit")]
    assert at(game).size_of_swarm(veyark) == 9 - 1 - 6


@proves("ARTI-04", "R-73")
def test_a_damaged_target_of_artillery_picks_no_screens() -> None:
    hewns = (H(id="igil", at="A", dirty=4), H(id="smeggler", at="dg2", owner=1, damaged=True, dirty=3))
    game = begin(scene(*hewns), Artillery(hewn=IGIL, target=SMEG))
    play(game, PASS)
    assert (asked(game), who(game)) == ("PickDice", (0,))


@proves("R-73", "RANG-05")
def test_no_artillery_out_of_company() -> None:
    hewns = (H(id="clogg", at="dg2", owner=1, damaged=True), H(id="drump", at="A", owner=-1))
    table = scene(H(id="igil", at="A", dirty=3), *hewns)
    assert asked(begin(table, RangedWindow(moving=IGIL, moved=True))) == ""
    table.turn = ThisTurn(hewn=IGIL, ap=1, failed=(CLOGG,))
    assert refused(begin(table, WhatNext(seat=0, hewn=IGIL)), Encounter(CLOGG)) == "SAME-03"


@proves("RANG-33", "ARTI-05", "ARTI-06")
def test_who_escapes_artillery_removes_no_die_and_may_move() -> None:
    hewns = (H(id="igil", at="A", dirty=4), H(id="smeggler", at="dg2", owner=1, shown=True))
    script = {**MISS, "laser": (4, 4), "speed": (ESCAPE, ESCAPE, 0, 0, 0)}
    game = begin(scene(*hewns, script=script), Artillery(hewn=IGIL, target=SMEG))
    play(game, PASS, Pick(laser=2), Pick())
    pay_all(game)
    assert (asked(game), who(game)) == ("WhereEscape", (1,))
