"""Strike: regular attacks, cell by cell."""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar

from gamelode.kernel import NOT_OFFERED, Ask, Choice, Dice, Frame, Next, Refusal, Seat, cites, clause

from ...board import CELLS, cells_of
from ...kinds import Cell, Mini
from ...table import DreambladeTable
from ..choosing import END_PHASE, EndPhase
from .fighting import Fighting

STRUCK = Refusal("STRIKE-03")
NOBODY_ENGAGED = Refusal("STRIKE-01")
NOBODY_ATTACKS = Refusal("R-33")
LONER = Refusal("LONER-01")
ALL_LISTED = 4  # groups of so many creatures are listed in full


class StrikeAt(Choice, frozen=True):
    """Attack at {cell}"""

    cell: Cell


class WhereToStrike(Ask[StrikeAt | EndPhase]):
    """Where do you attack?"""

    def things(self, table: DreambladeTable, seat: Seat) -> list[StrikeAt | EndPhase]:
        return [END_PHASE, *(StrikeAt(cell) for cell in range(CELLS) if table.creatures(cell, seat))]

    @cites("STRIKE-01", "STRIKE-02", "STRIKE-03", "MIC-01", "R-33")
    def why_not(self, table: DreambladeTable, seat: Seat, choice: StrikeAt | EndPhase) -> Refusal | None:
        """Engaged creatures, as they stand now; no cell twice."""
        if isinstance(choice, EndPhase):
            return None
        cell = choice.cell
        if not 0 <= cell < CELLS or not table.creatures(cell, seat):
            return NOT_OFFERED
        if not table.creatures(cell, 1 - seat):
            return NOBODY_ENGAGED
        return STRUCK if table.phase.struck >> cell & 1 else None

    def options(self, table: DreambladeTable, seat: Seat) -> list[StrikeAt | EndPhase]:
        return [END_PHASE, *map(StrikeAt, cells_to_strike(table))]

    def sample(self, table: DreambladeTable, seat: Seat, dice: Dice) -> StrikeAt | EndPhase:
        """A random player mostly attacks once more."""
        return StrikeAt(dice.pick(cells_to_strike(table), "sample")) if dice.below(6, "sample") else END_PHASE


def cells_to_strike(table: DreambladeTable) -> tuple[Cell, ...]:
    """Where creatures are engaged, and no attack was yet in this phase."""
    south, north = table.occupied
    return cells_of(south & north & ~table.phase.struck)


class Attackers(Choice, frozen=True):
    """Attack with {minis}"""

    minis: tuple[Mini, ...]


class WhoAttacks(Ask[Attackers]):
    """Who attacks at {cell}?"""

    cell: Cell

    is_open: ClassVar[bool] = True

    @cites("STRIKE-07", "STRIKE-08", "LONER-01", "LONER-03", "LOC-04", "ATK-09", "R-33")
    def why_not(self, table: DreambladeTable, seat: Seat, choice: Attackers) -> Refusal | None:
        """Any creatures of the cell, at least one; a Loner alone."""
        minis = choice.minis
        if not minis:
            return NOBODY_ATTACKS
        here = table.creatures(self.cell, seat)
        if tuple(sorted(set(minis))) != minis or not all(mini in here for mini in minis):
            return NOT_OFFERED
        return LONER if len(minis) > 1 and any(table.traits(mini).loner for mini in minis) else None

    def things(self, table: DreambladeTable, seat: Seat) -> list[Attackers]:
        """All together first. Of a large crowd, all but one and each alone."""
        here = table.creatures(self.cell, seat)
        full = len(here)
        counts = range(full, 0, -1) if full <= ALL_LISTED else sorted({full, full - 1, 1}, reverse=True)
        groups = [group for count in counts for group in combinations(here, count)]
        others = tuple(mini for mini in here if not table.traits(mini).loner)
        if full > ALL_LISTED and 1 < len(others) < full and others not in groups:
            groups.insert(0, others)
        return [Attackers(group) for group in groups]

    def sample(self, table: DreambladeTable, seat: Seat, dice: Dice) -> Attackers:
        options = self.options(table, seat)
        return options[0] if dice.below(2, "sample") else dice.pick(options, "sample")


class Striking(Frame):
    """[STRIKE-01] A player's engaged creatures attack, cell by cell."""

    seat: Seat
    cell: Cell = -1

    @clause("STRIKE-01", "STRIKE-02", "ACT-04", "ABG-04", "R-33")
    def choose(self, table: DreambladeTable, _: None) -> Next:
        """In any order; no attack at all is allowed."""
        return WhereToStrike(seat=self.seat) if cells_to_strike(table) else self.finish()

    @clause("STRIKE-02", "STRIKE-03", "STRIKE-07", "STRIKE-08", "R-33")
    def pick_attackers(self, table: DreambladeTable, choice: StrikeAt | EndPhase) -> Next:
        """Step 1. Some creatures may be kept out of it; a single one attacks without being asked for."""
        if isinstance(choice, EndPhase):
            return self.finish()
        self.cell = choice.cell
        table.phase.struck |= 1 << self.cell
        here = table.creatures(self.cell, self.seat)
        if len(here) == 1:
            return self.goto(Striking.choose, after=Fighting(seat=self.seat, cell=self.cell, attackers=here))
        return WhoAttacks(seat=self.seat, cell=self.cell)

    @clause("STRIKE-07", "R-34")
    def attack(self, table: DreambladeTable, choice: Attackers) -> Next:
        """All of them together. Whoever is moved to another cell afterwards may attack there again."""
        fight = Fighting(seat=self.seat, cell=self.cell, attackers=choice.minis)
        return self.goto(Striking.choose, after=fight)
