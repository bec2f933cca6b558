"""Special attacks: whatever is no regular attack of a strike phase."""

from __future__ import annotations

from gamelode.kernel import Frame, Next, Seat, cites, clause

from ...events import SpecialAttackBegun
from ...kinds import Mini, PrintedAbility
from ...table import DreambladeTable
from ..choosing import Target, WhichTarget
from ..damage.guards import is_guarded
from ..damage.rolling import Rolling, damage_of, lucky


@cites("R-10", "R-11")
def local_enemies(table: DreambladeTable, mini: Mini) -> tuple[Mini, ...]:
    """Enemy creatures in a miniature's cell."""
    cell = table.cell[mini]
    return table.creatures(cell, 1 - table.content.owner[mini]) if cell >= 0 else ()


@cites("WARPSTRIKE-01", "R-11")
def distant_enemies(table: DreambladeTable, mini: Mini) -> tuple[Mini, ...]:
    """Enemy creatures in any other cell."""
    return tuple(m for m in table.on_board(1 - table.content.owner[mini]) if table.cell[m] != table.cell[mini])


class SpecialAttack(Frame):
    """[R-46] An attack with X dice on one target. Its damage is still to be checked when it ends."""

    mini: Mini
    piece: PrintedAbility
    dice: int
    among: tuple[Mini, ...]  # somebody, or it is not made
    target: Mini = -1

    @clause("TARG-01", "TARG-02", "R-95")
    def aim(self, table: DreambladeTable, _: None) -> Next:
        """The target is chosen before the dice are rolled. A Loner makes special attacks like anybody else."""
        return WhichTarget(seat=self.seat(table), mini=self.mini, piece=self.piece, among=self.among)

    @clause("TARG-02", "ATK-08", "FORTUNATE-03", "R-46")
    def roll(self, table: DreambladeTable, choice: Target) -> Next:
        """X is the number of dice; nothing changes it."""
        self.target = choice.mini
        table.spent += (self.mini,)
        table.tell(SpecialAttackBegun, self.mini, self.target, self.dice)
        return Rolling(seat=self.seat(table), count=self.dice, lucky=lucky(table, (self.mini,)))

    @clause("ATK-08", "TARG-02", "RELENTLESS-01", "R-58", "R-79")
    def deal(self, table: DreambladeTable, faces: tuple[int, ...]) -> Next:
        """Blades are misses. What cannot be assigned to a guarded target is lost."""
        relentless = table.traits(self.mini).relentless
        if not is_guarded(table, self.target, relentless):
            table.harm(self.target, damage_of(faces), relentless=relentless)
        return None

    def seat(self, table: DreambladeTable) -> Seat:
        return table.content.owner[self.mini]
