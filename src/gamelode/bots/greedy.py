"""A bot that looks one move ahead."""

from __future__ import annotations

from collections.abc import Sequence

from gamelode.kernel import Choice, Command, Dice, Game, Seat

from .bot import dice_for
from .lookahead import Lookahead
from .mates import best_command
from .position import Position
from .values import sides_of, value_of

REDEALS = 2  # games in which every choice is tried
SAMPLES = 4  # answers that an open question does not list
COMMANDS = 2  # that look better than doing nothing and are tried with each answer after them


class GreedyBot:
    """Takes the choice after which the game looks best, as the game itself values it."""

    name = "greedy"

    def __init__(self, seed: int | str) -> None:
        self.seed = seed

    def choose(self, position: Position) -> Choice:
        dice = dice_for(self.seed, position)
        answers, commands = candidates(position, dice), position.commands
        if len(answers) == 1 and not commands:
            return answers[0]
        deals = Deals([position.redeal(dice) for _ in range(REDEALS)], position.seat, dice)
        top, best = deals.best(answers)
        for command in deals.promising(commands):
            value, _ = deals.after(command).best(answers)
            if value > top:
                top, best = value, command
        return best

    def command_for_mate(self, position: Position) -> Command | None:
        return best_command(position, dice_for(self.seed, position))


class Deals:
    """A few games that a seat could be in, and what choices bring in all of them together."""

    def __init__(self, games: Sequence[Game], seat: Seat, dice: Dice) -> None:
        self.games, self.seat, self.dice = games, seat, dice
        self.ahead = Lookahead(sides_of(games[0]), dice)

    def best(self, answers: Sequence[Choice]) -> tuple[float, Choice]:
        """The value of the best answer in all games together, and which it is."""
        values = [sum(self._answered(game, answer) for game in self.games) for answer in answers]
        top = max(values)
        return top, answers[values.index(top)]

    def promising(self, commands: Sequence[Command]) -> list[Command]:
        """The commands after which the games look better than now: one takes no answer's place."""
        now = sum(value_of(game, self.seat, self.ahead.sides) for game in self.games)
        values = {each: sum(self.ahead.after(game, self.seat, each).value for game in self.games) for each in commands}
        better = [command for command in commands if values[command] > now]
        return sorted(better, key=values.__getitem__, reverse=True)[:COMMANDS]

    def after(self, command: Command) -> Deals:
        """The same games after the seat has given a command."""
        return Deals([self.ahead.after(game, self.seat, command).game for game in self.games], self.seat, self.dice)

    def _answered(self, game: Game, answer: Choice) -> float:
        """The value of an answer in one game; 0 if a command has made it impossible."""
        if self.seat not in game.waiting():
            return value_of(game, self.seat, self.ahead.sides)
        return self.ahead.after(game, self.seat, answer).value if game.why_not(self.seat, answer) is None else 0.0


def candidates(position: Position, dice: Dice) -> list[Choice]:
    """The answers on the shortlist; or the options, and a few that an open question does not list."""
    shortlist = position.shortlist
    if shortlist is not None:
        return list(shortlist)
    samples = [position.sample(dice) for _ in range(SAMPLES)] if position.is_open else []
    return list(dict.fromkeys([*position.options, *samples]))
