"""What is shown of a match at one moment is built once, however many look at it with the same eyes."""

from __future__ import annotations

from msgspec import Struct

HEAD = b'{"type":"update","number":%d,"ref":%d,'


class Shown(Struct, frozen=True):
    """An update without what differs between those who are sent it."""

    rest: bytes
    lines: int  # of the log

    @classmethod
    def of(cls, update: bytes, lines: int) -> Shown:
        """From an update whose number and ref are 0."""
        head = HEAD % (0, 0)
        assert update.startswith(head), "number and ref stand first"
        return cls(update[len(head) :], lines)

    def numbered(self, number: int, ref: int) -> bytes:
        """The update as one page is sent it."""
        return HEAD % (number, ref) + self.rest
