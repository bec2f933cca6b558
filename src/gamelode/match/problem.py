"""A problem that somebody reports: a moment of a match as one seat saw it, and the record that leads there.

The record holds the seed, from which everything hidden follows. As long as the match goes on, a problem that leaves the
server is without it: it tells its seat nothing that the seat did not see.
"""

from __future__ import annotations

import platform
import typing
from importlib.metadata import version
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from gamelode.kernel import Edition, Fault, Game, Header, Record, Seat
from gamelode.kernel.faults import UNREADABLE

from .match import Match

FORMAT = "gamelode problem 1"
FORMER = "gamelode capsule 1"  # what release 0.1.0 wrote: the same under another name


class Line(Struct, frozen=True):
    """A line of the log."""

    text: str


class Asked(Struct, frozen=True):
    """What the seat was asked."""

    prompt: str
    options: tuple[dict[str, Any], ...]


class Shown(Struct, frozen=True):
    """What of the page's last update is read again."""

    view: msgspec.Raw
    log: tuple[Line, ...] = ()
    asked: Asked | None = None


class Problem(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that is needed to look into a fault. It is a file of one line of JSON, which begins with its format."""

    format: str = FORMAT
    gamelode: str  # versions
    python: str
    header: Header  # without the seed
    players: tuple[str, ...]
    seat: Seat | None  # whose eyes; None: a spectator's
    after: int  # answers
    note: str
    shown: msgspec.Raw  # the page's last update
    record: str = ""  # of the whole match so far; empty while that would tell secrets

    @classmethod
    def of(cls, match: Match, seat: Seat | None, shown: bytes, note: str) -> Problem:
        """With the record: only for whoever may know everything."""
        return cls(
            gamelode=version("gamelode"),
            python=platform.python_version(),
            header=replace(match.game.header, seed=""),
            players=match.names,
            seat=seat,
            after=len(match.history),
            note=note,
            shown=msgspec.Raw(shown),
            record=match.record().write().decode(),
        )

    def without_secrets(self) -> Problem:
        return replace(self, record="")

    def write(self) -> bytes:
        return msgspec.json.encode(self) + b"\n"

    @staticmethod
    def is_one(data: bytes) -> bool:
        """Whether a file means to be a problem that was reported."""
        return data.startswith((b'{"format":"gamelode problem ', b'{"format":"gamelode capsule '))

    @classmethod
    def read(cls, data: bytes, name: str = "problem") -> Problem:
        try:
            problem = msgspec.json.decode(data, type=cls)
        except UNREADABLE as error:
            raise Fault(f"{name}: the problem file is damaged: {error}") from error
        if problem.format not in (FORMAT, FORMER):
            raise Fault(f"{name}: {problem.format!r} is not the format {FORMAT!r}")
        return replace(problem, shown=problem.shown.copy())

    # --- looking into it

    def seen(self) -> Shown:
        try:
            return msgspec.json.decode(self.shown, type=Shown)
        except UNREADABLE as error:
            raise Fault(f"what the problem shows cannot be read: {error}") from error

    def view(self, edition: Edition) -> Any:
        """What the seat saw, as the game's own view."""
        edition.check(self.header)
        kind = typing.get_type_hints(edition.rules.view)["return"]
        try:
            return msgspec.json.decode(self.seen().view, type=kind)
        except UNREADABLE as error:
            raise Fault(f"the view of the problem is none of {edition.rules.title}: {error}") from error

    def moment(self, edition: Edition) -> Game | None:
        """The game as it stood, replayed and verified; None if the problem is without its record."""
        if not self.record:
            return None
        record = Record.read(self.record.encode(), "the record of the problem")
        return record.replay(edition)

    def is_seen_again(self, game: Game) -> bool:
        """Whether the replayed game looks to the seat as it looked then."""
        return msgspec.json.encode(game.view(self.seat)) == bytes(self.seen().view)
