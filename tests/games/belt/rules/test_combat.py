"""Units attack units."""

from __future__ import annotations

import pytest

from gamelode.games.belt.events import Fought
from gamelode.games.belt.rules.combat import Attack
from gamelode.games.belt.rules.driller import AttackRefinery
from gamelode.games.belt.rules.movement import Fly
from gamelode.games.belt.rules.rounds import END_PHASE, Handle
from gamelode.kernel import proves

from ..scene import R, at, cargo, handle, handling, phase_of, play, refused, table, told, unit, where

HOME = {"hauler1": (500, 300)}


@proves("FIGHT-01", "R-55")
def test_only_enemies_on_the_board_can_be_attacked() -> None:
    units = {"scout1": (2000, 2000), "scout3": (2100, 2300), "scout2": (2300, 2100)}
    game = handling(table(units, players=4), "scout1")
    assert refused(game, Attack(unit("scout2"))) == ""
    assert [refused(game, Attack(unit(name))) for name in ("scout3", "scout1", "scout4")] == ["FIGHT-01"] * 3
    assert [refused(game, Attack(number)) for number in (-1, 99)] == ["FIGHT-01"] * 2


@proves("FIGHT-02", "FIGHT-03", "R-18", "R-56")
def test_a_higher_number_destroys_the_defender_and_its_cargo() -> None:
    scene = table(
        {"driller1": (2000, 2000), "hauler2": (2205, 2000), **HOME},
        cargo={"hauler2": "3 uberoid"},
        script={"white": (3, 2)},
    )
    game = phase_of(scene)
    handle(game, "driller1", Attack(unit("hauler2")))
    assert (where(scene, "hauler2"), cargo(scene, "hauler2")) == (None, "")
    assert where(scene, "driller1") == (2000, 2000)


@proves("FIGHT-04", "FIGHT-05", "R-56")
def test_a_lower_number_harms_nobody_and_ends_the_attackers_turn() -> None:
    units = {"driller1": (2000, 2000), "driller2": (2185, 2000), **HOME}
    scene = table(units, script={"white": (2, 5)})
    game = phase_of(scene)
    handle(game, "driller1", Attack(unit("driller2")))
    assert [where(scene, name) for name in units] == list(units.values())
    assert refused(game, Handle(unit("driller1"))) == "TURN-09"
    play(game, END_PHASE)
    assert phase_of(scene, 1).options(1)[0] == Handle(unit("driller2"))


@proves("FIGHT-06", "R-66")
def test_equal_numbers_are_rolled_again_attacker_first() -> None:
    scene = table({"scout1": (2000, 2000), "scout2": (2300, 2000), **HOME}, script={"white": (3, 3, 6, 6, 1, 2)})
    game = phase_of(scene)
    handle(game, "scout1", Attack(unit("scout2")))
    assert told(game, Fought) == [Fought(0, 3, 3, 3), Fought(0, 3, 6, 6), Fought(0, 3, 1, 2)]
    assert where(scene, "scout2") == (2300, 2000)


@proves("SCOUT-07")
def test_scouts_attack_scouts_only() -> None:
    units = {"scout1": (2000, 2000), "driller2": (2150, 2000), "hauler2": (2000, 2180), "scout2": (1800, 1800)}
    game = handling(table(units), "scout1")
    assert [refused(game, Attack(unit(name))) for name in ("driller2", "hauler2", "scout2")] == ["SCOUT-07"] * 2 + [""]


@proves("SCOUT-08", "R-16")
@pytest.mark.parametrize(("gap", "clause"), [(630, ""), (631, "SCOUT-08")])
def test_a_scout_shoots_one_short_from_edge_to_edge(gap: int, clause: str) -> None:
    units = {"scout1": (2000, 1965), "scout2": (2000 + 120 + gap, 1965)}
    game = handling(table(units, [R(line=3, tick=4)]), "scout1")
    assert refused(game, Attack(unit("scout2"))) == clause


@proves("R-16")
def test_nothing_blocks_a_shot() -> None:
    units = {"scout1": (2000, 2000), "hauler2": (2300, 2000), "scout2": (2600, 2000)}
    assert refused(handling(table(units), "scout1"), Attack(unit("scout2"))) == ""


@proves("DRILL-08", "R-55")
def test_drillers_attack_drillers_and_haulers_only() -> None:
    units = {"driller1": (2000, 2000), "driller2": (2185, 2000), "hauler2": (1795, 2000), "scout2": (2000, 2155)}
    game = handling(table(units), "driller1")
    refusals = [refused(game, Attack(unit(name))) for name in ("driller2", "hauler2", "scout2")]
    assert refusals == ["", "", "DRILL-08"]


@proves("DRILL-09")
@pytest.mark.parametrize(("gap", "clause"), [(0, ""), (10, ""), (11, "DRILL-09")])
def test_a_driller_must_touch_its_target(gap: int, clause: str) -> None:
    units = {"driller1": (2000, 2000), "driller2": (2180 + gap, 2000), "hauler2": (1800, 2000)}
    assert refused(handling(table(units), "driller1"), Attack(unit("driller2"))) == clause


@proves("R-55")
def test_haulers_attack_nothing() -> None:
    units = {"hauler1": (2000, 2000), "hauler2": (2225, 2000), "driller1": (2000, 2205)}
    game = handling(table(units, cargo={"hauler1": "1 lameum"}), "hauler1")
    assert refused(game, Attack(unit("hauler2"))) == "TURN-08"
    assert refused(game, AttackRefinery(1)) == "TURN-08"


@proves("DRILL-13", "DRILL-14", "R-58")
@pytest.mark.parametrize(("rolls", "alive"), [((1, 6), True), ((6, 1), False)])
def test_an_attacked_raider_is_harried_whatever_the_dice_say(rolls: tuple[int, int], alive: bool) -> None:
    units = {"driller1": (4155, 2200), "driller2": (4155, 2015), **HOME}
    scene = table(units, script={"white": rolls})
    handle(phase_of(scene), "driller1", Attack(unit("driller2")))
    assert (where(scene, "driller2") is not None) == alive
    assert bool(scene.harried >> unit("driller2") & 1) == alive


@proves("R-58")
def test_a_driller_beside_its_own_refinery_or_none_is_not_harried() -> None:
    for y in (3900, 3000):
        units = {"driller1": (4155, y + 185), "driller2": (4155, y), **HOME}
        scene = table(units, script={"white": (1, 6)})
        handle(phase_of(scene), "driller1", Attack(unit("driller2")))
        assert scene.harried == 0


@proves("R-58")
def test_the_mark_comes_off_at_the_end_of_the_owners_next_phase() -> None:
    scene = table({"driller1": (4155, 3900), **HOME})
    scene.harried = 1 << unit("driller1")
    game = phase_of(scene)
    play(game, Handle(unit("driller1")), Fly(4155, 3900))
    assert at(game).harried
    play(game, END_PHASE)
    assert not scene.harried


@proves("R-58")
def test_the_mark_stays_while_others_have_their_phase() -> None:
    scene = table({"driller1": (4155, 3900), "hauler2": (900, 300), "hauler3": (1300, 300)}, players=3)
    scene.harried = 1 << unit("driller1")
    for seat in (1, 2):
        play(phase_of(scene, seat), END_PHASE)
    assert scene.harried == 1 << unit("driller1")


@proves("R-58", "DRILL-13")
def test_only_drillers_are_harried() -> None:
    scene = table({"driller1": (4155, 2200), "hauler2": (4135, 1994), **HOME}, script={"white": (1, 6)})
    assert scene.touches_refinery(unit("hauler2"), 0)
    handle(phase_of(scene), "driller1", Attack(unit("hauler2")))
    assert scene.harried == 0
