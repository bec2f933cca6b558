"""The server is killed at any moment: whatever it acknowledged is there, and every match goes on."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import websockets

from .table import told

MATCHES = int(os.environ.get("GAMELODE_KILL_MATCHES", "8"))
KILLS = int(os.environ.get("GAMELODE_KILLS", "3"))
RUN = "import sys; from pathlib import Path; from gamelode.server import serve; serve('127.0.0.1', int(sys.argv[1]), Path(sys.argv[2]), open_page=False, say=print)"  # noqa: E501


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

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    async def start(self) -> None:
        self.process = subprocess.Popen([sys.executable, "-c", RUN, str(self.port), str(self.folder)])
        async with httpx.AsyncClient() as client:
            for _ in range(600):
                try:
                    await client.get(f"http://{self.address}/api/health")
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
        self.answers = 0
        self.over = False

    async def play(self) -> None:
        while not self.over:
            try:
                await self._sit()
            except (OSError, websockets.WebSocketException, TimeoutError):
                await asyncio.sleep(0.05)

    async def _sit(self) -> None:
        token = self.match["keys"][0]["token"]
        address = f"ws://{self.server.address}/api/matches/{self.match['id']}/socket"
        async with websockets.connect(address, open_timeout=5) as socket:
            await socket.send(json.dumps({"type": "hello", "token": token}))
            sent: dict[str, Any] | None = None
            ref = 0
            while True:
                message = json.loads(await socket.recv())
                if message["type"] != "update":
                    continue
                assert message["match"]["answers"] >= self.answers, "an acknowledged answer is lost"
                self.answers = message["match"]["answers"]
                if sent is not None and message["ref"] == ref:
                    self.acknowledged.append(sent)
                    sent = None
                if message["score"]:
                    self.over = True
                    return
                if message["asked"] and sent is None:
                    sent = self.luck.choice(message["asked"]["options"])["choice"]
                    ref += 1
                    answer = {"type": "answer", "ref": ref, "ticket": message["asked"]["ticket"], "choice": sent}
                    await socket.send(json.dumps(answer))


async def open_matches(server: Server) -> list[Player]:
    async with httpx.AsyncClient() as client:
        wish = {"game": "cavein", "seats": [{"kind": "person"}, {"kind": "bot", "bot": "random"}]}
        replies = [await client.post(f"http://{server.address}/api/matches", json=wish) for _ in range(MATCHES)]
    return [Player(server, reply.json(), number) for number, reply in enumerate(replies)]


async def story(folder: Path) -> None:
    server, luck = Server(folder), random.Random(7)
    await server.start()
    players = await open_matches(server)
    games = asyncio.gather(*(player.play() for player in players))
    for _ in range(KILLS):
        await asyncio.sleep(0.3 + luck.random())
        server.kill()
        await server.start()
    await asyncio.wait_for(games, 300)
    async with httpx.AsyncClient(timeout=60) as client:
        for player in players:
            path = f"http://{server.address}/api/matches/{player.match['id']}"
            verified = (await client.get(f"{path}/verify")).json()
            assert verified["replays"]
            assert verified["fits_commitment"]
            record = (await client.get(f"{path}/record")).text.splitlines()
            mine = [
                choice for seat, choice in (json.loads(line) for line in record if line.startswith("[")) if seat == 0
            ]
            assert is_within(player.acknowledged, mine)
    server.kill()


def is_within(some: list[dict[str, Any]], every: list[dict[str, Any]]) -> bool:
    """Whether these stand in that order among those."""
    rest = iter(every)
    return all(any(choice == other for other in rest) for choice in some)


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    told(story(tmp_path))
