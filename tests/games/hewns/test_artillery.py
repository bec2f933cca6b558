"""Artillery."""

from gamelode.games.hewns.dice import Pick
from gamelode.games.hewns.events import AttackResolved
from gamelode.games.hewns.kinds import DAMAGED, ESCAPE, LAVA
from gamelode.games.hewns.rules.encounters.announce import Announce, Bombard, Encounter, RangedWindow
from gamelode.games.hewns.rules.encounters.artillery import Artillery
from gamelode.games.hewns.rules.encounters.attack import Discard
from gamelode.games.hewns.rules.encounters.send_away import Save
from gamelode.games.hewns.rules.hewn_turn import WhatNext
from gamelode.games.hewns.rules.stores import store
from gamelode.games.hewns.rules.technology.transmit import OFF_PLANET
from gamelode.games.hewns.table import ThisTurn
from gamelode.kernel import PASS, proves

from .scene import (
    MISS,
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

IGIL, SMEG, CLOGG, DRUMP = (hewn(id) for id in ("igil", "smeggler", "clogg", "drump"))


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
    assert told(game, AttackResolved) == [AttackResolved(SMEG, 3, 3)]


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


@proves("RANG-18", "R-73")
def test_all_see_at_once_who_has_malfunctioned() -> None:
    table = scene(H(id="igil", at="A", dirty=4), H(id="smeggler", at="dg2", owner=1, dirty=3), script=MISS)
    game = begin(table, Artillery(hewn=IGIL, target=SMEG))
    play(game, PASS, PASS, Pick(laser=1), Pick(armour=2))
    assert asked(game) == "PayForDice"  # the target, for its screens
    assert game.view(None).encounter.out == (IGIL,)


@proves("ARTI-06", "RANG-36", "R-02")
def test_the_target_removes_one_die() -> None:
    script = {**MISS, "laser": (4, 1), "hurt": (DAMAGED,)}
    table = scene(H(id="igil", at="A", dirty=4), H(id="smeggler", at="dg2", owner=1), script=script)
    game = begin(table, Artillery(hewn=IGIL, target=SMEG))
    play(game, PASS, Pick(laser=2), Pick())
    pay_all(game)
    play(game, Discard(0))
    assert told(game, AttackResolved) == [AttackResolved(SMEG, 1, 0)]
    assert state(game, "smeggler") == "damaged"


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
    assert told(game, AttackResolved) == [AttackResolved(veyark, 6, 0)]
    assert at(game).size_of_swarm(veyark) == 9 - 1 - 6


@proves("ARTI-04", "R-73")
def test_a_damaged_target_of_artillery_picks_no_screens() -> None:
    hewns = (H(id="igil", at="A", dirty=4), H(id="smeggler", at="dg2", owner=1, damaged=True, dirty=3))
    game = begin(scene(*hewns), Artillery(hewn=IGIL, target=SMEG))
    play(game, PASS)
    assert (asked(game), who(game)) == ("PickDice", (0,))


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
        assert told(game, AttackResolved) == [AttackResolved(SMEG, total, 0)]


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


@proves("R-74", "ARTI-02")
def test_nobody_joins_artillery_whoever_its_target_is() -> None:
    hewns = (H(id="hover_cataclysm", at="C", owner=1), H(id="smeggler", at="B", owner=1, dirty=2))
    game = turn_of(scene(H(id="igil", at="A", dirty=3), *hewns), "igil")
    play(game, Bombard(hewn("hover_cataclysm")))
    assert (asked(game), at(game).announced) == ("SaveSubstract", (IGIL, hewn("hover_cataclysm")))


@proves("R-73", "RANG-05")
def test_no_artillery_out_of_company() -> None:
    hewns = (H(id="clogg", at="dg2", owner=1, damaged=True), H(id="drump", at="A", owner=-1))
    table = scene(H(id="igil", at="A", dirty=3), *hewns)
    assert asked(begin(table, RangedWindow(moving=IGIL, moved=True))) == ""
    table.turn = ThisTurn(hewn=IGIL, ap=1, failed=(CLOGG,))
    assert refused(begin(table, WhatNext(seat=0, hewn=IGIL)), Encounter(CLOGG)) == "SAME-03"


@proves("R-73", "R-10")
def test_no_artillery_once_another_encounter_is_announced() -> None:
    hewns = (H(id="smeggler", at="B", owner=1, dirty=1), H(id="clogg", at="dg2", owner=1))
    game = begin(scene(H(id="igil", at="A", dirty=3), *hewns), RangedWindow(moving=IGIL, moved=True))
    assert Bombard(CLOGG) in game.options(0)
    play(game, PASS, Announce(SMEG))
    assert game.options(0) == [PASS, Announce(IGIL)]


@proves("RANG-33", "ARTI-05", "ARTI-06")
def test_who_escapes_artillery_removes_no_die_and_may_move() -> None:
    hewns = (H(id="igil", at="A", dirty=4), H(id="smeggler", at="dg2", owner=1, shown=True))
    script = {**MISS, "laser": (4, 4), "speed": (ESCAPE, ESCAPE, 0, 0, 0)}
    game = begin(scene(*hewns, script=script), Artillery(hewn=IGIL, target=SMEG))
    play(game, PASS, Pick(laser=2), Pick())
    pay_all(game)
    assert (asked(game), who(game)) == ("WhereEscape", (1,))
