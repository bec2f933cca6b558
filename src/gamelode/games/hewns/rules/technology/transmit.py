"""Substract that is transmitted, and where new Substract goes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from gamelode.kernel import Ask, Choice, Command, Dice, Frame, Next, Refusal, Seat, cites, clause

from ...events import Sent, SubstractMined
from ...kinds import OFF_PLANET, Hewn, Receiver
from ...table import HewnsTable
from ..line_of_sight import linked
from ..stores import store, unstore

NOT_YOURS = Refusal("XMIT-01")
NOT_HEALTHY = Refusal("R-100")
NOT_LINKED = Refusal("XMIT-05")
DICE_ARE_UP = Refusal("XMIT-03")
INVOLVED = Refusal("XMIT-07")
SENDER_MEETS = Refusal("SAME-10")
RECEIVER_MEETS = Refusal("XMIT-09")
NO_ROOM = Refusal("XMIT-10")
NOT_ALL = Refusal("MINE-06")


@cites("XMIT-01", "XMIT-02", "XMIT-03", "XMIT-04", "XMIT-05", "XMIT-08", "XMIT-10", "COST-08", "R-11", "R-100")
class Send(Command, frozen=True):
    """Transmit {normal} normal (and) {dirty} dirty Substract from {hewn} {to}"""

    is_open: ClassVar[bool] = True

    hewn: Hewn
    to: Receiver
    normal: int
    dirty: int

    def why_not(self, table: HewnsTable, seat: Seat) -> Refusal | None:
        hewn, normal, dirty = self.hewn, self.normal, self.dirty
        if not 0 <= hewn < len(table.owner) or table.owner[hewn] != seat:
            return NOT_YOURS
        if table.damaged[hewn]:
            return NOT_HEALTHY
        if table.space[hewn] < 0 or normal < 0 or dirty < 0 or normal + dirty == 0:
            return NOT_YOURS
        if normal > table.normal_on(hewn) or dirty > table.dirty_on(hewn):
            return NOT_YOURS
        if self.to == OFF_PLANET:
            return DICE_ARE_UP if table.in_hand else None
        return self._why_not_to_friend(table)

    @cites("XMIT-06", "XMIT-07", "XMIT-09", "SAME-10", "R-12")
    def _why_not_to_friend(self, table: HewnsTable) -> Refusal | None:
        """Who is in an encounter sends nothing once dice are up; if in one space, nothing comes in or out."""
        hewn, to, busy = self.hewn, self.to, table.announced
        if hewn in busy and table.in_hand:
            return INVOLVED
        if hewn in busy and not table.is_alone(hewn):
            return SENDER_MEETS
        if to in busy and not table.is_alone(to):
            return RECEIVER_MEETS
        way = tuple(other for other in busy if other not in (hewn, to)) if table.in_hand else ()
        if to not in linked(table, hewn, but=way):
            return NOT_LINKED
        return None if table.room(to) >= self.normal + self.dirty else NO_ROOM

    def frame(self, seat: Seat) -> Frame:
        return Sending(hewn=self.hewn, to=self.to, normal=self.normal, dirty=self.dirty)


class Sending(Frame):
    """[XMIT-01] Substract moves from a Hewn behind its owner's screen, or to a friend."""

    hewn: Hewn
    to: Hewn
    normal: int
    dirty: int

    @clause("XMIT-01", "XMIT-04", "XMIT-10", "COST-08")
    def send(self, table: HewnsTable, _: None) -> Next:
        """Substract is transmitted for all to see, free of charge."""
        send(table, self.hewn, self.to, self.normal, self.dirty)
        return None


def send(table: HewnsTable, hewn: Hewn, to: Hewn, normal: int, dirty: int) -> None:
    unstore(table, hewn, normal, dirty)
    receive(table, table.owner[hewn], to, normal, dirty)
    table.tell(Sent, hewn, to, normal, dirty)


def receive(table: HewnsTable, seat: Seat, to: Hewn, normal: int, dirty: int) -> None:
    """Substract arrives on a Hewn, or behind its owner's screen."""
    if to == OFF_PLANET:
        table.normal[seat] += normal
        table.dirty[seat] += dirty
    else:
        store(table, to, normal, dirty)


def sendings(table: HewnsTable, hewn: Hewn, *, off_planet: bool = True, to_friends: bool = True) -> Iterator[Send]:
    """What is worth listing: all that it carries off planet, or the normal part; as much as fits to each friend."""
    normal, dirty = table.normal_on(hewn), table.dirty_on(hewn)
    if not normal + dirty:
        return
    if off_planet:
        yield Send(hewn, OFF_PLANET, normal, dirty)
        if normal and dirty:
            yield Send(hewn, OFF_PLANET, normal, 0)
    for friend in linked(table, hewn) if to_friends else ():
        room = table.room(friend)
        if room > 0:
            most = min(dirty, room)
            yield Send(hewn, friend, min(normal, room - most), most)


# --- new Substract


class Put(Choice, frozen=True):
    """Put {amount} {to}"""

    to: Receiver
    amount: int


@cites("MINE-06", "SUDER-02", "HARV-04", "R-38", "XMIT-04")
class WhereTo(Ask[Put]):
    """{hewn} has new Substract: where does it go? {left} left"""

    hewn: Hewn
    left: int

    is_open: ClassVar[bool] = True

    def things(self, table: HewnsTable, seat: Seat) -> list[Put]:
        """Off planet, onto the Hewn, to a friend: as much as fits."""
        left, room = self.left, table.room(self.hewn)
        found = [Put(OFF_PLANET, left)]
        found += [Put(self.hewn, amount) for amount in range(min(room, left), 0, -1)]
        for friend in linked(table, self.hewn):
            if (most := min(table.room(friend), left)) > 0:
                found.append(Put(friend, most))
        return found

    def why_not(self, table: HewnsTable, seat: Seat, choice: Put) -> Refusal | None:
        if not 1 <= choice.amount <= self.left:
            return NOT_ALL
        if choice.to == OFF_PLANET:
            return None
        if choice.to != self.hewn and choice.to not in linked(table, self.hewn):
            return NOT_LINKED
        return None if table.room(choice.to) >= choice.amount else NO_ROOM

    def options(self, table: HewnsTable, seat: Seat) -> list[Put]:
        return self.things(table, seat)

    def sample(self, table: HewnsTable, seat: Seat, dice: Dice) -> Put:
        choice = super().sample(table, seat, dice)
        return Put(choice.to, 1 + dice.below(choice.amount, "sample"))


class Gaining(Frame):
    """[MINE-06] New Substract of one kind is stored, transmitted to friends or sent off planet, in any split."""

    hewn: Hewn
    normal: int = 0
    dirty: int = 0

    @clause("MINE-06", "SUDER-02", "HARV-04", "R-38")
    def ask(self, table: HewnsTable, _: None) -> Next:
        """Where there is no room and no friend, it goes off planet."""
        left = self.normal + self.dirty
        if not left:
            return self.finish()
        seat = table.owner[self.hewn]
        if not table.capacity(self.hewn) and not linked(table, self.hewn):
            table.gaining -= self.normal
            table.dirty_out += self.dirty
            receive(table, seat, OFF_PLANET, self.normal, self.dirty)
            table.tell(SubstractMined, seat, self.hewn, self.normal, self.dirty, OFF_PLANET)
            return self.finish()
        return WhereTo(seat=seat, hewn=self.hewn, left=left)

    @clause("MINE-06", "R-38", "XMIT-10")
    def put(self, table: HewnsTable, choice: Put) -> Next:
        """A part of the new Substract goes where its owner says, until nothing is left."""
        normal = min(self.normal, choice.amount)
        dirty = choice.amount - normal
        self.normal -= normal
        self.dirty -= dirty
        table.gaining -= normal
        table.dirty_out += dirty
        seat = table.owner[self.hewn]
        receive(table, seat, choice.to, normal, dirty)
        table.tell(SubstractMined, seat, self.hewn, normal, dirty, choice.to)
        return self.goto(Gaining.ask)
