"""Albums: what was seen of a match, kept so that it can be looked at when its rules are no longer at hand."""

from __future__ import annotations

import types
import typing
import zlib
from collections.abc import Iterable
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from gamelode.kernel import Fault, Record, Seat
from gamelode.kernel.faults import UNREADABLE

from .live_match import LiveMatch
from .protocol import Drawn, Filmed, LogLine, MatchInfo, Update, encode
from .updates import FILM_AT_ONCE, drawing, filmed, match_info, update

S = TypeVar("S", bound=Struct)
K = TypeVar("K", "Picture", "Reel")
EVERYONE = -1  # in place of a seat: what all may see


class Picture(Struct, frozen=True):
    """The last that one seat saw, or everyone: the whole update with all log lines, and the table in words."""

    seat: Seat
    update: msgspec.Raw
    drawn: msgspec.Raw


class Reel(Struct, frozen=True):
    """All that one seat saw happen, or everyone: films of a few answers each, one after another."""

    seat: Seat
    films: tuple[msgspec.Raw, ...]


class Album(Struct, frozen=True, kw_only=True):
    """All that was seen of a match so far."""

    answers: int
    info: msgspec.Raw  # what everyone may know
    record: str = ""  # of a match that is over
    pictures: tuple[Picture, ...]
    film: tuple[Reel, ...] | None = None  # step by step, of a match that is over; null: it was not kept


def album_of(live: LiveMatch) -> Album:
    """What is seen of a match now, by every seat and by everyone."""
    is_over = live.match.game.is_over
    eyes = (*range(len(live.seats)), None)
    return Album(
        answers=len(live.match.history),
        info=msgspec.Raw(encode(match_info(live))),
        record=live.record().write().decode() if is_over else "",
        pictures=tuple(_picture(live, seat) for seat in eyes),
        film=tuple(_reel(live, seat) for seat in eyes) if is_over else None,
    )


def _reel(live: LiveMatch, seat: Seat | None) -> Reel:
    count = len(live.match.history)
    films = (filmed(live, seat, after, count, 0) for after in range(0, max(count, 1), FILM_AT_ONCE))
    return Reel(EVERYONE if seat is None else seat, tuple(msgspec.Raw(encode(film)) for film in films))


def _picture(live: LiveMatch, seat: Seat | None) -> Picture:
    shown = update(live, seat, live.match.game.view(seat))
    return Picture(
        EVERYONE if seat is None else seat,
        msgspec.Raw(encode(msgspec.structs.replace(shown, asked=None, meanwhile=None))),
        msgspec.Raw(encode(drawing(live, seat, None, 0))),
    )


def bare_album(info: MatchInfo, record: Record) -> Album:
    """Of a match whose pictures nobody kept: who played, and what was chosen."""
    blank = {**filled(Update, {}), "match": info, "why_not_undo": ""}
    shown, drawn = msgspec.Raw(msgspec.json.encode(blank)), msgspec.Raw(encode(Drawn(ref=0, sections=())))
    return Album(
        answers=info.answers,
        info=msgspec.Raw(encode(info)),
        record=record.write().decode(),
        pictures=tuple(Picture(seat, shown, drawn) for seat in (*range(len(info.players)), EVERYONE)),
    )


def packed(album: Album) -> bytes:
    return zlib.compress(msgspec.json.encode(album))


def unpacked(data: bytes) -> Album:
    try:
        album = msgspec.json.decode(zlib.decompress(data), type=Album)
    except (*UNREADABLE, zlib.error) as error:
        raise Fault("What was seen of this match cannot be read any more.") from error
    return album


def views_of(album: Album) -> dict[Seat | None, Any]:
    """What each seat saw of the table, and everyone."""
    return {
        None if each.seat == EVERYONE else each.seat: msgspec.json.decode(each.update)["view"]
        for each in album.pictures
    }


def is_within(old: Any, new: Any) -> bool:
    """Whether all that was seen is still the same; something may have been added to it."""
    if isinstance(old, dict):
        return isinstance(new, dict) and all(key in new and is_within(value, new[key]) for key, value in old.items())
    if isinstance(old, list):
        return isinstance(new, list) and len(old) == len(new) and all(map(is_within, old, new))
    return bool(old == new)


# --- an album that is looked at


class ShownAlbum:
    """A match that nobody can play on, as its album shows it."""

    def __init__(self, album: Album, closed: str = "") -> None:
        self.album, self.closed = album, closed or "The match is over."
        info = filled(MatchInfo, msgspec.json.decode(album.info))
        self.info = _read({**info, "is_former": True, "closed": closed}, MatchInfo)

    @property
    def record(self) -> Record | None:
        return Record.read(self.album.record.encode()) if self.album.record else None

    def update(self, seat: Seat | None, number: int, ref: int) -> Update:
        """The last that the seat saw. What this version sends besides is as if there were nothing of it."""
        shown = filled(Update, msgspec.json.decode(self._picture(seat).update))
        shown["log"] = [filled(LogLine, line) for line in shown["log"]]
        told = {"number": number, "ref": ref, "seat": seat, "match": self.info, "why_not_undo": self.closed}
        blank = {"waiting": (), "thinking": (), "passed": (), "seconds_left": None, "undo_wish": None}
        return _read({**shown, **told, **blank}, Update)

    def drawn(self, seat: Seat | None, ref: int) -> Drawn:
        return _read({**msgspec.json.decode(self._picture(seat).drawn), "ref": ref}, Drawn)

    def filmed(self, seat: Seat | None, after: int, ref: int) -> Filmed:
        """What the seat saw happen after so many answers. It may begin a little earlier."""
        film = _of_seat(self.album.film or (), seat).films if self.album.film else ()
        if not 0 <= after <= self.album.answers or not film:
            raise Fault("There is no film of that.")
        told = filled(Filmed, msgspec.json.decode(film[min(after // FILM_AT_ONCE, len(film) - 1)]))
        return _read({**told, "ref": ref, "log": [filled(LogLine, line) for line in told["log"]]}, Filmed)

    def _picture(self, seat: Seat | None) -> Picture:
        return _of_seat(self.album.pictures, seat)


def _of_seat(kept: Iterable[K], seat: Seat | None) -> K:
    """What was kept of a seat, or of everyone."""
    wanted = EVERYONE if seat is None else seat
    found = next((each for each in kept if each.seat == wanted), None)
    if found is None:
        raise Fault("There is no such seat.")
    return found


def _read(data: dict[str, Any], kind: type[S]) -> S:
    return msgspec.json.decode(msgspec.json.encode(data), type=kind)


def filled(kind: type[Struct], data: dict[str, Any]) -> dict[str, Any]:
    """What an earlier version wrote, with whatever a struct has got since; what it no longer has is left out."""
    hints = typing.get_type_hints(kind)
    found = {}
    for field in msgspec.structs.fields(kind):
        found[field.name] = data[field.name] if field.name in data else _blank(field, hints[field.name])
    tag = kind.__struct_config__.tag
    return found if tag is None else {**found, str(kind.__struct_config__.tag_field): tag}


def _blank(field: msgspec.structs.FieldInfo, hint: Any) -> Any:
    if field.default is not msgspec.NODEFAULT:
        return msgspec.to_builtins(field.default)
    if type(None) in typing.get_args(hint):
        return None
    kind = typing.get_origin(hint) or hint
    if kind is typing.Literal:
        return typing.get_args(hint)[0]
    return [] if kind in (tuple, list) else kind() if isinstance(kind, type) and kind in PLAIN else None


PLAIN: tuple[type, ...] = (bool, int, float, str, dict, types.NoneType)
