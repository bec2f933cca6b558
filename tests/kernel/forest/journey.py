"""[WALK] Walking glade by glade, and what a step sets off."""

from __future__ import annotations

from typing import ClassVar

from gamelode.kernel import (
    NOT_OFFERED,
    Act,
    Frame,
    Next,
    Refusal,
    Seat,
    Simultaneous,
    Trigger,
    WhichFirst,
    cites,
    clause,
)

from .blows import Blow
from .events import Walked
from .table import LOST, ForestTable, Glade, Traveller

IS_LOST = Refusal("WALK-03")
NO_FOOD = Refusal("SNARE-01")


class Walk(Act, frozen=True):
    """[WALK-01] {traveller} walks to the {glade}"""

    traveller: Traveller
    glade: Glade

    @cites("WALK-02", "WALK-03")
    def why_not(self, table: ForestTable, seat: Seat) -> Refusal | None:
        if self.traveller not in table.own(seat) or self.glade not in range(len(table.content.glade)):
            return NOT_OFFERED
        start = table.glades[self.traveller]
        if start == LOST:
            return IS_LOST
        distance, reach = table.content.distances(start)[self.glade], table.content.numbers.reach
        return Refusal("WALK-02", (distance, reach)) if distance not in range(1, reach + 1) else None

    def frame(self, seat: Seat) -> Frame:
        return Walking(traveller=self.traveller, goal=self.glade)


class SetSnare(Act, frozen=True):
    """[SNARE-01] {traveller} sets a snare"""

    traveller: Traveller

    def why_not(self, table: ForestTable, seat: Seat) -> Refusal | None:
        if self.traveller not in table.own(seat):
            return NOT_OFFERED
        if table.glades[self.traveller] == LOST:
            return IS_LOST
        return None if table.food[seat] else NO_FOOD

    def frame(self, seat: Seat) -> Frame:
        return Setting(seat=seat, traveller=self.traveller)


class Setting(Frame):
    """A snare is set."""

    seat: Seat
    traveller: Traveller

    @clause("SNARE-01")
    def pay(self, table: ForestTable, _: None) -> Next:
        table.eat(self.seat, -1)
        table.snares[table.glades[self.traveller]] += 1
        return self.finish(1)


class Walking(Frame):
    """A traveller walks; at each glade something may stop it."""

    traveller: Traveller
    goal: Glade

    @clause("WALK-01")
    def step(self, table: ForestTable, eaten: int | None) -> Next:
        """The walk is over at its goal, where the traveller eats, and where it is lost."""
        at = table.glades[self.traveller]
        if eaten or at in (self.goal, LOST):
            return self.finish(1)
        glade = table.content.way(at, self.goal)[0]
        table.glades[self.traveller] = glade
        table.tell(Walked, self.traveller, glade)
        return self.goto(Walking.step, after=Entering.into(table, self.traveller))


class Snap(Trigger, frozen=True):
    """The snare snaps at {traveller}"""

    traveller: Traveller

    def owner(self, table: ForestTable) -> Seat:
        return table.owner(self.traveller)

    def frame(self, table: ForestTable) -> Frame | None:
        return Snapping(traveller=self.traveller)


class Eat(Trigger, frozen=True):
    """{traveller} eats a berry"""

    traveller: Traveller

    def owner(self, table: ForestTable) -> Seat:
        return table.owner(self.traveller)

    def frame(self, table: ForestTable) -> Frame | None:
        """The lost eat nothing."""
        return None if table.glades[self.traveller] == LOST else Eating(traveller=self.traveller)


class WhatHappensFirst(WhichFirst[Snap | Eat]):
    """What happens first?"""


class Entering(Simultaneous[Snap | Eat]):
    """All that one step sets off."""

    eaten: int = 0

    ask: ClassVar[type[WhichFirst[Snap | Eat]]] = WhatHappensFirst

    @classmethod
    @cites("ENTER-01")
    def into(cls, table: ForestTable, traveller: Traveller) -> Entering:
        glade = table.glades[traveller]
        snares, berries = table.snares[glade] * (Snap(traveller),), (Eat(traveller),) if table.berries[glade] else ()
        return cls(triggers=snares + berries)

    def note(self, table: ForestTable, got: int | None) -> None:
        self.eaten += got or 0

    @clause("ENTER-01")
    def check(self, table: ForestTable, _: None) -> Next:
        """Whether anything was eaten shows only now."""
        return self.finish(self.eaten)


class Snapping(Frame):
    """A snare snaps, whoever set it."""

    traveller: Traveller

    @clause("SNARE-02", "R-02")
    def snap(self, table: ForestTable, _: None) -> Next:
        """A traveller that an earlier snare has killed sets off no other."""
        glade = table.glades[self.traveller]
        if glade == LOST:
            return self.finish()
        table.snares[glade] -= 1
        return self.become(Blow(target=self.traveller, power=2))


class Eating(Frame):
    """A berry is eaten."""

    traveller: Traveller

    @clause("BERRY-01")
    def eat(self, table: ForestTable, _: None) -> Next:
        table.berries[table.glades[self.traveller]] -= 1
        table.eat(table.owner(self.traveller), 1)
        return self.finish(1)
