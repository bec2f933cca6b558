"""What is written down of a match, in the order in which it happened. All that a match is follows from it.

An entry is never changed and never deleted. An undo is an entry too: it cuts the list of choices for whoever reads on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec
from msgspec import Struct

from gamelode.kernel import Header, Seat
from gamelode.match import Automatic, Unasked, Yield

# --- who holds a seat


class Holder(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who holds a seat, and the digests of what opens it."""

    kind: Literal["person", "bot", "open"]
    name: str
    bot: str = ""  # of a bot's seat, or of a person's while away
    away: bool = False
    lock: str = ""  # of the key of whoever sits there
    invitation: str = ""  # of what can be exchanged for a key, once; only an open seat has one
    automatic: Automatic = "careful"
    yields: dict[str, Yield] = {}


# --- entries


class _Entry(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type"):
    at: float = 0.0  # seconds since 1970


class Chosen(_Entry, frozen=True, tag="choice"):
    """A seat made a choice, or it was made for it."""

    seat: Seat
    choice: msgspec.Raw
    why: Unasked | None = None  # None: it was asked


class Undone(_Entry, frozen=True, tag="undo"):
    """A seat took its last choice back: from now on only the first so many stand."""

    seat: Seat
    count: int


class Wished(_Entry, frozen=True, tag="wish"):
    """A seat asks the others to let it undo, or answers to that. A choice ends the matter."""

    seat: Seat
    said: Literal["asks", "agrees", "refuses"]


class Held(_Entry, frozen=True, tag="seat"):
    """Another holds a seat from now on, or the same with other wishes."""

    seat: Seat
    holder: Holder


class Moved(_Entry, frozen=True, tag="edition"):
    """The rules, or the content, are others from now on; every choice so far stands under them too."""

    header: Header


class Closed(_Entry, frozen=True, tag="closed"):
    """Nobody can play on: the match can only be looked at, and this is why."""

    text: str


Entry = Chosen | Undone | Wished | Held | Moved | Closed

_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)
decode_entry = _decoder.decode
encode_entry = msgspec.json.Encoder().encode


# --- what follows from them


class UndoWish(Struct, frozen=True):
    """Who asks the others to let him undo, and who has agreed so far."""

    seat: Seat
    agreed: frozenset[Seat] = frozenset()


class Story:
    """A match as its entries tell it, so far: what the rules machine need not be asked for."""

    def __init__(self, header: Header, seats: Iterable[Holder], entries: Iterable[Entry] = ()) -> None:
        self.header, self.seats = header, list(seats)
        self.number = 0  # of the last entry
        self.choices: list[Chosen] = []  # those that stand
        self.undone = 0  # how often
        self.cut_at = 0.0  # when that was last done
        self.full_at = 0.0  # since when every seat is taken
        self.came_at: dict[Seat, float] = {}  # when whoever holds a seat sat down, or came back
        self.wish: UndoWish | None = None
        self.moves: list[Moved] = []
        self.closed = ""  # why nobody can play on; empty: they can
        for entry in entries:
            self.follow(entry)

    def follow(self, entry: Entry) -> None:
        """Read one more entry."""
        self.number += 1
        if isinstance(entry, Chosen):
            self.choices.append(entry)
            self.wish = None
        elif isinstance(entry, Undone):
            del self.choices[entry.count :]
            self.undone, self.cut_at, self.wish = self.undone + 1, entry.at, None
        elif isinstance(entry, Wished):
            self.wish = self._wish_after(entry)
        elif isinstance(entry, Held):
            self._hold(entry)
        elif isinstance(entry, Moved):
            self.header = entry.header
            self.moves.append(entry)
        else:
            self.closed = entry.text

    @property
    def is_full(self) -> bool:
        return all(holder.kind != "open" for holder in self.seats)

    def _hold(self, entry: Held) -> None:
        before, was_full = self.seats[entry.seat], self.is_full
        self.seats[entry.seat] = entry.holder
        if (before.kind, before.away) != (entry.holder.kind, entry.holder.away):
            self.came_at[entry.seat] = entry.at
        if self.is_full and not was_full:
            self.full_at = entry.at

    def _wish_after(self, entry: Wished) -> UndoWish | None:
        if entry.said == "asks":
            return UndoWish(entry.seat)
        if entry.said == "refuses" or self.wish is None:
            return None
        return UndoWish(self.wish.seat, self.wish.agreed | {entry.seat})


# --- rules that changed


def change_told(before: Header, after: Header) -> str:
    """What changed between two editions of a game, in words."""
    if before.rules != after.rules:
        return f"the rules changed from version {before.rules} to {after.rules}"
    return "the content of the game changed"


def rules_told(begun: Header, moves: Sequence[Moved]) -> str:
    """What everybody at the table should know about rules that changed."""
    if not moves:
        return ""
    before = moves[-2].header if len(moves) > 1 else begun
    return f"While this match was under way, {change_told(before, moves[-1].header)}: it goes on under the new ones."
