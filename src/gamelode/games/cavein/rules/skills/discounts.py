"""Skills that make things cheaper in this turn."""

from __future__ import annotations

from gamelode.kernel import Seat, cites

from ...table import CaveInTable
from .base import Skill


@cites("TER-02", "R-01", "R-02")
class CheaperRecruits(Skill, frozen=True):
    """Foreman: a card three levels lower pays for a recruit too. A second one adds nothing."""

    levels_below: int

    def apply(self, table: CaveInTable, seat: Seat) -> None:
        if self.levels_below not in table.turn.recruit_below:
            table.turn.recruit_below += (self.levels_below,)


@cites("MGL-04", "MGL-05")
class CheaperArtifacts(Skill, frozen=True):
    """Ancientone: artifacts cost less; it adds to every other discount."""

    discount: int

    def apply(self, table: CaveInTable, seat: Seat) -> None:
        table.turn.artifact_discount += self.discount


@cites("MGL-07", "R-20")
class CheaperCrystals(Skill, frozen=True):
    """Maccarat: crystals cost less; it adds to every other discount."""

    discount: int

    def apply(self, table: CaveInTable, seat: Seat) -> None:
        table.turn.mine_discount += self.discount
