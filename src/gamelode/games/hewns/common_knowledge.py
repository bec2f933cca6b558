"""What all know of what is out of sight."""

from __future__ import annotations

from gamelode.kernel import Seat, cites

from .kinds import EMPTY, GEM, NO_CARD, Hewn, bits
from .table import HewnsTable


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
    if table.heart[hewn] == EMPTY and table.heart_seen[hewn] != everyone and not hidden_stones(table, seat):
        table.heart_seen[hewn] = everyone


@cites("STORE-02", "HEART-03", "R-37")
def may_have_choice(table: HewnsTable, seat: Seat) -> bool:
    """Whether, for all that everyone has seen, a player has Substract to load, burn or send, or a stone to put in."""
    own, unseen = table.own_hewns(seat), any(account(table, seat))
    if any(may_carry(table, hewn) if table.space[hewn] >= 0 else unseen and table.capacity(hewn) for hewn in own):
        return True
    return hidden_stones(table, seat) > 0 and any(may_hold_stone(table, hewn) for hewn in own)


# --- what all have learnt
@cites("R-37", "R-64", "R-73")
def vouch(table: HewnsTable, hewns: list[Hewn], count: int) -> None:
    """All have learnt that these Hewns together carry so much."""
    doubtful = sum(1 << hewn for hewn in hewns if table.most_normal[hewn] or table.most_dirty[hewn])
    _vouch_for(table, doubtful, count - _seen_on(table, hewns))


@cites("R-37", "R-96", "R-15")
def belittle(table: HewnsTable, hewns: list[Hewn], count: int) -> None:
    """All have learnt that these Hewns together carry no more than that."""
    unseen = count - _seen_on(table, hewns)
    bound(table, sum(1 << hewn for hewn in hewns if table.most_both[hewn]), unseen, unseen, unseen)


@cites("R-37")
def bound_by_sum(table: HewnsTable, seat: Seat, elsewhere: int = 0) -> None:
    """No more is in the hidden stores of a player than he has out of sight, without what is known to be elsewhere."""
    hewns = in_doubt(table, seat)
    if hewns:
        normal, dirty = account(table, seat)
        bound(table, hewns, normal, dirty, normal + dirty - elsewhere)


def in_doubt(table: HewnsTable, seat: Seat) -> int:
    """Hewns that the player brought onto the board and of which not all know what is in them, a bit for each."""
    return sum(1 << hewn for hewn, most in enumerate(table.most_both) if most and table.purse[hewn] == seat)


@cites("R-37")
def bound(table: HewnsTable, hewns: int, normal: int, dirty: int, both: int) -> None:
    """All know what the hidden stores of these Hewns hold at most together."""
    for hewn in bits(hewns):
        most = table.most_both[hewn] = min(table.most_both[hewn], both)
        table.most_normal[hewn] = min(table.most_normal[hewn], normal, most)
        table.most_dirty[hewn] = min(table.most_dirty[hewn], dirty, most)
    kept = (each for each in table.bounded if each[0] & ~hewns or each[1] < normal or each[2] < dirty or each[3] < both)
    table.bounded = tuple(each for each in (*kept, (hewns, normal, dirty, both)) if _says_more(table, each))


def _says_more(table: HewnsTable, bound: tuple[int, int, int, int]) -> bool:
    """Whether Hewns hold less together than each could by itself."""
    hewns, columns = bits(bound[0]), (table.most_normal, table.most_dirty, table.most_both)
    return any(sum(column[hewn] for hewn in hewns) > most for column, most in zip(columns, bound[1:], strict=True))


def _seen_on(table: HewnsTable, hewns: list[Hewn]) -> int:
    """What all know to be on these Hewns."""
    return sum(table.open_normal[h] + table.open_dirty[h] + table.known_normal[h] + table.known_dirty[h] for h in hewns)


def _vouch_for(table: HewnsTable, hewns: int, count: int) -> None:
    """Groups that overlap in part are not kept: what is known of them together is too much to imagine."""
    if hewns and count > 0:
        others = (each for each in table.vouched if each[0] != hewns or each[1] > count)
        kept = (each for each in others if each[0] & hewns in (0, hewns, each[0]))
        table.vouched = (*kept, (hewns, count))


# --- what may be out of sight
@cites("STORE-02", "R-37")
def may_carry(table: HewnsTable, hewn: Hewn) -> bool:
    """Whether, for all that everyone has seen, there may be Substract on this Hewn."""
    if table.open_normal[hewn] or table.open_dirty[hewn] or table.known_normal[hewn] or table.known_dirty[hewn]:
        return True
    return bool(table.most_normal[hewn] or table.most_dirty[hewn])


@cites("STORE-02", "R-37")
def at_most(table: HewnsTable, hewn: Hewn) -> int:
    """How much Substract, for all that everyone has seen, may be on this Hewn."""
    unseen = min(table.most_both[hewn], table.most_normal[hewn] + table.most_dirty[hewn])
    return unseen + _seen_on(table, [hewn])


@cites("R-37")
def account(table: HewnsTable, seat: Seat) -> tuple[int, int]:
    """Substract of a player out of sight: its sum is known to all, for gains and losses are open."""
    normal, dirty = table.normal[seat], table.dirty[seat]
    each = table.boxes_each
    for box in range(seat * each, (seat + 1) * each):
        normal += table.box_normal[box]
        dirty += table.box_dirty[box]
    for hewn in range(len(table.owner)):
        if table.space[hewn] >= 0:
            if table.purse[hewn] == seat:
                normal += table.hid_normal[hewn] - table.known_normal[hewn]
                dirty += table.hid_dirty[hewn] - table.known_dirty[hewn]
        elif table.owner[hewn] == seat:
            normal += table.normal_on(hewn)
            dirty += table.dirty_on(hewn)
    return normal, dirty


@cites("R-37")
def come_out(table: HewnsTable, hewn: Hewn, normal: int, dirty: int) -> None:
    """Of what nobody had seen going in so much has come out of a hidden store: so much less may be there."""
    both, bit = normal + dirty, 1 << hewn
    most = max(table.most_both[hewn] - both, 0)
    table.most_both[hewn] = most
    table.most_normal[hewn] = min(max(table.most_normal[hewn] - normal, 0), most)
    table.most_dirty[hewn] = min(max(table.most_dirty[hewn] - dirty, 0), most)
    if table.vouched:
        less = ((hewns, need - both if hewns & bit else need) for hewns, need in table.vouched)
        table.vouched = tuple(each for each in less if each[1] > 0)
    if table.bounded:
        table.bounded = tuple(
            (hewns, n - normal, d - dirty, b - both) if hewns & bit else (hewns, n, d, b)
            for hewns, n, d, b in table.bounded
        )


@cites("R-37")
def forget(table: HewnsTable, hewn: Hewn) -> None:
    """What is in a Hewn counts no longer. Of what it and others must hold, it held at most what it could."""
    others, gone = ~(1 << hewn), table.most_both[hewn]
    if table.vouched:
        less = ((hewns & others, need - gone if hewns >> hewn & 1 else need) for hewns, need in table.vouched)
        table.vouched = tuple(each for each in less if each[0] and each[1] > 0)
    if table.bounded:
        left = ((hewns & others, n, d, b) for hewns, n, d, b in table.bounded)
        table.bounded = tuple(each for each in left if each[0])
    table.known_normal[hewn] = table.known_dirty[hewn] = 0
    table.most_normal[hewn] = table.most_dirty[hewn] = table.most_both[hewn] = 0


def open_up(table: HewnsTable, hewn: Hewn) -> None:
    """All see what is in a Hewn on the board."""
    unseen = table.hid_normal[hewn] - table.known_normal[hewn], table.hid_dirty[hewn] - table.known_dirty[hewn]
    come_out(table, hewn, *unseen)
    table.most_both[hewn] = 0
    forget(table, hewn)


def hidden_stones(table: HewnsTable, seat: Seat) -> int:
    """Stones of a player that others have not seen where."""
    everyone = (1 << table.seats) - 1
    inside = zip(table.heart, table.heart_seen, strict=True)
    return table.stones[seat] + sum(heart == seat and seen != everyone for heart, seen in inside)


@cites("R-98")
def work_out_hearts(table: HewnsTable, seat: Seat) -> None:
    """Of a player without a stone out of sight all know that his other cards on the board are empty."""
    if not hidden_stones(table, seat):
        for hewn, space in enumerate(table.space):
            if space >= 0 and table.purse[hewn] == seat and table.heart[hewn] == EMPTY:
                table.heart_seen[hewn] = (1 << table.seats) - 1


def may_hold_stone(table: HewnsTable, hewn: Hewn) -> bool:
    """Whether, for all that everyone has seen, a stone may be in the heart card."""
    everyone = (1 << table.seats) - 1
    return table.heart[hewn] != NO_CARD and (table.heart_seen[hewn] != everyone or 0 <= table.heart[hewn] < GEM)
