"""Choices and questions that several chapters share: which miniature, which kind, which cell, the end of a phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from gamelode.kernel import NOT_OFFERED, PASS, Ask, Choice, Pass, Refusal, Seat, cites

from ..kinds import Cell, Kind, Mini, PrintedAbility
from ..table import DreambladeTable


class EndPhase(Choice, frozen=True):
    """End this phase"""


END_PHASE = EndPhase()


class Target(Choice, frozen=True):
    """{mini}"""

    mini: Mini


class Pick(Choice, frozen=True):
    """{kind}"""

    kind: Kind


class GoTo(Choice, frozen=True):
    """To {cell}"""

    cell: Cell


@cites("TARG-01", "ABG-03")
class WhichTarget(Ask[Target]):
    """{mini}, {piece}: which miniature?"""

    mini: Mini
    piece: PrintedAbility
    among: tuple[Mini, ...]

    only_if_choice: ClassVar[bool] = True

    def things(self, table: DreambladeTable, seat: Seat) -> Sequence[Target]:
        return [Target(mini) for mini in sorted(table.cell) if table.cell[mini] >= 0]

    def why_not(self, table: DreambladeTable, seat: Seat, choice: Target) -> Refusal | None:
        return None if choice.mini in self.among else Refusal(table.content.pieces[self.piece].rule)

    def options(self, table: DreambladeTable, seat: Seat) -> Sequence[Target]:
        return [Target(mini) for mini in sorted(self.among)]


@cites("TARG-01", "ABX-01")
class MayTarget(Ask[Target | Pass]):
    """{mini}, {piece}: which miniature, if any?"""

    mini: Mini
    piece: PrintedAbility
    among: tuple[Mini, ...]

    only_if_choice: ClassVar[bool] = True

    def things(self, table: DreambladeTable, seat: Seat) -> Sequence[Target | Pass]:
        return [PASS, *(Target(mini) for mini in sorted(table.cell) if table.cell[mini] >= 0)]

    def why_not(self, table: DreambladeTable, seat: Seat, choice: Target | Pass) -> Refusal | None:
        if isinstance(choice, Pass) or choice.mini in self.among:
            return None
        return Refusal(table.content.pieces[self.piece].rule)

    def options(self, table: DreambladeTable, seat: Seat) -> Sequence[Target | Pass]:
        return [PASS, *(Target(mini) for mini in sorted(self.among))]


@cites("TARG-01")
class WhichKind(Ask[Pick]):
    """{mini}, {piece}: which one?"""

    mini: Mini
    piece: PrintedAbility
    kinds: tuple[Kind, ...]  # copies are all alike

    only_if_choice: ClassVar[bool] = True

    def things(self, table: DreambladeTable, seat: Seat) -> Sequence[Pick]:
        return [Pick(kind) for kind in self.kinds]

    def why_not(self, table: DreambladeTable, seat: Seat, choice: Pick) -> Refusal | None:
        return None if choice.kind in self.kinds else NOT_OFFERED


@cites("R-75")
class MayPickKind(Ask[Pick | Pass]):
    """{mini}, {piece}: which one, if any?"""

    mini: Mini
    piece: PrintedAbility
    kinds: tuple[Kind, ...]

    only_if_choice: ClassVar[bool] = True

    def things(self, table: DreambladeTable, seat: Seat) -> Sequence[Pick | Pass]:
        return [PASS, *map(Pick, self.kinds)]
