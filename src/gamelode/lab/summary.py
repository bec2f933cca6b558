"""What many games say together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from statistics import fmean, pstdev, quantiles
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from gamelode.kernel import Seat

from .simulate import Played
from .tally import KIND

CONFIDENT = 1.959964  # standard deviations, for 95 %


class Stake(NamedTuple):
    """What a seat of a game came to."""

    win: float  # 1 for a win; a part of it where several sides have won
    side: tuple[int, int]  # of which game, told apart as objects, for runs of a sweep may share their seeds


class Rate(Struct, frozen=True):
    """A share of wins with its Wilson interval of 95 %. Sides that win together share the win.

    Seats that play together win together: how sure the share is follows from the number of sides, not of seats.
    """

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


class Tallied(Struct, frozen=True, kw_only=True):
    """How often something happened, and how those did who had it."""

    mean: float  # in a game: for each seat, or for all if it is nobody's
    had: Rate  # those that had it at all, among all
    won_with: Rate | None  # None where there are none, or where winning has nothing to do with it
    won_without: Rate | None

    @property
    def apart(self) -> bool:
        """Whether the intervals of both rates have nothing in common."""
        one, two = self.won_with, self.won_without
        return one is not None and two is not None and not (one.low <= two.high and two.low <= one.high)


class Ending(Struct, frozen=True, kw_only=True):
    """How often games ended by one clause, and how they stood then."""

    share: Rate  # of all games
    won: float  # the share of these that anybody won
    points: float  # the mean score of a seat


class Summary(Struct, frozen=True, kw_only=True):
    """What many games say together."""

    games: int
    together: bool  # all seats play on one side: they have success or fail
    bots: tuple[BotSummary, ...]
    seats: tuple[Rate, ...]
    decisions: Spread
    rounds: Spread | None
    endings: dict[str, Ending]  # by the clause that ended them
    tallies: dict[str, Tallied]  # what seats did
    happened: dict[str, Tallied]  # what nobody did

    @property
    def rates(self) -> dict[str, Rate]:
        """What a line about these games has to tell: success; who wins; or, where all are the same, from which seat."""
        if self.together:
            return {"success": self.seats[0]}
        if len(self.bots) > 1:
            return {bot.name: bot.won for bot in self.bots}
        return {f"seat {number}": rate for number, rate in enumerate(self.seats, 1)}

    @property
    def points(self) -> float:
        """The mean score of a seat."""
        return sum(bot.scores.mean * bot.won.games for bot in self.bots) / sum(bot.won.games for bot in self.bots)


class Seated(NamedTuple):
    """One seat of one game, and what it came to."""

    game: Played
    seat: Seat
    stake: Stake


def summarise(played: Iterable[Played]) -> Summary:
    """What at least one game says, summed up."""
    games = list(played)
    seated = [Seated(game, seat, stake) for game in games for seat, stake in enumerate(stakes_of(game))]
    names = dict.fromkeys(name for game in games for name in sorted(game.bots))
    rounds = [game.rounds for game in games if game.rounds is not None]
    return Summary(
        games=len(games),
        together=_is_together(games),
        bots=tuple(_bot(name, [one for one in seated if one.game.bots[one.seat] == name]) for name in names),
        seats=tuple(
            rate_of([one.stake for one in seated if one.seat == seat])
            for seat in range(max(len(game.bots) for game in games))
        ),
        decisions=spread([game.decisions for game in games]),
        rounds=spread(rounds) if rounds else None,
        endings={reason: _ending(reason, games) for reason in sorted({game.outcome.reason for game in games})},
        tallies=_tallies([(one.stake, one.game.tallies[one.seat]) for one in seated if one.game.tallies]),
        happened=_happened(games),
    )


def _bot(name: str, seated: Sequence[Seated]) -> BotSummary:
    parts = [one.game.outcome.sources[one.seat] for one in seated if one.game.outcome.sources]
    kinds = dict.fromkeys(kind for part in parts for kind in part)
    return BotSummary(
        name=name,
        won=rate_of([one.stake for one in seated]),
        scores=spread([one.game.outcome.scores[one.seat] for one in seated]),
        sources={kind: fmean(part.get(kind, 0) for part in parts) for kind in kinds},
    )


def _is_together(games: Iterable[Played]) -> bool:
    return all(len(set(game.sides)) == 1 for game in games)


def _ending(reason: str, games: Sequence[Played]) -> Ending:
    these = [game.outcome for game in games if game.outcome.reason == reason]
    return Ending(
        share=rate([float(game.outcome.reason == reason) for game in games]),
        won=fmean(bool(outcome.winners) for outcome in these),
        points=fmean(score for outcome in these for score in outcome.scores),
    )


Counts = Sequence[tuple[Stake, Mapping[str, int]]]  # of each seat: how it did, and what happened to it


def _tallies(counts: Counts) -> dict[str, Tallied]:
    return {key: _tallied(key, counts) for key in _keys(tally for _, tally in counts)}


def _happened(games: Sequence[Played]) -> dict[str, Tallied]:
    """Of each game; who won matters if all play together, for else somebody wins anyway."""
    found = _tallies([(stakes_of(game)[0], game.happened) for game in games])
    if _is_together(games):
        return found
    return {key: replace(tallied, won_with=None, won_without=None) for key, tallied in found.items()}


def _tallied(key: str, counts: Counts) -> Tallied:
    have = [stake for stake, tally in counts if tally.get(key)]
    have_not = [stake for stake, tally in counts if not tally.get(key)]
    return Tallied(
        mean=sum(tally.get(key, 0) for _, tally in counts) / len(counts),
        had=rate([1.0] * len(have) + [0.0] * len(have_not)),
        won_with=rate_of(have) if have else None,
        won_without=rate_of(have_not) if have_not else None,
    )


def _keys(tallies: Iterable[Mapping[str, int]]) -> list[str]:
    """All that was counted, each kind after what it is a kind of."""
    return sorted({key for tally in tallies for key in tally}, key=lambda key: key.split(KIND, 1))


def stakes_of(game: Played) -> list[Stake]:
    """What each seat of a game came to."""
    return [Stake(win_of(game, seat), (id(game), side)) for seat, side in enumerate(game.sides)]


def win_of(game: Played, seat: Seat) -> float:
    """1 for a win; a part of it where several sides have won; 0 otherwise."""
    winners = {side for side, rank in zip(game.sides, game.outcome.ranks, strict=True) if rank == 1}
    return 1 / len(winners) if game.sides[seat] in winners else 0.0


def rate_of(stakes: Sequence[Stake]) -> Rate:
    """How often these seats have won."""
    return rate([stake.win for stake in stakes], len({stake.side for stake in stakes}))


def rate(wins: Sequence[float], independent: int | None = None) -> Rate:
    """The share of these wins, of which so many do not follow from each other; all of them unless told."""
    count = independent or len(wins)
    share, doubt = fmean(wins), CONFIDENT**2 / count
    middle = (share + doubt / 2) / (1 + doubt)
    reach = CONFIDENT * sqrt(share * (1 - share) / count + doubt / (4 * count)) / (1 + doubt)
    low, high = max(middle - reach, 0.0), min(middle + reach, 1.0)
    return Rate(sum(wins), len(wins), share, min(low, share), max(high, share))  # what is rounded may miss 0 and 1


def spread(numbers: Sequence[int]) -> Spread:
    """The distribution of these numbers."""
    low, middle, high = quantiles(numbers, method="inclusive") if len(numbers) > 1 else [float(numbers[0])] * 3
    return Spread(fmean(numbers), pstdev(numbers), min(numbers), low, middle, high, max(numbers))
