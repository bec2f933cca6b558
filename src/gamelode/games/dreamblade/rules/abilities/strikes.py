"""Abilities that make special attacks."""

from __future__ import annotations

from typing import ClassVar

from gamelode.kernel import Frame, cites

from ...kinds import Mini
from ...table import DreambladeTable
from ..combat.special_attacks import SpecialAttack, distant_enemies, local_enemies
from ..effects import Effect
from .base import Mode, Used, X


class SpecialStrike(Used, frozen=True, kw_only=True):
    """An ability that attacks one target with X dice."""

    x: X

    def use(self, table: DreambladeTable, effect: Effect) -> Frame | None:
        among = self.targets(table, effect)
        return SpecialAttack(mini=effect.mini, piece=effect.piece, dice=self.x, among=among) if among else None

    def targets(self, table: DreambladeTable, effect: Effect) -> tuple[Mini, ...]:
        return local_enemies(table, effect.mini)


@cites("ASSAULT-01")
class Assault(SpecialStrike, frozen=True, kw_only=True):
    """The bearer attacks one local enemy."""

    rule: ClassVar[str] = "ASSAULT-01"


@cites("WARPSTRIKE-01")
class Warpstrike(SpecialStrike, frozen=True, kw_only=True):
    """The bearer attacks one enemy in another cell."""

    rule: ClassVar[str] = "WARPSTRIKE-01"

    def targets(self, table: DreambladeTable, effect: Effect) -> tuple[Mini, ...]:
        return distant_enemies(table, effect.mini)


@cites("AMBUSH-01", "AMBUSH-02")
class Ambush(SpecialStrike, frozen=True, kw_only=True):
    """The bearer attacks each enemy that enters its cell."""

    modes = (Mode.ALWAYS,)
    for_creatures = True
    rule: ClassVar[str] = "AMBUSH-01"

    @cites("R-107")
    def targets(self, table: DreambladeTable, effect: Effect) -> tuple[Mini, ...]:
        """Whoever entered the cell, if it is still there."""
        return (effect.target,) if effect.target in local_enemies(table, effect.mini) else ()


@cites("CHARGE-01")
class Charge(SpecialStrike, frozen=True, kw_only=True):
    """The bearer attacks one local enemy on entering a cell with enemies."""

    modes = (Mode.ALWAYS,)
    for_creatures = True
    rule: ClassVar[str] = "CHARGE-01"


@cites("STRIKEBACK-01")
class Strikeback(SpecialStrike, frozen=True, kw_only=True):
    """The bearer attacks one local enemy after an attack of theirs that achieved nothing."""

    modes = (Mode.ALWAYS,)
    for_creatures = True
    rule: ClassVar[str] = "STRIKEBACK-01"
