"""What the server asks of a database: a small interface, which every kind of database fulfils.

The log of a match is its only truth. `append` succeeds only if its number is the next one, so any number of servers may
write to the same match: whoever loses reads what is new and judges again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Literal, Protocol

from msgspec import Struct

from gamelode.kernel import Fault, Header, Seat

from .entries import Entry, Holder

TableClock = Literal["none", "hour", "day", "three days"]
Late = Literal["bot", "pass"]

WATCHING = -1  # in place of a seat, for whoever has none


class Behind(Exception):
    """Somebody else has written to the match meanwhile: what was to be written may be wrong by now."""


class NotKept(Fault):
    """The database did not take it, so it was not done."""


class Damaged(Fault):
    """What is kept of one match cannot be read any more."""


class Terms(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What was agreed when the match was opened."""

    listed: bool = False  # anybody may see it, and take its open seats
    clock: TableClock = "none"  # how long somebody may take for a move
    late: Late = "bot"  # what happens to whoever takes longer
    opener: str = ""  # a digest of the address it was opened from


class Standing(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a match stands: it follows from the log, and is kept beside it so that a list need not read the log."""

    header: Header
    seats: tuple[Holder, ...]
    is_over: bool = False
    closed: str = ""
    due: float | None = None  # when a clock rings, in seconds since 1970
    bot_moves: bool = False  # a bot has to answer


class StoredMatch(Struct, frozen=True, kw_only=True):
    """A match as it was opened, and all that happened since."""

    id: str
    created: int
    header: Header
    seats: tuple[Holder, ...]
    terms: Terms = Terms()
    entries: tuple[Entry, ...] = ()
    standing: Standing
    seen: int = 0  # the last entry that an album shows


class Listed(Struct, frozen=True, kw_only=True):
    """A match as a list tells it."""

    id: str
    created: int
    terms: Terms
    standing: Standing
    number: int  # of its last entry
    answers: int
    connected: Mapping[Seat, int] = {}


class Damage(Struct, frozen=True):
    """A match that cannot be read, and why."""

    id: str
    text: str


class StoredAlbum(Struct, frozen=True):
    """What was seen of a match up to an entry, packed."""

    number: int
    data: bytes


class Storage(Protocol):
    """What the server asks of a database. A write is on disk when its call returns."""

    # --- matches

    async def create(self, match: StoredMatch) -> None:
        """A new match, with the entries it begins with."""

    async def append(self, id: str, number: int, entries: Sequence[Entry], standing: Standing | None) -> None:
        """More entries, the first of them with this number, which must be the next one: else it is `Behind`. All of
        them or none. `standing`: how the match stands afterwards; None: as before."""

    async def load(self, id: str) -> StoredMatch | None:
        """The whole match; None if there is none of that id, `Damaged` if it cannot be read."""

    async def entries(self, id: str, after: int) -> Sequence[Entry] | None:
        """What was written behind an entry of a match; None if the match is gone."""

    async def delete(self, id: str) -> bool:
        """Forget a match and all that belongs to it; tells whether it was there."""

    # --- lists; matches that cannot be read are left out

    async def listed(self, limit: int, before: int) -> list[Listed]:
        """Matches under way that anybody may see, the newest first: those that were created before this second."""

    async def every(self, limit: int, after: str) -> list[Listed]:
        """All matches by their ids, those behind this one."""

    async def due(self, now: float) -> list[str]:
        """Matches whose clock has run out."""

    async def awaiting_bots(self) -> list[str]:
        """Matches in which a bot has to answer."""

    async def unseen(self) -> list[str]:
        """Matches that are over and have no album."""

    # --- what was seen

    async def keep_album(self, id: str, album: StoredAlbum) -> None:
        """Keep what was seen of a match; what was kept before is replaced."""

    async def album(self, id: str) -> StoredAlbum | None:
        """What was seen of a match, if it was kept."""

    # --- who is there

    async def here(self, process: str, id: str, seat: Seat, count: int) -> Mapping[Seat, int]:
        """So many are connected to a seat of a match in this process, or watch it; tells who is, in all processes."""

    async def still_here(self, process: str) -> None:
        """This process lives: what it said about who is connected holds for a while."""

    # --- the database itself

    def listen(self, tell: Callable[[str | None], None]) -> None:
        """Tell from now on which match others have changed; None: any of them may have been."""

    async def secret(self, name: str) -> bytes:
        """Something random that stays the same as long as the database lives."""

    async def alive(self) -> None:
        """Returns if the database does what it is asked."""

    async def check(self) -> list[Damage]:
        """Read everything; what cannot be read."""

    async def back_up(self, path: Path) -> None:
        """Write a consistent copy, while others go on writing."""

    def close(self) -> None:
        """Finish what was begun, and let go of the database."""
