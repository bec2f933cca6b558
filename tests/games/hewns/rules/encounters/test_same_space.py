"""Same space encounters."""

from gamelode.games.hewns.dice import Pick
from gamelode.games.hewns.events import (
    AttackResolved,
    DeedAnnounced,
    HewnTaken,
    HewnTurnBegan,
    MeetingBegan,
    NananbitesSplit,
    RepairResolved,
    Rolled,
)
from gamelode.games.hewns.kinds import ATTACK, BODY, BRAIN, DAMAGED, DEAD, ESCAPE, LAVA, STUNNED
from gamelode.games.hewns.rules.encounters.announce import Encounter
from gamelode.games.hewns.rules.encounters.escape import FreeMove
from gamelode.games.hewns.rules.encounters.same_space import DoTo, Meet, Push, Split, Withdrawal, can_repair, deeds
from gamelode.games.hewns.rules.hewn_turn import HewnTurn, WhatNext
from gamelode.games.hewns.rules.moving.move import Move
from gamelode.games.hewns.rules.player_turn import Begin
from gamelode.games.hewns.table import ThisTurn
from gamelode.kernel import PASS, proves

from ...scene import (
    BLIOG,
    CLOGG,
    DRUMP,
    MISS,
    SPRI,
    H,
    asked,
    at,
    begin,
    fight,
    hewn,
    load,
    meet,
    pay_all,
    piece,
    play,
    player_turn,
    refused,
    scene,
    sp,
    state,
    told,
    turn_of,
    where,
    who,
)


@proves("R-104", "SAME-06")
def test_of_several_healthy_enemies_one_is_met() -> None:
    table = scene(H(id="igil", at="A"), H(id="clogg", at="ab1", owner=1), H(id="drump", at="ab1", owner=1))
    game = turn_of(table, "igil")
    play(game, Move(sp(game, "ab1")))
    assert asked(game) == "WhichEnemy"
    play(game, Meet(hewn("drump")))
    assert told(game, MeetingBegan) == [MeetingBegan(hewn("igil"), hewn("drump"))]


@proves(
    "ENC-01",
    "ENC-03",
    "ENC-09",
    "CREQ-01",
    "SAME-06",
    "SAME-26",
    "CC-02",
    "CC-03",
    "SAME-21",
    "SAME-31",
    "SAME-43",
    "SAME-44",
)
def test_both_attack_at_once() -> None:
    game = fight(
        H(id="drump", at="ab1"), H(id="spricelos", at="ab1", owner=1),
        script={"close_combat": (1, 1, 1) + (1,) * 4, "hurt": (DEAD, DAMAGED)},
    )  # fmt: skip
    assert told(game, AttackResolved) == [AttackResolved(SPRI, 3, 0, "hit"), AttackResolved(DRUMP, 4, 0, "hit")]
    assert (state(game, "spricelos"), state(game, "drump")) == ("dead", "damaged")
    rolls = [(event.hewn, event.die, len(event.faces)) for event in told(game, Rolled) if isinstance(event, Rolled)]
    assert rolls[:3] == [(DRUMP, "close_combat", 3), (SPRI, "armour", 1), (SPRI, "speed", 5)]


@proves("SAME-16", "SAME-18", "NANA-07")
def test_the_second_knows_what_the_first_has_announced() -> None:
    """As in example 4: whoever reacts may still change its plans."""
    table = scene(
        H(id="minor_miner", at="ab1", nana=["nananbite"]), H(id="igil", at="ab1", owner=1, nana=["nananbite"]),
    )  # fmt: skip
    game = meet(table, "minor_miner", "igil")
    miner, igil = hewn("minor_miner"), hewn("igil")
    play(game, Pick(), Pick(), DoTo(BRAIN))
    assert (asked(game), who(game)) == ("AttackOrRepair", (1,))
    assert game.view(1).encounter.deeds == {miner: BRAIN}
    play(game, DoTo(BRAIN), Split(1, 0))
    assert (asked(game), who(game)) == ("SplitNananbites", (1,))
    assert told(game, DeedAnnounced, NananbitesSplit) == [
        DeedAnnounced(miner, igil, BRAIN), DeedAnnounced(igil, miner, BRAIN), NananbitesSplit(miner, 1, 0),
    ]  # fmt: skip


@proves("REP-01", "REP-02", "REP-03", "REP-07", "ENC-05", "ENC-06", "SAME-04", "R-70", "R-90")
def test_what_can_be_done_to_whom() -> None:
    table = scene(
        H(id="bliog", at="A"), H(id="clogg", at="A", damaged=True), H(id="drump", at="A", owner=-1),
        H(id="skrunke", at="A", owner=-1, damaged=True), H(id="chumbee", at="A", owner=1, damaged=True),
        H(id="igil", at="A", owner=1), H(id="fogbear", at="A"),
    )  # fmt: skip
    found = {id: deeds(table, BLIOG, hewn(id)) for id in ("clogg", "drump", "skrunke", "chumbee", "igil", "fogbear")}
    assert found == {
        "clogg": [BODY], "drump": [ATTACK, BRAIN], "skrunke": [ATTACK, BODY, BRAIN], "chumbee": [ATTACK, BRAIN],
        "igil": [ATTACK, BRAIN], "fogbear": [],
    }  # fmt: skip
    assert not can_repair(table, hewn("fogbear"))
    assert deeds(table, hewn("fogbear"), CLOGG) == []
    assert deeds(table, hewn("fogbear"), DRUMP) == [ATTACK]
    assert deeds(table, hewn("fogbear"), hewn("skrunke")) == [ATTACK]


@proves("R-70", "R-90", "REP-01")
def test_nobody_mends_the_body_of_an_enemy() -> None:
    table = scene(H(id="bliog", at="A", owner=1), H(id="clogg", at="A", damaged=True))
    assert deeds(table, BLIOG, CLOGG) == [ATTACK, BRAIN]


@proves("SAME-03", "REP-07")
def test_who_cannot_repair_has_no_encounter_with_a_damaged_friend() -> None:
    for id, clause in (("fogbear", "SAME-03"), ("bliog", "")):
        game = turn_of(scene(H(id=id, at="A"), H(id="clogg", at="A", damaged=True)), id)
        assert refused(game, Encounter(CLOGG)) == clause
        assert (Encounter(CLOGG) in game.options(0)) == (not clause)


@proves("SAME-04", "R-90", "REP-07")
def test_why_a_deed_is_refused() -> None:
    hewns = (H(id="bliog", at="A"), H(id="clogg", at="A", damaged=True), H(id="drump", at="A", owner=-1))
    game = meet(scene(*hewns), "bliog", "clogg")
    assert [refused(game, DoTo(deed)) for deed in (ATTACK, BODY, BRAIN)] == ["SAME-04", "", "R-90"]
    game = meet(scene(*hewns), "bliog", "drump")
    assert [refused(game, DoTo(deed)) for deed in (ATTACK, BODY, BRAIN)] == ["", "R-90", ""]
    game = meet(scene(H(id="fogbear", at="A"), hewns[2]), "fogbear", "drump")
    assert [refused(game, DoTo(deed)) for deed in (ATTACK, BODY, BRAIN)] == ["", "REP-07", "REP-07"]


@proves("SAME-15", "SAME-28", "SAME-29", "RANG-15")
def test_an_unhealthy_hewn_needs_no_screens_against_it_and_dies_at_a_hit() -> None:
    table = scene(
        H(id="igil", at="ab1", dirty=2),
        H(id="clogg", at="ab1", owner=1, damaged=True),
        script={"close_combat": (1,) + (0,) * 5},
    )
    game = meet(table, "igil", "clogg")
    assert asked(game) == "PickDice"
    assert refused(game, Pick(armour=1)) == "SAME-15"
    assert not any(pick.armour for pick in game.options(0) if isinstance(pick, Pick))
    play(game, Pick(), DoTo(ATTACK), PASS)
    assert told(game, AttackResolved) == [AttackResolved(CLOGG, 1, 0, "hit")]
    assert state(game, "clogg") == "dead"


@proves("SAME-30", "R-08", "R-71", "REP-06", "REP-04")
def test_the_difficulty_of_an_unhealthy_hewn_is_one_die() -> None:
    table = scene(
        H(id="bliog", at="ab1"),
        H(id="igil", at="ab1", owner=-1, was=1, heart="stone", nana=["nananbite"]),
        script={"d10": (5, 4)},
    )
    game = meet(table, "bliog", "igil")
    play(game, DoTo(BRAIN))
    assert told(game, RepairResolved) == [RepairResolved(BLIOG, hewn("igil"), 5, 4, True)]
    assert at(game).owner[hewn("igil")] == 0
    assert at(game).next_hewn == hewn("igil")


@proves("R-90", "STATE-09", "SAME-34", "R-18")
def test_both_repairs_are_needed_and_the_second_is_free() -> None:
    table = scene(
        H(id="bliog", at="ab1"), H(id="clogg", at="ab1", owner=-1, damaged=True), script={"d10": (5, 4, 6, 3)}
    )
    game = player_turn(table)
    play(game, Begin(BLIOG), Encounter(CLOGG), DoTo(BRAIN))
    assert (state(game, "clogg"), at(game).owner[CLOGG]) == ("damaged", 0)
    play(game, PASS)  # nobody is pushed out
    ap = at(game).turn.ap
    play(game, Encounter(CLOGG))
    assert at(game).turn.ap == ap
    play(game, DoTo(BODY))
    assert state(game, "clogg") == "healthy"
    assert at(game).turn.hewn == CLOGG


@proves("HEART-06", "GEM-04", "SAME-24", "R-07", "SCREEN-02")
def test_dice_against_a_brain_repair() -> None:
    for heart, dice in (("", 2), ("stone", 3), ("gem", 3)):
        table = scene(
            H(id="spricelos", at="ab1"), H(id="igil", at="ab1", owner=1, dirty=1, heart=heart),
            script={**MISS, "d10": (1, 1) + (9,) * dice, "close_combat": (0,) * 6},
        )  # fmt: skip
        game = meet(table, "spricelos", "igil")
        play(game, Pick(), Pick(brain=1))
        pay_all(game)
        play(game, DoTo(BRAIN), DoTo(ATTACK))
        rolls = [event for event in told(game, Rolled) if isinstance(event, Rolled) and event.hewn == hewn("igil")]
        assert next(len(roll.faces) for roll in rolls if roll.die == "d10") == dice


@proves("NANA-05", "NANA-06", "NANA-07", "SAME-25", "SAME-33")
def test_each_nananbite_repairs_or_defends() -> None:
    hewns = (
        H(id="flappchap", at="ab1", nana=["nananbite"] * 2),
        H(id="sveanivo", at="ab1", owner=1, nana=["nananbite"]),
    )
    table = scene(*hewns, script={"nana": (-1, 5, 4), "d10": (3, 2)})
    game = meet(table, "flappchap", "sveanivo")
    play(game, Pick(), Pick(), DoTo(BRAIN), DoTo(BRAIN))
    assert who(game) == (0,)
    assert refused(game, Split(2, 1)) == "SAME-25"
    play(game, Split(1, 1), Split(1, 0))
    assert at(game).count(hewn("flappchap"), piece("nananbite")) == 1
    assert told(game, RepairResolved)[0] == RepairResolved(hewn("flappchap"), hewn("sveanivo"), -1, 3, False)


@proves("HEART-06", "SAME-24")
def test_the_stone_of_the_first_player_defends_too() -> None:
    hewns = (H(id="spricelos", at="ab1", owner=1), H(id="igil", at="ab1", heart="stone"))
    game = meet(scene(*hewns, script={**MISS, "d10": (7, 1, 2, 8), "close_combat": (0,) * 6}), "spricelos", "igil")
    play(game, Pick(), Pick(), DoTo(BRAIN), DoTo(ATTACK))
    assert told(game, RepairResolved) == [RepairResolved(SPRI, hewn("igil"), 7, 8, False)]


@proves("NANA-07", "SAME-25")
def test_nananbites_repair_for_who_repairs_and_defend_who_is_repaired() -> None:
    hewns = (
        H(id="flappchap", at="ab1", nana=["nananbite"]),
        H(id="sveanivo", at="ab1", owner=1, nana=["nananbite"]),
    )
    game = meet(scene(*hewns), "flappchap", "sveanivo")
    play(game, Pick(), Pick(), DoTo(BRAIN), DoTo(ATTACK))
    assert game.options(0) == [Split(1, 0), Split(0, 0)]
    play(game, Split(1, 0))
    assert game.options(1) == [Split(0, 1), Split(0, 0)]


@proves("R-69", "SAME-44", "R-68", "R-59", "R-99")
def test_a_hewn_that_is_hit_still_takes_the_other_over() -> None:
    table = scene(
        H(id="spricelos", at="ab1"), H(id="igil", at="ab1", owner=1, dirty=5, sicket=["futanaz"]),
        script={**MISS, "d10": (8, 2, 3), "close_combat": (1,) * 6, "hurt": (DEAD,)},
    )  # fmt: skip
    game = meet(table, "spricelos", "igil")
    play(game, Pick(), Pick(), DoTo(BRAIN), DoTo(ATTACK), PASS)
    assert state(game, "spricelos") == "dead"
    assert at(game).owner[hewn("igil")] == 0
    assert load(game, "igil") == (0, 5)
    assert at(game).sicket[hewn("igil")] == ((piece("futanaz"),),)
    assert next(each for each in game.view(None).hewns if each.hewn == hewn("igil")).hidden_dirty == 5


@proves("SAME-48", "R-33", "R-05")
def test_the_mover_retreats_when_both_stay_healthy() -> None:
    table = scene(
        H(id="drump", at="ab1"), H(id="spricelos", at="ab2", owner=1), script={**MISS, "close_combat": (0,) * 9}
    )
    game = begin(table, HewnTurn(hewn=DRUMP, seat=0))
    play(game, Move(sp(game, "ab2")), Pick(), Pick(), DoTo(ATTACK), DoTo(ATTACK))
    assert (asked(game), who(game)) == ("Retreat", (0,))
    play(game, Withdrawal(sp(game, "B")))
    assert where(game, "drump") == "B"
    assert asked(game) == "WhatNext"
    assert at(game).turn.ap == 3


@proves("SAME-49", "R-31")
def test_without_a_free_space_the_mover_is_stunned_or_meets_the_next() -> None:
    hewns = (
        H(id="drump", at="ab1"), H(id="spricelos", at="ab1", owner=1), H(id="gombat", at="A", owner=1),
        H(id="fogbear", at="ab2"),
    )  # fmt: skip
    game = fight(*hewns, ap=0, script={"close_combat": (0,) * 9})
    assert state(game, "drump") == "stunned"
    game = fight(*hewns, ap=1, script={"close_combat": (0,) * 9})
    assert {choice.to for choice in game.options(0) if isinstance(choice, Withdrawal)} == {
        sp(game, "A"),
        sp(game, "ab2"),
    }
    play(game, Withdrawal(sp(game, "A")))
    assert asked(game) == "PickDice"  # a new encounter; neither carries anything
    assert where(game, "drump") == "A"


@proves("R-32", "SAME-48", "DANG-11")
def test_danger_waits_for_who_retreats() -> None:
    hewns = (H(id="drump", at="ab1"), H(id="spricelos", at="ab1", owner=1))
    game = fight(*hewns, script={"close_combat": (0,) * 9, "area": (3, 3, 3)}, dangers={"A": LAVA})
    play(game, Withdrawal(sp(game, "A")))
    assert state(game, "drump") == "dead"


@proves("SAME-46", "R-76", "R-19", "R-32")
def test_the_only_healthy_hewn_may_push_the_others_out() -> None:
    hewns = (H(id="drump", at="ab1"), H(id="spricelos", at="ab1", owner=1), H(id="skrunke", at="ab1", owner=-1))
    game = fight(*hewns, script={"close_combat": (1,) * 3 + (0,) * 9, "hurt": (STUNNED,)}, dangers={"A": LAVA})
    assert (asked(game), who(game)) == ("PushOut", (0,))
    assert {choice.hewn for choice in game.options(0) if isinstance(choice, Push)} == {SPRI, hewn("skrunke")}
    play(game, Push(SPRI, sp(game, "ab2")), Push(hewn("skrunke"), sp(game, "A")))
    assert where(game, "spricelos") == "ab2"
    assert state(game, "skrunke") == "dead"


@proves("SAME-37", "SAME-51", "SAME-52")
def test_a_mover_that_was_taken_over_is_pushed_out_or_stunned() -> None:
    for blocked, end in ((False, "healthy"), (True, "stunned")):
        more = (H(id="gombat", at="A", owner=1), H(id="fogbear", at="ab2", owner=1)) if blocked else ()
        table = scene(
            H(id="drump", at="ab1"), H(id="spricelos", at="ab1", owner=1), *more,
            script={**MISS, "d10": (8, 1, 2), "close_combat": (0,) * 9},
        )  # fmt: skip
        game = meet(table, "drump", "spricelos")
        play(game, Pick(), Pick(), DoTo(ATTACK), DoTo(BRAIN))
        assert at(game).turn.ended
        if not blocked:
            assert (asked(game), who(game)) == ("Retreat", (1,))
        assert state(game, "drump") == end


@proves("EXPL-01", "EXPL-02", "EXPL-03", "EXPL-04", "R-63")
def test_an_explosion() -> None:
    table = scene(
        H(id="drump", at="ab1", dirty=2), H(id="spricelos", at="ab1", owner=1),
        script={**MISS, "area": (1, 1, 1), "close_combat": (1, 1, 1), "d10": (9, 9, 0), "hurt": (DAMAGED,)},
    )  # fmt: skip
    game = meet(table, "drump", "spricelos")
    play(game, Pick(explode=True), Pick())
    pay_all(game)
    play(game, DoTo(ATTACK), DoTo(BRAIN))
    assert told(game, AttackResolved) == [AttackResolved(SPRI, 6, 0, "hit")]
    assert state(game, "drump") == "dead"
    assert state(game, "spricelos") == "damaged"
    other = meet(scene(H(id="spricelos", at="ab1"), H(id="drump", at="ab1", owner=1)), "spricelos", "drump")
    assert refused(other, Pick(explode=True), 0) == "EXPL-01"


@proves("R-63", "EXPL-04")
def test_an_attack_on_who_explodes_is_void() -> None:
    table = scene(
        H(id="drump", at="ab1", dirty=2), H(id="igil", at="ab1", owner=1, dirty=1),
        script={**MISS, "area": (0, 0, 0), "close_combat": (0, 0, 0), "laser": (4,)},
    )  # fmt: skip
    game = meet(table, "drump", "igil")
    play(game, Pick(explode=True), Pick(laser=1))
    pay_all(game)
    play(game, DoTo(ATTACK), DoTo(ATTACK))
    assert told(game, AttackResolved) == [AttackResolved(hewn("igil"), 0, 0, "failed")]
    assert load(game, "igil") == (0, 0)  # paid all the same
    assert state(game, "drump") == "dead"


@proves("SWARM-12", "SWARM-13", "R-89", "R-78")
def test_a_swarm_defends_its_mind_and_changes_team_as_a_whole() -> None:
    veyark = hewn("veyark")
    table = scene(
        H(id="spricelos", at="ab1"), H(id="veyark", at="ab1", owner=1, nana=["nananbite"], heart="stone"),
        script={**MISS, "d10": (9, 0, 3, 4), "nana": (5,), "close_combat": (0,) * 9},
    )  # fmt: skip
    assert can_repair(table, veyark)
    game = meet(table, "spricelos", "veyark")
    play(game, Pick(), Pick(), DoTo(BRAIN), DoTo(ATTACK), Split(0, 1))
    assert told(game, RepairResolved) == [RepairResolved(SPRI, veyark, 9, 5, True)]
    assert at(game).owner[veyark] == 0
    bare = scene(H(id="veyark", at="A"))
    assert not can_repair(bare, veyark)


@proves("R-76", "SAME-46")
def test_a_reacting_hewn_that_is_alone_in_health_pushes_too() -> None:
    hewns = (H(id="drump", at="ab1"), H(id="spricelos", at="ab1", owner=1))
    game = fight(*hewns, script={"close_combat": (0,) * 3 + (1,) * 4, "hurt": (DAMAGED,)})
    assert (asked(game), who(game)) == ("PushOut", (1,))
    play(game, Push(DRUMP, sp(game, "ab2")))
    assert (state(game, "drump"), where(game, "drump")) == ("damaged", "ab2")


@proves("R-76", "SAME-46")
def test_unhealthy_hewns_are_pushed_out_of_the_space_of_the_encounter() -> None:
    """The mover has escaped to a space with a neutral Hewn; the one left behind is alone with another."""
    hewns = (
        H(id="drump", at="ab1"), H(id="spricelos", at="ab1", owner=1), H(id="skrunke", at="ab1", owner=-1),
        H(id="clogg", at="A", owner=-1),
    )  # fmt: skip
    game = fight(*hewns, script={"close_combat": (0,) * 9, "speed": (0,) * 5 + (ESCAPE,) * 4})
    play(game, FreeMove(sp(game, "A")))
    assert (asked(game), who(game)) == ("PushOut", (1,))
    play(game, Push(hewn("skrunke"), sp(game, "ab2")))
    assert (where(game, "skrunke"), where(game, "clogg")) == ("ab2", "A")


@proves("R-31", "R-104")
def test_of_several_enemies_at_the_retreat_one_is_met() -> None:
    hewns = (
        H(id="drump", at="ab1"), H(id="spricelos", at="ab1", owner=1), H(id="gombat", at="A", owner=1),
        H(id="flappchap", at="A", owner=1), H(id="fogbear", at="ab2", owner=1),
    )  # fmt: skip
    game = fight(*hewns, ap=1, script={"close_combat": (0,) * 9})
    play(game, Withdrawal(sp(game, "A")))
    assert asked(game) == "WhichEnemy"
    play(game, Meet(hewn("flappchap")))
    assert told(game, MeetingBegan)[-1] == MeetingBegan(DRUMP, hewn("flappchap"))


@proves("R-108", "R-104")
def test_when_one_enemy_is_beaten_the_next_is_met() -> None:
    hewns = (H(id="drump", at="ab1"), H(id="spricelos", at="ab1", owner=1), H(id="gombat", at="ab1", owner=1))
    game = fight(*hewns, script={"close_combat": (1,) * 3 + (0,) * 9, "hurt": (DEAD,)})
    assert told(game, MeetingBegan)[-1] == MeetingBegan(DRUMP, hewn("gombat"))


@proves("R-108", "SAME-51")
def test_a_mover_whose_turn_is_over_meets_nobody_else() -> None:
    hewns = (H(id="drump", at="ab1"), H(id="spricelos", at="ab1", owner=1), H(id="gombat", at="ab1", owner=1))
    game = fight(*hewns, script={"close_combat": (0,) * 3 + (1,) * 4, "hurt": (DAMAGED,)})
    assert told(game, MeetingBegan) == [MeetingBegan(DRUMP, SPRI)]


@proves("R-63", "SAME-32")
def test_nobody_takes_over_who_explodes() -> None:
    table = scene(
        H(id="drump", at="ab1", dirty=2), H(id="spricelos", at="ab1", owner=1),
        script={**MISS, "area": (0,) * 3, "close_combat": (0,) * 3, "d10": (9, 9, 0)},
    )  # fmt: skip
    game = meet(table, "drump", "spricelos")
    play(game, Pick(explode=True), Pick())
    pay_all(game)
    play(game, DoTo(ATTACK), DoTo(BRAIN))
    assert told(game, RepairResolved) == [RepairResolved(SPRI, DRUMP, 9, 0, True)]
    assert told(game, HewnTaken) == []


@proves("SAME-03")
def test_beside_a_healthy_enemy_nobody_else_is_met() -> None:
    hewns = (H(id="drump", at="ab1"), H(id="skrunke", at="ab1", owner=-1))
    for enemy, clause in ((False, ""), (True, "SAME-03")):
        more = [H(id="spricelos", at="ab1", owner=1)] if enemy else []
        table = scene(*hewns, *more, dangers={"ab1": LAVA})  # which keeps the enemies from meeting at once
        table.turn = ThisTurn(hewn=DRUMP, ap=3)
        game = begin(table, WhatNext(seat=0, hewn=DRUMP))
        assert refused(game, Encounter(hewn("skrunke"))) == clause


@proves("REP-05", "SAME-36")
def test_who_was_repaired_and_is_hurt_or_lost_meanwhile_takes_no_turn() -> None:
    for owner, damaged in ((0, True), (1, False)):
        table = scene(H(id="clogg", at="A", owner=owner, damaged=damaged))
        table.next_hewn = hewn("clogg")
        assert told(player_turn(table), HewnTurnBegan) == []
