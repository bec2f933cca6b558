"""Bots think in processes of their own, so that the server answers others meanwhile."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import msgspec

from gamelode.bots import Position, end_with_parent, make, search_of, undisturbed
from gamelode.catalogue import load
from gamelode.kernel import Choice, Dice, Edition, Seat

log = logging.getLogger(__name__)

PLACES = 1024  # bots that can think, or wait to think, at the same time and be stopped one by one
SPAWN = multiprocessing.get_context("spawn")


# --- in a thinking process


_stops: Any = None  # a flag for each place, shared with the server


def _begin(stops: Any) -> None:
    global _stops
    _stops = stops
    end_with_parent()


def think(saved: bytes, seat: Seat, bot: str, seed: str, commands: bool, place: int) -> bytes:
    """The choice of a bot, as JSON. `saved` is a re-dealt game: the real one never leaves the server."""
    position = Position(load(saved), seat, commands=commands, is_watched=True)
    player = make(bot, seed)
    search = search_of(player)
    if search is not None:
        search.is_stopped = lambda: bool(_stops[place])
    return msgspec.json.encode(player.choose(position))


# --- in the server


class Processes:
    """Some processes, started when the first bot has to think, and again when one has died."""

    def __init__(self, count: int, stops: Any) -> None:
        self.count, self.stops = count, stops
        self.pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[..., bytes], *given: Any) -> bytes:
        """In one of them. What was under way when one died is tried once more."""
        try:
            return await asyncio.wrap_future(self.submit(work, *given))
        except BrokenProcessPool:
            return await asyncio.wrap_future(self.submit(work, *given))

    def submit(self, work: Callable[..., Any], *given: Any) -> Future[Any]:
        try:
            return self._submit(work, *given)
        except BrokenProcessPool:
            log.error("a thinking process has died; they are started again")
            self.pool = None
            return self._submit(work, *given)

    def _submit(self, work: Callable[..., Any], *given: Any) -> Future[Any]:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.count, SPAWN, _begin, (self.stops,))
        with undisturbed():  # the server ends them
            return self.pool.submit(work, *given)

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)


class Thinkers:
    """Search bots take all the time they are given, so the others have a process that never waits for them."""

    def __init__(self, count: int | None = None) -> None:
        self._stops = SPAWN.Array("b", PLACES, lock=False)
        self._places: dict[str, int] = {}  # of the matches whose bots think
        self.deep = Processes(count or max(1, (os.cpu_count() or 2) - 1), self._stops)
        self.quick = Processes(1, self._stops)

    async def choose(self, match: str, edition: Edition, position: Position, bot: str, seed: str) -> Choice:
        """What the bot of a match answers."""
        if bot == "random":
            return make(bot, seed).choose(position)
        place = next((free for free in range(PLACES) if free not in self._places.values()), 0)
        self._places[match], self._stops[place] = place, 0
        redealt = position.redeal(Dice.from_seed("sent")).save()
        commands = bool(position.commands)
        try:
            raw = await self._for(bot).run(think, redealt, position.seat, bot, seed, commands, place)
        finally:
            self._places.pop(match, None)
        choice: Choice = edition.choice_decoder.decode(raw)
        return choice

    def _for(self, bot: str) -> Processes:
        return self.quick if search_of(make(bot, "")) is None else self.deep

    def warm(self, bot: str) -> None:
        """Such a bot will have to think soon: a process takes its time to start."""
        if bot != "random":
            self._for(bot).submit(os.getpid)

    def stop(self, match: str) -> None:
        """Whoever thinks in this match answers with what has been found so far."""
        if match in self._places:
            self._stops[self._places[match]] = 1

    def close(self) -> None:
        """End all thinking: nobody waits for its results."""
        for place in range(PLACES):
            self._stops[place] = 1
        for processes in (self.quick, self.deep):
            processes.close()
