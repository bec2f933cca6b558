"""Attack and defence dice."""

from gamelode.games.hewns.dice import Pick
from gamelode.games.hewns.events import AttackResolved, Rolled
from gamelode.games.hewns.kinds import ATTACK, DAMAGED
from gamelode.games.hewns.rules.encounters.artillery import Artillery
from gamelode.games.hewns.rules.encounters.attack import Discard, Reroll
from gamelode.games.hewns.rules.encounters.ranged import Target
from gamelode.games.hewns.rules.encounters.same_space import DoTo
from gamelode.games.hewns.rules.recovery import Recovery
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
    encounter,
    first,
    hewn,
    meet,
    pay_all,
    play,
    scene,
    state,
    told,
    who,
)


@proves("ARTI-06", "RANG-36", "R-02")
def test_the_target_removes_one_die() -> None:
    script = {**MISS, "laser": (4, 1), "hurt": (DAMAGED,)}
    table = scene(H(id="igil", at="A", dirty=4), H(id="smeggler", at="dg2", owner=1), script=script)
    game = begin(table, Artillery(hewn=IGIL, target=SMEG))
    play(game, PASS, Pick(laser=2), Pick())
    pay_all(game)
    play(game, Discard(0))
    assert told(game, AttackResolved) == [AttackResolved(SMEG, 1, 0, "hit")]
    assert state(game, "smeggler") == "damaged"


@proves("ARTI-06", "RANG-36", "R-02")
def test_a_die_is_removed_for_a_damaged_target_and_none_for_a_neutral_one() -> None:
    for owner, total in ((1, 1), (-1, 5)):
        hewns = (H(id="igil", at="A", dirty=4), H(id="smeggler", at="dg2", owner=owner, was=1, damaged=True))
        game = begin(scene(*hewns, script={"laser": (4, 1)}), Artillery(hewn=IGIL, target=SMEG))
        play(game, PASS, Pick(laser=2))
        pay_all(game)
        if owner == 1:
            assert (asked(game), who(game)) == ("DiscardDie", (1,))
            play(game, Discard(0))
        assert told(game, AttackResolved) == [AttackResolved(SMEG, total, 0, "hit")]


def test_where_no_die_is_rolled_none_is_told() -> None:
    game = begin(scene(H(id="igil", at="A", damaged=True, nana=["nananbite"])), Recovery())
    assert [event.die for event in told(game, Rolled) if isinstance(event, Rolled)] == ["nana"]


@proves("RANG-16", "RANG-20", "RANG-27", "RANG-28", "ARM-01", "ARM-02", "ARM-03", "SLOC-01", "AP-08", "RANG-09")
def test_what_is_rolled() -> None:
    hewns = (H(id="igil", at="B", dirty=3), H(id="clogg", at="C", owner=1, sicket=["slocic_shield"]))
    game = encounter(*hewns, moving=IGIL, announced=(IGIL,), script={"laser": (0, 0)})
    play(game, Pick(laser=2, armour=1), Target(CLOGG))
    pay_all(game)
    rolls = [event for event in told(game, Rolled) if isinstance(event, Rolled)]
    assert [(roll.hewn, roll.die, len(roll.faces)) for roll in rolls] == [
        (IGIL, "laser", 2), (CLOGG, "armour", 3), (CLOGG, "speed", 4),
    ]  # fmt: skip
    assert [roll.sources for roll in rolls] == [
        ((2, "picked"),), ((2, "card"), (1, "shields")), ((4, "action_points"),),
    ]  # fmt: skip


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
    assert told(game, AttackResolved) == [AttackResolved(hewn("four_way_gotler"), 4, 0, "hit")]  # 3 and the Gunana
    assert state(game, "four_way_gotler") == "damaged"


@proves("R-30", "RANG-18")
def test_a_swarm_that_malfunctions_rolls_no_defence() -> None:
    veyark = hewn("veyark")
    hewns = (H(id="smeggler", at="B", dirty=1), H(id="veyark", at="C", owner=1, nana=["gunana"]))
    game = encounter(*hewns, moving=SMEG, announced=(SMEG, veyark), script={"laser": (3,), "speed": (2,) * 9})
    play(game, Pick(laser=1), Pick(), Target(veyark))
    while asked(game):
        first(game)
    assert told(game, AttackResolved) == [AttackResolved(veyark, 3, 0, "hit")]
    assert at(game).size_of_swarm(veyark) == 9 - 1 - 3


@proves("RANG-18", "R-30")
def test_a_moving_swarm_that_malfunctions_rolls_no_defence() -> None:
    veyark = hewn("veyark")
    hewns = (H(id="veyark", at="B", nana=["gunana"]), H(id="smeggler", at="C", owner=1, dirty=1))
    game = encounter(*hewns, moving=veyark, announced=(veyark, SMEG), script={"laser": (3,), "speed": (2,) * 9})
    play(game, Pick(), Pick(laser=1), Target(SMEG))
    while asked(game):
        first(game)
    assert told(game, AttackResolved) == [AttackResolved(veyark, 3, 0, "hit")]


@proves("DODGE-01", "STATE-05")
def test_a_damaged_hewn_does_not_dodge() -> None:
    gotler = hewn("four_way_gotler")
    hewns = (H(id="sveanivo", at="B", dirty=1), H(id="four_way_gotler", at="C", owner=1, damaged=True))
    game = encounter(*hewns, moving=hewn("sveanivo"), announced=(hewn("sveanivo"),), script={"laser": (2,)})
    play(game, Pick(laser=1), Target(gotler))
    pay_all(game)
    assert (asked(game), state(game, "four_way_gotler")) == ("", "dead")


@proves("WBON-04", "WBON-03", "WEAP-03")
def test_close_combat_dice_are_no_weapon_dice() -> None:
    table = scene(
        H(id="igil", at="ab1", dirty=1, sicket=["futanaz"]), H(id="drump", at="ab1", owner=1),
        script={**MISS, "laser": (0,), "close_combat": (1,) * 9, "hurt": (DAMAGED,) * 2},
    )  # fmt: skip
    game = meet(table, "igil", "drump")
    play(game, Pick(laser=1), Pick())
    pay_all(game)
    play(game, DoTo(ATTACK), DoTo(ATTACK), PASS)
    assert told(game, AttackResolved)[0] == AttackResolved(DRUMP, 6, 0, "hit")


@proves("SWARM-01", "SWARM-10", "SWARM-11", "R-77")
def test_a_swarm_fights_with_all_its_members() -> None:
    table = scene(
        H(id="veyark", at="ab1", dirty=1, nana=["gunana"]), H(id="drump", at="ab1", owner=1),
        script={**MISS, "close_combat": (0,) * 20, "laser": (1,), "hurt": (DAMAGED,)},
    )  # fmt: skip
    table.members[hewn("veyark")] = (1, 3, 2)  # it has lost three
    game = meet(table, "veyark", "drump")
    play(game, Pick(laser=1), Pick())
    pay_all(game)
    play(game, DoTo(ATTACK), DoTo(ATTACK))
    rolls = [event for event in told(game, Rolled) if isinstance(event, Rolled) and event.hewn == hewn("veyark")]
    assert next(roll.sources for roll in rolls if roll.die == "close_combat") == ((6, "members"),)
    assert told(game, AttackResolved)[0] == AttackResolved(DRUMP, 2, 0, "hit")
