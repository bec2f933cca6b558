"""[ROUND] [TURN] From set-up to the last round."""

from __future__ import annotations

from collections.abc import Iterator

from gamelode.kernel import Act, AskToAct, Dice, Frame, Next, NoOptions, Refusal, Seat, cites, clause

from .camps import Pitch
from .cards import Forage, Play
from .journey import SetSnare, Walk
from .market import Bartering
from .table import ForestTable, ThisTurn
from .wolf import Prowling

CLEARING = 0


class Rest(Act, frozen=True):
    """[TURN-02] Rest"""

    def why_not(self, table: ForestTable, seat: Seat) -> Refusal | None:
        return None

    def frame(self, seat: Seat) -> Frame:
        return Resting()


Acts = Rest | Forage | Pitch | Play | SetSnare | Walk


class WhatNext(AskToAct[Rest | Forage | Pitch | Play | SetSnare | Walk]):
    """What do you do?"""

    def things(self, table: ForestTable, seat: Seat) -> Iterator[Acts]:
        yield from (Rest(), Forage(), Pitch())
        yield from (Play(card) for card in sorted(set(table.hands[seat])))
        for traveller in table.own(seat):
            yield SetSnare(traveller)
            yield from (Walk(traveller, glade) for glade in range(len(table.content.glade)))


class Resting(Frame):
    """A rest costs all acts that are left."""

    @clause("TURN-02")
    def rest(self, table: ForestTable, _: None) -> Next:
        assert table.turn is not None
        return self.finish(table.turn.acts)


class Turn(Frame):
    """A player acts. Each act finishes with what it cost."""

    seat: Seat

    @clause("TURN-01")
    def begin(self, table: ForestTable, _: None) -> Next:
        table.turn = ThisTurn(acts=table.content.numbers.acts)
        return None

    @clause("TURN-01")
    def choose(self, table: ForestTable, cost: int | None) -> Next:
        assert table.turn is not None
        table.turn.acts -= cost or 0
        return WhatNext(seat=self.seat) if table.turn.acts else self.goto(Turn.end)

    @clause("TURN-01")
    def act(self, table: ForestTable, act: Acts) -> Next:
        return self.goto(Turn.choose, after=act.frame(self.seat))

    @clause("TURN-01")
    def end(self, table: ForestTable, _: None) -> Next:
        table.turn = None
        return None


class Round(Frame):
    """A day in the forest."""

    todo: tuple[Seat, ...] = ()

    @clause("ROUND-01")
    def dawn(self, table: ForestTable, _: None) -> Next:
        for glade, printed in enumerate(table.content.glade):
            table.berries[glade] = table.berries[glade] or printed.berries
        for seat in table.from_seat(table.first):
            table.draw(seat)
        return None

    @clause("ROUND-02")
    def barter(self, table: ForestTable, _: None) -> Next:
        self.todo = table.from_seat(table.first)
        return Bartering()

    @clause("ROUND-02")
    def turns(self, table: ForestTable, _: None) -> Next:
        if not self.todo:
            return None
        seat, *rest = self.todo
        self.todo = tuple(rest)
        return self.goto(Round.turns, after=Turn(seat=seat))

    @clause("ROUND-02")
    def night(self, table: ForestTable, _: None) -> Next:
        return Prowling(left=table.content.numbers.wolf_steps)

    @clause("ROUND-03", "END-01")
    def end(self, table: ForestTable, hits: int | None) -> Next:
        table.first = table.from_seat(table.first)[1]
        table.rounds += 1
        if table.rounds == table.content.numbers.rounds:
            table.over = "END-01"
        return None


class Days(Frame):
    """Round after round; the end comes from within."""

    @clause("ROUND-02")
    def day(self, table: ForestTable, _: None) -> Next:
        return self.goto(Days.day, after=Round())


@cites("SETUP-01")
def set_up(kind: type[ForestTable], seats: int, options: NoOptions, dice: Dice) -> tuple[ForestTable, Frame]:
    """Two travellers, food and a hand for everyone; nobody has seen what is in the bag."""
    content = kind.content
    numbers, glades = content.numbers, len(content.glade)
    table = kind(
        dice=dice,
        glades=[CLEARING] * 2 * seats,
        wounds=[0] * 2 * seats,
        food=[numbers.food] * seats,
        hands=[[] for _ in range(seats)],
        bag=[card for card, printed in enumerate(content.card) for _ in range(printed.copies)],
        berries=[0] * glades,
        snares=[0] * glades,
        larder=numbers.larder,
        wolf=numbers.den,
    )
    for seat in range(seats):
        for _ in range(numbers.hand):
            table.draw(seat)
    return table, Days()
