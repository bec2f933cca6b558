"""Take a crystal without mining it."""

from __future__ import annotations

from typing import ClassVar

from gamelode.kernel import PASS, Ask, Choice, Frame, Next, Pass, Refusal, Seat, clause

from ..kinds import Colour, Crystal
from ..table import NOT_DISPLAYED, CaveInTable

OF_ANOTHER_COST = Refusal("R-18")
OF_ANOTHER_COLOUR = Refusal("R-19")


class TakeFromMine(Choice, frozen=True):
    """Take {crystal}"""

    crystal: Crystal


class WhichCrystal(Ask[TakeFromMine | Pass]):
    """Which crystal do you take?"""

    cost: int
    colour: Colour | None = None

    only_if_choice: ClassVar[bool] = True

    def things(self, table: CaveInTable, seat: Seat) -> list[TakeFromMine | Pass]:
        return [PASS, *map(TakeFromMine, table.mine)]

    def why_not(self, table: CaveInTable, seat: Seat, choice: TakeFromMine | Pass) -> Refusal | None:
        if isinstance(choice, Pass):
            return None
        if choice.crystal not in table.mine:
            return NOT_DISPLAYED
        if table.content.cost[choice.crystal] != self.cost:
            return OF_ANOTHER_COST
        return None if self.colour in (None, table.colour(choice.crystal)) else OF_ANOTHER_COLOUR


class TakingCrystal(Frame):
    """[TAKE-01] A crystal is taken, which is not mining."""

    seat: Seat
    cost: int
    colour: Colour | None = None

    @clause("CLAR-01", "R-18", "R-19", "R-47")
    def which(self, table: CaveInTable, _: None) -> Next:
        """One of the printed cost, and of the colour if one is named; or none."""
        return WhichCrystal(seat=self.seat, cost=self.cost, colour=self.colour)

    @clause("TAKE-01", "TAKE-02", "R-17")
    def take(self, table: CaveInTable, choice: TakeFromMine | Pass) -> Next:
        """No cost is paid, and neither cave-in marks nor what belongs to mining matter."""
        if isinstance(choice, TakeFromMine):
            table.gain_crystal(self.seat, choice.crystal)
        return None
