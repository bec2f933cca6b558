"""Movement: where a ship may come to rest, how far it goes, and which places are worth offering."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from gamelode.kernel import Ask, Choice, Dice, Refusal, Seat, cites

from ..board.geometry import Point, contact_point, step_towards
from ..kinds import KIND_OF, NOWHERE, Landing, Stand, Unit
from ..table import BeltTable
from .destinations import Goal, destinations, random_goals
from .places import beside_refinery, why_not_rest

BEARINGS = 2001  # steps to either side of a square, towards any point of which a contact may lie
TRIES = 40  # a draw that fails so often means a unit that is walled in: it stays


@cites("MOVE-02", "MOVE-08", "R-09", "R-10", "R-11", "R-12", "R-68")
def why_not_fly(table: BeltTable, unit: Unit, x: int, y: int) -> Refusal | None:
    """Judges every move, whoever makes it. Only the distance and the place at the end count."""
    dx, dy, reach = x - table.x[unit], y - table.y[unit], table.content.reach[KIND_OF[unit]]
    if not dx and not dy:
        return None
    if dx * dx + dy * dy > reach * reach:
        return Refusal("MOVE-08", (reach,))
    return why_not_rest(table, KIND_OF[unit], x, y, unit)


class Fly(Choice, frozen=True, gc=False):
    """Fly to {x}, {y}"""

    x: int
    y: int


class Flight(Struct, frozen=True):
    """{to}"""

    to: Landing


class FlyWhere(Ask[Fly]):
    """Where does {unit} fly to?"""

    is_open: ClassVar[bool] = True

    unit: Unit

    @cites("R-68")
    def things(self, table: BeltTable, seat: Seat) -> list[Fly]:
        """Of all the places on the board, those worth naming. Any other that is allowed may be chosen as well."""
        return [Fly(x, y) for x, y in destinations(table, self.unit)]

    def options(self, table: BeltTable, seat: Seat) -> list[Fly]:
        return self.things(table, seat)

    def shown_as(self, choice: Fly) -> Flight:
        """People want to know what a place is beside."""
        return Flight(Stand(self.unit, choice.x, choice.y))

    @cites("R-70")
    def why_not(self, table: BeltTable, seat: Seat, choice: Fly) -> Refusal | None:
        """A point is judged as it was sent, and never moved."""
        return why_not_fly(table, self.unit, choice.x, choice.y)

    @cites("R-77")
    def sample(self, table: BeltTable, seat: Seat, dice: Dice) -> Fly:
        """Any place in reach; but mostly one beside something that the unit may want to touch, or on the way there."""
        unit, x, y = self.unit, table.x[self.unit], table.y[self.unit]
        reach, way = table.content.reach[KIND_OF[unit]], dice.below(4, "sample")
        if way == 1 and table.rides[unit] != NOWHERE:
            return Fly(x, y)
        goals = random_goals(table, unit) if way else []
        if way > 1:
            goals = [t for t in goals if (t[0] - x) ** 2 + (t[1] - y) ** 2 <= (reach + t[2]) ** 2] or goals
        for _ in range(TRIES):
            if goals:
                px, py = _beside(table, unit, dice.pick(goals, "sample"), dice)
                px, py = step_towards(x, y, px, py, reach)
            else:
                across = 2 * reach + 1
                right, down = divmod(dice.below(across * across, "sample"), across)
                px, py = x - reach + right, y - reach + down
            if why_not_fly(table, unit, px, py) is None:
                return Fly(px, py)
        return Fly(x, y)


def _beside(table: BeltTable, unit: Unit, goal: Goal, dice: Dice) -> Point:
    """A place beside a round goal, in any direction; or beside a refinery."""
    tx, ty, radii, _ = goal
    if not radii:
        return beside_refinery(table, KIND_OF[unit], ty, dice)
    gap, bearing = divmod(dice.below((table.content.ring + 1) * BEARINGS * BEARINGS, "sample"), BEARINGS * BEARINGS)
    right, down = divmod(bearing, BEARINGS)
    return contact_point(tx, ty, radii + gap, right - BEARINGS // 2, down - BEARINGS // 2)
