"""The content of Pebbles: its file, and how it is read."""

from __future__ import annotations

from msgspec import Struct

from gamelode.kernel import Pack


class HeapEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A heap as the game begins."""

    id: str
    pebbles: int
    source: str


class Content(Struct, frozen=True, forbid_unknown_fields=True):
    """All that the content files may say."""

    heap: tuple[HeapEntry, ...]


def read(pack: Pack) -> Content:
    """The content of a pack, or a fault that names file, key and reason."""
    return pack.typed(Content)
