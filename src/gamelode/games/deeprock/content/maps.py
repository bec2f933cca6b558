"""A mission's cave, and where hidden caves lie on it."""

from __future__ import annotations

from ..board.areas import posed
from ..board.hexes import BIT, BOARD, from_offset
from ..kinds import NOWHERE, Space, Spaces
from .entries import CaveShape, MissionEntry


class Map:
    """A mission's cave as sets of spaces."""

    def __init__(self, entry: MissionEntry, shape: CaveShape) -> None:
        self.entry = entry
        codes = {from_offset(c, r): code for r, row in enumerate(entry.map) for c, code in enumerate(row.split())}
        self.at: dict[str, list[Space]] = {}
        for space in sorted(codes):
            self.at.setdefault(codes[space], []).append(space)
        self.hidden = {s.slot: self._set(s.slot) for s in entry.slots}
        self.slots = tuple(self.hidden[s.slot] for s in entry.slots)
        self.open = BOARD & ~self._set("#") & ~self._set("m") & ~sum(self.hidden.values())
        self.pits = self._set("o")
        self.stalagmites = self._set("S")
        self.pod = self._set("degs")
        self.start = {code: self.at[code][0] for code in "degs" if code in self.at}
        self.exits: tuple[Space, Space, Space] = (
            self.at.get("1", [NOWHERE])[0],
            self.at.get("2", [NOWHERE])[0],
            NOWHERE,
        )
        self.objects = self._set("HW")
        self.minehead = self.at.get("H", [NOWHERE])[0]
        self.wrecks = tuple(self.at.get("W", ()))
        self.cells = [cells_of(shape, pose) for s in entry.slots for pose in s.poses]

    def _set(self, codes: str) -> Spaces:
        return sum(BIT[space] for code in codes for space in self.at.get(code, ()))


def cells_of(shape: CaveShape, pose: tuple[int, int, int]) -> list[Space]:
    return [posed(cell, pose) for cell in shape.cells]
