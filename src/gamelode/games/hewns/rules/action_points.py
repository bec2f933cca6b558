"""Action points: spending them, and burning Substract for more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from gamelode.kernel import Act, Frame, Next, Refusal, Seat, cites, clause

from ..common_knowledge import learn_from_sum
from ..events import Burnt
from ..kinds import Hewn
from ..table import HewnsTable
from .line_of_sight import linked
from .stores import burn

BURNT_OUT = Refusal("BURN-02")
NOTHING_TO_BURN = Refusal("BURN-01")
NOT_ON_BOARD = Refusal("ENTER-01")
NO_ABILITY = Refusal("AP-04")


def spend(table: HewnsTable, points: int) -> None:
    table.turn.ap -= points
    table.turn.spent += points


def why_not_spend(table: HewnsTable, points: int) -> Refusal | None:
    return None if table.turn.ap >= points else Refusal("AP-01", (points, table.turn.ap))


def why_not_on_board(table: HewnsTable) -> Refusal | None:
    return None if table.space[table.turn.hewn] >= 0 else NOT_ON_BOARD


@cites("AP-04")
def why_not_use(table: HewnsTable, points: int, able: Sequence[bool]) -> Refusal | None:
    """Why a Hewn may not act by an ability: it must be on the board, have the action points, and be able to."""
    no = why_not_on_board(table) or why_not_spend(table, points)
    if no is not None:
        return no
    return None if able[table.turn.hewn] else NO_ABILITY


@cites("BURN-01", "BURN-02", "SUBS-02", "SUBS-03", "R-87")
class BurnFor(Act, frozen=True):
    """Burn a {kind} Substract{source} for an action point"""

    normal: bool = False
    source: Annotated[int, "supplier"] = -1  # a friend in sight, for a Hewn without a store; -1: the Hewn itself

    @property
    def kind(self) -> str:
        return "normal" if self.normal else "dirty"

    def why_not(self, table: HewnsTable, seat: Seat) -> Refusal | None:
        hewn = table.turn.hewn
        if table.turn.burnt >= table.content.limits.burn_for_ap_per_hewn_turn:
            return BURNT_OUT
        if self.source >= 0 and (table.capacity(hewn) or self.source not in linked(table, hewn)):
            return NOTHING_TO_BURN
        source = self.source if self.source >= 0 else hewn
        there = table.normal_on(source) if self.normal else table.dirty_on(source)
        return None if there and self.source >= -1 else NOTHING_TO_BURN

    def frame(self, seat: Seat) -> Frame:
        return Burning(normal=self.normal, source=self.source)


class Burning(Frame):
    """[BURN-01] A Substract becomes an action point for this turn."""

    normal: bool
    source: Hewn

    @clause("BURN-01", "BURN-02", "R-87")
    def burn(self, table: HewnsTable, _: None) -> Next:
        """The Substract goes back to its stockpile, and the moving Hewn has an action point more."""
        source = self.source if self.source >= 0 else table.turn.hewn
        if table.space[source] < 0:
            burn_off_board(table, source, normal=self.normal)
        else:
            burn(table, source, int(self.normal), int(not self.normal))
        table.turn.burnt += 1
        table.turn.ap += 1
        return None


def burn_off_board(table: HewnsTable, hewn: Hewn, *, normal: bool) -> None:
    """A Hewn behind the screen burns a Substract; nobody else knows what is left on it."""
    column = (table.hid_normal, table.open_normal) if normal else (table.hid_dirty, table.open_dirty)
    place = column[0] if column[0][hewn] else column[1]
    place[hewn] -= 1
    table.pile += int(normal)
    table.dirty_out -= int(not normal)
    learn_from_sum(table, table.owner[hewn])
    table.tell(Burnt, hewn, int(normal), int(not normal))


@cites("BURN-02", "R-15", "R-87")
def may_burn(table: HewnsTable) -> int:
    """How much Substract may be burnt: as much as there is, within the limit of a Hewn turn."""
    left = table.content.limits.burn_for_ap_per_hewn_turn - table.turn.burnt
    return min(left, sum(map(table.load_of, fuel(table))))


@cites("R-87")
def fuel(table: HewnsTable) -> list[Hewn]:
    """Whose Substract the moving Hewn burns: its own; without a store, that of friends."""
    hewn = table.turn.hewn
    return [hewn] if table.capacity(hewn) else linked(table, hewn)
