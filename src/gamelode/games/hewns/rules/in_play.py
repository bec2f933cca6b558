"""The table of a game that is played: its moves begin the rules of their chapters."""

from __future__ import annotations

from gamelode.kernel import Frame

from ..kinds import Hewn, Space
from ..table import HewnsTable
from .moving.arrive import arriving
from .moving.planet_cards import looking


class TableInPlay(HewnsTable):
    """Chapters that lead to each other, such as attacks, escapes and dangers, begin each other through it."""

    def arrive(self, hewn: Hewn, space: Space) -> Frame | None:
        return arriving(self, hewn, space)

    def look(self, hewn: Hewn = -1) -> Frame | None:
        return looking(self, hewn)
