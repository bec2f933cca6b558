"""What bids in the auction may bring."""

from __future__ import annotations

from gamelode.kernel import Choice, Seat

from ...kinds import CLAW, FREE, TECHNOLOGY, TURN_ORDER, Item
from ...rules.auction.auction import Bid, Hunt, boxes_of
from ...rules.auction.market import minimum_price
from ...table import HewnsTable
from .hewns import AGGRESSION, ATTACHED, DAMAGED, DIE, IDLE, LATER, SCOUTING, Mining

MONEY = (0.0, 0.12, 0.18)  # what a dirty Substract is worth, by auctions to come after this one
TO_SPEND = 0.1  # what it is worth beside that as long as there are Bidoxes to bid with
HUNTER = 1.2  # times a dirty Substract, what a free Bidox is worth
FIRST_TURN = 0.9  # of a Hewn that is yet to be won
TURN_ORDER_STACK = 0.6
FIRST_AT_LAST = 0.5  # of what it is worth to mine first in the last round
RIVAL, LATE_RIVAL, MOST_LATE_RIVALS = 0.9, 0.06, 0.4  # chance that another bids as much as the least bid
OUTBID = 0.86  # of that chance is left for each Substract more
TIDY = 0.02  # what a bid costs beside what is in it


class Bidder:
    """What the Bidoxes of a seat may bring."""

    __slots__ = ("bids", "free", "later", "mining", "money", "seat", "table")

    def __init__(self, table: HewnsTable, seat: Seat, later: int, mining: Mining) -> None:
        self.table, self.seat, self.later, self.mining = table, seat, later, mining
        self.money = money(later)
        self.free = 0
        self.bids: dict[Item, tuple[int, int]] = {}  # the whole bid, and the normal part of it
        for box in boxes_of(table, seat):
            item, normal = table.box_place[box], table.box_normal[box]
            if item >= 0:
                amount, part = self.bids.get(item, (0, 0))
                self.bids[item] = (amount + normal + table.box_dirty[box] + table.box_nanas[box], part + normal)
            elif item == FREE:
                self.free += 1

    def prospects(self) -> float:
        """What the Bidoxes that are placed, and those that are free, may bring."""
        total = 0.0
        if self.free:
            total += HUNTER * self.money * self.free + self._to_spend(self.free) * (self.table.dirty[self.seat] + 0.02)
        return total + sum(self._of_bid(item, amount, normal) for item, (amount, normal) in self.bids.items())

    def gain(self, choice: Choice) -> float:
        """What one more Bidox, placed like this, is expected to bring."""
        price = self.money + self._to_spend(self.free - 1)  # of a dirty Substract
        if isinstance(choice, Hunt):
            return price
        if not isinstance(choice, Bid):
            return 0.0
        amount, normal = self.bids.get(choice.item, (0, 0))
        before = self._of_bid(choice.item, amount, normal) if amount else 0.0
        amount += choice.normal + choice.dirty + choice.nananbites
        after = self._of_bid(choice.item, amount, normal + choice.normal)
        return after - before - choice.normal - price * choice.dirty

    def _of_bid(self, item: Item, amount: int, normal: int) -> float:
        """The item times the chance to get it; or else what is in the Bidoxes comes back."""
        chance = chance_to_win(self.table, self.seat, item, amount - minimum_price(self.table, item))
        back = normal + self.money * (amount - normal)
        return chance * self._of_item(item) + (1 - chance) * back - TIDY

    def _to_spend(self, free: int) -> float:
        return TO_SPEND * min(free / 3, 1.0)

    def _of_item(self, item: Item) -> float:
        table, seat, later, content = self.table, self.seat, self.later, self.table.content
        if item == TURN_ORDER:
            return TURN_ORDER_STACK if later else TURN_ORDER_STACK + FIRST_AT_LAST * self.mining.first[seat]
        die = DIE * (FIRST_TURN * self.mining.now + LATER * later * self.mining.then)
        taste = 0.9 + 0.2 * ((seat + item) % table.seats) / (table.seats - 1)  # or all would bid the same
        if item < TECHNOLOGY:
            dice, price, turns = content.mining[item], content.price[item], FIRST_TURN + LATER * later
            return taste * ((die * (dice + AGGRESSION) if dice else 0.0) + (IDLE * turns + DAMAGED) * price)
        card = item - TECHNOLOGY
        piece, count = content.card_piece[card], content.cards[card].quantity
        return taste * count * (SCOUTING if piece < 0 else ATTACHED[piece] + (die if piece == CLAW else 0.0))


def money(later: int) -> float:
    """What a dirty Substract is worth with so many rounds to come."""
    return MONEY[min(later, len(MONEY) - 1)]


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
