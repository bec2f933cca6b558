"""What happens, as the log tells it."""

from __future__ import annotations

from typing import ClassVar

from gamelode.kernel import Chapter, Event, Seat, cites

from .kinds import Card, Colour, Crystal, Half, Stack

Cards = tuple[Card, ...]


class TurnBegan(Event, frozen=True):
    """[TURN-01] {seat}'s turn, round {round}."""

    opens: ClassVar[Chapter] = "turn"

    seat: Seat
    round: int


class ArtifactUsed(Event, frozen=True):
    """[START-01] {seat} uses {artifact}."""

    tallied_by: ClassVar[str] = "artifact"

    seat: Seat
    artifact: Half


class LeaderUsed(Event, frozen=True):
    """[START-03] {seat} uses the skill of {card} in the Base."""

    tallied_by: ClassVar[str] = "card"

    seat: Seat
    card: Card


class SkillUsed(Event, frozen=True):
    """[SKILL-01] {seat} uses the skill of {card}."""

    tallied_by: ClassVar[str] = "card"

    seat: Seat
    card: Card


class CardsPlayed(Event, frozen=True):
    """[PLAY-01] {seat} plays {cards}."""

    tallied_by: ClassVar[str] = "cards"

    seat: Seat
    cards: Cards


class CardTaken(Event, frozen=True):
    """[REC-01] {seat} takes {card} from {whence}."""

    tallied_by: ClassVar[str] = "card"

    seat: Seat
    card: Card
    whence: str


class CrystalGained(Event, frozen=True):
    """[MINE-06] {seat} {verb} {crystal}."""

    seat: Seat
    crystal: Crystal
    mined: bool

    @property
    def verb(self) -> str:
        return "mines" if self.mined else "takes"


class ArtifactCollected(Event, frozen=True):
    """[ART-03] {seat} collects {artifact}."""

    tallied_by: ClassVar[str] = "artifact"

    seat: Seat
    artifact: Half


class CrystalRecoloured(Event, frozen=True):
    """[MGL-02] {seat} makes {crystal} {colour} for this turn."""

    seat: Seat
    crystal: Crystal
    colour: Colour


class ArtifactUncovered(Event, frozen=True):
    """[ART-06] Now on top of {stack}: {left} or {right}."""

    reveals: ClassVar[bool] = True

    stack: Stack
    left: Half
    right: Half


@cites("R-23")
class HandTinted(Event, frozen=True):
    """[MET-04] {seat} makes a card in hand {colour} for this turn."""

    seat: Seat
    colour: Colour


class Subjugated(Event, frozen=True):
    """[SUBJ-01] {seat} subjugates {card} from {whence}."""

    tallied_by: ClassVar[str] = "card"

    seat: Seat
    card: Card
    whence: str


class BaseRaided(Event, frozen=True):
    """[RAID-01] {seat} Raids the Base of {base}."""

    seat: Seat
    base: Seat


class LeaderReturned(Event, frozen=True):
    """[RAID-02] The Leader {card} returns to the hand of {seat}."""

    seat: Seat
    card: Card


class TotemTaken(Event, frozen=True):
    """[RAID-03] {seat} takes the {colour} Totem."""

    tallied_by: ClassVar[str] = "colour"

    seat: Seat
    colour: Colour


class CardsRemoved(Event, frozen=True):
    """[CLEAN-03] Out of the game from the bottom of {seat}'s Base: {cards}."""

    seat: Seat
    cards: Cards


class DocksRefilled(Event, frozen=True):
    """[CLEAN-04] New in the Docks: {cards}."""

    reveals: ClassVar[bool] = True

    cards: Cards


class MineRefilled(Event, frozen=True):
    """[CLEAN-04] New in the Mine: {crystals}."""

    reveals: ClassVar[bool] = True

    crystals: tuple[Crystal, ...]


class CaveIn(Event, frozen=True):
    """[CAVE-01] The Cave-In token moves to {space}: {cause}."""

    tallied_by: ClassVar[str] = "cause"

    space: int
    cause: str


class EndTriggered(Event, frozen=True):
    """[END-01] The Mine collapses: this round is the last."""
