"""The server is killed at any moment: whatever it acknowledged is there, and every match goes on.

`GAMELODE_KILL_MATCHES=100 GAMELODE_KILLS=20 pytest tests/server/test_kill.py -s` makes it a long one.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets

from gamelode.catalogue import games, replay
from gamelode.kernel import Record
from gamelode.match import Match
from gamelode.server.entries import Story
from gamelode.server.sqlite_storage import SqliteStorage
from gamelode.server.storage import StoredMatch

from .real import OURS
from .table import told

MATCHES = int(os.environ.get("GAMELODE_KILL_MATCHES", "10"))
KILLS = int(os.environ.get("GAMELODE_KILLS", "3"))
ANSWERS = 30  # that each player gives at the least, if the game is not over before
RUN = """
import sys
from pathlib import Path
from gamelode.server import Setting, make_sqlite_app
from gamelode.server.limits import Limits
from gamelode.server.run import bound, server_of

with bound("127.0.0.1", int(sys.argv[1])) as listener:
    setting = Setting(limits=Limits(match_burst=10_000, message_burst=10**9, visitor_message_burst=10**9))
    server_of(make_sqlite_app(Path(sys.argv[2]), setting), setting).run(sockets=[listener])
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """A server in a process of its own, which can be killed."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.lives = 0
        self.starting: list[float] = []  # seconds

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    async def start(self) -> None:
        begun = time.monotonic()
        self.process = subprocess.Popen([sys.executable, "-c", RUN, str(self.port), str(self.folder)])
        self.lives += 1
        async with httpx.AsyncClient(timeout=60) as client:
            while self.process.poll() is None:
                try:
                    await client.get(f"http://{self.address}/api/health")
                    self.starting.append(time.monotonic() - begun)
                    return
                except httpx.TransportError:
                    await asyncio.sleep(0.05)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


class Player:
    """Plays one match, whatever happens to the server, and remembers what was acknowledged."""

    def __init__(self, server: Server, match: dict[str, Any], seed: int) -> None:
        self.server, self.match, self.luck = server, match, random.Random(seed)
        self.acknowledged: list[dict[str, Any]] = []
        self.answers = 0  # of all players, as told
        self.view: Any = None
        self.alive_in = 0  # the life of the server in which the last answer was acknowledged
        self.over = False

    @property
    def is_done(self) -> bool:
        """Over, or far enough, with an answer after the last kill."""
        went_on = self.alive_in > KILLS and len(self.acknowledged) >= ANSWERS
        return self.over or went_on

    async def play(self) -> None:
        while not self.is_done:
            try:
                await self._sit()
            except (OSError, websockets.WebSocketException, TimeoutError):
                await asyncio.sleep(0.05)

    async def _sit(self) -> None:
        address = f"ws://{self.server.address}/api/matches/{self.match['id']}/socket"
        async with websockets.connect(address, open_timeout=60, max_size=None) as wire:
            await wire.send(json.dumps({"type": "hello", "token": self.match["keys"][0]["token"]}))
            sent: dict[str, Any] | None = None
            ref = 0
            while not self.is_done:
                message = json.loads(await wire.recv())
                assert message["type"] == "update", message
                self._see(message)
                if sent is not None and message["ref"] == ref:
                    self.acknowledged.append(sent)
                    self.alive_in = self.server.lives
                    sent = None
                if message["asked"] and sent is None:
                    sent = self.luck.choice(message["asked"]["options"])["choice"]
                    ref += 1
                    answer = {"type": "answer", "ref": ref, "ticket": message["asked"]["ticket"], "choice": sent}
                    await wire.send(json.dumps(answer))

    def _see(self, update: dict[str, Any]) -> None:
        answers = update["match"]["answers"]
        assert answers >= self.answers, "an acknowledged answer is lost"
        assert answers > self.answers or self.view in (None, update["view"]), "the same moment looks different"
        self.answers, self.view, self.over = answers, update["view"], bool(update["score"])


def wish(slug: str) -> dict[str, Any]:
    """One person, for the rest bots."""
    seats = max(2, games()[slug].seats[0])
    return {"game": slug, "seats": [{"kind": "person"}, *([{"kind": "bot", "bot": "random"}] * (seats - 1))]}


async def open_matches(server: Server) -> list[Player]:
    """As many of every game."""
    async with httpx.AsyncClient(timeout=60) as client:
        players = []
        for number, slug in enumerate(islice(cycle(games()), MATCHES)):
            reply = await client.post(f"http://{server.address}/api/matches", json=wish(slug), headers=OURS)
            players.append(Player(server, reply.json(), number))
        return players


async def story(folder: Path) -> None:
    server, luck = Server(folder), random.Random(7)
    try:
        await server.start()
        players = await open_matches(server)
        playing = asyncio.gather(*(player.play() for player in players))
        for _ in range(KILLS):
            await asyncio.sleep(0.3 + luck.random() * 2)
            server.kill()
            await server.start()
        await playing
    finally:
        server.kill()
    storage = SqliteStorage(folder / "matches.sqlite")
    for player in players:
        stored = await storage.load(player.match["id"])
        assert stored is not None
        holds_what_was_acknowledged(stored, player)
    storage.close()
    acknowledged = sum(len(player.acknowledged) for player in players)
    over = sum(player.over for player in players)
    print(  # noqa: T201
        f"{KILLS} kills, {MATCHES} matches of {len(games())} games: {acknowledged} answers acknowledged, none lost; "
        f"{over} matches over, all others went on; up again after {max(server.starting[1:]):.1f} s at the most"
    )


def holds_what_was_acknowledged(stored: StoredMatch, player: Player) -> None:
    """The record replays to the same digest, has every answer in its order, and leads to what the player saw."""
    choices = Story(stored.header, stored.seats, stored.entries).choices
    mine = [msgspec.json.decode(each.choice) for each in choices if each.seat == 0]
    assert is_within(player.acknowledged, mine)
    record = Record(header=stored.header, choices=tuple((each.seat, each.choice) for each in choices))
    match = Match.resume(games()[stored.header.game].standard, record)
    seen = msgspec.to_builtins(match.game_after(player.answers).view(0), str_keys=True)
    assert json.loads(json.dumps(seen)) == player.view
    assert match.game.is_over == stored.standing.is_over
    assert match.game.digest() == replay(record).digest()


def is_within(some: list[dict[str, Any]], every: list[dict[str, Any]]) -> bool:
    """Whether these stand in that order among those."""
    rest = iter(every)
    return all(any(choice == other for other in rest) for choice in some)


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    told(story(tmp_path))
