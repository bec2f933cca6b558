"""What happens, as the log tells it."""

from __future__ import annotations

from typing import ClassVar

from gamelode.kernel import Chapter, Event, Seat, Weight, cites

from .kinds import Card, Colour, Crystal, Half, Stack

Cards = tuple[Card, ...]


class TurnBegan(Event, frozen=True):
    """[TURN-01] {seat}'s turn, round {round}."""

    opens: ClassVar[Chapter] = "turn"

    seat: Seat
    round: int


class ArtifactUsed(Event, frozen=True):
    """[START-01] {seat} uses {artifact}."""

    weight: ClassVar[Weight] = "beat"
    tallied_by: ClassVar[str] = "artifact"

    seat: Seat
    artifact: Half


class LeaderUsed(Event, frozen=True):
    """[START-03] {seat} uses the skill of {card} in the Base."""

    weight: ClassVar[Weight] = "beat"
    tallied_by: ClassVar[str] = "card"

    seat: Seat
    card: Card


class SkillUsed(Event, frozen=True):
    """[SKILL-01] {seat} uses the skill of {card}."""

    weight: ClassVar[Weight] = "beat"
    tallied_by: ClassVar[str] = "card"

    seat: Seat
    card: Card


class CardsPlayed(Event, frozen=True):
    """[PLAY-01] {seat} plays {cards}."""

    weight: ClassVar[Weight] = "beat"
    tallied_by: ClassVar[str] = "cards"

    seat: Seat
    cards: Cards


class CardTaken(Event, frozen=True):
    """[REC-01] {seat} takes {card} from {whence}."""

    weight: ClassVar[Weight] = "beat"
    tallied_by: ClassVar[str] = "card"

    seat: Seat
    card: Card
    whence: str


class CrystalGained(Event, frozen=True):
    """[MINE-06] {seat} {verb} {crystal}."""

    weight: ClassVar[Weight] = "beat"

    seat: Seat
    crystal: Crystal
    mined: bool

    @property
    def verb(self) -> str:
        return "mines" if self.mined else "takes"


class ArtifactCollected(Event, frozen=True):
    """[ART-03] {seat} collects {artifact}."""

    weight: ClassVar[Weight] = "beat"
    tallied_by: ClassVar[str] = "artifact"

    seat: Seat
    artifact: Half


class CrystalRecoloured(Event, frozen=True):
    """[MGL-02] {seat} makes {crystal} {colour} for this turn."""

    weight: ClassVar[Weight] = "beat"

    seat: Seat
    crystal: Crystal
    colour: Colour


class ArtifactUncovered(Event, frozen=True):
    """[ART-06] Now on top of {stack}: {left} or {right}."""

    weight: ClassVar[Weight] = "beat"
    reveals: ClassVar[bool] = True

    stack: Stack
    left: Half
    right: Half


@cites("R-23")
class HandTinted(Event, frozen=True):
    """[MET-04] {seat} makes a card in hand {colour} for this turn."""

    weight: ClassVar[Weight] = "beat"

    seat: Seat
    colour: Colour


class Subjugated(Event, frozen=True):
    """[SUBJ-01] {seat} subjugates {card} from {whence}."""

    weight: ClassVar[Weight] = "beat"
    tallied_by: ClassVar[str] = "card"

    seat: Seat
    card: Card
    whence: str


class BaseRaided(Event, frozen=True):
    """[RAID-01] {seat} Raids the Base of {base}."""

    weight: ClassVar[Weight] = "drama"

    seat: Seat
    base: Seat


class LeaderReturned(Event, frozen=True):
    """[RAID-02] The Leader {card} returns to the hand of {seat}."""

    weight: ClassVar[Weight] = "beat"

    seat: Seat
    card: Card


class TotemTaken(Event, frozen=True):
    """[RAID-03] {seat} takes the {colour} Totem."""

    weight: ClassVar[Weight] = "beat"
    tallied_by: ClassVar[str] = "colour"

    seat: Seat
    colour: Colour


class CardsLaidOnBase(Event, frozen=True):
    """[CLEAN-01] {seat} lays {cards} on the Base."""

    weight: ClassVar[Weight] = "beat"

    seat: Seat
    cards: Cards


class CardsRemoved(Event, frozen=True):
    """[CLEAN-03] Out of the game from the bottom of {seat}'s Base: {cards}."""

    weight: ClassVar[Weight] = "beat"

    seat: Seat
    cards: Cards


class DocksRefilled(Event, frozen=True):
    """[CLEAN-04] New in the Docks: {cards}."""

    weight: ClassVar[Weight] = "beat"
    reveals: ClassVar[bool] = True

    cards: Cards


class MineRefilled(Event, frozen=True):
    """[CLEAN-04] New in the Mine: {crystals}."""

    weight: ClassVar[Weight] = "beat"
    reveals: ClassVar[bool] = True

    crystals: tuple[Crystal, ...]


class CaveIn(Event, frozen=True):
    """[CAVE-01] The Cave-In token moves to {space}: {cause}."""

    weight: ClassVar[Weight] = "drama"
    tallied_by: ClassVar[str] = "cause"

    space: int
    cause: str


class EndTriggered(Event, frozen=True):
    """[END-01] The Mine collapses: this round is the last."""

    weight: ClassVar[Weight] = "drama"
