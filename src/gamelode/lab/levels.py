"""How much better each level of a game's bots plays than the one below it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from msgspec import Struct

from gamelode.bots import levels_of, sides_of
from gamelode.catalogue import game_named
from gamelode.kernel.lessons import Level

from .simulate import Plan, Played, simulate_all
from .summary import Rate, rate, win_of

WANTED = (0.65, 0.85)  # what each level should win against the one below it


class Meeting(Struct, frozen=True, kw_only=True):
    """How a level did against the one below it."""

    above: Level
    below: Level
    won: Rate

    @property
    def is_as_wanted(self) -> bool:
        return WANTED[0] <= self.won.share <= WANTED[1]


def meetings(slug: str, games: int, seed: int | str = 0, workers: int | None = None) -> Iterator[Meeting]:
    """Neighbours from the weakest on. They play each other, changing seats.

    Where all play together, each plays the same deals with mates of its own level, and the better result wins.
    """
    has_opponents = len(set(sides_of(Plan(slug=slug, bots=("random",) * _seats(slug), seed=seed).game(0)))) > 1
    for below, above in pairwise(levels_of(game_named(slug))):
        meet = _against if has_opponents else _on_the_same_deals
        yield Meeting(above=above, below=below, won=rate(list(meet(slug, (above, below), games, seed, workers))))


def _seats(slug: str) -> int:
    """As few players as make a game of several."""
    seats = game_named(slug).seats
    return min(max(2, seats[0]), seats[-1])


def _against(
    slug: str, levels: tuple[Level, Level], games: int, seed: int | str, workers: int | None
) -> Iterator[float]:
    above, below = levels
    bots = (above.id, *[below.id] * (_seats(slug) - 1))
    for game in simulate_all([Plan(slug=slug, bots=bots, seed=seed)], games, workers):
        yield win_of(game, game.bots.index(above.id))


def _on_the_same_deals(
    slug: str, levels: tuple[Level, Level], games: int, seed: int | str, workers: int | None
) -> Iterator[float]:
    plans = [Plan(slug=slug, bots=(level.id,) * _seats(slug), seed=seed) for level in levels]
    played = list(simulate_all(plans, games, workers))
    for above, below in zip(map(_result, played[:games]), map(_result, played[games:]), strict=True):
        yield float(above > below) + 0.5 * (above == below)


def _result(game: Played) -> tuple[bool, int]:
    """Success first, then points."""
    return bool(game.outcome.winners), max(game.outcome.scores)
