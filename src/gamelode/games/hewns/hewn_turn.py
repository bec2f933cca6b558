"""A Hewn turn: action points, and every action with its cost and limit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, ClassVar

from gamelode.kernel import Act, Ask, AskToAct, Choice, Frame, Next, Refusal, Seat, cites, clause

from .arriving import Stunning, arriving, looking
from .attach import scouting_card, use_scouting_card
from .events import Burnt, HewnEntered, HewnLeft, HewnTurnBegan, Rolled, TunnelDug, TunnelEnlarged
from .mining import Extracting, Mining, can_mine, spend
from .ranged import RangedWindow, may_announce
from .same_space import Meeting, SameSpaceEncounter, shares_with_healthy, targets
from .seeing import linked
from .table import (
    BIG,
    EMPTY,
    GOZZBAG,
    NO_DANGER,
    NO_MINE,
    OFF_BOARD,
    SUDERER,
    Hewn,
    HewnsTable,
    Place,
    Space,
    ThisTurn,
)

NOT_ADJACENT = Refusal("MOVE-02")
TOO_BIG = Refusal("SIZE-02")
FLEE = Refusal("FORCE-01")
OFF = Refusal("ENTER-01")
ON = Refusal("ENTER-01")
NO_ENTRANCE = Refusal("ENTER-01")
NO_WAY_OFF = Refusal("EXIT-01")
NO_ABILITY = Refusal("AP-04")
TOO_FAR = Refusal("DIG-02")
JOINED = Refusal("R-22")
IN_TUNNEL = Refusal("R-21")
NO_TUNNEL_PIECE = Refusal("R-24")
CANNOT_FLY = Refusal("FLY-01")
CANNOT_CLIMB = Refusal("CLIMB-01")
NO_MINE_HERE = Refusal("MINE-01")
MINED = Refusal("MINE-02")
NO_GOZZBAG = Refusal("GOZZ-01")
EXTRACTED = Refusal("AP-06")
NO_SUDERER = Refusal("SUDER-01")
IN_DANGER = Refusal("CALM-02")
NO_TOKEN = Refusal("CALM-01")
BURNT_OUT = Refusal("BURN-02")
NOTHING_TO_BURN = Refusal("BURN-01")
NO_TARGET = Refusal("SAME-03")
HUMILIATED = Refusal("HUMI-01")
MUST_BURN = Refusal("R-15")


def why_not_spend(table: HewnsTable, points: int) -> Refusal | None:
    return None if table.turn.ap >= points else Refusal("AP-01", (points, table.turn.ap))


def why_not_on_board(table: HewnsTable) -> Refusal | None:
    return None if table.space[table.turn.hewn] >= 0 else OFF


# --- moving


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
            return ON
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
        table.tell(HewnEntered, table.turn.hewn, self.node)
        return self.become(ComingTo(to=self.node))


@cites("R-37", "R-98")
def come_into_sight(table: HewnsTable, hewn: Hewn) -> None:
    """What others may think of its hidden store and heart card from now on."""
    seat = table.owner[hewn]
    normal, dirty = table.account(seat)
    room = table.stores(hewn)[1]
    table.purse[hewn] = seat
    table.known_normal[hewn] = table.known_dirty[hewn] = 0
    table.most_normal[hewn] = min(room, normal - table.open_normal[hewn])
    table.most_dirty[hewn] = min(room, dirty - table.open_dirty[hewn])
    everyone = (1 << table.seats) - 1
    if table.heart[hewn] == EMPTY and table.heart_seen[hewn] != everyone and not hidden_stones(table, seat):
        table.heart_seen[hewn] = everyone


def hidden_stones(table: HewnsTable, seat: Seat) -> int:
    """Stones of a player that others have not seen where."""
    everyone = (1 << table.seats) - 1
    return table.stones[seat] + sum(
        heart == seat and seen != everyone for heart, seen in zip(table.heart, table.heart_seen, strict=True)
    )


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
        table.known_normal[hewn] = table.known_dirty[hewn] = table.most_normal[hewn] = table.most_dirty[hewn] = 0
        if table.heart[hewn] == EMPTY:
            table.heart_seen[hewn] = 1 << seat
        table.turn.ended, table.turn.fleeing = True, False
        table.tell(HewnLeft, hewn)
        return looking(table)


# --- digging


@cites("DIG-01", "DIG-02", "DIG-03", "DIG-04", "DIG-06", "ABIL-01", "COST-04", "R-20", "R-21", "R-22", "R-24")
class Dig(Act, frozen=True):
    """Dig a tunnel to {to}"""

    to: Place

    def why_not(self, table: HewnsTable, seat: Seat) -> Refusal | None:
        hewn = table.turn.hewn
        no = why_not_on_board(table) or why_not_spend(table, table.content.cost.dig)
        if no is not None:
            return no
        return why_not_dig(table, hewn, self.to) if table.content.can_dig[hewn] else NO_ABILITY

    def frame(self, seat: Seat) -> Frame:
        return Digging(to=self.to)


def why_not_dig(table: HewnsTable, hewn: Hewn, to: Space) -> Refusal | None:
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
def tunnel_pieces(table: HewnsTable, size: int, but: Space = -1) -> list[Space]:
    """Free tunnel spaces of this size; failing that, those that may be taken away."""
    board = table.map
    spaces = [s for s in range(board.spaces, board.all) if board.size[s] == size and s != but]
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
    but: Space = -1

    def things(self, table: HewnsTable, seat: Seat) -> list[UsePiece]:
        return [UsePiece(space) for space in tunnel_pieces(table, self.size, self.but)]


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

    @clause("COST-04", "DIG-04", "DIG-05", "DIG-09")
    def pay(self, table: HewnsTable, _: None) -> Next:
        """Only a tunnel that is possible costs anything."""
        spend(table, table.content.cost.dig)
        return WhichPiece(seat=table.owner[table.turn.hewn], size=table.content.size[table.turn.hewn])

    @clause("DIG-05", "DIG-06", "DIG-07", "DIG-09", "TUN-01", "R-24")
    def dig(self, table: HewnsTable, choice: UsePiece) -> Next:
        """The piece has the digger's size; the digger stands in it or at either mouth."""
        self.tunnel = choice.space
        clear_tunnel(table, choice.space)
        here = table.space[table.turn.hewn]
        lay_tunnel(table, choice.space, min(here, self.to), max(here, self.to))
        table.tell(TunnelDug, table.turn.hewn, here, self.to)
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


# --- flying and climbing


@cites("FLY-01", "FLY-02", "ABIL-03", "COST-06", "AP-05", "R-20", "R-21")
class Fly(Act, frozen=True):
    """Fly to {to}"""

    to: Place

    def why_not(self, table: HewnsTable, seat: Seat) -> Refusal | None:
        hewn = table.turn.hewn
        no = why_not_on_board(table) or why_not_spend(table, table.content.cost.fly)
        if no is not None:
            return no
        if not table.content.can_fly[hewn]:
            return NO_ABILITY
        return why_not_leap(table, hewn, self.to, climbing=False)

    def frame(self, seat: Seat) -> Frame:
        return Leaping(to=self.to, climbing=False)


@cites("CLIMB-01", "CLIMB-02", "CLIMB-03", "ABIL-02", "COST-03", "AP-05", "R-20", "R-21")
class Climb(Act, frozen=True):
    """Climb to {to}"""

    to: Place

    def why_not(self, table: HewnsTable, seat: Seat) -> Refusal | None:
        hewn = table.turn.hewn
        no = why_not_on_board(table) or why_not_spend(table, table.content.cost.climb)
        if no is not None:
            return no
        if not table.content.can_climb[hewn]:
            return NO_ABILITY
        return why_not_leap(table, hewn, self.to, climbing=True)

    def frame(self, seat: Seat) -> Frame:
        return Leaping(to=self.to, climbing=True)


def why_not_leap(table: HewnsTable, hewn: Hewn, to: Space, *, climbing: bool) -> Refusal | None:
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
        table.tell(Rolled, hewn, "d10", (face,))
        if face:
            return None
        card = scouting_card(table, table.owner[hewn], "weather_eye")
        if card is not None:
            use_scouting_card(table, table.owner[hewn], card)
            return None
        table.kill(hewn)
        return self.finish(after=looking(table))

    @clause("FLY-01", "FLY-04", "FLY-05", "CLIMB-01", "CLIMB-05", "FORCE-03")
    def land(self, table: HewnsTable, _: None) -> Next:
        """It arrives, and only then sees and acts."""
        return ComingTo(to=self.to)


# --- other actions


@cites("MINE-01", "MINE-02", "MINE-08", "MINE-09", "MINE-16", "GOZZ-01", "COST-01", "AP-06", "CALM-02")
class Mine(Act, frozen=True):
    """Mine{how}"""

    aggressive: bool = False
    electric: bool = False

    @property
    def how(self) -> str:
        return " aggressively" * self.aggressive + " with Major Gozzbag" * self.electric

    def why_not(self, table: HewnsTable, seat: Seat) -> Refusal | None:
        hewn = table.turn.hewn
        no = why_not_on_board(table)
        if no is not None:
            return no
        if not can_mine(table, hewn):
            return NO_ABILITY
        if table.mine[table.space[hewn]] == NO_MINE:
            return NO_MINE_HERE
        if table.turn.mined >= table.content.limits.mine_per_hewn_turn:
            return MINED
        if self.electric and not table.count(hewn, GOZZBAG):
            return NO_GOZZBAG
        return why_not_spend(table, table.content.cost.mine)

    def frame(self, seat: Seat) -> Frame:
        return BeginMining(aggressive=self.aggressive, electric=self.electric)


class BeginMining(Frame):
    """[MINE-09] How it mines is chosen before any dice are rolled."""

    aggressive: bool
    electric: bool

    @clause("MINE-09", "MINE-16")
    def mine(self, table: HewnsTable, _: None) -> Next:
        return self.become(Mining(hewn=table.turn.hewn, aggressive=self.aggressive, electric=self.electric))


@cites("SUDER-01", "AP-06", "COST-07")
class Extract(Act, frozen=True):
    """Extract dirty Substract"""

    def why_not(self, table: HewnsTable, seat: Seat) -> Refusal | None:
        no = why_not_on_board(table)
        if no is not None:
            return no
        if not table.count(table.turn.hewn, SUDERER):
            return NO_SUDERER
        if table.turn.extracted >= table.content.limits.extract_per_hewn_turn:
            return EXTRACTED
        return why_not_spend(table, table.content.cost.extract_dirty)

    def frame(self, seat: Seat) -> Frame:
        return BeginExtracting()


class BeginExtracting(Frame):
    """[SUDER-01] The moving Hewn extracts."""

    @clause("SUDER-01")
    def extract(self, table: HewnsTable, _: None) -> Next:
        return self.become(Extracting(hewn=table.turn.hewn))


@cites("CALM-01", "CALM-02", "CALM-03", "COST-05", "DANG-10", "R-80")
class Calm(Act, frozen=True):
    """Calm the planet at {space}"""

    space: Place

    def why_not(self, table: HewnsTable, seat: Seat) -> Refusal | None:
        hewn = table.turn.hewn
        no = why_not_on_board(table) or why_not_spend(table, table.content.cost.calm_planet)
        if no is not None:
            return no
        here = table.space[hewn]
        if not table.content.can_calm[hewn]:
            return NO_ABILITY
        if table.danger[here] != NO_DANGER:
            return IN_DANGER
        if not table.is_space(self.space) or table.danger[self.space] == NO_DANGER:
            return NO_TOKEN
        far = table.distance(here, self.space)
        return None if far <= table.content.limits.calm_planet_range else NO_TOKEN

    def frame(self, seat: Seat) -> Frame:
        return Calming(space=self.space)


class Calming(Frame):
    """[CALM-01] A danger token goes back to its pile."""

    space: Space

    @clause("CALM-01", "COST-05", "DANG-10")
    def calm(self, table: HewnsTable, _: None) -> Next:
        spend(table, table.content.cost.calm_planet)
        table.remove_danger(self.space)
        return None


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
        """The token goes back to its stockpile."""
        source = self.source if self.source >= 0 else table.turn.hewn
        if table.space[source] < 0:
            burn_off_board(table, source, normal=self.normal)
        else:
            table.burn(source, int(self.normal), int(not self.normal))
        table.turn.burnt += 1
        table.turn.ap += 1
        return None


def burn_off_board(table: HewnsTable, hewn: Hewn, *, normal: bool) -> None:
    """Behind the screen nobody knows what is left."""
    column = (table.hid_normal, table.open_normal) if normal else (table.hid_dirty, table.open_dirty)
    place = column[0] if column[0][hewn] else column[1]
    place[hewn] -= 1
    table.pile += int(normal)
    table.tell(Burnt, hewn, int(normal), int(not normal))


@cites("SAME-03", "SAME-08", "SAME-17", "COST-02", "HUMI-01", "AP-07", "R-18", "R-95")
class Encounter(Act, frozen=True):
    """Announce an encounter with {target}"""

    target: Hewn

    def why_not(self, table: HewnsTable, seat: Seat) -> Refusal | None:
        hewn = table.turn.hewn
        no = why_not_on_board(table)
        if no is not None:
            return no
        if self.target not in targets(table, hewn):
            return NO_TARGET
        if self.target in table.turn.failed and not table.turn.ap:
            return HUMILIATED
        return None

    def frame(self, seat: Seat) -> Frame:
        return BeginEncounter(target=self.target, seat=seat)


class BeginEncounter(Frame):
    """[SAME-08] A same space encounter is announced: free, unless this Hewn has failed against that one."""

    target: Hewn
    seat: Seat

    @clause("SAME-08", "COST-02", "HUMI-01", "SAME-47", "AP-07")
    def announce(self, table: HewnsTable, _: None) -> Next:
        if self.target in table.turn.failed:
            spend(table, table.content.cost.encounter_again_after_failure)
        return self.become(SameSpaceEncounter(moving=table.turn.hewn, reacting=self.target, seat=self.seat))


class EndHewnTurn(Act, frozen=True):
    """End the Hewn's turn"""

    @cites("FORCE-01", "FORCE-02", "R-15")
    def why_not(self, table: HewnsTable, seat: Seat) -> Refusal | None:
        if not table.turn.fleeing:
            return None
        cost = cheapest_way_out(table)
        if table.turn.ap >= cost:
            return FLEE
        return MUST_BURN if table.turn.ap + may_burn(table) >= cost else None

    def frame(self, seat: Seat) -> Frame:
        raise NotImplementedError


END_HEWN_TURN = EndHewnTurn()


@cites("FORCE-01", "FORCE-03", "R-15")
def cheapest_way_out(table: HewnsTable) -> int:
    """Action points that the cheapest way out of the space needs; very many if there is none."""
    hewn, cost = table.turn.hewn, table.content.cost
    here = table.space[hewn]
    if table.steps(here, table.content.size[hewn]):
        return cost.move
    ways = [cost.leave_board] if here in entrances(table, hewn) else []
    if here < table.map.spaces:
        reach = [to for to in table.map.reach[here] if table.map.size[to] >= table.content.size[hewn]]
        if table.content.can_fly[hewn] and reach:
            ways.append(cost.fly)
        if table.content.can_dig[hewn] and any(why_not_dig(table, hewn, to) is None for to in table.map.reach[here]):
            ways.append(cost.dig)
        if table.content.can_climb[hewn] and set(reach) & set(table.map.climb[here]):
            ways.append(cost.climb)
    return min(ways, default=99)


def may_burn(table: HewnsTable) -> int:
    left = table.content.limits.burn_for_ap_per_hewn_turn - table.turn.burnt
    return min(left, table.load_of(table.turn.hewn))


LEAVE, ENLARGE, EXTRACT, BURN_DIRTY, BURN_NORMAL = Leave(), Enlarge(), Extract(), BurnFor(), BurnFor(True)
MINE = (Mine(), Mine(True))
MINE_WITH_GOZZBAG = (*MINE, Mine(False, True), Mine(True, True))

HewnAct = Move | Enter | Leave | Dig | Enlarge | Fly | Climb | Mine | Extract | Calm | BurnFor | Encounter | EndHewnTurn


class WhatNext(
    AskToAct[
        Move | Enter | Leave | Dig | Enlarge | Fly | Climb | Mine | Extract | Calm | BurnFor | Encounter | EndHewnTurn
    ]
):
    """{hewn} has {ap} action point(s): what does it do?"""

    hewn: Hewn

    def figures(self, table: HewnsTable, seat: Seat) -> dict[str, int]:
        return {"ap": table.turn.ap}

    @cites("FORCE-01", "R-15")
    def why_not(self, table: HewnsTable, seat: Seat, choice: HewnAct) -> Refusal | None:
        no = choice.why_not(table, seat)
        if (
            no is not None
            or not table.turn.fleeing
            or isinstance(choice, EndHewnTurn | Move | Leave | Dig | Fly | Climb)
        ):
            return no
        if isinstance(choice, BurnFor) and table.turn.ap < cheapest_way_out(table):
            return None
        return FLEE

    def things(self, table: HewnsTable, seat: Seat) -> list[HewnAct]:
        return list(self.acts(table, seat))

    def options(self, table: HewnsTable, seat: Seat) -> list[HewnAct]:
        """The things without refusal, without asking each of them."""
        turn, content = table.turn, table.content
        if turn.fleeing:
            return [thing for thing in self.acts(table, seat) if self.why_not(table, seat, thing) is None]
        hewn, ap = turn.hewn, turn.ap
        here = table.space[hewn]
        found: list[HewnAct] = [END_HEWN_TURN]
        if here < 0:
            if ap:
                found += map(Enter, entrances(table, hewn))
        else:
            if ap:
                if table.mine[here] != NO_MINE and not turn.mined and can_mine(table, hewn):
                    found += MINE_WITH_GOZZBAG if table.count(hewn, GOZZBAG) else MINE
                found += map(Move, table.steps(here, content.size[hewn]))
                if content.is_special[hewn]:
                    found += self._possible(table, hewn, here)
                if (here in table.map.entrances or table.secret_entrances) and here in entrances(table, hewn):
                    found.append(LEAVE)
            if table.crowd[here] != 1 << hewn:
                meet = map(Encounter, targets(table, hewn))
                found += (act for act in meet if ap or act.target not in turn.failed)
            if ap and table.sicket[hewn] and not turn.extracted and table.count(hewn, SUDERER):
                found.append(EXTRACT)
        if turn.burnt < content.limits.burn_for_ap_per_hewn_turn:
            found += self._burning(table, hewn, here)
        return found

    def acts(self, table: HewnsTable, seat: Seat) -> Iterator[HewnAct]:
        """What may be worth pointing at for this Hewn where it stands."""
        hewn = table.turn.hewn
        here = table.space[hewn]
        yield END_HEWN_TURN
        if here < 0:
            yield from map(Enter, entrances(table, hewn))
        else:
            if table.mine[here] != NO_MINE and can_mine(table, hewn):
                yield from MINE_WITH_GOZZBAG if table.count(hewn, GOZZBAG) else MINE
            yield from map(Move, table.steps(here, 0))
            yield from self._special(table, hewn, here)
            if here in entrances(table, hewn):
                yield LEAVE
            yield from map(Encounter, targets(table, hewn))
            if table.sicket[hewn] and table.count(hewn, SUDERER):
                yield EXTRACT
        if table.turn.burnt < table.content.limits.burn_for_ap_per_hewn_turn:
            yield from self._burning(table, hewn, here)

    def _burning(self, table: HewnsTable, hewn: Hewn, here: Space) -> list[BurnFor]:
        """Its own Substract; for a Hewn without a store, that of friends."""
        if here >= 0 and not table.capacity(hewn):
            friends = linked(table, hewn)
            dirty = [BurnFor(False, friend) for friend in friends if table.dirty_on(friend)]
            return dirty + [BurnFor(True, friend) for friend in friends if table.normal_on(friend)]
        found = [BURN_DIRTY] if table.open_dirty[hewn] or table.hid_dirty[hewn] else []
        if table.open_normal[hewn] or table.hid_normal[hewn]:
            found.append(BURN_NORMAL)
        return found

    def _special(self, table: HewnsTable, hewn: Hewn, here: Space) -> Iterator[HewnAct]:
        """Digging, flying, climbing and calming, for Hewns that can."""
        content, board, ap = table.content, table.map, table.turn.ap
        if here < board.spaces:
            if content.can_fly[hewn] and ap >= content.cost.fly:
                yield from map(Fly, board.reach[here])
            if content.can_climb[hewn] and ap >= content.cost.climb:
                yield from map(Climb, board.climb[here])
            if content.can_dig[hewn] and ap >= content.cost.dig:
                yield from map(Dig, board.reach[here])
        elif content.can_dig[hewn]:
            yield ENLARGE
        if content.can_calm[hewn]:
            yield from (Calm(space) for space in table.all_spaces() if table.danger[space] != NO_DANGER)

    def _possible(self, table: HewnsTable, hewn: Hewn, here: Space) -> list[HewnAct]:
        """Those of them that are allowed, in the same order."""
        content, board, ap, size = table.content, table.map, table.turn.ap, table.content.size[hewn]
        found: list[HewnAct] = []
        if here < board.spaces:
            if content.can_fly[hewn] and ap >= content.cost.fly:
                found += map(Fly, board.flights[size][here])
            if content.can_climb[hewn] and ap >= content.cost.climb:
                found += map(Climb, board.climbs[size][here])
            if content.can_dig[hewn] and ap >= content.cost.dig and tunnel_pieces(table, size):
                beyond = [to for tunnel in table.joined_by_tunnel(here) for to in table.joined_by_tunnel(tunnel)]
                found += (Dig(to) for to in board.digs[here] if to not in beyond)
        elif ENLARGE.why_not(table, table.owner[hewn]) is None:
            found.append(ENLARGE)
        if content.can_calm[hewn]:
            dangers = (Calm(space) for space in table.all_spaces() if table.danger[space] != NO_DANGER)
            found += (calm for calm in dangers if calm.why_not(table, table.owner[hewn]) is None)
        return found


class HewnTurn(Frame):
    """[STATE-02] A healthy Hewn takes its turn."""

    hewn: Hewn
    seat: Seat

    @clause("STATE-02", "STATE-03", "AP-01", "AP-02", "SWARM-05", "FORCE-01", "RANG-04", "R-09", "R-13")
    def begin(self, table: HewnsTable, _: None) -> Next:
        """Full action points; a Hewn in danger must leave, any other may announce an encounter."""
        here = table.space[self.hewn]
        fleeing = here >= 0 and table.danger[here] != NO_DANGER
        table.turn = ThisTurn(hewn=self.hewn, ap=table.content.ap[self.hewn], fleeing=fleeing)
        table.acted |= 1 << self.hewn
        table.next_hewn = -1
        table.tell(HewnTurnBegan, self.seat, self.hewn)
        if fleeing or here < 0 or not may_announce(table, self.hewn):
            return self.goto(HewnTurn.ask)
        return self.goto(HewnTurn.window, after=RangedWindow(moving=self.hewn, moved=False))

    @clause("STATE-05", "STATE-07", "AP-02")
    def ask(self, table: HewnsTable, _: None) -> Next:
        """As long as it is healthy and belongs to the player."""
        hewn, turn = self.hewn, table.turn
        if turn.ended or table.owner[hewn] != self.seat or table.damaged[hewn]:
            return self.goto(HewnTurn.end)
        return WhatNext(seat=self.seat, hewn=hewn)

    @clause("AP-01", "MOVE-03", "AP-05", "R-55")
    def act(self, table: HewnsTable, choice: HewnAct) -> Next:
        if isinstance(choice, EndHewnTurn):
            return self.goto(HewnTurn.end)
        table.turn.acting = True
        return choice.frame(self.seat)

    @clause("RANG-01", "RANG-03", "R-09", "R-33")
    def window(self, table: HewnsTable, _: None) -> Next:
        """After whatever cost action points, or a retreat or escape, an encounter may be announced."""
        turn = table.turn
        turn.acting = False
        if turn.ended or not (turn.spent or turn.moved):
            return self.goto(HewnTurn.ask)
        moved, turn.spent, turn.moved = turn.moved, 0, False
        if not may_announce(table, self.hewn):
            return self.goto(HewnTurn.ask)
        return self.goto(HewnTurn.window, after=RangedWindow(moving=self.hewn, moved=moved))

    @clause("MOVE-09", "MOVE-10", "REP-05", "SAME-36", "R-05", "R-06", "R-30")
    def end(self, table: HewnsTable, _: None) -> Next:
        """A Hewn that ends its turn beside another healthy Hewn is stunned, unless a repair passed the turn on."""
        hewn, passed_on = self.hewn, table.turn.passed_on
        table.turn = ThisTurn()
        own = table.owner[hewn] == self.seat and not table.damaged[hewn]
        if own and not passed_on and shares_with_healthy(table, hewn):
            return Stunning(hewn=hewn)
        return None
