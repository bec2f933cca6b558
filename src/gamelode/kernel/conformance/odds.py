"""Odds that are told before a choice, held against many games in which it is made."""

from __future__ import annotations

from math import sqrt

from ..choices import Choice
from ..dice import Dice
from ..forecasts import come_true
from ..frames import Seat
from ..game import Game
from .promises import expect

SAMPLES = 10_000
SPREAD = 5.0  # standard errors that a fair sample never leaves, as good as


def check_odds(game: Game, seat: Seat, choice: Choice, samples: int = SAMPLES) -> int:
    """Every chance that is told of a choice comes true as often as it says, in games that the seat could be in.

    After the choice everybody answers with the first option. How many chances were looked at.
    """
    chances = game.forecast(seat, choice).chances
    came = come_true(game, seat, choice, chances, Dice.from_seed("odds"), samples if chances else 0)
    for number, chance in enumerate(chances):
        share, tries = came[number] / samples, samples if chance.is_exact else 1 / (1 / samples + 1 / chance.of)
        error = sqrt(max(chance.share * (1 - chance.share), 1 / samples) / tries)
        fits = abs(share - chance.share) <= SPREAD * error
        expect(fits, "odds are as they are told", chance, f"told {chance.share:.4f}, came {share:.4f}")
    return len(chances)
