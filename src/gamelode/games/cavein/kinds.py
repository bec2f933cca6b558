"""The ids that the columns of the table hold, and the few numbers that stand for no thing."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

Card = Annotated[int, "card"]  # a kind of mercenary; above those, kinds in a colour that a Robuster gave them
Colour = Annotated[int, "colour"]  # of a faction
Crystal = Annotated[int, "crystal"]
Stack = Annotated[int, "stack"]  # of artifacts
ArtifactCard = int
Half = Annotated[int, "artifact"]  # one of the two artifacts on a card: see `halves_of`

BESIDE_BOARD, IN_BOX = -1, -2  # where a Totem is that nobody holds
NO_CARD = -1  # an artifact stack that is used up


class ActionType(StrEnum):
    """The types of normal actions [ACT-01], of which a turn has two different ones."""

    RECRUIT = "Recruit"
    MINE = "Mine"
    COLLECT = "Collect"
    USE_SKILL = "UseSkill"


def halves_of(card: ArtifactCard) -> tuple[Half, Half]:
    """The left and the right artifact of a card."""
    return 2 * card, 2 * card + 1


def card_of(half: Half) -> ArtifactCard:
    """The card on which an artifact is printed."""
    return half // 2
