"""What bots are told about the game: how good a table looks to a seat.

All figures are in normal Substract that a thing may still bring. They were fitted to games of greedy bots.
"""

from __future__ import annotations

from functools import lru_cache

from gamelode.kernel import Seat

from .content import Board
from .seeing import seen_by
from .table import (
    BOMB,
    CLAW,
    FIXITO,
    FREE,
    FUTANAZ,
    GEM,
    GOZZBAG,
    GUNANA,
    MAMABITE,
    NANANBITE,
    NO_DANGER,
    NO_MINE,
    SHIELD,
    SUDERER,
    SUNGER,
    TECHNOLOGY,
    TURN_ORDER,
    Hewn,
    HewnsTable,
    Item,
    Space,
    bits,
)

CLEAR_LEAD = 20.0
ALL_RIVALS = 0.3  # what the others count for together, beside the best of them

# Mining
DIE = 1.5  # what a mining die brings
AGGRESSION = 0.8  # the die that most miners add
OUT_OF_REACH = 0.25  # of a turn in which a Hewn may not get to a mine
LATER = 0.75  # of a turn in a later round: Hewns die and mines run out
FAR = 20  # steps to a mine that is out of reach
NEAR, NEAR_AT_LAST = 0.1, 0.02  # for each step and each die that a miner is nearer to a mine

# Hewns and what is on them
IDLE = 0.1  # of its price, what any Hewn is worth in a turn
DAMAGED = 0.1  # of its price
ON_BOARD, IN_DANGER, IN_COMPANY = 0.3, -1.0, -0.4
FIRST_LOAD, LOAD, AMMUNITION, AT_RISK = 0.3, 0.05, 0.3, -0.05
STONE = 0.6
ATTACHED = {
    NANANBITE: 0.4, GUNANA: 0.5, SUNGER: 0.5, FUTANAZ: 0.8, SUDERER: 0.6, CLAW: 0.2, SHIELD: 0.6, BOMB: 1.0,
    GOZZBAG: 1.2, MAMABITE: 0.4, FIXITO: 0.6,
}  # fmt: skip
NOT_YET = 0.7  # of what it is worth when attached

# Auctions
MONEY = (0.0, 0.12, 0.18)  # what a dirty Substract is worth, by auctions to come after this one
TO_SPEND = 0.1  # what it is worth beside that as long as there are Bidoxes to bid with
HUNTER = 1.2  # times a dirty Substract, what a free Bidox is worth
FIRST_TURN = 0.9  # of a Hewn that is yet to be won
TURN_ORDER_STACK = 0.6
EARLY = 1.0  # what it is worth to act first in a round and not last
SCOUTING = 0.5
RIVAL, LATE_RIVAL, MOST_LATE_RIVALS = 0.9, 0.06, 0.4  # chance that another bids as much as the least bid
OUTBID = 0.86  # of that chance is left for each Substract more

# Fights
STRUCK = 0.7  # of a Hewn, what a hit costs its owner
EDGE = 0.11  # chance of a hit for each point by which the attack is stronger
CLOSE = 0.5  # what a close combat die brings


def value(table: HewnsTable, seat: Seat) -> float:
    """From 0 to 1: the seat's prospects against the others, above all the best of them."""
    prospects = prospects_of_seats(table)
    own = prospects.pop(seat)
    lead = own - (1 - ALL_RIVALS) * max(prospects) - ALL_RIVALS * sum(prospects) / len(prospects)
    return 0.5 + 0.5 * lead / (abs(lead) + CLEAR_LEAD)


def prospects_of_seats(table: HewnsTable) -> list[float]:
    """What each seat has, and what it may still get."""
    found = [float(normal) for normal in table.normal]
    hewns = [(hewn, who) for hewn, who in enumerate(table.owner) if who >= 0]
    for hewn, who in hewns:
        found[who] += table.open_normal[hewn] + table.hid_normal[hewn]
        if table.heart[hewn] >= GEM and not table.damaged[hewn]:
            found[who] += table.content.gems[table.heart[hewn] - GEM]
    if table.over:
        return found
    later = table.rules.rounds - table.round
    money = MONEY[min(later, len(MONEY) - 1)]
    worth = worth_of_hewns(table, hewns, later)
    for hewn, who in hewns:
        found[who] += worth[hewn]
    for seat in range(table.seats):
        found[seat] += money * table.dirty[seat] + loose(table, seat, later)
        if table.order_card[seat] and not table.order_shown[seat]:
            found[seat] += EARLY * (table.seats - table.order_card[seat]) / (table.seats - 1)
        if table.active < 0:
            found[seat] += bids(table, seat, later, money)
    moving = table.turn.hewn
    if moving >= 0 and table.owner[moving] >= 0:
        found[table.owner[moving]] += table.gaining
        if table.throw and table.throw[0].die == "mining":
            found[table.owner[moving]] += sum(min(die.face, 3) for die in table.throw)
        if table.announced and table.is_alone(moving):
            fight(table, found, worth, moving)
        elif table.announced:
            meeting(table, found, worth, moving)
    return found


# --- Hewns


def worth_of_hewns(table: HewnsTable, hewns: list[tuple[Hewn, Seat]], later: int) -> dict[Hewn, float]:
    """Each with all that is on it, save Substract that counts already. All together mine no more than there is."""
    mines = free_mines(tuple(table.mine), tuple(table.danger))
    worth: dict[Hewn, float] = {}
    mining: dict[Hewn, float] = {}
    for hewn, who in hewns:
        if table.damaged[hewn]:
            worth[hewn] = DAMAGED * table.content.price[hewn]
            continue
        dice, some = table.content.mining[hewn], on_it(table, hewn)
        if table.nana[hewn] or table.sicket[hewn]:
            claws, more = attached(table, hewn)
            dice, some = dice + claws, some + more
        turns, far = work(table, hewn, who, later, mines if dice else 0)
        if dice:
            mining[hewn] = DIE * (dice + AGGRESSION) * turns
            some += dice * (NEAR if later else NEAR_AT_LAST) * (8 - far) if far < 8 else 0.0
        else:
            some += IDLE * table.content.price[hewn] * turns
        worth[hewn] = some
    total = sum(mining.values())
    scale = table.pile / total if total > table.pile else 1.0
    for hewn, more in mining.items():
        worth[hewn] += scale * more
    return worth


@lru_cache(maxsize=10_000)
def free_mines(mines: tuple[int, ...], dangers: tuple[int, ...]) -> int:
    """Spaces with a mine and without danger, a bit for each."""
    found = zip(mines, dangers, strict=True)
    return sum(1 << space for space, (mine, danger) in enumerate(found) if mine != NO_MINE and danger == NO_DANGER)


def attached(table: HewnsTable, hewn: Hewn) -> tuple[int, float]:
    """How many claws it has, and what all its pieces are worth."""
    claws, worth = 0, 0.0
    for piece in table.nana[hewn]:
        worth += ATTACHED[piece]
    for slot in table.sicket[hewn]:
        claws += slot[0] == CLAW
        for piece in slot:
            worth += ATTACHED[piece]
    return claws, worth


def on_it(table: HewnsTable, hewn: Hewn) -> float:
    """Its load and its heart, and where it stands."""
    some = AT_RISK * (table.open_normal[hewn] + table.hid_normal[hewn])
    if table.heart[hewn] >= 0:
        some += STONE
    load = table.open_dirty[hewn] + table.hid_dirty[hewn]
    if load:
        some += FIRST_LOAD * (load if load < 2 else 2) + LOAD * load
        if table.content.has_weapon[hewn]:
            some += AMMUNITION * (load if load < 6 else 6)
    here = table.space[hewn]
    if here >= 0:
        some += ON_BOARD
        if table.danger[here] != NO_DANGER:
            some += IN_DANGER
        if table.turn.hewn == hewn and table.crowd[here] != 1 << hewn:
            some += IN_COMPANY
    return some


def work(table: HewnsTable, hewn: Hewn, seat: Seat, later: int, mines: int) -> tuple[float, int]:
    """How many turns of work it may still have, and how many steps it is from a mine."""
    turn = table.turn
    moving = turn.hewn == hewn
    if moving:
        now = mines > 0 and not turn.mined
    elif table.active < 0 or not table.order_shown[seat]:
        now = True
    else:
        now = table.active == seat and not table.acted >> hewn & 1
    if not mines:
        return LATER * later + (OUT_OF_REACH if now else 0.0), FAR
    far = steps_to_mine(table, hewn, mines)
    if not now:
        return LATER * later, far
    ap = turn.ap if moving else table.content.ap[hewn]
    return LATER * later + (1.0 if far < ap else 0.0 if moving else OUT_OF_REACH), far


def steps_to_mine(table: HewnsTable, hewn: Hewn, mines: int) -> int:
    """To the nearest one where no other Hewn stands, save one that came for an encounter and will not stay."""
    here, size, board = table.space[hewn], table.content.size[hewn], table.map
    if here >= board.spaces:
        return 1 + min(nearest(board, size, mouth, mines)[0] for mouth in table.joined_by_tunnel(here))
    others = ~(1 << hewn)
    if table.announced and table.turn.hewn >= 0:
        others &= ~(1 << table.turn.hewn)
    while True:
        far, mine = nearest(board, size, here, mines)
        if mine < 0 or not table.crowd[mine] & others:
            return far
        mines &= ~(1 << mine)


@lru_cache(maxsize=50_000)
def nearest(board: Board, size: int, here: Space, mines: int) -> tuple[int, Space]:
    """Steps to the nearest of these mines, from a space or from off the board; and which it is, or -1."""
    far = board.walks[size][here] if here >= 0 else board.ways_in[size]
    found = [(far[mine], mine) for mine in bits(mines) if mine < board.spaces and far[mine] < FAR]
    return min(found, default=(FAR, -1))


def loose(table: HewnsTable, seat: Seat, later: int) -> float:
    """Pieces and stones that are not attached yet, and scouting cards."""
    worth = NOT_YET * STONE * table.stones[seat] + NOT_YET * SCOUTING * len(table.scouting[seat])
    stock = table.stock[seat]
    if any(stock):
        for piece, count in enumerate(stock):
            if count:
                worth += count * NOT_YET * (ATTACHED[piece] + (DIE * LATER * later if piece == CLAW else 0.0))
    return worth


# --- the auction


def bids(table: HewnsTable, seat: Seat, later: int, money: float) -> float:
    """Each item that the seat bids on is worth what it brings, times the chance to get it."""
    each = table.boxes_each
    bid: dict[Item, int] = {}
    normal: dict[Item, int] = {}  # the part of it that counts in the end
    free, worth = 0, 0.0
    for box in range(seat * each, (seat + 1) * each):
        item = table.box_place[box]
        if item >= 0:
            bid[item] = bid.get(item, 0) + table.box_normal[box] + table.box_dirty[box] + table.box_nanas[box]
            normal[item] = normal.get(item, 0) + table.box_normal[box]
        elif item == FREE:
            free += 1
    if free:
        worth += HUNTER * money * free + TO_SPEND * min(free / 3, 1.0) * (table.dirty[seat] + 0.02)
    for item, amount in bid.items():
        chance = chance_to_win(table, seat, item, amount - (table.content.minimum[item] if later else 1))
        back = normal[item] + money * (amount - normal[item])
        worth += chance * item_worth(table, seat, item, later) + (1 - chance) * back - 0.02
    return worth


def chance_to_win(table: HewnsTable, seat: Seat, item: Item, over: int) -> float:
    """Others may have boxes on it, or still put some there; nobody sees what is in them."""
    if over < 0:
        return 0.0
    each, chance, left = table.boxes_each, 1.0, OUTBID**over
    for other in range(table.seats):
        if other != seat:
            boxes = table.box_place[other * each : (other + 1) * each]
            rival = RIVAL if item in boxes else min(LATE_RIVAL * boxes.count(FREE), MOST_LATE_RIVALS)
            chance *= 1 - rival * left
    return chance


def item_worth(table: HewnsTable, seat: Seat, item: Item, later: int) -> float:
    content, turns = table.content, FIRST_TURN + LATER * later
    if item == TURN_ORDER:
        return TURN_ORDER_STACK
    taste = 0.9 + 0.2 * ((seat + item) % table.seats) / (table.seats - 1)  # players differ, or all would bid the same
    if item < TECHNOLOGY:
        dice, price = content.mining[item], content.price[item]
        return taste * ((DIE * (dice + AGGRESSION) * turns if dice else 0.0) + IDLE * price * turns + DAMAGED * price)
    card = item - TECHNOLOGY
    piece, count = content.card_piece[card], content.cards[card].quantity
    if piece < 0:
        return taste * SCOUTING * count
    return taste * count * (ATTACHED[piece] + (DIE * turns if piece == CLAW else 0.0))


# --- encounters


def fight(table: HewnsTable, found: list[float], worth: dict[Hewn, float], moving: Hewn) -> None:
    """What may be lost in an encounter at range that is under way, in expectation."""
    seat = table.owner[moving]
    foes = [hewn for hewn in table.announced if table.owner[hewn] not in (seat, -1)]
    against = sum(strength(table, foe) for foe in foes)
    if against:
        found[seat] -= STRUCK * worth[moving] * hit(against, guard(table, moving))
    if moving in table.announced and (mine := strength(table, moving)):
        targets = [other for other in bits(seen_by(table, moving)) if table.owner[other] not in (seat, -1)]
        blows = [(STRUCK * worth[other] * hit(mine, guard(table, other)), table.owner[other]) for other in targets]
        if blows:
            most, victim = max(blows)
            found[victim] -= most


def meeting(table: HewnsTable, found: list[float], worth: dict[Hewn, float], moving: Hewn) -> None:
    """The same in one space, as long as both may strike."""
    here = table.space[moving]
    for other in table.announced:
        if other != moving and table.space[other] == here and table.is_healthy(other):
            for attacker, victim in ((moving, other), (other, moving)):
                blow = CLOSE * table.content.close_combat[attacker] + strength(table, attacker)
                found[table.owner[victim]] -= STRUCK * worth[victim] * hit(blow, guard(table, victim))


def strength(table: HewnsTable, hewn: Hewn) -> float:
    """The mean of the dice that it has picked, or may pick."""
    if hewn in table.picks:
        pick = table.picks[hewn]
        return 1.67 * pick.laser + 1.33 * pick.area
    return 1.5 * min(table.load_of(hewn), 6) if table.has_weapon(hewn) else 0.0


def guard(table: HewnsTable, hewn: Hewn) -> float:
    """The mean of its defence dice."""
    if table.damaged[hewn]:
        return -3.0
    screens = table.picks[hewn].armour if hewn in table.picks else 0
    return 0.83 * (table.content.armour[hewn] + screens) + 0.75 * table.content.ap[hewn]


def hit(attack: float, defence: float) -> float:
    """The chance that an attack is more than the defence, roughly."""
    return min(max(0.5 + EDGE * (attack - defence), 0.0), 0.95)
