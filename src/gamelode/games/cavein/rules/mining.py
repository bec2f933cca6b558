"""Mine a crystal."""

from __future__ import annotations

from gamelode.kernel import Frame, Next, Refusal, Seat, clause

from ..kinds import Card, Crystal
from ..table import CaveInTable
from .payment.paying import AskToPay, CannotPay, Pay, Paying
from .payment.prices import crystal_payments, mining_cost, why_not_pay_crystal
from .taking_crystals import TakingCrystal


class PayForCrystal(AskToPay):
    """Which cards do you play for the crystal?"""

    crystal: Crystal

    def cost(self, table: CaveInTable, seat: Seat) -> int:
        return mining_cost(table, seat, self.crystal)

    def payments(self, table: CaveInTable, seat: Seat) -> list[tuple[Card, ...]]:
        return crystal_payments(table, seat, self.crystal)

    def why_not_pay(self, table: CaveInTable, seat: Seat, cards: tuple[Card, ...]) -> Refusal | None:
        return why_not_pay_crystal(table, seat, self.crystal, cards)


class Mining(Frame):
    """[MINE-01] A crystal is gained by playing cards for it."""

    seat: Seat
    crystal: Crystal
    seconds: int = 0  # Scrabbers that have had their turn

    @clause("MINE-01", "MINE-05", "WILD-02")
    def price(self, table: CaveInTable, _: None) -> Next:
        """Cards of one colour, worth the cost or more; at cost 0 none is needed."""
        return PayForCrystal(seat=self.seat, crystal=self.crystal)

    @clause("PLAY-03", "SKILL-02")
    def pay(self, table: CaveInTable, payment: Pay | CannotPay) -> Next:
        """The cards are played in any order; none applies its skill."""
        return Paying(seat=self.seat, cards=payment.cards) if isinstance(payment, Pay) else self.finish()

    @clause("MINE-06")
    def gain(self, table: CaveInTable, _: None) -> Next:
        """The crystal goes to its new owner."""
        table.gain_crystal(self.seat, self.crystal, mined=True)
        return None

    @clause("CAVE-01", "R-17")
    def cave_in(self, table: CaveInTable, _: None) -> Next:
        """A cave-in mark on it moves the Cave-In token."""
        if table.content.caves_in[self.crystal]:
            table.shake("a marked crystal was mined")
        return None

    @clause("MET-05", "MET-06", "R-18", "R-26")
    def second(self, table: CaveInTable, _: None) -> Next:
        """Each Scrabber then takes another crystal of the same printed cost, unless it does not work for that cost."""
        cost, scrabbers = table.content.cost[self.crystal], table.turn.second_crystals
        while self.seconds < len(scrabbers):
            self.seconds += 1
            if cost in scrabbers[self.seconds - 1]:
                return self.goto(Mining.second, after=TakingCrystal(seat=self.seat, cost=cost))
        return None
