"""The auction: Bidoxes are placed with secret contents, then opened item by item."""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations
from typing import ClassVar

from msgspec import Struct

from gamelode.kernel import PASS, Ask, AskFreely, Choice, Command, Dice, Frame, Next, Pass, Refusal, Seat, cites, clause

from ...events import (
    BidoxHunts,
    BidoxPlaced,
    BidsOpened,
    ItemLost,
    ItemWon,
    NananbiteOnBidox,
    OfferDrawn,
    OrderDealt,
    OrderShown,
)
from ...table import (
    EMPTY,
    FREE,
    HUNTS,
    NANANBITE,
    NO_CARD,
    OFF_BOARD,
    TECHNOLOGY,
    TURN_ORDER,
    Hewn,
    HewnsTable,
    Item,
    added,
    changed,
)
from ..stores import bound_by_sum

NO_BIDOX = Refusal("BIDOX-01")
NOT_ON_OFFER = Refusal("AUCT-01")
TOO_POOR = Refusal("BID-02")
NO_NANANBITE = Refusal("BIDOX-03")
NOT_ALL_CARDS = Refusal("ORDER-02")
NO_CARD_TO_SHOW = Refusal("ORDER-04")

DECKS = ("small", "medium", "big", "technology")
TECHNOLOGY_DECK = 3
RAISES = ((0, 2, 6), (0, 3, 7), (0, 2, 8), (0, 3, 9))  # above the minimum price
MOST_RAISED = max(max(raises) for raises in RAISES)


@cites("CARD-01", "CARD-02", "CARD-04", "TECH-01", "R-44", "R-53")
def minimum_price(table: HewnsTable, item: Item) -> int:
    """The lowest total bid that wins."""
    printed, rules = table.content.minimum[item], table.rules
    return printed if table.round < rules.rounds else min(rules.final_round_min_price, printed)


def minimum_prices(table: HewnsTable) -> list[tuple[Item, int]]:
    """Of all that is on offer."""
    printed, rules = table.content.minimum, table.rules
    if table.round < rules.rounds:
        return [(item, printed[item]) for item in table.offer]
    return [(item, minimum_price(table, item)) for item in table.offer]


@cites("BIDOX-02")
def boxes_of(table: HewnsTable, seat: Seat) -> range:
    each = table.boxes_each
    return range(seat * each, (seat + 1) * each)


def free_boxes(table: HewnsTable, seat: Seat) -> list[int]:
    return [box for box in boxes_of(table, seat) if table.box_place[box] == FREE]


def kinds_of_free_boxes(table: HewnsTable, seat: Seat) -> list[int]:
    """Free Bidoxes differ by the Nananbites on them."""
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
            found[item] = found.get(item, 0) + table.box_normal[box] + table.box_dirty[box] + table.box_nanas[box]
    return found


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
        luck = dice.below(48, "sample")
        if luck == 0:
            return PASS
        if luck < 4:
            return Hunt(nanas)
        if luck < 8 and table.stock[seat][NANANBITE] and nanas < table.content.limits.nananbites_per_bidox:
            return Equip(nanas)
        item = dice.pick(table.offer, "sample")
        normal, dirty = table.normal[seat], table.dirty[seat]
        amount = max(minimum_price(table, item) - nanas, 0) + dice.pick(raises(seat, item), "sample")
        if luck < 32 and amount <= normal + dirty:
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
    table.dirty[seat] += 1
    table.dirty_out += 1
    table.tell(BidoxHunts, seat)


@cites("BIDOX-03", "BIDOX-04", "NANA-01", "R-01", "R-50")
def equip(table: HewnsTable, seat: Seat, box: int) -> None:
    """For the rest of the game."""
    table.box_nanas[box] += 1
    table.add_stock(seat, NANANBITE, -1)
    table.tell(NananbiteOnBidox, seat)


class Deal(Choice, frozen=True):
    """Deal the turn order cards {cards}, seat by seat"""

    cards: tuple[int, ...]


class Turns(Struct, frozen=True):
    """Turns in this order: {seats}"""

    seats: tuple[Seat, ...]


@cites("ORDER-02", "RES-08")
class DealOrder(Ask[Deal]):
    """You have won the turn order stack: who gets which card?"""

    def things(self, table: HewnsTable, seat: Seat) -> list[Deal]:
        return [Deal(cards) for cards in permutations(range(1, table.seats + 1))]

    def shown_as(self, choice: Deal) -> Turns:
        return Turns(tuple(sorted(range(len(choice.cards)), key=choice.cards.__getitem__)))

    def why_not(self, table: HewnsTable, seat: Seat, choice: Deal) -> Refusal | None:
        return None if sorted(choice.cards) == list(range(1, table.seats + 1)) else NOT_ALL_CARDS


def show_order_card(table: HewnsTable, seat: Seat) -> None:
    if not table.order_shown[seat]:
        table.order_shown = changed(table.order_shown, seat, 1)
        table.tell(OrderShown, seat, table.order_card[seat])


@cites("ORDER-04")
class ShowCard(Command, frozen=True):
    """Show your turn order card"""

    def why_not(self, table: HewnsTable, seat: Seat) -> Refusal | None:
        return None if table.order_card[seat] and not table.order_shown[seat] else NO_CARD_TO_SHOW

    def frame(self, seat: Seat) -> Frame:
        return ShowingCard(seat=seat)


SHOW_CARD = ShowCard()


class ShowingCard(Frame):
    """[ORDER-04] A player shows his turn order card without need."""

    seat: Seat

    @clause("ORDER-04")
    def show(self, table: HewnsTable, _: None) -> Next:
        show_order_card(table, self.seat)
        return None


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


def deal(table: HewnsTable, cards: tuple[int, ...], dealer: Seat) -> None:
    table.order_card, table.dealer = cards, dealer
    table.last_seat = cards.index(table.seats)
    table.tell(OrderDealt, dealer if dealer >= 0 else None, cards)


@cites("BIDOX-05", "NANA-02", "RES-03", "R-43")
def bids_for(table: HewnsTable, item: Item) -> list[int]:
    """Each player's total: normal and dirty Substract and Nananbites of all Bidoxes on it; -1 without any."""
    totals = [-1] * table.seats
    each = len(table.box_place) // table.seats
    for box, place in enumerate(table.box_place):
        if place == item:
            worth = table.box_normal[box] + table.box_dirty[box] + table.box_nanas[box]
            totals[box // each] = max(totals[box // each], 0) + worth
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
        bound_by_sum(table, seat, sum(table.box_normal[box] + table.box_dirty[box] for box in boxes))
        for box in boxes:
            table.normal[seat] += table.box_normal[box]
            table.dirty[seat] += table.box_dirty[box]
            table.box_normal[box] = table.box_dirty[box] = 0
            table.box_place[box] = FREE


@cites("RES-05", "RES-06", "RES-07", "RES-08", "STATE-01", "HEART-02", "HEART-03", "TECH-04", "R-47", "R-78", "R-98")
def hand_over(table: HewnsTable, seat: Seat, item: Item) -> None:
    """The winner gets the item."""
    if item == TURN_ORDER:
        table.stack_winner = seat
    elif item < TECHNOLOGY:
        give_hewn(table, seat, item)
    else:
        give_card(table, seat, item - TECHNOLOGY)


def give_hewn(table: HewnsTable, seat: Seat, hewn: Hewn) -> None:
    """A healthy Hewn off the board, with an empty heart card if it can have one."""
    table.bare(hewn)
    table.owner[hewn], table.purse[hewn], table.space[hewn] = seat, seat, OFF_BOARD
    table.heart[hewn] = EMPTY if table.content.has_heart[hewn] else NO_CARD
    table.heart_seen[hewn] = 1 << seat
    swarm = table.content.swarm[hewn]
    if swarm is not None:
        table.members[hewn] = (1, swarm.arkz_small, swarm.arkz_big)


def give_card(table: HewnsTable, seat: Seat, card: int) -> None:
    """As many pieces as the card says, or as are left."""
    record, piece = table.content.cards[card], table.content.card_piece[card]
    if record.kind == "scouting":
        table.scouting = changed(table.scouting, seat, tuple(sorted((*table.scouting[seat], card))))
        return
    table.cards_out = (*table.cards_out, card)
    if record.socket == "heart":
        got = min(record.quantity, table.stones_left[seat])
        table.stones_left = added(table.stones_left, seat, -got)
        table.stones = added(table.stones, seat, got)
        return
    take_pieces(table, seat, piece, record.quantity)
    take_pieces(table, seat, NANANBITE, record.bonus_nananbites)


def take_pieces(table: HewnsTable, seat: Seat, piece: int, count: int) -> None:
    got = min(count, table.supply[piece])
    table.supply = added(table.supply, piece, -got)
    table.add_stock(seat, piece, got)


@cites("R-46")
def draw_cards(table: HewnsTable, deck: int, count: int) -> list[int]:
    """So many cards from the top of a deck; when it is used up, its discards are shuffled; if still short, fewer."""
    bag, found = list(table.decks[deck]), []
    for _ in range(count):
        if not bag:
            bag, table.discards = list(table.discards[deck]), changed(table.discards, deck, ())
        if bag:
            found.append(table.dice.draw(bag, DECKS[deck]))
    table.decks = changed(table.decks, deck, tuple(bag))
    return found


@cites("AUCT-02", "AUCT-03", "AUCT-04", "ROUND-06", "R-46")
def draw_offer(table: HewnsTable) -> None:
    """Big, medium, small Hewns, technology cards, the turn order stack; a deck that runs out is shuffled anew."""
    offer = table.rules.offer
    drawn: list[Item] = []
    for deck, count in ((2, offer.big), (1, offer.medium), (0, offer.small)):
        drawn += sorted(draw_cards(table, deck, count))
    cards = sorted(draw_cards(table, TECHNOLOGY_DECK, offer.technology))
    table.offer = (*drawn, *(TECHNOLOGY + card for card in cards), *(TURN_ORDER,) * offer.turn_order)
    table.tell(OfferDrawn, table.offer)
