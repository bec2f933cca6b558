"""Special rules that are no more than a fact about a kind of creature."""

from __future__ import annotations

from typing import Literal

from gamelode.kernel import Seat, cites

from ....kinds import STUNNED
from ....table import DeepRockTable
from .base import SpecialRule


@cites("LOS-03")
class BlocksSight(SpecialRule, frozen=True):
    """It is bigger than a Grunt, and blocks sight."""

    key = "blocks_sight"
    words = "blocks sight"
    blocks_sight = True


@cites("R-17")
class StunImmune(SpecialRule, frozen=True):
    """It cannot be stunned."""

    key = "stun_immune"
    words = "cannot be stunned"
    shrugs_off = (STUNNED,)


class Reward(SpecialRule, frozen=True):
    """Whoever kills it draws a Rock & Stone card."""

    key = "reward"
    words = "whoever kills it draws a Rock & Stone card"

    @cites("CRE-13", "R-79")
    def when_killed(self, table: DeepRockTable, by: Seat) -> None:
        """The killer draws a card, if a Dwarf killed it."""
        if by >= 0:
            table.draw_shout(by)


@cites("CRE-19")
class TakesSpaces(SpecialRule, frozen=True):
    """It takes two spaces: a front, and a rear that follows."""

    taken: Literal[1, 2]

    key, absent = "spaces", 1

    @property
    def spaces(self) -> int:
        return self.taken
