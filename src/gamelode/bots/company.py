"""Bots round a table."""

from __future__ import annotations

from collections.abc import Sequence

from gamelode.kernel import Command, Game, Seat

from .bot import Bot
from .helping import helpers
from .position import Position


class Company:
    """A bot at every seat of one game."""

    def __init__(self, bots: Sequence[Bot]) -> None:
        self.bots = tuple(bots)
        self.commanded: set[Seat] = set()  # gave a command and have not answered since: they are offered no other
        self.helped: set[Seat] = set()  # gave one since anybody answered: they help no more until somebody does

    def move(self, game: Game) -> None:
        """A mate of whoever is waited for first gives a command, or that seat makes a choice."""
        if self._help(game):
            return
        seat = game.waiting()[0]
        choice = self.bots[seat].choose(Position(game, seat, commands=seat not in self.commanded))
        game.answer(seat, choice)
        if isinstance(choice, Command):
            self.commanded.add(seat)
        else:
            self.commanded.discard(seat)
            self.helped.clear()

    def _help(self, game: Game) -> bool:
        """Whether one of the mates had a command to give."""
        for seat in helpers(game):
            command = None if seat in self.helped else self.bots[seat].help(Position(game, seat))
            if command is not None:
                game.answer(seat, command)
                self.commanded.add(seat)
                self.helped.add(seat)
                return True
        return False

    def play_out(self, game: Game) -> None:
        """To the end of the game."""
        while not game.is_over:
            self.move(game)
