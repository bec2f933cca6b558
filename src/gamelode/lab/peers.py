"""Other libraries, measured as we measure ourselves: random play, legal moves, copies."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

from gamelode.kernel import Fault

from .bench import POSITIONS, Runner, microseconds, rate


def peers() -> list[Runner]:
    """All of them; a fault if they are not installed."""
    try:
        return [Catanatron(), PythonChess()]
    except ImportError as error:
        raise Fault(
            f"--peers needs the extra `bench` (pip install 'gamelode[bench]'): {error.name} is missing"
        ) from error


class Catanatron:
    """Settlers of Catan for four, by catanatron."""

    name, seats = "catanatron", 4

    def __init__(self) -> None:
        catanatron = import_module("catanatron")
        self.make = catanatron.Game
        self.players = [catanatron.RandomPlayer(color) for color in catanatron.Color]
        self.actions = import_module("catanatron.models.actions").generate_playable_actions
        self.seed = 0
        self.chance = random.Random(0)
        self.positions: list[Any] = []
        while len(self.positions) < POSITIONS:
            self.play(keep=True)
        self.verbs: dict[str, Callable[[], float]] = {
            "decisions_per_s": partial(rate, self.play),
            "options_us": partial(microseconds, [partial(self.actions, game.state) for game in self.positions]),
            "clone_us": partial(microseconds, [game.copy for game in self.positions]),
        }

    def play(self, keep: bool = False) -> int:
        """A game at random; it lists the playable actions itself after each of them."""
        self.seed += 1
        game, choice, count = self.make(self.players, seed=self.seed), self.chance.choice, 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.execute(choice(game.state.playable_actions), validate_action=False)
            count += 1
            if keep and count % 100 == 0 and len(self.positions) < POSITIONS:
                self.positions.append(game.copy())
        return count


class PythonChess:
    """Chess, by python-chess."""

    name, seats = "python-chess", 2

    def __init__(self) -> None:
        self.make = import_module("chess").Board
        self.chance = random.Random(0)
        self.positions: list[Any] = []
        while len(self.positions) < POSITIONS:
            self.play(keep=True)
        self.verbs: dict[str, Callable[[], float]] = {
            "decisions_per_s": partial(rate, self.play),
            "options_us": partial(microseconds, [partial(_moves, board) for board in self.positions]),
            "clone_us": partial(microseconds, [partial(board.copy, stack=False) for board in self.positions]),
        }

    def play(self, keep: bool = False) -> int:
        """A game at random, to its end: at each move the legal ones are listed and one is drawn."""
        board, choice, count = self.make(), self.chance.choice, 0
        while moves := _moves(board):
            if board.is_insufficient_material() or board.halfmove_clock >= 100:
                break
            board.push(choice(moves))
            count += 1
            if keep and count % 30 == 0 and len(self.positions) < POSITIONS:
                self.positions.append(board.copy(stack=False))
        return count


def _moves(board: Any) -> list[Any]:
    return list(board.legal_moves)
