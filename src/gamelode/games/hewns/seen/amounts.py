"""What a player who is asked may set: bids, secret dice, and Substract in parts."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from gamelode.kernel import Frame, Seat, cites

from ..kinds import Hewn, Item
from ..rules.auction.auction import PlaceBidoxes, bids_of, box_worth, free_boxes
from ..rules.auction.market import minimum_prices
from ..rules.encounters.pay import PayForDice
from ..rules.encounters.pick_dice import PickDice, least_dice
from ..rules.encounters.screens import HowManyScreens
from ..rules.encounters.send_away import SaveSubstract
from ..table import HewnsTable

PickedKind = Literal["laser", "area", "armour", "brain", "explode"]
EXPLODE: PickedKind = "explode"
PICKED: dict[PickedKind, str] = {
    "laser": "laser dice",
    "area": "area dice",
    "armour": "body screens",
    "brain": "brain screens",
    EXPLODE: "explosion",
}


class BidView(Struct, frozen=True):
    """A Bidox that the player who looks may lay on an item, and what is counted beside the Substract in it."""

    item: Item
    nananbites: int
    bidox: str  # which of his Bidoxes
    price: int  # the lowest bid that wins
    by_itself: int  # what the Bidox bids for its Nananbites
    there: int  # what his other Bidoxes on the item bid
    least: int  # Substract in it, of either kind, with which the bid reaches the price
    normal: int  # what he has
    dirty: int


class PickableView(Struct, frozen=True):
    """Something that may be picked in secret, and how often."""

    kind: PickedKind
    name: str
    most: int


class PickingView(Struct, frozen=True):
    """Secret dice that the player who looks is about to pick."""

    budget: int  # how many can be paid for, an explosion as one
    least: int  # with fewer the Hewn malfunctions
    dice: tuple[PickableView, ...]


class SubstractView(Struct, frozen=True):
    """Substract of a Hewn that the player who looks may set, of each kind and together at most."""

    hewn: Hewn
    normal: int
    dirty: int
    together: int


@cites("BID-02", "BIDOX-03", "BIDOX-05", "NANA-02", "RES-04", "R-44")
def bids_to_set(table: HewnsTable, asked: Frame | None, seat: Seat | None) -> tuple[BidView, ...]:
    """What the player may bid: with one Bidox of each kind that is free, for each item."""
    if seat is None or not isinstance(asked, PlaceBidoxes) or seat not in asked.waiting(table):
        return ()
    placed = bids_of(table, seat)
    free = {table.box_nanas[box]: box_worth(table, box) for box in free_boxes(table, seat)}
    return tuple(
        BidView(
            item=item,
            nananbites=nananbites,
            bidox=_bidox(nananbites),
            price=price,
            by_itself=worth,
            there=placed.get(item, 0),
            least=max(max(price, 1) - worth - placed.get(item, 0), 0),
            normal=table.normal[seat],
            dirty=table.dirty[seat],
        )
        for item, price in minimum_prices(table)
        for nananbites, worth in sorted(free.items())
    )


def _bidox(nananbites: int) -> str:
    return f"Bidox with {nananbites} Nananbite{'s' * (nananbites > 1)}" if nananbites else "plain Bidox"


def picking(table: HewnsTable, asked: Frame | None, seat: Seat | None) -> PickingView | None:
    """What the secret dice may be that this player is asked for."""
    if seat is None or not isinstance(asked, PickDice) or seat not in asked.waiting(table):
        return None
    hewn = asked.subject(seat)
    budget, dice = asked.budget(table, hewn), asked.dice(table, hewn)
    most = {kind: budget for kind in PICKED if kind in dice}
    if asked.may_explode(table, hewn):
        most[EXPLODE] = min(budget, 1)
    return PickingView(
        budget=budget,
        least=least_dice(table, asked.kinds[hewn]),
        dice=tuple(PickableView(kind, PICKED[kind], count) for kind, count in most.items()),
    )


@cites("RANG-24", "RANG-25", "SAME-19", "DANG-05", "IMPL-07", "RANG-11", "SAME-09")
def substract_to_set(table: HewnsTable, asked: Frame | None, seat: Seat | None) -> tuple[SubstractView, ...]:
    """What each Hewn may pay, burn for screens or send away, to answer the open question."""
    if seat is None or not isinstance(asked, PayForDice | HowManyScreens | SaveSubstract):
        return ()
    if seat not in asked.waiting(table):
        return ()
    if isinstance(asked, PayForDice):
        return tuple(carried(table, hewn, asked.cost) for hewn in asked.sources(table) if table.load_of(hewn))
    if isinstance(asked, HowManyScreens):
        return (carried(table, asked.hewn, asked.most(table)),)
    return (carried(table, asked.subject(seat), table.load_of(asked.subject(seat))),)


def carried(table: HewnsTable, hewn: Hewn, together: int) -> SubstractView:
    """What a Hewn carries, as far as it may be used together."""
    return SubstractView(hewn, table.normal_on(hewn), table.dirty_on(hewn), min(together, table.load_of(hewn)))


@cites("R-36", "STORE-01")
def loading(table: HewnsTable, hewn: Hewn) -> SubstractView | None:
    """What may be put into a Hewn behind the screen: off the board, if it has a store and there is anything to move."""
    seat, room = table.owner[hewn], table.capacity(hewn)
    normal, dirty = table.normal_on(hewn) + table.normal[seat], table.dirty_on(hewn) + table.dirty[seat]
    if table.space[hewn] >= 0 or not room or not normal + dirty:
        return None
    return SubstractView(hewn, normal, dirty, room)
