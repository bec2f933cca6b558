"""Collect an artifact."""

from __future__ import annotations

from gamelode.kernel import Ask, Choice, Frame, Next, Refusal, Seat, clause

from ..events import ArtifactCollected, ArtifactUncovered
from ..kinds import NO_CARD, ArtifactCard, Card, Half, Stack, halves_of
from ..table import CaveInTable
from .artifacts.perks import Perk
from .payment.paying import AskToPay, CannotPay, Pay, Paying
from .payment.prices import artifact_cost, artifact_payments, why_not_pay_artifact


class PayForArtifact(AskToPay):
    """Which cards do you play for the artifact?"""

    stack: Stack

    def cost(self, table: CaveInTable, seat: Seat) -> int:
        return artifact_cost(table, seat, self.stack)

    def payments(self, table: CaveInTable, seat: Seat) -> list[tuple[Card, ...]]:
        return artifact_payments(table, seat, self.stack)

    def why_not_pay(self, table: CaveInTable, seat: Seat, cards: tuple[Card, ...]) -> Refusal | None:
        return why_not_pay_artifact(table, seat, self.stack, cards)


class Keep(Choice, frozen=True):
    """Keep {artifact}"""

    artifact: Half


class WhichHalf(Ask[Keep]):
    """Which of the two artifacts do you keep?"""

    card: ArtifactCard

    def things(self, table: CaveInTable, seat: Seat) -> list[Keep]:
        return [Keep(half) for half in halves_of(self.card)]


class Collecting(Frame):
    """[ART-01] The top card of an artifact stack is gained."""

    seat: Seat
    stack: Stack

    @clause("ART-01", "ART-02", "MGL-06")
    def price(self, table: CaveInTable, _: None) -> Next:
        """The price is any cards that are worth the cost or more."""
        return PayForArtifact(seat=self.seat, stack=self.stack)

    @clause("PLAY-03", "SKILL-02")
    def pay(self, table: CaveInTable, payment: Pay | CannotPay) -> Next:
        """The cards are played in any order; none applies its skill."""
        return Paying(seat=self.seat, cards=payment.cards) if isinstance(payment, Pay) else self.finish()

    @clause("ART-03", "ART-04")
    def choose(self, table: CaveInTable, _: None) -> Next:
        """One of the two artifacts is chosen now and for good."""
        return WhichHalf(seat=self.seat, card=table.artifact_tops[self.stack])

    @clause("ART-03", "ART-05", "R-51", "CARD-06")
    def keep(self, table: CaveInTable, choice: Keep) -> Next:
        """Only the chosen half is ever in force, openly and to the end."""
        player, effect = table.players[self.seat], table.content.artifacts[choice.artifact].effect
        player.artifacts.append(choice.artifact)
        if isinstance(effect, Perk):
            player.perks = effect.added_to(player.perks)
        table.tell(ArtifactCollected, self.seat, choice.artifact)
        return None

    @clause("ART-06", "CAVE-02", "R-41")
    def next_card(self, table: CaveInTable, _: None) -> Next:
        """The next card lies open at once; after the last one the Cave-In token moves."""
        table.artifacts_left[self.stack] -= 1
        if table.artifacts_left[self.stack]:
            card = table.artifact_tops[self.stack] = table.dice.draw(table.artifacts, "artifacts")
            table.tell(ArtifactUncovered, self.stack, *halves_of(card))
        else:
            table.artifact_tops[self.stack] = NO_CARD
            table.shake("an artifact stack is used up")
        return None
