"""What bots are told about the game: how good a table looks to a seat."""

from __future__ import annotations

from gamelode.kernel import Seat

from .table import BeltTable


def value(table: BeltTable, seat: Seat) -> float:
    """From 0 to 1."""
    return 0.5
