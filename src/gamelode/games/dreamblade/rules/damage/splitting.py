"""Damage is split among the enemies in a cell: step 6 of a combat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec import Struct

from gamelode.kernel import NOT_OFFERED, Ask, Choice, Dice, Frame, Next, Refusal, Seat, cites, clause

from ...kinds import Cell, Mini
from ...table import DreambladeTable
from .guards import Parts, unmet_guard, ways_to_split


class Split(Choice, frozen=True):
    """Damage: {parts}"""

    parts: tuple[tuple[int, int], ...]  # creature and damage


class Share(Struct, frozen=True):
    """{damage} to {mini}"""

    mini: Mini
    damage: int


class Shares(Struct, frozen=True):
    """Damage: {shares}"""

    shares: tuple[Share, ...]


class SplitDamage(Ask[Split]):
    """How do you split {damage} damage?"""

    cell: Cell
    damage: int
    relentless: bool

    is_open: ClassVar[bool] = True

    def shown_as(self, choice: Split) -> Shares:
        return Shares(tuple(Share(mini, damage) for mini, damage in choice.parts))

    def targets(self, table: DreambladeTable) -> tuple[Mini, ...]:
        return table.creatures(self.cell, 1 - self.seat)

    @cites("DMG-01", "ATK-01", "ATK-02", "ATK-05", "BODYGUARD-01", "DB-08")
    def why_not(self, table: DreambladeTable, seat: Seat, choice: Split) -> Refusal | None:
        """All of it, freely, to enemy creatures in the cell; more than is needed if one likes."""
        given = dict(choice.parts)
        targets = self.targets(table)
        if not all(mini in targets for mini in given):
            return Refusal("DMG-01")
        if len(given) != len(choice.parts) or any(amount <= 0 for amount in given.values()):
            return NOT_OFFERED
        if sum(given.values()) != self.damage:
            return Refusal("ATK-02", (self.damage,))
        if not all(table.traits(mini).bodyguard for mini in given):
            unmet = unmet_guard(table, targets, given, self.relentless)
            if unmet is not None:
                return Refusal("BODYGUARD-01", (unmet[1],))
        return None

    def things(self, table: DreambladeTable, seat: Seat) -> Sequence[Split]:
        return [Split(parts) for parts in self._ways(table)]

    def options(self, table: DreambladeTable, seat: Seat) -> Sequence[Split]:
        return [Split(parts) for parts in self._ways(table)]

    def _ways(self, table: DreambladeTable) -> list[Parts]:
        return ways_to_split(table, self.targets(table), self.damage, self.relentless)

    def sample(self, table: DreambladeTable, seat: Seat, dice: Dice) -> Split:
        """Point by point at random; where guards forbid that, one of the listed ways."""
        given: dict[Mini, int] = {}
        targets = self.targets(table)
        if dice.below(2, "sample"):
            for _ in range(self.damage):
                mini = dice.pick(targets, "sample")
                given[mini] = given.get(mini, 0) + 1
            split = Split(tuple(sorted(given.items())))
            if self.why_not(table, seat, split) is None:
                return split
        return dice.pick(self.options(table, seat), "sample")


class DealDamage(Frame):
    """[DMG-01] Damage of an attack is split among the enemy creatures in a cell."""

    seat: Seat
    cell: Cell
    damage: int
    relentless: bool
    parts: Parts = ()  # that still fall

    @clause("DMG-01", "ATK-01", "STRIKE-09", "R-40")
    def split(self, table: DreambladeTable, _: None) -> Next:
        """A single enemy takes it all; without any it is lost."""
        targets = table.creatures(self.cell, 1 - self.seat)
        if not self.damage or not targets:
            return self.finish()
        if len(targets) == 1:
            table.harm(targets[0], self.damage, relentless=self.relentless)
            return self.finish()
        return SplitDamage(seat=self.seat, cell=self.cell, damage=self.damage, relentless=self.relentless)

    @clause("DMG-01", "R-79")
    def deal(self, table: DreambladeTable, choice: Split) -> Next:
        self.parts = choice.parts
        return None

    @clause("DMG-01", "R-79")
    def fall(self, table: DreambladeTable, _: None) -> Next:
        """It falls on one creature after another."""
        if not self.parts:
            return None
        (mini, amount), *rest = self.parts
        self.parts = tuple(rest)
        table.harm(mini, amount, relentless=self.relentless)
        return self.goto(DealDamage.fall)
