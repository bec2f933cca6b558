"""What happens in the dreamscape. Everything is open to both players [R-97]."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from gamelode.kernel import Chapter, DiceRolled, Event, Seat, Throw, Weight

from .kinds import BLADE, MISS, Cell, Deed, Faces, Mini, PhaseKind, PrintedAbility

if TYPE_CHECKING:
    from .table import DreambladeTable


def ordinal(number: int) -> str:
    """Such as `second`."""
    return ("first", "second", "third")[number - 1] if number <= 3 else f"{number}th"


class _ItsOwners:
    """It is the moment of its miniature's owner."""

    __slots__ = ()
    mini: Mini

    def whose(self, table: DreambladeTable) -> tuple[Seat, ...]:
        return (table.content.owner[self.mini],)


class _ItsEnemys:
    """It is the moment of its miniature's enemy."""

    __slots__ = ()
    mini: Mini

    def whose(self, table: DreambladeTable) -> tuple[Seat, ...]:
        return (1 - table.content.owner[self.mini],)


_SHOWN = {BLADE: "blade", MISS: "miss"}


class TurnBegun(Event, frozen=True):
    """Turn {turn} begins."""

    opens: ClassVar[Chapter] = "turn"

    turn: int


class PhaseBegun(Event, frozen=True):
    """{seat}'s {what} phase."""

    opens: ClassVar[Chapter] = "phase"

    seat: Seat
    phase: PhaseKind
    number: int = 0  # of an action phase among those of its player

    @property
    def what(self) -> str:
        return f"{ordinal(self.number)} {self.phase}" if self.number else self.phase


class ConquestBegun(Event, frozen=True):
    """Conquest: who has won the turn?"""

    opens: ClassVar[Chapter] = "phase"


class InitiativeRolled(DiceRolled, frozen=True):
    """Initiative: {shown}."""

    south: int
    north: int

    def throws(self) -> tuple[Throw, ...]:
        rolls = ("South", self.south), ("North", self.north)
        return tuple(Throw(side, (str(roll),), "initiative") for side, roll in rolls)


class FirstPlayerFound(Event, frozen=True):
    """{seat} is the first player of this turn."""

    seat: Seat


class SpawningSkipped(Event, frozen=True):
    """A 1 was rolled: nobody spawns this turn."""

    weight: ClassVar[Weight] = "beat"


class PointsGained(Event, frozen=True):
    """{seat} has {points} spawn point(s), {bonus} of them for destroyed miniatures."""

    weight: ClassVar[Weight] = "beat"

    seat: Seat
    points: int
    bonus: int


class Spawned(_ItsOwners, Event, frozen=True):
    """{mini} is spawned at {cell} for {price}."""

    weight: ClassVar[Weight] = "beat"
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

    weight: ClassVar[Weight] = "beat"
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

    weight: ClassVar[Weight] = "beat"

    mini: Mini
    whence: Cell
    to: Cell


class AttackBegun(Event, frozen=True):
    """At {cell} {attackers} attack."""

    weight: ClassVar[Weight] = "beat"

    cell: Cell
    attackers: tuple[Mini, ...]

    def whose(self, table: DreambladeTable) -> tuple[Seat, ...]:
        return (table.content.owner[self.attackers[0]],)


class AttackRolled(DiceRolled, frozen=True):
    """{seat} rolls {shown}."""

    seat: Seat
    faces: Faces

    purpose: ClassVar[str] = "damage"

    def throws(self) -> tuple[Throw, ...]:
        """Blades and misses deal no damage by themselves."""
        shown = tuple(_SHOWN.get(face, str(face)) for face in self.faces)
        return (Throw("attack", shown, self.purpose, sum(face for face in self.faces if face > 0)),)


class AttackRerolled(AttackRolled, frozen=True):
    """{seat} rolls again, and now has {shown}."""

    purpose: ClassVar[str] = "damage, rolled again"


class SpecialAttackBegun(_ItsOwners, Event, frozen=True):
    """{mini} attacks {target} with {dice} dice."""

    weight: ClassVar[Weight] = "beat"

    mini: Mini
    target: Mini
    dice: int


class DeathblowStruck(Event, frozen=True):
    """{fallen} strike a deathblow."""

    weight: ClassVar[Weight] = "drama"

    fallen: tuple[Mini, ...]

    def whose(self, table: DreambladeTable) -> tuple[Seat, ...]:
        return (table.content.owner[self.fallen[0]],)


class DamageRaised(Event, frozen=True):
    """The combat deals {change} damage."""

    weight: ClassVar[Weight] = "beat"

    by: int

    def whose(self, table: DreambladeTable) -> tuple[Seat, ...]:
        return (table.combat.seat,) if table.combat else ()

    @property
    def change(self) -> str:
        return f"{abs(self.by)} {'more' if self.by > 0 else 'less'}"


class Damaged(_ItsEnemys, Event, frozen=True):
    """{mini} takes {damage} damage."""

    weight: ClassVar[Weight] = "beat"
    summed: ClassVar[str] = "damage"

    mini: Mini
    damage: int


class Disrupted(_ItsOwners, Event, frozen=True):
    """{mini} is disrupted."""

    weight: ClassVar[Weight] = "beat"
    tallied_by: ClassVar[str] = "mini"

    mini: Mini


class Destroyed(_ItsOwners, Event, frozen=True):
    """{mini} is destroyed."""

    weight: ClassVar[Weight] = "drama"
    tallied_by: ClassVar[str] = "mini"

    mini: Mini
    by: Seat


class AttackTold(_ItsOwners, Event, frozen=True):
    """{mini} has attacked: {piece}."""

    mini: Mini
    piece: PrintedAbility


class Sacrificed(_ItsOwners, Event, frozen=True):
    """{mini} is sacrificed."""

    weight: ClassVar[Weight] = "drama"
    tallied_by: ClassVar[str] = "mini"

    mini: Mini


class Banished(_ItsOwners, Event, frozen=True):
    """{mini} is banished to the reserves."""

    weight: ClassVar[Weight] = "beat"
    tallied_by: ClassVar[str] = "mini"

    mini: Mini


class Raised(_ItsOwners, Event, frozen=True):
    """{mini} comes back from the graveyard into the reserves."""

    weight: ClassVar[Weight] = "beat"
    tallied_by: ClassVar[str] = "mini"

    mini: Mini


class Purged(_ItsOwners, Event, frozen=True):
    """{mini} goes from the reserves to the graveyard."""

    weight: ClassVar[Weight] = "beat"
    tallied_by: ClassVar[str] = "mini"

    mini: Mini


class Wailed(_ItsOwners, DiceRolled, frozen=True):
    """{mini} wails {shown}: whoever costs that is banished."""

    mini: Mini
    faces: tuple[int, ...]

    def throws(self) -> tuple[Throw, ...]:
        return (Throw("initiative", tuple(map(str, self.faces)), "cost", sum(self.faces)),)


class TurnScored(Event, frozen=True):
    """{seat} has {cells} conquest point(s) for cells and {destroyed} for destroyed miniatures."""

    weight: ClassVar[Weight] = "beat"
    summed: ClassVar[str] = "cells destroyed"

    seat: Seat
    cells: int
    destroyed: int


class TurnWon(Event, frozen=True):
    """{seat} wins the turn and has won {wins} now."""

    weight: ClassVar[Weight] = "drama"

    seat: Seat
    wins: int


class TurnTied(Event, frozen=True):
    """Nobody wins the turn."""

    weight: ClassVar[Weight] = "beat"


class GameEnded(Event, frozen=True):
    """The game is over: {reason}."""

    weight: ClassVar[Weight] = "drama"

    clause: str

    @property
    def reason(self) -> str:
        return _REASONS[self.clause]


_REASONS = {
    "WIN-01": "enough turns are won",
    "R-90": "it was agreed to play no more turns",
    "R-105": "no creature is left that could come to the dreamscape",
    "R-111": "too many turns in a row were won by nobody",
}
