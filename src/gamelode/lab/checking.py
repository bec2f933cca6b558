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
    """How it went."""

    task: Task
    decisions: int
    ran: dict[str, int]  # clause -> how often
    failure: str  # the promise that broke; empty if none did


def tasks(
    rules: Rules,
    changes: Path | None,
    seats: Sequence[int],
    games: int,
    seed: int,
    every: int,
    options: Options,
) -> list[Task]:
    """So many games at each number of players, in turn with each set of options that the game offers."""
    edition = rules.edition(changes)
    sets = option_sets(edition, options)
    for number in seats:
        for chosen in sets:
            Game.start(edition, number, seed, dict(chosen))  # what cannot even begin is bad input, not a broken promise
    return [
        Task(
            slug=rules.slug,
            seats=number,
            seed=seed + game,
            options=dict(sets[game % len(sets)]),
            changes=changes,
            every=every,
        )
        for number in seats
        for game in range(games)
    ]


def option_sets(edition: Edition, fixed: Options) -> list[Options]:
    """Every combination of the values that any number of players may pick, with some options fixed."""
    numbers = tuple(edition.rules.seats)
    free = [option for option in game_options(edition) if option.name not in fixed]
    ways = [[{option.name: each.value} for each in option.values if each.seats == numbers] for option in free]
    return [{**fixed, **{key: value for part in parts for key, value in part.items()}} for parts in product(*ways)]


def check_all(todo: Sequence[Task], workers: int | None = None) -> Iterator[Checked]:
    """Every task, in order."""
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
