"""Every game of the catalogue keeps the promises of the kernel, at every seat count and with every option."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from itertools import cycle, islice, zip_longest
from pathlib import Path
from typing import Any

import pytest

from gamelode.catalogue import OURS, games
from gamelode.kernel import Rules, game_options
from gamelode.kernel.conformance import Check, clauses_of, counting_clauses
from gamelode.kernel.coverage import cover

SEEDS = (1, 2)
MANY = 40  # with so many seat counts and options a game is played enough with one seed each
EVERY = 6  # decisions from one check to the next
MOST_GAMES = 300  # that may be needed until every clause has run


def settings(rules: Rules, seats: int) -> list[dict[str, Any]]:
    """As it comes, and then each other value that so many players may pick for each option."""
    options = game_options(rules.standard)
    return [{}, *({o.name: each.value} for o in options for each in o.values[1:] if seats in each.seats)]


def by_option(rules: Rules) -> list[tuple[int, dict[str, Any]]]:
    """Tables of every size with the first setting, then with the second, and so on."""
    columns = [[(seats, options) for options in settings(rules, seats)] for seats in rules.seats]
    return [table for row in zip_longest(*columns) for table in row if table]


def cases() -> Iterator[Any]:
    for slug, rules in games().items():
        tables = [(seats, options) for seats in rules.seats for options in settings(rules, seats)]
        for number, (seats, options) in enumerate(tables):
            named = " ".join(f"{name}={value}" for name, value in options.items()) or "as it comes"
            seeds = SEEDS if len(tables) < MANY else (number,)
            yield pytest.param(slug, seats, options, seeds, id=f"{slug}, {seats} seats, {named}")


@pytest.mark.parametrize(("slug", "seats", "options", "seeds"), list(cases()))
def test_random_games_keep_every_promise(
    slug: str, seats: int, options: dict[str, Any], seeds: tuple[int, ...]
) -> None:
    for seed in seeds:
        assert Check(games()[slug].standard, seats, seed, options, EVERY).run() > 0


def rare(slug: str) -> set[str]:
    """Clauses that random play is too bad for: a game that has such runs them in scenes, in `rare.py`, and says so."""
    module = f"tests.games.{slug}.rare"
    return set(import_module(module).RARE) if slug in OURS and find_spec(module) else set()


@pytest.mark.parametrize("slug", list(games()))
def test_every_clause_runs_in_random_games_and_receives_what_it_expects(slug: str) -> None:
    rules = games()[slug]
    edition = rules.standard
    tables = cycle(by_option(rules))
    wanted = set(clauses_of(edition.frames))
    with counting_clauses(edition.frames) as ran:
        for seed, (seats, options) in enumerate(islice(tables, MOST_GAMES)):
            check = Check(edition, seats, seed, options)
            while not check.game.is_over:
                check.step(check.game)
            if wanted <= ran.keys() | rare(slug):
                break
    assert sorted(wanted - ran.keys() - rare(slug)) == []


@pytest.mark.parametrize("slug", OURS)
def test_every_clause_of_the_ledger_has_code_and_a_test(slug: str) -> None:
    rules = games()[slug]
    coverage = cover(rules.ledger, rules.folder, Path(__file__).parent / slug)
    assert [f"{line.id}: {line.gap}" for line in coverage.gaps] == []
    assert [f"{cited.id} at {cited}" for cited in coverage.unknown] == []
