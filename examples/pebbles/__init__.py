"""Pebbles: the smallest complete game on the rules machine."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from msgspec import Struct

from gamelode.kernel import (
    Act,
    AskToAct,
    Dice,
    Event,
    Frame,
    Next,
    NoOptions,
    Outcome,
    Pack,
    Refusal,
    Rules,
    Seat,
    Table,
    TitlePage,
    cites,
    clause,
)

Heap = Annotated[int, "heap"]


# --- content


class HeapRecord(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    pebbles: int
    source: str


class Content(Struct, frozen=True, forbid_unknown_fields=True):
    heap: tuple[HeapRecord, ...]


# --- table and events


class PebbleTable(Table, kw_only=True):
    seats: int
    heaps: list[int]
    winner: Seat = -1


class PebblesTaken(Event, frozen=True):
    """{seat} takes {count} from the {heap} heap."""

    seat: Seat
    heap: Heap
    count: int


# --- choices and questions


class Take(Act, frozen=True):
    """Take {count} from the {heap} heap"""

    heap: Heap
    count: int

    @cites("TAKE-01", "TAKE-02")
    def why_not(self, table: PebbleTable, seat: Seat) -> Refusal | None:
        if not 0 <= self.heap < len(table.heaps) or not 1 <= self.count <= 3:
            return Refusal("TAKE-01")
        left = table.heaps[self.heap]
        return None if self.count <= left else Refusal("TAKE-02", (left,))

    def frame(self, seat: Seat) -> Frame:
        return Taking(seat=seat, heap=self.heap, count=self.count)


class HowMany(AskToAct[Take]):
    """How many pebbles do you take, and from which heap?"""

    def things(self, table: PebbleTable, seat: Seat) -> list[Take]:
        return [Take(heap, count) for heap in range(len(table.heaps)) for count in (1, 2, 3)]


# --- rules


class Turns(Frame):
    """[TAKE-01] Players take turns."""

    seat: Seat = -1

    @clause("TAKE-01")
    def ask(self, table: PebbleTable, _: None) -> Next:
        """Clockwise, one after another."""
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


# --- the game on one screen


def set_up(make: type[PebbleTable], seats: int, options: NoOptions, dice: Dice) -> tuple[PebbleTable, Frame]:
    content: Content = make.content
    return make(dice=dice, seats=seats, heaps=[heap.pebbles for heap in content.heap]), Turns()


class View(Struct, frozen=True):
    heaps: tuple[int, ...]


def view(table: PebbleTable, stack: list[Frame], seat: Seat | None) -> View:
    return View(tuple(table.heaps))


def redeal(table: PebbleTable, stack: list[Frame], seat: Seat | None, dice: Dice) -> None:
    """Nothing is hidden."""


def audit(table: PebbleTable) -> None:
    assert all(heap >= 0 for heap in table.heaps), "a heap owes pebbles"


def outcome(table: PebbleTable) -> Outcome:
    return Outcome.by_score(table.over, [{"last pebble": int(seat == table.winner)} for seat in range(table.seats)])


def names(content: Content) -> dict[str, Any]:
    return {"heap": lambda heap: content.heap[heap].id}


def read(pack: Pack) -> Content:
    return pack.typed(Content)


RULES = Rules(
    page=TitlePage.read(Path(__file__).with_name("rules.toml")),
    package=__name__,
    folder=Path(__file__).parent,
    table=PebbleTable,
    content=read,
    set_up=set_up,
    view=view,
    redeal=redeal,
    audit=audit,
    outcome=outcome,
    names=names,
)
