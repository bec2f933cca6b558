"""A game at a glance: goal, end, a turn, tips; and its words."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gamelode.kernel import Rules
from gamelode.kernel.lessons import Glossary, Said

from . import screen


def at_a_glance(rules: Rules) -> RenderableType:
    """Goal, end, a turn and tips, with their clauses; nothing if the game has no primer."""
    primer = rules.lessons.primer
    if primer is None:
        return Group()
    return Group(
        screen.heading(f"{rules.title} at a glance"),
        _rows([("Goal", primer.goal), ("The end", primer.end)]),
        screen.heading("A turn"),
        _rows((f"{number}", line) for number, line in enumerate(primer.turn, 1)),
        screen.heading("Three tips"),
        _rows(("-", tip) for tip in primer.tip),
    )


def _rows(statements: Iterable[tuple[str, Said]]) -> RenderableType:
    grid = Table.grid(padding=(0, 2, 0, 0))
    for label, said in statements:
        clauses = Text(f" [{' '.join(said.clauses)}]", style=screen.MUTED)
        grid.add_row(Text(label, style=f"bold {screen.ACCENT}"), Text(said.text) + clauses)
    return Padding(grid, (0, 0, 0, 1), expand=False)


def words_shown(glossary: Glossary) -> RenderableType:
    """All words of a game, in alphabetical order."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for word in sorted(glossary.words, key=lambda word: word.term.casefold()):
        clause = Text(f" [{word.clause}]", style=screen.MUTED)
        grid.add_row(Text(word.term, style=f"bold {screen.ACCENT}"), Text(word.text) + clause)
    return Padding(grid, (0, 0, 0, 1), expand=False)
