"""What a choice leads to: the rest of the move, played by the value of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from gamelode.kernel import AskFreely, Choice, Dice, Game, Seat

from .values import value_of

DEPTH = 8  # choices of one move that are followed
WIDTH = 12  # options that are tried at a later question of the move


class Moved(NamedTuple):
    """The game after a move."""

    value: float  # to the seat whose move it was
    game: Game
    rest: tuple[Choice, ...]  # what the seat chose after its first choice


class Lookahead:
    """Looks at the game after a move. A move is a choice with all that the same seat is asked by what it began."""

    def __init__(self, sides: Sequence[int], dice: Dice) -> None:
        self.sides, self.dice = sides, dice

    def after(self, game: Game, seat: Seat, choice: Choice) -> Moved:
        """Make a choice in a copy of the game, and play the move to its end."""
        depth, asked = len(game.stack), game.question.number
        twin = game.clone()
        twin.play(seat, choice)
        return self.finish(twin, seat, depth, asked)

    def finish(self, game: Game, seat: Seat, depth: int, asked: int) -> Moved:
        """Play a move on that began at the question of this number, on so many frames. The game is used up."""
        moved = self.go_on(game, seat, depth)
        if self._others_answer(moved.game, seat, asked):
            return moved._replace(value=value_of(moved.game, seat, self.sides))
        return moved

    def go_on(self, game: Game, seat: Seat, depth: int) -> Moved:
        """What looks best at once to the seat, at each further question of its move."""
        rest: list[Choice] = []
        value = None
        while len(game.stack) > depth and game.waiting()[0] == seat and len(rest) < DEPTH:
            value, game, choice = self._best(game, seat)
            rest.append(choice)
        return Moved(value_of(game, seat, self.sides) if value is None else value, game, tuple(rest))

    def play_on(self, game: Game, asked: int) -> bool:
        """Where all answer freely, each gives the answer that promises most until the question of this number is over.

        It promises nothing before that: others may still outdo it. Whether there was a shortlist to tell; without
        one nothing is played.
        """
        while game.stack and game.question.number == asked:
            seat = game.waiting()[0]
            shortlist = game.edition.rules.shortlisted(game.table, game.question, seat)
            if shortlist is None:
                return False
            game.play(seat, shortlist[0])
        return True

    def together(self, game: Game, seat: Seat, choice: Choice) -> float:
        """The value of the game after a choice in a copy of it. Whatever that asks the seat and its mates, they answer
        as looks best at once."""
        depth, count = len(game.stack), 0
        twin = game.clone()
        twin.play(seat, choice)
        while len(twin.stack) > depth and count < DEPTH:
            asked = twin.waiting()[0]
            if self.sides[asked] != self.sides[seat]:
                break
            _, twin, _ = self._best(twin, asked)
            count += 1
        return value_of(twin, seat, self.sides)

    def _best(self, game: Game, seat: Seat) -> tuple[float | None, Game, Choice]:
        """The option that looks best at once. A single one is not judged."""
        options = self._shortlisted(game, seat)
        if len(options) == 1:
            game.play(seat, options[0])
            return None, game, options[0]
        top = -1.0
        for option in options:
            twin = game.clone()
            twin.play(seat, option)
            value = value_of(twin, seat, self.sides)
            if value > top:
                top, best, choice = value, twin, option
        return top, best, choice

    def _shortlisted(self, game: Game, seat: Seat) -> Sequence[Choice]:
        """What is on the shortlist; without one, any of the options."""
        question, table = game.question, game.table
        shortlist = game.edition.rules.shortlisted(table, question, seat)
        if shortlist is not None:
            return shortlist
        options: Sequence[Choice] = question.options(table, seat)
        return options if len(options) <= WIDTH else self.dice.shuffled(options, "width")[:WIDTH]

    def _others_answer(self, game: Game, seat: Seat, asked: int) -> bool:
        """Where the first question still waits for others, such as those who answer in secret, they answer anything.

        Not where all answer freely: each answer takes effect at once, and whoever has passed would see the others
        squander all they have.
        """
        count = 0
        while count < DEPTH and game.stack and game.question.number == asked:
            if isinstance(game.question, AskFreely):
                break
            who = game.waiting()[0]
            if who == seat:
                break
            game.play(who, game.sample(who, self.dice))
            count += 1
        return count > 0
