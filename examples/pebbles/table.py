"""What lies on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from gamelode.kernel import Seat, Table

from .content import Content


class PebbleTable(Table, kw_only=True):
    """Heaps of pebbles, and who took the last one."""

    seats: int
    heaps: list[int]
    winner: Seat = -1

    if TYPE_CHECKING:
        content: ClassVar[Content]
