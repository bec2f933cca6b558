"""What a player may do at any time."""

from __future__ import annotations

from collections.abc import Iterator

from gamelode.kernel import Command, Seat

from .attach import outfittings
from .table import HewnsTable
from .transmit import sendings


def commands(table: HewnsTable, seat: Seat) -> Iterator[Command]:
    """Transmissions of the player's Hewns on the board, and what can be attached or loaded."""
    for hewn in table.own_hewns(seat):
        if table.space[hewn] >= 0 and not table.damaged[hewn]:
            yield from sendings(table, hewn)
    yield from outfittings(table, seat)
