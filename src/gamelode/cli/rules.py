"""`gamelode rules`: the rulebook of a game in our words, and which code and tests cite it."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gamelode.catalogue import game_named
from gamelode.kernel import Fault, Ledger, Rules
from gamelode.kernel.coverage import Cited, Coverage, cover

from . import screen
from .book import clause_texts, found_clauses, rests_on, section_of
from .glance import at_a_glance, words_shown
from .inputs import Slug
from .screen import console

USUAL_TESTS = Path("tests") / "games"  # below the working directory, in a checkout of the sources


def rules(
    slug: Slug,
    clause: Annotated[str | None, typer.Argument(help="A clause, such as MINE-03.")] = None,
    search: Annotated[str, typer.Option("--search", metavar="TEXT", help="Only what has this text in it.")] = "",
    coverage: Annotated[bool, typer.Option("--coverage", help="Clause, code, tests; exit code 1 on a gap.")] = False,
    tests: Annotated[
        Path | None, typer.Option("--tests", metavar="DIR", help="Where its tests are; tests/games/GAME unless told.")
    ] = None,
) -> None:
    """The rulebook of a game: clauses, rulings and examples."""
    game = game_named(slug)
    if coverage:
        _show_coverage(game, tests)
    elif clause is not None:
        _show_clause(game.ledger, clause.upper())
    else:
        _show_all(game, search)


def _show_all(game: Rules, search: str) -> None:
    """The game at a glance, its clauses by chapter, its words; or only the clauses with a text in them."""
    ledger, glossary = game.ledger, game.lessons.glossary
    ids = found_clauses(ledger, search)
    if not ids:
        raise Fault(f"no clause of {ledger.title} has {search!r} in it")
    show = console()
    if not search:
        show.print(at_a_glance(game))
    for title, group in groupby(ids, key=lambda each: section_of(ledger.by_id[each])):
        show.print(screen.heading(title), clause_texts(ledger, group))
    if glossary.words and not search:
        show.print(screen.heading("Words"), words_shown(glossary))


def _show_clause(ledger: Ledger, id: str) -> None:
    entry = ledger.by_id.get(id)
    if entry is None:
        raise Fault(f"there is no clause {id!r} in {ledger.title}")
    related = {
        section_of(entry): [id],
        "Rests on": rests_on(entry),
        "Rulings on it": [ruling.id for ruling in ledger.ruling if id in ruling.about],
        "Examples of it": [example.id for example in ledger.example if id in example.clauses],
    }
    for title, ids in related.items():
        if ids:
            console().print(screen.heading(title), clause_texts(ledger, ids))


# --- coverage


def tests_of(game: Rules, tests: Path | None) -> Path | None:
    """The folder of a game's tests: the one given, or the usual one below the working directory."""
    if tests is not None and not tests.is_dir():
        raise Fault(f"{tests}: there is no such folder")
    usual = USUAL_TESTS / game.slug
    return tests or (usual if usual.is_dir() else None)


def _show_coverage(game: Rules, tests: Path | None) -> None:
    folder = tests_of(game, tests)
    found = cover(game.ledger, game.folder, folder)
    console().print(_coverage_table(found), _summary(game, found, folder))
    if found.gaps or found.unknown:
        raise typer.Exit(1)


def _coverage_table(found: Coverage) -> RenderableType:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for name in ("clause", "code", "tests", ""):
        table.add_column(name, overflow="fold")
    for line in found.lines:
        gap = Text(line.gap, style=screen.REFUSED)
        table.add_row(Text(line.id, style="bold"), _places(line.code), _places(line.tests), gap)
    return table


def _places(cited: tuple[Cited, ...]) -> str:
    return "\n".join(dict.fromkeys(map(str, cited)))


def _summary(game: Rules, found: Coverage, tests: Path | None) -> RenderableType:
    """What is covered, what is not, and what is cited and does not exist."""
    parts = [
        f"{found.clauses_covered} of {len(found.lines)} clauses, rulings and examples of {game.title} are covered."
    ]
    if found.gaps:
        parts.append(f"Gaps: {', '.join(line.id for line in found.gaps)}.")
    if found.unknown:
        parts.append(f"Not in the ledger: {', '.join(f'{cited.id} ({cited})' for cited in found.unknown)}.")
    if tests is None:
        parts.append(
            f"No tests were looked at: there is no folder tests/games/{game.slug} here; --tests DIR names one."
        )
    return Group(*map(Text, parts))
