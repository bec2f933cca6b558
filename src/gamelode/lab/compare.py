"""Two versions of a game on the same deals: what changed, and how sure that is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from statistics import fmean, stdev

from msgspec import Struct

from gamelode.kernel import Fault

from .simulate import Played
from .summary import CONFIDENT, win_of
from .tally import KIND

Measure = tuple[str, str]  # a group of figures, and which of them
Figures = Mapping[Measure, float]  # of a game
WON, POINTS, SOURCES, LENGTH = "win rate", "points", "points by source", "length"
ENDED, DID, HAPPENED = "ended by", "what seats did", "what happened"
GROUPS = (WON, POINTS, SOURCES, LENGTH, ENDED, DID, HAPPENED)
COUNTED = (SOURCES, ENDED, DID, HAPPENED)  # what a game does not name, it had none of


class Difference(Struct, frozen=True):
    """The means of a figure, and how far it moves in a game, with an interval of 95 % over the pairs of games."""

    first: float
    second: float
    change: float
    low: float
    high: float

    @property
    def is_clear(self) -> bool:
        return not self.low <= 0 <= self.high

    @property
    def is_none(self) -> bool:
        """Whether no pair of games differs in this figure."""
        return self.low == self.high == 0


class Comparison(Struct, frozen=True, kw_only=True):
    """What many pairs of games say together."""

    games: int
    alike: int  # pairs that went alike: whatever changed played no part in them
    differences: dict[str, dict[str, Difference]]  # by group


def compare(first: Sequence[Played], second: Sequence[Played]) -> Comparison:
    """Pairs of games that began alike, under two versions."""
    if len(first) < 2:
        raise Fault("to compare takes two games at the least")
    figures = [(_figures(one), _figures(two)) for one, two in zip(first, second, strict=True)]
    ours, theirs = ({group for both in figures for group, _ in both[side]} for side in (0, 1))
    found: dict[str, dict[str, Difference]] = {}
    for group, name in _in_order({measure: None for both in figures for each in both for measure in each}):
        if group in ours & theirs:  # what only one side counted cannot be compared
            found.setdefault(group, {})[name] = _difference(_told((group, name), figures))
    alike = sum(_went_alike(one, two) for one, two in zip(first, second, strict=True))
    return Comparison(games=len(figures), alike=alike, differences=found)


def _told(measure: Measure, figures: Sequence[tuple[Figures, Figures]]) -> list[tuple[float, float]]:
    """One figure, of each pair of games that tells it."""
    counts = measure[0] in COUNTED
    told = [(one, two) for one, two in figures if counts or measure in one or measure in two]
    return [(one.get(measure, 0.0), two.get(measure, 0.0)) for one, two in told]


def _in_order(measures: Iterable[Measure]) -> list[Measure]:
    """By group; in it as they come, but what was counted by name, each kind after what it is a kind of."""
    by_name = (ENDED, DID, HAPPENED)
    return sorted(measures, key=lambda m: (GROUPS.index(m[0]), m[1].split(KIND, 1) if m[0] in by_name else []))


def counterparts(games: Sequence[Played], others: Iterable[Played]) -> list[Played]:
    """For each of these games the one among the others that began alike."""
    found = {_deal(game): game for game in others}
    if lost := [game for game in games if _deal(game) not in found]:
        bots = ",".join(lost[0].bots)
        raise Fault(
            f"to compare takes the same games: that of {bots} with seed {lost[0].seed} and its options is missing"
        )
    return [found[_deal(game)] for game in games]


def _deal(game: Played) -> tuple[object, ...]:
    """What two games that began alike have in common."""
    return game.seed, game.bots, tuple(sorted((key, str(value)) for key, value in game.options.items()))


def _went_alike(one: Played, two: Played) -> bool:
    return (one.decisions, one.rounds, one.outcome.scores) == (two.decisions, two.rounds, two.outcome.scores)


def _difference(pairs: Sequence[tuple[float, float]]) -> Difference:
    changes = [two - one for one, two in pairs]
    first, second, change = fmean(one for one, _ in pairs), fmean(two for _, two in pairs), fmean(changes)
    reach = CONFIDENT * stdev(changes) / sqrt(len(changes))
    return Difference(first, second, change, change - reach, change + reach)


# --- the figures of one game


def _figures(game: Played) -> Figures:
    seats, outcome = range(len(game.bots)), game.outcome
    return {
        **_group(WON, {name: fmean(win_of(game, seat) for seat in some) for name, some in _who(game).items()}),
        **_group(POINTS, {bot: fmean(outcome.scores[seat] for seat in some) for bot, some in _bots(game).items()}),
        **_group(SOURCES, _means(outcome.sources, len(seats))),
        **_group(LENGTH, {"decisions": game.decisions, **({} if game.rounds is None else {"rounds": game.rounds})}),
        **_group(ENDED, {outcome.reason: 1.0}),
        **_group(DID, _means(game.tallies, len(seats))),
        **_group(HAPPENED, game.happened),
    }


def _group(title: str, figures: Mapping[str, float]) -> dict[Measure, float]:
    return {(title, name): float(figure) for name, figure in figures.items()}


def _bots(game: Played) -> dict[str, list[int]]:
    return {name: [seat for seat, bot in enumerate(game.bots) if bot == name] for name in sorted(set(game.bots))}


def _who(game: Played) -> dict[str, list[int]]:
    """Whose wins are told: all together; the bots; or, where all are the same, the seats."""
    if len(set(game.sides)) == 1:
        return {"success": [0]}
    bots = _bots(game)
    return bots if len(bots) > 1 else {f"seat {seat + 1}": [seat] for seat in range(len(game.bots))}


def _means(parts: Iterable[Mapping[str, int]], seats: int) -> dict[str, float]:
    found: dict[str, float] = {}
    for part in parts:
        for key, number in part.items():
            found[key] = found.get(key, 0.0) + number / seats
    return found
