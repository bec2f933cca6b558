"""The boards of the content files, for geometry."""

from __future__ import annotations

from gamelode.games.hewns.content.boards import Board

from ..scene import CONTENT

BOARDS = [board for board in CONTENT.boards.values() if not board.entry.id.startswith("built")]


UNIT = 1_000_000


def assert_straight(board: Board) -> None:
    """Straight spaces lie on a line with their neighbours in the ravine; corners do not."""
    for ravine in board.entry.ravines:
        row = [ravine.ends[0], *ravine.spaces, ravine.ends[1]]
        for before, here, after in zip(row, row[1:], row[2:], strict=False):
            (ax, ay, _), (bx, by, _), (cx, cy, _) = (board.discs[board.number[id]] for id in (before, here, after))
            bend = abs((bx - ax) * (cy - by) - (by - ay) * (cx - bx))
            kind = board.entry.spaces[board.number[here]][1]
            assert (bend < UNIT * UNIT // 100) == (kind == "straight"), here
