"""What may be used at any time: Rock & Stone cards that are played, and charges that are set off."""

from __future__ import annotations

from msgspec import Struct

from gamelode.kernel import Command, Frame, Next, Refusal, Seat, cites, clause

from ...events.cards import CardShouted, played
from ...kinds import NOBODY, Card, Space
from ...table import DeepRockTable
from ..creatures.crawl import ChargeGoesOff
from .rock_and_stone import AnyTimeEffect


class Shout(Command, frozen=True):
    """Play {play}"""

    card: Card
    to: Seat

    barred = "R-35"

    @property
    def play(self) -> Struct:
        return played(self.card, self.to)

    @cites("RNS-01", "RNS-03", "RNS-04", "STAND-02", "R-35", "TURN-06")
    def why_not(self, table: DeepRockTable, seat: Seat) -> Refusal | None:
        """Any conscious holder, on whom the card allows, while the card could do something."""
        dwarf = table.dwarves[seat]
        if not dwarf.health:
            return Refusal("REV-02")
        if self.card not in dwarf.cards:
            return Refusal("RNS-02")
        effect = table.content.shouts[self.card].effect
        if not isinstance(effect, AnyTimeEffect):
            return Refusal("R-35")
        if not (table.is_played_on(self.card, seat, self.to) if effect.on_dwarf else self.to == NOBODY):
            return Refusal("RNS-03")
        return None if effect.may(table, seat, self.to) else Refusal("R-35")

    def frame(self, seat: Seat) -> Frame:
        return Shouting(seat=seat, card=self.card, to=self.to)


class Detonate(Command, frozen=True):
    """Set off the Satchel Charge at {space}"""

    space: Space

    barred = "R-88"

    @cites("THROW-09", "R-88")
    def why_not(self, table: DeepRockTable, seat: Seat) -> Refusal | None:
        own = table.charges.get(self.space) == seat and table.dwarves[seat].health
        return None if own else Refusal("R-88")

    def frame(self, seat: Seat) -> Frame:
        return ChargeGoesOff(space=self.space)


@cites("RNS-01")
def commands(table: DeepRockTable, seat: Seat) -> list[Command]:
    """What a seat holds that could be used at any time."""
    dwarf = table.dwarves[seat]
    found: list[Command] = []
    if dwarf.cards and dwarf.health:
        for card in sorted(set(dwarf.cards)):
            effect = table.content.shouts[card].effect
            if isinstance(effect, AnyTimeEffect):
                found += [Shout(card, to) for to in (range(len(table.dwarves)) if effect.on_dwarf else (NOBODY,))]
    if table.charges:
        found += [Detonate(space) for space, owner in sorted(table.charges.items()) if owner == seat]
    return found


def anyone_could(table: DeepRockTable) -> bool:
    """[R-35] Whether somebody has something to use at any time, now."""
    for seat in range(len(table.dwarves)):
        for command in commands(table, seat):
            if command.why_not(table, seat) is None:
                return True
    return False


class Shouting(Frame):
    """[RNS-01] A Rock & Stone card is played."""

    seat: Seat
    card: Card
    to: Seat

    @clause("RNS-01", "RNS-02")
    def play(self, table: DeepRockTable, _: None) -> Next:
        """The card costs no action, and is discarded."""
        table.discard_shout(self.seat, self.card)
        table.tell(CardShouted, self.seat, self.card, self.to)
        return None

    @clause("RNS-03", "RNS-04", "R-35", "R-100")
    def effect(self, table: DeepRockTable, _: None) -> Next:
        """The card does what it says."""
        effect = table.content.shouts[self.card].effect
        assert isinstance(effect, AnyTimeEffect)
        return self.become(effect.frame(self.seat, self.to))
