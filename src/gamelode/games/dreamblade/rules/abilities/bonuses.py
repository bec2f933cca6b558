"""Abilities that change what a combat does: more damage, less damage, no mercy."""

from __future__ import annotations

from typing import ClassVar

from gamelode.kernel import Frame, Next, Seat, cites, clause

from ...kinds import Mini, PrintedAbility
from ...table import DreambladeTable
from ..choosing import Target, WhichTarget
from ..combat.special_attacks import local_enemies
from ..effects import Effect
from ..stats import power
from .base import Ability, Mode, Name, Used, X


class Bonus(Used, frozen=True, kw_only=True):
    """Changes the combat's damage: for each use, or, where no blades are needed, once when damage is totalled."""

    modes = (Mode.BLADES, Mode.ALWAYS)

    @cites("R-68")
    def use(self, table: DreambladeTable, effect: Effect) -> Frame | None:
        """The damage rises by what the ability counts at this moment."""
        if by := self.bonus(table, effect.mini):
            table.raise_damage(by)
        return None


@cites("CRIT-01")
class Crit(Bonus, frozen=True, kw_only=True):
    """The combat deals more damage."""

    x: X

    def bonus(self, table: DreambladeTable, mini: Mini) -> int:
        return self.x


@cites("FUMBLE-01", "BLADE-05")
class Fumble(Bonus, frozen=True, kw_only=True):
    """The combat deals less damage."""

    x: X

    def bonus(self, table: DreambladeTable, mini: Mini) -> int:
        return -self.x


@cites("FLANKING-01", "R-05", "R-10", "R-69")
class Flanking(Bonus, frozen=True, kw_only=True):
    """The combat deals more damage if one's creatures outnumber the enemy's in its cell, whether they attack or not."""

    x: X

    def bonus(self, table: DreambladeTable, mini: Mini) -> int:
        owner, combat = table.content.owner[mini], table.combat
        if combat is None:
            return 0
        own, foes = table.creatures(combat.cell, owner), table.creatures(combat.cell, 1 - owner)
        return self.x if len(own) > len(foes) else 0


@cites("HEROICS-01", "R-05", "R-10", "R-69")
class Heroics(Bonus, frozen=True, kw_only=True):
    """The combat deals more damage if one has fewer creatures than the enemy in the bearer's cell."""

    x: X

    def bonus(self, table: DreambladeTable, mini: Mini) -> int:
        owner, cell = table.content.owner[mini], table.cell[mini]
        return self.x if len(table.creatures(cell, owner)) < len(table.creatures(cell, 1 - owner)) else 0


@cites("STALWART-01", "R-10")
class Stalwart(Bonus, frozen=True, kw_only=True):
    """The combat deals more damage for each local enemy."""

    def bonus(self, table: DreambladeTable, mini: Mini) -> int:
        return len(local_enemies(table, mini))


@cites("PAYBACK-01")
class Payback(Used, frozen=True, kw_only=True):
    """The combat deals as much more damage as a local enemy has power."""

    modes = (Mode.BLADES,)
    rule: ClassVar[str] = "PAYBACK-01"

    def use(self, table: DreambladeTable, effect: Effect) -> Frame | None:
        return PayingBack(mini=effect.mini, piece=effect.piece)


class PayingBack(Frame):
    """[PAYBACK-01] A local enemy's power is added to the damage."""

    mini: Mini
    piece: PrintedAbility

    @clause("PAYBACK-01", "TARG-01")
    def choose(self, table: DreambladeTable, _: None) -> Next:
        among = local_enemies(table, self.mini)
        return WhichTarget(seat=seat_of(table, self.mini), mini=self.mini, piece=self.piece, among=among)

    @clause("PAYBACK-01", "R-68")
    def add(self, table: DreambladeTable, choice: Target | None) -> Next:
        """The power that the enemy has now is added."""
        if choice is not None:
            table.raise_damage(power(table, choice.mini))
        return None


@cites("FEROCITY-01")
class Ferocity(Used, frozen=True, kw_only=True):
    """A local enemy that would be disrupted in this combat is destroyed."""

    modes = (Mode.BLADES,)
    rule: ClassVar[str] = "FEROCITY-01"

    def use(self, table: DreambladeTable, effect: Effect) -> Frame | None:
        return Marking(mini=effect.mini, piece=effect.piece)


class Marking(Frame):
    """[FEROCITY-01] A local enemy is marked until the end of the combat."""

    mini: Mini
    piece: PrintedAbility

    @clause("FEROCITY-01", "TARG-01")
    def choose(self, table: DreambladeTable, _: None) -> Next:
        among = local_enemies(table, self.mini)
        return WhichTarget(seat=seat_of(table, self.mini), mini=self.mini, piece=self.piece, among=among)

    @clause("FEROCITY-01", "FEROCITY-02")
    def mark(self, table: DreambladeTable, choice: Target | None) -> Next:
        if choice is not None and table.combat is not None:
            table.combat.marked += (choice.mini,)
        return None


@cites("HELLSFURY-01", "R-66")
class HellsFury(Ability, frozen=True, kw_only=True):
    """Allies of a lineage, here and next to it, have a further ability."""

    lineage: Name
    grants: Crit


def seat_of(table: DreambladeTable, mini: Mini) -> Seat:
    return table.content.owner[mini]
