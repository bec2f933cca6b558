"""Odds that are told before a choice, held against many games in which it is made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt

from ..choices import Choice
from ..dice import Dice
from ..forecasts import Chance
from ..frames import Seat
from ..game import Game
from .promises import expect

SAMPLES = 10_000
SPREAD = 5.0  # standard errors that a fair sample never leaves, as good as
PLAYED_ON = 100  # decisions until it must be known what came of it


def check_odds(game: Game, seat: Seat, choice: Choice, samples: int = SAMPLES) -> int:
    """Every chance that is told of a choice comes true as often as it says, in games that the seat could be in.

    After the choice everybody answers with the first option. How many chances were looked at.
    """
    chances = game.forecast(seat, choice).chances
    dice, came = Dice.from_seed("odds"), Counter[int]()
    for _ in range(samples if chances else 0):
        twin = game.redeal(seat, dice.spawn())
        twin.play(seat, choice)
        came.update(_came_true(twin, chances))
    for number, chance in enumerate(chances):
        share, tries = came[number] / samples, samples if chance.is_exact else 1 / (1 / samples + 1 / chance.of)
        error = sqrt(max(chance.share * (1 - chance.share), 1 / samples) / tries)
        fits = abs(share - chance.share) <= SPREAD * error
        expect(fits, "odds are as they are told", chance, f"told {chance.share:.4f}, came {share:.4f}")
    return len(chances)


def _came_true(game: Game, chances: Sequence[Chance]) -> list[int]:
    """The numbers of those that come true in this game, which is used up."""
    came, open_ones = [], list(enumerate(chances))
    for _ in range(PLAYED_ON):
        known = [(number, chance.came_true(game)) for number, chance in open_ones]
        came += [number for number, is_true in known if is_true]
        open_ones = [(number, chances[number]) for number, is_true in known if is_true is None]
        if not open_ones or game.is_over:
            break
        seat = game.waiting()[0]
        game.play(seat, game.options(seat)[0])
    expect(not open_ones or game.is_over, "it is known what came of a chance", *open_ones)
    return came
