"""The log tells in order what happened, who did it and why, and cites the clause; and statistics count it."""

from __future__ import annotations

import pytest

from gamelode.games.belt.events import RockCrashed, RockDrifted, ScoutRolled, UnitHit
from gamelode.games.belt.rules.actions import DUMP, UNLOAD, Action, Dock
from gamelode.games.belt.rules.combat import Attack
from gamelode.games.belt.rules.drift import Drift
from gamelode.games.belt.rules.driller import AttackRefinery, Drill, Extract, HandOver
from gamelode.games.belt.rules.generation import Generation
from gamelode.games.belt.rules.hauler import Load, Take
from gamelode.games.belt.rules.rounds import REPAIR
from gamelode.games.belt.rules.scout import Blast, Scan
from gamelode.kernel import Game, proves
from gamelode.lab.tally import Tally

from .scene import EDITION, At, R, begin, deposit, handle, phase_of, play, story, table, told, unit


def movement(
    units: dict[str, At], rocks: list[R], berths: tuple[int, int] = (2100, 3900), white: tuple[int, ...] = ()
) -> Game:
    return begin(table(units, rocks, berths=berths, script={"white": white}), Drift())


# --- asteroid movement


@proves("DRIFT-01", "ATT-01")
def test_a_rock_drifts_and_carries_its_riders() -> None:
    game = movement({"hauler1": (1785, 3000)}, [R(line=5, tick=4, riders=["hauler1"])])
    assert story(game) == [
        "Asteroid 1 drifts from 2000 to 2800. [DRIFT-01]",
        "Asteroid 1 carries along: Hauler 1. [DRIFT-01]",
    ]
    assert told(game, RockDrifted) == [RockDrifted(0, 2000, 2800, (unit("hauler1"),))]


@proves("HIT-01", "R-56")
def test_a_unit_is_hit_because_it_was_in_the_path() -> None:
    scene = table({"hauler1": (2400, 3000)}, [R(line=5, tick=4)], cargo={"hauler1": "3 uberoid"})
    assert story(begin(scene, Drift())) == [
        "Asteroid 1 runs into Hauler 1, which was in its path. [HIT-01]",
        "Hauler 1 is destroyed: hit by Asteroid 1. [HIT-01]",
        "Lost aboard Hauler 1: 3 Uberoid. [HIT-01]",
        "Asteroid 1 drifts from 2000 to 2800. [DRIFT-01]",
    ]


@proves("R-37")
def test_a_unit_is_hit_because_it_touched_without_being_attached() -> None:
    game = movement({"hauler1": (2215, 3000)}, [R(line=5, tick=4)])
    assert story(game)[0] == "Asteroid 1 runs into Hauler 1, which touched it and was not attached. [HIT-01]"


@proves("R-38")
def test_a_rider_is_scraped_off_and_run_over() -> None:
    """EX-18: the hauler would be dragged into the large asteroid, and the driller into the hauler."""
    units = {"hauler1": (2215, 1800), "driller1": (2000, 1605)}
    rocks = [R(line=3, tick=4, riders=["hauler1", "driller1"]), R(line=3, tick=6, size="large")]
    assert story(movement(units, rocks)) == [
        "Asteroid 2 drifts from 2800 to 3200. [DRIFT-01]",
        "Hauler 1 would be dragged along and is scraped off Asteroid 1 by Asteroid 2. [R-38]",
        "Driller 1 would be dragged along and is scraped off Asteroid 1 by Hauler 1. [R-38]",
        "Asteroid 1 runs into Hauler 1, which has lost its hold. [HIT-01]",
        "Hauler 1 is destroyed: hit by Asteroid 1. [HIT-01]",
        "Asteroid 1 drifts from 2000 to 2800. [DRIFT-01]",
    ]


@proves("R-38")
def test_a_rider_is_scraped_off_by_a_refinery() -> None:
    game = movement({"hauler1": (3600, 2015)}, [R(line=3, tick=8, riders=["hauler1"])])
    assert "is scraped off Asteroid 1 by the refinery of Team A." in story(game)[0]


@proves("DMG-03", "R-40")
def test_a_crash_is_told_step_by_step() -> None:
    units = {"hauler1": (3385, 1800), "driller2": (4040, 1800)}
    rocks = [R(line=3, tick=8, riders=["hauler1"])]
    script = {"small": (deposit("3 mundacite"),)}
    game = begin(table(units, rocks, berths=(1800, 3900), script=script), Drift())
    assert story(game) == [
        "Hauler 1 loses its hold on Asteroid 1. [R-39]",
        "Asteroid 1 runs into Driller 2, which was in its path. [HIT-01]",
        "Driller 2 is destroyed: hit by Asteroid 1. [HIT-01]",
        "Asteroid 1 crashes into the refinery of Team A. [DMG-03]",
        "Asteroid 1 holds 3 Mundacite. [DMG-03]",
        "The refinery of Team A takes 3 damage by Asteroid 1; 2 health left. [DMG-03]",
        "Asteroid 1 is gone: crashed. [DMG-03]",
    ]
    assert told(game, RockCrashed) == [RockCrashed(0, 0, 4150)]


@proves("ATT-03", "R-41")
def test_riders_of_what_leaves_are_carried_off() -> None:
    game = movement({"hauler1": (5200, 3325)}, [R(line=6, tick=12, size="large", riders=["hauler1"])])
    assert story(game) == [
        "Hauler 1 is destroyed: carried off the board by Asteroid 1. [ATT-03]",
        "Asteroid 1 is gone: left the board. [ATT-03]",
    ]


@proves("HIT-04", "HIT-05", "R-43")
def test_a_scout_breaks_debris_up() -> None:
    rocks = [R(line=5, tick=4, size="debris", riders=["hauler1"])]
    game = movement({"scout2": (2300, 3000), "hauler1": (2000, 2785)}, rocks, white=(4,))
    assert story(game) == [
        "Scout 2 is in the path of the debris of Asteroid 1 and rolls 4 on the white die; "
        "4 or more breaks it up. [HIT-01]",
        "Asteroid 1 is gone: broken up by Scout 2. [HIT-01]",
        "Hauler 1 loses its hold on Asteroid 1. [HIT-01]",
    ]


@proves("SPOT-03", "R-34")
@pytest.mark.parametrize(("size", "what"), [("large", "2 is gone: shattered"), ("debris", "1 is gone: swept up")])
def test_who_is_lost_on_a_shared_spot(size: str, what: str) -> None:
    game = movement({}, [R(line=2, tick=5, size=size), R(line=2, tick=4)])
    other = 1 if size == "large" else 2
    assert story(game)[-1] == f"Asteroid {what} by Asteroid {other}. [SPOT-01]"


@proves("R-36")
def test_where_the_rock_is_when_it_hits() -> None:
    """It meets the first at the edge, the second head on, and touches the third from the very start."""
    units = {"scout1": (2400, 3100), "hauler1": (2700, 3000), "driller1": (2000, 2810)}
    game = movement(units, [R(line=5, tick=4), R(line=1, tick=1)])
    hits = {event.unit: (event.x, event.y) for event in told(game, UnitHit) if isinstance(event, UnitHit)}
    assert hits == {unit("scout1"): (2400 - 124, 3000), unit("hauler1"): (2700 - 210, 3000)}


@proves("R-36")
def test_where_the_debris_is_when_a_scout_rolls() -> None:
    game = movement({"scout1": (2140, 3200)}, [R(line=5, tick=4, size="debris")], white=(1,))
    assert told(game, ScoutRolled) == []
    game = movement({"scout1": (2140, 3100)}, [R(line=5, tick=4, size="debris")], white=(1,))
    assert told(game, ScoutRolled) == [ScoutRolled(unit("scout1"), 0, 1, 4, 2016)]


# --- new asteroids


@proves("R-30", "R-32", "SPOT-02")
def test_who_is_hit_where_asteroids_appear_and_are_pushed() -> None:
    units = {"scout1": (400, 3000), "scout2": (400, 2700)}
    scene = table(units, script={"green": (5, 5), "white": (1, 1)})
    assert story(begin(scene, Generation(seats=(0, 1)))) == [
        "Player 1 rolls 5 on the green die and 1 on the white die for an asteroid. [GEN-01]",
        "Asteroid 1 appears on line 5. [GEN-06]",
        "Asteroid 1 runs into Scout 1, which stood where it appeared. [R-30]",
        "Scout 1 is destroyed: hit by Asteroid 1. [R-30]",
        "Player 2 rolls 5 on the green die and 1 on the white die for an asteroid. [GEN-01]",
        "Asteroid 2 appears on line 5. [GEN-06]",
        "Asteroid 1 runs into Scout 2, which stood where it was pushed. [SPOT-01]",
        "Scout 2 is destroyed: hit by Asteroid 1. [SPOT-01]",
        "Asteroid 1 is pushed to line 4 by Asteroid 2. [SPOT-01]",
        "Asteroid 2 is pushed to line 6 by Asteroid 1. [SPOT-01]",
    ]


# --- actions: the log cites what was done, not that something was done

ROCK = R(line=5, tick=4, holds="3 mundacite", left=3)
BESIDE = {"driller1": (2000, 2805), "hauler1": (1800, 2805)}


@pytest.mark.parametrize(
    ("name", "action", "sentence"),
    [
        ("hauler1", Load(0, 2), "Hauler 1 takes 2 Mundacite from Asteroid 1. [HAUL-01]"),
        ("driller1", Extract(0), "Driller 1 takes 1 Mundacite from Asteroid 1. [DRILL-07]"),
        ("driller1", Dock(0), "Driller 1 docks on Asteroid 1. [R-47]"),
    ],
)
@proves("HAUL-01", "DRILL-07", "R-47")
def test_work_on_an_open_asteroid(name: str, action: Action, sentence: str) -> None:
    game = phase_of(table({"driller1": (2000, 2805), "hauler1": (1785, 3000)}, [ROCK]))
    handle(game, name, action)
    assert sentence in story(game)


@proves("SCOUT-04", "DRILL-05")
@pytest.mark.parametrize(
    ("name", "action", "sentence"),
    [
        ("scout1", Scan(0), "Scout 1 scans Asteroid 1: hidden. [SCOUT-04]"),
        ("driller1", Drill(0), "Asteroid 1 holds 3 Mundacite. [DRILL-02]"),
    ],
)
def test_looking_into_an_asteroid(name: str, action: Action, sentence: str) -> None:
    closed = R(line=5, tick=4, holds="3 mundacite")
    game = phase_of(table({"scout1": (2000, 2835), "driller1": (2000, 3195)}, [closed]))
    handle(game, name, action)
    assert sentence in story(game)


@proves("DRILL-07", "R-53")
@pytest.mark.parametrize(
    ("name", "action", "clause"),
    [("driller1", HandOver(unit("hauler1")), "DRILL-07"), ("hauler1", Take(unit("driller1")), "HAUL-01")],
)
def test_a_load_changes_hands(name: str, action: Action, clause: str) -> None:
    game = phase_of(table(BESIDE, cargo={"driller1": "1 lameum"}))
    handle(game, name, action)
    assert f"Driller 1 hands a load of Lameum to Hauler 1. [{clause}]" in story(game)


@proves("SCORE-01", "HAUL-08")
def test_unloading_and_dumping() -> None:
    units = {"driller1": (500, 300), "hauler1": (4135, 2100)}
    game = phase_of(table(units, cargo={"driller1": "1 lameum", "hauler1": "4 uberoid"}))
    handle(game, "driller1", DUMP)
    handle(game, "hauler1", UNLOAD)
    tale = story(game)
    assert "Driller 1 dumps 1 Lameum. [HAUL-08]" in tale
    assert "Hauler 1 brings home 4 Uberoid. [SCORE-01]" in tale


@proves("FIGHT-03", "SCOUT-10", "DMG-02", "DMG-06")
def test_fights_shots_raids_and_repairs() -> None:
    units = {"scout1": (2000, 2500), "driller1": (4155, 3900), "scout2": (2000, 2000), "hauler2": (500, 300)}
    rocks = [R(line=5, tick=4, size="debris")]
    scene = table(units, rocks, stock={0: (2, 0, 0)}, health={0: 3}, script={"white": (5, 2)})
    game = phase_of(scene)
    play(game, REPAIR)
    handle(game, "scout1", Attack(unit("scout2")))
    handle(game, "driller1", AttackRefinery(1))
    tale = story(game)
    assert "Team A repairs its refinery: 4 health. [DMG-06]" in tale
    assert "Scout 2 is destroyed: beaten by Scout 1. [FIGHT-03]" in tale
    assert "The refinery of Team B takes 1 damage by Driller 1; 4 health left. [DMG-02]" in tale
    game = phase_of(table(units, rocks))
    handle(game, "scout1", Blast(0))
    assert "Asteroid 1 is gone: blasted by Scout 1. [SCOUT-10]" in story(game)


def tally(game: Game, players: int = 2) -> Tally:
    game.header = EDITION.anonymous(players)
    found = Tally(game)
    found.take()
    return found


def test_ore_counts_by_kind_for_whoever_brings_it_home() -> None:
    game = phase_of(table({"hauler1": (4135, 2100), "scout1": (300, 300)}, cargo={"hauler1": "3 mundacite"}))
    handle(game, "hauler1", UNLOAD)
    first, second = tally(game).seats
    assert (first["Ore delivered, loads"], first["Ore delivered, loads: Mundacite"]) == (3, 3)
    assert second["Ore delivered, loads"] == 0


def test_damage_counts_for_the_team_that_takes_it_by_what_did_it() -> None:
    raid = phase_of(table({"driller1": (4155, 3900), "scout1": (300, 300)}))
    handle(raid, "driller1", AttackRefinery(1))
    assert tally(raid).seats[1]["Refinery damaged, points: drillers"] == 1
    crash = begin(table({}, [R(line=3, tick=9, holds="3 lameum", left=3)], berths=(1800, 3900)), Drift())
    assert tally(crash).seats[0]["Refinery damaged, points: drifting rocks"] == 3


def test_a_destroyed_refinery_counts_once_for_all_of_its_team() -> None:
    rocks = [R(line=3, tick=9, holds="4 lameum", left=4), R(line=3, tick=8, holds="3 lameum", left=3)]
    game = begin(table({}, rocks, players=4, berths=(1800, 3900), health={0: 2}), Drift())
    assert [seat["Refinery destroyed"] for seat in tally(game, 4).seats] == [1, 0, 1, 0]


def test_losses_count_by_cause_for_whoever_has_them() -> None:
    scene = table({"driller1": (3000, 3000), "hauler2": (3205, 3000)}, script={"white": (6, 1)})
    game = phase_of(scene)
    handle(game, "driller1", Attack(unit("hauler2")))
    assert tally(game).seats[1]["Unit destroyed: beaten"] == 1
