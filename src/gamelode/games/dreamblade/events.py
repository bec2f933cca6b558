"""What happens in the dreamscape. Everything is open to both players [R-97]."""

from __future__ import annotations

from typing import Annotated

from gamelode.kernel import Event, Seat

Mini = Annotated[int, "mini"]  # a miniature: its number tells kind, owner and copy
Kind = Annotated[int, "kind"]  # what is printed on it
Cell = Annotated[int, "cell"]
Piece = Annotated[int, "piece"]  # an ability as printed on a kind
Faces = Annotated[tuple[int, ...], "face"]


class TurnBegun(Event, frozen=True):
    """Turn {turn} begins."""

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
    """{seat} has {points} spawn points, {bonus} of them for destroyed miniatures."""

    seat: Seat
    points: int
    bonus: int


class Spawned(Event, frozen=True):
    """{mini} is spawned at {cell} for {price}."""

    mini: Mini
    cell: Cell
    price: int


class PointsLost(Event, frozen=True):
    """{seat} leaves {points} spawn points unused."""

    seat: Seat
    points: int


class AbilityUsed(Event, frozen=True):
    """{mini} uses {piece}."""

    mini: Mini
    piece: Piece


class PhaseChosen(Event, frozen=True):
    """{seat} chooses to {what}."""

    seat: Seat
    what: str


class Moved(Event, frozen=True):
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


class SpecialAttackBegun(Event, frozen=True):
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


class Damaged(Event, frozen=True):
    """{mini} takes {damage} damage."""

    mini: Mini
    damage: int


class Disrupted(Event, frozen=True):
    """{mini} is disrupted."""

    mini: Mini


class Destroyed(Event, frozen=True):
    """{mini} is destroyed."""

    mini: Mini
    by: Seat


class Sacrificed(Event, frozen=True):
    """{mini} is sacrificed."""

    mini: Mini


class Banished(Event, frozen=True):
    """{mini} is banished to the reserves."""

    mini: Mini


class Raised(Event, frozen=True):
    """{mini} comes back from the graveyard into the reserves."""

    mini: Mini


class Purged(Event, frozen=True):
    """{mini} goes from the reserves to the graveyard."""

    mini: Mini


class Wailed(Event, frozen=True):
    """The wail calls {cost}."""

    cost: int


class TurnScored(Event, frozen=True):
    """{seat} has {cells} conquest points for cells and {destroyed} for destroyed miniatures."""

    seat: Seat
    cells: int
    destroyed: int


class TurnWon(Event, frozen=True):
    """{seat} wins the turn and has won {wins} now."""

    seat: Seat
    wins: int


class TurnTied(Event, frozen=True):
    """Nobody wins the turn."""
