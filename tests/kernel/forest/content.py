"""What is printed: glades, cards and numbers."""

from __future__ import annotations

from typing import Generic, TypeVar

from msgspec import Struct

from gamelode.kernel import Frame, Seat


class Effect(Struct, tag=True, frozen=True, forbid_unknown_fields=True):
    """What a card does when it is played."""

    def frame(self, seat: Seat) -> Frame:
        raise NotImplementedError


E_co = TypeVar("E_co", bound=Effect, covariant=True)


class PrintedCard(Struct, Generic[E_co], frozen=True, forbid_unknown_fields=True):
    """A kind of card."""

    id: str
    source: str
    name: str
    copies: int
    bid: int
    effect: E_co | None = None
    blocks: int = 0  # what it takes from a blow, as a Buckler
    brews: int = 0  # what it takes from a blow, unless it is spoilt
    spills: bool = False


class PrintedGlade(Struct, frozen=True, forbid_unknown_fields=True):
    """A place, and the places next to it."""

    id: str
    source: str
    name: str
    paths: tuple[int, ...]
    berries: int = 0


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """Limits, costs and sizes."""

    source: str
    rounds: int
    acts: int
    hand: int
    food: int
    larder: int
    stalls: tuple[int, ...]
    reach: int
    health: int
    vigour: int
    camps: int
    clearing_radius: int
    camp_distance: int
    den: int
    wolf_strength: int
    wolf_steps: int
    wolf_bite: int


class Content(Struct, Generic[E_co], frozen=True, forbid_unknown_fields=True):
    """All that is printed."""

    card: tuple[PrintedCard[E_co], ...]
    glade: tuple[PrintedGlade, ...]
    numbers: Numbers

    def distances(self, start: int) -> list[int]:
        """How many glades it is from there to each glade."""
        found = {start: 0}
        todo = [start]
        for glade in todo:
            for near in self.glade[glade].paths:
                if near not in found:
                    found[near] = found[glade] + 1
                    todo.append(near)
        return [found[glade] for glade in range(len(self.glade))]

    def way(self, start: int, goal: int) -> tuple[int, ...]:
        """A shortest way, without its start; of equal ones the one through the smaller numbers."""
        left = self.distances(goal)
        way: list[int] = []
        at = start
        while at != goal:
            at = min(near for near in self.glade[at].paths if left[near] < left[at])
            way.append(at)
        return tuple(way)
