"""What Hewns and all that is on them may still bring, in normal Substract."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from gamelode.kernel import Seat

from ...content import Board
from ...kinds import (
    BOMB,
    CLAW,
    FIXITO,
    FUTANAZ,
    GOZZBAG,
    GUNANA,
    MAMABITE,
    NANANBITE,
    NO_DANGER,
    NO_MINE,
    SHIELD,
    SUDERER,
    SUNGER,
    Hewn,
    Space,
    bits,
)
from ...table import HewnsTable

# Mining
DIE = 1.5  # what a mining die brings
AGGRESSION = 0.8  # the die that most miners add
OUT_OF_REACH = 0.25  # of a turn in which a Hewn may not get to a mine
LATER = 0.75  # of a turn in a later round: Hewns die and mines run out
FAR = 20  # steps to a mine that is out of reach
NEARER_THAN = 8  # steps to a mine: from there on it counts
NEAR, NEAR_AT_LAST = 0.1, 0.02  # for each step and each die that a miner is nearer to a mine


# Hewns and what is on them
IDLE = 0.1  # of its price, what any Hewn is worth in a turn
DAMAGED = 0.1  # of its price
ON_BOARD, IN_DANGER, IN_COMPANY = 0.3, -1.0, -0.4
FIRST_LOAD, LOAD, AMMUNITION, AT_RISK = 0.3, 0.05, 0.3, -0.05
FIRST, MOST_SHOT = 2, 6  # Substract that counts as the first load, and as ammunition
STONE = 0.6
ATTACHED = {
    NANANBITE: 0.4, GUNANA: 0.5, SUNGER: 0.5, FUTANAZ: 0.8, SUDERER: 0.6, CLAW: 0.2, SHIELD: 0.6, BOMB: 1.0,
    GOZZBAG: 1.2, MAMABITE: 0.4, FIXITO: 0.6,
}  # fmt: skip
NOT_YET = 0.7  # of what it is worth when attached
SCOUTING = 0.5


def owned(table: HewnsTable) -> list[tuple[Hewn, Seat]]:
    """Hewns that belong to a player, each with its owner."""
    return [(hewn, who) for hewn, who in enumerate(table.owner) if who >= 0]


class Mining(NamedTuple):
    """What all Hewns together may still mine: no more than there is. `now` and `first` are told in an auction only."""

    to_come: float
    now: float  # which part of what Hewns could mine in this round they will get
    then: float  # the same of later rounds
    first: tuple[float, ...]  # by seat: what it is worth to go first in this round


def value_of_hewns(table: HewnsTable, hewns: list[tuple[Hewn, Seat]], later: int) -> tuple[dict[Hewn, float], Mining]:
    """Each with all that is on it, save Substract that counts already."""
    mines = free_mines(tuple(table.mine), tuple(table.danger))
    values: dict[Hewn, float] = {}
    now: list[dict[Hewn, float]] = [{} for _ in table.normal]  # by seat and Hewn
    then: dict[Hewn, float] = {}
    for hewn, who in hewns:
        if table.damaged[hewn]:
            values[hewn] = DAMAGED * table.content.price[hewn]
            continue
        dice, some = table.content.mining[hewn], on_it(table, hewn)
        if table.nana[hewn] or table.sicket[hewn]:
            claws, more = attached(table, hewn)
            dice, some = dice + claws, some + more
        turns, far = work(table, hewn, who, mines if dice else 0)
        if dice:
            now[who][hewn] = DIE * (dice + AGGRESSION) * turns
            then[hewn] = DIE * (dice + AGGRESSION) * LATER * later
            some += dice * (NEAR if later else NEAR_AT_LAST) * (NEARER_THAN - far) if far < NEARER_THAN else 0.0
        else:
            some += IDLE * table.content.price[hewn] * (turns + LATER * later)
        values[hewn] = some
    return values, mining(table, now, then, values)


def mining(
    table: HewnsTable, now: list[dict[Hewn, float]], then: dict[Hewn, float], values: dict[Hewn, float]
) -> Mining:
    """Share the pile out: in this round, to those who act first before the others; then in later rounds."""
    wanted = [sum(mined.values()) for mined in now]
    left, total = float(table.pile), sum(wanted)
    if table.active < 0:
        scale = part_of(total, left)
        scales = [scale] * table.seats
        first = tuple(min(own, left) - min(own, max(left - total + own, 0.0)) for own in wanted)
        left = max(left - total, 0.0)
    else:
        scale, scales, first = 1.0, [1.0] * table.seats, ()
        for who in sorted(range(table.seats), key=table.order_card.__getitem__):
            scales[who] = part_of(wanted[who], left)
            left = max(left - wanted[who], 0.0)
    later = part_of(sum(then.values()), left)
    for part, mined in zip((*scales, later), (*now, then), strict=True):
        for hewn, more in mined.items():
            values[hewn] += part * more
    return Mining(table.pile - left + later * sum(then.values()), scale, later, first)


def part_of(wanted: float, left: float) -> float:
    """Which part of what Hewns could mine is still in the pile."""
    return left / wanted if wanted > left else 1.0


@lru_cache(maxsize=10_000)
def free_mines(mines: tuple[int, ...], dangers: tuple[int, ...]) -> int:
    """Spaces with a mine and without danger, a bit for each."""
    found = zip(mines, dangers, strict=True)
    return sum(1 << space for space, (mine, danger) in enumerate(found) if mine != NO_MINE and danger == NO_DANGER)


def attached(table: HewnsTable, hewn: Hewn) -> tuple[int, float]:
    """How many claws it has, and what all its pieces are worth."""
    claws, total = 0, 0.0
    for piece in table.nana[hewn]:
        total += ATTACHED[piece]
    for slot in table.sicket[hewn]:
        claws += slot[0] == CLAW
        for piece in slot:
            total += ATTACHED[piece]
    return claws, total


def on_it(table: HewnsTable, hewn: Hewn) -> float:
    """What the load, the heart and the place of a Hewn are worth."""
    some = AT_RISK * (table.open_normal[hewn] + table.hid_normal[hewn])
    if table.heart[hewn] >= 0:
        some += STONE
    load = table.open_dirty[hewn] + table.hid_dirty[hewn]
    if load:
        some += FIRST_LOAD * (load if load < FIRST else FIRST) + LOAD * load
        if table.content.has_weapon[hewn]:
            some += AMMUNITION * (load if load < MOST_SHOT else MOST_SHOT)
    here = table.space[hewn]
    if here >= 0:
        some += ON_BOARD
        if table.danger[here] != NO_DANGER:
            some += IN_DANGER
        if table.turn.hewn == hewn and table.crowd[here] != 1 << hewn:
            some += IN_COMPANY
    return some


def work(table: HewnsTable, hewn: Hewn, seat: Seat, mines: int) -> tuple[float, int]:
    """Its chance to work in this round, and how many steps it is from a mine."""
    turn = table.turn
    moving = turn.hewn == hewn
    if moving:
        now = mines > 0 and not turn.mined
    elif table.active == seat:
        now = not table.acted >> hewn & 1
    else:
        now = table.active < 0 or table.order_card[seat] > table.order_card[table.active]
    if not mines:
        return OUT_OF_REACH if now else 0.0, FAR
    far = steps_to_mine(table, hewn, mines)
    if not now:
        return 0.0, far
    ap = turn.ap if moving else table.content.ap[hewn]
    return 1.0 if far < ap else 0.0 if moving else OUT_OF_REACH, far


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
    total = NOT_YET * STONE * table.stones[seat] + NOT_YET * SCOUTING * len(table.scouting[seat])
    stock = table.stock[seat]
    if any(stock):
        for piece, count in enumerate(stock):
            if count:
                total += count * NOT_YET * (ATTACHED[piece] + (DIE * LATER * later if piece == CLAW else 0.0))
    return total
