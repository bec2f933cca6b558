"""The free move of a Hewn that has escaped."""

from __future__ import annotations

from typing import ClassVar

from gamelode.kernel import PASS, Ask, Choice, Frame, Next, Pass, Seat, cites, clause

from ...kinds import Hewn, Place, Space
from ...table import HewnsTable
from ..line_of_sight import has_healthy_hewn


class FreeMove(Choice, frozen=True):
    """Escape to {to}"""

    to: Place


@cites("RANG-33", "SAME-42", "R-34", "R-19")
def escape_spaces(table: HewnsTable, hewn: Hewn) -> list[Space]:
    """Adjacent spaces that fit and have no healthy Hewn."""
    steps = table.steps(table.space[hewn], table.content.size[hewn])
    return [space for space in steps if not has_healthy_hewn(table, space, but=hewn)]


class WhereEscape(Ask[FreeMove | Pass]):
    """Where does {hewn} escape to?"""

    only_if_choice: ClassVar[bool] = True

    hewn: Hewn

    def things(self, table: HewnsTable, seat: Seat) -> list[FreeMove | Pass]:
        return [*map(FreeMove, escape_spaces(table, self.hewn)), PASS]


class Escaping(Frame):
    """[RANG-33] A Hewn that has escaped may make a free move."""

    hewn: Hewn

    @clause("RANG-33", "SAME-42", "R-34", "R-35")
    def ask(self, table: HewnsTable, _: None) -> Next:
        """A Hewn that is still healthy and on the board is asked where it goes."""
        if table.space[self.hewn] < 0 or not table.is_healthy(self.hewn):
            return self.finish()
        return WhereEscape(seat=table.owner[self.hewn], hewn=self.hewn)

    @clause("RANG-33", "R-32", "R-91")
    def move(self, table: HewnsTable, choice: FreeMove | Pass) -> Next:
        """The Hewn comes into that space, with the dangers that wait there."""
        if isinstance(choice, Pass):
            return self.finish()
        if self.hewn == table.turn.hewn:
            table.turn.moved = True
        return table.arrive(self.hewn, choice.to)
