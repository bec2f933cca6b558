"""What "!" on a creature's dice does, a class for each effect."""

from __future__ import annotations

from typing import ClassVar

from gamelode.kernel import Seat, cites

from ....kinds import KNOCKED, STUNNED, WEBBED, Status
from ....table import DeepRockTable
from .base import SpecialRule


class _Bang(SpecialRule, frozen=True):
    key = "bang"


@cites("CRE-01")
class NoBang(_Bang, frozen=True):
    """A "!" does nothing."""

    word = "nothing"


class _Afflicts(_Bang, frozen=True):
    status: ClassVar[Status]

    def bang(self, table: DeepRockTable, victim: Seat) -> None:
        """The victim gets a token, unless he fell."""
        table.afflict(victim, self.status)


@cites("CRE-02", "CRE-21")
class Webs(_Afflicts, frozen=True):
    """A "!" webs its victim."""

    word, words = "webbed", "“!” webs its victim"
    status = WEBBED


@cites("CRE-06")
class Stuns(_Afflicts, frozen=True):
    """A "!" stuns its victim."""

    word, words = "stunned", "“!” stuns its victim"
    status = STUNNED


@cites("CRE-08", "CRE-12")
class KnocksOver(_Afflicts, frozen=True):
    """A "!" knocks its victim over."""

    word, words = "knocked_over", "“!” knocks its victim over"
    status = KNOCKED


@cites("R-59")
class HurtsMore(_Bang, frozen=True):
    """A "!" is one more damage."""

    word, words = "damage", "“!” is one more damage"
    bang_damage = 1


@cites("CRE-09")
class Spawns(_Bang, frozen=True):
    """A "!" is a new Grunt when the creature breeds, and nothing when it attacks."""

    word, words = "spawn", "each “!” is a new Grunt"
