"""What a match could have been: how each side's chance went, where choices cost some of it, and what was luck."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future
from typing import TypeVar

from msgspec import Struct

from gamelode.bots import sides_of
from gamelode.kernel import Fault, Game, Seat

from .moments import AnalysisSettings, Look, Mark, Moment, RecordedMatch, Search, Task, chances_in, games_of, work

CHUNK = 10  # answers that are looked at in one go
AT_FIRST_SIGHT = 0.2  # of the whole work
DEALS = 16  # other set-ups that the deal is compared with

R = TypeVar("R")
Progress = Callable[[float], None]  # the share that is done


class Cancelled(Fault):
    """Whoever asked for an analysis no longer wants it."""


class Balance(Struct, frozen=True, kw_only=True):
    """Where a seat's chance at the end came from. The parts add up to it."""

    usual: float  # what such a game offers the seat before anything is dealt
    deal: float  # luck of the deal
    luck: float  # luck of dice and draws
    own: float  # what its own answers brought
    others: float  # what the others' answers brought
    end: float

    lost: float  # what its answers lost against better ones, where that was looked into


class Analysis(Struct, frozen=True, kw_only=True):
    """What was found out about a match."""

    game: str
    players: tuple[str, ...]
    sides: tuple[int, ...]  # by seat: who plays together
    start: tuple[float, ...]  # by seat: how good the game looked as it began
    moments: tuple[Moment, ...]  # one for each answer
    marks: tuple[Mark, ...]
    balances: tuple[Balance, ...]  # by seat
    settings: AnalysisSettings


def analyse_match(
    source: RecordedMatch,
    *,
    executor: Executor | None = None,
    progress: Progress = lambda share: None,
    is_cancelled: Callable[[], bool] = bool,
) -> Analysis:
    """Look into a recorded match. The same record, seed and budget give the same analysis, whatever works on it: the
    executor's processes, or this one."""
    games, history, players = games_of(source.record, source.changes)
    if not history:
        raise Fault("nothing was answered in this match: there is nothing to look into")
    run = _Run(executor, progress, is_cancelled)
    chunks = [Look(source, first, min(first + CHUNK - 1, len(history))) for first in range(1, len(history) + 1, CHUNK)]
    moments = [moment for some in run.done(chunks, 0.0, AT_FIRST_SIGHT) for moment in some]
    searches = [Search(source, number) for number in _worth_a_search(moments, source.settings)]
    found = list(run.done(searches, AT_FIRST_SIGHT, 1.0))
    losses = {task.number: lost for task, (lost, _) in zip(searches, found, strict=True)}
    progress(1.0)
    return Analysis(
        game=games[0].header.game,
        players=players,
        sides=sides_of(games[0]),
        start=chances_in(games[0]),
        moments=tuple(moments),
        marks=tuple(mark for _, mark in found if mark is not None),
        balances=_balances(games[0], moments, losses),
        settings=source.settings,
    )


def _worth_a_search(moments: Sequence[Moment], settings: AnalysisSettings) -> list[int]:
    """The answers that look worst at first sight, in their order."""
    suspects = [(-moment.suspect, moment.answers) for moment in moments if moment.suspect is not None]
    return sorted(number for _, number in sorted(suspects)[: settings.decisions])


class _Run:
    """Work on many tasks, here or elsewhere."""

    def __init__(self, executor: Executor | None, progress: Progress, is_cancelled: Callable[[], bool]) -> None:
        self.executor, self.progress, self.is_cancelled = executor, progress, is_cancelled

    def done(self, tasks: Sequence[Task[R]], begin: float, end: float) -> Iterator[R]:
        """What came of each, in order; meanwhile the progress goes from one share to another."""
        futures: list[Future[R]] = [self.executor.submit(work, task) for task in tasks] if self.executor else []
        try:
            for number, task in enumerate(tasks):
                if self.is_cancelled():
                    raise Cancelled("the analysis was cancelled")
                yield futures[number].result() if futures else work(task)
                self.progress(begin + (end - begin) * (number + 1) / len(tasks))
        finally:
            for future in futures:
                future.cancel()


# --- where a chance came from


def _balances(start: Game, moments: Sequence[Moment], losses: dict[int, float]) -> tuple[Balance, ...]:
    usual = _usual(start)
    return tuple(_balance(seat, usual[seat], chances_in(start)[seat], moments, losses) for seat in range(len(usual)))


def _usual(start: Game) -> list[float]:
    """How good such a game looks to each seat as it begins, on average over other deals."""
    header = start.header
    deals = [
        chances_in(
            Game.start(start.edition, header.seats, f"deal {number}", header.options, events=False, record=False)
        )
        for number in range(DEALS)
    ]
    return [sum(column) / DEALS for column in zip(*deals, strict=True)]


def _balance(seat: Seat, usual: float, start: float, moments: Sequence[Moment], losses: dict[int, float]) -> Balance:
    before, luck, own, others = start, 0.0, 0.0, 0.0
    for moment in moments:
        by_chance = moment.luck[seat]
        by_choice = moment.chances[seat] - before - by_chance
        before, luck = moment.chances[seat], luck + by_chance
        if moment.seat == seat:
            own += by_choice
        else:
            others += by_choice
    lost = sum(loss for number, loss in losses.items() if moments[number - 1].seat == seat)
    return Balance(usual=usual, deal=start - usual, luck=luck, own=own, others=others, end=before, lost=lost)
