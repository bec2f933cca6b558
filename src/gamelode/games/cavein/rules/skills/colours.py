"""Skills that change colours for a turn: of a crystal in the Mine, of cards in the hand."""

from __future__ import annotations

from gamelode.kernel import PASS, Ask, Choice, Frame, Next, Pass, Refusal, Seat, cites, clause

from ...events import CrystalRecoloured, HandTinted
from ...kinds import Card, Colour, Crystal
from ...table import CaveInTable
from .base import Skill

NOT_ANOTHER_COLOUR = Refusal("MGL-02")
NO_COLOUR = Refusal("R-22")
NOT_IN_HAND = Refusal("MET-04")


@cites("MGL-02", "MGL-03")
class Recolour(Skill, frozen=True):
    """Diggerhino: a crystal of the Mine gets another colour and costs less."""

    discount: int

    def apply(self, table: CaveInTable, seat: Seat) -> Frame:
        return Recolouring(seat=seat, discount=self.discount)


@cites("MET-04")
class TintHand(Skill, frozen=True):
    """Robuster: some cards of the hand become one colour."""

    count: int

    def apply(self, table: CaveInTable, seat: Seat) -> Frame:
        return Tinting(seat=seat, most=self.count)


class RecolourCrystal(Choice, frozen=True):
    """Make {crystal} {colour}"""

    crystal: Crystal
    colour: Colour


class WhichToRecolour(Ask[RecolourCrystal | Pass]):
    """Which crystal gets which colour?"""

    def things(self, table: CaveInTable, seat: Seat) -> list[RecolourCrystal | Pass]:
        colours = range(len(table.content.factions))
        return [PASS, *(RecolourCrystal(c, to) for c in table.mine for to in colours if to != table.colour(c))]

    @cites("MGL-02", "R-21")
    def why_not(self, table: CaveInTable, seat: Seat, choice: RecolourCrystal | Pass) -> Refusal | None:
        if isinstance(choice, Pass):
            return None
        known = choice.crystal in table.mine and 0 <= choice.colour < len(table.content.factions)
        return None if known and choice.colour != table.colour(choice.crystal) else NOT_ANOTHER_COLOUR


class Recolouring(Frame):
    """[MGL-02] A crystal of the Mine gets another colour for this turn and costs less."""

    seat: Seat
    discount: int

    @clause("MGL-02", "CLAR-01", "R-21")
    def which(self, table: CaveInTable, _: None) -> Next:
        """Any of the five other colours, also one out of play."""
        return WhichToRecolour(seat=self.seat)

    @clause("MGL-02", "MGL-03", "R-20")
    def recolour(self, table: CaveInTable, choice: RecolourCrystal | Pass) -> Next:
        """The crystal has its new colour and costs less; to gain it still needs a Mine action."""
        if isinstance(choice, RecolourCrystal):
            turn = table.turn
            turn.recoloured[choice.crystal] = choice.colour
            turn.reduced[choice.crystal] = turn.reduced.get(choice.crystal, 0) + self.discount
            table.tell(CrystalRecoloured, self.seat, choice.crystal, choice.colour)
        return None


class TintTo(Choice, frozen=True):
    """Make cards of your hand {colour}"""

    colour: Colour


class WhichTint(Ask[TintTo | Pass]):
    """What colour do cards of your hand become?"""

    def things(self, table: CaveInTable, seat: Seat) -> list[TintTo | Pass]:
        return [PASS, *map(TintTo, range(len(table.content.factions)))]

    def why_not(self, table: CaveInTable, seat: Seat, choice: TintTo | Pass) -> Refusal | None:
        known = isinstance(choice, Pass) or 0 <= choice.colour < len(table.content.factions)
        return None if known else NO_COLOUR

    def options(self, table: CaveInTable, seat: Seat) -> list[TintTo | Pass]:
        return self.things(table, seat)


class TintCard(Choice, frozen=True):
    """Tint {card}"""

    card: Card


class WhichToTint(Ask[TintCard | Pass]):
    """Which card of your hand takes the colour?"""

    colour: Colour

    def things(self, table: CaveInTable, seat: Seat) -> list[TintCard | Pass]:
        return [PASS, *map(TintCard, dict.fromkeys(table.players[seat].hand))]

    @cites("MET-04", "R-23")
    def why_not(self, table: CaveInTable, seat: Seat, choice: TintCard | Pass) -> Refusal | None:
        if isinstance(choice, Pass):
            return None
        held = choice.card in table.players[seat].hand
        return None if held and table.content.tint(choice.card) != self.colour else NOT_IN_HAND


class Tinting(Frame):
    """[MET-04] Up to three cards of the hand become one colour, for mining."""

    seat: Seat
    most: int
    colour: Colour = -1

    @clause("MET-04", "CLAR-01", "R-22")
    def which_colour(self, table: CaveInTable, _: None) -> Next:
        """One colour for all of them, any of the six."""
        return WhichTint(seat=self.seat)

    @clause("MET-04", "R-22")
    def begin(self, table: CaveInTable, choice: TintTo | Pass) -> Next:
        """The player announces the colour, or gives the skill up."""
        if isinstance(choice, Pass):
            return self.finish()
        self.colour = choice.colour
        return None

    @clause("MET-04", "R-23")
    def which_card(self, table: CaveInTable, _: None) -> Next:
        """The cards stay in the hand, unseen; only their number is told."""
        return WhichToTint(seat=self.seat, colour=self.colour) if self.most else self.finish()

    @clause("MET-04", "R-23")
    def tint(self, table: CaveInTable, choice: TintCard | Pass) -> Next:
        """The colour lasts until the end of the turn."""
        if isinstance(choice, Pass):
            return self.finish()
        hand = table.players[self.seat].hand
        hand.remove(choice.card)
        hand.append(table.content.tinted(choice.card, self.colour))
        hand.sort()
        table.tell(HandTinted, self.seat, self.colour)
        self.most -= 1
        return self.goto(Tinting.which_card)
