"""What can be said of a choice before it is made, sentence by sentence."""

from __future__ import annotations

from gamelode.kernel import Chance, Cost, Effect, Game, Risk, Seat

from ...kinds import Card, Colour, Crystal, Half
from ...rules.actions import Mine, TakeAction

# --- what it costs


class CostsNothing(Cost, frozen=True):
    """Costs no card."""


class CostsColour(Cost, frozen=True):
    """Costs {levels} level(s) of {colour} cards."""

    levels: int
    colour: Colour


class CostsOneColour(Cost, frozen=True):
    """Costs {levels} level(s) of cards of one colour."""

    levels: int


class CostsAny(Cost, frozen=True):
    """Costs {levels} level(s) of any cards."""

    levels: int


class CostsCard(Cost, frozen=True):
    """Costs one card of level {levels}."""

    levels: str  # such as 1 or 2


class PlaysCards(Cost, frozen=True):
    """Plays {cards}: into your Base."""

    cards: tuple[Card, ...]


class PaysTooMuch(Cost, frozen=True):
    """Pays {levels} level(s) more than it costs."""

    levels: int


class GivesUpActions(Cost, frozen=True):
    """Takes the place of both actions."""


class LosesActions(Cost, frozen=True):
    """You could still take {count} action(s)."""

    count: int


# --- what follows


class Scores(Effect, frozen=True):
    """Brings {points} point(s)."""

    points: int


class MovesToken(Effect, frozen=True):
    """Moves the Cave-In token to {space} of {last}."""

    space: int
    last: int


class BringsLastRound(Effect, frozen=True):
    """This round will be the last."""


class EmptiesStack(Effect, frozen=True):
    """A stack runs out at the end of your turn, which moves the Cave-In token."""


class FillsHand(Effect, frozen=True):
    """Your hand is full then, with {count} cards."""

    count: int


class OffersArtifacts(Effect, frozen=True):
    """You keep {left} or {right}."""

    left: Half
    right: Half


class Grants(Effect, frozen=True):
    """{text}."""

    text: str


class ReturnsLeader(Effect, frozen=True):
    """{card} goes back to the hand of {seat}."""

    seat: Seat
    card: Card


class TakesTotem(Effect, frozen=True):
    """You take the {colour} Totem."""

    colour: Colour


class TakesCards(Effect, frozen=True):
    """You take {cards}."""

    cards: tuple[Card, ...]


class WillLead(Effect, frozen=True):
    """{card} becomes your Leader if nothing follows this turn."""

    card: Card


class BecomesLeader(Effect, frozen=True):
    """{card} becomes your Leader."""

    card: Card


# --- what may be lost


class DoesNothing(Risk, frozen=True):
    """Its skill finds nothing to do."""


class TakesNoCards(Risk, frozen=True):
    """You take no cards."""


class LeavesGame(Risk, frozen=True):
    """Out of the game from the bottom of your Base: {cards}."""

    cards: tuple[Card, ...]


class MayBeRaided(Risk, frozen=True):
    """{seat} could Raid your Base for {cards}."""

    seat: Seat
    cards: tuple[Card, ...]


class MayLoseTotem(Risk, frozen=True):
    """{seat} could Raid your Base for the {colour} Totem."""

    seat: Seat
    colour: Colour


# --- how likely it is


class HoldsCardsFor(Chance, frozen=True):
    """{seat} holds cards that pay for {crystal}."""

    seat: Seat
    crystal: Crystal

    def came_true(self, game: Game) -> bool | None:
        question = None if game.is_over else game.question
        if not isinstance(question, TakeAction) or question.seat != self.seat:
            return None
        return Mine(self.crystal) in game.options(self.seat)
