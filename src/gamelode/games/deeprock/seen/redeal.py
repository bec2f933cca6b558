"""Another game that a player could be in, for all that he knows."""

from __future__ import annotations

from gamelode.kernel import Dice, Frame, Seat, cites

from ..table import DeepRockTable


@cites("R-28", "HAZ-04")
def redeal(table: DeepRockTable, stack: list[Frame], seat: Seat | None, dice: Dice) -> None:
    """What nobody has seen is not there yet: the new dice, which the kernel gives, are all."""
