"""What kind of moment each event is, for whoever watches."""

from __future__ import annotations

from gamelode.games.belt import events
from gamelode.games.belt.events import AsteroidRolled, Fought, RefineryDestroyed, ScoutRolled
from gamelode.games.belt.rules.combat import Attack
from gamelode.kernel import Event, Throw, proves
from tests.games.belt.scene import handling, play, table, unit

NOTES = {"FirstTeam", "RoundBegan", "PhaseBegan", "CargoLost", "RidersCarried"}
DRAMAS = {"UnitDestroyed", "RefineryDamaged", "RefineryDestroyed", "RockCrashed"}
DICE = {"StartRolled", "AsteroidRolled", "Fought", "ScoutRolled"}


def by_weight(weight: str) -> set[str]:
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
    return {kind.__name__ for kind in kinds if kind.__module__ == events.__name__ and kind.weight == weight}


def test_what_passes_by() -> None:
    assert by_weight("note") == NOTES


def test_what_gets_its_time() -> None:
    assert by_weight("drama") == DRAMAS


def test_every_roll_is_dice() -> None:
    assert by_weight("dice") == DICE


def test_an_asteroid_is_rolled_with_two_dice() -> None:
    assert AsteroidRolled(0, 3, 5).throws() == (Throw("green", ("3",), "its size"), Throw("white", ("5",), "its line"))


def test_a_fight_shows_the_dice_of_both() -> None:
    assert Fought(unit("scout1"), unit("scout1"), 5, 2).shown == "5 on the attacker's die and 2 on the defender's die"


def test_a_scouts_roll_says_what_it_needs() -> None:
    assert ScoutRolled(unit("scout1"), 0, 3, 4, 0).throws() == (Throw("", ("3",), "4 or more"),)


def test_a_refinery_that_falls_is_the_moment_of_its_team() -> None:
    assert RefineryDestroyed(1).whose(table({})) == (1,)


@proves("FIGHT-03")
def test_the_beaten_unit_is_there_until_the_dice_were_seen() -> None:
    scene = table({"scout1": (2000, 3000), "scout2": (2100, 3000)}, script={"white": (6, 1)})
    game = handling(scene, "scout1")
    seen: list[tuple[str, bool]] = []
    game.camera = lambda told: seen.extend((each.event.weight, bool(scene.number[unit("scout2")])) for each in told)
    play(game, Attack(unit("scout2")))
    assert seen[:2] == [("dice", True), ("drama", False)]
