"""Bots think in processes of their own."""

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from gamelode.bots import Position
from gamelode.catalogue import start
from gamelode.kernel import Choice
from gamelode.server.thinking import Job, Thinkers

from .real import OURS
from .table import told


async def chosen(thinkers: Thinkers, match: str, bot: str) -> Choice:
    """What a bot answers at the start of a game."""
    game = start("cavein", seats=2, seed=1)
    job = Job(match=match, visitor="v", bot=bot, seed="luck", is_urgent=True)
    return await thinkers.choose(job, game.edition, Position(game, game.waiting()[0]))


def test_processes_that_died_are_started_again() -> None:
    async def story() -> None:
        thinkers, answers = Thinkers(1), []
        for _ in range(2):
            answers.append(await chosen(thinkers, "a", "greedy"))
            assert thinkers.quick.pool is not None
            for process in thinkers.quick.pool._processes:
                os.kill(process, signal.SIGKILL)
        assert answers[0] == answers[1]
        thinkers.close()

    told(story())


def test_a_match_is_opened_though_a_process_has_died() -> None:
    thinkers = Thinkers(1)
    process = thinkers.quick.submit(os.getpid).result()
    with pytest.raises(BrokenProcessPool):
        thinkers.quick.submit(os.kill, process, signal.SIGKILL).result()
    thinkers.warm("greedy")
    assert thinkers.quick.submit(os.getpid).result() != process
    thinkers.close()


def test_a_search_keeps_no_other_bot_waiting() -> None:
    async def story() -> None:
        thinkers = Thinkers(1)
        searching = asyncio.create_task(chosen(thinkers, "a", "search:600s"))
        await chosen(thinkers, "b", "greedy")
        assert not searching.done()
        thinkers.stop("a")
        await searching
        thinkers.close()

    told(story())


@contextmanager
def thinking_server(folder: Path) -> Iterator[subprocess.Popen[str]]:
    """In a process group of its own, as in a terminal, with a bot that thinks for long."""
    server = subprocess.Popen(
        [sys.executable, "-m", "gamelode", "serve", "--port", "0", "--data", str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    assert server.stdout is not None
    try:
        found = re.search(r"http://([\d.:]+)/", server.stdout.readline())
        assert found is not None
        seats = [{"kind": "bot", "bot": "search:60s"}, {"kind": "bot", "bot": "greedy"}]
        body = {"game": "cavein", "seats": seats}
        reply = httpx.post(f"http://{found[1]}/api/matches", json=body, headers=OURS, timeout=60)
        with connect(f"ws://{found[1]}/api/matches/{reply.json()['id']}/socket", max_size=None) as watching:
            watching.send(json.dumps({"type": "hello"}))
            while not json.loads(watching.recv(timeout=60))["thinking"]:
                pass
        yield server
    finally:
        if server.returncode is None:
            os.killpg(server.pid, signal.SIGKILL)
            server.wait()
        server.stdout.close()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_bots_end_with_their_server(tmp_path: Path, how: signal.Signals) -> None:
    """What it says is read to the end: whoever is left over would keep it open."""
    with thinking_server(tmp_path) as server:
        if how == signal.SIGINT:
            os.killpg(server.pid, how)  # a terminal tells all of them
        else:
            server.send_signal(how)
        said, _ = server.communicate(timeout=30)
    assert how == signal.SIGKILL or not said.strip()
