"""What is said of a choice before it is made."""

from __future__ import annotations

import pytest

from gamelode.games.belt.kinds import HAULER
from gamelode.games.belt.rules.actions import NO_ACTION, Dock
from gamelode.games.belt.rules.combat import Attack
from gamelode.games.belt.rules.driller import AttackRefinery, Drill
from gamelode.games.belt.rules.hauler import Dump, Load, Unload
from gamelode.games.belt.rules.movement import Fly
from gamelode.games.belt.rules.platforms import Build, Repair
from gamelode.games.belt.rules.rounds import END_PHASE, Handle, Rounds
from gamelode.games.belt.rules.scout import Scan
from gamelode.games.belt.rules.setup import Berth, WhichBerth
from gamelode.kernel import Choice, Game, proves
from gamelode.kernel.conformance import check_odds
from gamelode.kernel.forecasts import ForecastInWords, in_words
from tests.games.belt.scene import R, begin, handling, phase_of, play, table, unit


def said(game: Game, choice: Choice, seat: int = 0) -> ForecastInWords:
    assert game.why_not(seat, choice) is None
    return in_words(game.forecast(seat, choice), game.words(["Ann", "Bo"]))


# --- the drift


@proves("HIT-02")
def test_a_flight_before_a_rock_tells_that_it_will_be_run_over() -> None:
    game = phase_of(table({"driller1": (2000, 3300)}, [R(line=5, tick=3)]))
    play(game, Handle(unit("driller1")))
    assert said(game, Fly(2000, 3000)).risks == ("In the drift Asteroid 1 would run over Driller 1.",)
    assert said(game, Fly(2000, 3300)).risks == ()


@proves("ATT-01", "R-47")
def test_whoever_takes_hold_is_not_run_over() -> None:
    game = handling(table({"hauler1": (2215, 3000)}, [R(line=5, tick=4)]), "hauler1")
    assert said(game, NO_ACTION).risks == ("In the drift Asteroid 1 would run over Hauler 1.",)
    docked = said(game, Dock(0))
    assert (docked.effects, docked.risks) == (("It rides on Asteroid 1 and is carried along by the drift.",), ())


@proves("ATT-03")
def test_a_rock_that_leaves_takes_its_riders_along() -> None:
    game = handling(table({"hauler1": (5200, 2785)}, [R(line=5, tick=12)]), "hauler1")
    assert said(game, Dock(0)).risks == ("In the drift Asteroid 1 would carry Hauler 1 off the board.",)


@proves("HIT-04", "HIT-05", "HIT-06")
def test_a_scout_before_debris_has_half_a_chance() -> None:
    scene = table({"scout1": (1500, 3600)}, [R(line=6, tick=2, size="debris")])
    game = begin(scene, Rounds(at="phases", seats=(0,)))
    forecast = said(game, END_PHASE)
    assert forecast.risks == (
        "In the drift the debris of Asteroid 1 would hit Scout 1, which lives if it rolls 4 or more.",
    )
    assert [(chance.text, chance.share) for chance in forecast.chances] == [("Scout 1 is destroyed by debris.", 0.5)]
    assert check_odds(game, 0, END_PHASE, 500) == 1


@proves("R-40", "R-65")
@pytest.mark.parametrize(
    ("rock", "risk"),
    [
        (R(line=3, tick=8, holds="3 mundacite", left=2), ": 2 damage."),
        (R(line=3, tick=8, holds="3 mundacite", known=[0]), ": 3 damage."),
        (R(line=3, tick=8, holds="3 mundacite", known=[1]), ": 1 damage for each load, up to 4."),
        (R(line=3, tick=8), ": 1 damage for each load, up to 4."),
        (R(line=3, tick=9, size="debris"), ": 1 damage."),
    ],
)
def test_a_crash_is_foretold_as_far_as_the_seat_knows(rock: R, risk: str) -> None:
    game = phase_of(table({"scout1": (1000, 5100)}, [rock], berths=[1800, 4500]))
    assert said(game, END_PHASE).risks == (f"In the drift Asteroid 1 would crash into the refinery of Team A{risk}",)


def test_to_end_a_phase_tells_what_was_not_used() -> None:
    assert said(phase_of(table({"scout1": (1000, 5100)})), END_PHASE).costs == ("Not used in this phase yet: Scout 1.",)


# --- fights


@proves("FIGHT-02", "FIGHT-06")
def test_an_attack_succeeds_half_of_the_time() -> None:
    game = handling(table({"scout1": (2000, 2000), "scout2": (2400, 2400)}), "scout1")
    chances = said(game, Attack(unit("scout2"))).chances
    assert [(chance.text, chance.share) for chance in chances] == [("Scout 2 is destroyed.", 0.5)]
    assert check_odds(game, 0, Attack(unit("scout2")), 500) == 1


def test_no_odds_are_told_of_a_target_that_the_drift_destroys_anyway() -> None:
    units = {"scout1": (2000, 2000), "scout2": (2400, 2400)}
    game = begin(table(units, [R(line=4, tick=4)], stock={0: (0, 0, 0)}), Rounds(at="phases", seats=(0,)))
    play(game, Handle(unit("scout1")), Fly(2000, 2000))
    assert said(game, Attack(unit("scout2"))).chances == ()


@proves("R-58")
def test_an_attacked_raider_is_harried_for_certain() -> None:
    game = handling(table({"driller1": (4215, 1855), "driller2": (4400, 1855)}), "driller1")
    effects = said(game, Attack(unit("driller2"))).effects
    assert effects == ("Whatever the dice say, Driller 2 cannot attack a refinery in its next phase.",)


def test_a_flight_near_enemies_tells_who_can_attack() -> None:
    game = phase_of(table({"hauler1": (2000, 3300), "driller2": (2600, 3900), "scout2": (2600, 3300)}))
    play(game, Handle(unit("hauler1")))
    assert said(game, Fly(2000, 3300)).risks == ("Driller 2 can come there and attack it.",)


@proves("DMG-02", "END-04", "R-62")
@pytest.mark.parametrize(
    ("health", "stock", "effects", "risks"),
    [
        (3, (0, 0, 0), ("The refinery of Team B has 2 health left then.",), ()),
        (1, (0, 0, 0), ("The refinery of Team B has 0 health left then.", "The game ends with it, and you win."), ()),
    ],
)
def test_a_raid_tells_its_damage(
    health: int, stock: tuple[int, ...], effects: tuple[str, ...], risks: tuple[str, ...]
) -> None:
    scene = table({"driller1": (4400, 3655)}, health={1: health}, stock={0: stock})
    forecast = said(handling(scene, "driller1"), AttackRefinery(1))
    assert (forecast.effects, forecast.risks) == (effects, risks)


@proves("R-62")
def test_a_raid_may_let_a_third_team_win() -> None:
    scene = table({"driller1": (4400, 2455)}, players=3, health={1: 1}, stock={0: (0, 0, 1), 2: (9, 0, 0)})
    forecast = said(handling(scene, "driller1"), AttackRefinery(1))
    assert forecast.risks == ("The game ends with it, and Team C wins by points.",)


# --- ore


@proves("SCOUT-02", "R-65")
def test_a_scan_has_the_odds_of_the_tokens_that_nobody_of_the_team_has_seen() -> None:
    game = handling(
        table({"scout1": (2000, 2835)}, [R(line=5, tick=4), R(line=7, tick=4, holds="1 uberoid")]), "scout1"
    )
    chances = said(game, Scan(0)).chances
    assert sum(chance.share for chance in chances) == pytest.approx(1)
    assert check_odds(game, 0, Scan(0), 500) == 3


@proves("DRILL-02")
def test_a_drill_into_what_is_known_shows_it_to_all() -> None:
    game = handling(table({"driller1": (2000, 2805)}, [R(line=5, tick=4, holds="2 uberoid", known=[0])]), "driller1")
    assert said(game, Drill(0)).effects[0] == "Everybody sees then what it holds: 2 Uberoid."


@proves("DEB-01", "HAUL-02")
def test_a_load_tells_what_it_is_worth_and_how_far_home_is() -> None:
    game = handling(table({"hauler1": (2000, 2785)}, [R(line=5, tick=4, holds="2 uberoid", left=2)]), "hauler1")
    assert said(game, Load(0, 2)).effects == (
        "2 Uberoid more aboard, worth 10 points at home.",
        "Nothing is left of Asteroid 1 then but debris.",
        "It rides on Asteroid 1 and is carried along by the drift.",
        "From there it is 4 turns home at least.",
    )


@proves("SCORE-01", "HAUL-08")
def test_cargo_is_worth_points_at_home_and_nothing_when_dumped() -> None:
    game = handling(table({"hauler1": (4135, 2100)}, cargo={"hauler1": "3 mundacite"}), "hauler1")
    assert said(game, Unload()).effects == ("Brings 6 points home: 3 Mundacite.",)
    assert said(game, Dump()).costs == ("Throws 3 Mundacite away, worth 6 points at home.",)


# --- refineries


@proves("BUILD-07", "DMG-06")
def test_ships_and_repairs_cost_points() -> None:
    game = phase_of(table({"scout1": (1000, 5100)}, stock={0: (2, 3, 4)}, health={0: 3}))
    assert said(game, Build(HAULER)).costs == ("Costs 2 Mundacite and 3 Lameum, worth 7 points.",)
    repair = said(game, Repair())
    assert (repair.costs, repair.effects) == (
        ("Costs 2 Uberoid, worth 10 points.",),
        ("Your refinery has 4 health then.",),
    )


@proves("R-39")
def test_a_berth_tells_what_can_hit_it() -> None:
    game = begin(table(berths=[-100_000, 5400]), WhichBerth(seat=0))
    assert said(game, Berth(1800)).risks == ("Everything that drifts along line 3 would crash into it.",)
    assert said(game, Berth(2100)).risks == (
        "Large asteroids on line 3 would crash into it.",
        "Large asteroids on line 4 would crash into it.",
    )
