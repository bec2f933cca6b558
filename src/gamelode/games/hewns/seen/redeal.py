"""What a seat may imagine: tables that it could be facing."""

from __future__ import annotations

from gamelode.kernel import Dice, Frame, Seat, cites

from ..common_knowledge import hidden_substract, is_in_doubt
from ..kinds import EMPTY, HUNTS, Hewn, Item, bits, changed
from ..rules.auction.auction import MOST_RAISED, boxes_of
from ..rules.auction.market import minimum_price
from ..rules.encounters.pay import PayingInOneSpace
from ..rules.encounters.pick_dice import RANGED, PickDice
from ..rules.stores import stow
from ..rules.technology.load import fill
from ..table import HewnsTable

ANYTHING = 6  # one Bidox in so many is imagined with any amount in it


def redeal(table: HewnsTable, stack: list[Frame], seat: Seat | None, dice: Dice) -> None:
    """Change the table into one that this seat could be facing."""
    least = _least(table, stack, dice)
    held: list[list[Hewn]] = [[] for _ in table.normal]
    for hewn, space in enumerate(table.space):
        holder = table.brought_by[hewn] if space >= 0 else table.owner[hewn]
        if holder >= 0:
            held[holder].append(hewn)
    for who, hewns in enumerate(held):
        if who != seat:
            _redeal_substract(table, who, hewns, least, dice)
            _redeal_stones(table, who, hewns, seat, dice)
    _redeal_order(table, seat, dice)
    if table.picks and not table.picks_shown:
        _redeal_picks(table, seat, dice)


@cites("R-64", "R-72", "R-73")
def _least(table: HewnsTable, stack: list[Frame], dice: Dice) -> dict[Hewn, int]:
    """What must be in hidden stores beside what was seen going in: for dice to be paid, or as all have learnt."""
    found: dict[Hewn, int] = {}
    for frame in stack:
        if isinstance(frame, PayingInOneSpace):
            for hewn in frame.todo:
                seen = table.load_of(hewn) - table.hid_normal[hewn] - table.hid_dirty[hewn]
                seen += table.known_normal[hewn] + table.known_dirty[hewn]
                found[hewn] = max(table.picks[hewn].price - seen, 0)
    for hewns, need in sorted(table.at_least_together, key=lambda each: each[0].bit_count()):
        together = bits(hewns)
        left = need - sum(found.get(hewn, 0) for hewn in together)
        for hewn in dice.shuffled(together, "redeal") if left > 0 else ():
            more = min(left, _most_beside(table, hewn, found))
            found[hewn] = found.get(hewn, 0) + more
            left -= more
    return found


def _most_beside(table: HewnsTable, hewn: Hewn, found: dict[Hewn, int]) -> int:
    """What a hidden store may hold, if at least so much is there and in others."""
    normal, dirty = hidden_substract(table, table.brought_by[hewn])
    normal, dirty = min(table.most_normal[hewn], normal), min(table.most_dirty[hewn], dirty)
    most = table.most_both[hewn] - found.get(hewn, 0)
    for hewns, most_n, most_d, both in table.at_most_together:
        if hewns >> hewn & 1:
            normal, dirty = min(normal, most_n), min(dirty, most_d)
            most = min(most, both - sum(found.get(each, 0) for each in bits(hewns)))
    return max(min(most, normal + dirty - found.get(hewn, 0)), 0)


@cites("R-37")
def _redeal_substract(table: HewnsTable, who: Seat, hewns: list[Hewn], least: dict[Hewn, int], dice: Dice) -> None:
    """What a player has out of sight is dealt anew over pool, Bidoxes, Hewns off the board and hidden stores."""
    normal, dirty = table.normal[who], table.dirty[who]
    placed = [box for box in boxes_of(table, who) if table.box_place[box] >= 0] if table.active < 0 else []
    for box in placed:
        normal += table.box_normal[box]
        dirty += table.box_dirty[box]
    on_board, off_board = [], []
    for hewn in hewns:
        if table.space[hewn] < 0:
            off_board.append(hewn)
            normal += table.open_normal[hewn] + table.hid_normal[hewn]
            dirty += table.open_dirty[hewn] + table.hid_dirty[hewn]
        elif is_in_doubt(table, hewn):
            on_board.append(hewn)
            normal += table.hid_normal[hewn] - table.known_normal[hewn]
            dirty += table.hid_dirty[hewn] - table.known_dirty[hewn]
    if on_board:
        normal, dirty = _redeal_hidden_stores(table, on_board, normal, dirty, least, dice)
    most = dirty
    if off_board:
        normal, dirty = _redeal_off_board(table, off_board, normal, dirty, dice)
    table.normal[who], table.dirty[who] = normal, dirty
    if placed:
        _redeal_bids(table, who, placed, most, dice)


def _redeal_hidden_stores(
    table: HewnsTable, hewns: list[Hewn], normal: int, dirty: int, least: dict[Hewn, int], dice: Dice
) -> tuple[int, int]:
    """Some of so much Substract goes into the hidden stores of these Hewns, as much as must be there; what is left."""
    below, spare = dice.below, 0
    if least:
        hewns = sorted(hewns, key=lambda h: (h not in least, table.most_normal[h] + table.most_dirty[h], h))
        spare = normal + dirty - sum(least.get(hewn, 0) for hewn in hewns)
    bounds = _bounds(table, least) if table.at_most_together else []
    for hewn in hewns:
        known_n, known_d, room = table.known_normal[hewn], table.known_dirty[hewn], table.most_both[hewn]
        most_n, most_d = min(table.most_normal[hewn], normal), min(table.most_dirty[hewn], dirty)
        shared = [each for each in bounds if each[0] >> hewn & 1] if bounds else ()
        for _, left_n, left_d, left in shared:
            most_n, most_d, room = min(most_n, left_n), min(most_d, left_d), min(room, left + least.get(hewn, 0))
        some = below(min(room, most_d) + 1, "redeal")
        more = below(min(room - some, most_n) + 1, "redeal") if most_n else 0
        if hewn in least:
            need = least[hewn]
            some = min(some, need + spare)
            more = min(more, need + spare - some)
            some = max(some, min(need - more, most_d, room - more))
            more = max(more, min(need - some, most_n, room - some))
            spare -= some + more - need
        for bound in shared:
            bound[1] -= more
            bound[2] -= some
            bound[3] -= more + some - least.get(hewn, 0)
        table.hid_normal[hewn], table.hid_dirty[hewn] = known_n + more, known_d + some
        normal, dirty = normal - more, dirty - some
    return normal, dirty


def _bounds(table: HewnsTable, least: dict[Hewn, int]) -> list[list[int]]:
    """What some Hewns may at most hold together: normal, dirty, and both beside what each must hold."""
    return [
        [hewns, n, d, b - sum(least.get(hewn, 0) for hewn in bits(hewns))] for hewns, n, d, b in table.at_most_together
    ]


def _redeal_off_board(table: HewnsTable, hewns: list[Hewn], normal: int, dirty: int, dice: Dice) -> tuple[int, int]:
    """Some of so much Substract is on these Hewns behind the screen; what is left."""
    below = dice.below
    for hewn in hewns:
        shown, inside = table.stores(hewn)
        room = shown + inside
        some = below(min(room, dirty) + 1, "redeal") if room else 0
        more = below(min(room - some, normal) + 1, "redeal") if room and normal else 0
        fill(table, hewn, more, some)
        normal, dirty = normal - more, dirty - some
        if shown and inside and some + more:
            least, most = max(some + more - inside, 0), min(shown, some + more)
            out = least + below(most - least + 1, "redeal")
            least, most = max(out - more, 0), min(out, some)
            out_dirty = least + below(most - least + 1, "redeal")
            stow(table, hewn, out - out_dirty, out_dirty)
    return normal, dirty


@cites("BID-04", "BID-06")
def _redeal_bids(table: HewnsTable, who: Seat, placed: list[int], most: int, dice: Dice) -> None:
    """Mostly as people bid: enough to win, dirty Substract before normal. A box may hold anything, or nothing."""
    normal, dirty = table.normal[who], table.dirty[who]
    bid: dict[Item, int] = {}
    before = _found_before(table, who, placed, most)
    for box in dice.shuffled(placed, "redeal"):
        item = table.box_place[box]
        there = bid.get(item, 0) + table.box_nanas[box]
        at_hand = min([dirty, *(left for last, left in before.items() if box <= last)]) if box in before else dirty
        if dice.below(ANYTHING, "redeal"):
            amount = max(minimum_price(table, item) - there, 0) + dice.below(MOST_RAISED + 1, "redeal")
            some = min(amount, at_hand)
            more = min(amount - some, normal)
        else:
            some, more = dice.below(at_hand + 1, "redeal"), dice.below(normal + 1, "redeal")
        bid[item] = there + some + more
        table.box_normal[box], table.box_dirty[box] = more, some
        normal, dirty = normal - more, dirty - some
        if box in before:
            before = {last: left - some if box <= last else left for last, left in before.items()}
    table.normal[who], table.dirty[who] = normal, dirty


@cites("HUNT-02", "BID-04")
def _found_before(table: HewnsTable, who: Seat, placed: list[int], most: int) -> dict[int, int]:
    """Dirty Substract that a player had when a Bidox was placed, by Bidox: without what was found by hunting since.

    Bidoxes without Nananbites are placed one after another; when others were, nobody remembers. What was transmitted
    off planet since then counts as if it had been there.
    """
    hunted = [box for box in boxes_of(table, who) if table.box_place[box] == HUNTS and not table.box_nanas[box]]
    if not hunted:
        return {}
    plain = [box for box in placed if not table.box_nanas[box]]
    return {box: most - sum(each > box for each in hunted) for box in plain}


@cites("HEART-03", "R-98")
def _redeal_stones(table: HewnsTable, who: Seat, hewns: list[Hewn], seat: Seat | None, dice: Dice) -> None:
    """Heart stones may lie behind the screen or in any heart card that this seat has not seen.

    A stone bought after a Hewn came onto the board is not told apart from those that its owner had before.
    """
    cards, stones = [], table.stones[who]
    everyone = table.everyone
    for hewn in hewns:
        heart, seen = table.heart[hewn], table.heart_seen[hewn]
        if heart in (who, EMPTY) and seen != everyone and (seat is None or not seen >> seat & 1):
            cards.append(hewn)
            stones += heart == who
    if not stones:
        return
    for hewn in cards:
        put = stones > 0 and dice.below(2, "redeal") == 1
        table.heart[hewn] = who if put else EMPTY
        stones -= put
    table.stones = changed(table.stones, who, stones)


@cites("ORDER-04")
def _redeal_order(table: HewnsTable, seat: Seat | None, dice: Dice) -> None:
    """Turn order cards that this seat has not seen are dealt anew."""
    if not table.order_card or not table.order_card[0] or (seat is not None and seat == table.dealer):
        return
    unknown = [who for who in range(table.seats) if who != seat and not table.order_shown[who]]
    if len(unknown) > 1:
        cards = dice.shuffled(sorted(table.order_card[who] for who in unknown), "redeal")
        for who, card in zip(unknown, cards, strict=True):
            table.order_card = changed(table.order_card, who, card)
        table.last_seat = table.order_card.index(table.seats)


@cites("RANG-12", "ENC-07", "R-72")
def _redeal_picks(table: HewnsTable, seat: Seat | None, dice: Dice) -> None:
    """Secret dice that are not yet shown: in one space, and where artillery fires, they are shown at once."""
    kinds = dict.fromkeys(table.picks, RANGED)
    for hewn in kinds:
        who = table.owner[hewn]
        if who != seat:
            table.picks[hewn] = PickDice(subjects={hewn: who}, kinds=kinds).sample(table, who, dice)
