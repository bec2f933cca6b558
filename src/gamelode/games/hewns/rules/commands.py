"""What a player may do at any time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gamelode.kernel import Command, Seat, cites

from ..kinds import EMPTY, Hewn
from ..table import HewnsTable
from .auction.turn_order import SHOW_CARD
from .technology.attach import (
    Attach,
    Detach,
    PutStone,
    attachings,
    free_nanasockets,
    free_sicket_sockets,
    why_not_reach,
    why_not_taken_off,
)
from .technology.load import loads, stowings
from .technology.scouting_cards import scouting_card
from .technology.secret_entrances import FindEntrance
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


def outfittings(table: HewnsTable, seat: Seat, own: Sequence[Hewn]) -> list[Command]:
    """What is worth listing for these Hewns: pieces into free sockets, stones, full loads; and entrances."""
    found: list[Command] = []
    pieces = [piece for piece, count in enumerate(table.stock[seat]) if count] if any(table.stock[seat]) else []
    stones, dirty = table.stones[seat], table.dirty[seat]
    for hewn in own:
        if (pieces or stones) and why_not_reach(table, seat, hewn) is None:
            found += attachings(table, hewn, pieces)
            if stones and table.heart[hewn] == EMPTY:
                found.append(PutStone(hewn))
        if dirty and table.space[hewn] < 0:
            found += loads(table, seat, hewn)
    if table.active == seat and scouting_card(table, seat, "secret_entrance") is not None:
        nodes = map(FindEntrance, table.map.nodes)
        found += (find for find in nodes if find.why_not(table, seat) is None)
    return found


@cites("SOCK-03", "R-54")
def replacements(table: HewnsTable, seat: Seat, own: Sequence[Hewn]) -> Iterator[Attach]:
    """Pieces in place of others, where all sockets of their kind are taken."""
    pieces = [piece for piece, count in enumerate(table.stock[seat]) if count]
    for hewn in own if pieces else ():
        for piece in pieces:
            is_nana = table.content.is_nana[piece]
            if (free_nanasockets if is_nana else free_sicket_sockets)(table, hewn) > 0:
                continue
            there = table.nana[hewn] if is_nana else [slot[0] for slot in table.sicket[hewn]]
            found = (Attach(hewn, piece, instead_of=other) for other in sorted(set(there) - {piece}))
            yield from (attach for attach in found if attach.why_not(table, seat) is None)
