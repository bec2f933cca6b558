"""Clauses, rulings and examples of a ledger, for people."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gamelode.kernel import Ledger
from gamelode.kernel.ledger import Clause, Example, Ruling

from . import screen

Entry = Clause | Ruling | Example


def found_clauses(ledger: Ledger, text: str) -> list[str]:
    """The clause of that id; or every one that has the text in it."""
    if text.upper() in ledger.by_id:
        return [text.upper()]
    return [entry.id for entry in ledger.entries if text.casefold() in _all_words(entry).casefold()]


def clause_texts(ledger: Ledger, ids: Iterable[str]) -> RenderableType:
    """Entries of the ledger: the id of each, and what it says."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, min_width=8)
    for id in ids:
        grid.add_row(Text(id, style=f"bold {screen.ACCENT}"), _words(ledger.by_id.get(id)))
    return Padding(grid, (0, 0, 0, 1), expand=False)


def section_of(entry: Entry) -> str:
    """The heading under which an entry of the ledger stands."""
    if isinstance(entry, Ruling):
        return "Rulings"
    return "Examples" if isinstance(entry, Example) else entry.section


def rests_on(entry: Entry) -> tuple[str, ...]:
    """The ids that an entry names itself: what it needs, is about, or is an example of."""
    if isinstance(entry, Clause):
        return entry.needs
    return entry.about if isinstance(entry, Ruling) else entry.clauses


def _words(entry: Entry | None) -> str:
    if entry is None:
        return ""
    if isinstance(entry, Clause):
        return entry.text
    if isinstance(entry, Ruling):
        return f"{entry.question} {entry.ruling}"
    return f"{entry.setup} Played: {'; '.join(entry.script)}. Expected: {'; '.join(entry.expect)}."


def _all_words(entry: Entry) -> str:
    about = f"{entry.why} {entry.basis}" if isinstance(entry, Ruling) else entry.section
    return f"{entry.id} {about} {_words(entry)}"
