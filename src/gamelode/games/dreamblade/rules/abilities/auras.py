"""Abilities that change stats: of others as auras, or of the bearer itself."""

from __future__ import annotations

from typing import ClassVar

from gamelode.kernel import Frame, cites

from ...board import SIZE, column
from ...kinds import DEFENSE, GRAVEYARD, LIFE, POWER, Mini, PrintedAbility
from ...table import DreambladeTable
from ..effects import Effect
from ..stats import Reach
from .base import Ability, Mode, Name, X


class Aura(Ability, frozen=True, kw_only=True):
    """An ability that changes a stat of creatures near the bearer."""

    x: X
    only_lineage: str = ""

    stat: ClassVar[int]
    sign: ClassVar[int] = 1
    allied: ClassVar[bool] = True
    far: ClassVar[bool] = True
    modes: ClassVar[tuple[Mode, ...]] = (Mode.ALWAYS, Mode.BLADES)

    def reach(self, piece: PrintedAbility) -> Reach:
        """One that a blade has called up needs nothing more."""
        asks = self.needs_score and self.mode == Mode.ALWAYS
        return Reach(piece, self.stat, self.sign * self.x, self.allied, self.far, self.only_lineage, asks)

    @cites("ABX-04", "R-89")
    def use(self, table: DreambladeTable, effect: Effect) -> Frame | None:
        """It works from now on, until the end of the combat; once more for each further blade."""
        if table.combat is not None:
            table.combat.called += ((effect.mini, effect.piece),)
        return None


@cites("BOLSTER-01")
class Bolster(Aura, frozen=True, kw_only=True):
    """Allies here and next to it have more defense."""

    stat = DEFENSE


@cites("ENRAGE-01")
class Enrage(Aura, frozen=True, kw_only=True):
    """Allies here and next to it have more power."""

    stat = POWER


@cites("INVIGORATE-01")
class Invigorate(Aura, frozen=True, kw_only=True):
    """Allies here and next to it have more life."""

    stat = LIFE


@cites("DRAIN-01")
class Drain(Aura, frozen=True, kw_only=True):
    """Local enemies have less life."""

    stat, sign, allied, far = LIFE, -1, False, False


@cites("INCITER-01")
class Inciter(Aura, frozen=True, kw_only=True):
    """Local enemies have more power."""

    stat, allied, far = POWER, False, False


@cites("PANIC-01")
class Panic(Aura, frozen=True, kw_only=True):
    """Local enemies have less defense."""

    stat, sign, allied, far = DEFENSE, -1, False, False


@cites("WEAKEN-01")
class Weaken(Aura, frozen=True, kw_only=True):
    """Local enemies have less power."""

    stat, sign, allied, far = POWER, -1, False, False


class Modifier(Ability, frozen=True, kw_only=True):
    """An ability that changes the bearer's own stats."""

    for_creatures = True

    def changes(self, table: DreambladeTable, mini: Mini) -> tuple[int, int, int]:
        """What to add to its power, defense and life."""
        raise NotImplementedError


@cites("FIGHT-01", "R-71")
class Fight(Modifier, frozen=True, kw_only=True):
    """More power while an enemy of an aspect or lineage is in the cell, creature or location."""

    x: X
    type: Name

    def changes(self, table: DreambladeTable, mini: Mini) -> tuple[int, int, int]:
        content, cell, enemy = table.content, table.cell[mini], 1 - table.content.owner[mini]
        if cell < 0:
            return 0, 0, 0
        foes = table.creatures(cell, enemy)
        location = table.location[cell]
        if location >= 0 and content.owner[location] == enemy:
            foes += (location,)
        return (self.x if any(self.type in content.types[foe] for foe in foes) else 0), 0, 0


@cites("GEOMANCY-01", "R-72")
class Geomancy(Modifier, frozen=True, kw_only=True):
    """More of everything for each own location in the column."""

    x: X

    def changes(self, table: DreambladeTable, mini: Mini) -> tuple[int, int, int]:
        cell, owner = table.cell[mini], table.content.owner
        if cell < 0:
            return 0, 0, 0
        own = [m for m in table.location[column(cell) :: SIZE] if m >= 0 and owner[m] == owner[mini]]
        more = self.x * len(own)
        return more, more, more


@cites("THANATOMANCY-01", "DEAD-05", "R-81")
class Thanatomancy(Modifier, frozen=True, kw_only=True):
    """Its power is the number of creatures in the graveyard, in place of what is printed."""

    def changes(self, table: DreambladeTable, mini: Mini) -> tuple[int, int, int]:
        content = table.content
        dead = [m for m in table.in_zone(GRAVEYARD, content.owner[mini]) if content.is_creature[m]]
        return len(dead) - content.printed[mini][POWER], 0, 0
