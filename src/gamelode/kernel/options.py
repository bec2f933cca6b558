"""What a table may agree on before a game: the fields of `Rules.options`, with their values, in words.

The title of an option is `Meta(title=...)` on its field; its values are named as fields of choices and events are, by
the kind that is written on the type: `Annotated[str, "mission", Meta(title="Mission"), Values(("first", "last"))]`.
"""

from __future__ import annotations

import typing
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import FieldInfo

from .faults import Fault
from .rules import Edition
from .words import Words

Listed = Sequence[Any]


class Values:
    """On the type of an option: the values to pick from, or a function of content and number of players that lists
    them (one with a name: a lambda in an annotation sees nothing of its module). The game may take other values too.
    A bool or a Literal lists its own values, unless told."""

    def __init__(self, values: Listed | Callable[[Any, int], Listed]) -> None:
        self.values = values

    def of(self, content: Any, seats: int) -> Listed:
        """The values with this content, for so many players."""
        return self.values(content, seats) if callable(self.values) else self.values


class OptionValue(Struct, frozen=True, kw_only=True):
    """A value that an option may have, and what it is called."""

    value: Any
    label: str
    seats: tuple[int, ...]  # the numbers of players that may pick it


class GameOption(Struct, frozen=True, kw_only=True):
    """An option of a game. The first value is the usual one."""

    name: str
    title: str
    values: tuple[OptionValue, ...]


def game_options(edition: Edition) -> tuple[GameOption, ...]:
    """All options of a game, in the order in which they are declared."""
    words = edition.words()
    return tuple(_option(edition, field, words) for field in msgspec.structs.fields(edition.rules.options))


def _option(edition: Edition, field: FieldInfo, words: Words) -> GameOption:
    """A field of the options. It needs a title, and more than one value."""
    declared, rules = _declared(field), edition.rules
    title = next((part.title for part in _metadata(field) if isinstance(part, msgspec.Meta) and part.title), "")
    seats: dict[Any, list[int]] = {field.default: list(rules.seats)}
    for number in rules.seats:
        for value in declared.of(edition.content, number):
            if value != field.default:
                seats.setdefault(value, []).append(number)
    if not title or len(seats) < 2:
        raise Fault(f"the option {field.name} of {rules.slug} has no {'values to pick from' if title else 'title'}")
    values = [
        OptionValue(value=value, label=_label(rules.options, field.name, value, words), seats=tuple(numbers))
        for value, numbers in seats.items()
    ]
    return GameOption(name=field.name, title=title, values=tuple(values))


def _declared(field: FieldInfo) -> Values:
    """The values that are written on the type of a field, or that follow from it."""
    found = next((part for part in _metadata(field) if isinstance(part, Values)), None)
    if found is not None:
        return found
    kind = typing.get_args(field.type)[0] if _metadata(field) else field.type
    return Values((False, True) if kind is bool else typing.get_args(kind))


def _metadata(field: FieldInfo) -> tuple[Any, ...]:
    found: tuple[Any, ...] = getattr(field.type, "__metadata__", ())
    return found


def _label(options: type[Struct], name: str, value: Any, words: Words) -> str:
    return ("no", "yes")[value] if isinstance(value, bool) else words.field(options(**{name: value}), name)
