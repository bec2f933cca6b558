"""Many games of bots, on all cores; the same games whatever the number of workers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from gamelode.bots import exact_bot, make, seed_of_bots, sides_of
from gamelode.catalogue import game_named
from gamelode.kernel import Edition, Fault, Game, Outcome
from gamelode.match import Driver

from .tally import Tally
from .workers import shared_out


class Played(Struct, frozen=True, kw_only=True):
    """A game that bots have played."""

    seed: str
    options: dict[str, Any]
    bots: tuple[str, ...]  # by seat
    sides: tuple[int, ...]  # by seat: who played together
    outcome: Outcome
    decisions: int
    rounds: int | None  # if the game counts them
    tallies: tuple[dict[str, int], ...] = ()  # by seat: what happened, and how often; empty if nobody counted
    happened: dict[str, int] = {}  # the same of what no seat did


class Plan(Struct, frozen=True, kw_only=True):
    """All that the games of a run have in common."""

    slug: str
    bots: tuple[str, ...]
    seed: int | str
    options: dict[str, Any] = {}
    changes: Path | None = None
    tally: bool = False

    def check(self) -> None:
        """Whatever is wrong with game, bots, seats, options or changes is a fault here and now."""
        for name in self.bots:
            exact_bot(game_named(self.slug), name)
        self.game(0)

    def game(self, number: int) -> Game:
        """A game at its first question."""
        edition = _edition(self.slug, self.changes)
        return Game.start(edition, len(self.bots), self.seed_of(number), self.options, events=self.tally, record=False)

    def seed_of(self, number: int) -> str:
        return f"{self.seed}.{number}"

    def seated(self, number: int) -> tuple[str, ...]:
        """The bots by seat: they move on by a seat from game to game, so that each sits everywhere equally often."""
        turn = number % len(self.bots)
        return self.bots[-turn:] + self.bots[:-turn] if turn else self.bots

    def play(self, number: int) -> Played:
        """One game from start to end. It depends on the plan and its number alone."""
        game, names = self.game(number), self.seated(number)
        rules = game.edition.rules
        driver = Driver([make(exact_bot(rules, name), seed_of_bots(game)) for name in names])
        tally = Tally(game) if self.tally else None
        while not game.is_over:
            driver.move(game)
            if tally:
                tally.take()
        outcome = game.outcome
        assert outcome is not None
        return Played(
            seed=game.header.seed,
            options=self.options,
            bots=names,
            sides=sides_of(game),
            outcome=outcome,
            decisions=game.answers,
            rounds=rules.rounds(game.table) if rules.rounds else None,
            tallies=tuple(map(dict, tally.seats)) if tally else (),
            happened=dict(tally.nobodys) if tally else {},
        )


class Task(Struct, frozen=True):
    """One game to play."""

    plan: Plan
    number: int

    def __str__(self) -> str:
        return f"{self.plan}.play({self.number}) (seed {self.plan.seed_of(self.number)})"

    def play(self) -> Played:
        return self.plan.play(self.number)


def simulate(plan: Plan, games: int, workers: int | None = None) -> Iterator[Played]:
    """Play so many games of a plan; they come one after another as they are done. `workers` are processes; one: this
    very process."""
    return simulate_all([plan], games, workers)


def simulate_all(plans: Sequence[Plan], games: int, workers: int | None = None) -> Iterator[Played]:
    """Play so many games of each plan, plan by plan."""
    if games < 1:
        raise Fault(f"{games} games are none")
    for plan in plans:
        plan.check()
    return shared_out(Task.play, [Task(plan, number) for plan in plans for number in range(games)], workers)


@cache
def _edition(slug: str, changes: Path | None) -> Edition:
    """The edition of a game, read once in each process."""
    return game_named(slug).edition(changes)
