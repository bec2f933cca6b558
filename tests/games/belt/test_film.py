"""What whoever watches sees of the belt: the weight of each event, dice before what they decide, rock after rock."""

from __future__ import annotations

from gamelode.games.belt import events
from gamelode.games.belt.events import AsteroidRolled, Fought, RefineryDamaged, RockDrifted, ScoutRolled, StartRolled
from gamelode.games.belt.rules.combat import Attack
from gamelode.games.belt.rules.rounds import END_PHASE, Rounds
from gamelode.kernel import Event, Game, Told

from .scene import At, R, begin, handle, phase_of, play, table, unit

WEIGHTS = {
    "note": "CargoLost PhaseBegan RidersCarried RoundBegan",
    "beat": "AsteroidOpened AsteroidPlaced AsteroidScanned BecameDebris FirstTeam HoldLost OreDelivered OreDumped "
    "OreHandedOver OreLoaded RefineryDamaged RefineryPlaced RefineryRepaired RiderScraped RockDrifted "
    "RockGone RockPushed UnitBuilt UnitDocked UnitFlew UnitHarried UnitHit UnitPlaced",
    "dice": "AsteroidRolled Fought ScoutRolled StartRolled",
    "drama": "RefineryDestroyed RockCrashed UnitDestroyed",
}


def test_each_event_has_its_weight() -> None:
    found: dict[str, list[str]] = {}
    for name, event in sorted(vars(events).items()):
        if isinstance(event, type) and issubclass(event, Event) and event.__module__ == events.__name__:
            found.setdefault(event.weight, []).append(name)
    assert {weight: " ".join(names) for weight, names in found.items()} == WEIGHTS


def test_dice_show_what_was_rolled() -> None:
    rolls = (StartRolled(0, 3), AsteroidRolled(1, 2, 5), Fought(0, 3, 6, 1), ScoutRolled(0, 4, 2, 4, 900))
    assert [roll.shown for roll in rolls] == [
        "3 on the white die",
        "2 on the green die and 5 on the white die",
        "6 against 1 on the white dice",
        "2 on the white die",
    ]
    assert [[(throw.kind, throw.faces) for throw in roll.throws()] for roll in rolls] == [
        [("white", ("3",))],
        [("green", ("2",)), ("white", ("5",))],
        [("white", ("6",)), ("white", ("1",))],
        [("white", ("2",))],
    ]


def test_what_befalls_a_refinery_is_the_moment_of_its_team() -> None:
    assert RefineryDamaged(1, 2, 3).whose(table(players=4)) == (1, 3)


def test_a_ship_is_still_there_while_the_dice_of_its_fight_are_shown() -> None:
    game = phase_of(table({"scout1": (2000, 2000), "scout2": (2300, 2100)}, script={"white": (5, 2)}))
    seen = filmed(game)
    handle(game, "scout1", Attack(unit("scout2")))
    assert [(event, unit("scout2") in units) for event, units, _ in seen if event in ("Fought", "UnitDestroyed")] == [
        ("Fought", True),
        ("UnitDestroyed", False),
    ]


def test_a_scout_is_still_there_while_its_die_against_debris_is_shown() -> None:
    seen = drifting([R(line=5, tick=4, size="debris")], {"scout2": (2300, 3000)}, white=(1,))
    assert [
        (event, unit("scout2") in units) for event, units, _ in seen if event in ("ScoutRolled", "UnitDestroyed")
    ] == [
        ("ScoutRolled", True),
        ("UnitDestroyed", False),
    ]


def test_rocks_drift_one_after_another() -> None:
    seen = drifting([R(line=5, tick=4, size="large"), R(line=7, tick=2, size="large")])
    assert [ticks for event, _, ticks in seen if event == "RockDrifted"] == [(5, 2), (5, 3)]


def test_units_on_a_drifting_rock_make_it_the_moment_of_their_players() -> None:
    riders = (unit("scout1"), unit("driller3"), unit("hauler1"))
    assert RockDrifted(0, 400, 800, riders).whose(table(players=4)) == (0, 2)


Seen = tuple[str, set[int], tuple[int, ...]]  # what was told, the units and the ticks of the rocks right after


def filmed(game: Game) -> list[Seen]:
    """From now on, whatever is told is kept with the table right after."""
    seen: list[Seen] = []

    def take(told: list[Told]) -> None:
        view = game.view(0)
        units, ticks = {each.unit for each in view.units}, tuple(rock.tick for rock in view.rocks)
        seen.extend((type(each.event).__name__, units, ticks) for each in told)

    game.camera = take
    return seen


def drifting(rocks: list[R], units: dict[str, At] | None = None, white: tuple[int, ...] = ()) -> list[Seen]:
    """What is seen when the last action phase ends and the rocks move."""
    scene = table({"hauler1": (500, 300), **(units or {})}, rocks, no_piles=True, script={"white": white})
    game = begin(scene, Rounds(seats=(0,), at="phases"))
    seen = filmed(game)
    play(game, END_PHASE)
    return seen
