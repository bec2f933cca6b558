"""Hurt dice, stuns, and members that a swarm loses."""

import pytest

from gamelode.games.hewns.dice import Pick
from gamelode.games.hewns.events import AttackResolved
from gamelode.games.hewns.kinds import BOTH, DAMAGED, DEAD, LAVA, SICKET_HIT, STUNNED
from gamelode.games.hewns.rules.encounters.attack import Attack
from gamelode.games.hewns.rules.encounters.hurt import (
    BIG_ARKZ,
    LEADER,
    SMALL_ARKZ,
    Hurting,
    HurtResult,
    LoseMember,
    LoseSicket,
    LosingMembers,
)
from gamelode.games.hewns.rules.encounters.ranged import Target
from gamelode.games.hewns.rules.hewn_turn import END_HEWN_TURN, HewnTurn
from gamelode.kernel import PASS, proves

from ...scene import (
    CLOGG,
    MISS,
    SMEG,
    ZACH,
    H,
    at,
    begin,
    encounter,
    first,
    hewn,
    load,
    pay_all,
    piece,
    play,
    scene,
    state,
    told,
    where,
)


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


@proves("RANG-39", "SWARM-07", "SWARM-14")
def test_no_hurt_die_for_a_swarm() -> None:
    veyark = hewn("veyark")
    table = scene(H(id="veyark", at="A"), script={**MISS, "laser": (3,)})
    game = begin(table, Attack(defender=veyark, dice=((veyark, "laser", 1),), overflow=True))
    assert told(game, AttackResolved) == [AttackResolved(veyark, 3, 0, "hit")]
    game = begin(scene(H(id="veyark", at="A")), Hurting(hewn=veyark, margin=2))
    first(game, 2)
    assert (at(game).size_of_swarm(veyark), state(game, "veyark")) == (7, "healthy")


@proves("DANG-09", "HURT-03", "HURT-05")
@pytest.mark.parametrize("face", [DAMAGED, STUNNED, BOTH])
def test_who_is_hurt_beside_a_danger_dies(face: int) -> None:
    table = scene(H(id="clogg", at="A"), dangers={"A": LAVA}, script={"hurt": (face,)})
    assert state(begin(table, Hurting(hewn=CLOGG, margin=1)), "clogg") == "dead"


@proves("SWARM-02", "SWARM-08", "SWARM-09", "R-77", "SWARM-14", "SAME-45")
def test_the_owner_chooses_which_members_die() -> None:
    veyark = hewn("veyark")
    table = scene(H(id="veyark", at="A", dirty=3, nana=["gunana"], sicket=["mining_claw"], heart="stone"))
    game = begin(table, LosingMembers(hewn=veyark, count=3))
    play(
        game,
        LoseMember(SMALL_ARKZ, (piece("gunana"),)),
        LoseMember(BIG_ARKZ, (piece("mining_claw"),)),
        LoseMember(LEADER),
    )
    assert at(game).members[veyark] == (0, 4, 2)
    assert (at(game).nana[veyark], at(game).sicket[veyark]) == ((), ())
    assert load(game, "veyark") == (0, 0)
    assert at(game).capacity(veyark) == 0
    assert at(game).stones_left[0] == 6
    game = begin(at(game), LosingMembers(hewn=veyark, count=6))
    assert state(game, "veyark") == "dead"


@proves("R-30", "SWARM-14", "MOVE-09")
def test_a_swarm_is_never_stunned() -> None:
    table = scene(H(id="veyark", at="ab1"), H(id="igil", at="ab1"), H(id="gombat", at="A"))
    table.turn.passed_on = False
    game = begin(table, HewnTurn(hewn=hewn("veyark"), seat=0))
    play(game, END_HEWN_TURN)
    first(game)
    assert at(game).size_of_swarm(hewn("veyark")) == 8
    assert where(game, "veyark") == "ab2"
    assert at(game).owner[hewn("veyark")] == 0


@proves("MAMA-04", "TECH-03", "HURT-04", "R-57")
def test_a_sicket_hit_costs_a_technology_of_the_owners_choice() -> None:
    table = scene(H(id="clampeyt", at="A", sicket=["futanaz", ("mamabite", "nananbite")]))
    supply = table.supply[:]
    game = begin(table, HurtResult(hewn=hewn("clampeyt"), face=SICKET_HIT))
    place = at(game).sicket[hewn("clampeyt")].index((piece("mamabite"), piece("nananbite")))
    play(game, LoseSicket(place, piece("mamabite")))
    assert state(game, "clampeyt") == "healthy"
    assert at(game).sicket[hewn("clampeyt")] == ((piece("futanaz"),),)
    assert at(game).supply[piece("nananbite")] == supply[piece("nananbite")] + 1
    game = begin(scene(H(id="clampeyt", at="A")), HurtResult(hewn=hewn("clampeyt"), face=SICKET_HIT))
    assert state(game, "clampeyt") == "dead"
