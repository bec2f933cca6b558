"""A server for tests, and pages that talk to it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

from litestar.testing import TestClient
from litestar.testing.websocket_test_session import WebSocketTestSession

from gamelode.server import Setting, make_sqlite_app
from gamelode.server.limits import Limits

Message = dict[str, Any]


@contextmanager
def server(folder: Path, limits: Limits | None = None, **more: Any) -> Iterator[TestClient[Any]]:
    """A server whose matches are kept in a folder. Their seeds are always the same."""
    seeds = (f"test {number}" for number in count())
    app = make_sqlite_app(folder, Setting(limits=limits or Limits(), **more))
    with patch("gamelode.server.opening.new_seed", lambda: next(seeds)):  # noqa: SIM117
        with TestClient(app, base_url="http://127.0.0.1") as client:
            client.headers["X-Gamelode"] = "1"
            yield client


def told(story: Coroutine[Any, Any, None]) -> None:
    """Let a story happen, in a thread of its own: browser tests of the same process have a loop running."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, story).result()


def open_match(client: TestClient[Any], *seats: str, game: str = "cavein", **more: Any) -> Message:
    """A match; seats are `person`, `open`, or the name of a bot."""
    wishes = [{"kind": s} if s in ("person", "open") else {"kind": "bot", "bot": s} for s in seats]
    reply = client.post("/api/matches", json={"game": game, "seats": wishes, **more})
    assert reply.status_code == 201, reply.text
    opened: Message = reply.json()
    return opened


def sit_down(client: TestClient[Any], match: Message, seat: int, name: str = "Bob") -> Message:
    """Exchange the invitation to a seat for a key; the match as whoever has that key knows it."""
    invitation = next(each["token"] for each in match["invitations"] if each["seat"] == seat)
    reply = client.post(f"/api/matches/{match['id']}/seats", json={"name": name, "invitation": invitation})
    assert reply.status_code == 201, reply.text
    return {"id": match["id"], "keys": [reply.json()]}


def watch_to_the_end(client: TestClient[Any], match: Message) -> None:
    """Bots play on as long as somebody looks on."""
    with page(client, match, None) as eve:
        while not eve.state["score"]:
            eve.receive()


class Page:
    """What a browser does, without the browser."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.state: Message = {}
        self.log: list[Message] = []
        self.frames: list[str] = []
        self.ref = 0

    def receive(self) -> Message:
        """The next message; updates are remembered."""
        self.frames.append(self.socket.receive_text(timeout=60))
        message: Message = json.loads(self.frames[-1])
        if message["type"] == "update":
            assert message["number"] == self.state.get("number", 0) + 1
            self.state = message
            self.log[message["log_from"] :] = message["log"]
        return message

    def send(self, type: str, **fields: Any) -> int:
        self.ref += 1
        self.socket.send_text(json.dumps({"type": type, "ref": self.ref, **fields}))
        return self.ref

    def ask(self, type: str, **fields: Any) -> Message:
        """Send a message and read on to what answers it."""
        ref = self.send(type, **fields)
        while True:
            message = self.receive()
            if message.get("ref") == ref:
                return message

    def wait_for_question(self) -> Message:
        """Read on until this seat is asked, or the match is over."""
        while not self.state or not (self.state["asked"] or self.state["score"]):
            self.receive()
        asked: Message = self.state["asked"]
        return asked

    def answer(self, option: int = 0, **fields: Any) -> Message:
        """Pick an option of the open question."""
        asked = self.wait_for_question()
        choice = asked["options"][option]["choice"]
        return self.ask("answer", **{"ticket": asked["ticket"], "choice": choice, **fields})

    def pick(self, start: str, end: str = "") -> Message:
        """Pick the first option whose label begins and ends like this."""
        labels = [option["label"] for option in self.wait_for_question()["options"]]
        return self.answer(next(i for i, label in enumerate(labels) if label.startswith(start) and label.endswith(end)))


@contextmanager
def page(client: TestClient[Any], match: Message, seat: int | None = 0, **hello: Any) -> Iterator[Page]:
    """A page at a seat; None: a spectator's."""
    keys = {key["seat"]: key["token"] for key in match["keys"]}
    with client.websocket_connect(f"/api/matches/{match['id']}/socket") as socket:
        opened = Page(socket)
        opened.ask("hello", **({} if seat is None else {"token": keys[seat]}), **hello)
        yield opened


def patched(view: Any, changes: list[Message]) -> Any:
    """A view after a JSON Patch: what a page's library makes of it."""
    view = json.loads(json.dumps(view))
    for change in changes:
        *way, last = ("/view" + change["path"]).split("/")[1:]
        here: Any = {"view": view}
        for token in way:
            here = here[_key(here, token)]
        if change["op"] == "remove":
            del here[_key(here, last)]
        elif change["op"] == "add" and isinstance(here, list):
            here.insert(int(last), change["value"])
        else:
            here[_key(here, last)] = change["value"]
        if not way:
            view = here["view"]
    return view


def _key(holder: Any, token: str) -> Any:
    return int(token) if isinstance(holder, list) else token.replace("~1", "/").replace("~0", "~")
