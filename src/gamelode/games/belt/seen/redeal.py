"""A game that a seat could be in: what it has not seen is dealt anew."""

from __future__ import annotations

from gamelode.kernel import Dice, Frame, Seat, cites

from ..table import BeltTable
from .view import knower, unknown_rocks


@cites("R-65")
def redeal(table: BeltTable, stack: list[Frame], seat: Seat | None, dice: Dice) -> None:
    """What only other teams have seen goes back into the bags and is drawn anew."""
    hidden = unknown_rocks(table, knower(table, seat))
    if not hidden:
        return
    for rock in hidden:
        table.bags[table.size[rock]].append(table.deposit[rock])
    for bag in table.bags:
        bag.sort()
    for rock in hidden:
        table.deposit[rock] = dice.draw(table.bags[table.size[rock]], "redeal")
