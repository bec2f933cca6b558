"""The table of a lesson: miniatures stand where the scene names them, and the rest of both warbands is in reserve."""

from __future__ import annotations

from msgspec import Struct

from gamelode.kernel import Fault, Seat

from ..kinds import RESERVES, Cell, Kind, Mini
from ..table import DreambladeTable, ThisPhase


class TableScene(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who stands where, and how the turn and the game stand."""

    players: dict[Seat, dict[Cell, tuple[Kind, ...]]] = {}  # by cell, or in the graveyard
    damage: dict[Mini, int] = {}
    turn: int = 2
    first: Seat = 0
    wins: tuple[int, int] = (0, 0)
    rolls: tuple[int, int] = (3, 4)


def arrange(table: DreambladeTable, scene: TableScene) -> None:
    """Lay a table out that was dealt for two warbands."""
    table.turn, table.first, table.wins, table.rolls = scene.turn, scene.first, list(scene.wins), scene.rolls
    table.skipped, table.phase, table.combat = False, ThisPhase(), None
    for mini in table.roster:
        table.put(mini, RESERVES)
    for seat, places in scene.players.items():
        for cell, kinds in places.items():
            for kind in kinds:
                _put(table, kind, seat, cell)
    table.damage = dict(scene.damage)


def _put(table: DreambladeTable, kind: Kind, seat: Seat, cell: Cell) -> None:
    mini = table.first_of(kind, RESERVES, seat)
    if mini is None:
        raise Fault(f"there is no {table.content.files.miniature[kind].name} left in that warband")
    table.put(mini, cell)
