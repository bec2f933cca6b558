"""Bots think in processes of their own, so that the server answers others meanwhile."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor

import msgspec

from gamelode.bots import Position, make
from gamelode.catalogue import load
from gamelode.kernel import Choice, Dice, Edition, Seat


def think(saved: bytes, seat: Seat, bot: str, luck: str, commands: bool) -> bytes:
    """The choice of a bot, as JSON. `saved` is an imagined game: the real one never leaves the server."""
    position = Position(load(saved), seat, commands=commands)
    return msgspec.json.encode(make(bot, luck).choose(position))


class Thinkers:
    """The processes. They are started when the first bot has to think."""

    def __init__(self, count: int | None = None) -> None:
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, edition: Edition, position: Position, bot: str, luck: str) -> Choice:
        """What the bot answers."""
        if bot == "random":
            return make(bot, luck).choose(position)
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.count, mp_context=spawn)
        imagined = position.imagine(Dice.from_seed("sent")).save()
        commands = bool(position.commands)
        loop = asyncio.get_running_loop()
        raw = await loop.run_in_executor(self._pool, think, imagined, position.seat, bot, luck, commands)
        choice: Choice = edition.choice_decoder.decode(raw)
        return choice

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
