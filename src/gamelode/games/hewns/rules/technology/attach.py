"""Technologies on Hewns, off the board and by Banjering; loading behind the screen; secret entrances."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, ClassVar

from gamelode.kernel import Command, Frame, Next, Refusal, Seat, cites, clause

from ...events import Attached, CardUsed, Detached, EntranceFound, HeartCompleted, Loaded, Stowed
from ...table import (
    EMPTY,
    MAMABITE,
    NANANBITE,
    TECHNOLOGY,
    Hewn,
    HewnsTable,
    Item,
    Piece,
    Place,
    Space,
    added,
    changed,
    without,
)
from ..stores import stow

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
NOT_OFF_BOARD = Refusal("R-36")
NOT_STOWED = Refusal("R-37")
DICE_ARE_UP = Refusal("XMIT-03")
OVERLOAD = Refusal("STORE-01")
NO_ENTRANCE = Refusal("R-29")
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
        if no is not None:
            return no
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
        """It costs no action points, and all may see it."""
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
            table.heart_seen[self.hewn] = (1 << table.seats) - 1
            table.work_out_hearts(self.seat)
        table.tell(HeartCompleted, self.seat, self.hewn, is_open)
        return None


@cites("R-36", "STORE-01", "STORE-02")
class Load(Command, frozen=True):
    """Load {hewn} with {normal} normal (and) {dirty} dirty Substract"""

    is_open: ClassVar[bool] = True

    hewn: Hewn
    normal: int
    dirty: int

    def why_not(self, table: HewnsTable, seat: Seat) -> Refusal | None:
        hewn = self.hewn
        if not 0 <= hewn < len(table.owner) or table.owner[hewn] != seat or table.space[hewn] >= 0:
            return NOT_OFF_BOARD
        if self.normal < 0 or self.dirty < 0 or self.normal + self.dirty > table.capacity(hewn):
            return OVERLOAD
        if self.normal == table.normal_on(hewn) and self.dirty == table.dirty_on(hewn):
            return NOT_OFF_BOARD
        enough = self.normal <= table.normal[seat] + table.normal_on(hewn)
        return None if enough and self.dirty <= table.dirty[seat] + table.dirty_on(hewn) else NOT_OFF_BOARD

    def frame(self, seat: Seat) -> Frame:
        return Loading(seat=seat, hewn=self.hewn, normal=self.normal, dirty=self.dirty)


class Loading(Frame):
    """[R-36] Behind the screen Substract moves between the pool and a Hewn off the board."""

    seat: Seat
    hewn: Hewn
    normal: int
    dirty: int

    @clause("R-36")
    def load(self, table: HewnsTable, _: None) -> Next:
        """The Hewn then holds exactly this; nobody else sees it."""
        hewn, seat = self.hewn, self.seat
        table.normal[seat] += table.normal_on(hewn) - self.normal
        table.dirty[seat] += table.dirty_on(hewn) - self.dirty
        fill(table, hewn, self.normal, self.dirty)
        table.tell(Loaded, seat, hewn, self.normal, self.dirty)
        return None


@cites("R-37", "STORE-01", "STORE-02")
class Stow(Command, frozen=True):
    """Keep {normal} normal (and) {dirty} dirty Substract of {hewn} in its open store"""

    is_open: ClassVar[bool] = True

    hewn: Hewn
    normal: int
    dirty: int

    def why_not(self, table: HewnsTable, seat: Seat) -> Refusal | None:
        """The rest is out of sight. On the board it is done by a healthy Hewn that may transmit."""
        hewn, normal, dirty = self.hewn, self.normal, self.dirty
        if not 0 <= hewn < len(table.owner) or table.owner[hewn] != seat or table.damaged[hewn]:
            return NOT_STOWED
        if table.in_hand and table.space[hewn] >= 0:
            return DICE_ARE_UP
        if not 0 <= normal <= table.normal_on(hewn) or not 0 <= dirty <= table.dirty_on(hewn):
            return NOT_STOWED
        if normal == table.open_normal[hewn] and dirty == table.open_dirty[hewn]:
            return NOT_STOWED
        shown, hidden = table.stores(hewn)
        return None if normal + dirty <= shown and table.load_of(hewn) - normal - dirty <= hidden else OVERLOAD

    def frame(self, seat: Seat) -> Frame:
        return Stowing(seat=seat, hewn=self.hewn, normal=self.normal, dirty=self.dirty)


class Stowing(Frame):
    """[R-37] Substract moves between the open and the hidden store of a Hewn."""

    seat: Seat
    hewn: Hewn
    normal: int
    dirty: int

    @clause("R-37")
    def stow(self, table: HewnsTable, _: None) -> Next:
        """On the board all see it; behind the screen nobody does."""
        stow(table, self.hewn, self.normal, self.dirty)
        if table.space[self.hewn] < 0:
            table.tell(Loaded, self.seat, self.hewn, table.normal_on(self.hewn), table.dirty_on(self.hewn))
        else:
            table.tell(Stowed, self.hewn, self.normal, self.dirty)
        return None


def stowings(table: HewnsTable, hewn: Hewn) -> Iterator[Stow]:
    """What is worth listing: as much as possible out of sight, or in the open."""
    shown, hidden = table.stores(hewn)
    if not shown or not hidden:
        return
    normal, dirty = table.normal_on(hewn), table.dirty_on(hewn)
    now = table.open_normal[hewn], table.open_dirty[hewn]
    least = max(normal + dirty - hidden, 0)
    for many in dict.fromkeys((least, min(normal + dirty, shown))):
        some = min(dirty, many)
        if (many - some, some) != now:
            yield Stow(hewn, many - some, some)


def fill(table: HewnsTable, hewn: Hewn, normal: int, dirty: int) -> None:
    """The hidden store first, normal Substract first."""
    room = table.stores(hewn)[1]
    table.hid_normal[hewn] = min(normal, room)
    table.hid_dirty[hewn] = min(dirty, room - table.hid_normal[hewn])
    table.open_normal[hewn] = normal - table.hid_normal[hewn]
    table.open_dirty[hewn] = dirty - table.hid_dirty[hewn]


# --- scouting


@cites("SCOUT-01", "SCOUT-02", "SCOUT-03", "R-28", "R-29")
class FindEntrance(Command, frozen=True):
    """Find a new entrance at {node}"""

    node: Place

    def why_not(self, table: HewnsTable, seat: Seat) -> Refusal | None:
        board = table.map
        if table.active != seat or scouting_card(table, seat, "secret_entrance") is None:
            return Refusal("SCOUT-01")
        if not 0 <= self.node < board.spaces or not board.is_node[self.node]:
            return Refusal("SCOUT-02")
        if self.node in board.entrances or any(node == self.node for node, _, _ in table.secret_entrances):
            return NO_ENTRANCE
        return None if table.entrances_left[board.size[self.node]] else NO_ENTRANCE

    def frame(self, seat: Seat) -> Frame:
        return FindingEntrance(seat=seat, node=self.node)


def scouting_card(table: HewnsTable, seat: Seat, id: str) -> int | None:
    """A scouting card of that kind that the player holds."""
    return next((card for card in table.scouting[seat] if table.content.cards[card].id == id), None)


def use_scouting_card(table: HewnsTable, seat: Seat, card: int) -> None:
    table.scouting = changed(table.scouting, seat, without(table.scouting[seat], card))
    table.discard_card(card)
    item: Item = TECHNOLOGY + card
    table.tell(CardUsed, seat, item)


class FindingEntrance(Frame):
    """[SCOUT-01] A secret entrance is found."""

    seat: Seat
    node: Space

    @clause("SCOUT-01", "SCOUT-02", "SCOUT-03", "R-29")
    def find(self, table: HewnsTable, _: None) -> Next:
        """It has the node's size and serves only its owner's Hewns. The card is used up."""
        size = table.map.size[self.node]
        table.entrances_left = added(table.entrances_left, size, -1)
        table.secret_entrances = (*table.secret_entrances, (self.node, size, self.seat))
        card = scouting_card(table, self.seat, "secret_entrance")
        assert card is not None
        use_scouting_card(table, self.seat, card)
        table.tell(EntranceFound, self.seat, self.node)
        return None


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


def loads(table: HewnsTable, seat: Seat, hewn: Hewn) -> list[Load]:
    """As much dirty Substract as there is room for beside what it carries."""
    more = min(table.room(hewn), table.dirty[seat])
    return [Load(hewn, table.normal_on(hewn), table.dirty_on(hewn) + more)] if more > 0 else []
