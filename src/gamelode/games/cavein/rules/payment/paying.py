"""Cards are played for a crystal or an artifact: which ones, then in what order."""

from __future__ import annotations

from typing import ClassVar

from gamelode.kernel import Ask, Choice, Frame, Next, Refusal, Seat, cites, clause

from ...kinds import Card
from ...table import CaveInTable
from .prices import why_not_held

OTHER_CARDS = Refusal("PLAY-03")
CAN_PAY = Refusal("R-16")


class Pay(Choice, frozen=True):
    """Play {cards}"""

    cards: tuple[Card, ...]


class CannotPay(Choice, frozen=True):
    """You cannot pay"""


CANNOT_PAY = CannotPay()


class AskToPay(Ask[Pay | CannotPay]):
    """Which cards do you play for it?"""

    is_open: ClassVar[bool] = True  # superfluous cards may be added

    def cost(self, table: CaveInTable, seat: Seat) -> int | None:
        """What the cards must be worth together; None if the price is not a sum."""
        raise NotImplementedError

    def payments(self, table: CaveInTable, seat: Seat) -> list[tuple[Card, ...]]:
        """The payments in which no card is superfluous."""
        raise NotImplementedError

    def why_not_pay(self, table: CaveInTable, seat: Seat, cards: tuple[Card, ...]) -> Refusal | None:
        """Why cards of the hand do not pay; None if they do."""
        raise NotImplementedError

    def things(self, table: CaveInTable, seat: Seat) -> list[Pay | CannotPay]:
        """Whoever is asked can pay; only where others imagine the hand may it be otherwise."""
        return [Pay(cards) for cards in self.payments(table, seat)] or [CANNOT_PAY]

    @cites("R-16")
    def why_not(self, table: CaveInTable, seat: Seat, choice: Pay | CannotPay) -> Refusal | None:
        if isinstance(choice, CannotPay):
            return CAN_PAY if self.payments(table, seat) else None
        return why_not_held(table, seat, choice.cards) or self.why_not_pay(table, seat, choice.cards)

    def options(self, table: CaveInTable, seat: Seat) -> list[Pay | CannotPay]:
        return self.things(table, seat)


class Order(Choice, frozen=True):
    """Bottom to top: {cards}"""

    cards: tuple[Card, ...]


class WhichOrder(Ask[Order]):
    """In what order do these cards lie? The last one is on top."""

    cards: tuple[Card, ...]

    only_if_choice: ClassVar[bool] = True
    is_open: ClassVar[bool] = True

    def things(self, table: CaveInTable, seat: Seat) -> list[Order]:
        """Each kind of card once on top, since the top matters most; any other order is accepted too."""
        found = []
        for top in dict.fromkeys(self.cards):
            rest = list(self.cards)
            rest.remove(top)
            found.append(Order((*rest, top)))
        return found

    def why_not(self, table: CaveInTable, seat: Seat, choice: Order) -> Refusal | None:
        return None if sorted(choice.cards) == sorted(self.cards) else OTHER_CARDS


class Paying(Frame):
    """[PLAY-03] Cards of one payment are played in an order of the player's choice."""

    seat: Seat
    cards: tuple[Card, ...]

    @clause("PLAY-01", "PLAY-02", "PLAY-04")
    def play(self, table: CaveInTable, _: None) -> Next:
        """The cards lie open above those of earlier actions."""
        if not self.cards:
            return self.finish()
        table.play_cards(self.seat, self.cards)
        kinds = sorted(table.content.kind[card] for card in self.cards)
        return WhichOrder(seat=self.seat, cards=tuple(kinds)) if kinds[0] != kinds[-1] else self.finish()

    @clause("PLAY-03")
    def put_in_order(self, table: CaveInTable, order: Order) -> Next:
        """The player chooses which of them lies above which."""
        table.players[self.seat].played[-len(order.cards) :] = order.cards
        return None
