"""Bots round a table."""

from __future__ import annotations

from collections.abc import Sequence

from gamelode.kernel import Command, Game, Seat

from .bot import Bot
from .position import Position


class Company:
    """A bot at every seat of one game."""

    def __init__(self, bots: Sequence[Bot]) -> None:
        self.bots = tuple(bots)
        self.commanded: set[Seat] = set()  # gave a command and have not answered since: they are offered no other

    def move(self, game: Game) -> None:
        """Whoever is waited for first makes a choice."""
        seat = game.waiting()[0]
        choice = self.bots[seat].choose(Position(game, seat, commands=seat not in self.commanded))
        game.answer(seat, choice)
        if isinstance(choice, Command):
            self.commanded.add(seat)
        else:
            self.commanded.discard(seat)

    def play_out(self, game: Game) -> None:
        """To the end of the game."""
        while not game.is_over:
            self.move(game)
