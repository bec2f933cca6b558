"""What is shown of a match at one moment is built once, however many look at it with the same eyes."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

HEAD = b'{"type":"update","number":%d,"ref":%d,'


class Sight(Struct, frozen=True):
    """What somebody saw of the table at a moment of the match."""

    moment: tuple[int, int]
    view: Any


class Shown(Struct, frozen=True):
    """An update without what differs between those who are sent it."""

    rest: bytes
    lines: int  # of the log
    sight: Sight

    @classmethod
    def of(cls, update: bytes, lines: int, sight: Sight) -> Shown:
        """From an update whose number and ref are 0."""
        head = HEAD % (0, 0)
        assert update.startswith(head), "number and ref stand first"
        return cls(update[len(head) :], lines, sight)

    def numbered(self, number: int, ref: int) -> bytes:
        """The update as one page is sent it."""
        return HEAD % (number, ref) + self.rest
