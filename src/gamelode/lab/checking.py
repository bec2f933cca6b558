"""Conformance over many random games, on all cores."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from pathlib import Path

from msgspec import Struct

from gamelode.catalogue import game_named
from gamelode.kernel import Edition, Game, Rules, game_options
from gamelode.kernel.conformance import Check, counting_clauses

from .workers import shared_out

Options = Mapping[str, object]


class Task(Struct, frozen=True, kw_only=True):
    """One game to check."""

    slug: str
    seats: int
    seed: int
    options: dict[str, object]
    changes: Path | None
    every: int


class Checked(Struct, frozen=True, kw_only=True):
    """How the check of one game went."""

    task: Task
    decisions: int
    ran: dict[str, int]  # clause -> how often
    failure: str  # the promise that broke; empty if none did


class Wanted(Struct, frozen=True, kw_only=True):
    """Which games are to be checked."""

    seats: Sequence[int]  # numbers of players
    games: int  # with each of them
    seed: int  # of the first
    every: int  # one decision in so many is checked
    options: Options = {}  # that are fixed
    changes: Path | None = None


def tasks(rules: Rules, wanted: Wanted) -> list[Task]:
    """The games at each number of players, in turn with each set of options that the game offers."""
    edition = rules.edition(wanted.changes)
    sets = option_sets(edition, wanted.options)
    for number, chosen in product(wanted.seats, sets):
        # What cannot even begin is bad input, not a broken promise.
        Game.start(edition, number, wanted.seed, dict(chosen))
    return [
        Task(
            slug=rules.slug,
            seats=number,
            seed=wanted.seed + game,
            options=dict(sets[game % len(sets)]),
            changes=wanted.changes,
            every=wanted.every,
        )
        for number, game in product(wanted.seats, range(wanted.games))
    ]


def option_sets(edition: Edition, fixed: Options) -> list[Options]:
    """Every combination of the values that any number of players may pick, with some options fixed."""
    numbers = tuple(edition.rules.seats)
    free = [option for option in game_options(edition) if option.name not in fixed]
    ways = [[{option.name: each.value} for each in option.values if each.seats == numbers] for option in free]
    return [{**fixed, **{key: value for part in parts for key, value in part.items()}} for parts in product(*ways)]


def check_all(todo: Sequence[Task], workers: int | None = None) -> Iterator[Checked]:
    """Check the game of every task; the results come in order."""
    return shared_out(check_one, todo, workers)


@cache
def _edition(slug: str, changes: Path | None) -> Edition:
    return game_named(slug).edition(changes)


def check_one(task: Task) -> Checked:
    """Play one game and check it. Whatever goes wrong in it is a promise broken."""
    edition, failure = _edition(task.slug, task.changes), ""
    check = Check(edition, task.seats, task.seed, task.options, task.every)
    with counting_clauses(edition.frames) as ran:
        try:
            check.run()
        except Exception as error:
            what = str(error) if isinstance(error, AssertionError) else f"{type(error).__name__}: {error}"
            failure = f"after {check.game.answers} decisions with {task.seats} players: {what}"
    return Checked(task=task, decisions=check.game.answers, ran=dict(ran), failure=failure)
