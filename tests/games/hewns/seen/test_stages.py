"""The stages of an encounter, as the view tells them."""

import pytest

from gamelode.games.hewns.dice import Pick
from gamelode.games.hewns.kinds import ATTACK
from gamelode.games.hewns.rules.encounters.artillery import Artillery
from gamelode.games.hewns.rules.encounters.attack import Attack, RerollAttackDie
from gamelode.games.hewns.rules.encounters.overflow import Overflow
from gamelode.games.hewns.rules.encounters.ranged import RangedEncounter, Target
from gamelode.games.hewns.rules.encounters.same_space import DoTo, SameSpaceEncounter
from gamelode.games.hewns.seen.stages import STAGE_OF, STAGES, Stage, stage_of
from gamelode.kernel import PASS, Choice, Frame, Game

from ..scene import CLOGG, DRUMP, IGIL, MISS, SMEG, H, begin, pay_all, play, player_turn, scene

RANGED = RangedEncounter(moving=IGIL, announced=(IGIL, SMEG))
ROLLS = Attack(defender=IGIL, dice=())


def stage(game: Game) -> Stage | None:
    found: Stage | None = game.view(None).encounter.stage
    return found


def passed(game: Game, *choices: Choice) -> list[Stage | None]:
    """The stages that an encounter comes to by these choices."""
    found = [stage(game)]
    for choice in choices:
        play(game, choice)
        pay_all(game)
        found.append(stage(game))
    return found


def test_an_encounter_at_range_comes_from_stage_to_stage() -> None:
    hewns = (H(id="igil", at="B", dirty=3), H(id="smeggler", at="C", owner=1, dirty=2))
    game = begin(scene(*hewns, script={**MISS, "laser": (2, 2)}), RANGED)
    stages = passed(game, PASS, PASS, Pick(laser=2), Pick(armour=2), Target(SMEG))
    assert stages == ["send away", "send away", "pick dice", "pick dice", "target", "roll"]


def test_in_one_space_a_deed_is_announced_when_the_dice_are_paid() -> None:
    hewns = (H(id="clogg", at="ab1", dirty=1), H(id="drump", at="ab1", owner=1))
    game = begin(scene(*hewns, script=MISS), SameSpaceEncounter(moving=CLOGG, reacting=DRUMP, seat=0))
    assert passed(game, PASS, Pick(), Pick()) == ["send away", "pick dice", "pick dice", "attack or repair"]
    assert game.view(None).encounter.kind == "same space"
    play(game, DoTo(ATTACK))
    assert game.view(None).encounter.deeds == {CLOGG: ATTACK}


def test_the_view_tells_the_stages_of_its_kind_of_encounter() -> None:
    table = scene(H(id="igil", at="B", dirty=3), H(id="smeggler", at="A", owner=1))
    game = begin(table, Artillery(hewn=IGIL, target=SMEG))
    encounter = game.view(None).encounter
    assert encounter.stages == ("send away", "pick dice", "pay", "roll", "hurt", "escape")
    assert (encounter.kind, encounter.stage) == ("artillery", "send away")


def test_without_an_encounter_there_is_no_stage() -> None:
    assert player_turn(scene(H(id="igil", at="B"))).view(0).encounter is None


@pytest.mark.parametrize(
    ("stack", "now"),
    [
        ([RANGED, ROLLS, RerollAttackDie(seat=0, hewn=IGIL)], "roll"),
        ([RANGED, Overflow(seat=0, space=0), ROLLS], "overflow"),
        ([RANGED], None),
    ],
)
def test_a_stage_is_told_by_what_is_under_way(stack: list[Frame], now: Stage | None) -> None:
    assert stage_of(stack, "ranged") == now


def test_every_stage_belongs_to_an_encounter_and_is_told_by_a_rule() -> None:
    assert {stage for stages in STAGES.values() for stage in stages} == {*STAGE_OF.values(), "overflow"}
