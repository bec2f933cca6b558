"""The commands that bots give for their mates: while another of their side is asked."""

from __future__ import annotations

from gamelode.kernel import Command, Dice, Game, Seat

from .lookahead import Lookahead
from .position import Position
from .values import sides_of, value_of

REDEALS = 4  # games in which every command is tried: most are followed by dice


def mates_with_commands(game: Game) -> list[Seat]:
    """Seats that are not asked, on the side of somebody who is, and with a command to give."""
    if game.edition.rules.sides is None:  # each for himself: there are no mates
        return []
    sides, asked = sides_of(game), game.waiting()
    asked_sides = {sides[seat] for seat in asked}
    mates = (seat for seat, side in enumerate(sides) if side in asked_sides and seat not in asked)
    return [seat for seat in mates if game.commands(seat)]


def best_command(position: Position, dice: Dice) -> Command | None:
    """The command after which the game looks best, if it looks better than now."""
    games = [position.redeal(dice) for _ in range(REDEALS)]
    ahead = Lookahead(sides_of(games[0]), dice)
    top, best = sum(value_of(game, position.seat, ahead.sides) for game in games), None
    for command in position.commands:
        value = sum(ahead.together(game, position.seat, command) for game in games)
        if value > top:
            top, best = value, command
    return best
