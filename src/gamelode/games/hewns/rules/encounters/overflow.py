"""The overflow of an implosion bomb."""

from __future__ import annotations

from typing import ClassVar

from gamelode.kernel import PASS, Ask, Choice, Frame, Next, Pass, Refusal, Seat, cites, clause

from ...common_knowledge import may_carry
from ...kinds import SMALL, Hewn, Place, Space
from ...table import HewnsTable
from ..stores import burn
from .attack import FAILED, Attack
from .escape import Escaping
from .hurt import Hurting
from .screens import HowManyScreens, Screens

TOO_MANY_IN_ENCOUNTER = Refusal("WEAP-04")


class Blast(Choice, frozen=True):
    """The bomb flows over to {space}"""

    space: Place


class WhereBlast(Ask[Blast | Pass]):
    """Where does the implosion bomb flow over to?"""

    only_if_choice: ClassVar[bool] = True

    space: Space

    def things(self, table: HewnsTable, seat: Seat) -> list[Blast | Pass]:
        """An empty space is not worth pointing at."""
        return [PASS, *(Blast(space) for space in table.steps(self.space, SMALL) if table.crowd[space])]


@cites("ENC-02", "WEAP-04", "IMPL-07")
class ScreensInEncounter(HowManyScreens):
    """How many body screens does {hewn} make against the overflow?"""

    too_many: ClassVar[Refusal] = TOO_MANY_IN_ENCOUNTER

    spent: int  # Substract for its dice in this encounter

    def most(self, table: HewnsTable) -> int:
        return table.content.limits.substract_per_hewn_per_encounter - self.spent


class Overflow(Frame):
    """[IMPL-05] Each Hewn in a space beside the one attacked is attacked too; finishes with what each has spent."""

    seat: Seat
    space: Space
    spent: dict[Hewn, int] = {}  # in this encounter
    todo: tuple[Hewn, ...] = ()

    @clause("IMPL-05", "R-62", "R-19")
    def where(self, table: HewnsTable, _: None) -> Next:
        """The bomb's owner chooses the space."""
        return WhereBlast(seat=self.seat, space=self.space)

    @clause("IMPL-05", "R-62")
    def who(self, table: HewnsTable, choice: Blast | Pass) -> Next:
        """The overflow attacks every Hewn in the space, whosever it is."""
        if isinstance(choice, Pass):
            return self.finish(self.spent)
        self.todo = tuple(table.hewns_at(choice.space))
        return None

    @clause("IMPL-07", "ENC-02", "R-62")
    def screens(self, table: HewnsTable, _: None) -> Next:
        """Healthy ones may make screens first, within what a Hewn may use in one encounter."""
        if not self.todo:
            return self.finish(self.spent)
        hewn = self.todo[0]
        if not table.is_healthy(hewn) or not may_carry(table, hewn):
            return None
        return ScreensInEncounter(seat=table.owner[hewn], hewn=hewn, spent=self.spent.get(hewn, 0))

    @clause("IMPL-05", "IMPL-07", "R-62")
    def attack(self, table: HewnsTable, choice: Screens | None) -> Next:
        """The Hewn burns Substract for its screens, and is attacked by a roll of its own."""
        hewn, screens = self.todo[0], choice or Screens(0)
        burn(table, hewn, screens.normal, screens.count - screens.normal)
        self.spent = {**self.spent, hewn: self.spent.get(hewn, 0) + screens.count}
        table.escaped = ()
        dice = ((hewn, "close_combat", table.content.limits.implosion_overflow_dice),)
        return Attack(defender=hewn, dice=dice, screens=screens.count, overflow=True)

    @clause("IMPL-05", "R-62")
    def hurt(self, table: HewnsTable, margin: int) -> Next:
        """A successful attack hurts the Hewn."""
        return Hurting(hewn=self.todo[0], margin=margin) if margin != FAILED else None

    @clause("SIGHT-02")
    def look(self, table: HewnsTable, _: None) -> Next:
        """Others may see past a Hewn that has died."""
        return table.look()

    @clause("RANG-33", "R-62")
    def escape(self, table: HewnsTable, _: None) -> Next:
        hewn, self.todo = self.todo[0], self.todo[1:]
        escaped, table.escaped = table.escaped, ()
        return self.goto(Overflow.screens, after=Escaping(hewn=hewn) if escaped else None)
