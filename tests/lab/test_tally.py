"""Events are counted: for seats, for teams, for the game; by kind; or their numbers added up."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, ClassVar

from msgspec.structs import replace

from gamelode.kernel import Event, Game, Rules, Seat, Told
from gamelode.lab.tally import Tally
from tests.kernel.forest import FOREST
from tests.kernel.forest.table import ForestTable
from tests.kernel.scenes import BUCKLER, FEAST

Card = Annotated[int, "card"]


class CampBuilt(Event, frozen=True):
    """{seat} builds a camp."""

    seat: Seat | None


class CardBought(Event, frozen=True):
    """{seat} buys {card}."""

    tallied_by: ClassVar[str] = "card"

    seat: Seat
    card: Card


class CardsShown(Event, frozen=True):
    """{seat} shows {cards}."""

    tallied_by: ClassVar[str] = "cards"

    seat: Seat
    cards: tuple[Card, ...]


class FoodEaten(Event, frozen=True):
    """{seat} eats."""

    summed: ClassVar[str] = "raw well_done"

    seat: Seat
    raw: int
    well_done: int


class NightFell(Event, frozen=True):
    """It is dark."""


class FlagRaised(Event, frozen=True):
    """{team} raises its flag."""

    team: int


class CampRobbed(Event, frozen=True):
    """The player to the left is robbed."""

    seat: Seat

    def whose(self, table: ForestTable) -> tuple[Seat, ...]:
        return ((self.seat + 1) % table.seats,)


def counted(*events: Event, rules: Rules = FOREST) -> Tally:
    """What a game of four says if just this happened in it."""
    game = Game.start(rules.standard, 4, 1)
    game.log = [Told(event, (), 0, 0) for event in events]
    tally = Tally(game)
    tally.take()
    return tally


def test_an_event_counts_for_its_seat_in_words() -> None:
    tally = counted(CampBuilt(2), CampBuilt(2), CampBuilt(0))
    assert tally.seats == ({"Camp built": 1}, {}, {"Camp built": 2}, {})


def test_what_nobody_did_counts_for_the_game() -> None:
    tally = counted(NightFell(), CampBuilt(None))
    assert tally.nobodys == {"Night fell": 1, "Camp built": 1}
    assert not any(tally.seats)


def test_an_event_is_told_apart_by_its_kind() -> None:
    tally = counted(CardBought(0, FEAST), CardBought(0, BUCKLER), CardBought(0, FEAST))
    assert tally.seats[0] == {"Card bought": 3, "Card bought: Feast": 2, "Card bought: Buckler": 1}


def test_each_of_several_things_counts_under_its_kind() -> None:
    tally = counted(CardsShown(1, (FEAST, FEAST, BUCKLER)))
    assert tally.seats[1] == {"Cards shown": 1, "Cards shown: Feast": 2, "Cards shown: Buckler": 1}


def test_kinds_have_names_of_their_own_where_copies_are_told_apart() -> None:
    def names(content: object) -> Mapping[str, Callable[[int], str]]:
        return {"card": lambda card: f"card no. {card}", "kind of card": lambda card: "food"}

    tally = counted(CardBought(0, FEAST), rules=replace(FOREST, names=names))
    assert tally.seats[0] == {"Card bought": 1, "Card bought: food": 1}


def test_numbers_are_added_up() -> None:
    tally = counted(FoodEaten(0, 2, 1), FoodEaten(0, 3, 0))
    assert tally.seats[0] == {"Food eaten, raw": 5, "Food eaten, well done": 1}


def test_what_a_team_did_counts_for_all_its_seats() -> None:
    tally = counted(FlagRaised(1), rules=replace(FOREST, sides=lambda table: (0, 1, 0, 1)))
    assert tally.seats == ({}, {"Flag raised": 1}, {}, {"Flag raised": 1})


def test_an_event_may_ask_the_table_whose_it_is() -> None:
    tally = counted(CampRobbed(3))
    assert tally.seats[0] == {"Camp robbed": 1}


def test_nothing_is_counted_twice() -> None:
    tally = counted(NightFell())
    tally.take()
    assert tally.nobodys == {"Night fell": 1}
