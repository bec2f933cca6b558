"""What the terminal shows: sections of a table, sentences, clauses, scores."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.console import (
    Console,
    ConsoleOptions,
    ConsoleRenderable,
    Group,
    RenderableType,
    RenderHook,
    RenderResult,
)
from rich.measure import Measurement
from rich.padding import Padding
from rich.rule import Rule
from rich.segment import Segment
from rich.table import Table
from rich.text import Text

from gamelode.kernel import Outcome, Piece, Section, Words
from gamelode.kernel.words import plain

WIDE = 110  # columns from which on narrow sections stand beside each other
BETWEEN = " · "
LABELS = 26  # columns for the labels of a section, at the most
# Colours of the terminal's own palette, for it knows whether its background is dark or light.
COLOURS = {
    "brown": "dark_orange3",
    "blue": "bright_blue",
    "purple": "magenta",
    "yellow": "yellow",
    "red": "red",
    "green": "green",
    "orange": "dark_orange",
    "white": "bold",
    "grey": "dim",
    "black": "dim",
}
ACCENT, MUTED, REFUSED, HINT = "cyan", "dim", "dark_orange", "green"


class Plainly(RenderHook):
    """Records and problems come from anybody: what is in them is shown, and moves no cursor and rings no bell."""

    def process_renderables(self, renderables: list[ConsoleRenderable]) -> list[ConsoleRenderable]:
        return [_Plain(each) for each in renderables]


class _Plain:
    def __init__(self, shown: ConsoleRenderable) -> None:
        self.shown = shown

    def __rich_console__(self, show: Console, options: ConsoleOptions) -> RenderResult:
        for segment in show.render(self.shown, options):
            yield segment if segment.control else Segment(plain(segment.text), segment.style)


def console() -> Console:
    """Whatever is shown goes through one of these: without colours where nobody would see them."""
    show = Console(highlight=False, emoji=False, markup=False)
    show.push_render_hook(Plainly())
    return show


def is_terminal() -> bool:
    """Whether a person sits at a terminal, and no file or pipe takes its place."""
    return sys.stdin.isatty() and sys.stdout.isatty()


# --- the table


def drawn(sections: Iterable[Section], width: int) -> RenderableType:
    """All sections, narrow ones in pairs where there is room."""
    parts: list[RenderableType] = []
    for narrow, group in groupby(sections, key=lambda section: section.narrow and width >= WIDE):
        found = [_section(section) for section in group]
        parts += [_beside(found[i : i + 2]) for i in range(0, len(found), 2)] if narrow else found
    return Group(*parts)


def _beside(parts: Sequence[RenderableType]) -> RenderableType:
    grid = Table.grid(expand=True, padding=(0, 1))
    for _ in range(2):
        grid.add_column(ratio=1)
    grid.add_row(*parts)
    return grid


def _section(section: Section) -> RenderableType:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, max_width=LABELS)
    grid.add_column()
    for row in section.rows:
        grid.add_row(Text(row.label, style=COLOURS.get(row.colour, MUTED)), Pieces(row.pieces))
    return Group(heading(section.title), Padding(grid, (0, 0, 0, 1), expand=False))


def heading(title: str) -> RenderableType:
    return Rule(Text(title, style="bold"), align="left", characters="─", style=MUTED)


class Pieces:
    """Pieces side by side; a line ends between two of them and not within, unless one is longer than a line."""

    def __init__(self, pieces: Sequence[Piece]) -> None:
        self.pieces = [Text(piece.text, style=COLOURS.get(piece.colour, "")) for piece in pieces]

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [piece.cell_len for piece in self.pieces] or [0]
        whole = sum(widths) + len(BETWEEN) * (len(widths) - 1)
        return Measurement(min(max(widths), options.max_width), min(whole, options.max_width))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for piece in self.pieces:
            if line and line.cell_len + len(BETWEEN) + piece.cell_len > options.max_width:
                yield line
                line = Text()
            line += Text(BETWEEN if line else "", style=MUTED) + piece
        yield line


# --- sentences


def coloured(words: str) -> Text:
    """Words in which every colour has that colour."""
    text = Text(words)
    for name, colour in COLOURS.items():
        text.highlight_regex(rf"\b{name}\b", colour)
    return text


def sentences(lines: Iterable[str], indent: int = 1, style: str = "") -> RenderableType:
    """One below the other; in the colours that they name, unless they have a style."""
    texts = (Text(line, style=style) if style else coloured(line) for line in lines)
    return Group(*(Padding(text, (0, 0, 0, indent), expand=False) for text in texts))


def columns(lines: Sequence[str], width: int, indent: int) -> RenderableType:
    """As many side by side as there is room for."""
    across = max((width - indent) // (max(map(len, lines)) + 2), 1)
    grid = Table.grid(padding=(0, 2, 0, 0))
    for first in range(0, len(lines), across):
        grid.add_row(*map(coloured, lines[first : first + across]))
    return Padding(grid, (0, 0, 0, indent), expand=False)


def count(number: int, thing: str) -> str:
    """A number with its noun, in the plural unless it is one."""
    return f"{number:,} {thing}" if number == 1 else f"{number:,} {thing}s"


def score(outcome: Outcome, players: Sequence[str]) -> RenderableType:
    """Every player's points by where they come from, the winners first."""
    table = Table(box=None, padding=(0, 2, 0, 1))
    table.add_column("", style="bold")
    for name in players:
        table.add_column(name, justify="right")
    sources = dict.fromkeys(source for part in outcome.sources for source in part)
    for source in sources:
        table.add_row(source, *(str(part.get(source, 0)) for part in outcome.sources))
    table.add_row("points", *(Text(str(points), style="bold") for points in outcome.scores))
    if len(set(outcome.scores)) < len(outcome.scores):
        for tie in dict.fromkeys(tie for part in outcome.ties for tie in part):
            table.add_row(f"equal points: {tie}", *(str(part.get(tie, 0)) for part in outcome.ties))
    table.add_row("rank", *map(str, outcome.ranks))
    return table


def winners(outcome: Outcome, words: Words) -> str:
    """Who won, in a sentence."""
    names = [words.player(seat) for seat in outcome.winners]
    if not names:
        return "Nobody wins."
    return f"{names[0]} wins." if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]} win together."
