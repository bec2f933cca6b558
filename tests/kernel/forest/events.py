"""What happens, and who may know."""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec.structs import replace

from gamelode.kernel import Event, Seat

Card = Annotated[int | None, "card"]  # None where it is hidden


class CardDrawn(Event, frozen=True):
    """[DRAW-01] {seat} draws {card}."""

    seat: Seat
    card: Card

    def seen_by(self, seat: Seat | None) -> CardDrawn:
        return self if seat == self.seat else replace(self, card=None)


class CardLaid(Event, frozen=True):
    """[BID-01] {seat} lays {card} at stall {stall}."""

    seat: Seat
    stall: int
    card: Card

    def seen_by(self, seat: Seat | None) -> CardLaid:
        return self if seat == self.seat else replace(self, card=None)


class BidsShown(Event, frozen=True):
    """[BID-03] The bids are shown: {cards}."""

    cards: tuple[Annotated[int, "card"], ...]

    reveals: ClassVar[bool] = True


class Walked(Event, frozen=True):
    """{traveller} comes to the {glade}."""

    traveller: Annotated[int, "traveller"]
    glade: Annotated[int, "glade"]


class Wounded(Event, frozen=True):
    """[BLOW-05] {traveller} is wounded by {power}."""

    traveller: Annotated[int, "traveller"]
    power: int


class Dreamt(Event, frozen=True):
    """[CARD-03] {seat} dreams of {cards}."""

    seat: Seat
    cards: tuple[Annotated[int, "card"], ...]

    def seen_by(self, seat: Seat | None) -> Dreamt | None:
        return self if seat == self.seat else None
