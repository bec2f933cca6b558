"""What kind of moment each event is, for whoever watches."""

from __future__ import annotations

from types import ModuleType

import gamelode
from gamelode.games.deeprock.events import cards, cave, creatures, dwarves, mission
from gamelode.games.deeprock.events.dwarves import MineralRolled, Rolled
from gamelode.games.deeprock.kinds import BANG
from gamelode.games.deeprock.seen.outlook import NO_OUTLOOK
from gamelode.kernel import Event, Throw
from gamelode.match import Match, players_named

NOTES = {
    "DwarfChosen", "TurnBegan", "PassedOver", "NobodyIsHurt", "OutOfItsReach", "OfferLapsed", "SwarmSetAside",
    "NothingComes", "GruntComes", "NobodyComes", "NoRoomFor", "NobodyRetreats", "NobodyActivates", "GoesFor",
    "GoesForObject", "MakesFor", "MakesForObject", "EqualWays", "Waited", "Breeding", "MissionBegan",
}  # fmt: skip
DRAMAS = {
    "BoscoLost", "Fell", "EventDrawn", "MissionEventDrawn", "SwarmDrawn", "CaveRevealed", "SentryLost", "ObjectivesMet",
    "OutOfReach", "MissionEnded",
}  # fmt: skip


def by_weight(weight: str) -> set[str]:
    return {kind.__name__ for module in (cards, cave, creatures, dwarves, mission) for kind in events_of(module)
            if kind.weight == weight}  # fmt: skip


def events_of(module: ModuleType) -> list[type[Event]]:
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Event)]
    return [kind for kind in kinds if kind.__module__ == module.__name__]


def test_what_passes_by() -> None:
    assert by_weight("note") == NOTES


def test_what_gets_its_time() -> None:
    assert by_weight("drama") == DRAMAS


def test_every_roll_is_dice() -> None:
    assert by_weight("dice") == {"Rolled", "MineralRolled"}


def test_dice_are_added_up() -> None:
    assert Rolled((0, 2, 1), "bullet").throws() == (Throw("bullet", ("blank", "2", "1"), "attack", 3),)


def test_a_sign_is_no_number() -> None:
    assert Rolled((1, BANG), "creature").throws() == (Throw("creature", ("1", "!"), "a creature's attack"),)


def test_the_mineral_die_says_what_is_found() -> None:
    assert MineralRolled(0).throws()[0].faces == ("nothing",)


def test_while_rules_are_carried_out_nobody_is_told_what_he_could_aim_at() -> None:
    game = gamelode.start("deeprock", seats=1, seed=3)
    match = Match(game, players_named(["random"]))
    for _ in range(12):
        match.carry_out(match.next_move())  # type: ignore[arg-type]
    steps = match.film(None, 0, 12).steps
    assert steps
    assert all(look == NO_OUTLOOK for step in steps for look in step.view.outlooks)
    assert any(look != NO_OUTLOOK for count in range(13) for look in match.game_after(count).view(None).outlooks)
