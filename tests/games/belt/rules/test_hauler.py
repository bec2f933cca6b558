"""Haulers load, carry and bring home."""

from __future__ import annotations

import pytest

from gamelode.games.belt.rules.hauler import Dump, Load, Take, Unload
from gamelode.games.belt.rules.platforms import Build
from gamelode.games.belt.rules.rounds import Handle
from gamelode.kernel import Refusal, proves

from ..scene import R, cargo, handle, handling, phase_of, refused, table, unit

BESIDE = {"hauler1": (2000, 2725), "driller1": (500, 300)}


def large(left: int) -> R:
    return R(line=5, tick=4, size="large", holds="6 lameum", left=left)


@proves("HAUL-01", "HAUL-02", "R-50")
def test_a_hauler_loads_in_the_turn_in_which_it_arrives() -> None:
    scene = table({**BESIDE, "hauler1": (2000, 2300)}, [large(6)])
    handle(phase_of(scene), "hauler1", Load(0, 3), to=(2000, 2725))
    assert (cargo(scene, "hauler1"), scene.left[0]) == ("3 lameum", 3)


@proves("R-50")
@pytest.mark.parametrize(("loads", "left", "most"), [(4, 6, 3), (3, 2, 2), (0, 6, 3), (-1, 6, 3)])
def test_up_to_three_at_once_and_no_more_than_there_are(loads: int, left: int, most: int) -> None:
    game = handling(table(BESIDE, [large(left)]), "hauler1")
    assert game.why_not(0, Load(0, loads)) == Refusal("R-50", (most,))


@proves("HAUL-03", "R-46")
def test_loading_binds_the_hauler() -> None:
    scene = table(BESIDE, [large(6)])
    game = phase_of(scene)
    handle(game, "hauler1", Load(0, 1))
    assert scene.rides[unit("hauler1")] == 0
    assert refused(game, Handle(unit("hauler1"))) == "TURN-09"


@proves("HAUL-04")
def test_six_loads_at_most() -> None:
    game = handling(table(BESIDE, [large(6)], cargo={"hauler1": "4 lameum"}), "hauler1")
    assert game.why_not(0, Load(0, 3)) == Refusal("HAUL-04", (2,))
    assert refused(game, Load(0, 2)) == ""


@proves("HAUL-05")
def test_one_ore_at_a_time() -> None:
    game = handling(table(BESIDE, [large(6)], cargo={"hauler1": "1 mundacite"}), "hauler1")
    assert refused(game, Load(0, 1)) == "HAUL-05"


@proves("HAUL-01", "R-53")
def test_a_hauler_fetches_a_drillers_load() -> None:
    units = {"hauler1": (2000, 2000), "driller1": (2205, 2000), "scout1": (500, 300)}
    scene = table(units, cargo={"driller1": "1 uberoid", "hauler1": "2 uberoid"})
    handle(phase_of(scene), "hauler1", Take(unit("driller1")))
    assert (cargo(scene, "hauler1"), cargo(scene, "driller1")) == ("3 uberoid", "")


@proves("HAUL-01", "R-53", "HAUL-04", "HAUL-05")
def test_only_from_a_driller_of_the_team_in_contact_with_room_for_it() -> None:
    units = {"hauler1": (2000, 2000), "driller1": (2205, 2000), "driller2": (1795, 2000), "hauler2": (2000, 2225)}
    held = {"hauler1": "1 uberoid", "driller1": "1 lameum", "driller2": "1 uberoid"}
    game = handling(table(units, cargo=held), "hauler1")
    tries = [refused(game, Take(unit(name))) for name in ("driller1", "driller2", "hauler2")]
    assert tries == ["HAUL-05", "HAUL-01", "HAUL-01"]
    full = handling(table(units, cargo={"hauler1": "6 lameum", "driller1": "1 lameum"}), "hauler1")
    assert refused(full, Take(unit("driller1"))) == "HAUL-04"
    empty = handling(table(units, cargo={"hauler1": "1 lameum"}), "hauler1")
    assert refused(empty, Take(unit("driller1"))) == "HAUL-01"
    apart = handling(table({**units, "driller1": (2211, 2000)}, cargo=dict.fromkeys(held, "1 lameum")), "hauler1")
    assert refused(apart, Take(unit("driller1"))) == "HAUL-01"


@proves("HAUL-01", "PLAT-01", "SCORE-01", "SETUP-04", "R-54", "R-74")
def test_cargo_goes_home_all_of_it() -> None:
    scene = table({"hauler3": (4135, 2100), "scout3": (500, 300)}, players=4, cargo={"hauler3": "5 mundacite"})
    handle(phase_of(scene, 2), "hauler3", Unload())
    assert scene.stock == [[1, 9, 5], [1, 4, 5]]
    assert cargo(scene, "hauler3") == ""


@proves("HAUL-06", "R-54")
def test_ore_can_be_spent_from_then_on_and_not_before() -> None:
    scene = table({"hauler1": (4135, 2100)}, stock={0: (0, 4, 0)}, cargo={"hauler1": "3 lameum"})
    game = phase_of(scene)
    assert refused(game, Build(0)) == "BUILD-04"
    handle(game, "hauler1", Unload())
    assert refused(game, Build(0)) == ""


@proves("R-54")
def test_only_at_the_own_refinery_and_with_cargo() -> None:
    away = handling(table({"hauler1": (4135, 3900)}, cargo={"hauler1": "3 lameum"}), "hauler1")
    assert refused(away, Unload()) == "R-54"
    units = {"hauler1": (4135, 2100), "driller1": (3930, 2100)}
    empty = handling(table(units, cargo={"driller1": "1 lameum"}), "hauler1")
    assert refused(empty, Unload()) == "R-54"


@proves("HAUL-07", "HAUL-08", "R-51")
def test_dumped_ore_is_lost() -> None:
    scene = table(BESIDE, [large(6)], cargo={"hauler1": "4 mundacite"})
    game = handling(scene, "hauler1")
    game.answer(0, Dump())
    assert (cargo(scene, "hauler1"), scene.stock[0], scene.left[0]) == ("", [1, 4, 5], 6)
    assert refused(game, Dump()) == "HAUL-07"
