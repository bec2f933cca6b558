"""Tunnels: digging them, making them bigger."""

from __future__ import annotations

from typing import ClassVar

from gamelode.kernel import Act, Ask, Choice, Frame, Next, Refusal, Seat, cites, clause

from ...events import TunnelDug, TunnelEnlarged
from ...kinds import BIG, NO_DANGER, NO_MINE, Hewn, Place, Space
from ...table import HewnsTable
from ..action_points import spend, why_not_on_board, why_not_spend, why_not_use
from .move import ComingTo

TOO_FAR = Refusal("DIG-02")
JOINED = Refusal("R-22")
IN_TUNNEL = Refusal("R-21")
NO_TUNNEL_PIECE = Refusal("R-24")


@cites("DIG-01", "DIG-02", "DIG-03", "DIG-04", "DIG-06", "ABIL-01", "COST-04", "R-20", "R-21", "R-22", "R-24")
class Dig(Act, frozen=True):
    """Dig a tunnel to {to}"""

    to: Place

    def why_not(self, table: HewnsTable, seat: Seat) -> Refusal | None:
        no = why_not_use(table, table.content.cost.dig, table.content.can_dig)
        return no or why_not_dig(table, table.turn.hewn, self.to)

    def frame(self, seat: Seat) -> Frame:
        return Digging(to=self.to)


def why_not_dig(table: HewnsTable, hewn: Hewn, to: Space) -> Refusal | None:
    """Why no tunnel can join these spaces."""
    board, here = table.map, table.space[hewn]
    if here >= board.spaces or not 0 <= to < board.spaces:
        return IN_TUNNEL
    if to == here or are_joined(table, here, to):
        return JOINED
    if to not in board.reach[here]:
        return TOO_FAR
    return None if tunnel_pieces(table, table.content.size[hewn]) else NO_TUNNEL_PIECE


@cites("R-22")
def are_joined(table: HewnsTable, a: Space, b: Space) -> bool:
    if table.map.are_joined(a, b):
        return True
    tunnel = table.tunnel
    return any({tunnel[k], tunnel[k + 1]} == {a, b} for k in range(0, len(tunnel), 2))


@cites("DIG-09", "DIG-10", "R-24")
def tunnel_pieces(table: HewnsTable, size: int) -> list[Space]:
    """Free tunnel spaces of this size; failing that, those that may be taken away."""
    board = table.map
    spaces = [s for s in range(board.spaces, board.all) if board.size[s] == size]
    free = [space for space in spaces if table.tunnel[2 * (space - board.spaces)] < 0]
    return free[:1] or [space for space in spaces if not table.crowd[space] and table.mine[space] == NO_MINE]


class UsePiece(Choice, frozen=True):
    """Use {space}"""

    space: Space


@cites("DIG-09", "R-24")
class WhichPiece(Ask[UsePiece]):
    """Which tunnel piece is used?"""

    only_if_choice: ClassVar[bool] = True

    size: int

    def things(self, table: HewnsTable, seat: Seat) -> list[UsePiece]:
        return [UsePiece(space) for space in tunnel_pieces(table, self.size)]


class StandAt(Choice, frozen=True):
    """Stand at {space}"""

    space: Place


@cites("DIG-07", "R-23")
class WhereStand(Ask[StandAt]):
    """Where does the digger stand?"""

    tunnel: Space
    fleeing: bool

    def things(self, table: HewnsTable, seat: Seat) -> list[StandAt]:
        hewn, board = table.turn.hewn, table.map
        here = table.space[hewn]
        mouths = table.joined_by_tunnel(self.tunnel)
        near = [] if self.fleeing else [here]
        far = [mouth for mouth in mouths if mouth != here and board.size[mouth] >= table.content.size[hewn]]
        return [StandAt(space) for space in (self.tunnel, *near, *far)]


def lay_tunnel(table: HewnsTable, space: Space, one: Space, two: Space) -> None:
    """The mouths of a tunnel piece; -1 if it is taken off the board."""
    place = 2 * (space - table.map.spaces)
    table.tunnel = (*table.tunnel[:place], one, two, *table.tunnel[place + 2 :])


def clear_tunnel(table: HewnsTable, space: Space) -> None:
    """A piece is taken off the board; a danger token on it goes back to its stack [R-24]."""
    if table.danger[space] != NO_DANGER:
        table.remove_danger(space)
    lay_tunnel(table, space, -1, -1)


class Digging(Frame):
    """[DIG-01] A Hewn digs a tunnel."""

    to: Space
    tunnel: Space = -1

    @clause("DIG-09", "COST-04", "DIG-04", "DIG-05")
    def pay(self, table: HewnsTable, _: None) -> Next:
        """The digger pays for the tunnel, which must be possible, and a piece is chosen."""
        spend(table, table.content.cost.dig)
        return WhichPiece(seat=table.owner[table.turn.hewn], size=table.content.size[table.turn.hewn])

    @clause("DIG-05", "DIG-06", "DIG-09", "TUN-01", "R-24")
    def dig(self, table: HewnsTable, choice: UsePiece) -> Next:
        """The piece, of the digger's size, joins the two spaces."""
        self.tunnel = choice.space
        clear_tunnel(table, choice.space)
        here = table.space[table.turn.hewn]
        lay_tunnel(table, choice.space, min(here, self.to), max(here, self.to))
        table.tell(TunnelDug, table.turn.hewn, here, self.to)
        return None

    @clause("DIG-07", "R-23")
    def where(self, table: HewnsTable, _: None) -> Next:
        """The digger stands in it or at either mouth."""
        return WhereStand(seat=table.owner[table.turn.hewn], tunnel=self.tunnel, fleeing=table.turn.fleeing)

    @clause("DIG-07", "FORCE-03", "SIGHT-14", "R-23")
    def stand(self, table: HewnsTable, choice: StandAt) -> Next:
        """Coming out at the far side is moving into that space."""
        if choice.space == table.space[table.turn.hewn]:
            return self.finish()
        return ComingTo(to=choice.space)


@cites("DIG-08", "COST-04", "R-24")
class Enlarge(Act, frozen=True):
    """Enlarge the tunnel"""

    def why_not(self, table: HewnsTable, seat: Seat) -> Refusal | None:
        hewn, board = table.turn.hewn, table.map
        no = why_not_on_board(table) or why_not_spend(table, table.content.cost.enlarge_tunnel)
        if no is not None:
            return no
        here = table.space[hewn]
        if not table.content.can_dig[hewn] or here < board.spaces or board.size[here] == BIG:
            return Refusal("DIG-08")
        return None if tunnel_pieces(table, board.size[here] + 1) else NO_TUNNEL_PIECE

    def frame(self, seat: Seat) -> Frame:
        return Enlarging()


class Enlarging(Frame):
    """[DIG-08] A tunnel becomes one size bigger."""

    @clause("COST-04", "DIG-08")
    def pay(self, table: HewnsTable, _: None) -> Next:
        hewn = table.turn.hewn
        spend(table, table.content.cost.enlarge_tunnel)
        return WhichPiece(seat=table.owner[hewn], size=table.map.size[table.space[hewn]] + 1)

    @clause("DIG-08", "R-24")
    def swap(self, table: HewnsTable, choice: UsePiece) -> Next:
        """A piece of the next size takes its place, with all that is in it."""
        old, new = table.space[table.turn.hewn], choice.space
        clear_tunnel(table, new)
        lay_tunnel(table, new, *table.joined_by_tunnel(old))
        lay_tunnel(table, old, -1, -1)
        for column in (table.mine, table.danger):
            column[new], column[old] = column[old], -1
        for hewn in table.hewns_at(old):
            table.put(hewn, new)
        table.tell(TunnelEnlarged, table.turn.hewn)
        return None
