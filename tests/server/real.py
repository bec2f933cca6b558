"""A real server on a real port, in a thread of this process so that its state can be looked at."""

from __future__ import annotations

import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from litestar import Litestar
from websockets.sync.client import ClientConnection, connect

from gamelode.server import Setting, make_sqlite_app
from gamelode.server.limits import Limits
from gamelode.server.run import bound, server_of

Message = dict[str, Any]
LOOPBACK = "127.0.0.1"
OURS = {"X-Gamelode": "1"}


class Real:
    """The server; its matches as they are in memory."""

    def __init__(self, app: Litestar, port: int) -> None:
        self.app, self.port = app, port

    def digest(self, match: Message) -> str:
        """Of the game, and of all that is kept with it."""
        live = self.app.state.matches._in_memory[match["id"]]
        return f"{live.match.game.digest()} {live.match.record().write()!r} {live.seats}"

    def open(self, *seats: str, game: str = "cavein", **more: Any) -> Message:
        wishes = [{"kind": s} if s in ("person", "open") else {"kind": "bot", "bot": s} for s in seats]
        opened: Message = self.post("matches", {"game": game, "seats": wishes, **more}).raise_for_status().json()
        return opened

    def get(self, path: str, **more: Any) -> httpx.Response:
        return httpx.get(f"http://{LOOPBACK}:{self.port}/api/{path}", timeout=60, **more)

    def post(self, path: str, body: Message, **more: Any) -> httpx.Response:
        return httpx.post(f"http://{LOOPBACK}:{self.port}/api/{path}", json=body, headers=OURS, timeout=60, **more)

    @contextmanager
    def sit(self, match: Message, seat: int | None = 0) -> Iterator[Seated]:
        address = f"ws://{LOOPBACK}:{self.port}/api/matches/{match['id']}/socket"
        keys = {key["seat"]: key["token"] for key in match["keys"]}
        with connect(address, open_timeout=60, max_size=None, ping_interval=None) as opened:
            seated = Seated(opened)
            seated.send({"type": "hello", "token": keys[seat]} if seat is not None else {"type": "hello"})
            seated.receive()
            yield seated


class Seated:
    """Somebody at a real socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: Message = {}
        self.ref = 1000

    def send(self, message: Message | str | bytes) -> None:
        self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    def receive(self) -> Message:
        message: Message = json.loads(self.socket.recv(timeout=60))
        if message["type"] == "update":
            self.state = message
        return message

    def replies(self, message: Message | str | bytes) -> list[Message]:
        """Everything that comes back for a message: whatever arrives before the answer to a ping behind it."""
        self.ref += 1
        self.send(message)
        self.send({"type": "ping", "ref": self.ref})
        found: list[Message] = []
        while (reply := self.receive()) != {"type": "pong", "ref": self.ref}:
            found.append(reply)
        return found

    def until_asked(self) -> Message | None:
        """The next question; None when the match is over."""
        while not (self.state["asked"] or self.state["score"]):
            self.receive()
        asked: Message | None = self.state["asked"]
        return asked


@contextmanager
def real_server(folder: Path, limits: Limits | None = None, send_buffer: int | None = None) -> Iterator[Real]:
    setting = Setting(limits=limits or Limits())
    app = make_sqlite_app(folder, setting)
    with bound(LOOPBACK, 0) as listener:
        if send_buffer is not None:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
        server = server_of(app, setting)
        server.config.ws_ping_interval = None  # pings are drawn at random, which Hypothesis forbids meanwhile
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
        thread.start()
        while not server.started:
            time.sleep(0.01)
        try:
            yield Real(app, listener.getsockname()[1])
        finally:
            server.should_exit = True
            thread.join()
