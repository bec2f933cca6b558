"""A question as a person at the terminal meets it: numbered answers, by kind, some at a time."""

from __future__ import annotations

import re
import typing
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TypeGuard

import msgspec
from msgspec import Struct
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gamelode.kernel import Choice, Command, Fault, Piece, Seat, Words
from gamelode.kernel.faults import UNREADABLE
from gamelode.match import Match

from . import screen

PAGE = 30
NUMBER = re.compile(r"-?[0-9]{1,9}")
MOST_NAMES = 1000  # of things of one kind


class Answer(Struct, frozen=True):
    """An answer with the number to type for it."""

    number: int
    seat: Seat
    choice: Choice
    words: str


class Asking:
    """The open question to one seat. What was typed narrows it down or leafs on; it never changes the numbers."""

    def __init__(self, match: Match, seat: Seat, words: Words, mates: Sequence[Seat] = ()) -> None:
        """Mates at the same terminal may do what may be done at any time."""
        game = match.game
        choices = dict.fromkeys([*game.options(seat), *game.commands(seat)])
        said = [(seat, choice, game.label(choice, words)) for choice in choices]
        for mate in mates:
            name = match.names[mate]
            said += [(mate, choice, f"{name}: {game.label(choice, words)}") for choice in game.commands(mate)]
        self.name, self.prompt = match.names[seat], game.prompt(seat, words)
        self.answers = [Answer(number, *answer) for number, answer in enumerate(said, 1)]
        self.is_open, self.takes = game.question.is_open, game.question.takes
        self.commands = tuple(kind for kind in game.edition.choices if _is_open(kind) and not game.question.bar(kind))
        self.decoder, self.words = game.edition.choice_decoder, words
        self.can_undo = not match.why_not_undo(seat)
        self.foretells = game.edition.rules.forecast is not None
        self.found = self.answers
        self.start = 0

    def numbered(self, text: str) -> Answer:
        """The answer with the number that was typed."""
        for answer in self.answers:
            if str(answer.number) == text.lstrip("0"):
                return answer
        raise Fault(f"Answers go from 1 to {len(self.answers)}." if len(self.answers) > 1 else "The only answer is 1.")

    def written(self, text: str) -> Choice:
        """An answer as it stands in a record, or only the numbers in it, with its name before them if need be."""
        numbers = text.replace(",", " ").split()
        name = numbers[0].lower() if numbers else ""
        kinds = [kind for kind in (*self.takes, *self.commands) if kind.__name__.lower() == name]
        if kinds:
            numbers = numbers[1:]
        if numbers and all(map(NUMBER.fullmatch, numbers)):
            fitting = [kind for kind in kinds or self.takes if _fits(kind, len(numbers))]
            if len(fitting) != 1:
                raise Fault(f"{'Several answers' if fitting else 'No answer'} of so many numbers would fit here.")
            return fitting[0](**dict(zip(numbers_of(fitting[0]), map(int, numbers), strict=False)))
        for kind in kinds:
            if named := self._by_names(kind, numbers):
                return named
        try:
            choice: Choice = self.decoder.decode(text)
        except (*UNREADABLE, UnicodeError) as error:
            raise Fault(f"This is no answer: {error}.") from error
        return choice

    def _by_names(self, kind: type[Choice], given: Sequence[str]) -> Choice | None:
        """An answer with names of one word for some of its numbers, such as that of a space."""
        if not _fits(kind, len(given)):
            return None
        values = {field: self._number(kind, field, text) for field, text in zip(numbers_of(kind), given, strict=False)}
        return None if None in values.values() else kind(**values)

    def _number(self, kind: type[Choice], field: str, text: str) -> int | None:
        """The number that was typed, or that goes by this name."""
        if NUMBER.fullmatch(text):
            return int(text)
        for number in range(MOST_NAMES):
            try:
                said = self.words.field(kind(**dict.fromkeys(numbers_of(kind), number)), field)
            except LookupError:  # there is none with this number
                continue
            if said.casefold() == text.casefold():
                return number
        return None

    def how_to_write(self) -> str:
        """How an answer is typed that `written` reads."""
        telling = [answer.choice for answer in self.answers if answer.choice.__struct_fields__]
        example = msgspec.json.encode([*telling, self.answers[0].choice][0]).decode()
        shapes = [kind for kind in self.takes if numbers_of(kind)]
        names = {kind: f"{kind.__name__} " if len(shapes) > 1 else "" for kind in shapes}
        by_numbers = [f"; or by its numbers: = {name}{' '.join(numbers_of(kind))}" for kind, name in names.items()]
        named = [f"; at any time: = {kind.__name__} {' '.join(numbers_of(kind))}" for kind in self.commands]
        short = "; a name of one word does for its number" if len(shapes) > 1 else ""
        return f"An answer is written as in a record, as in = {example}{''.join(by_numbers + named)}{short}."

    def legend(self) -> list[str]:
        """What the numbers of answers stand for, as far as they have names."""
        found: dict[str, dict[int, str]] = {}
        kinds = (*self.takes, *self.commands)
        for choice in (answer.choice for answer in self.answers if isinstance(answer.choice, kinds)):
            for field in numbers_of(type(choice)):
                number, said = getattr(choice, field), self.words.field(choice, field)
                if said != str(number):
                    found.setdefault(field, {})[number] = said
        lines = ((field, [f"{n} {name}" for n, name in sorted(each.items())]) for field, each in found.items())
        return [f"{field}: {', '.join(names)}." for field, names in lines]

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
        hints = screen.Pieces([Piece(hint, "grey") for hint in self.hints()])
        return Group(screen.heading(self.name), prompt, *groups, Padding(hints, (0, 0, 0, 1), expand=False))

    def hints(self) -> Iterator[str]:
        if len(self.page) < len(self.answers):
            yield f"{len(self.answers) - len(self.page)} more: type part of a name, or Enter"
        if self.is_open:
            yield "more is accepted than is listed: ="
        yield "? why not"
        if self.can_undo:
            yield "u undo"
        if self.foretells:
            yield "f forecast"
        yield from ("v table", "i thing", "r rule", "h help")


def numbers_of(kind: type[Choice]) -> tuple[str, ...]:
    """The fields of a choice that consists of whole numbers; none, if it consists of anything else."""
    hints = typing.get_type_hints(kind)
    return kind.__struct_fields__ if all(hints[name] is int for name in kind.__struct_fields__) else ()


def _is_open(kind: type[Choice]) -> TypeGuard[type[Command]]:
    return issubclass(kind, Command) and kind.is_open and bool(numbers_of(kind))


def _fits(kind: type[Choice], count: int) -> bool:
    """Whether so many numbers make such a choice; the last ones may have defaults."""
    names = numbers_of(kind)
    return len(names) - len(kind.__struct_defaults__) <= count <= len(names) if count else False


def _in_columns(answers: Sequence[Answer], width: int) -> RenderableType:
    """Answers with their numbers, as many side by side as there is room for."""
    widest = max(len(answer.words) for answer in answers) + 7
    columns = max(width // widest, 1)
    grid = Table.grid(padding=(0, 1))
    for first in range(0, len(answers), columns):
        cells: list[Text] = []
        for answer in answers[first : first + columns]:
            cells += [Text(f"{answer.number:>4}", style=f"bold {screen.ACCENT}"), screen.coloured(answer.words)]
        grid.add_row(*cells)
    return grid
