"""Bots think in processes of their own."""

import os
import signal
from concurrent.futures.process import BrokenProcessPool

import pytest

from gamelode.bots import Position
from gamelode.catalogue import start
from gamelode.server.thinking import Thinkers

from .table import told


def test_processes_that_died_are_started_again() -> None:
    async def story() -> None:
        thinkers = Thinkers(1)
        game = start("cavein", seats=2, seed=1)
        seat = game.waiting()[0]
        chosen = []
        for _ in range(2):
            chosen.append(await thinkers.choose("m", game.edition, Position(game, seat), "greedy", "luck"))
            assert thinkers._pool is not None
            for process in thinkers._pool._processes:
                os.kill(process, signal.SIGKILL)
        assert chosen[0] == chosen[1]
        thinkers.close()

    told(story())


def test_a_match_is_opened_though_a_process_has_died() -> None:
    thinkers = Thinkers(1)
    pool = thinkers._started()
    dies = pool.submit(os.kill, pool.submit(os.getpid).result(), signal.SIGKILL)
    with pytest.raises(BrokenProcessPool):
        dies.result()
    thinkers.warm()
    assert thinkers._started().submit(os.getpid).result() > 0
    thinkers.close()
