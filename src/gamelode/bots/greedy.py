"""A bot that looks one move ahead."""

from __future__ import annotations

from collections.abc import Sequence

from gamelode.kernel import Choice, Command, Dice, Game, Seat

from .bot import dice_for
from .foresight import Foresight
from .helping import helpful
from .payoffs import payoff, sides_of
from .position import Position

IMAGINED = 2  # games in which every choice is tried
SAMPLES = 4  # answers that an open question does not list
COMMANDS = 2  # that look better than doing nothing and are tried with each answer after them


class GreedyBot:
    """Takes the choice after which the game looks best, as the game's hints see it."""

    name = "greedy"

    def __init__(self, seed: int | str) -> None:
        self.seed = seed

    def choose(self, position: Position) -> Choice:
        dice = dice_for(self.seed, position)
        answers, commands = candidates(position, dice), position.commands
        if len(answers) == 1 and not commands:
            return answers[0]
        glance = Glance([position.imagine(dice) for _ in range(IMAGINED)], position.seat, dice)
        top, best = glance.best(answers)
        for command in glance.promising(commands):
            worth, _ = glance.after(command).best(answers)
            if worth > top:
                top, best = worth, command
        return best

    def help(self, position: Position) -> Command | None:
        return helpful(position, dice_for(self.seed, position))


class Glance:
    """A look at what choices bring, in a few imagined games."""

    def __init__(self, games: Sequence[Game], seat: Seat, dice: Dice) -> None:
        self.games, self.seat, self.dice = games, seat, dice
        self.look = Foresight(sides_of(games[0]), dice)

    def best(self, answers: Sequence[Choice]) -> tuple[float, Choice]:
        """What the best answer is worth in all of them together, and which it is."""
        worth = [sum(self._answered(game, answer) for game in self.games) for answer in answers]
        top = max(worth)
        return top, answers[worth.index(top)]

    def promising(self, commands: Sequence[Command]) -> list[Command]:
        """After which the games look better than now: a command takes no answer's place."""
        now = sum(payoff(game, self.seat, self.look.sides) for game in self.games)
        worth = {each: sum(self.look.after(game, self.seat, each).worth for game in self.games) for each in commands}
        better = [command for command in commands if worth[command] > now]
        return sorted(better, key=worth.__getitem__, reverse=True)[:COMMANDS]

    def after(self, command: Command) -> Glance:
        """The games after a command."""
        return Glance([self.look.after(game, self.seat, command).game for game in self.games], self.seat, self.dice)

    def _answered(self, game: Game, answer: Choice) -> float:
        """What an answer is worth; nothing if a command has made it impossible."""
        if self.seat not in game.waiting():
            return payoff(game, self.seat, self.look.sides)
        return self.look.after(game, self.seat, answer).worth if game.why_not(self.seat, answer) is None else 0.0


def candidates(position: Position, dice: Dice) -> list[Choice]:
    """The answers on the shortlist; or the options, and a few that an open question does not list."""
    shortlist = position.shortlist
    if shortlist is not None:
        return list(shortlist)
    samples = [position.sample(dice) for _ in range(SAMPLES)] if position.is_open else []
    return list(dict.fromkeys([*position.options, *samples]))
