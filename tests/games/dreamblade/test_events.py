"""What kind of moment each event is, and what a film of it shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from gamelode.games.dreamblade import events
from gamelode.games.dreamblade.events import (
    AttackBegun,
    AttackRerolled,
    AttackRolled,
    Damaged,
    DamageRaised,
    Destroyed,
    InitiativeRolled,
    Moved,
    Spawned,
    TurnScored,
    TurnWon,
    Wailed,
)
from gamelode.games.dreamblade.kinds import BLADE, MISS
from gamelode.games.dreamblade.seen.view import MiniView, View
from gamelode.kernel import Event, Throw
from gamelode.match import Match, players_named
from gamelode.match.film import Step
from tests.games.dreamblade.scene import EDITION, SOUTH, STANDARD, fight, scene
from tests.games.dreamblade.scene import events as events_of

SAY = EDITION.words().say
WEIGHTS = {
    "TurnBegun": "note",
    "PhaseBegun": "note",
    "ConquestBegun": "note",
    "InitiativeRolled": "dice",
    "FirstPlayerFound": "note",
    "SpawningSkipped": "beat",
    "PointsGained": "beat",
    "Spawned": "beat",
    "PointsLost": "note",
    "AbilityUsed": "beat",
    "PhaseChosen": "note",
    "Moved": "beat",
    "AttackBegun": "beat",
    "AttackRolled": "dice",
    "AttackRerolled": "dice",
    "SpecialAttackBegun": "beat",
    "DeathblowStruck": "drama",
    "DamageRaised": "beat",
    "Damaged": "beat",
    "Disrupted": "beat",
    "Destroyed": "drama",
    "AttackTold": "note",
    "Sacrificed": "drama",
    "Banished": "beat",
    "Raised": "beat",
    "Purged": "beat",
    "Wailed": "dice",
    "TurnScored": "beat",
    "TurnWon": "drama",
    "TurnTied": "beat",
    "GameEnded": "drama",
}


def test_every_event_has_the_weight_that_it_deserves() -> None:
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
    assert {kind.__name__: kind.weight for kind in kinds if kind.__module__ == events.__name__} == WEIGHTS


def test_each_side_rolls_a_die_for_initiative() -> None:
    rolled = InitiativeRolled(6, 2)
    assert rolled.throws() == (Throw("South", ("6",), "initiative"), Throw("North", ("2",), "initiative"))


def test_blades_and_misses_add_nothing_to_the_sum() -> None:
    assert AttackRolled(SOUTH, (BLADE, MISS, 3, 1)).throws() == (
        Throw("attack", ("blade", "miss", "3", "1"), "damage", 4),
    )


def test_dice_that_are_rolled_again_are_told_apart() -> None:
    assert SAY(AttackRolled(SOUTH, (2, MISS))) == "Player 1 rolls 2 and miss (2) on the attack dice."
    assert SAY(AttackRerolled(SOUTH, (2, 3))) == "Player 1 rolls again, and now has 2 and 3 (5) on the attack dice."


def test_a_wail_shows_its_dice() -> None:
    assert Wailed(0, (5, 4)).throws() == (Throw("initiative", ("5", "4"), "cost", 9),)


def test_less_damage_is_not_called_more() -> None:
    assert SAY(DamageRaised(-3)) == "The combat deals 3 less damage."
    assert SAY(DamageRaised(2)) == "The combat deals 2 more damage."


def test_whoever_is_sacrificed_by_its_own_ability_is_told_by_which() -> None:
    game = fight(scene({"c3": "fuse_imp"}, {"c3": "wall"}, dice=". . . ."), "c3")
    said = [SAY(told.event) for told in game.log or ()]
    assert said[-2:] == ["South's Fuse Imp has attacked: Detonate.", "South's Fuse Imp is sacrificed."]


def test_turns_and_phases_are_chapters() -> None:
    opened = {kind.__name__: kind.opens for kind in vars(events).values() if getattr(kind, "opens", "")}
    assert opened == {"TurnBegun": "turn", "PhaseBegun": "phase", "ConquestBegun": "phase"}


def test_an_attack_is_its_attackers() -> None:
    game = fight(scene({"c3": "peon"}, {"c3": "wall"}, dice=". ."), "c3")
    assert events_of(game, AttackBegun)[0].whose(game.table) == (SOUTH,)


@pytest.fixture(scope="module")
def steps() -> Sequence[Step]:
    """The film of a whole game."""
    match = Match.start(STANDARD, players_named(["random", "random"]), 3)
    match.let_bots_move()
    return match.film(None, 0, len(match.history)).steps


def seen(steps: Sequence[Step], kind: type[Event]) -> list[tuple[Any, View]]:
    found = [(step.told.event, step.view) for step in steps if isinstance(step.told.event, kind)]
    assert found, f"no {kind.__name__} in this game"
    return found


def mini_in(view: View, mini: int) -> MiniView:
    return next(each for each in view.minis if each.mini == mini)


def test_the_film_shows_the_rolls_that_are_told(steps: Sequence[Step]) -> None:
    for event, view in seen(steps, InitiativeRolled):
        assert view.rolls == (event.south, event.north)


def test_the_film_shows_the_dice_of_an_attack(steps: Sequence[Step]) -> None:
    for event, view in seen(steps, AttackRolled):
        under_way = view.blow or view.combat
        assert under_way is not None
        assert under_way.dice == event.faces


def test_the_film_shows_damage_where_it_falls(steps: Sequence[Step]) -> None:
    for event, view in seen(steps, Damaged):
        assert mini_in(view, event.mini).damage >= event.damage


def test_the_film_shows_whoever_falls_in_the_graveyard(steps: Sequence[Step]) -> None:
    for event, view in seen(steps, Destroyed):
        assert event.mini in (*view.players[0].graveyard, *view.players[1].graveyard)


def test_the_film_shows_miniatures_where_they_go(steps: Sequence[Step]) -> None:
    for event, view in seen(steps, Moved):
        assert mini_in(view, event.mini).cell == event.to
    for event, view in seen(steps, Spawned):
        assert mini_in(view, event.mini).cell == event.cell


def test_the_film_shows_points_as_they_are_counted(steps: Sequence[Step]) -> None:
    for event, view in seen(steps, TurnScored):
        player = view.players[event.seat]
        assert (player.cells, player.destroyed) == (event.cells, event.destroyed)


def test_a_turn_is_won_after_the_points_are_counted(steps: Sequence[Step]) -> None:
    won = {(event.seat, event.wins) for event, _ in seen(steps, TurnWon)}
    assert all(view.players[event.seat].wins == event.wins for event, view in seen(steps, TurnWon))
    first = seen(steps, TurnScored)[0][1]
    assert [player.wins for player in first.players] == [0, 0]
    assert won
