"""Creatures that breed."""

from __future__ import annotations

from gamelode.kernel import Frame, Next, cites, clause

from ....events.creatures import Bred, Breeding
from ....kinds import BANG, Count, Creature, Space
from ....table import DeepRockTable
from ..emerge import EmergeMany
from .base import SpecialRule


class Births(SpecialRule, frozen=True):
    """It breeds instead of moving; and so many Grunts come out of it when it dies."""

    grunts: Count

    key, absent = "births", 0
    words = "breeds instead of moving, and when it dies"

    @cites("CRE-09")
    def act(self, table: DeepRockTable, creature: Creature) -> Frame:
        """It breeds, whether or not Dwarves are near."""
        return Breeds(creature=creature)

    @cites("CRE-10", "R-49")
    def birth(self, table: DeepRockTable, space: Space) -> Frame:
        """Grunts come out of it, on its space and next to it."""
        return EmergeMany(kind=table.content.grunt, count=self.grunts, origin=space)


class Breeds(Frame):
    """[CRE-09] A Brood Nexus breeds."""

    creature: Creature

    @clause("CRE-09", "R-70")
    def breed(self, table: DeepRockTable, _: None) -> Next:
        """Each '!' is a Grunt next to it, whether or not Dwarves are near."""
        nature = table.content.nature[self.creature]
        table.tell(Breeding, self.creature)
        grunts = table.roll(nature.die, nature.dice, "the brood").count(BANG)
        table.tell(Bred, self.creature, grunts)
        origin = table.where[self.creature]
        return self.become(EmergeMany(kind=table.content.grunt, count=grunts, origin=origin))
