"""Views are snapshots that name their own fields: no struct of the table goes out, and nothing in them changes."""

from __future__ import annotations

import typing
from typing import Any

import msgspec

from ..choices import Choice
from ..frames import Frame, Seat
from ..rules import Rules
from ..structs import structs_in
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

    def check(self) -> None:
        """The game has been played on; this has not changed."""
        now = _by_field(self.view)
        changed = [field for field, taken in self.taken.items() if now[field] != taken]
        expect(not changed, "a view is a snapshot, and does not change when the game goes on", self.seat, *changed)


def _by_field(view: Any) -> dict[str, bytes]:
    return {field: msgspec.json.encode(getattr(view, field)) for field in view.__struct_fields__}
