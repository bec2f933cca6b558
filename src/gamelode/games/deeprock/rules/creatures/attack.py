"""A creature's attack on a Dwarf or on the Sentry Gun."""

from __future__ import annotations

from msgspec import Struct

from gamelode.kernel import PASS, YES, Ask, Frame, Next, Pass, Seat, Yes, cites, clause

from ...events.cards import CardShouted
from ...events.creatures import Attacked
from ...kinds import BANG, Card, Creature
from ...table import DeepRockTable
from ..choices import called


class PlayRockSolid(Ask[Pass | Yes]):
    """Do you play {card} so that the attack has no effect on {victim}?"""

    card: Card
    to: Seat

    @property
    def victim(self) -> Struct:
        return called(self.to, self.seat)

    def things(self, table: DeepRockTable, seat: Seat) -> tuple[Pass | Yes, ...]:
        return (PASS, YES)


class CreatureAttack(Frame):
    """[ACT-04] A creature attacks a Dwarf."""

    creature: Creature
    seat: Seat
    faces: tuple[int, ...] = ()
    todo: tuple[tuple[Seat, Card], ...] = ()  # who holds a card that stops it

    @clause("ACT-04", "GUN-07")
    def roll(self, table: DeepRockTable, _: None) -> Next:
        """The creature rolls its dice; a Shield stops the attack."""
        nature = table.content.nature[self.creature]
        table.tell(Attacked, self.creature, self.seat)
        self.faces = table.roll(nature.die, nature.dice, "the attack", self.seat)
        if table.is_shielded(self.seat):
            table.protect(self.seat)
            return self.finish()
        if any(self.faces) and table.dwarves[self.seat].health:
            self.todo = table.shouters(table.content.cancelling, self.seat, table.active)
        return None

    @clause("RNS-03", "R-35")
    def ask(self, table: DeepRockTable, _: None) -> Next:
        """Whoever holds a card against it may play it now."""
        if not self.todo:
            return self.goto(CreatureAttack.apply)
        seat, card = self.todo[0]
        return PlayRockSolid(seat=seat, card=card, to=self.seat)

    @clause("RNS-02", "RNS-03")
    def cancel(self, table: DeepRockTable, answer: Pass | Yes) -> Next:
        """The attack then has no effect on him."""
        (seat, card), self.todo = self.todo[0], self.todo[1:]
        if answer == PASS:
            return self.goto(CreatureAttack.ask)
        table.discard_shout(seat, card)
        table.tell(CardShouted, seat, card, self.seat)
        return self.finish()

    @clause("EFF-01", "R-59")
    def apply(self, table: DeepRockTable, _: None) -> Next:
        """The Dwarf loses Health for each bite."""
        table.hurt(self.seat, damage_of(table, self.creature, self.faces))
        return None if BANG in self.faces else self.finish()

    @clause("SYM-09", "CRE-01", "CRE-02", "CRE-06", "CRE-08", "CRE-12", "CRE-21", "R-59")
    def bang(self, table: DeepRockTable, _: None) -> Next:
        """Then '!' does what is the creature's own. Who falls takes no further effect."""
        for rule in table.content.nature[self.creature].bang:
            rule.bang(table, self.seat)
        return None


class GunAttack(Frame):
    """[ENG-03] A creature attacks the Sentry Gun."""

    creature: Creature
    faces: tuple[int, ...] = ()

    @clause("ENG-03")
    def roll(self, table: DeepRockTable, _: None) -> Next:
        """The creature rolls its dice."""
        nature = table.content.nature[self.creature]
        self.faces = table.roll(nature.die, nature.dice, "the attack on the Sentry Gun")
        return None

    @clause("ENG-03", "ENG-04", "R-59")
    def apply(self, table: DeepRockTable, _: None) -> Next:
        """Any damage destroys it, and it goes back to the Engineer."""
        if damage_of(table, self.creature, self.faces):
            table.lose_gun()
        return None


@cites("EFF-01", "R-59")
def damage_of(table: DeepRockTable, creature: Creature, faces: tuple[int, ...]) -> int:
    """What a roll of this creature hurts: bites, and "!" if that is damage too."""
    bangs = faces.count(BANG)
    return sum(faces) - bangs * (BANG - table.content.nature[creature].bang_damage)
