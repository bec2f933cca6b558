"""What a seat sees, in words: sections of labelled rows, which a terminal lays out and colours."""

from __future__ import annotations

from msgspec import Struct


class Piece(Struct, frozen=True):
    """A few words. What the colour tells is told by the words too; a note explains the thing to whoever asks."""

    text: str
    colour: str = ""
    note: str = ""


class Row(Struct, frozen=True):
    """Things of one kind, or in one place."""

    label: str
    pieces: tuple[Piece, ...]
    colour: str = ""  # of the label


class Section(Struct, frozen=True):
    """A part of the table under a title of its own."""

    title: str
    rows: tuple[Row, ...]
    narrow: bool = False  # where there is room, it stands beside the next one that is narrow
