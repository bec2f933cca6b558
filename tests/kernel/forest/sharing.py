"""[SHARE] Food changes hands at any time."""

from __future__ import annotations

from collections.abc import Iterator

from gamelode.kernel import NOT_OFFERED, Command, Frame, Next, Refusal, Seat, cites, clause

from .table import ForestTable


class Share(Command, frozen=True):
    """[SHARE-01] Give {food} food to {to}"""

    to: Seat
    food: int

    @cites("SHARE-01", "SHARE-02")
    def why_not(self, table: ForestTable, seat: Seat) -> Refusal | None:
        if self.to == seat or self.to not in range(table.seats) or self.food < 1:
            return NOT_OFFERED
        return Refusal("SHARE-01", (table.food[seat],)) if self.food > table.food[seat] else None

    def frame(self, seat: Seat) -> Frame:
        return Sharing(giver=seat, taker=self.to, food=self.food)


class Sharing(Frame):
    """Food changes hands."""

    giver: Seat
    taker: Seat
    food: int

    @clause("SHARE-01")
    def give(self, table: ForestTable, _: None) -> Next:
        table.food[self.giver] -= self.food
        table.food[self.taker] += self.food
        return None


def commands(table: ForestTable, seat: Seat) -> Iterator[Share]:
    """One food for each of the others; larger gifts can be given, too."""
    return (Share(other, 1) for other in table.from_seat(seat)[1:])
