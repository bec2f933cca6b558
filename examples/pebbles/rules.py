"""The rules: turns, what is taken, how it begins and who has won."""

from __future__ import annotations

from gamelode.kernel import (
    Act,
    AskToAct,
    Dice,
    Frame,
    Next,
    NoOptions,
    Outcome,
    Refusal,
    Seat,
    cites,
    clause,
)

from .events import PebblesTaken
from .kinds import Heap
from .table import PebbleTable

MOST = 3  # pebbles in a turn


class Take(Act, frozen=True):
    """Take {count} from the {heap} heap"""

    heap: Heap
    count: int

    @cites("TAKE-01", "TAKE-02")
    def why_not(self, table: PebbleTable, seat: Seat) -> Refusal | None:
        if not 0 <= self.heap < len(table.heaps) or not 1 <= self.count <= MOST:
            return Refusal("TAKE-01")
        left = table.heaps[self.heap]
        return None if self.count <= left else Refusal("TAKE-02", (left,))

    def frame(self, seat: Seat) -> Frame:
        return Taking(seat=seat, heap=self.heap, count=self.count)


class HowMany(AskToAct[Take]):
    """How many pebbles do you take, and from which heap?"""

    def things(self, table: PebbleTable, seat: Seat) -> list[Take]:
        return [Take(heap, count) for heap in range(len(table.heaps)) for count in range(1, MOST + 1)]


class Turns(Frame):
    """[TAKE-01] Players take turns."""

    seat: Seat = -1

    @clause("TAKE-01")
    def ask(self, table: PebbleTable, _: None) -> Next:
        """The next player clockwise is asked."""
        self.seat = (self.seat + 1) % table.seats
        return HowMany(seat=self.seat)

    @clause("TAKE-01")
    def take(self, table: PebbleTable, choice: Take) -> Next:
        """The choice begins its rule; then the next player is asked."""
        return self.goto(Turns.ask, after=choice.frame(self.seat))


class Taking(Frame):
    """[TAKE-01] Pebbles leave a heap."""

    seat: Seat
    heap: Heap
    count: int

    @clause("TAKE-01", "END-01")
    def remove(self, table: PebbleTable, _: None) -> Next:
        """Whoever takes the last one wins."""
        table.heaps[self.heap] -= self.count
        table.tell(PebblesTaken, self.seat, self.heap, self.count)
        if not any(table.heaps):
            table.winner, table.over = self.seat, "END-01"
        return None


def set_up(make: type[PebbleTable], seats: int, options: NoOptions, dice: Dice) -> tuple[PebbleTable, Frame]:
    """The table as the game begins, and the first rule."""
    return make(dice=dice, seats=seats, heaps=[heap.pebbles for heap in make.content.heap]), Turns()


def outcome(table: PebbleTable) -> Outcome:
    """Whoever took the last pebble has won."""
    return Outcome.by_score(table.over, [{"last pebble": int(seat == table.winner)} for seat in range(table.seats)])
