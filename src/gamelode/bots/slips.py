"""A bot that slips now and then: what makes an opponent gentle."""

from __future__ import annotations

from gamelode.kernel import Choice, Command, Dice

from .bot import Bot
from .position import Position


class SlippingBot:
    """Plays as another bot does, and in so many of a hundred decisions does anything that it may."""

    def __init__(self, bot: Bot, seed: int | str, percent: int) -> None:
        self.bot, self.seed, self.percent = bot, seed, percent

    @property
    def name(self) -> str:
        return f"{self.bot.name}~{self.percent}"

    def choose(self, position: Position) -> Choice:
        dice = Dice.from_seed(f"slip {self.seed} {position.seat} {position.number}")
        slips = dice.below(100) < self.percent
        return position.sample(dice) if slips else self.bot.choose(position)

    def command_for_mate(self, position: Position) -> Command | None:
        return self.bot.command_for_mate(position)
