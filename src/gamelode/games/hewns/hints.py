"""What bots are told about the game: how good a table looks to a seat."""

from __future__ import annotations

from gamelode.kernel import Seat

from .mining import can_mine
from .scoring import points
from .table import NO_DANGER, NO_MINE, Hewn, HewnsTable


def value(table: HewnsTable, seat: Seat) -> float:
    """From 0 to 1: the seat's prospects against the best of the others."""
    prospects = [_prospect(table, each) for each in range(table.seats)]
    best = max(prospect for each, prospect in enumerate(prospects) if each != seat)
    lead = prospects[seat] - best
    return 0.5 + 0.5 * lead / (abs(lead) + 25)


def _prospect(table: HewnsTable, seat: Seat) -> float:
    """Points so far, and what money and Hewns may still bring in the rounds to come."""
    score = float(sum(points(table, seat).values()))
    if table.over:
        return score
    rounds = table.rules.rounds
    left = rounds - table.round + (0.0 if table.active >= 0 else 1.0)
    acting = table.active >= 0 and (table.active == seat or not table.order_shown[seat])
    dirty = table.dirty[seat]
    each = table.boxes_each
    boxes = range(seat * each, (seat + 1) * each)
    score += min(left, 1.0) * 0.3 * dirty
    score += sum(_bid(table, box) for box in boxes if table.box_place[box] >= 0)
    for hewn in table.own_hewns(seat):
        turns = left + (1.0 if acting and not table.acted >> hewn & 1 else 0.0)
        score += _hewn(table, hewn, turns)
    score += 0.4 * sum(table.stock[seat]) * min(left, 1.0)
    return score


def _bid(table: HewnsTable, box: int) -> float:
    """A bid that reaches the price is worth about what it buys; one that does not is worth its money."""
    item, amount = table.box_place[box], table.box_normal[box] + table.box_dirty[box]
    money = 0.3 * table.box_dirty[box]
    if item < len(table.owner):
        price = 1 if table.round == table.rules.rounds else table.content.price[item]
        if amount >= price:
            return 0.6 * table.content.price[item] + 1.5 * table.content.mining[item] + 0.1 * min(amount - price, 4)
        return money - 0.3
    return money - 0.1 + (0.8 if amount >= 3 else 0.0)


def _hewn(table: HewnsTable, hewn: Hewn, turns: float) -> float:
    """What a Hewn may still do: mine, hold, fight."""
    content = table.content
    worth = 0.1 * content.price[hewn]
    if table.damaged[hewn]:
        return worth * 0.4
    load = table.load_of(hewn)
    worth += 0.15 * min(load, 4) * min(turns, 1.0)
    pieces = len(table.nana[hewn]) + len(table.sicket[hewn])
    worth += 0.5 * pieces * min(turns, 1.0)
    here = table.space[hewn]
    if can_mine(table, hewn):
        dice = content.mining[hewn] + len([1 for slot in table.sicket[hewn] if slot[0] == 5])
        worth += 1.5 * dice * turns
        if here >= 0:
            worth += 0.12 * max(8 - _to_mine(table, here), 0)
            worth += 0.6
    elif here >= 0:
        worth += 0.3
    if here >= 0 and table.danger[here] != NO_DANGER:
        worth *= 0.7
    return worth


def _to_mine(table: HewnsTable, here: int) -> int:
    board = table.map
    if here >= board.spaces:
        return 3
    far = board.distances[here]
    return min(
        (
            far[space]
            for space in range(board.spaces)
            if table.mine[space] != NO_MINE and table.danger[space] == NO_DANGER
        ),
        default=9,
    )
