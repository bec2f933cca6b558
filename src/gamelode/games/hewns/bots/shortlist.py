"""Which answers in the auction deserve a look by bots."""

from __future__ import annotations

from collections.abc import Sequence

from gamelode.kernel import Choice, Question, Seat

from ..rules.auction.auction import PlaceBidoxes
from ..rules.auction.turn_order import DealOrder
from ..table import HewnsTable
from .value.bids import Bidder
from .value.hewns import owned, value_of_hewns

LISTED = 12  # answers that deserve a look


def shortlist(table: HewnsTable, question: Question[Choice], seat: Seat) -> Sequence[Choice] | None:
    """In the auction: what promises most, the best first. Turn order is dealt to the left unless there is a reason."""
    if isinstance(question, DealOrder):
        order = table.to_the_left(seat)
        return sorted(question.options(table, seat), key=lambda deal: [deal.cards[each] for each in order])
    if not isinstance(question, PlaceBidoxes):
        return None
    later = table.rules.rounds - table.round
    bidder = Bidder(table, seat, later, value_of_hewns(table, owned(table), later)[1])
    return sorted(question.options(table, seat), key=bidder.gain, reverse=True)[:LISTED]
