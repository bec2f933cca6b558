"""The table as a seat sees it, as sections: drawn by the game itself, or else read off its view."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import fields

from .drawing import Piece, Row, Section
from .frames import Seat
from .game import Game
from .rules import Edition
from .words import Words


def sections_of(game: Game, seat: Seat | None, words: Words) -> Sequence[Section]:
    """What that seat sees; None: what everyone sees."""
    return sections_of_view(game.edition, game.view(seat), seat, words)


def sections_of_view(edition: Edition, view: Struct, seat: Seat | None, words: Words) -> Sequence[Section]:
    """What a view of that seat shows; None: a view of everyone."""
    draw = edition.rules.draw
    return plain(view, words) if draw is None else draw(edition.content, view, seat, words)


def plain(view: Struct, words: Words) -> list[Section]:
    """Any view: what it holds of other structs in sections of their own, the rest in one."""
    nested = {field.name: _structs(getattr(view, field.name)) for field in fields(view)}
    flat = [Row(_label(name), (Piece(words.field(view, name)),)) for name, parts in nested.items() if not parts]
    rest = [
        Section(_label(name), tuple(_row(label, part, words) for label, part in parts))
        for name, parts in nested.items()
        if parts
    ]
    return [Section("Table", tuple(flat)), *rest] if flat else rest


def _structs(value: object) -> list[tuple[str, Struct]]:
    """The structs that a field holds, each with a label; none, if it holds anything else."""
    if isinstance(value, Struct):
        return [("", value)]
    if isinstance(value, dict) and value and all(isinstance(part, Struct) for part in value.values()):
        return [(str(key), part) for key, part in value.items()]
    if isinstance(value, list | tuple) and value and all(isinstance(part, Struct) for part in value):
        return [(str(number), part) for number, part in enumerate(value, 1)]
    return []


def _row(label: str, part: Struct, words: Words) -> Row:
    return Row(label, tuple(Piece(f"{_label(field.name)} {words.field(part, field.name)}") for field in fields(part)))


def _label(name: str) -> str:
    return name.replace("_", " ")
