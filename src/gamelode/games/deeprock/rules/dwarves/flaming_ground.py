"""Flaming Ground: a shot that sets spaces on fire."""

from __future__ import annotations

from gamelode.kernel import PASS, Ask, Frame, Next, Pass, Seat, cites, clause

from ...board.hexes import BIT, NEAR, WITHIN, around, spaces_of
from ...events.dwarves import Burning
from ...kinds import FARTHEST, ModeId, Space, Spaces
from ...table import DeepRockTable
from ..choices import At


class FlameWhere(Ask[At | Pass]):
    """Where do you set the ground on fire?"""

    mode: int
    space: Space
    placed: Spaces = 0
    only_if_choice = True

    @cites("DRILL-07", "DRILL-08", "DRILL-13", "R-63", "R-58")
    def things(self, table: DeepRockTable, seat: Seat) -> list[At | Pass]:
        near = around(self.placed) if self.placed else NEAR[self.space] | BIT[self.space]
        mode, dwarf = table.content.modes[self.mode], table.dwarves[seat]
        figures = table.bugs | table.bodies | BIT[table.sentry] | BIT[table.robot]
        free = table.open & ~(table.stalagmites | figures | table.burning | table.map.pod)
        within = WITHIN[min(table.range_of(seat, mode), FARTHEST)][dwarf.space]
        return [PASS, *(At(space) for space in spaces_of(near & free & within))]


class PlacingFlames(Frame):
    """[DRILL-07] Flame tokens are placed."""

    seat: Seat
    mode: ModeId
    space: Space
    placed: Spaces = 0

    @clause("DRILL-07", "DRILL-08", "R-63")
    def where(self, table: DeepRockTable, _: None) -> Next:
        """One by one, each next to another, as many as there are."""
        mode = table.content.modes[self.mode]
        if self.placed.bit_count() >= mode.flames or table.flames.bit_count() >= table.content.tokens.flames:
            return self.finish()
        return FlameWhere(seat=self.seat, mode=self.mode, space=self.space, placed=self.placed)

    @clause("DRILL-07")
    def burn(self, table: DeepRockTable, choice: At | Pass | None) -> Next:
        """The space burns; the player may decline to set more on fire."""
        if not isinstance(choice, At):
            return self.finish()
        self.placed |= BIT[choice.space]
        table.flames |= BIT[choice.space]
        table.burn()
        table.tell(Burning, (choice.space,))
        return self.goto(PlacingFlames.where)
