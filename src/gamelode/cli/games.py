"""`gamelode games`: the catalogue."""

from __future__ import annotations

from pathlib import Path

from rich.table import Table

from gamelode.catalogue import games as all_games
from gamelode.kernel.coverage import cover

from .rules import tests_of
from .screen import console


def games() -> None:
    """The games there are."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("game", style="bold")
    table.add_column("title")
    for name in ("seats", "minutes", "rules", "clauses covered"):
        table.add_column(name, justify="right")
    for slug, rules in all_games().items():
        covered = cover(rules.ledger, rules.folder, tests_of(rules, None))
        seats = f"{rules.seats[0]}-{rules.seats[-1]}" if len(rules.seats) > 1 else str(rules.seats[0])
        share = f"{covered.clauses_covered} of {len(covered.lines)}"
        table.add_row(slug, rules.title, seats, str(rules.minutes), f"v{rules.version}", share)
    console().print(table)
    if not Path("tests/games").is_dir():
        console().print("Covered: cited by code. In a checkout of the sources, tests count too.")
