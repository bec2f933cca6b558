"""Building and repairing."""

from __future__ import annotations

import pytest

from gamelode.games.belt.rules.movement import Fly
from gamelode.games.belt.rules.places import Place
from gamelode.games.belt.rules.platforms import STEP_BACK, Build, StepBack
from gamelode.games.belt.rules.rounds import END_PHASE, REPAIR, Handle
from gamelode.kernel import Dice, proves

from ..scene import EDITION, R, at, drift, handle, phase_of, play, refused, table, unit, where

SCOUT, DRILLER, HAULER = range(3)
HOME = {"hauler1": (500, 300)}


@proves("BUILD-01", "BUILD-04", "BUILD-05", "BUILD-06", "BUILD-07", "PLAT-02", "R-27")
@pytest.mark.parametrize(("kind", "left"), [(SCOUT, [1, 3, 2]), (DRILLER, [1, 3, 1]), (HAULER, [1, 2, 2])])
def test_what_units_cost(kind: int, left: list[int]) -> None:
    scene = table()
    play(phase_of(scene), Build(kind), Place((4185, 4155, 4135)[kind], 2100))
    assert scene.stock[0] == left
    assert scene.number[kind] == 1


@proves("BUILD-02", "BUILD-03")
def test_nobody_has_two_of_a_kind() -> None:
    game = phase_of(table({"scout1": (500, 500)}))
    assert refused(game, Build(SCOUT)) == "BUILD-03"
    assert refused(game, Build(3)) == "BUILD-02"


@proves("BUILD-01", "R-25")
@pytest.mark.parametrize("kind", [SCOUT, DRILLER, HAULER])
def test_whatever_is_missing_is_offered(kind: int) -> None:
    squad = {"scout1": (500, 500), "driller1": (900, 300), "hauler1": (500, 900)}
    squad.pop(list(squad)[kind])
    assert [choice for choice in phase_of(table(squad)).options(0) if isinstance(choice, Build)] == [Build(kind)]


@proves("BUILD-04", "R-27", "HAUL-06")
def test_the_named_ores_are_needed_and_no_other_will_do() -> None:
    scene = table(HOME, stock={0: (9, 9, 2)}, cargo={"hauler1": "6 lameum"})
    game = phase_of(scene)
    refusal = game.why_not(0, Build(SCOUT))
    assert refusal is not None
    assert game.sentence(refusal) == "It costs 0 Uberoid, 1 Mundacite and 3 Lameum. [BUILD-04]"


@proves("BUILD-08", "R-13", "R-26")
def test_a_new_unit_stands_in_contact_with_its_refinery() -> None:
    game = phase_of(table({"hauler1": (4135, 2100)}))
    play(game, Build(SCOUT))
    assert refused(game, Place(4185, 3900)) == "BUILD-08"
    assert refused(game, Place(4179, 2100)) == "BUILD-08"
    assert refused(game, Place(4185, 2120)) == "R-13"
    assert refused(game, Place(4615, 2120)) == ""


@proves("R-26")
def test_24_places_are_listed() -> None:
    game = phase_of(table(HOME))
    play(game, Build(SCOUT))
    options = list(game.options(0))
    assert (len(options), options[-1]) == (25, STEP_BACK)


@proves("R-26")
def test_whoever_finds_no_place_steps_back_at_no_cost() -> None:
    scene = table(HOME)
    game = phase_of(scene)
    play(game, Build(SCOUT), STEP_BACK)
    assert (scene.stock[0], where(scene, "scout1")) == ([1, 4, 5], None)
    assert refused(game, Build(DRILLER)) == ""


@proves("R-26")
def test_whoever_steps_back_does_not_build_that_kind_in_this_phase() -> None:
    scene = table(HOME)
    game = phase_of(scene)
    play(game, Build(SCOUT), STEP_BACK)
    assert refused(game, Build(SCOUT)) == "R-26"
    play(game, END_PHASE)
    assert refused(phase_of(scene), Build(SCOUT)) == ""


@proves("BUILD-09", "R-26")
def test_a_new_unit_waits_for_the_next_turn_and_can_be_hit() -> None:
    scene = table(HOME, [R(line=4, tick=9)], berths=(2100, 3900))
    game = phase_of(scene)
    play(game, Build(SCOUT), Place(4400, 2315))
    assert refused(game, Handle(unit("scout1"))) == "BUILD-09"
    play(game, END_PHASE)
    assert where(drift(scene), "scout1") is None


@proves("BUILD-09")
def test_in_the_next_turn_it_moves() -> None:
    scene = table(HOME)
    game = phase_of(scene)
    play(game, Build(SCOUT), Place(4615, 2100), END_PHASE)
    handle(phase_of(scene), "scout1", to=(4900, 2100))
    assert where(scene, "scout1") == (4900, 2100)


@proves("R-26", "R-67")
def test_a_new_unit_has_a_new_number() -> None:
    scene = table({"hauler1": (500, 300), "scout2": (900, 300)})
    play(phase_of(scene), Build(SCOUT), Place(4615, 2100))
    assert scene.number[unit("scout1")] == 3
    scene.destroy(unit("scout1"), "lost", by=None)
    scene.stock[0] = [0, 1, 3]
    play(phase_of(scene), Build(SCOUT), Place(4615, 2100))
    assert scene.number[unit("scout1")] == 4


@proves("R-25")
def test_building_comes_between_units_and_never_within_one() -> None:
    scene = table({"driller1": (4000, 1000), "hauler1": (500, 300)})
    game = phase_of(scene)
    handle(game, "driller1")
    assert refused(game, Build(SCOUT)) == ""
    play(game, Handle(unit("hauler1")))
    assert game.why_not(0, Build(SCOUT)) is not None
    assert game.why_not(0, REPAIR) is not None
    play(game, Fly(500, 310), Build(SCOUT), Place(4615, 2100))
    assert where(scene, "scout1") == (4615, 2100)


@proves("R-25", "R-74")
def test_team_mates_share_stock_and_repair_but_build_only_their_own() -> None:
    units = {"hauler1": (500, 300), "hauler3": (900, 300)}
    scene = table(units, players=4, stock={0: (2, 1, 3)}, health={0: 4})
    game = phase_of(scene, 2)
    play(game, Build(SCOUT), Place(4615, 2100), REPAIR)
    assert [where(scene, name) for name in ("scout3", "scout1")] == [(4615, 2100), None]
    assert (scene.stock[0], scene.health[0]) == ([0, 0, 0], 5)


@proves("DMG-06", "R-60")
def test_two_uberoid_mend_one_point() -> None:
    scene = table(HOME, stock={0: (5, 0, 0)}, health={0: 2})
    game = phase_of(scene)
    play(game, REPAIR, REPAIR)
    assert (scene.health[0], scene.stock[0][0]) == (4, 1)
    assert refused(game, REPAIR) == "DMG-06"


@proves("R-60")
def test_an_undamaged_refinery_needs_no_repair() -> None:
    assert refused(phase_of(table(HOME, stock={0: (5, 0, 0)})), REPAIR) == "R-60"


@proves("R-77")
def test_a_random_new_unit_may_stand_anywhere_at_the_refinery() -> None:
    game, dice = phase_of(table(HOME)), Dice.from_seed(2)
    play(game, Build(SCOUT))
    drawn = {game.sample(0, dice) for _ in range(100)}
    assert any(isinstance(choice, StepBack) for choice in drawn)
    assert len(drawn) > 50
    assert all(game.why_not(0, choice) is None for choice in drawn)
    EDITION.rules.audit(at(game))
