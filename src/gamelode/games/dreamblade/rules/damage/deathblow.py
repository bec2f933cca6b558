"""Creatures that fall strike once more."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import ClassVar

from gamelode.kernel import NOT_OFFERED, PASS, Ask, Choice, Frame, Next, Pass, Refusal, Seat, cites, clause

from ...events import DeathblowStruck
from ...kinds import Cell, Mini
from ...table import DreambladeTable
from ..choosing import GoTo
from ..stats import power
from .rolling import Rolling, damage_of, lucky
from .splitting import DealDamage


class Strikers(Choice, frozen=True):
    """{minis}"""

    minis: tuple[Mini, ...]


class WhoStrikesDying(Ask[Strikers | Pass]):
    """Who of the fallen at {cell} strikes a deathblow?"""

    cell: Cell
    fallen: tuple[Mini, ...]

    @cites("DB-02", "LONER-02", "R-48", "R-50")
    def things(self, table: DreambladeTable, seat: Seat) -> Sequence[Strikers | Pass]:
        """Any of them together, or a Loner alone, or nobody."""
        counts = range(len(self.fallen), 0, -1)
        return [*(Strikers(group) for count in counts for group in combinations(self.fallen, count)), PASS]

    def why_not(self, table: DreambladeTable, seat: Seat, choice: Strikers | Pass) -> Refusal | None:
        if isinstance(choice, Pass):
            return None
        minis = choice.minis
        if not minis or tuple(sorted(set(minis))) != minis or not all(mini in self.fallen for mini in minis):
            return NOT_OFFERED
        if len(minis) > 1 and any(table.traits(mini).loner for mini in minis):
            return Refusal("LONER-02")
        return None


class WhereStrikesDying(Ask[GoTo]):
    """In which cell is the next deathblow?"""

    cells: tuple[Cell, ...]

    only_if_choice: ClassVar[bool] = True

    @cites("R-101")
    def things(self, table: DreambladeTable, seat: Seat) -> Sequence[GoTo]:
        return [GoTo(cell) for cell in self.cells]


class Deathblow(Frame):
    """[DB-02] Creatures that fell together strike together, as one special attack."""

    seat: Seat
    cell: Cell
    minis: tuple[Mini, ...]
    relentless: bool = False

    @clause("DB-02", "R-49")
    def roll(self, table: DreambladeTable, _: None) -> Next:
        """They are still in the cell: their power with all modifiers counts."""
        table.tell(DeathblowStruck, self.minis)
        dice = sum(power(table, mini) for mini in self.minis)
        self.relentless = any(table.traits(mini).relentless for mini in self.minis)
        return Rolling(seat=self.seat, count=dice, lucky=lucky(table, self.minis))

    @clause("DB-03", "DB-07", "DB-08")
    def split(self, table: DreambladeTable, faces: tuple[int, ...]) -> Next:
        """Blades are misses. Their owner splits the damage among the local enemies."""
        damage = damage_of(faces)
        return self.become(DealDamage(seat=self.seat, cell=self.cell, damage=damage, relentless=self.relentless))
