"""Ranged encounters."""

from gamelode.games.hewns.dice import Pick
from gamelode.games.hewns.events import AttackResolved, BombUsed, PieceDestroyed, Rolled, TargetNamed
from gamelode.games.hewns.kinds import DEAD, LAVA
from gamelode.games.hewns.rules.encounters.ranged import RangedEncounter, Target
from gamelode.kernel import PASS, YES, proves

from ...scene import (
    CLOGG,
    DRUMP,
    IGIL,
    SMEG,
    ZACH,
    H,
    asked,
    at,
    begin,
    bombing,
    encounter,
    hewn,
    pay_all,
    piece,
    play,
    scene,
    state,
    told,
)


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


@proves("R-75", "RANG-19")
def test_targets_stand_when_one_malfunctions() -> None:
    hewns = (H(id="smeggler", at="B", dirty=1), H(id="chailbine_zach", at="C", owner=1))
    game = encounter(*hewns, moving=SMEG, announced=(SMEG, ZACH), script={"laser": (1,)})
    play(game, Pick(laser=1), Pick(), Target(ZACH))
    pay_all(game)
    play(game, PASS)
    assert state(game, "chailbine_zach") == "dead"


@proves("IMPL-01", "IMPL-02", "IMPL-03", "IMPL-04", "R-61", "R-60")
def test_a_bomb_adds_six_dice_and_is_used_up() -> None:
    game = bombing(script={"close_combat": (1,) * 6, "hurt": (DEAD,)})
    play(game, YES)
    assert told(game, BombUsed, AttackResolved, PieceDestroyed) == [
        BombUsed(hewn("sveanivo")), AttackResolved(IGIL, 6, 0, "hit"),
    ]  # fmt: skip
    assert ((6, "bomb"),) in [event.sources for event in told(game, Rolled) if isinstance(event, Rolled)]
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


@proves("DANG-09", "RANG-18")
def test_no_bomb_is_thrown_at_who_has_died_beside_a_danger() -> None:
    svea = hewn("sveanivo")
    hewns = (H(id="smeggler", at="B"), H(id="sveanivo", at="C", owner=1, dirty=1, sicket=["implosion_bomb"]))
    game = encounter(*hewns, moving=SMEG, announced=(SMEG, svea), script={}, dangers={"B": LAVA})
    play(game, Pick(), Pick(armour=1), Target(svea))
    pay_all(game)
    assert (asked(game), state(game, "smeggler")) == ("", "dead")
