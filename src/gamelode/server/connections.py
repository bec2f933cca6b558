"""Connections before anybody has asked for anything: how many there may be, and how long each may take.

The server that carries the application (uvicorn) waits for the head of a request as long as its sender likes, answers
every control frame of a socket, and takes as many connections as the machine has handles for. These do not.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import sys
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from . import close_codes
from .doors import Doors
from .limits import Bucket, Limits
from .visitors import name_of

if sys.platform == "win32":

    def handles() -> int:
        """How many files and connections this process may have open."""
        return 2048
else:
    import resource

    def handles() -> int:
        """How many files and connections this process may have open: as many as it is allowed to ask for."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(OSError, ValueError):  # where the machine does not let us
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
        return sys.maxsize if soft == resource.RLIM_INFINITY else soft


PIECE = 1024  # bytes of a socket that are read before its frames are counted
SPARE_HANDLES = 128  # for files, databases and processes
SAID_AGAIN = 60.0  # seconds, after which the same complaint is written to the log again


class Crowd:
    """How many connections there are, and from where."""

    def __init__(self, limits: Limits, doors: Doors) -> None:
        self.limits = limits
        self.most = min(limits.connections, handles() - SPARE_HANDLES)
        self.proxies = [ipaddress.ip_network(proxy) for proxy in doors.trusted_proxies]
        self.by_address: Counter[str] = Counter()
        self.all = 0

    def come(self, address: str) -> bool:
        """One more from there; tells whether there is room for it."""
        name = name_of(address)
        self.by_address[name] += 1
        self.all += 1
        is_room = self.all <= self.most
        return is_room and (self.by_address[name] <= self.limits.connections_per_address or self._is_proxy(address))

    def go(self, address: str) -> None:
        name = name_of(address)
        self.by_address[name] -= 1
        self.all -= 1
        if self.by_address[name] <= 0:
            del self.by_address[name]

    def _is_proxy(self, address: str) -> bool:
        return any(ipaddress.ip_address(address) in proxy for proxy in self.proxies)


def address_of(transport: Any) -> str:
    peer: Sequence[Any] | None = transport.get_extra_info("peername")
    return str(peer[0]) if isinstance(peer, tuple) and peer else ""


def protocols(crowd: Crowd) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """How requests, and how sockets, are read for such a crowd."""
    http = type("Requests", (HttpConnection,), {"crowd": crowd})
    socket = type("Sockets", (SocketConnection,), {"crowd": crowd})
    return http, socket


class HttpConnection(H11Protocol):
    """A connection that requests come by. Head, body and the reading of an answer have their time each."""

    crowd: Crowd

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._waits_for = ""
        self._timer: asyncio.TimerHandle | None = None
        self._address = address_of(transport)
        if self.crowd.come(self._address):
            self._wait_for("head")
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_for("")
        self.crowd.go(self._address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        state = self.conn.their_state
        if self.transport.get_protocol() is not self:  # a socket has taken over
            self._wait_for("")
        elif state is h11.IDLE:
            self._wait_for("head")
        else:
            self._wait_for("body" if state is h11.SEND_BODY else "")

    def on_response_complete(self) -> None:
        self._wait_for("")
        super().on_response_complete()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._wait_for("reading")

    def resume_writing(self) -> None:
        super().resume_writing()
        self._wait_for("")

    def _wait_for(self, what: str) -> None:
        """From now on the other side has to do this, in the time that there is for it."""
        if what == self._waits_for:
            return
        if self._timer is not None:
            self._timer.cancel()
        limits = self.crowd.limits
        seconds = {"head": limits.header_seconds, "body": limits.body_seconds, "reading": limits.send_seconds}
        self._waits_for = what
        self._timer = self.loop.call_later(seconds[what], self.transport.abort) if what else None


class SocketConnection(WebSocketsSansIOProtocol):
    """A socket. Every frame counts, also those that no message comes of."""

    crowd: Crowd

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        limits = self.crowd.limits
        self._frames = Bucket(limits.frames_per_second, limits.frame_burst)
        self._is_over = False

    def connection_lost(self, exc: Exception | None) -> None:
        self.crowd.go(address_of(self.transport))
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """In pieces, so that many small frames are stopped before all of them are read."""
        for start in range(0, len(data), PIECE):
            if self._is_over:
                return
            super().data_received(data[start : start + PIECE])

    def _count(self) -> bool:
        """Whether one more frame may be dealt with."""
        if self._is_over:
            return False
        is_unread = self.transport.get_write_buffer_size() > self.crowd.limits.reply_bytes
        if self._frames.take() and not is_unread:
            return True
        self._is_over = True
        if not self.transport.is_closing():
            self.conn.fail(close_codes.TOO_FAST, "Too many frames.")
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()
        return False

    def handle_cont(self, event: Frame) -> None:
        if self._count():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        if self._count():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._count():
            super().handle_bytes(event)

    def handle_ping(self) -> None:
        if self._count():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._count():
            super().handle_pong(event)


class SaidOnce(logging.Filter):
    """The same complaint is written once a minute, however often it is made."""

    def __init__(self) -> None:
        super().__init__()
        self.said: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        now = time.monotonic()
        text = f"{str(record.msg)[:80]} {record.exc_info[0] if record.exc_info else ''}"
        if now - self.said.get(text, -SAID_AGAIN) < SAID_AGAIN:
            return False
        if len(self.said) > 1000:
            self.said.clear()
        self.said[text] = now
        return True
