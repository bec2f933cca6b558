"""What many games say together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, pstdev, quantiles

from msgspec import Struct

from .simulate import Played

CONFIDENT = 1.959964  # standard deviations, for 95 %


class Rate(Struct, frozen=True):
    """A share of wins with its Wilson interval of 95 %. Sides that win together share the win."""

    wins: float
    games: int
    share: float
    low: float
    high: float


class Spread(Struct, frozen=True):
    """How numbers are distributed."""

    mean: float
    deviation: float
    least: int
    quarter: float
    median: float
    three_quarters: float
    most: int


class BotSummary(Struct, frozen=True, kw_only=True):
    """How the bots of one name did."""

    name: str
    won: Rate
    scores: Spread
    sources: dict[str, float]  # the mean score by where it came from


class Summary(Struct, frozen=True, kw_only=True):
    """What many games say together."""

    games: int
    bots: tuple[BotSummary, ...]
    seats: tuple[Rate, ...]
    decisions: Spread
    rounds: Spread | None
    endings: dict[str, int]  # games by the clause that ended them


def summarise(played: Iterable[Played]) -> Summary:
    """Of at least one game."""
    games = list(played)
    names = dict.fromkeys(name for game in games for name in sorted(game.bots))
    rounds = [game.rounds for game in games if game.rounds is not None]
    return Summary(
        games=len(games),
        bots=tuple(_bot(name, games) for name in names),
        seats=tuple(rate([win_of(game, seat) for game in games]) for seat in range(len(games[0].bots))),
        decisions=spread([game.decisions for game in games]),
        rounds=spread(rounds) if rounds else None,
        endings=dict(sorted(Counter(game.outcome.reason for game in games).items())),
    )


def _bot(name: str, games: Iterable[Played]) -> BotSummary:
    seats = [(game, seat) for game in games for seat, bot in enumerate(game.bots) if bot == name]
    parts = [game.outcome.sources[seat] for game, seat in seats if game.outcome.sources]
    kinds = dict.fromkeys(kind for part in parts for kind in part)
    return BotSummary(
        name=name,
        won=rate([win_of(game, seat) for game, seat in seats]),
        scores=spread([game.outcome.scores[seat] for game, seat in seats]),
        sources={kind: fmean(part.get(kind, 0) for part in parts) for kind in kinds},
    )


def win_of(game: Played, seat: int) -> float:
    """1 for a win; a part of it where several sides have won; 0 otherwise."""
    winners = {side for side, rank in zip(game.sides, game.outcome.ranks, strict=True) if rank == 1}
    return 1 / len(winners) if game.sides[seat] in winners else 0.0


def rate(wins: Sequence[float]) -> Rate:
    """The share of these wins."""
    count = len(wins)
    share, doubt = fmean(wins), CONFIDENT**2 / count
    middle = (share + doubt / 2) / (1 + doubt)
    reach = CONFIDENT * sqrt(share * (1 - share) / count + doubt / (4 * count)) / (1 + doubt)
    return Rate(sum(wins), count, share, max(middle - reach, 0.0), min(middle + reach, 1.0))


def spread(numbers: Sequence[int]) -> Spread:
    """The distribution of these numbers."""
    low, middle, high = quantiles(numbers, method="inclusive") if len(numbers) > 1 else [float(numbers[0])] * 3
    return Spread(fmean(numbers), pstdev(numbers), min(numbers), low, middle, high, max(numbers))
