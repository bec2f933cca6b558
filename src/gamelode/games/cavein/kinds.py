"""The ids that the columns of the table hold, and the few that stand for no thing."""

from __future__ import annotations

from typing import Annotated

Card = Annotated[int, "card"]  # a kind of mercenary; above those, kinds in a colour that a Robuster gave them
Colour = Annotated[int, "colour"]  # of a faction
Crystal = Annotated[int, "crystal"]
Stack = Annotated[int, "stack"]  # of artifacts
Half = Annotated[int, "artifact"]  # of an artifact card: left 2 * card, right 2 * card + 1
BESIDE_BOARD, IN_BOX = -1, -2  # where a Totem is that nobody holds
NO_CARD = -1  # an artifact stack that is used up
