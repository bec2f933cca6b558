"""A game that a seat could be in."""

from __future__ import annotations

from gamelode.kernel import Dice, Frame, Seat, cites

from ..table import DreambladeTable


@cites("R-97")
def redeal(table: DreambladeTable, stack: list[Frame], seat: Seat | None, dice: Dice) -> None:
    """Nothing is hidden: only chance to come is drawn anew."""
