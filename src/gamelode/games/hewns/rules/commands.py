"""What a player may do at any time."""

from __future__ import annotations

from collections.abc import Iterator

from gamelode.kernel import Command, Seat

from ..table import HewnsTable
from .auction.auction import SHOW_CARD
from .technology.attach import Detach, outfittings, replacements, stowings, why_not_taken_off
from .technology.transmit import sendings


def commands(table: HewnsTable, seat: Seat) -> Iterator[Command]:
    """What can be transmitted, packed otherwise, attached, loaded or taken off; and a turn order card to show."""
    own = table.own_hewns(seat)
    for hewn in own:
        if table.space[hewn] >= 0 and not table.damaged[hewn]:
            yield from sendings(table, hewn)
        yield from stowings(table, hewn)
    yield from outfittings(table, seat, own)
    yield from replacements(table, seat, own)
    yield from detachings(table, seat)
    if table.seats > 2 and table.order_card[seat] and not table.order_shown[seat]:  # between two there is no secret
        yield SHOW_CARD


def detachings(table: HewnsTable, seat: Seat) -> Iterator[Detach]:
    """Pieces that can be taken off Hewns off the board."""
    for hewn in table.own_hewns(seat):
        if table.space[hewn] < 0:
            pieces = sorted({*table.nana[hewn], *(piece for slot in table.sicket[hewn] for piece in slot)})
            yield from (Detach(hewn, p) for p in pieces if why_not_taken_off(table, hewn, p) is None)
