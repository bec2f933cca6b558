"""`gamelode games`: the catalogue."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from gamelode.catalogue import broken_games, game_named, title_pages
from gamelode.kernel import TitlePage
from gamelode.kernel.coverage import cover

from . import screen
from .rules import USUAL_TESTS, tests_of
from .screen import console


def games(
    coverage: Annotated[bool, typer.Option("--coverage", help="How many clauses have code and a test, too.")] = False,
) -> None:
    """The games there are."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("game", style="bold")
    table.add_column("title")
    for name in ("seats", "minutes", "rules", *(["clauses covered"] if coverage else [])):
        table.add_column(name, justify="right")
    for page in title_pages():
        figures = [page.players, str(page.minutes), f"v{page.version}"]
        table.add_row(page.game, page.title, *figures, *([_covered(page)] if coverage else []))
    console().print(table)
    for sentence in broken_games().values():
        console().print(Text(sentence, style=screen.REFUSED))
    if coverage and not USUAL_TESTS.is_dir():
        console().print("Covered: cited by code. In a checkout of the sources, tests count too.")


def _covered(page: TitlePage) -> str:
    """How much of a game's ledger is cited by code, and by tests if they are here."""
    rules = game_named(page.game)
    found = cover(rules.ledger, rules.folder, tests_of(rules, None))
    return f"{found.clauses_covered} of {len(found.lines)}"
