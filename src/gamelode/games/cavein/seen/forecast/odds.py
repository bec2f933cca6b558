"""What the next player could do: exact, from what is known of the cards in hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from math import comb, prod

from gamelode.kernel import Seat

from ...kinds import Card, Crystal
from ...rules.payment.prices import Purse
from ...table import CaveInTable, ThisTurn

Weighted = tuple[tuple[Card, ...], int]  # cards, and in how many ways these come together


def minable_by(table: CaveInTable, seat: Seat, other: Seat) -> tuple[Counter[Crystal], int]:
    """In how many ways the hand of another pays for each crystal of the Mine as his turn begins; and of how many.

    The table is used up: it is one that the seat could be facing.
    """
    table.turn = ThisTurn(seat=other)
    hand = table.players[other].hand
    known = list((Counter(hand) - Counter(table.players[other].secret)).elements())
    ways: Counter[Crystal] = Counter()
    total = 0
    for cards, weight in _unseen(table, seat, other):
        table.players[other].hand = sorted([*known, *cards])
        total += weight
        for crystal in Purse(table, other).minable():
            ways[crystal] += weight
    return ways, total


def _unseen(table: CaveInTable, seat: Seat, other: Seat) -> Iterator[Weighted]:
    """Every set of cards that nobody but the other player has seen, each card from among all of its level that the seat
    has not seen either."""
    level = table.content.level
    secrets = [card for who, player in enumerate(table.players) if who != seat for card in player.secret]
    counts = Counter(level[card] for card in table.players[other].secret)
    sets = []
    for each, count in counts.items():
        bag = Counter(table.mercenaries[each - 1] + [card for card in secrets if level[card] == each])
        sets.append(list(_drawn(sorted(bag.items()), count)))
    for chosen in product(*sets):
        yield tuple(card for cards, _ in chosen for card in cards), prod(weight for _, weight in chosen)


def _drawn(bag: Sequence[tuple[Card, int]], count: int) -> Iterator[Weighted]:
    """So many cards out of a bag of equal ones, in every mixture."""
    if not bag:
        if count == 0:
            yield (), 1
        return
    (card, copies), *rest = bag
    for taken in range(min(copies, count) + 1):
        for cards, weight in _drawn(rest, count - taken):
            yield (card,) * taken + cards, comb(copies, taken) * weight
