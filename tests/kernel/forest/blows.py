"""[BLOW] A blow is announced, parried and felt."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from gamelode.kernel import Done, Frame, Next, Occasion, Reaction, Seat, Window, cites, clause

from .events import Wounded
from .table import LOST, Card, ForestTable, Traveller


class BlowFalls(Occasion, frozen=True):
    """[BLOW-01] A blow of {power} is about to fall on {target}."""

    target: Traveller
    power: int

    def reactions(self, table: ForestTable, seat: Seat) -> Sequence[RaiseBuckler | StirBrew]:
        if self.power == 0:
            return ()
        cards = table.content.card
        hand = sorted(set(table.hands[seat]))
        bucklers = [RaiseBuckler(card) for card in hand if cards[card].blocks]
        brews = [StirBrew(card) for card in hand if cards[card].brews and seat == table.owner(self.target)]
        return (*bucklers, *brews)

    def less(self, power: int) -> BlowFalls:
        return replace(self, power=max(self.power - power, 0))


class RaiseBuckler(Reaction, frozen=True):
    """[BLOW-02] Raise the {card}"""

    card: Card

    @cites("BLOW-02")
    def react(self, table: ForestTable, seat: Seat, occasion: BlowFalls) -> Next:
        table.spend(seat, self.card)
        return Done(occasion.less(table.content.card[self.card].blocks))


class StirBrew(Reaction, frozen=True):
    """[BLOW-03] Stir the {card}"""

    card: Card

    def react(self, table: ForestTable, seat: Seat, occasion: BlowFalls) -> Next:
        return Stirring(seat=seat, card=self.card, blow=occasion)


class WhenBlowFalls(Window[BlowFalls, RaiseBuckler | StirBrew]):
    """A blow is about to fall: do you parry it?"""

    def is_asked(self, table: ForestTable, seat: Seat) -> bool:
        """Hands are secret: whoever holds a card at all is asked."""
        return self.occasion.power > 0 and bool(table.hands[seat])


class BrewIsStirred(Occasion, frozen=True):
    """[BLOW-04] {seat} stirs a brew of {strength}."""

    seat: Seat
    strength: int

    def reactions(self, table: ForestTable, seat: Seat) -> Sequence[Spoil]:
        hand = sorted(set(table.hands[seat]))
        return tuple(Spoil(card) for card in hand if self.strength and table.content.card[card].spills)


class Spoil(Reaction, frozen=True):
    """[BLOW-04] Spoil it with the {card}"""

    card: Card

    def react(self, table: ForestTable, seat: Seat, occasion: BrewIsStirred) -> Next:
        table.spend(seat, self.card)
        return Done(replace(occasion, strength=0))


class WhenBrewIsStirred(Window[BrewIsStirred, Spoil]):
    """A brew is stirred: do you spoil it?"""

    def is_asked(self, table: ForestTable, seat: Seat) -> bool:
        return self.occasion.strength > 0 and bool(table.hands[seat])


class Stirring(Frame):
    """A brew takes power from a blow, if nobody spoils it."""

    seat: Seat
    card: Card
    blow: BlowFalls

    @clause("BLOW-03", "BLOW-04")
    def stir(self, table: ForestTable, _: None) -> Next:
        table.spend(self.seat, self.card)
        others = table.from_seat(self.seat)[1:]
        return WhenBrewIsStirred(occasion=BrewIsStirred(self.seat, table.content.card[self.card].brews), seats=others)

    @clause("BLOW-03")
    def drink(self, table: ForestTable, brew: BrewIsStirred) -> Next:
        return self.finish(self.blow.less(brew.strength))


class Blow(Frame):
    """Somebody is struck."""

    target: Traveller
    power: int

    @clause("BLOW-01")
    def threaten(self, table: ForestTable, _: None) -> Next:
        """Round the table from the threatened player, until all pass in a row."""
        seats = table.from_seat(table.owner(self.target))
        return WhenBlowFalls(occasion=BlowFalls(self.target, self.power), seats=seats)

    @clause("BLOW-05", "END-02")
    def fall(self, table: ForestTable, blow: BlowFalls) -> Next:
        """Three wounds and the traveller is lost; with its last one a player ends the game, at once."""
        table.wounds[blow.target] += blow.power
        table.tell(Wounded, blow.target, blow.power)
        if table.wounds[blow.target] >= table.content.numbers.health:
            table.glades[blow.target] = LOST
            if all(table.glades[traveller] == LOST for traveller in table.own(table.owner(blow.target))):
                table.over = "END-02"
        return None


class Bite(Blow):
    """The wolf bites."""

    @clause("WOLF-07")
    def feed(self, table: ForestTable, _: None) -> Next:
        """It eats one food of whomever it bit."""
        table.eat(table.owner(self.target), -1)
        return None
