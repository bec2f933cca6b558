"""Scenes for bots: auctions, and how good they look."""

from __future__ import annotations

from gamelode.games.hewns.bots.value.bids import Bidder
from gamelode.games.hewns.bots.value.hewns import owned, value_of_hewns
from gamelode.games.hewns.bots.value.prospects import value
from gamelode.kernel import Choice, Game

from ..scene import H, at, auction, scene


def bidding(*offer: int, dirty: int = 30, round: int = 1) -> Game:
    game = auction(*offer, pools=[(2, dirty), (2, dirty)], round=round)
    at(game).active = -1
    return game


def gain(game: Game, choice: Choice) -> float:
    """What a choice promises to whoever is asked first."""
    table = at(game)
    later = table.rules.rounds - table.round
    return Bidder(table, game.waiting()[0], later, value_of_hewns(table, owned(table), later)[1]).gain(choice)


def looks(*hewns: H, seat: int = 0, **more: object) -> float:
    """How good a table with these Hewns looks to a seat, before any of them has acted."""
    return value(scene(*hewns, **more), seat)  # type: ignore[arg-type]
