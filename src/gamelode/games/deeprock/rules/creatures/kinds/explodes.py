"""Creatures that explode."""

from __future__ import annotations

from gamelode.kernel import Frame, Next, cites, clause

from ....board.hexes import BIT, NEAR
from ....events.creatures import Exploded, Killed, WentOff
from ....kinds import EXPLOSION, SCARE, Creature, Space
from ....table import DeepRockTable
from ..harm import AreaAttack
from .base import SpecialRule


class Explodes(SpecialRule, frozen=True):
    """It goes off next to a Dwarf or the Sentry Gun, and when it dies."""

    key = "explodes"
    words = "goes off next to a Dwarf or the Sentry Gun, and when it dies"

    @cites("CRE-04")
    def act(self, table: DeepRockTable, creature: Creature) -> Frame | None:
        """It goes off if it is next to a conscious Dwarf or the gun."""
        near = BIT[table.sentry]
        for seat in table.conscious():
            near |= BIT[table.dwarves[seat].space]
        return GoesOff(creature=creature) if NEAR[table.where[creature]] & near else None

    @cites("CRE-04", "R-14")
    def blast(self, space: Space) -> Frame:
        """It goes off where it died."""
        return Blast(space=space)


class GoesOff(Frame):
    """[CRE-04] An Exploder next to a Dwarf or the Sentry Gun goes off."""

    creature: Creature

    @clause("CRE-04")
    def go_off(self, table: DeepRockTable, _: None) -> Next:
        """The creature destroys itself, and its blast follows."""
        space = table.where[self.creature]
        table.tell(WentOff, self.creature)
        table.tell(Killed, self.creature, space)
        table.remove(self.creature)
        return self.become(Blast(space=space))


class Blast(Frame):
    """[CRE-04] An Exploder goes off."""

    space: Space

    @clause("CRE-03", "CRE-04", "CRE-05", "SYM-07", "R-19", "R-62", "R-68")
    def explode(self, table: DeepRockTable, _: None) -> Next:
        """One explosion die for the figures on all adjacent spaces. Dwarves and the gun ignore a Scare."""
        table.tell(Exploded, self.space)
        (face,) = table.roll("explosion", 1, "the explosion")
        hits = {EXPLOSION: 0 if face == SCARE else face}
        blast = AreaAttack(area=NEAR[self.space], hits=hits, scares=face == SCARE, centre=self.space, shielded=True)
        return self.become(blast.harm(table))
