"""[CARD] Cards with effects, and the acts that draw and play them."""

from __future__ import annotations

from gamelode.kernel import NOT_OFFERED, Act, Fault, Frame, Next, Pack, Refusal, Seat, cites, clause

from .content import Content, Effect
from .events import Dreamt
from .table import Card, ForestTable
from .wolf import HIT

KEPT_FOR_A_BLOW = Refusal("CARD-02")


class Feast(Effect, frozen=True):
    """Food from the larder."""

    food: int

    def frame(self, seat: Seat) -> Frame:
        return Feasting(seat=seat, food=self.food)


class Hunt(Effect, frozen=True):
    """Dice against the wolf."""

    dice: int

    def frame(self, seat: Seat) -> Frame:
        return Hunting(dice=self.dice)


class Dream(Effect, frozen=True):
    """Cards."""

    cards: int

    def frame(self, seat: Seat) -> Frame:
        return Dreaming(seat=seat, cards=self.cards)


def read(pack: Pack) -> Content[Effect]:
    """The content; paths lead to glades."""
    content = pack.typed(Content[Feast | Hunt | Dream])
    for number, glade in enumerate(content.glade):
        if lost := set(glade.paths) - set(range(len(content.glade))):
            raise pack.fault(f"glade[{number}].paths", f"there is no glade {min(lost)}")
    if not content.card:
        raise Fault("the bag is empty")
    return content


class Play(Act, frozen=True):
    """[CARD-01] Play {card}"""

    card: Card

    @cites("CARD-02")
    def why_not(self, table: ForestTable, seat: Seat) -> Refusal | None:
        if self.card not in table.hands[seat]:
            return NOT_OFFERED
        return None if table.content.card[self.card].effect else KEPT_FOR_A_BLOW

    def frame(self, seat: Seat) -> Frame:
        return Playing(seat=seat, card=self.card)


class Playing(Frame):
    """A card is played: it costs what its effect costs."""

    seat: Seat
    card: Card

    @clause("CARD-01")
    def lay_down(self, table: ForestTable, _: None) -> Next:
        table.spend(self.seat, self.card)
        effect = table.content.card[self.card].effect
        assert effect is not None
        return self.become(effect.frame(self.seat))


class Feasting(Frame):
    """Food, at no cost of acts."""

    seat: Seat
    food: int

    @clause("CARD-03")
    def eat(self, table: ForestTable, _: None) -> Next:
        table.eat(self.seat, self.food)
        return self.finish(0)


class Hunting(Frame):
    """Dice against the wolf, wherever it is."""

    dice: int

    @clause("CARD-03")
    def roll(self, table: ForestTable, _: None) -> Next:
        numbers = table.content.numbers
        if sum(die >= HIT for die in table.dice.roll(range(1, 7), self.dice, "hunt")) >= numbers.wolf_strength:
            table.wolf = numbers.den
        return self.finish(1)


class Dreaming(Frame):
    """Cards are dreamt of, and found in the morning."""

    seat: Seat
    cards: int

    @clause("CARD-03")
    def dream(self, table: ForestTable, _: None) -> Next:
        drawn = [table.draw(self.seat) for _card in range(self.cards)]
        table.tell(Dreamt, self.seat, tuple(card for card in drawn if card is not None))
        return self.finish(1)


class Forage(Act, frozen=True):
    """[FORAGE-01] Forage for a card"""

    def why_not(self, table: ForestTable, seat: Seat) -> Refusal | None:
        return None

    def frame(self, seat: Seat) -> Frame:
        return Foraging(seat=seat)


class Foraging(Frame):
    """A card is found."""

    seat: Seat

    @clause("FORAGE-01")
    def find(self, table: ForestTable, _: None) -> Next:
        table.draw(self.seat)
        return self.finish(1)
