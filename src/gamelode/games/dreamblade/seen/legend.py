"""What the numbers in views, questions and choices stand for: sent to the page once, with the content."""

from __future__ import annotations

from msgspec import Struct

from gamelode.kernel import Seat

from ..board import CELLS, SIZE
from ..content import Content
from ..content.texts import ability_entry, ability_name, ability_reach, ability_text
from ..kinds import Cell, Family, Kind, PrintedAbility
from .names import copy_name


class CellLegend(Struct, frozen=True):
    """A cell of the dreamscape: where it lies as South sees it, and what it is to each side."""

    name: str
    row: int  # the first is South's
    column: int  # the first is at South's left
    points: tuple[int, ...]  # by seat: conquest points that it is worth; 0: none
    portal: Seat | None  # whose it is


class PieceLegend(Struct, frozen=True):
    """An ability as printed on a kind of miniature, or as granted."""

    name: str
    family: Family
    text: str
    reach: str
    by_blades: bool


class Legend(Struct, frozen=True):
    """Facts by number: of cells, kinds, miniatures and abilities."""

    cells: tuple[CellLegend, ...]
    pieces: tuple[PieceLegend, ...]
    printed: tuple[tuple[PrintedAbility, ...], ...]  # by kind: its abilities
    kinds: tuple[Kind, ...]  # by miniature
    names: tuple[str, ...]  # by miniature, among those of its side


def legend(content: Content) -> Legend:
    """All that stays as it is throughout a game."""
    return Legend(
        cells=tuple(_cell(content, cell) for cell in range(CELLS)),
        pieces=tuple(_piece(content, piece) for piece in range(len(content.pieces))),
        printed=tuple(content.printed_pieces),
        kinds=content.kind,
        names=tuple(copy_name(content, mini) for mini in range(len(content.kind))),
    )


def _cell(content: Content, cell: Cell) -> CellLegend:
    row, column = divmod(cell, SIZE)
    points = tuple(of_side.get(cell, 0) for of_side in content.points)
    portal = content.portals.index(cell) if cell in content.portals else None
    return CellLegend(content.cell_names[cell], row, column, points, portal)


def _piece(content: Content, piece: PrintedAbility) -> PieceLegend:
    return PieceLegend(
        name=ability_name(content, piece),
        family=ability_entry(content, piece).group,
        text=ability_text(content, piece),
        reach=ability_reach(content, piece),
        by_blades=content.blade_price[piece] > 0,
    )
