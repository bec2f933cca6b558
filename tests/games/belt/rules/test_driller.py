"""Drillers open asteroids, carry single loads and raid refineries."""

from __future__ import annotations

import pytest

from gamelode.games.belt.events import AsteroidOpened
from gamelode.games.belt.rules.actions import Dock
from gamelode.games.belt.rules.driller import AttackRefinery, Drill, Extract, HandOver
from gamelode.games.belt.rules.hauler import Dump, Load
from gamelode.games.belt.rules.rounds import Handle
from gamelode.kernel import proves

from ..scene import R, cargo, deposit, handle, handling, phase_of, play, refused, spot, table, told, unit, where

BESIDE = {"driller1": (2000, 2805), "hauler1": (500, 300)}
# beside the asteroid at (2000, 3000), and beside each other
PAIR = {"driller1": (1805, 3000), "hauler1": (1872, 2804)}


@proves("DRILL-01", "DRILL-02", "DRILL-03", "DRILL-05", "DRILL-06")
def test_drilling_shows_the_ore_to_all_and_puts_its_loads_there() -> None:
    scene = table(BESIDE, [R(line=5, tick=4)], players=3, script={"small": (deposit("3 lameum"),)})
    game = phase_of(scene)
    handle(game, "driller1", Drill(0))
    assert scene.left[0] == 3
    assert [told(game, AsteroidOpened, seat) for seat in (0, 1, 2, None)] == [
        [AsteroidOpened(0, deposit("3 lameum"))]
    ] * 4
    assert scene.known[0] == scene.everybody


@proves("DRILL-02", "R-65")
def test_what_one_team_had_scouted_is_then_known_to_all() -> None:
    scene = table(BESIDE, [R(line=5, tick=4, holds="2 uberoid", known=[1])])
    game = phase_of(scene)
    shown = game.known
    handle(game, "driller1", Drill(0))
    assert [rock.deposit for rock in game.view(None).rocks] == [deposit("2 uberoid")]
    assert game.known != shown


@proves("DRILL-03")
def test_a_driller_must_touch() -> None:
    units = {**BESIDE, "driller1": (2000, 2799)}
    game = handling(table(units, [R(line=5, tick=4)], cargo={"driller1": "1 lameum"}), "driller1")
    assert refused(game, Drill(0)) == "R-14"


@proves("DRILL-04", "R-46")
def test_drilling_binds_the_driller() -> None:
    scene = table(BESIDE, [R(line=5, tick=4)])
    game = phase_of(scene)
    handle(game, "driller1", Drill(0))
    assert scene.rides[unit("driller1")] == 0
    assert refused(game, Handle(unit("driller1"))) == "TURN-09"


@proves("DRILL-05", "R-49")
def test_an_asteroid_is_opened_once() -> None:
    game = handling(table(BESIDE, [R(line=5, tick=4, holds="2 lameum", left=1)]), "driller1")
    assert refused(game, Drill(0)) == "DRILL-05"


@proves("R-49")
def test_an_undrilled_asteroid_gives_no_ore() -> None:
    rocks = [R(line=5, tick=4)]
    assert refused(handling(table(BESIDE, rocks), "driller1"), Extract(0)) == "R-49"
    assert refused(handling(table({"hauler1": (2000, 2785)}, rocks), "hauler1"), Load(0, 1)) == "R-49"


@proves("R-49")
def test_an_open_asteroid_serves_everyone_without_the_driller_that_opened_it() -> None:
    rocks = [R(line=5, tick=4, holds="3 lameum", left=3)]
    for seat in (1, 2):
        scene = table({f"hauler{seat}": (2000, 2785)}, rocks)
        handle(phase_of(scene, seat - 1), f"hauler{seat}", Load(0, 1))
        assert scene.left[0] == 2


@proves("DRILL-07", "R-52")
def test_a_driller_takes_a_single_load() -> None:
    scene = table(BESIDE, [R(line=5, tick=4, holds="3 lameum", left=3)])
    handle(phase_of(scene), "driller1", Extract(0))
    assert (cargo(scene, "driller1"), scene.left[0]) == ("1 lameum", 2)
    assert refused(handling(scene, "driller1"), Extract(0)) == "DRILL-07"


@proves("DRILL-07", "R-52")
def test_or_puts_it_straight_into_a_hauler_beside_it() -> None:
    scene = table(PAIR, [R(line=5, tick=4, holds="3 lameum", left=3)], cargo={"hauler1": "2 lameum"})
    handle(phase_of(scene), "driller1", Extract(0, unit("hauler1")))
    assert (cargo(scene, "driller1"), cargo(scene, "hauler1"), scene.left[0]) == ("", "3 lameum", 2)


@proves("R-52", "R-53", "HAUL-04", "HAUL-05")
@pytest.mark.parametrize(("held", "clause"), [("6 lameum", "HAUL-04"), ("1 uberoid", "HAUL-05"), ("5 lameum", "")])
def test_the_hauler_needs_room_for_that_ore(held: str, clause: str) -> None:
    scene = table(PAIR, [R(line=5, tick=4, holds="3 lameum", left=3)], cargo={"hauler1": held})
    assert refused(handling(scene, "driller1"), Extract(0, unit("hauler1"))) == clause


@proves("R-52", "DRILL-01")
def test_a_held_load_is_handed_over_later() -> None:
    scene = table(PAIR, cargo={"driller1": "1 mundacite"})
    handle(phase_of(scene), "driller1", HandOver(unit("hauler1")))
    assert (cargo(scene, "driller1"), cargo(scene, "hauler1")) == ("", "1 mundacite")


@proves("R-52", "R-53")
def test_only_to_a_hauler_of_the_team_in_contact() -> None:
    units = {"driller1": (2000, 2000), "hauler2": (2205, 2000), "hauler1": (1000, 2000)}
    game = handling(table(units, cargo={"driller1": "1 lameum"}), "driller1")
    assert [refused(game, HandOver(unit(name))) for name in ("hauler2", "hauler1", "scout1")] == ["R-53"] * 3
    empty = handling(table({**units, "hauler1": (1795, 2000)}), "driller1")
    assert refused(empty, HandOver(unit("hauler1"))) == "R-52"


@proves("R-52")
def test_no_other_unit_takes_a_load() -> None:
    units = {"driller1": (2000, 2000), "driller3": (2185, 2000), "scout3": (1845, 2000)}
    game = handling(table(units, players=4, cargo={"driller1": "1 lameum"}), "driller1")
    assert [refused(game, HandOver(unit(name))) for name in ("driller3", "scout3")] == ["R-53"] * 2


@proves("R-53")
def test_team_mates_work_together() -> None:
    units = {"driller1": (2000, 2000), "hauler3": (2205, 2000)}
    scene = table(units, players=4, cargo={"driller1": "1 lameum"})
    handle(phase_of(scene), "driller1", HandOver(unit("hauler3")))
    assert cargo(scene, "hauler3") == "1 lameum"


@proves("R-51")
def test_a_driller_may_dump_its_load_too() -> None:
    scene = table(BESIDE, cargo={"driller1": "1 lameum"})
    game = handling(scene, "driller1")
    play(game, Dump())
    assert cargo(scene, "driller1") == ""


@proves("R-52")
def test_a_driller_cannot_bring_ore_home() -> None:
    scene = table({"driller1": (4155, 2100)}, cargo={"driller1": "1 lameum"})
    game = handling(scene, "driller1")
    assert [type(option).__name__ for option in game.options(0)] == ["NoAction", "Dump"]


@proves("DEB-01", "DEB-02", "R-44", "R-59")
def test_the_last_load_leaves_a_debris_field_in_the_same_place() -> None:
    scene = table(BESIDE, [R(line=5, tick=4, holds="3 lameum", left=1)])
    handle(phase_of(scene), "driller1", Extract(0))
    assert (scene.size[0], spot(scene, 0), scene.rides[unit("driller1")]) == (2, (5, 4), 0)


@proves("R-44")
def test_an_open_asteroid_is_an_asteroid_until_its_last_load() -> None:
    scene = table(BESIDE, [R(line=5, tick=4, size="large", holds="3 uberoid", left=2)])
    scene.y[unit("driller1")] = 2745
    handle(phase_of(scene), "driller1", Extract(0))
    assert (scene.size[0], scene.left[0]) == (1, 1)
    scene.rides[unit("driller1")] = -1
    assert refused(handling(scene, "driller1"), Dock(0)) == ""


@proves("DMG-02", "DRILL-10", "DRILL-11", "DRILL-12", "R-57")
def test_a_raid_does_one_point_every_turn_without_a_roll() -> None:
    scene = table({"driller1": (4155, 3900), "hauler1": (500, 300)})
    for health in (4, 3, 2):
        handle(phase_of(scene), "driller1", AttackRefinery(1))
        assert scene.health == [5, health]
    assert scene.dice.drawn == 0


@proves("R-57")
def test_every_driller_of_a_team_counts_by_itself() -> None:
    scene = table({"driller1": (4155, 3900), "driller3": (4645, 3900)}, players=4)
    for seat in (0, 2):
        handle(phase_of(scene, seat), f"driller{seat + 1}", AttackRefinery(1))
    assert scene.health[1] == 3


@proves("R-57", "DRILL-12")
def test_a_raid_is_chosen_each_time() -> None:
    scene = table({"driller1": (4155, 3900), "hauler1": (500, 300)})
    handle(phase_of(scene), "driller1")
    assert scene.health[1] == 5


@proves("DRILL-10", "R-55")
def test_a_raider_must_touch_an_enemy_refinery() -> None:
    away = handling(table({"driller1": (4149, 3900)}, cargo={"driller1": "1 lameum"}), "driller1")
    assert refused(away, AttackRefinery(1)) == "DRILL-10"
    home = handling(table({"driller1": (4155, 2100)}, cargo={"driller1": "1 lameum"}), "driller1")
    assert [refused(home, AttackRefinery(team)) for team in (0, 1, 5, -1)] == ["DRILL-10"] * 4


@proves("DMG-05", "END-03", "R-61", "R-72")
def test_the_fifth_point_by_a_driller_ends_the_game_at_once() -> None:
    scene = table({"driller1": (4155, 3900), "hauler1": (500, 300)}, health={1: 1})
    game = phase_of(scene)
    handle(game, "driller1", AttackRefinery(1))
    assert game.is_over
    assert scene.over == "END-03"
    assert game.outcome is not None
    assert game.outcome.winners == (0,)
    assert where(scene, "hauler1") == (500, 300)
