"""[CAMP] Tents in the clearing round the oak: any point, in whole paces."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from gamelode.kernel import Act, Ask, Choice, Dice, Frame, Next, Refusal, Seat, cites, clause

from .table import Camp, ForestTable

COMPASS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
PACES = 60  # from the oak to the points that are pointed out
TRIES = 20


class Back(Choice, frozen=True):
    """[R-03] Think better of it"""


class At(Choice, frozen=True):
    """At {x}, {y}"""

    x: int
    y: int


BACK = Back()


class Pitch(Act, frozen=True):
    """[CAMP-01] Pitch a camp"""

    @cites("CAMP-01")
    def why_not(self, table: ForestTable, seat: Seat) -> Refusal | None:
        limit = table.content.numbers.camps
        return Refusal("CAMP-01", (limit,)) if sum(camp.seat == seat for camp in table.camps) >= limit else None

    def frame(self, seat: Seat) -> Frame:
        return Pitching(seat=seat)


class WhereToPitch(Ask[At | Back]):
    """Where do you pitch your camp?"""

    is_open: ClassVar[bool] = True

    def things(self, table: ForestTable, seat: Seat) -> Iterator[At | Back]:
        yield from (At(PACES * east, PACES * north) for east, north in COMPASS)
        yield BACK

    @cites("CAMP-02", "CAMP-03", "R-03")
    def why_not(self, table: ForestTable, seat: Seat, choice: At | Back) -> Refusal | None:
        """Any point will do, also one that is not pointed out."""
        if isinstance(choice, Back):
            return None
        numbers = table.content.numbers
        if choice.x**2 + choice.y**2 > numbers.clearing_radius**2:
            return Refusal("CAMP-02", (numbers.clearing_radius,))
        if any((c.x - choice.x) ** 2 + (c.y - choice.y) ** 2 < numbers.camp_distance**2 for c in table.camps):
            return Refusal("CAMP-03", (numbers.camp_distance,))
        return None

    def sample(self, table: ForestTable, seat: Seat, dice: Dice) -> At | Back:
        radius = table.content.numbers.clearing_radius
        for _ in range(TRIES):
            point = At(*(dice.below(2 * radius + 1, "sample") - radius for _ in "xy"))
            if self.why_not(table, seat, point) is None:
                return point
        return BACK


class Pitching(Frame):
    """A camp is pitched."""

    seat: Seat

    @clause("CAMP-02")
    def ask(self, table: ForestTable, _: None) -> Next:
        return WhereToPitch(seat=self.seat)

    @clause("CAMP-02", "R-03")
    def pitch(self, table: ForestTable, choice: At | Back) -> Next:
        """Thinking better of it costs no act."""
        if isinstance(choice, Back):
            return self.finish(0)
        table.camps.append(Camp(self.seat, choice.x, choice.y))
        return self.finish(1)
