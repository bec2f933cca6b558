"""Recruit a mercenary."""

from __future__ import annotations

from typing import ClassVar

from gamelode.kernel import Frame, Next, Refusal, Seat, clause

from ..kinds import Card
from ..table import CaveInTable
from .payment.paying import AskToPay, CannotPay, Pay
from .payment.prices import recruit_payments

NOT_THE_PRICE = Refusal("REC-03")


class PayForRecruit(AskToPay):
    """Which card do you play for the recruit?"""

    card: Card

    is_open: ClassVar[bool] = False  # exactly what the price says

    def cost(self, table: CaveInTable, seat: Seat) -> None:
        """The price is one card of a certain level."""

    def payments(self, table: CaveInTable, seat: Seat) -> list[tuple[Card, ...]]:
        return recruit_payments(table, seat, self.card)

    def why_not_pay(self, table: CaveInTable, seat: Seat, cards: tuple[Card, ...]) -> Refusal | None:
        return None if cards in self.payments(table, seat) else NOT_THE_PRICE


class Recruiting(Frame):
    """[REC-01] A mercenary comes from the Docks into the hand."""

    seat: Seat
    card: Card

    @clause("REC-02", "REC-03", "REC-04", "R-54")
    def price(self, table: CaveInTable, _: None) -> Next:
        """A level 1 card is free. Any other needs one card exactly a level lower, of any colour."""
        return PayForRecruit(seat=self.seat, card=self.card) if table.content.level[self.card] > 1 else None

    @clause("REC-06", "SKILL-02")
    def recruit(self, table: CaveInTable, payment: Pay | CannotPay | None) -> Next:
        """The card played stays on the table without its skill."""
        if isinstance(payment, CannotPay):
            return self.finish()
        table.play_cards(self.seat, payment.cards if payment else ())
        return None

    @clause("REC-01", "REC-08")
    def take(self, table: CaveInTable, _: None) -> Next:
        """The recruit comes into the hand and may be played this very turn."""
        table.docks.remove(self.card)
        table.take_into_hand(self.seat, self.card, "the Docks")
        return None
