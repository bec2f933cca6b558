"""Loading Hewns behind the screen, and moving Substract between the open and the hidden store."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from gamelode.kernel import Command, Frame, Next, Refusal, Seat, cites, clause

from ...events import Loaded, Stowed
from ...kinds import Hewn
from ...table import HewnsTable
from ..stores import stow

NOT_OFF_BOARD = Refusal("R-36")
NOT_STOWED = Refusal("R-37")
DICE_ARE_UP = Refusal("XMIT-03")
OVERLOAD = Refusal("STORE-01")


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


def loads(table: HewnsTable, seat: Seat, hewn: Hewn) -> list[Load]:
    """As much dirty Substract as there is room for beside what it carries."""
    more = min(table.room(hewn), table.dirty[seat])
    return [Load(hewn, table.normal_on(hewn), table.dirty_on(hewn) + more)] if more > 0 else []


def fill(table: HewnsTable, hewn: Hewn, normal: int, dirty: int) -> None:
    """A Hewn holds so much: the hidden store is filled first, and with normal Substract first."""
    room = table.stores(hewn)[1]
    table.hid_normal[hewn] = min(normal, room)
    table.hid_dirty[hewn] = min(dirty, room - table.hid_normal[hewn])
    table.open_normal[hewn] = normal - table.hid_normal[hewn]
    table.open_dirty[hewn] = dirty - table.hid_dirty[hewn]


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
