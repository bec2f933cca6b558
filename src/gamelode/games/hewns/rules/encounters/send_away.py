"""Substract that is sent away before the dice of an encounter are picked."""

from __future__ import annotations

from typing import ClassVar

from gamelode.kernel import PASS, AskInTurn, Choice, Next, Pass, Refusal, Seat, cites

from ...kinds import OFF_PLANET, Hewn, Receiver
from ...table import HewnsTable
from ..technology.transmit import Send, send, sendings

NOT_TO_OTHERS = Refusal("SAME-10")


class Save(Choice, frozen=True):
    """Send {normal} normal (and) {dirty} dirty Substract {to}"""

    to: Receiver
    normal: int
    dirty: int


@cites("RANG-11", "SAME-09", "SAME-10", "R-11")
class SaveSubstract(AskInTurn[Save | Pass]):
    """Does {hewn} send Substract away before the dice are picked?"""

    to_friends: bool

    is_open: ClassVar[bool] = True
    keeps_secret: ClassVar[bool] = True
    hewn: ClassVar[Hewn]  # whom it is asked about

    def figures(self, table: HewnsTable, seat: Seat) -> dict[str, Hewn]:
        return {"hewn": self.subject(seat)}

    def things(self, table: HewnsTable, seat: Seat) -> list[Save | Pass]:
        hewn = self.subject(seat)
        sent = [Save(s.to, s.normal, s.dirty) for s in sendings(table, hewn, to_friends=self.to_friends)]
        return [PASS, *sent]

    def options(self, table: HewnsTable, seat: Seat) -> list[Save | Pass]:
        return self.things(table, seat)

    def why_not(self, table: HewnsTable, seat: Seat, choice: Save | Pass) -> Refusal | None:
        if isinstance(choice, Pass):
            return None
        if choice.to != OFF_PLANET and not self.to_friends:
            return NOT_TO_OTHERS
        return Send(self.subject(seat), choice.to, choice.normal, choice.dirty).why_not(table, seat)

    def take(self, table: HewnsTable, seat: Seat, choice: Save | Pass) -> Next:
        """What was chosen is done at once, for all to see."""
        if isinstance(choice, Save):
            send(table, self.subject(seat), choice.to, choice.normal, choice.dirty)
        return super().take(table, seat, choice)
