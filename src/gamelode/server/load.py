"""The server under load: many matches at once, with scripted players at real sockets.

The server runs in a process of its own, as on one core; the players share this one. A player answers at random, and
the time from its click to the view that shows what came of it is measured. At the end the storage is read: every answer
that was acknowledged must be there.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import random
import tempfile
import threading
import time
from collections.abc import Sequence
from itertools import cycle, islice
from multiprocessing.connection import Connection as Pipe
from pathlib import Path
from statistics import quantiles
from typing import Any

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from gamelode.catalogue import game_named

from .app import Setting, make_sqlite_app
from .entries import Story
from .limits import Limits
from .protocol import NewMatch, Opened, SeatWish
from .run import bound, server_of
from .sqlite_storage import SqliteStorage

LOOPBACK = "127.0.0.1"
MANY = 10**9
NO_LIMITS = Limits(
    message_burst=MANY, visitor_message_burst=MANY, frame_burst=MANY, match_burst=MANY, connections_per_address=MANY
)
WARM_UP = 2.0  # seconds, at the most


class Load(Struct, frozen=True, kw_only=True):
    """What was measured, with players that answer at once or take their time."""

    matches: int
    players: int
    think_s: float  # on average, before each answer
    seconds: float
    answers: int
    answers_per_s: float
    p50_ms: float  # from click to new view
    p95_ms: float
    p99_ms: float
    server_cpu_ms: float  # for an answer
    lost: int  # acknowledged and not kept


# --- the server, in its own process


def _serve(folder: str, pipe: Pipe) -> None:
    with bound(LOOPBACK, 0) as listener:
        setting = Setting(limits=NO_LIMITS)
        server = server_of(make_sqlite_app(Path(folder), setting), setting)
        pipe.send(listener.getsockname()[1])

        def attend() -> None:
            """Whoever measures asks for the time that was spent so far, and says when to stop."""
            while pipe.recv() == "time":
                pipe.send(time.process_time())
            server.should_exit = True

        threading.Thread(target=attend, daemon=True).start()
        server.run(sockets=[listener])


class Server:
    """Started with a folder, stopped at the end."""

    def __init__(self, folder: Path) -> None:
        spawn = multiprocessing.get_context("spawn")
        self.pipe, inner = spawn.Pipe()
        self.process = spawn.Process(target=_serve, args=(str(folder), inner))
        self.process.start()
        self.port: int = self.pipe.recv()

    def cpu(self) -> float:
        self.pipe.send("time")
        spent: float = self.pipe.recv()
        return spent

    def stop(self) -> None:
        self.pipe.send("stop")
        self.process.join()


# --- the players


class _Option(Struct):
    choice: msgspec.Raw


class _Asked(Struct):
    ticket: str
    options: list[_Option]


class _Score(Struct):
    reason: str


class _Seen(Struct):
    """What a player reads of a message."""

    type: str
    ref: int = 0
    asked: _Asked | None = None
    score: _Score | None = None


_read = msgspec.json.Decoder(_Seen).decode


class Clock:
    """What all players share: whether they go on, and how long their answers took."""

    def __init__(self, think: float) -> None:
        self.think = think
        self.over = asyncio.Event()
        self.waits: list[float] = []  # seconds


class ScriptedPlayer:
    """Somebody at a seat. He answers at random, always the same for the same number."""

    def __init__(self, port: int, opened: Opened, seat: int, number: int) -> None:
        self.match, self.seat, self.chance = opened.id, seat, random.Random(number)
        self.address = f"ws://{LOOPBACK}:{port}/api/matches/{opened.id}/socket"
        self.token = next(key.token for key in opened.keys if key.seat == seat)
        self.acknowledged: list[bytes] = []

    async def play(self, clock: Clock) -> None:
        async with connect(self.address, max_size=None, open_timeout=120) as socket:
            await socket.send(json.dumps({"type": "hello", "token": self.token, "film": True}))
            tasks = [asyncio.create_task(self._answer(socket, clock)), asyncio.create_task(clock.over.wait())]
            done, rest = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in rest:
                task.cancel()
            await asyncio.gather(*done)

    async def _answer(self, socket: ClientConnection, clock: Clock) -> None:
        """Answer every question until the match is over."""
        ref, sent, at = 0, b"", 0.0
        while True:
            seen = _read(await socket.recv())
            if sent and seen.ref == ref:
                clock.waits.append(time.perf_counter() - at)
                if seen.type == "update":
                    self.acknowledged.append(sent)
                sent = b""
            if seen.score is not None:
                return
            if seen.asked is not None and not sent:
                if clock.think:
                    await asyncio.sleep(clock.think * 2 * self.chance.random())
                ref += 1
                sent = bytes(self.chance.choice(seen.asked.options).choice)
                message = b'{"type":"answer","ref":%d,"ticket":"%s","choice":%s}'
                at = time.perf_counter()
                await socket.send(message % (ref, seen.asked.ticket.encode(), sent), text=True)


async def _open(port: int, slugs: Sequence[str], count: int) -> list[Opened]:
    """As many matches of each game, people on all seats."""
    opened = []
    for slug in islice(cycle(slugs), count):
        seats = (SeatWish(kind="person"),) * max(2, game_named(slug).seats[0])
        wish = msgspec.json.encode(NewMatch(game=slug, seats=seats))
        opened.append(msgspec.json.decode(await _posted(port, wish), type=Opened))
    return opened


async def _posted(port: int, body: bytes) -> bytes:
    """The answer to a new match, with nothing but a socket."""
    reader, writer = await asyncio.open_connection(LOOPBACK, port)
    lines = ("POST /api/matches HTTP/1.1", f"Host: {LOOPBACK}", "Content-Type: application/json", "X-Gamelode: 1")
    head = "\r\n".join((*lines, "Connection: close", f"Content-Length: {len(body)}", "", ""))
    writer.write(head.encode() + body)
    answer = await reader.read()
    writer.close()
    return answer.partition(b"\r\n\r\n")[2]


# --- measuring


def under_load(slugs: Sequence[str], matches: int, seconds: float, think: float) -> Load:
    """Play for so long. Whoever thinks takes so many seconds on average before he answers."""
    with tempfile.TemporaryDirectory() as name:
        server = Server(Path(name))
        try:
            players, clock, spent = asyncio.run(_measured(server, slugs, matches, seconds, think))
        finally:
            server.stop()
        lost = asyncio.run(_lost(Path(name), players))
    steps = quantiles(clock.waits, n=100) if len(clock.waits) > 1 else [0.0] * 99
    return Load(
        matches=matches,
        players=len(players),
        think_s=think,
        seconds=seconds,
        answers=len(clock.waits),
        answers_per_s=round(len(clock.waits) / seconds, 1),
        p50_ms=round(steps[49] * 1000, 1),
        p95_ms=round(steps[94] * 1000, 1),
        p99_ms=round(steps[98] * 1000, 1),
        server_cpu_ms=round(spent * 1000 / max(1, len(clock.waits)), 2),
        lost=lost,
    )


async def _measured(
    server: Server, slugs: Sequence[str], matches: int, seconds: float, think: float
) -> tuple[list[ScriptedPlayer], Clock, float]:
    opened = await _open(server.port, slugs, matches)
    seats = [(each, key.seat) for each in opened for key in each.keys]
    players = [ScriptedPlayer(server.port, each, seat, number) for number, (each, seat) in enumerate(seats)]
    clock = Clock(think)
    playing = asyncio.gather(*(player.play(clock) for player in players))
    while len({player.match for player in players if player.acknowledged}) < matches:
        await asyncio.sleep(0.05)  # until every match has begun
    await asyncio.sleep(min(WARM_UP, seconds))
    clock.waits.clear()
    before = server.cpu()
    await asyncio.sleep(seconds)
    spent, waits = server.cpu() - before, list(clock.waits)
    clock.over.set()
    await playing
    clock.waits = waits
    return players, clock, spent


async def _lost(folder: Path, players: Sequence[ScriptedPlayer]) -> int:
    """How many acknowledged answers are not in the storage, in their order."""
    storage = SqliteStorage(folder / "matches.sqlite")
    lost = 0
    for player in players:
        stored = await storage.load(player.match)
        story = Story(stored.header, stored.seats, stored.entries) if stored else None
        kept = iter([bytes(each.choice) for each in story.choices if each.seat == player.seat] if story else [])
        lost += sum(not any(_same(answer, other) for other in kept) for answer in player.acknowledged)
    storage.close()
    return lost


def _same(one: bytes, other: bytes) -> bool:
    read: Any = msgspec.json.decode
    return one == other or read(one) == read(other)
