"""A question as a person at the terminal meets it: numbered answers, by kind, some at a time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from msgspec import Struct
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gamelode.kernel import Choice, Fault, Seat, Words
from gamelode.match import Match

from . import screen

PAGE = 30


class Answer(Struct, frozen=True):
    """An answer with the number to type for it."""

    number: int
    choice: Choice
    words: str


class Asking:
    """The open question to one seat. What was typed narrows it down or leafs on; it never changes the numbers."""

    def __init__(self, match: Match, seat: Seat, words: Words) -> None:
        game = match.game
        choices = [*game.options(seat), *game.commands(seat)]
        self.name, self.prompt = match.players[seat], game.prompt(seat, words)
        self.answers = [Answer(number, choice, words.say(choice)) for number, choice in enumerate(choices, 1)]
        self.is_open = game.question.is_open
        self.can_undo = not match.why_not_undo(seat)
        self.found = self.answers
        self.start = 0

    def numbered(self, number: int) -> Choice:
        if not 0 < number <= len(self.answers):
            raise Fault(f"Answers go from 1 to {len(self.answers)}.")
        return self.answers[number - 1].choice

    def narrow(self, text: str) -> None:
        """Keep the answers with this text in them."""
        found = [answer for answer in self.answers if text.casefold() in answer.words.casefold()]
        if not found:
            raise Fault(f"No answer has {text!r} in it; h shows what you can type.")
        self.found, self.start = found, 0

    def leaf(self) -> None:
        """To the next page; after the last one, to the first of all answers."""
        self.start += PAGE
        if self.start >= len(self.found):
            self.found, self.start = self.answers, 0

    @property
    def page(self) -> list[Answer]:
        return self.found[self.start : self.start + PAGE]

    # --- on the screen

    def drawn(self, width: int) -> RenderableType:
        """The prompt, the answers of this page, and what else could be typed."""
        prompt = Text(f" {self.prompt}", style=f"bold {screen.ACCENT}")
        groups = [
            _in_columns(list(group), width) for _, group in groupby(self.page, lambda answer: type(answer.choice))
        ]
        hints = Text(f" {screen.BETWEEN.join(self.hints())}", style=screen.MUTED)
        return Group(screen.heading(self.name), prompt, *groups, hints)

    def hints(self) -> Iterator[str]:
        if len(self.page) < len(self.answers):
            yield f"{len(self.answers) - len(self.page)} more: type part of a name, or Enter"
        if self.is_open:
            yield "more is accepted than is listed: ="
        yield "? why not"
        if self.can_undo:
            yield "u undo"
        yield from ("v table", "r rule", "h help")


def _in_columns(answers: Sequence[Answer], width: int) -> RenderableType:
    """As many as there is room for."""
    widest = max(len(answer.words) for answer in answers) + 7
    columns = max(width // widest, 1)
    grid = Table.grid(padding=(0, 1))
    for first in range(0, len(answers), columns):
        cells: list[Text] = []
        for answer in answers[first : first + columns]:
            cells += [Text(f"{answer.number:>4}", style=f"bold {screen.ACCENT}"), screen.coloured(answer.words)]
        grid.add_row(*cells)
    return grid
