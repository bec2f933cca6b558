"""What a seat may know, what it may imagine, and what must always hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from gamelode.kernel import AskAtOnce, Dice, Frame, Namer, Outcome, Question, Seat, cites

from .content import Content, Effect
from .table import LOST, Card, ForestTable, Glade, Traveller
from .wolf import Commit


class SeatView(Struct, frozen=True):
    """What everyone knows of a player."""

    food: int
    hand: int
    stalls: tuple[int, ...]


class CampView(Struct, frozen=True):
    """A tent, so many paces east and north of the oak."""

    seat: Seat
    x: int
    y: int


class BidView(Struct, frozen=True):
    """A card of one's own that lies face down at a stall."""

    stall: int
    card: Card


class View(Struct, frozen=True):
    """The forest as one player sees it."""

    rounds: int
    first: Seat
    larder: int
    wolf: Glade
    glades: tuple[Glade, ...]
    wounds: tuple[int, ...]
    berries: tuple[int, ...]
    snares: tuple[int, ...]
    camps: tuple[CampView, ...]
    seats: tuple[SeatView, ...]
    bag: int
    acts: int | None
    hand: tuple[Card, ...]
    bids: tuple[BidView, ...]  # one's own
    committed: dict[Traveller, Commit]  # one's own, while the others still think
    rules: tuple[str, ...]  # under way
    waiting: tuple[Seat, ...]


def view(table: ForestTable, stack: list[Frame], seat: Seat | None) -> View:
    """What one seat may know. Whatever is not named here stays hidden."""
    question = stack[-1] if stack else None
    return View(
        rounds=table.rounds,
        first=table.first,
        larder=table.larder,
        wolf=table.wolf,
        glades=tuple(table.glades),
        wounds=tuple(table.wounds),
        berries=tuple(table.berries),
        snares=tuple(table.snares),
        camps=tuple(CampView(camp.seat, camp.x, camp.y) for camp in table.camps),
        seats=tuple(_seen(table, other) for other in range(table.seats)),
        bag=len(table.bag),
        acts=table.turn.acts if table.turn else None,
        hand=() if seat is None else tuple(table.hands[seat]),
        bids=tuple(BidView(bid.stall, bid.card) for bid in table.bids if bid.seat == seat),
        committed=_said(question, seat),
        rules=tuple(type(frame).__name__ for frame in stack),
        waiting=question.waiting(table) if isinstance(question, Question) else (),
    )


def _seen(table: ForestTable, seat: Seat) -> SeatView:
    stalls = tuple(bid.stall for bid in table.bids if bid.seat == seat)
    return SeatView(table.food[seat], len(table.hands[seat]), stalls)


def _said(question: Frame | None, seat: Seat | None) -> dict[Traveller, Commit]:
    if not isinstance(question, AskAtOnce):
        return {}
    return {about: said for about, said in question.said.items() if said and question.subjects[about] == seat}


def redeal(table: ForestTable, stack: list[Frame], seat: Seat | None, dice: Dice) -> None:
    """Hands and bids of the others come out of one bag again, as many as before."""
    others = [other for other in range(table.seats) if other != seat]
    hidden = [bid.card for bid in table.bids if bid.seat != seat]
    pool = sorted(table.bag + hidden + [card for other in others for card in table.hands[other]])
    for other in others:
        table.hands[other] = sorted(dice.draw(pool, "cards") for _ in table.hands[other])
    table.bids = [bid if bid.seat == seat else replace(bid, card=dice.draw(pool, "cards")) for bid in table.bids]
    table.bag = pool


def audit(table: ForestTable) -> None:
    """Nothing is lost and nothing is made."""
    numbers = table.content.numbers
    cards = Counter(table.bag + [bid.card for bid in table.bids] + [card for hand in table.hands for card in hand])
    assert cards == {card: printed.copies for card, printed in enumerate(table.content.card)}, cards
    assert sum(table.food) + table.larder == numbers.larder + numbers.food * table.seats
    assert min(table.food) >= 0
    for traveller, glade in enumerate(table.glades):
        assert (glade == LOST) == (table.wounds[traveller] >= numbers.health)


@cites("END-03")
def outcome(table: ForestTable) -> Outcome:
    return Outcome.by_score(table.over, [_score(table, seat) for seat in range(table.seats)])


def _score(table: ForestTable, seat: Seat) -> dict[str, int]:
    return {
        "food": table.food[seat],
        "camps": 2 * sum(camp.seat == seat for camp in table.camps),
        "travellers": 3 * sum(table.glades[traveller] != LOST for traveller in table.own(seat)),
    }


def value(table: ForestTable, seat: Seat) -> float:
    """A seat's share of all points."""
    scores = [sum(_score(table, other).values()) for other in range(table.seats)]
    return scores[seat] / (sum(scores) or 1)


def names(content: Content[Effect]) -> Mapping[str, Namer]:
    return {
        "glade": lambda glade: content.glade[glade].name,
        "card": lambda card: "a card" if card is None else content.card[card].name,
        "traveller": lambda traveller: f"traveller {traveller + 1}",
    }
