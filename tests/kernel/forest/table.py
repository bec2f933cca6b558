"""What lies on the table."""

from __future__ import annotations

from bisect import insort
from typing import Annotated, ClassVar

from msgspec import Struct

from gamelode.kernel import Seat, Table, cites

from .content import Content, Effect
from .events import CardDrawn

Traveller = Annotated[int, "traveller"]
Glade = Annotated[int, "glade"]
Card = Annotated[int, "card"]

LOST = -1  # where lost travellers are


class Bid(Struct, frozen=True):
    """A card that lies face down at a stall."""

    seat: Seat
    stall: int
    card: Card


class Camp(Struct, frozen=True):
    """A tent, so many paces east and north of the oak."""

    seat: Seat
    x: int
    y: int


class ThisTurn(Struct):
    """What lasts until the end of a turn."""

    acts: int = 0


class ForestTable(Table, kw_only=True):
    """All that lies on the table. Travellers of seat s are s, s + seats; hands and bag are sorted, by kind."""

    glades: list[Glade]  # of each traveller
    wounds: list[int]  # of each traveller
    food: list[int]  # of each seat
    hands: list[list[Card]]  # of each seat
    bag: list[Card]
    berries: list[int]  # in each glade
    snares: list[int]  # in each glade
    larder: int
    wolf: Glade
    bids: list[Bid] = []
    camps: list[Camp] = []
    first: Seat = 0
    rounds: int = 0  # played
    turn: ThisTurn | None = None

    content: ClassVar[Content[Effect]]

    @property
    def seats(self) -> int:
        return len(self.food)

    def owner(self, traveller: Traveller) -> Seat:
        return traveller % self.seats

    def from_seat(self, start: Seat) -> tuple[Seat, ...]:
        """Everyone, round the table."""
        return tuple((start + step) % self.seats for step in range(self.seats))

    def own(self, seat: Seat) -> range:
        return range(seat, len(self.glades), self.seats)

    def met_in(self, glade: Glade) -> tuple[Traveller, ...]:
        """Travellers in a glade: the first player's, then to the left."""
        return tuple(t for seat in self.from_seat(self.first) for t in self.own(seat) if self.glades[t] == glade)

    @cites("VIGOUR-01")
    def vigour(self, traveller: Traveller) -> int:
        """A companion in the same glade gives a die for as long as it stands there."""
        glade = self.glades[traveller]
        near = sum(self.glades[other] == glade for other in self.own(self.owner(traveller)))
        return self.content.numbers.vigour + (near > 1)

    def eat(self, seat: Seat, food: int) -> None:
        """Food comes from the larder, as far as it goes; with less than nothing it goes back."""
        food = max(min(food, self.larder), -self.food[seat])
        self.food[seat] += food
        self.larder -= food

    @cites("DRAW-01")
    def draw(self, seat: Seat) -> Card | None:
        if not self.bag:
            return None
        card = self.dice.draw(self.bag, "cards")
        insort(self.hands[seat], card)
        self.tell(CardDrawn, seat, card)
        return card

    def spend(self, seat: Seat, card: Card) -> None:
        """Out of the hand, back into the bag."""
        self.hands[seat].remove(card)
        insort(self.bag, card)
