"""A client that stops reading blocks nobody, and is let go."""

from __future__ import annotations

import base64
import json
import os
import socket
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from gamelode.server.limits import Limits
from gamelode.server.socket import Connection

from .real import LOOPBACK, Message, Real, real_server

MANY = 300  # answers that fill every buffer between server and client


def frame(text: str) -> bytes:
    """A masked text frame."""
    data, mask = text.encode(), b"\0\0\0\0"
    length = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0x80 | 126]) + struct.pack("!H", len(data))
    return b"\x81" + length + mask + data


@contextmanager
def never_reads(server: Real, match: Message) -> Iterator[Connection]:
    """Somebody who watches, asks for the film again and again, and reads nothing of it; until the server is stuck."""
    with socket.socket() as wire:
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        wire.connect((LOOPBACK, server.port))
        key = base64.b64encode(os.urandom(16)).decode()
        wire.sendall(
            f"GET /api/matches/{match['id']}/socket HTTP/1.1\r\nHost: {LOOPBACK}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert wire.recv(12) == b"HTTP/1.1 101"
        wire.sendall(frame(json.dumps({"type": "hello"})))
        wait_until(lambda: bool(watching(server, match)))
        (connection,) = watching(server, match)
        for _ in range(MANY):
            wire.sendall(frame('{"type":"watch film","after":0,"until":0}'))
        yield connection


def watching(server: Real, match: Message) -> list[Connection]:
    listeners = server.app.state.matches._in_memory[match["id"]].listeners
    return [watcher.__self__ for watcher in listeners if watcher.__self__.seat is None]


def wait_until(happened: Callable[[], bool]) -> None:
    """For a minute at most, so that a test that fails ends."""
    end = time.monotonic() + 60
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.01)


def stuck_at(stuck: Connection) -> int:
    """How many replies wait, as soon as all buffers on their way are full."""
    before = -1
    while before != len(stuck.wire.replies) or not before:
        before = len(stuck.wire.replies)
        time.sleep(0.5)
    return before


def test_others_play_on_while_somebody_does_not_read(tmp_path: Path) -> None:
    with real_server(tmp_path, Limits(message_burst=2 * MANY, reply_bytes=10**9), send_buffer=4096) as server:
        match = server.open("person", "random")
        with never_reads(server, match) as stuck, server.sit(match, 0) as ann:
            waiting = stuck_at(stuck)
            while (asked := ann.until_asked()) is not None:
                ann.replies({"type": "answer", "ticket": asked["ticket"], "choice": asked["options"][0]["choice"]})
            assert ann.state["score"]
            assert len(stuck.wire.replies) >= waiting > 0  # nothing was sent to it all the while


def test_whoever_does_not_read_is_let_go(tmp_path: Path) -> None:
    limits = Limits(message_burst=2 * MANY, reply_bytes=10**9, send_seconds=0.1)
    with real_server(tmp_path, limits, send_buffer=4096) as server:
        match = server.open("person", "person")
        with never_reads(server, match):
            wait_until(lambda: not watching(server, match))
        with server.sit(match, 0) as ann:
            assert ann.state["seat"] == 0


def test_whoever_goes_away_while_told_something_is_no_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    faults: list[str] = []
    monkeypatch.setattr("gamelode.server.socket.log.exception", lambda text, *_: faults.append(text))
    with real_server(tmp_path) as server:
        match = server.open("person", "random", "random")
        for _ in range(30):
            with server.sit(match, 0) as ann:
                ann.send({"type": "leave", "bot": "random"})
                ann.send({"type": "return"})
        wait_until(lambda: not server.app.state.matches._in_memory[match["id"]].listeners)
    assert faults == []
