"""A bot that looks one move ahead."""

from __future__ import annotations

from gamelode.kernel import Choice, Command, Dice

from .bot import dice_for
from .foresight import Foresight
from .helping import helpful
from .payoffs import sides_of
from .position import Position

IMAGINED = 2  # games in which every choice is tried
SAMPLES = 4  # answers that an open question does not list


class GreedyBot:
    """Takes the choice after which the game looks best, as the game's hints see it."""

    name = "greedy"

    def __init__(self, seed: int | str) -> None:
        self.seed = seed

    def choose(self, position: Position) -> Choice:
        dice = dice_for(self.seed, position)
        choices = candidates(position, dice)
        if len(choices) == 1:
            return choices[0]
        games = [position.imagine(dice) for _ in range(IMAGINED)]
        look = Foresight(sides_of(games[0]), dice)
        worth = [sum(look.after(game, position.seat, choice).worth for game in games) for choice in choices]
        return choices[worth.index(max(worth))]

    def help(self, position: Position) -> Command | None:
        return helpful(position, dice_for(self.seed, position))


def candidates(position: Position, dice: Dice) -> list[Choice]:
    """The answers on the shortlist; or the options, and a few that an open question does not list. And the commands."""
    shortlist = position.shortlist
    if shortlist is not None:
        return [*shortlist, *position.commands]
    samples = [position.sample(dice) for _ in range(SAMPLES)] if position.is_open else []
    return list(dict.fromkeys([*position.options, *samples, *position.commands]))
