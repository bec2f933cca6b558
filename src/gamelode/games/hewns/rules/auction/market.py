"""The market: decks, what is on offer and at what price, and what the winner gets."""

from __future__ import annotations

from gamelode.kernel import Seat, cites

from ...events import OfferDrawn
from ...kinds import (
    BIG,
    EMPTY,
    MEDIUM,
    NANANBITE,
    NO_CARD,
    OFF_BOARD,
    SMALL,
    TECHNOLOGY,
    TECHNOLOGY_DECK,
    TURN_ORDER,
    Hewn,
    Item,
    added,
    changed,
)
from ...table import HewnsTable
from ..states import bare

DECKS = ("small", "medium", "big", "technology")


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
    for deck, count in ((BIG, offer.big), (MEDIUM, offer.medium), (SMALL, offer.small)):
        drawn += sorted(draw_cards(table, deck, count))
    cards = sorted(draw_cards(table, TECHNOLOGY_DECK, offer.technology))
    table.offer = (*drawn, *(TECHNOLOGY + card for card in cards), *(TURN_ORDER,) * offer.turn_order)
    table.tell(OfferDrawn, table.offer)


@cites("CARD-01", "CARD-02", "CARD-04", "TECH-01", "R-44", "R-53")
def minimum_price(table: HewnsTable, item: Item) -> int:
    """The lowest total bid that wins."""
    printed, rules = table.content.minimum[item], table.rules
    return printed if table.round < rules.rounds else min(rules.final_round_min_price, printed)


def minimum_prices(table: HewnsTable) -> list[tuple[Item, int]]:
    """The lowest total bid that wins each item on offer."""
    printed, rules = table.content.minimum, table.rules
    if table.round < rules.rounds:
        return [(item, printed[item]) for item in table.offer]
    return [(item, minimum_price(table, item)) for item in table.offer]


@cites("RES-05", "RES-06", "RES-07", "RES-08", "STATE-01", "HEART-02", "HEART-03", "TECH-04", "R-47", "R-78", "R-98")
def hand_over(table: HewnsTable, seat: Seat, item: Item) -> None:
    """The winner of an item gets the Hewn, the pieces of the card, or the turn order stack."""
    if item == TURN_ORDER:
        table.stack_winner = seat
    elif item < TECHNOLOGY:
        give_hewn(table, seat, item)
    else:
        give_card(table, seat, item - TECHNOLOGY)


def give_hewn(table: HewnsTable, seat: Seat, hewn: Hewn) -> None:
    """A healthy Hewn off the board, with an empty heart card if it can have one."""
    bare(table, hewn)
    table.owner[hewn], table.brought_by[hewn], table.space[hewn] = seat, seat, OFF_BOARD
    table.heart[hewn] = EMPTY if table.content.has_heart[hewn] else NO_CARD
    table.heart_seen[hewn] = 1 << seat
    swarm = table.content.swarm[hewn]
    if swarm is not None:
        table.members[hewn] = (1, swarm.arkz_small, swarm.arkz_big)


def give_card(table: HewnsTable, seat: Seat, card: int) -> None:
    """A player gets as many pieces as a card says, or as are left."""
    entry, piece = table.content.cards[card], table.content.card_piece[card]
    if entry.kind == "scouting":
        table.scouting = changed(table.scouting, seat, tuple(sorted((*table.scouting[seat], card))))
        return
    table.cards_out = (*table.cards_out, card)
    if entry.socket == "heart":
        got = min(entry.quantity, table.stones_left[seat])
        table.stones_left = added(table.stones_left, seat, -got)
        table.stones = added(table.stones, seat, got)
        return
    take_pieces(table, seat, piece, entry.quantity)
    take_pieces(table, seat, NANANBITE, entry.bonus_nananbites)


def take_pieces(table: HewnsTable, seat: Seat, piece: int, count: int) -> None:
    got = min(count, table.supply[piece])
    table.supply = added(table.supply, piece, -got)
    table.add_stock(seat, piece, got)
