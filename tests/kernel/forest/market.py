"""[BID] Bartering: cards are laid face down at the stalls."""

from __future__ import annotations

from collections.abc import Iterator

from gamelode.kernel import NOT_OFFERED, PASS, AskFreely, Choice, Frame, Next, Pass, Refusal, Seat, clause

from .events import BidsShown, CardLaid
from .table import Bid, Card, ForestTable


class Lay(Choice, frozen=True):
    """Lay {card} at stall {stall}"""

    stall: int
    card: Card


class BarterForFood(AskFreely[Lay | Pass]):
    """Which card do you lay, and at which stall?"""

    def things(self, table: ForestTable, seat: Seat) -> Iterator[Lay | Pass]:
        yield PASS
        for stall in range(len(table.content.numbers.stalls)):
            yield from (Lay(stall, card) for card in sorted(set(table.hands[seat])))

    def why_not(self, table: ForestTable, seat: Seat, choice: Lay | Pass) -> Refusal | None:
        if isinstance(choice, Pass):
            return None
        if choice.card not in table.hands[seat] or choice.stall not in range(len(table.content.numbers.stalls)):
            return NOT_OFFERED
        taken = any(bid.seat == seat and bid.stall == choice.stall for bid in table.bids)
        return Refusal("BID-02", (choice.stall,)) if taken else None

    def happens(self, table: ForestTable, seat: Seat, choice: Lay | Pass) -> Next:
        assert isinstance(choice, Lay)
        table.hands[seat].remove(choice.card)
        table.bids.append(Bid(seat, choice.stall, choice.card))
        table.tell(CardLaid, seat, choice.stall, choice.card)
        return None

    def may_go_on(self, table: ForestTable, seat: Seat) -> bool:
        """How many cards somebody has left is for all to see."""
        return bool(table.hands[seat])


class Bartering(Frame):
    """Cards are laid, then shown."""

    @clause("BID-01")
    def lay(self, table: ForestTable, _: None) -> Next:
        """In any order, until each has passed."""
        return BarterForFood(seats=tuple(seat for seat in table.from_seat(table.first) if table.hands[seat]))

    @clause("BID-03", "R-01")
    def show(self, table: ForestTable, _: None) -> Next:
        """The highest bid takes the food of its stall; of equal ones, the one laid first."""
        table.tell(BidsShown, tuple(bid.card for bid in table.bids))
        for stall, food in enumerate(table.content.numbers.stalls):
            bids = [bid for bid in table.bids if bid.stall == stall]
            if bids:
                table.eat(max(bids, key=lambda bid: table.content.card[bid.card].bid).seat, food)
        return None

    @clause("BID-03")
    def clear(self, table: ForestTable, _: None) -> Next:
        table.bag = sorted(table.bag + [bid.card for bid in table.bids])
        table.bids = []
        return None
