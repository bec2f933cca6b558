"""Coming into a space, by whatever way."""

from __future__ import annotations

from gamelode.kernel import Frame, Next, clause

from ...kinds import NO_DANGER, Hewn, Space
from ...table import HewnsTable
from .dangers import DangerAttack


def arriving(table: HewnsTable, hewn: Hewn, space: Space) -> Arriving | None:
    """A Hewn comes into a space. Where nothing waits for it, it is simply there."""
    if table.face_down or table.danger[space] != NO_DANGER:
        return Arriving(hewn=hewn, space=space)
    table.move(hewn, space)
    return None


class Arriving(Frame):
    """[DANG-11] A Hewn comes into a space, by whatever way."""

    hewn: Hewn
    space: Space
    token: int = NO_DANGER  # that lay there before

    @clause("MOVE-02", "SIGHT-02", "R-32", "R-91")
    def put(self, table: HewnsTable, _: None) -> Next:
        """Whatever can now be seen is looked at first."""
        self.token = table.danger[self.space]
        table.move(self.hewn, self.space)
        return table.look(self.hewn)

    @clause("DANG-11", "DANG-09", "FORCE-02", "R-32", "R-91")
    def danger(self, table: HewnsTable, _: None) -> Next:
        """A danger token that lay there attacks it; one that a planet card has brought meanwhile has done so."""
        if self.token == NO_DANGER or table.space[self.hewn] != self.space or table.danger[self.space] == NO_DANGER:
            return self.finish()
        return DangerAttack(hewn=self.hewn, danger=self.token)
