"""Views are snapshots that name their own fields: no struct of the table goes out, and nothing in them changes."""

from __future__ import annotations

import typing
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from ..choices import Choice
from ..frames import Frame, Seat
from ..rules import Rules
from ..structs import structs_in
from ..table import Table
from .promises import expect


def check_view_type(rules: Rules) -> None:
    """No struct of the table or of the rules under way is part of a view, frozen or not: a field that is added to it
    would be public without anybody's decision. Choices may be: they are what a player said, and are sent anyway."""
    shown = typing.get_type_hints(rules.view).get("return")
    expect(shown is not None, "a view names its type", rules.view)
    on_table = set(structs_in([rules.table]))
    for kind in structs_in([shown]):
        inside = issubclass(kind, Frame) or (kind in on_table and not issubclass(kind, Choice))
        expect(not inside, "a view names its own fields, and shows no struct of the table", kind.__qualname__)


class Snapshot:
    """What a seat saw at one moment."""

    def __init__(self, seat: Seat | None, view: Any) -> None:
        self.seat, self.view = seat, view
        self.taken = _by_field(view)

    def check_apart(self, table: Table) -> None:
        """Nothing in it is a part of the table that rules may change, even if none has done so yet."""
        on_table = {id(part) for part in _changeable(table)}
        shared = [
            field
            for field in self.view.__struct_fields__
            if any(id(part) in on_table for part in _changeable(getattr(self.view, field)))
        ]
        expect(not shared, "a view shares nothing with the table", self.seat, *shared)

    def check(self) -> None:
        """The game has been played on; this has not changed."""
        now = _by_field(self.view)
        changed = [field for field, taken in self.taken.items() if now[field] != taken]
        expect(not changed, "a view is a snapshot, and does not change when the game goes on", self.seat, *changed)


def _by_field(view: Any) -> dict[str, bytes]:
    return {field: msgspec.json.encode(getattr(view, field)) for field in view.__struct_fields__}


def _changeable(thing: Any) -> Iterator[object]:
    """Lists, dicts and structs that are not frozen: the thing itself if it is one, and those inside it."""
    if isinstance(thing, Struct):
        if not thing.__struct_config__.frozen:
            yield thing
        inside = [getattr(thing, field) for field in thing.__struct_fields__]
    elif isinstance(thing, list | dict):
        yield thing
        inside = list(thing.values()) if isinstance(thing, dict) else thing
    else:
        inside = list(thing) if isinstance(thing, tuple) else []
    for part in inside:
        yield from _changeable(part)
