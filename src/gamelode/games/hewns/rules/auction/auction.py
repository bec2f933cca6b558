"""The auction: Bidoxes are placed with secret contents, then opened item by item."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from msgspec import Struct

from gamelode.kernel import PASS, AskFreely, Choice, Dice, Frame, Next, Pass, Refusal, Seat, cites, clause

from ...common_knowledge import learn_from_sum
from ...events import BidoxHunts, BidoxPlaced, BidsOpened, ItemLost, ItemWon, NananbiteOnBidox
from ...kinds import FREE, HUNTS, NANANBITE, NO_BID, TECHNOLOGY, TECHNOLOGY_DECK, TURN_ORDER, Item
from ...table import HewnsTable
from .market import draw_offer, hand_over, minimum_price, minimum_prices
from .turn_order import Deal, DealOrder, deal

NO_BIDOX = Refusal("BIDOX-01")
NOT_ON_OFFER = Refusal("AUCT-01")
TOO_POOR = Refusal("BID-02")
NO_NANANBITE = Refusal("BIDOX-03")
FOUND_BY_HUNTING = 1  # dirty Substract
RAISES = ((0, 2, 6), (0, 3, 7), (0, 2, 8), (0, 3, 9))  # above the minimum price
# Of so many numbers for anything that may be done: nought passes, those below hunt, equip, or bid what may win, and the
# others bid any amount.
DRAWN_FROM, HUNT_BELOW, EQUIP_BELOW, MAY_WIN_BELOW = 48, 4, 8, 32
MOST_RAISED = max(max(raises) for raises in RAISES)


@cites("BIDOX-02")
def boxes_of(table: HewnsTable, seat: Seat) -> range:
    each = table.boxes_each
    return range(seat * each, (seat + 1) * each)


def free_boxes(table: HewnsTable, seat: Seat) -> list[int]:
    return [box for box in boxes_of(table, seat) if table.box_place[box] == FREE]


def kinds_of_free_boxes(table: HewnsTable, seat: Seat) -> list[int]:
    """The free Bidoxes of a player by what tells them apart: how many Nananbites are in them."""
    mine = boxes_of(table, seat)
    if not any(table.box_nanas[mine.start : mine.stop]):
        return [0]
    return sorted({table.box_nanas[box] for box in free_boxes(table, seat)})


def bids_of(table: HewnsTable, seat: Seat) -> dict[Item, int]:
    """What a player has bid so far, item by item."""
    found: dict[Item, int] = {}
    for box in boxes_of(table, seat):
        item = table.box_place[box]
        if item >= 0:
            found[item] = found.get(item, 0) + box_worth(table, box)
    return found


@cites("BIDOX-05", "NANA-02")
def box_worth(table: HewnsTable, box: int) -> int:
    """What a Bidox bids: normal and dirty Substract in it, and the Nananbites on it."""
    return table.box_normal[box] + table.box_dirty[box] + table.box_nanas[box]


def bidox_with(nananbites: int) -> str:
    """A Bidox, told apart from others by the Nananbites on it."""
    return f" with a Bidox that has {nananbites} Nananbite{'s' * (nananbites > 1)}" if nananbites else ""


class Bid(Choice, frozen=True):
    """Bid {normal} normal (and) {dirty} dirty Substract for {item}{bidox}"""

    item: Item
    normal: int
    dirty: int
    nananbites: int = 0  # on the Bidox to be used

    @property
    def bidox(self) -> str:
        return bidox_with(self.nananbites)


class Hunt(Choice, frozen=True):
    """Hunt for dirty Substract{bidox}"""

    nananbites: int = 0

    @property
    def bidox(self) -> str:
        return bidox_with(self.nananbites)


class Equip(Choice, frozen=True):
    """Put a Nananbite on a Bidox{others}"""

    nananbites: int = 0

    @property
    def others(self) -> str:
        return f" that has {self.nananbites} already" if self.nananbites else ""


class HuntWithAll(Struct, frozen=True):
    """Hunt with the rest"""


AuctionChoice = Bid | Hunt | Equip | Pass
HUNT_WITH_ALL = HuntWithAll()


def raises(seat: Seat, item: Item) -> tuple[int, ...]:
    """What is listed; any other amount is accepted. If all saw the same list they would tie again and again."""
    return RAISES[seat if item % 2 else ~seat]


@lru_cache(maxsize=8192)
def listed_bids(seat: Seat, item: Item, low: int, nananbites: int, dirty: int, money: int) -> list[Bid]:
    """What is listed for an item, dirty Substract first, as far as the money goes. Many auctions list the same."""
    least = 0 if nananbites else 1
    amounts = [low + more for more in raises(seat, item) if least <= low + more <= money]
    return [Bid(item, max(amount - dirty, 0), min(amount, dirty), nananbites) for amount in amounts]


@cites(
    "BID-01", "BID-02", "BID-03", "BID-04", "BID-05", "BID-06", "BID-07", "RES-01", "HUNT-01", "R-48", "R-49", "R-50"
)
class PlaceBidoxes(AskFreely[Bid | Hunt | Equip | Pass]):
    """Place a Bidox: bid or hunt"""

    is_open: ClassVar[bool] = True

    def may_go_on(self, table: HewnsTable, seat: Seat) -> bool:
        each = table.boxes_each
        return FREE in table.box_place[seat * each : (seat + 1) * each]

    def seconds(self, table: HewnsTable) -> int:
        return table.numbers.auction_seconds if table.clock else 0

    def shown_as(self, choice: AuctionChoice) -> AuctionChoice | HuntWithAll:
        return HUNT_WITH_ALL if isinstance(choice, Pass) else choice

    def things(self, table: HewnsTable, seat: Seat) -> list[AuctionChoice]:
        """Bids from the least that wins on, and hunting. Any other bid may be made, an empty box as a bluff too."""
        dirty, money = table.dirty[seat], table.normal[seat] + table.dirty[seat]
        prices = minimum_prices(table)
        found: list[AuctionChoice] = []
        kinds, placed = kinds_of_free_boxes(table, seat), bids_of(table, seat)
        for nanas in kinds:
            found.append(Hunt(nanas))
            for item, price in prices:
                there = nanas + placed.get(item, 0)
                low = price - there if price > there else 0
                most = low + MOST_RAISED
                some, more = dirty if dirty < most else most, money if money < most else most
                found += listed_bids(seat, item, low, nanas, some, more)
        if table.stock[seat][NANANBITE]:
            found += [Equip(nanas) for nanas in kinds if nanas < table.content.limits.nananbites_per_bidox]
        found.append(PASS)
        return found

    def options(self, table: HewnsTable, seat: Seat) -> list[AuctionChoice]:
        return self.things(table, seat)

    def why_not(self, table: HewnsTable, seat: Seat, choice: AuctionChoice) -> Refusal | None:
        if isinstance(choice, Pass):
            return None
        if all(table.box_nanas[box] != choice.nananbites for box in free_boxes(table, seat)):
            return NO_BIDOX
        if isinstance(choice, Equip):
            full = choice.nananbites >= table.content.limits.nananbites_per_bidox
            return NO_NANANBITE if full or not table.stock[seat][NANANBITE] else None
        if isinstance(choice, Hunt):
            return None
        if choice.item not in table.offer:
            return NOT_ON_OFFER
        fits = 0 <= choice.normal <= table.normal[seat] and 0 <= choice.dirty <= table.dirty[seat]
        return None if fits else TOO_POOR

    def sample(self, table: HewnsTable, seat: Seat, dice: Dice) -> AuctionChoice:
        """Mostly a bid for anything: one that may win, or any amount."""
        nanas = dice.pick(kinds_of_free_boxes(table, seat), "sample")
        drawn = dice.below(DRAWN_FROM, "sample")
        if drawn == 0:
            return PASS
        if drawn < HUNT_BELOW:
            return Hunt(nanas)
        if drawn < EQUIP_BELOW and table.stock[seat][NANANBITE] and nanas < table.content.limits.nananbites_per_bidox:
            return Equip(nanas)
        item = dice.pick(table.offer, "sample")
        normal, dirty = table.normal[seat], table.dirty[seat]
        amount = max(minimum_price(table, item) - nanas, 0) + dice.pick(raises(seat, item), "sample")
        if drawn < MAY_WIN_BELOW and amount <= normal + dirty:
            return Bid(item, max(amount - dirty, 0), min(amount, dirty), nanas)
        return Bid(item, dice.below(normal + 1, "sample"), dice.below(dirty + 1, "sample"), nanas)

    def take(self, table: HewnsTable, seat: Seat, choice: AuctionChoice) -> Next:
        """Whoever passes hunts with all Bidoxes that are left [BID-07]."""
        if isinstance(choice, Pass):
            for box in free_boxes(table, seat):
                hunt(table, seat, box)
        return super().take(table, seat, choice)

    def happens(self, table: HewnsTable, seat: Seat, choice: AuctionChoice) -> Next:
        assert not isinstance(choice, Pass)
        box = next(box for box in free_boxes(table, seat) if table.box_nanas[box] == choice.nananbites)
        if isinstance(choice, Equip):
            equip(table, seat, box)
        elif isinstance(choice, Hunt):
            hunt(table, seat, box)
        else:
            bid(table, seat, box, choice)
        return None


@cites("BID-02", "BID-04", "CARD-03")
def bid(table: HewnsTable, seat: Seat, box: int, choice: Bid) -> None:
    """Substract goes into the box, unseen by the others."""
    table.box_place[box] = choice.item
    table.box_normal[box], table.box_dirty[box] = choice.normal, choice.dirty
    table.normal[seat] -= choice.normal
    table.dirty[seat] -= choice.dirty
    table.tell(BidoxPlaced, seat, choice.item, choice.normal, choice.dirty)


@cites("HUNT-01", "HUNT-02", "BID-07")
def hunt(table: HewnsTable, seat: Seat, box: int) -> None:
    """The box is used up for this auction; the find may be spent in it."""
    table.box_place[box] = HUNTS
    table.dirty[seat] += FOUND_BY_HUNTING
    table.dirty_out += FOUND_BY_HUNTING
    table.tell(BidoxHunts, seat)


@cites("BIDOX-03", "BIDOX-04", "NANA-01", "R-01", "R-50")
def equip(table: HewnsTable, seat: Seat, box: int) -> None:
    """A Nananbite stays on the Bidox for the rest of the game."""
    table.box_nanas[box] += 1
    table.add_stock(seat, NANANBITE, -1)
    table.tell(NananbiteOnBidox, seat)


class Auction(Frame):
    """[ROUND-04] Players bid for Hewns, technologies, scouting cards and the turn order stack."""

    @clause("BID-02", "HUNT-01", "ROUND-04", "ORDER-01", "AUCT-01", "BIDOX-01", "BID-01", "R-48")
    def place(self, table: HewnsTable, _: None) -> Next:
        """Turn order cards come back; Bidoxes are placed one by one, first by who was last in turn."""
        table.order_card = table.order_shown = (0,) * table.seats
        table.dealer = -1
        return PlaceBidoxes(seats=table.to_the_left(table.last_seat))

    @clause("RES-02", "RES-03", "RES-04", "RES-11", "RES-13", "R-45", "R-94")
    def resolve(self, table: HewnsTable, _: None) -> Next:
        """Items without bids go first; then each is opened in the order of the display."""
        wanted = [item for item in table.offer if item in table.box_place]
        for item in table.offer:
            if item not in wanted:
                self.nobody(table, item)
        winner = -1
        for item in wanted:
            seat = resolve(table, item)
            if seat < 0:
                self.nobody(table, item)
            elif item == TURN_ORDER:
                winner = seat
        table.offer = ()
        return_boxes(table)
        return None if winner >= 0 else self.goto(Auction.shuffle)

    def nobody(self, table: HewnsTable, item: Item) -> None:
        table.tell(ItemLost, item)
        if item != TURN_ORDER:
            deck = TECHNOLOGY_DECK if item >= TECHNOLOGY else table.content.size[item]
            table.discard(deck, item - TECHNOLOGY if item >= TECHNOLOGY else item)

    @clause("ORDER-02", "RES-08")
    def hand_out(self, table: HewnsTable, _: None) -> Next:
        """The winner of the stack decides who gets which card."""
        return DealOrder(seat=table.stack_winner)

    @clause("ORDER-02", "ORDER-03", "RES-08")
    def deal(self, table: HewnsTable, choice: Deal) -> Next:
        """The winner hands out the cards face down."""
        deal(table, choice.cards, table.stack_winner)
        return self.goto(Auction.next_offer)

    @clause("ORDER-05", "R-45")
    def shuffle(self, table: HewnsTable, _: None) -> Next:
        """Nobody has won the stack: chance deals."""
        deal(table, tuple(table.dice.shuffled(range(1, table.seats + 1), "order")), -1)
        return None

    @clause("ROUND-06", "AUCT-02", "AUCT-03", "AUCT-04", "R-46")
    def next_offer(self, table: HewnsTable, _: None) -> Next:
        """The cards of the next auction are laid out at once."""
        if table.round < table.rules.rounds:
            draw_offer(table)
        return None


@cites("BIDOX-05", "NANA-02", "RES-03", "R-43")
def bids_for(table: HewnsTable, item: Item) -> list[int]:
    """Each player's total: normal and dirty Substract and Nananbites of all Bidoxes on it; NO_BID without any."""
    totals = [NO_BID] * table.seats
    each = len(table.box_place) // table.seats
    for box, place in enumerate(table.box_place):
        if place == item:
            totals[box // each] = max(totals[box // each], 0) + box_worth(table, box)
    return totals


@cites("RES-04", "RES-09", "RES-10", "RES-11", "RES-12", "RES-13", "R-43", "R-44")
def resolve(table: HewnsTable, item: Item) -> Seat:
    """The highest total wins if it is the only one and reaches the minimum; the winner, or -1."""
    totals = bids_for(table, item)
    table.tell(BidsOpened, item, tuple(totals))
    best = max(totals)
    if totals.count(best) > 1 or best < max(minimum_price(table, item), 1):
        return -1
    winner = totals.index(best)
    normal = dirty = 0
    for box in boxes_of(table, winner):
        if table.box_place[box] == item:
            normal += table.box_normal[box]
            dirty += table.box_dirty[box]
            table.box_normal[box] = table.box_dirty[box] = 0
    table.pile += normal
    table.dirty_out -= dirty
    table.tell(ItemWon, winner, item, normal, dirty)
    hand_over(table, winner, item)
    return winner


def return_boxes(table: HewnsTable) -> None:
    """Losers take back what is in their boxes [RES-12], as all have seen; Nananbites stay on them [RES-10]."""
    for seat in range(table.seats):
        boxes = boxes_of(table, seat)
        learn_from_sum(table, seat, sum(table.box_normal[box] + table.box_dirty[box] for box in boxes))
        for box in boxes:
            table.normal[seat] += table.box_normal[box]
            table.dirty[seat] += table.box_dirty[box]
            table.box_normal[box] = table.box_dirty[box] = 0
            table.box_place[box] = FREE
