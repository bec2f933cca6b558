"""What comes into the stores of a Hewn and out of them, and what all know of it."""

from __future__ import annotations

from gamelode.kernel import Seat, cites

from ..events import Burnt, HewnTaken, StoreShown
from ..table import Hewn, HewnsTable, bits

# --- coming and going


@cites("R-37")
def store(table: HewnsTable, hewn: Hewn, normal: int, dirty: int) -> None:
    """Substract that all have seen comes onto a Hewn: out of sight as long as there is room."""
    room = table.stores(hewn)[1] - table.hid_normal[hewn] - table.hid_dirty[hewn]
    into = min(normal, room)
    table.hid_normal[hewn] += into
    table.known_normal[hewn] += into
    table.open_normal[hewn] += normal - into
    into = min(dirty, room - into)
    table.hid_dirty[hewn] += into
    table.known_dirty[hewn] += into
    table.open_dirty[hewn] += dirty - into
    unknown = _fit(table, hewn)
    if normal + dirty > room:  # it has spilled into the open store
        _vouch_for(table, 1 << hewn, unknown)


@cites("R-37")
def unstore(table: HewnsTable, hewn: Hewn, normal: int, dirty: int) -> None:
    """Substract leaves a Hewn for all to see: from the open store first."""
    shown = min(normal, table.open_normal[hewn]), min(dirty, table.open_dirty[hewn])
    table.open_normal[hewn] -= shown[0]
    table.open_dirty[hewn] -= shown[1]
    _uncover(table, hewn, normal - shown[0], dirty - shown[1])


def _uncover(table: HewnsTable, hewn: Hewn, normal: int, dirty: int) -> None:
    """What was seen going in comes out first; only the rest tells anything new."""
    seen = min(normal, table.known_normal[hewn]), min(dirty, table.known_dirty[hewn])
    table.hid_normal[hewn] -= normal
    table.hid_dirty[hewn] -= dirty
    table.known_normal[hewn] -= seen[0]
    table.known_dirty[hewn] -= seen[1]
    if seen != (normal, dirty):
        table.come_out(hewn, normal - seen[0], dirty - seen[1])


def _fit(table: HewnsTable, hewn: Hewn) -> int:
    """What was seen going in has left only so much room for the rest."""
    room = table.stores(hewn)[1] - table.known_normal[hewn] - table.known_dirty[hewn]
    for most in (table.most_normal, table.most_dirty, table.most_both):
        most[hewn] = min(most[hewn], room)
    return room


@cites("R-37")
def stow(table: HewnsTable, hewn: Hewn, normal: int, dirty: int) -> None:
    """So much of its Substract is in the open store, and the rest out of sight; on the board all see it moved."""
    out = normal - table.open_normal[hewn], dirty - table.open_dirty[hewn]
    table.open_normal[hewn], table.open_dirty[hewn] = normal, dirty
    if table.space[hewn] < 0:
        table.hid_normal[hewn] -= out[0]
        table.hid_dirty[hewn] -= out[1]
        return
    _uncover(table, hewn, max(out[0], 0), max(out[1], 0))
    for hidden, known, more in (
        (table.hid_normal, table.known_normal, max(-out[0], 0)),
        (table.hid_dirty, table.known_dirty, max(-out[1], 0)),
    ):
        hidden[hewn] += more
        known[hewn] += more
    _fit(table, hewn)


@cites("BURN-01", "RANG-24", "SAME-19", "DANG-05")
def burn(table: HewnsTable, hewn: Hewn, normal: int, dirty: int) -> None:
    """Substract of a Hewn goes back to the supplies."""
    if normal or dirty:
        unstore(table, hewn, normal, dirty)
        table.pile += normal
        table.dirty_out -= dirty
        table.tell(Burnt, hewn, normal, dirty)


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


@cites("R-99")
def show_store(table: HewnsTable, hewn: Hewn) -> None:
    """All see what is in a Hewn."""
    if table.space[hewn] < 0 or table.most_normal[hewn] or table.most_dirty[hewn]:
        table.tell(StoreShown, hewn, table.normal_on(hewn), table.dirty_on(hewn))
    if table.space[hewn] < 0:
        return
    table.open_up(hewn)
    table.known_normal[hewn], table.known_dirty[hewn] = table.hid_normal[hewn], table.hid_dirty[hewn]


@cites("SAME-35", "ENC-05", "R-59", "R-99")
def take_over(table: HewnsTable, hewn: Hewn, seat: Seat) -> None:
    """A new rod; whoever changes it opens the Hewn for all to see, save the heart card."""
    if table.purse[hewn] != seat:
        show_store(table, hewn)
    table.owner[hewn] = seat
    if table.space[hewn] < 0:
        table.purse[hewn] = seat
    table.heart_seen[hewn] |= 1 << seat
    table.tell(HewnTaken, seat, hewn)


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
