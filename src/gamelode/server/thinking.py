"""Bots think in processes of their own, so that the server answers others meanwhile."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import msgspec

from gamelode.bots import Position, SearchBot, make
from gamelode.catalogue import load
from gamelode.kernel import Choice, Dice, Edition, Seat

log = logging.getLogger(__name__)

PLACES = 1024  # bots that can think, or wait to think, at the same time and be stopped one by one


_stops: Any = None  # in a thinking process: a flag for each place, shared with the server


def _begin(stops: Any) -> None:
    global _stops
    _stops = stops


def think(saved: bytes, seat: Seat, bot: str, luck: str, commands: bool, place: int) -> bytes:
    """The choice of a bot, as JSON. `saved` is an imagined game: the real one never leaves the server."""
    position = Position(load(saved), seat, commands=commands)
    player = make(bot, luck)
    if isinstance(player, SearchBot):
        player.is_stopped = lambda: bool(_stops[place])
    return msgspec.json.encode(player.choose(position))


class Thinkers:
    """The processes. They are started when the first bot has to think."""

    def __init__(self, count: int | None = None) -> None:
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None
        self._stops: Any = None
        self._places: dict[str, int] = {}  # of the matches whose bots think

    async def choose(self, match: str, edition: Edition, position: Position, bot: str, luck: str) -> Choice:
        """What the bot of a match answers."""
        if bot == "random":
            return make(bot, luck).choose(position)
        self._started()
        place = next((free for free in range(PLACES) if free not in self._places.values()), 0)
        self._places[match], self._stops[place] = place, 0
        imagined = position.imagine(Dice.from_seed("sent")).save()
        commands = bool(position.commands)
        try:
            raw = await self._run(think, imagined, position.seat, bot, luck, commands, place)
        finally:
            self._places.pop(match, None)
        choice: Choice = edition.choice_decoder.decode(raw)
        return choice

    async def _run(self, work: Callable[..., bytes], *given: Any) -> bytes:
        """In one of the processes. If one has died all are started again, and it is tried once more."""
        loop, pool = asyncio.get_running_loop(), self._started()
        try:
            return await loop.run_in_executor(pool, work, *given)
        except BrokenProcessPool:
            self._forget(pool)
            return await loop.run_in_executor(self._started(), work, *given)

    def warm(self) -> None:
        """A bot will have to think soon: a process takes its time to start."""
        pool = self._started()
        try:
            pool.submit(os.getpid)
        except BrokenProcessPool:
            self._forget(pool)

    def _forget(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            log.error("a thinking process has died; they are started again")
            self._pool = None

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._stops = spawn.Array("b", PLACES, lock=False)
            self._pool = ProcessPoolExecutor(self.count, mp_context=spawn, initializer=_begin, initargs=(self._stops,))
        return self._pool

    def stop(self, match: str) -> None:
        """Whoever thinks in this match answers with what has been found so far."""
        if match in self._places:
            self._stops[self._places[match]] = 1

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
