"""A connection that breaks while an answer is being kept changes nothing: it is kept, told, and the others go on."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from gamelode.server.protocol import Pong

from .process import wait_until
from .real import Real, real_server


class Gate:
    """Lets no write through until it is opened."""

    def __init__(self, storage: Any) -> None:
        self.storage, self.append = storage, storage.append
        self.begun, self.opened = threading.Event(), threading.Event()
        self.loop: asyncio.AbstractEventLoop | None = None

    def loses(self, connection: Any, live: Any) -> bool:
        """Something is sent to a page that has hung up, until the server has noticed."""
        assert self.loop is not None
        self.loop.call_soon_threadsafe(connection.wire.reply, Pong(ref=0))
        return len(live.listeners) == 1

    async def held(self, *given: Any) -> None:
        self.loop = asyncio.get_running_loop()
        self.begun.set()
        while not self.opened.is_set():
            await asyncio.sleep(0.005)
        await self.append(*given)


@contextmanager
def slow_disk(server: Real) -> Iterator[Gate]:
    gate = Gate(server.app.state.matches.storage)
    gate.storage.append = gate.held
    try:
        yield gate
    finally:
        gate.opened.set()


def test_the_match_goes_on_without_whoever_answered(tmp_path: Path) -> None:
    with real_server(tmp_path) as server:
        match = server.open("person", "random", options={"start_player": 1})
        with server.sit(match, None) as eve, slow_disk(server) as gate:
            with server.sit(match) as ann:
                asked = ann.until_asked()
                assert asked is not None
                end = next(each["choice"] for each in asked["options"] if each["label"].startswith("End"))
                ann.send({"type": "answer", "ticket": asked["ticket"], "choice": end})
                assert gate.begun.wait(60)
                ann.socket.socket.close()
            live = server.app.state.matches._in_memory[match["id"]]
            (connection,) = (each.__self__ for each in live.listeners if each.__self__.seat == 0)
            wait_until(lambda: gate.loses(connection, live))
            assert eve.state["match"]["answers"] == 0
            gate.opened.set()
            while eve.state["match"]["answers"] < 2 or 0 not in eve.state["waiting"]:
                eve.receive()  # the answer, and then the bot's
    with real_server(tmp_path) as again:
        assert again.get(f"matches/{match['id']}").json()["answers"] >= eve.state["match"]["answers"]
