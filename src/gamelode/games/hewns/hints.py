"""What bots are told about the game: how good a table looks to a seat."""

from __future__ import annotations

from gamelode.kernel import Seat

from .mining import can_mine
from .scoring import points
from .table import CLAW, NO_DANGER, NO_MINE, TECHNOLOGY, TURN_ORDER, Hewn, HewnsTable, Item, Space

MONEY = 0.25  # what a dirty Substract is worth before an auction
DIE = 1.4  # what a mining die brings


def value(table: HewnsTable, seat: Seat) -> float:
    """From 0 to 1: the seat's prospects against the best of the others."""
    prospects = [_prospect(table, each) for each in range(table.seats)]
    best = max(prospect for each, prospect in enumerate(prospects) if each != seat)
    lead = prospects[seat] - best
    return 0.5 + 0.5 * lead / (abs(lead) + 25)


def _prospect(table: HewnsTable, seat: Seat) -> float:
    """Points so far, and what money, bids and Hewns may still bring in the rounds to come."""
    score = float(sum(points(table, seat).values()))
    if table.over:
        return score
    auctions = table.rules.rounds - table.round + (table.active < 0)  # still to come, this one included
    score += MONEY * min(auctions, 1) * table.dirty[seat]
    score += _under_way(table, seat)
    score += 0.4 * sum(table.stock[seat]) + 0.3 * table.stones[seat]
    if table.active < 0:
        score += _bids(table, seat, auctions)
    for hewn in table.own_hewns(seat):
        score += _hewn(table, hewn, _turns(table, hewn, seat))
    return score


def _turns(table: HewnsTable, hewn: Hewn, seat: Seat) -> float:
    """Hewn turns to come; one that is under way counts as long as it has not mined."""
    later = table.rules.rounds - table.round
    if table.active < 0:
        return later + 1.0
    if table.turn.hewn == hewn:
        return later + _rest_of_turn(table, hewn)
    waits = not table.order_shown[seat] or (table.active == seat and not table.acted >> hewn & 1)
    return later + (1.0 if waits else 0.0)


def _rest_of_turn(table: HewnsTable, hewn: Hewn) -> float:
    """Whether it can still reach a mine and mine there."""
    turn, here = table.turn, table.space[hewn]
    if turn.mined or not turn.ap:
        return 0.0
    if here < 0:
        return 0.4
    return 0.9 if _to_mine(table, here) + 1 <= turn.ap else 0.0


def _under_way(table: HewnsTable, seat: Seat) -> float:
    """Substract on the mining dice or not yet put anywhere."""
    hewn = table.turn.hewn
    if hewn < 0 or table.owner[hewn] != seat:
        return 0.0
    dice = sum(min(die.face, 3) for die in table.throw if die.die == "mining")
    return dice + table.gaining


def _bids(table: HewnsTable, seat: Seat, auctions: int) -> float:
    """Each item that the seat bids on is worth what it brings, times the chance to get it."""
    each = table.boxes_each
    mine: dict[Item, int] = {}
    for box in range(seat * each, (seat + 1) * each):
        item = table.box_place[box]
        if item >= 0:
            mine[item] = mine.get(item, 0) + table.box_normal[box] + table.box_dirty[box] + table.box_nanas[box]
    worth = 0.0
    for item, amount in mine.items():
        rivals = len({box // each for box, place in enumerate(table.box_place) if place == item}) - 1
        money = MONEY * min(auctions - 1, 1) * amount
        over = amount - table.content.minimum[item] if table.round < table.rules.rounds else amount - 1
        chance = 0.0 if over < 0 else 1 - (0.25 + 0.3 * rivals) * 0.75**over
        taste = 0.85 + 0.03 * ((7 * seat + 13 * item) % 11)  # players differ, or all would bid the same
        worth += chance * taste * _item(table, item, auctions) + (1 - chance) * money - 0.05
    return worth


def _item(table: HewnsTable, item: Item, rounds: int) -> float:
    if item == TURN_ORDER:
        return 0.5
    if item >= TECHNOLOGY:
        return 0.5 * table.content.cards[item - TECHNOLOGY].min_cost
    return _able(table, item, rounds)


def _able(table: HewnsTable, hewn: Hewn, turns: float) -> float:
    """What a healthy Hewn may do in its turns: mine above all."""
    content = table.content
    claws = sum(slot[0] == CLAW for slot in table.sicket[hewn])
    worth = 0.12 * content.price[hewn] + DIE * (content.mining[hewn] + claws) * turns
    return worth + 0.15 * content.price[hewn] * min(turns, 1.0)


def _hewn(table: HewnsTable, hewn: Hewn, turns: float) -> float:
    if table.damaged[hewn]:
        return 0.05 * table.content.price[hewn]
    worth = _able(table, hewn, turns)
    load = table.load_of(hewn)
    worth += 0.35 * min(load, 2) + 0.12 * max(min(load, 6) - 2, 0)
    worth += 0.6 * (len(table.nana[hewn]) + len(table.sicket[hewn]))
    worth += 1.0 if table.heart[hewn] >= 0 else 0.0
    here = table.space[hewn]
    if here >= 0:
        worth += 0.4 + _place(table, hewn, here)
    if hewn in table.announced:
        worth += 0.1 * load if load else -0.8 * worth
    return worth


def _place(table: HewnsTable, hewn: Hewn, here: Space) -> float:
    """Near a mine is good for miners; a danger, or the company of a healthy Hewn, is not."""
    worth = -1.5 if table.danger[here] != NO_DANGER else 0.0
    if table.crowd[here] & ~(1 << hewn):
        worth -= 0.4
    if can_mine(table, hewn):
        worth += 0.3 * max(7 - _to_mine(table, here), 0)
    return worth


def _to_mine(table: HewnsTable, here: Space) -> int:
    board = table.map
    if here >= board.spaces:
        return 3
    far, mine, danger = board.distances[here], table.mine, table.danger
    return min((far[s] for s in range(board.spaces) if mine[s] != NO_MINE and danger[s] == NO_DANGER), default=9)
