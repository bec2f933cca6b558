"""Scouting cards that players hold."""

from __future__ import annotations

from gamelode.kernel import Seat

from ...events import CardUsed
from ...kinds import TECHNOLOGY, Item, changed, without
from ...table import HewnsTable


def scouting_card(table: HewnsTable, seat: Seat, id: str) -> int | None:
    """A scouting card of that kind that the player holds."""
    return next((card for card in table.scouting[seat] if table.content.cards[card].id == id), None)


def use_scouting_card(table: HewnsTable, seat: Seat, card: int) -> None:
    table.scouting = changed(table.scouting, seat, without(table.scouting[seat], card))
    table.discard_card(card)
    item: Item = TECHNOLOGY + card
    table.tell(CardUsed, seat, item)
