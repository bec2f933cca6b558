"""Counters: a heap from which players take one to three. Bots are told nothing, and who wins is an option.

Alone or in teams whoever takes the last counter wins. Together all win if the last counter is taken on its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from msgspec import Struct

from gamelode.kernel import Ask, Choice, Dice, Frame, Game, Next, Outcome, Rules, Seat, Table, TitlePage, clause

SIDES = {"alone": range(6), "teams": (0, 1, 0, 1, 0, 1), "together": (0,) * 6}


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How many counters, and who plays together."""

    heap: int = 12
    play: str = "alone"


class CountersTable(Table, kw_only=True):
    """The heap."""

    heap: int
    sides: tuple[int, ...]
    last: int = 0  # how many were taken last
    taker: Seat = 0

    content: ClassVar[None]


class Take(Choice, frozen=True):
    """Take {count}"""

    count: int


class HowMany(Ask[Take]):
    """How many do you take?"""

    def things(self, table: CountersTable, seat: Seat) -> list[Take]:
        return [Take(count) for count in range(1, min(table.heap, 3) + 1)]


class Taking(Frame):
    """Players take counters in turn."""

    seat: Seat = 0

    @clause()
    def ask(self, table: CountersTable, _: None) -> Next:
        return HowMany(seat=self.seat)

    @clause()
    def take(self, table: CountersTable, choice: Take) -> Next:
        table.heap -= choice.count
        table.last, table.taker = choice.count, self.seat
        if not table.heap:
            table.over = "END"
        self.seat = (self.seat + 1) % len(table.sides)
        return self.goto(Taking.ask)


def set_up(make: type[CountersTable], seats: int, options: Options, dice: Dice) -> tuple[CountersTable, Frame]:
    return make(dice=dice, heap=options.heap, sides=tuple(SIDES[options.play][:seats])), Taking()


def outcome(table: CountersTable) -> Outcome:
    together = len(set(table.sides)) == 1 < len(table.sides) or len(table.sides) == 1
    wins = [table.last == 1 if together else side == table.sides[table.taker] for side in table.sides]
    return Outcome(table.over, tuple(map(int, wins)), tuple(1 if win else 2 for win in wins))


def view(table: CountersTable, stack: Sequence[Frame], seat: Seat | None) -> int:
    return table.heap


COUNTERS = Rules(
    page=TitlePage(game="counters", title="Counters", players="1-6", minutes=1),
    package=__name__,
    folder=Path(__file__).parent / "nothing",
    table=CountersTable,
    content=lambda pack: None,
    options=Options,
    set_up=set_up,
    view=view,
    redeal=lambda table, stack, seat, dice: None,
    audit=lambda table: None,
    outcome=outcome,
    sides=lambda table: table.sides,
)


def counters(seats: int, heap: int, play: str = "alone") -> Game:
    return Game.start(COUNTERS.standard, seats, 0, {"heap": heap, "play": play})
