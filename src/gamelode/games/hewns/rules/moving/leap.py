"""Flying and climbing through the deadly winds."""

from __future__ import annotations

from gamelode.kernel import Act, Frame, Next, Refusal, Seat, cites, clause

from ...events import WindsRolled
from ...kinds import Hewn, Place, Space
from ...table import HewnsTable
from ..action_points import spend, why_not_use
from ..states import kill
from ..technology.scouting_cards import scouting_card, use_scouting_card
from .move import ComingTo

TOO_BIG = Refusal("SIZE-02")
IN_TUNNEL = Refusal("R-21")
CANNOT_FLY = Refusal("FLY-01")
CANNOT_CLIMB = Refusal("CLIMB-01")


@cites("FLY-01", "FLY-02", "ABIL-03", "COST-06", "AP-05", "R-20", "R-21")
class Fly(Act, frozen=True):
    """Fly to {to}"""

    to: Place

    def why_not(self, table: HewnsTable, seat: Seat) -> Refusal | None:
        no = why_not_use(table, table.content.cost.fly, table.content.can_fly)
        return no or why_not_leap(table, table.turn.hewn, self.to, climbing=False)

    def frame(self, seat: Seat) -> Frame:
        return Leaping(to=self.to, climbing=False)


@cites("CLIMB-01", "CLIMB-02", "CLIMB-03", "ABIL-02", "COST-03", "AP-05", "R-20", "R-21")
class Climb(Act, frozen=True):
    """Climb to {to}"""

    to: Place

    def why_not(self, table: HewnsTable, seat: Seat) -> Refusal | None:
        no = why_not_use(table, table.content.cost.climb, table.content.can_climb)
        return no or why_not_leap(table, table.turn.hewn, self.to, climbing=True)

    def frame(self, seat: Seat) -> Frame:
        return Leaping(to=self.to, climbing=True)


def why_not_leap(table: HewnsTable, hewn: Hewn, to: Space, *, climbing: bool) -> Refusal | None:
    """Why a Hewn cannot land there: out of reach, too small, or out of a tunnel."""
    board, here = table.map, table.space[hewn]
    if here >= board.spaces or not 0 <= to < board.spaces:
        return IN_TUNNEL
    if board.size[to] < table.content.size[hewn]:
        return TOO_BIG
    if to not in (board.climb if climbing else board.reach)[here]:
        return CANNOT_CLIMB if climbing else CANNOT_FLY
    return None


class Leaping(Frame):
    """[FLY-03] A Hewn flies or climbs through the deadly winds."""

    to: Space
    climbing: bool

    @clause("COST-03", "COST-06", "FLY-02", "FLY-03", "CLIMB-03", "CLIMB-04", "SIGHT-14", "R-103")
    def roll(self, table: HewnsTable, _: None) -> Next:
        """On a 0 it is swept away and dies, unless a weather eye helps."""
        hewn, cost = table.turn.hewn, table.content.cost
        spend(table, cost.climb if self.climbing else cost.fly)
        face = table.dice.pick(table.content.faces["d10"], "d10")
        table.tell(WindsRolled, hewn, "d10", (face,), ((1, "winds"),))
        if face:
            return None
        card = scouting_card(table, table.owner[hewn], "weather_eye")
        if card is not None:
            use_scouting_card(table, table.owner[hewn], card)
            return None
        kill(table, hewn)
        return self.finish(after=table.look())

    @clause("FLY-01", "FLY-04", "FLY-05", "CLIMB-01", "CLIMB-05", "FORCE-03")
    def land(self, table: HewnsTable, _: None) -> Next:
        """The Hewn arrives, and only then sees and acts."""
        return ComingTo(to=self.to)
