"""A server as whoever runs one starts it, in a process of its own; and visitors with nothing but sockets."""

from __future__ import annotations

import base64
import json
import os
import re
import signal
import socket as sockets
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]
LOOPBACK = "127.0.0.1"
OURS = {"X-Gamelode": "1"}
PATIENCE = 60.0  # seconds that a test waits for something to happen


def wait_until(happened: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """For so long at most, so that a test that fails ends."""
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.02)


class Served:
    """A server that runs."""

    def __init__(self, process: subprocess.Popen[str], port: int, said: str) -> None:
        self.process, self.port, self.said = process, port, said  # before it told its address
        self.client = httpx.Client(base_url=f"http://{LOOPBACK}:{port}/api/", headers=OURS, timeout=PATIENCE)

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.client.get(path, **more)

    def post(self, path: str, body: Any, **more: Any) -> httpx.Response:
        return self.client.post(path, json=body, **more)

    def wish(self, *seats: str, game: str = "cavein", **more: Any) -> httpx.Response:
        """The answer to somebody who opens a match; seats are `person`, `open`, or the name of a bot."""
        wishes = [{"kind": s} if s in ("person", "open") else {"kind": "bot", "bot": s} for s in seats]
        return self.post("matches", {"game": game, "seats": wishes, **more})

    def open(self, *seats: str, **more: Any) -> Message:
        opened: Message = self.wish(*seats, **more).raise_for_status().json()
        return opened

    def info(self, match: Message) -> Message:
        told: Message = self.get(f"matches/{match['id']}").raise_for_status().json()
        return told

    @contextmanager
    def sit(self, match: Message, seat: int | None = 0) -> Iterator[Sitting]:
        """A page at a seat; None: a spectator's."""
        keys = {key["seat"]: key["token"] for key in match["keys"]}
        with self.socket(match) as opened:
            sitting = Sitting(opened)
            sitting.ask("hello", **({} if seat is None else {"token": keys[seat]}))
            yield sitting

    def socket(self, match: Message, **more: Any) -> ClientConnection:
        address = f"ws://{LOOPBACK}:{self.port}/api/matches/{match['id']}/socket"
        opened: ClientConnection = connect(address, open_timeout=PATIENCE, max_size=None, ping_interval=None, **more)
        return opened

    def raw(self) -> sockets.socket:
        """A connection that nothing has been said on."""
        wire = sockets.create_connection((LOOPBACK, self.port))
        wire.settimeout(PATIENCE)
        return wire

    def bare_socket(self, match: Message) -> sockets.socket:
        """A spectator's socket after its hello, for whoever makes frames himself."""
        wire = self.raw()
        key = base64.b64encode(os.urandom(16)).decode()
        wire.sendall(
            f"GET /api/matches/{match['id']}/socket HTTP/1.1\r\nHost: {LOOPBACK}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert wire.recv(12) == b"HTTP/1.1 101"
        wire.sendall(frame(0x81, b'{"type":"hello"}'))
        return wire

    def stop(self, how: signal.Signals = signal.SIGTERM) -> str:
        """End it; what it said."""
        self.client.close()
        self.process.send_signal(how)
        said, _ = self.process.communicate(timeout=PATIENCE)
        return self.said + said


class Sitting:
    """Somebody at a socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: Message = {}
        self.ref = 0

    def receive(self) -> Message:
        message: Message = json.loads(self.socket.recv(timeout=PATIENCE))
        if message["type"] == "update":
            self.state = message
        return message

    def send(self, type: str, **fields: Any) -> int:
        self.ref += 1
        self.socket.send(json.dumps({"type": type, "ref": self.ref, **fields}))
        return self.ref

    def ask(self, type: str, **fields: Any) -> Message:
        """Send a message and read on to what answers it."""
        ref = self.send(type, **fields)
        while (message := self.receive()).get("ref") != ref:
            pass
        return message

    def until(self, happened: Callable[[Message], bool]) -> None:
        """Read on until what was told last says so."""
        while not happened(self.state):
            self.receive()

    def answer(self, option: int = 0) -> Message:
        """Pick an option of the next question."""
        self.until(lambda state: bool(state["asked"]))
        asked = self.state["asked"]
        return self.ask("answer", ticket=asked["ticket"], choice=asked["options"][option]["choice"])


def frame(head: int, data: bytes = b"") -> bytes:
    """A masked frame."""
    length = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0x80 | 126]) + struct.pack("!H", len(data))
    return bytes([head]) + length + b"\0\0\0\0" + data


@contextmanager
def serving(folder: Path, *options: str, env: dict[str, str] | None = None, **more: Any) -> Iterator[Served]:
    """`gamelode serve` on a free port, with its own process group."""
    words = [sys.executable, "-m", "gamelode", "serve", "--port", "0", "--data", str(folder), *options]
    process = subprocess.Popen(
        words,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
        env={**os.environ, **(env or {})},
        **more,
    )
    assert process.stdout is not None
    try:
        said = ""
        while not (found := re.search(r"http://\[?[\w.:]+\]?:(\d+)/", line := process.stdout.readline())):
            said += line
            assert line, f"the server did not come up: {said}"
        served = Served(process, int(found[1]), said)
        try:
            yield served
        finally:
            served.client.close()
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        process.stdout.close()
