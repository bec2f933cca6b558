"""What happens in the dreamscape. Everything is open to both players [R-97]."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from gamelode.kernel import Chapter, Event, Seat

from .kinds import Cell, Deed, Faces, Mini, PrintedAbility

if TYPE_CHECKING:
    from .table import DreambladeTable


class _ItsOwners:
    """In statistics it counts for the owner of its miniature."""

    __slots__ = ()
    mini: Mini

    def whose(self, table: DreambladeTable) -> tuple[Seat, ...]:
        return (table.content.owner[self.mini],)


class _ItsEnemys:
    """In statistics it counts for the enemy of its miniature."""

    __slots__ = ()
    mini: Mini

    def whose(self, table: DreambladeTable) -> tuple[Seat, ...]:
        return (1 - table.content.owner[self.mini],)


class TurnBegun(Event, frozen=True):
    """Turn {turn} begins."""

    opens: ClassVar[Chapter] = "turn"

    turn: int


class InitiativeRolled(Event, frozen=True):
    """Initiative: South rolls {south}, North rolls {north}."""

    south: int
    north: int


class FirstPlayerFound(Event, frozen=True):
    """{seat} is the first player of this turn."""

    seat: Seat


class SpawningSkipped(Event, frozen=True):
    """A 1 was rolled: nobody spawns this turn."""


class PointsGained(Event, frozen=True):
    """{seat} has {points} spawn point(s), {bonus} of them for destroyed miniatures."""

    seat: Seat
    points: int
    bonus: int


class Spawned(_ItsOwners, Event, frozen=True):
    """{mini} is spawned at {cell} for {price}."""

    tallied_by: ClassVar[str] = "mini"

    mini: Mini
    cell: Cell
    price: int


class PointsLost(Event, frozen=True):
    """{seat} leaves {points} spawn point(s) unused."""

    summed: ClassVar[str] = "points"

    seat: Seat
    points: int


class AbilityUsed(_ItsOwners, Event, frozen=True):
    """{mini} uses {piece}."""

    tallied_by: ClassVar[str] = "piece"

    mini: Mini
    piece: PrintedAbility


class PhaseChosen(Event, frozen=True):
    """{seat} chooses to {what}."""

    tallied_by: ClassVar[str] = "what"

    seat: Seat
    what: Deed


class Moved(_ItsOwners, Event, frozen=True):
    """{mini} moves from {whence} to {to}."""

    mini: Mini
    whence: Cell
    to: Cell


class AttackBegun(Event, frozen=True):
    """At {cell} {attackers} attack."""

    cell: Cell
    attackers: tuple[Mini, ...]


class DiceRolled(Event, frozen=True):
    """{seat} rolls {faces}."""

    seat: Seat
    faces: Faces


class SpecialAttackBegun(_ItsOwners, Event, frozen=True):
    """{mini} attacks {target} with {dice} dice."""

    mini: Mini
    target: Mini
    dice: int


class DeathblowStruck(Event, frozen=True):
    """{fallen} strike a deathblow."""

    fallen: tuple[Mini, ...]


class DamageRaised(Event, frozen=True):
    """The combat deals {by} more damage."""

    by: int


class Damaged(_ItsEnemys, Event, frozen=True):
    """{mini} takes {damage} damage."""

    summed: ClassVar[str] = "damage"

    mini: Mini
    damage: int


class Disrupted(_ItsOwners, Event, frozen=True):
    """{mini} is disrupted."""

    tallied_by: ClassVar[str] = "mini"

    mini: Mini


class Destroyed(_ItsOwners, Event, frozen=True):
    """{mini} is destroyed."""

    tallied_by: ClassVar[str] = "mini"

    mini: Mini
    by: Seat


class Sacrificed(_ItsOwners, Event, frozen=True):
    """{mini} is sacrificed."""

    tallied_by: ClassVar[str] = "mini"

    mini: Mini


class Banished(_ItsOwners, Event, frozen=True):
    """{mini} is banished to the reserves."""

    tallied_by: ClassVar[str] = "mini"

    mini: Mini


class Raised(_ItsOwners, Event, frozen=True):
    """{mini} comes back from the graveyard into the reserves."""

    tallied_by: ClassVar[str] = "mini"

    mini: Mini


class Purged(_ItsOwners, Event, frozen=True):
    """{mini} goes from the reserves to the graveyard."""

    tallied_by: ClassVar[str] = "mini"

    mini: Mini


class Wailed(Event, frozen=True):
    """The wail calls {cost}."""

    cost: int


class TurnScored(Event, frozen=True):
    """{seat} has {cells} conquest point(s) for cells and {destroyed} for destroyed miniatures."""

    summed: ClassVar[str] = "cells destroyed"

    seat: Seat
    cells: int
    destroyed: int


class TurnWon(Event, frozen=True):
    """{seat} wins the turn and has won {wins} now."""

    seat: Seat
    wins: int


class TurnTied(Event, frozen=True):
    """Nobody wins the turn."""
