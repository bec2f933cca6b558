"""What all know of what is out of sight: the hidden stores and the heart cards of Hewns on the board.

Whatever a player gains or loses, all see; where he keeps it, they do not. What he has out of sight lies behind his
screen (in the pool, in Bidoxes, on Hewns off the board) or in hidden stores of Hewns that he brought onto the board.
This module keeps what follows from what everybody has seen, and nothing else. Questions that could tell a secret depend
on it alone, and every table that a seat may imagine fits it. So both the rules and `seen` need it, and it stands below
them.

By Hewn on the board the table holds:

* `brought_by`: the seat that brought it there, and out of whose Substract comes whatever nobody saw going into it;
* `known_normal`, `known_dirty`: the part of its hidden store that all have seen going in;
* `most_normal`, `most_dirty`, `most_both`: what is at most in there beside that;
* `heart_seen`: the seats, a bit for each, that know what is in its heart card.

By groups of Hewns, a bit for each:

* `at_least_together`: how much is at least in their hidden stores together, beside what is known;
* `at_most_together`: how much normal and dirty Substract, and of both, is at most in there, beside what is known.

The audit checks at every decision, with `unseen` for what is in a hidden store and is not known:

1. unseen normal is at least 0 and at most `most_normal`, dirty likewise, and both together at most `most_both`;
2. `most_both` and what is known fit into the hidden store together;
3. of each group, unseen together is as much at least, and at most, as is kept of it;
4. a Hewn off the board is known by nothing: its figures are 0, it is in no group, and brought by its owner;
5. two groups of which a least is kept have no Hewn in common, or one is part of the other: `redeal` can meet both.

And these hold by the way facts are kept:

6. what is known comes out before what is unseen, so that only the rest tells anything;
7. what is seen makes figures sharper; they are dropped when a Hewn is opened, dies or leaves the board.
"""

from __future__ import annotations

from gamelode.kernel import Seat, cites

from .kinds import EMPTY, GEM, NO_CARD, NOBODY, Hewn, bits
from .table import HewnsTable

# --- what may be out of sight


def unseen(table: HewnsTable, hewn: Hewn) -> tuple[int, int]:
    """Normal and dirty Substract in a hidden store that not all have seen going in."""
    return table.hid_normal[hewn] - table.known_normal[hewn], table.hid_dirty[hewn] - table.known_dirty[hewn]


@cites("R-37")
def hidden_substract(table: HewnsTable, seat: Seat) -> tuple[int, int]:
    """Normal and dirty Substract of a player out of sight: all know the sum, for gains and losses are open."""
    normal, dirty = table.normal[seat], table.dirty[seat]
    each = table.boxes_each
    for box in range(seat * each, (seat + 1) * each):
        normal += table.box_normal[box]
        dirty += table.box_dirty[box]
    for hewn in range(len(table.owner)):
        if table.space[hewn] >= 0:
            if table.brought_by[hewn] == seat:
                normal += table.hid_normal[hewn] - table.known_normal[hewn]
                dirty += table.hid_dirty[hewn] - table.known_dirty[hewn]
        elif table.owner[hewn] == seat:
            normal += table.normal_on(hewn)
            dirty += table.dirty_on(hewn)
    return normal, dirty


def is_in_doubt(table: HewnsTable, hewn: Hewn) -> bool:
    """Whether not all know what is in the hidden store of a Hewn on the board."""
    return bool(table.most_normal[hewn] or table.most_dirty[hewn])


@cites("STORE-02", "R-37")
def may_carry(table: HewnsTable, hewn: Hewn) -> bool:
    """Whether, for all that everyone has seen, there may be Substract on this Hewn."""
    if table.open_normal[hewn] or table.open_dirty[hewn] or table.known_normal[hewn] or table.known_dirty[hewn]:
        return True
    return is_in_doubt(table, hewn)


@cites("STORE-02", "R-37")
def most_carried(table: HewnsTable, hewn: Hewn) -> int:
    """How much Substract, for all that everyone has seen, may be on this Hewn."""
    most = min(table.most_both[hewn], table.most_normal[hewn] + table.most_dirty[hewn])
    return most + _seen_on(table, [hewn])


@cites("STORE-02", "HEART-03", "R-37")
def may_have_choice(table: HewnsTable, seat: Seat) -> bool:
    """Whether, for all that everyone has seen, a player has Substract to load, burn or send, or a stone to put in."""
    own, has_some = table.own_hewns(seat), any(hidden_substract(table, seat))
    if any(may_carry(table, hewn) if table.space[hewn] >= 0 else has_some and table.capacity(hewn) for hewn in own):
        return True
    return hidden_stones(table, seat) > 0 and any(may_hold_stone(table, hewn) for hewn in own)


def _seen_on(table: HewnsTable, hewns: list[Hewn]) -> int:
    """What all know to be on these Hewns."""
    return sum(table.open_normal[h] + table.open_dirty[h] + table.known_normal[h] + table.known_dirty[h] for h in hewns)


# --- Hewns come and go


@cites("R-37", "R-98")
def come_into_view(table: HewnsTable, hewn: Hewn) -> None:
    """A Hewn enters the board: in its hidden store may be whatever its owner has out of sight."""
    seat, room = table.owner[hewn], table.stores(hewn)[1]
    normal, dirty = hidden_substract(table, seat)
    normal, dirty = normal - table.open_normal[hewn], dirty - table.open_dirty[hewn]
    table.brought_by[hewn] = seat
    table.known_normal[hewn] = table.known_dirty[hewn] = 0
    table.most_normal[hewn], table.most_dirty[hewn] = min(room, normal), min(room, dirty)
    table.most_both[hewn] = min(room, normal + dirty)
    _hold_at_most(table, _in_doubt(table, seat), normal, dirty, normal + dirty)
    if table.heart[hewn] == EMPTY and not is_heart_known(table, hewn) and not hidden_stones(table, seat):
        table.heart_seen[hewn] = table.everyone


@cites("R-37", "R-98")
def go_out_of_view(table: HewnsTable, hewn: Hewn, seat: Seat) -> None:
    """A Hewn is behind the screen of this player now: nobody else knows what is in it, or put into its heart card."""
    table.brought_by[hewn] = seat
    forget(table, hewn)
    if table.heart[hewn] == EMPTY:
        table.heart_seen[hewn] = 1 << seat


def drop(table: HewnsTable, hewn: Hewn) -> None:
    """A Hewn is out of play: there is nothing to know of it."""
    forget(table, hewn)
    table.brought_by[hewn], table.heart_seen[hewn] = NOBODY, 0


@cites("R-37")
def forget(table: HewnsTable, hewn: Hewn) -> None:
    """What is in a Hewn counts no longer. Of what it and others must hold, it held at most what it could."""
    others, gone = ~(1 << hewn), table.most_both[hewn]
    if table.at_least_together:
        less = ((hewns & others, need - gone if hewns >> hewn & 1 else need) for hewns, need in table.at_least_together)
        table.at_least_together = tuple(each for each in less if each[0] and each[1] > 0)
    if table.at_most_together:
        left = ((hewns & others, n, d, b) for hewns, n, d, b in table.at_most_together)
        table.at_most_together = tuple(each for each in left if each[0])
    table.known_normal[hewn] = table.known_dirty[hewn] = 0
    table.most_normal[hewn] = table.most_dirty[hewn] = table.most_both[hewn] = 0


# --- Substract comes and goes


def put_into_store(table: HewnsTable, hewn: Hewn, normal: int, dirty: int) -> None:
    """All see so much going into a hidden store: so much less room is left for what they have not seen."""
    table.hid_normal[hewn] += normal
    table.hid_dirty[hewn] += dirty
    table.known_normal[hewn] += normal
    table.known_dirty[hewn] += dirty
    room = _room_for_unseen(table, hewn)
    for most in (table.most_normal, table.most_dirty, table.most_both):
        most[hewn] = min(most[hewn], room)


def take_out_of_store(table: HewnsTable, hewn: Hewn, normal: int, dirty: int) -> None:
    """All see so much coming out of a hidden store: what was seen going in first, and only the rest tells anything."""
    seen = min(normal, table.known_normal[hewn]), min(dirty, table.known_dirty[hewn])
    table.hid_normal[hewn] -= normal
    table.hid_dirty[hewn] -= dirty
    table.known_normal[hewn] -= seen[0]
    table.known_dirty[hewn] -= seen[1]
    if seen != (normal, dirty):
        _hold_less(table, hewn, normal - seen[0], dirty - seen[1])


def learn_full(table: HewnsTable, hewn: Hewn) -> None:
    """All have learnt that a hidden store has no room left."""
    _hold_at_least(table, 1 << hewn, _room_for_unseen(table, hewn))


def learn_inside(table: HewnsTable, hewn: Hewn) -> None:
    """All see what is in the hidden store of a Hewn on the board, which is about to be shown or emptied."""
    _hold_less(table, hewn, *unseen(table, hewn))
    table.most_both[hewn] = 0
    forget(table, hewn)


def know_all_of(table: HewnsTable, hewn: Hewn) -> None:
    """All see what is in the hidden store of a Hewn on the board, and what stays in it they know from now on."""
    learn_inside(table, hewn)
    table.known_normal[hewn], table.known_dirty[hewn] = table.hid_normal[hewn], table.hid_dirty[hewn]


def _room_for_unseen(table: HewnsTable, hewn: Hewn) -> int:
    return table.stores(hewn)[1] - table.known_normal[hewn] - table.known_dirty[hewn]


@cites("R-37")
def _hold_less(table: HewnsTable, hewn: Hewn, normal: int, dirty: int) -> None:
    """Of what nobody had seen going in so much has come out of a hidden store: so much less may be there."""
    both, bit = normal + dirty, 1 << hewn
    most = max(table.most_both[hewn] - both, 0)
    table.most_both[hewn] = most
    table.most_normal[hewn] = min(max(table.most_normal[hewn] - normal, 0), most)
    table.most_dirty[hewn] = min(max(table.most_dirty[hewn] - dirty, 0), most)
    if table.at_least_together:
        less = ((hewns, need - both if hewns & bit else need) for hewns, need in table.at_least_together)
        table.at_least_together = tuple(each for each in less if each[1] > 0)
    if table.at_most_together:
        table.at_most_together = tuple(
            (hewns, n - normal, d - dirty, b - both) if hewns & bit else (hewns, n, d, b)
            for hewns, n, d, b in table.at_most_together
        )


# --- what a deed tells


@cites("R-37", "R-64", "R-73")
def learn_at_least(table: HewnsTable, hewns: list[Hewn], count: int) -> None:
    """All have learnt that these Hewns together carry so much."""
    doubtful = sum(1 << hewn for hewn in hewns if is_in_doubt(table, hewn))
    _hold_at_least(table, doubtful, count - _seen_on(table, hewns))


@cites("R-37", "R-96", "R-15")
def learn_at_most(table: HewnsTable, hewns: list[Hewn], count: int) -> None:
    """All have learnt that these Hewns together carry no more than that."""
    most = count - _seen_on(table, hewns)
    _hold_at_most(table, sum(1 << hewn for hewn in hewns if table.most_both[hewn]), most, most, most)


@cites("R-37")
def learn_from_sum(table: HewnsTable, seat: Seat, elsewhere: int = 0) -> None:
    """No more is in the hidden stores of a player than he has out of sight, without what is known to be elsewhere."""
    hewns = _in_doubt(table, seat)
    if hewns:
        normal, dirty = hidden_substract(table, seat)
        _hold_at_most(table, hewns, normal, dirty, normal + dirty - elsewhere)


def _in_doubt(table: HewnsTable, seat: Seat) -> int:
    """Hewns that the player brought onto the board and of which not all know what is in them, a bit for each."""
    return sum(1 << hewn for hewn, most in enumerate(table.most_both) if most and table.brought_by[hewn] == seat)


def _hold_at_least(table: HewnsTable, hewns: int, count: int) -> None:
    """Groups that overlap in part are not kept: what is known of them together is too much to imagine."""
    if hewns and count > 0:
        others = (each for each in table.at_least_together if each[0] != hewns or each[1] > count)
        kept = (each for each in others if each[0] & hewns in (0, hewns, each[0]))
        table.at_least_together = (*kept, (hewns, count))


@cites("R-37")
def _hold_at_most(table: HewnsTable, hewns: int, normal: int, dirty: int, both: int) -> None:
    """All know what the hidden stores of these Hewns hold at most together."""
    for hewn in bits(hewns):
        most = table.most_both[hewn] = min(table.most_both[hewn], both)
        table.most_normal[hewn] = min(table.most_normal[hewn], normal, most)
        table.most_dirty[hewn] = min(table.most_dirty[hewn], dirty, most)
    kept = (
        each
        for each in table.at_most_together
        if each[0] & ~hewns or each[1] < normal or each[2] < dirty or each[3] < both
    )
    table.at_most_together = tuple(each for each in (*kept, (hewns, normal, dirty, both)) if _says_more(table, each))


def _says_more(table: HewnsTable, bound: tuple[int, int, int, int]) -> bool:
    """Whether Hewns hold less together than each could by itself."""
    hewns, columns = bits(bound[0]), (table.most_normal, table.most_dirty, table.most_both)
    return any(sum(column[hewn] for hewn in hewns) > most for column, most in zip(columns, bound[1:], strict=True))


# --- heart cards


def is_heart_known(table: HewnsTable, hewn: Hewn) -> bool:
    """Whether all know what is in a heart card."""
    return table.heart_seen[hewn] == table.everyone


@cites("HEART-03", "R-98")
def learn_heart(table: HewnsTable, hewn: Hewn, seat: Seat) -> None:
    """All see what is in a heart card; which may tell what is in the others of the player who filled it."""
    table.heart_seen[hewn] = table.everyone
    if not hidden_stones(table, seat):
        for other, space in enumerate(table.space):
            if space >= 0 and table.brought_by[other] == seat and table.heart[other] == EMPTY:
                table.heart_seen[other] = table.everyone


def hidden_stones(table: HewnsTable, seat: Seat) -> int:
    """Stones of a player that others have not seen where."""
    everyone = table.everyone
    inside = zip(table.heart, table.heart_seen, strict=True)
    return table.stones[seat] + sum(heart == seat and seen != everyone for heart, seen in inside)


def may_hold_stone(table: HewnsTable, hewn: Hewn) -> bool:
    """Whether, for all that everyone has seen, a stone may be in the heart card."""
    heart = table.heart[hewn]
    return heart != NO_CARD and (not is_heart_known(table, hewn) or 0 <= heart < GEM)


@cites("HEART-08", "HEART-09", "RECO-08", "RECO-09", "RECO-10")
def whose_stone(table: HewnsTable, hewn: Hewn) -> Seat:
    """Who, for all that everyone knows, may have a stone in this Hewn; -1 if nobody can."""
    if not may_hold_stone(table, hewn):
        return -1
    if is_heart_known(table, hewn):
        return table.heart[hewn]
    return table.brought_by[hewn] if table.space[hewn] >= 0 else table.owner[hewn]
