"""Skills that change what holds for this turn."""

from __future__ import annotations

from gamelode.kernel import Seat, cites

from ...table import CaveInTable
from .base import Skill


@cites("TER-02", "R-01", "R-02")
class CheaperRecruits(Skill, frozen=True):
    """Foreman: a card three levels lower will do. A second one adds nothing."""

    levels_below: int

    def apply(self, table: CaveInTable, seat: Seat) -> None:
        if self.levels_below not in table.turn.recruit_below:
            table.turn.recruit_below += (self.levels_below,)


@cites("HYD-03", "R-27")
class AllowEqualActions(Skill, frozen=True):
    """Fish'Bean: the actions of this turn may be of the same type."""

    def apply(self, table: CaveInTable, seat: Seat) -> None:
        table.turn.equal_actions = True


@cites("MGL-04", "MGL-05")
class CheaperArtifacts(Skill, frozen=True):
    """Ancientone: it adds to every other discount."""

    discount: int

    def apply(self, table: CaveInTable, seat: Seat) -> None:
        table.turn.artifact_discount += self.discount


@cites("MGL-07", "R-20")
class CheaperCrystals(Skill, frozen=True):
    """Maccarat: it adds to every other discount."""

    discount: int

    def apply(self, table: CaveInTable, seat: Seat) -> None:
        table.turn.mine_discount += self.discount


@cites("MET-02", "MET-03", "START-04", "CARD-05", "R-28")
class ExtraMine(Skill, frozen=True):
    """Drollo: an additional Mine action in this turn's Action phase."""

    count: int

    def apply(self, table: CaveInTable, seat: Seat) -> None:
        table.turn.extra_mines += self.count


@cites("MET-05", "MET-06", "R-26")
class SecondCrystal(Skill, frozen=True):
    """Scrabber: after each mining another crystal of the same cost."""

    costs: tuple[int, ...]

    def apply(self, table: CaveInTable, seat: Seat) -> None:
        table.turn.second_crystals += (self.costs,)


@cites("WEE-02")
class CountAsCrystal(Skill, frozen=True):
    """Stalkroot: cards of a faction count as the colour of the crystal being mined."""

    faction: str

    def apply(self, table: CaveInTable, seat: Seat) -> None:
        table.turn.as_crystal |= 1 << table.content.factions[self.faction]


@cites("WEE-03", "R-25")
class CountDouble(Skill, frozen=True):
    """Seeder: cards of a faction count double in a payment, and never more than that."""

    faction: str

    def apply(self, table: CaveInTable, seat: Seat) -> None:
        table.turn.doubled |= 1 << table.content.factions[self.faction]
