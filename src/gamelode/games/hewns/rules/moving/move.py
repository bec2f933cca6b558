"""Moving a space, onto the board and off it."""

from __future__ import annotations

from collections.abc import Sequence

from gamelode.kernel import Act, Frame, Next, Refusal, Seat, cites, clause

from ...events import HewnEntered, HewnLeft
from ...table import EMPTY, OFF_BOARD, Hewn, HewnsTable, Place, Space
from ..encounters.same_space import Meeting
from ..mining.mine import spend
from ..stores import account, bound, in_doubt, may_carry
from .arrive import arriving, looking

NOT_ADJACENT = Refusal("MOVE-02")
TOO_BIG = Refusal("SIZE-02")
NOT_ON_BOARD = Refusal("ENTER-01")
ON_BOARD = Refusal("ENTER-01")
NO_ENTRANCE = Refusal("ENTER-01")
NO_WAY_OFF = Refusal("EXIT-01")
NO_ABILITY = Refusal("AP-04")


def why_not_spend(table: HewnsTable, points: int) -> Refusal | None:
    return None if table.turn.ap >= points else Refusal("AP-01", (points, table.turn.ap))


def why_not_on_board(table: HewnsTable) -> Refusal | None:
    return None if table.space[table.turn.hewn] >= 0 else NOT_ON_BOARD


@cites("AP-04")
def why_not_use(table: HewnsTable, points: int, able: Sequence[bool]) -> Refusal | None:
    """For an action by an ability: on the board, with the action points for it, and able to."""
    no = why_not_on_board(table) or why_not_spend(table, points)
    if no is not None:
        return no
    return None if able[table.turn.hewn] else NO_ABILITY


@cites("AP-03", "MOVE-02", "MOVE-04", "MOVE-05", "MOVE-07", "SIZE-02", "TUN-02", "TUN-03")
class Move(Act, frozen=True):
    """Move to {to}"""

    to: Place

    def why_not(self, table: HewnsTable, seat: Seat) -> Refusal | None:
        no = why_not_on_board(table) or why_not_spend(table, table.content.cost.move)
        if no is not None:
            return no
        here = table.space[table.turn.hewn]
        if self.to in table.steps(here, table.content.size[table.turn.hewn]):
            return None
        return TOO_BIG if self.to in table.steps(here, 0) else NOT_ADJACENT

    def frame(self, seat: Seat) -> Frame:
        return Moving(to=self.to)


class ComingTo(Frame):
    """[MOVE-08] The moving Hewn comes into a space, whatever brought it there."""

    to: Space

    @clause("DANG-11", "R-91", "FORCE-04")
    def arrive(self, table: HewnsTable, _: None) -> Next:
        """Danger first."""
        table.turn.moved, table.turn.fleeing = True, False
        return arriving(table, table.turn.hewn, self.to)

    @clause("MOVE-07", "MOVE-08", "R-91")
    def meet(self, table: HewnsTable, _: None) -> Next:
        """Then a healthy enemy there must be met."""
        hewn = table.turn.hewn
        alone = table.space[hewn] >= 0 and table.is_alone(hewn)
        return self.finish() if alone else self.become(Meeting(hewn=hewn))


class Moving(ComingTo):
    """[MOVE-02] A Hewn moves a space."""

    @clause("AP-03", "MOVE-02", "MOVE-03", "TUN-02", "TUN-03", "DANG-11", "R-91", "FORCE-04")
    def arrive(self, table: HewnsTable, _: None) -> Next:
        """For an action point."""
        spend(table, table.content.cost.move)
        return super().arrive(table, None)


# --- onto the board and off it


@cites("ENTER-01", "ENTER-02", "SIZE-03", "SCOUT-03", "R-28")
def entrances(table: HewnsTable, hewn: Hewn) -> list[Space]:
    """Nodes with a common or an own entrance that is as big as the Hewn."""
    size, seat = table.content.size[hewn], table.owner[hewn]
    common = list(table.map.entrances_for(size))
    return common + [node for node, wide, owner in table.secret_entrances if owner == seat and wide >= size]


class Enter(Act, frozen=True):
    """Enter the board at {node}"""

    node: Place

    def why_not(self, table: HewnsTable, seat: Seat) -> Refusal | None:
        if table.space[table.turn.hewn] >= 0:
            return ON_BOARD
        if self.node not in entrances(table, table.turn.hewn):
            return NO_ENTRANCE
        return why_not_spend(table, table.content.cost.enter_board)

    def frame(self, seat: Seat) -> Frame:
        return Entering(node=self.node)


class Entering(Frame):
    """[ENTER-01] A Hewn comes onto the board."""

    node: Space

    @clause("ENTER-01", "ENTER-02", "ENTER-03", "R-37")
    def enter(self, table: HewnsTable, _: None) -> Next:
        """The first space costs the first action point; its open store is now seen."""
        spend(table, table.content.cost.enter_board)
        come_into_sight(table, table.turn.hewn)
        table.tell(HewnEntered, table.turn.hewn)
        return self.become(ComingTo(to=self.node))


@cites("R-37", "R-98")
def come_into_sight(table: HewnsTable, hewn: Hewn) -> None:
    """What others may think of its hidden store and heart card from now on."""
    seat = table.owner[hewn]
    normal, dirty = account(table, seat)
    room = table.stores(hewn)[1]
    table.purse[hewn] = seat
    table.known_normal[hewn] = table.known_dirty[hewn] = 0
    normal, dirty = normal - table.open_normal[hewn], dirty - table.open_dirty[hewn]
    table.most_normal[hewn], table.most_dirty[hewn] = min(room, normal), min(room, dirty)
    table.most_both[hewn] = min(room, normal + dirty)
    bound(table, in_doubt(table, seat), normal, dirty, normal + dirty)
    everyone = (1 << table.seats) - 1
    if table.heart[hewn] == EMPTY and table.heart_seen[hewn] != everyone and not table.hidden_stones(seat):
        table.heart_seen[hewn] = everyone


@cites("STORE-02", "HEART-03", "R-37")
def may_have_choice(table: HewnsTable, seat: Seat) -> bool:
    """Whether, for all that everyone has seen, a player has Substract to load, burn or send, or a stone to put in."""
    own, unseen = table.own_hewns(seat), any(account(table, seat))
    if any(may_carry(table, hewn) if table.space[hewn] >= 0 else unseen and table.capacity(hewn) for hewn in own):
        return True
    return table.hidden_stones(seat) > 0 and any(table.may_hold_stone(hewn) for hewn in own)


class Leave(Act, frozen=True):
    """Leave the board"""

    def why_not(self, table: HewnsTable, seat: Seat) -> Refusal | None:
        no = why_not_on_board(table) or why_not_spend(table, table.content.cost.leave_board)
        if no is not None:
            return no
        return None if table.space[table.turn.hewn] in entrances(table, table.turn.hewn) else NO_WAY_OFF

    def frame(self, seat: Seat) -> Frame:
        return Leaving()


class Leaving(Frame):
    """[EXIT-01] A Hewn leaves the board."""

    @clause("EXIT-01", "EXIT-02", "EXIT-03", "R-98")
    def leave(self, table: HewnsTable, _: None) -> Next:
        """Its turn is over; the card of a Hewn that another brought onto the board is shown."""
        hewn, seat = table.turn.hewn, table.owner[table.turn.hewn]
        spend(table, table.content.cost.leave_board)
        if table.purse[hewn] != seat:
            table.show_heart(hewn)
        table.put(hewn, OFF_BOARD)
        table.purse[hewn] = seat
        table.forget(hewn)
        if table.heart[hewn] == EMPTY:
            table.heart_seen[hewn] = 1 << seat
        table.turn.ended, table.turn.fleeing = True, False
        table.tell(HewnLeft, hewn)
        return looking(table)
