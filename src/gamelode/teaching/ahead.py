"""A game, one move on: whoever is asked does what looks best when the move ends."""

from __future__ import annotations

from gamelode.bots import Lookahead, sides_of
from gamelode.kernel import Dice, Game

WIDTH = 12  # choices that are looked at


def after_next_move(game: Game) -> Game:
    """The game after the best of the moves that are looked at; the same game if it is over. It follows from the game
    alone."""
    if game.is_over:
        return game
    dice, seat = Dice.from_seed("ahead"), game.waiting()[0]
    ahead = Lookahead(sides_of(game), dice)
    shortlist = game.edition.rules.shortlisted(game.table, game.question, seat)
    options = dice.shuffled(game.options(seat) if shortlist is None else shortlist, "width")[:WIDTH]
    return max((ahead.after(game, seat, option) for option in options), key=lambda moved: moved.value).game
