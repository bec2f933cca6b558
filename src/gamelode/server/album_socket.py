"""A page that looks at a match whose rules are no longer at hand: it is shown what was seen last."""

from __future__ import annotations

from gamelode.kernel import Fault, Seat

from .albums import ShownAlbum
from .entries import Holder
from .faults import Forbidden, code_of
from .protocol import Draw, FromPage, Hello, Ping, Pong, Resync, WatchFilm, decode_from_page, encode
from .tokens import opens
from .wire import Wire, understood, until_first


class AlbumConnection:
    """One page at one seat of it, or watching."""

    def __init__(self, wire: Wire, album: ShownAlbum, seats: list[Holder], hello: Hello) -> None:
        self.wire, self.album = wire, album
        self.seat = _seat_of(seats, hello.token) if hello.token else None
        self.stale, self.number, self.ref = True, 0, hello.ref

    async def serve(self) -> None:
        """Serve the connection until the page goes away."""
        self.wire.wake.set()
        await until_first(self.wire.read(self._receive), self.wire.write(self._newest))

    async def _newest(self) -> bytes | None:
        if not self.stale:
            return None
        self.stale, self.number = False, self.number + 1
        return encode(self.album.update(self.seat, self.number, self.ref))

    async def _receive(self, text: str) -> None:
        ref = 0
        try:
            message = understood(decode_from_page, text)
            ref = message.ref
            self._do(message)
        except Fault as fault:
            self.wire.fail(ref, code_of(fault), str(fault))

    def _do(self, message: FromPage) -> None:
        if isinstance(message, Ping):
            self.wire.reply(Pong(ref=message.ref))
        elif isinstance(message, Resync):
            self.stale, self.ref = True, message.ref
            self.wire.wake.set()
        elif isinstance(message, Draw) and message.after is None:
            self.wire.reply(self.album.drawn(self._eyes(message.eyes), message.ref))
        elif isinstance(message, WatchFilm):
            self.wire.reply(self.album.filmed(self._eyes(message.eyes), message.after, message.ref))
        else:
            raise Fault(self.album.closed)

    def _eyes(self, wanted: Seat | None) -> Seat | None:
        """Whose view is shown: my own, and when the match was over, anybody's."""
        if wanted is None or wanted == self.seat:
            return self.seat
        if not self.album.info.is_over:
            raise Forbidden("What others see is shown when the match is over.")
        return wanted


def _seat_of(seats: list[Holder], token: str) -> Seat:
    for seat, held in enumerate(seats):
        if opens(token, held.lock):
            return seat
    raise Forbidden("This link opens no seat of the match.")
