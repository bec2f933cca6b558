"""What kind of moment each event is, and what a film of it shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from gamelode.games.cavein import RULES, events
from gamelode.games.cavein.events import (
    BaseRaided,
    CardsLaidOnBase,
    CardsPlayed,
    CardTaken,
    CaveIn,
    CrystalGained,
    LeaderReturned,
    MineRefilled,
    TotemTaken,
)
from gamelode.games.cavein.seen.view import View
from gamelode.kernel import Event
from gamelode.match import Match, players_named
from gamelode.match.film import Step

WEIGHTS = {
    "TurnBegan": "note",
    "ArtifactUsed": "beat",
    "LeaderUsed": "beat",
    "SkillUsed": "beat",
    "CardsPlayed": "beat",
    "CardTaken": "beat",
    "CrystalGained": "beat",
    "ArtifactCollected": "beat",
    "CrystalRecoloured": "beat",
    "ArtifactUncovered": "beat",
    "HandTinted": "beat",
    "Subjugated": "beat",
    "BaseRaided": "drama",
    "LeaderReturned": "beat",
    "TotemTaken": "beat",
    "CardsLaidOnBase": "beat",
    "CardsRemoved": "beat",
    "DocksRefilled": "beat",
    "MineRefilled": "beat",
    "CaveIn": "drama",
    "EndTriggered": "drama",
}


def test_every_event_has_the_weight_that_it_deserves() -> None:
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
    assert {kind.__name__: kind.weight for kind in kinds if kind.__module__ == events.__name__} == WEIGHTS


@pytest.fixture(scope="module")
def film() -> tuple[View, Sequence[Step]]:
    """A whole game as a spectator sees it: the table before it, and its steps."""
    match = Match.start(RULES.standard, players_named(["random", "random"]), 1)
    match.let_bots_move()
    seen = match.film(None, 0, len(match.history))
    return seen.before, seen.steps


def shown(film: tuple[View, Sequence[Step]], kind: type[Event]) -> list[tuple[Any, View, View]]:
    """Events of a kind, each with the table before and after it."""
    before, steps = film
    views = [before, *(step.view for step in steps)]
    found = [(step.told.event, views[place], step.view) for place, step in enumerate(steps)]
    of_kind = [each for each in found if isinstance(each[0], kind)]
    assert of_kind, f"no {kind.__name__} in this game"
    return of_kind


def test_the_film_shows_the_token_move_after_the_crystal(film: tuple[View, Sequence[Step]]) -> None:
    for event, _, after in shown(film, CrystalGained):
        assert event.crystal not in after.mine
    for event, before, after in shown(film, CaveIn):
        assert after.cave_in >= event.space > before.cave_in


def test_the_film_shows_loot_card_by_card(film: tuple[View, Sequence[Step]]) -> None:
    for event, before, after in shown(film, CardTaken):
        assert after.players[event.seat].hand_size == before.players[event.seat].hand_size + 1


def test_a_raid_is_told_before_its_leader_goes(film: tuple[View, Sequence[Step]]) -> None:
    for event, before, after in shown(film, BaseRaided):
        assert after.players[event.base].base == before.players[event.base].base
    for event, before, after in shown(film, LeaderReturned):
        assert (*after.players[event.seat].base, event.card) == before.players[event.seat].base


def test_the_film_shows_totems_with_their_takers(film: tuple[View, Sequence[Step]]) -> None:
    for event, _, after in shown(film, TotemTaken):
        assert event.colour in after.players[event.seat].totems


def test_the_film_shows_cards_played_and_laid_on_the_base(film: tuple[View, Sequence[Step]]) -> None:
    for event, _, after in shown(film, CardsPlayed):
        assert after.players[event.seat].played[-len(event.cards) :] == event.cards
    for event, before, after in shown(film, CardsLaidOnBase):
        assert before.players[event.seat].played == event.cards
        assert after.players[event.seat].base[-len(event.cards) :] == event.cards


def test_the_film_shows_what_is_new_in_the_mine(film: tuple[View, Sequence[Step]]) -> None:
    for event, _, after in shown(film, MineRefilled):
        assert set(event.crystals) <= set(after.mine)
