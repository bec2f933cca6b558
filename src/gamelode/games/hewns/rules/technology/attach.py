"""Technologies and heart stones on Hewns, off the board and by Banjering."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from gamelode.kernel import Command, Frame, Next, Refusal, Seat, cites, clause

from ...common_knowledge import learn_heart
from ...events import Attached, Detached, HeartCompleted
from ...kinds import EMPTY, MAMABITE, NANANBITE, Hewn, Piece, added, without
from ...table import HewnsTable

NOT_YOURS = Refusal("ATT-01")
NO_PIECE = Refusal("ATT-01")
NO_SOCKET = Refusal("SOCK-01")
NOT_YOUR_TURN = Refusal("ATT-04")
TOO_LATE = Refusal("ATT-06")
MID_ACTION = Refusal("R-55")
IN_COMPANY = Refusal("ATT-05")
STAYS = Refusal("NANA-04")
MAMA_STAYS = Refusal("MAMA-03")
WRONG_SOCKET = Refusal("TECH-02")
NO_CARD_HERE = Refusal("HEART-04")
OWN_SOCKET = -1


@cites("ATT-02", "ATT-04", "ATT-05", "ATT-06", "R-55", "COST-09")
def why_not_reach(table: HewnsTable, seat: Seat, hewn: Hewn) -> Refusal | None:
    """Off the board at any time; on it between actions of the own turn, to a healthy Hewn alone in its space."""
    if not 0 <= hewn < len(table.owner) or table.owner[hewn] != seat:
        return NOT_YOURS
    if table.space[hewn] < 0:
        return None
    if table.announced:
        return TOO_LATE
    if table.active != seat or table.damaged[hewn]:
        return NOT_YOUR_TURN
    if table.turn.acting:
        return MID_ACTION
    return None if table.is_alone(hewn) else IN_COMPANY


@cites("SOCK-01", "SOCK-04", "SWARM-04", "R-56")
def free_nanasockets(table: HewnsTable, hewn: Hewn) -> int:
    members = table.members[hewn]
    sockets = members[1] if members else table.content.nanasockets[hewn]
    return sockets - len(table.nana[hewn])


def free_sicket_sockets(table: HewnsTable, hewn: Hewn) -> int:
    members = table.members[hewn]
    sockets = members[2] if members else table.content.sicket_sockets[hewn]
    return sockets - len(table.sicket[hewn])


@cites(
    "TECH-02", "SOCK-01", "SOCK-02", "SOCK-03", "SOCK-04", "NANA-01", "NANA-04", "MAMA-01", "MAMA-03", "R-54", "R-56"
)
class Attach(Command, frozen=True):
    """Attach {piece} to {hewn}{holder}{instead_of}"""

    hewn: Hewn
    piece: Piece
    holder: Annotated[int, "holder"] = OWN_SOCKET  # or the place of a Mamabite among its Sicket technologies
    instead_of: Annotated[int, "replaced piece"] = -1  # it goes back to the stock

    def why_not(self, table: HewnsTable, seat: Seat) -> Refusal | None:
        no = why_not_reach(table, seat, self.hewn)
        return self.why_not_fit(table, seat) if no is None else no

    def why_not_fit(self, table: HewnsTable, seat: Seat) -> Refusal | None:
        """Why the piece does not go there, wherever the Hewn is."""
        if not 0 <= self.piece < len(table.supply) or not table.stock[seat][self.piece]:
            return NO_PIECE
        if not -1 <= self.instead_of < len(table.supply):
            return NO_SOCKET
        if self.holder != OWN_SOCKET:
            return self._why_not_in_mamabite(table)
        if self.instead_of >= 0:
            return self._why_not_replace(table)
        free = free_nanasockets if table.content.is_nana[self.piece] else free_sicket_sockets
        return None if free(table, self.hewn) > 0 else NO_SOCKET

    def _why_not_in_mamabite(self, table: HewnsTable) -> Refusal | None:
        """Nananbites stay; there must be a free socket, or the piece that makes room."""
        slots = table.sicket[self.hewn]
        if not table.content.is_nana[self.piece] or not 0 <= self.holder < len(slots):
            return WRONG_SOCKET
        slot = slots[self.holder]
        if slot[0] != MAMABITE:
            return WRONG_SOCKET
        if self.instead_of == NANANBITE:
            return STAYS
        if self.instead_of >= 0:
            return None if self.instead_of in slot[1:] else NO_SOCKET
        return None if len(slot) <= table.content.mama_sockets else NO_SOCKET

    def _why_not_replace(self, table: HewnsTable) -> Refusal | None:
        is_nana = table.content.is_nana
        if is_nana[self.piece] != is_nana[self.instead_of]:
            return WRONG_SOCKET
        if is_nana[self.piece] and self.instead_of not in table.nana[self.hewn]:
            return NO_SOCKET
        return why_not_taken_off(table, self.hewn, self.instead_of)

    def frame(self, seat: Seat) -> Frame:
        return Attaching(seat=seat, hewn=self.hewn, piece=self.piece, holder=self.holder, instead_of=self.instead_of)


@cites("SOCK-02", "NANA-04", "MAMA-03", "R-54")
def why_not_taken_off(table: HewnsTable, hewn: Hewn, piece: Piece) -> Refusal | None:
    """Nananbites stay for good, and so does a Mamabite that holds any; what else it holds comes off."""
    if piece == NANANBITE:
        return STAYS
    if table.content.is_nana[piece]:
        inside = any(piece in slot[1:] for slot in table.sicket[hewn])
        return None if inside or piece in table.nana[hewn] else NO_SOCKET
    slots = [slot for slot in table.sicket[hewn] if slot[0] == piece]
    if not slots:
        return NO_SOCKET
    return None if any(NANANBITE not in slot for slot in slots) else MAMA_STAYS


def take_off(table: HewnsTable, seat: Seat, hewn: Hewn, piece: Piece) -> None:
    """A piece goes back to the stock, with what a Mamabite holds; out of its own Nanasocket first."""
    if piece in table.nana[hewn]:
        table.nana[hewn] = without(table.nana[hewn], piece)
        table.add_stock(seat, piece, 1)
    elif table.content.is_nana[piece]:
        slot = next(slot for slot in table.sicket[hewn] if piece in slot[1:])
        table.replace_slot(hewn, slot, without(slot, piece))
        table.add_stock(seat, piece, 1)
    else:
        slot = next(slot for slot in table.sicket[hewn] if slot[0] == piece and NANANBITE not in slot)
        table.replace_slot(hewn, slot)
        for each in slot:
            table.add_stock(seat, each, 1)
    table.tell(Detached, seat, hewn, piece)


class Attaching(Frame):
    """[ATT-01] A technology is attached."""

    seat: Seat
    hewn: Hewn
    piece: Piece
    holder: int
    instead_of: Piece

    @clause("ATT-01", "ATT-02", "ATT-03", "ATT-04", "COST-09", "SOCK-03", "MAMA-02", "R-54")
    def attach(self, table: HewnsTable, _: None) -> Next:
        """Attaching costs no action points, and all may see it."""
        table.add_stock(self.seat, self.piece, -1)
        if self.holder != OWN_SOCKET:
            self.into_mamabite(table)
            return None
        if self.instead_of >= 0:
            take_off(table, self.seat, self.hewn, self.instead_of)
        if table.content.is_nana[self.piece]:
            table.nana[self.hewn] = tuple(sorted((*table.nana[self.hewn], self.piece)))
        else:
            table.sicket[self.hewn] = tuple(sorted((*table.sicket[self.hewn], (self.piece,))))
        table.tell(Attached, self.seat, self.hewn, self.piece)
        return None

    def into_mamabite(self, table: HewnsTable) -> None:
        """The piece goes into a socket of a Mamabite, perhaps in the place of another."""
        slot = table.sicket[self.hewn][self.holder]
        held = slot[1:]
        if self.instead_of >= 0:
            held = without(held, self.instead_of)
            table.add_stock(self.seat, self.instead_of, 1)
            table.tell(Detached, self.seat, self.hewn, self.instead_of)
        table.replace_slot(self.hewn, slot, (slot[0], *sorted((*held, self.piece))))
        table.tell(Attached, self.seat, self.hewn, self.piece)


@cites("R-54", "SOCK-03")
class Detach(Command, frozen=True):
    """Take {piece} off {hewn}"""

    hewn: Hewn
    piece: Piece

    def why_not(self, table: HewnsTable, seat: Seat) -> Refusal | None:
        no = why_not_reach(table, seat, self.hewn)
        if no is not None:
            return no
        if table.space[self.hewn] >= 0:
            return Refusal("R-54")
        if not 0 <= self.piece < len(table.supply):
            return NO_PIECE
        return why_not_taken_off(table, self.hewn, self.piece)

    def frame(self, seat: Seat) -> Frame:
        return Detaching(seat=seat, hewn=self.hewn, piece=self.piece)


class Detaching(Frame):
    """[R-54] Off the board a technology may be taken off."""

    seat: Seat
    hewn: Hewn
    piece: Piece

    @clause("R-54")
    def detach(self, table: HewnsTable, _: None) -> Next:
        take_off(table, self.seat, self.hewn, self.piece)
        return None


@cites("HEART-01", "HEART-04", "HEART-05", "ATT-03")
class PutStone(Command, frozen=True):
    """Put a heart stone into {hewn}"""

    hewn: Hewn

    def why_not(self, table: HewnsTable, seat: Seat) -> Refusal | None:
        no = why_not_reach(table, seat, self.hewn)
        if no is not None:
            return no
        return None if table.stones[seat] and table.heart[self.hewn] == EMPTY else NO_CARD_HERE

    def frame(self, seat: Seat) -> Frame:
        return PuttingStone(seat=seat, hewn=self.hewn)


class PuttingStone(Frame):
    """[HEART-05] A heart card is completed."""

    seat: Seat
    hewn: Hewn

    @clause("HEART-01", "HEART-04", "HEART-05", "ATT-03", "ATT-04")
    def put(self, table: HewnsTable, _: None) -> Next:
        """Off the board nobody sees it; by Banjering all do."""
        table.stones = added(table.stones, self.seat, -1)
        table.heart[self.hewn] = self.seat
        is_open = table.space[self.hewn] >= 0
        if is_open:
            learn_heart(table, self.hewn, self.seat)
        table.tell(HeartCompleted, self.seat, self.hewn, is_open)
        return None


@cites("R-54", "SOCK-03")
def replacements(table: HewnsTable, seat: Seat) -> list[Attach]:
    """Loose pieces of a player that fit in the place of others on the own Hewns, wherever these are."""
    loose = [piece for piece, count in enumerate(table.stock[seat]) if count]
    found = []
    for hewn in table.own_hewns(seat) if loose else ():
        slots = enumerate(table.sicket[hewn])
        held = [(OWN_SOCKET, table.nana[hewn]), (OWN_SOCKET, tuple(slot[0] for slot in table.sicket[hewn]))]
        held += [(place, slot[1:]) for place, slot in slots if slot[0] == MAMABITE]
        others = dict.fromkeys((holder, other) for holder, pieces in held for other in pieces)
        found += [Attach(hewn, piece, holder, other) for holder, other in others for piece in loose if piece != other]
    return [attach for attach in found if attach.why_not_fit(table, seat) is None]


def attachings(table: HewnsTable, hewn: Hewn, pieces: Sequence[Piece]) -> list[Attach]:
    """Pieces into free sockets, its own and those of a Mamabite."""
    is_nana, room = table.content.is_nana, table.content.mama_sockets
    nana, sicket = free_nanasockets(table, hewn) > 0, free_sicket_sockets(table, hewn) > 0
    mamas = [place for place, slot in enumerate(table.sicket[hewn]) if slot[0] == MAMABITE and len(slot) <= room]
    found = []
    for piece in pieces if nana or sicket or mamas else ():
        if nana if is_nana[piece] else sicket:
            found.append(Attach(hewn, piece))
        if mamas and is_nana[piece]:
            found += [Attach(hewn, piece, place) for place in mamas]
    return found
