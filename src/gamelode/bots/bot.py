"""What a bot is, and the simplest one."""

from __future__ import annotations

from typing import Protocol

from gamelode.kernel import Choice, Command, Dice, Game

from .position import Position


class Bot(Protocol):
    """A player that is not a person."""

    @property
    def name(self) -> str:
        """The name from which `make` makes such a bot."""

    def choose(self, position: Position) -> Choice:
        """An answer, or a command. It follows from the bot's seed, its budget and the position alone."""

    def command_for_mate(self, position: Position) -> Command | None:
        """A command while another of its side is asked; None: not now."""


def seed_of_bots(game: Game) -> str:
    """The seed that all bots of a game are made with, wherever it is played. It does not tell the seed of the game,
    from which everything hidden follows."""
    return Dice.from_seed(f"{game.header.seed} bot").key.hex()


def dice_for(seed: int | str, position: Position) -> Dice:
    """The dice of a bot at one decision: a bot that is made anew, in mid-game or after an undo, plays the same."""
    return Dice.from_seed(f"bot {seed} {position.seat} {position.number}")


class RandomBot:
    """Answers anything that would be accepted."""

    name = "random"

    def __init__(self, seed: int | str) -> None:
        self.seed = seed

    def choose(self, position: Position) -> Choice:
        return position.sample(dice_for(self.seed, position))

    def command_for_mate(self, position: Position) -> Command | None:
        return None
