"""Abilities that move creatures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from gamelode.kernel import NOT_OFFERED, PASS, Ask, Choice, Frame, Next, Pass, Refusal, Seat, cites, clause

from ...board import ADJACENT, CELLS, steps
from ...kinds import Cell, Mini, PrintedAbility
from ...table import DreambladeTable
from ..choosing import GoTo, MayTarget, Target
from ..effects import Effect
from .base import Used


class Step(Choice, frozen=True):
    """{mini} to {cell}"""

    mini: Mini
    cell: Cell


@cites("R-52", "R-53")
class Move(Used, frozen=True, kw_only=True):
    """A creature that fits the description, wherever it is, may be moved to an adjacent cell. Locations never move."""

    def use(self, table: DreambladeTable, effect: Effect) -> Frame | None:
        return Moving(mini=effect.mini, piece=effect.piece)

    def movable(self, table: DreambladeTable, mini: Mini) -> list[Mini]:
        """Creatures that the ability can be used on."""
        raise NotImplementedError

    def ways(self, table: DreambladeTable, mini: Mini, target: Mini) -> Sequence[Cell]:
        """Cells to which the ability may send a creature, if there is room."""
        return ADJACENT[table.cell[target]]


def allies(table: DreambladeTable, mini: Mini) -> list[Mini]:
    """Other creatures under the same control [R-08]."""
    return sorted(m for m in table.on_board(table.content.owner[mini]) if m != mini)


def enemies(table: DreambladeTable, mini: Mini) -> list[Mini]:
    return sorted(table.on_board(1 - table.content.owner[mini]))


@cites("ADVANCE-01", "R-08")
class Advance(Move, frozen=True, kw_only=True):
    """An unengaged ally may be moved to an adjacent cell."""

    rule: ClassVar[str] = "ADVANCE-01"

    def movable(self, table: DreambladeTable, mini: Mini) -> list[Mini]:
        return [m for m in allies(table, mini) if not table.is_engaged(m)]


@cites("SKIRMISH-01", "R-08")
class Skirmish(Move, frozen=True, kw_only=True):
    """An engaged ally may be moved to an adjacent cell."""

    rule: ClassVar[str] = "SKIRMISH-01"

    def movable(self, table: DreambladeTable, mini: Mini) -> list[Mini]:
        return [m for m in allies(table, mini) if table.is_engaged(m)]


@cites("EXPEL-01")
class Expel(Move, frozen=True, kw_only=True):
    """An engaged enemy may be moved to an adjacent cell."""

    rule: ClassVar[str] = "EXPEL-01"

    def movable(self, table: DreambladeTable, mini: Mini) -> list[Mini]:
        return [m for m in enemies(table, mini) if table.is_engaged(m)]


class Pull(Move, frozen=True, kw_only=True):
    """An unengaged enemy comes nearer to the bearer, or goes farther away."""

    change: ClassVar[int]

    def movable(self, table: DreambladeTable, mini: Mini) -> list[Mini]:
        return [m for m in enemies(table, mini) if not table.is_engaged(m)]

    @cites("R-54")
    def ways(self, table: DreambladeTable, mini: Mini, target: Mini) -> Sequence[Cell]:
        """Cells nearer to the bearer, or farther from it, as it stands now."""
        return steps(table.cell[target], table.cell[mini], self.change)


@cites("LURE-01")
class Lure(Pull, frozen=True, kw_only=True):
    """An unengaged enemy comes one cell nearer."""

    rule: ClassVar[str] = "LURE-01"
    change = -1


@cites("SCARE-01")
class Scare(Pull, frozen=True, kw_only=True):
    """An unengaged enemy goes one cell farther away."""

    rule: ClassVar[str] = "SCARE-01"
    change = 1


class MayMove(Ask[Step | Pass]):
    """{mini}, {piece}: who moves where?"""

    mini: Mini
    piece: PrintedAbility

    only_if_choice: ClassVar[bool] = True

    def ability(self, table: DreambladeTable) -> Move:
        ability = table.content.pieces[self.piece]
        assert isinstance(ability, Move)
        return ability

    def things(self, table: DreambladeTable, seat: Seat) -> list[Step | Pass]:
        creatures = sorted([*table.on_board(0), *table.on_board(1)])
        return [PASS, *(Step(m, cell) for m in creatures for cell in ADJACENT[table.cell[m]])]

    @cites("SHIFT-04", "SHIFT-05", "ABX-01", "R-27", "R-52", "R-53")
    def why_not(self, table: DreambladeTable, seat: Seat, choice: Step | Pass) -> Refusal | None:
        if isinstance(choice, Pass):
            return None
        ability, target = self.ability(table), choice.mini
        if target not in table.cell or not 0 <= choice.cell < CELLS:
            return NOT_OFFERED
        if target not in ability.movable(table, self.mini):
            return Refusal(ability.rule)
        if choice.cell not in ADJACENT[table.cell[target]]:
            return Refusal("SHIFT-04")
        if choice.cell not in ability.ways(table, self.mini, target):
            return Refusal(ability.rule)
        return None if table.has_room(choice.cell, table.content.owner[target]) else Refusal("SHIFT-05")

    def options(self, table: DreambladeTable, seat: Seat) -> list[Step | Pass]:
        ability, owner = self.ability(table), table.content.owner
        found: list[Step | Pass] = [PASS]
        for target in ability.movable(table, self.mini):
            ways = ability.ways(table, self.mini, target)
            found += [Step(target, cell) for cell in ways if table.has_room(cell, owner[target])]
        return found


class Moving(Frame):
    """[R-52] A creature may be moved one cell."""

    mini: Mini
    piece: PrintedAbility

    @clause("ABX-01", "R-37")
    def ask(self, table: DreambladeTable, _: None) -> Next:
        return MayMove(seat=table.content.owner[self.mini], mini=self.mini, piece=self.piece)

    @clause("ADVANCE-01", "SKIRMISH-01", "EXPEL-01", "LURE-01", "SCARE-01")
    def move(self, table: DreambladeTable, choice: Step | Pass) -> Next:
        if isinstance(choice, Step):
            table.move(choice.mini, choice.cell)
        return None


@cites("SWAP-01")
class Swap(Used, frozen=True, kw_only=True):
    """The bearer trades places with an ally in another cell."""

    rule: ClassVar[str] = "SWAP-01"

    def use(self, table: DreambladeTable, effect: Effect) -> Frame | None:
        return Swapping(mini=effect.mini, piece=effect.piece)


class Swapping(Frame):
    """[SWAP-01] Two creatures of a side trade places."""

    mini: Mini
    piece: PrintedAbility

    @clause("SWAP-01", "R-56", "R-108")
    def ask(self, table: DreambladeTable, _: None) -> Next:
        """Any allied creature elsewhere, engaged or not; numbers do not change, so there is always room."""
        content, here = table.content, table.cell[self.mini]
        if not content.is_creature[self.mini]:
            return self.finish()
        among = tuple(m for m in allies(table, self.mini) if table.cell[m] != here)
        return MayTarget(seat=content.owner[self.mini], mini=self.mini, piece=self.piece, among=among)

    @clause("SWAP-01", "SWAP-02", "R-56")
    def trade(self, table: DreambladeTable, choice: Target | Pass) -> Next:
        """Both change cells at the same moment. Whoever comes in has not attacked."""
        if isinstance(choice, Target):
            here, there = table.cell[self.mini], table.cell[choice.mini]
            table.move(self.mini, there)
            table.move(choice.mini, here)
        return None


@cites("TELEPORT-01")
class Teleport(Used, frozen=True, kw_only=True):
    """An own creature moves to any cell that is no portal."""

    rule: ClassVar[str] = "TELEPORT-01"

    def use(self, table: DreambladeTable, effect: Effect) -> Frame | None:
        return Teleporting(mini=effect.mini, piece=effect.piece)


class MayGoTo(Ask[GoTo | Pass]):
    """Where does {target} go?"""

    target: Mini

    def things(self, table: DreambladeTable, seat: Seat) -> list[GoTo | Pass]:
        here = table.cell[self.target]
        return [PASS, *(GoTo(cell) for cell in range(CELLS) if cell != here)]

    @cites("TELEPORT-01", "TELEPORT-02", "R-55")
    def why_not(self, table: DreambladeTable, seat: Seat, choice: GoTo | Pass) -> Refusal | None:
        if isinstance(choice, Pass):
            return None
        if not 0 <= choice.cell < CELLS or choice.cell == table.cell[self.target]:
            return NOT_OFFERED
        if choice.cell in table.content.portals:
            return Refusal("TELEPORT-01")
        return None if table.has_room(choice.cell, seat) else Refusal("TELEPORT-02")


class Teleporting(Frame):
    """[TELEPORT-01] An own creature may be moved anywhere."""

    mini: Mini
    piece: PrintedAbility
    target: Mini = -1

    @clause("TELEPORT-01", "R-55")
    def whom(self, table: DreambladeTable, _: None) -> Next:
        """The player picks a creature, the bearer included, engaged or not."""
        seat = table.content.owner[self.mini]
        return MayTarget(seat=seat, mini=self.mini, piece=self.piece, among=tuple(table.on_board(seat)))

    @clause("TELEPORT-01")
    def where(self, table: DreambladeTable, choice: Target | Pass) -> Next:
        if isinstance(choice, Pass):
            return self.finish()
        self.target = choice.mini
        return MayGoTo(seat=table.content.owner[self.mini], target=self.target)

    @clause("TELEPORT-01", "TELEPORT-02")
    def go(self, table: DreambladeTable, choice: GoTo | Pass) -> Next:
        if isinstance(choice, GoTo):
            table.move(self.target, choice.cell)
        return None
