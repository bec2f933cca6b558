"""What a seat sees, which is everything, and how things are called."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from gamelode.kernel import Dice, Frame, Namer, Seat

from .content import Content
from .table import PebbleTable


class View(Struct, frozen=True):
    """What a seat knows."""

    heaps: tuple[int, ...]


def view(table: PebbleTable, stack: list[Frame], seat: Seat | None) -> View:
    """What one seat may know. Whatever is not named here stays hidden."""
    return View(tuple(table.heaps))


def redeal(table: PebbleTable, stack: list[Frame], seat: Seat | None, dice: Dice) -> None:
    """Nothing is hidden, so nothing is drawn anew."""


def audit(table: PebbleTable) -> None:
    """What must be true of every table."""
    assert all(heap >= 0 for heap in table.heaps), "a heap owes pebbles"


def names(content: Content) -> Mapping[str, Namer]:
    """How the log, the prompts and the labels call things."""
    return {"heap": lambda heap: content.heap[heap].id}
