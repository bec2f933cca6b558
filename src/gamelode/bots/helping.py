"""What bots do for their mates: the commands they give while another of their side is asked."""

from __future__ import annotations

from gamelode.kernel import Command, Dice, Game, Seat

from .foresight import Foresight
from .payoffs import payoff, sides_of
from .position import Position

IMAGINED = 4  # games in which every command is tried: most are followed by dice


def helpers(game: Game) -> list[Seat]:
    """Seats that are not asked, on the side of somebody who is, and with a command to give."""
    if game.edition.rules.sides is None:  # each for himself: there are no mates
        return []
    sides, asked = sides_of(game), game.waiting()
    helped = {sides[seat] for seat in asked}
    return [seat for seat, side in enumerate(sides) if side in helped and seat not in asked and game.commands(seat)]


def helpful(position: Position, dice: Dice) -> Command | None:
    """The command after which the game looks best, if it looks better than now."""
    games = [position.imagine(dice) for _ in range(IMAGINED)]
    look = Foresight(sides_of(games[0]), dice)
    top, best = sum(payoff(game, position.seat, look.sides) for game in games), None
    for command in position.commands:
        worth = sum(look.together(game, position.seat, command) for game in games)
        if worth > top:
            top, best = worth, command
    return best
