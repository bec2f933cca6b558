"""A player's turn in the Actions phase."""

from __future__ import annotations

from collections.abc import Sequence

from gamelode.kernel import Act, AskToAct, Command, Frame, Next, Refusal, Seat, cites, clause

from ..common_knowledge import may_have_choice
from ..kinds import NO_DANGER, Hewn
from ..table import HewnsTable
from .commands import outfittings
from .hewn_turn import HewnTurn

NOT_HEALTHY = Refusal("STATE-02")
HAS_ACTED = Refusal("STATE-03")
IN_DANGER = Refusal("R-14")


@cites("STATE-02", "STATE-03", "RECO-02", "R-13", "R-14")
class Begin(Act, frozen=True):
    """{hewn} takes its turn"""

    hewn: Hewn

    def why_not(self, table: HewnsTable, seat: Seat) -> Refusal | None:
        if not 0 <= self.hewn < len(table.owner) or table.owner[self.hewn] != seat or table.damaged[self.hewn]:
            return NOT_HEALTHY
        return HAS_ACTED if table.acted >> self.hewn & 1 else None

    def frame(self, seat: Seat) -> Frame:
        return HewnTurn(hewn=self.hewn, seat=seat)


@cites("R-14", "FORCE-01")
class EndTurn(Act, frozen=True):
    """End your turn"""

    def why_not(self, table: HewnsTable, seat: Seat) -> Refusal | None:
        return IN_DANGER if is_in_danger(table, table.own_hewns(seat)) else None

    def frame(self, seat: Seat) -> Frame:
        raise NotImplementedError


END_TURN = EndTurn()


def is_in_danger(table: HewnsTable, own: Sequence[Hewn]) -> bool:
    """Whether one of these has yet to leave a danger."""
    for hewn in own:
        here = table.space[hewn]
        if here >= 0 and table.danger[here] != NO_DANGER and not table.damaged[hewn] and not table.acted >> hewn & 1:
            return True
    return False


class WhichHewn(AskToAct[Begin | EndTurn]):
    """Which Hewn takes its turn?"""

    def would_tell(self, table: HewnsTable, seat: Seat) -> bool:
        return may_have_choice(table, seat)

    def things(self, table: HewnsTable, seat: Seat) -> list[Begin | EndTurn | Command]:  # type: ignore[override]
        """Hewns, and what can be attached or loaded before they act."""
        own = table.own_hewns(seat)
        return [*map(Begin, own), *outfittings(table, seat, own), END_TURN]

    def options(self, table: HewnsTable, seat: Seat) -> list[Begin | EndTurn | Command]:  # type: ignore[override]
        own, acted = table.own_hewns(seat), table.acted
        ready = [Begin(hewn) for hewn in own if not table.damaged[hewn] and not acted >> hewn & 1]
        end = [] if is_in_danger(table, own) else [END_TURN]
        return [*ready, *outfittings(table, seat, own), *end]


class PlayerTurn(Frame):
    """[ROUND-05] A player's Hewns act one after another."""

    seat: Seat

    @clause("STATE-03", "R-13", "R-14", "SAME-36", "SAME-53", "REP-05")
    def choose(self, table: HewnsTable, _: None) -> Next:
        """In any order; a Hewn that was repaired takes its turn at once."""
        hewn = table.next_hewn
        if hewn >= 0:
            table.next_hewn = -1
            if table.owner[hewn] == self.seat and not table.damaged[hewn]:
                return self.goto(PlayerTurn.choose, after=HewnTurn(hewn=hewn, seat=self.seat))
        return WhichHewn(seat=self.seat)

    @clause("STATE-03", "R-14", "EXIT-03")
    def act(self, table: HewnsTable, choice: Begin | EndTurn) -> Next:
        """The chosen Hewn takes its turn; those that are not chosen do nothing."""
        if isinstance(choice, EndTurn):
            return self.finish()
        return self.goto(PlayerTurn.choose, after=choice.frame(self.seat))
