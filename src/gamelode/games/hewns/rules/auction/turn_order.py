"""Turn order cards: dealt by the winner of the stack, and shown."""

from __future__ import annotations

from itertools import permutations

from msgspec import Struct

from gamelode.kernel import Ask, Choice, Command, Frame, Next, Refusal, Seat, cites, clause

from ...events import OrderDealt, OrderShown
from ...kinds import changed
from ...table import HewnsTable

NOT_ALL_CARDS = Refusal("ORDER-02")
NO_CARD_TO_SHOW = Refusal("ORDER-04")


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


def deal(table: HewnsTable, cards: tuple[int, ...], dealer: Seat) -> None:
    table.order_card, table.dealer = cards, dealer
    table.last_seat = cards.index(table.seats)
    table.tell(OrderDealt, dealer if dealer >= 0 else None, cards)


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


def show_order_card(table: HewnsTable, seat: Seat) -> None:
    if not table.order_shown[seat]:
        table.order_shown = changed(table.order_shown, seat, 1)
        table.tell(OrderShown, seat, table.order_card[seat])
