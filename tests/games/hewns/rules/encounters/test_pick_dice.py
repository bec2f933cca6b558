"""Dice that are picked in secret."""

from gamelode.games.hewns.dice import Pick
from gamelode.games.hewns.kinds import ATTACK, BRAIN
from gamelode.games.hewns.rules.encounters.ranged import RangedEncounter, Target
from gamelode.games.hewns.rules.encounters.same_space import DoTo
from gamelode.games.hewns.seen.view import PickView
from gamelode.kernel import PASS, proves

from ...scene import (
    CONTENT,
    IGIL,
    MISS,
    SMEG,
    H,
    asked,
    begin,
    encounter,
    hewn,
    load,
    meet,
    pay_all,
    play,
    refused,
    scene,
)


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


@proves("SAME-12", "SAME-13", "SAME-14", "SAME-19", "SAME-20", "SCREEN-01", "R-72", "ENC-02")
def test_secret_dice_cost_what_the_hewn_carries() -> None:
    table = scene(
        H(id="igil", at="ab1", dirty=2),
        H(id="drump", at="ab1", owner=1, dirty=2),
        script={**MISS, "laser": (0,), "close_combat": (0,) * 9},
    )
    game = meet(table, "igil", "drump")
    assert refused(game, Pick(laser=3), 0) == "R-72"
    assert refused(game, Pick(laser=1), 1) == "RANG-13"
    assert refused(game, Pick(), 0) == ""
    play(game, Pick(laser=1, brain=1), Pick(armour=1))
    pay_all(game)
    assert (load(game, "igil"), load(game, "drump")) == ((0, 0), (0, 1))
    assert refused(game, DoTo(BRAIN)) == "REP-07"
    assert list(game.options(0)) == [DoTo(ATTACK)]


@proves("SAME-13", "SAME-18", "SAME-07", "CC-01")
def test_weapon_dice_say_attack_and_without_them_there_is_a_choice() -> None:
    hewns = (H(id="flappchap", at="ab1", dirty=2, nana=["nananbite"]), H(id="drump", at="ab1", owner=1))
    game = meet(scene(*hewns, script=MISS), "flappchap", "drump")
    play(game, Pick(laser=1), Pick())
    pay_all(game)
    assert refused(game, DoTo(BRAIN)) == "SAME-13"
    assert game.options(0) == [DoTo(ATTACK)]
    game = meet(scene(*hewns, script=MISS), "flappchap", "drump")
    play(game, Pick(armour=1), Pick())
    pay_all(game)
    assert set(game.options(0)) == {DoTo(ATTACK), DoTo(BRAIN)}


@proves("CREQ-01", "RANG-13")
def test_who_has_no_weapon_is_offered_no_weapon_dice() -> None:
    hewns = (H(id="fogbear", at="ab1", dirty=3), H(id="igil", at="ab1", owner=1))
    game = meet(scene(*hewns), "fogbear", "igil")
    assert not any(pick.weapons for pick in game.options(0) if isinstance(pick, Pick))
    assert refused(game, Pick(laser=1), 0) == "RANG-13"


@proves("WEAP-01", "WBON-01", "RREQ-03", "RANG-13", "WEAP-06")
def test_weapon_dice_need_a_weapon() -> None:
    clogg = hewn("clogg")
    for sicket, clause in ((), "RANG-13"), (("futanaz",), ""):
        table = scene(H(id="clogg", at="A", dirty=2, sicket=sicket), H(id="igil", at="B", owner=1))
        game = begin(table, RangedEncounter(moving=clogg, announced=(clogg,)))
        play(game, PASS)
        assert refused(game, Pick(laser=1)) == clause
    laser, area = CONTENT.faces["laser"], CONTENT.faces["area"]
    assert sum(laser) > sum(area)
    assert laser.count(0) > area.count(0)
