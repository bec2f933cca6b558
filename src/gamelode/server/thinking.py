"""Bots think in processes of their own, so that the server answers others meanwhile; and they think in turn."""

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
from msgspec import Struct

from gamelode.bots import Position, end_with_parent, make, search_of, undisturbed
from gamelode.catalogue import load, replay
from gamelode.kernel import Choice, Dice, Edition, Fault, Record, Seat

from .limits import Limits
from .turns import Turn, Turns

log = logging.getLogger(__name__)

PLACES = 1024  # bots that can think at the same time and be stopped one by one
PATIENCE = 5.0  # seconds in which a process that is not busy must answer
SPAWN = multiprocessing.get_context("spawn")


class Job(Struct, frozen=True, kw_only=True):
    """A bot has to answer: where, for whom, and whether a person waits for it."""

    match: str
    visitor: str  # who opened the match
    bot: str
    seed: str
    is_urgent: bool


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


def replayed(record: bytes) -> bytes:
    """The digest of the game of a record, played again; nothing if it cannot be."""
    try:
        return replay(Record.read(record)).digest().encode()
    except Fault:
        return b""


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
    """Search bots take all the time they are given, so the others have a process that never waits for them. Finished
    matches are replayed in a third."""

    def __init__(self, count: int | None = None, limits: Limits | None = None) -> None:
        limits = limits or Limits()
        self._stops = SPAWN.Array("b", PLACES, lock=False)
        self._free = set(range(PLACES))
        self._places: dict[str, int] = {}  # of the matches whose bots think
        self.deep = Processes(count or max(1, (os.cpu_count() or 2) - 1), self._stops)
        self.quick = Processes(1, self._stops)
        self.checks = Processes(1, self._stops)
        self.deep_turns = Turns(self.deep.count, limits, self._hurry)
        self.quick_turns = Turns(self.quick.count, limits, self._hurry)
        self._checking = asyncio.Semaphore(1)

    async def choose(self, job: Job, edition: Edition, position: Position) -> Choice:
        """What the bot of a match answers."""
        if job.bot == "random":
            return make(job.bot, job.seed).choose(position)
        is_deep = search_of(make(job.bot, "")) is not None
        turns, processes = (self.deep_turns, self.deep) if is_deep else (self.quick_turns, self.quick)
        redealt, commands = position.redeal(Dice.from_seed("sent")).save(), bool(position.commands)
        async with turns.mine(job.visitor, job.match, is_urgent=job.is_urgent) as turn:
            place = self._take_place(job.match, turn)
            try:
                raw = await processes.run(think, redealt, position.seat, job.bot, job.seed, commands, place)
            finally:
                self._places.pop(job.match, None)
                self._free.add(place)
        choice: Choice = edition.choice_decoder.decode(raw)
        return choice

    def _take_place(self, match: str, turn: Turn) -> int:
        place = self._free.pop()
        self._places[match], self._stops[place] = place, int(turn.is_hurried)
        return place

    def _hurry(self, turn: Turn) -> None:
        if turn.match in self._places:
            self._stops[self._places[turn.match]] = 1

    def warm(self, bot: str) -> None:
        """Such a bot will have to think soon: a process takes its time to start."""
        if bot != "random":
            (self.quick if search_of(make(bot, "")) is None else self.deep).submit(os.getpid)

    def stop(self, match: str) -> None:
        """Whoever thinks in this match, or is about to, answers with what has been found so far."""
        for turns in (self.deep_turns, self.quick_turns):
            turns.hurry(match)

    async def replayed(self, record: Record) -> str:
        """The digest of the game of a record, played again one after another; empty if it cannot be."""
        async with self._checking:
            return (await self.checks.run(replayed, record.write())).decode()

    async def alive(self) -> dict[str, int]:
        """Returns if whoever is not busy thinks when asked: how many think, and how many wait for it."""
        if self.quick.pool is not None:
            async with asyncio.timeout(PATIENCE):
                await asyncio.wrap_future(self.quick.submit(os.getpid))
        both = (self.deep_turns, self.quick_turns)
        return {"thinking": sum(len(t.running) for t in both), "waiting": sum(len(t.waiting) for t in both)}

    def close(self) -> None:
        """End all thinking: nobody waits for its results."""
        for place in range(PLACES):
            self._stops[place] = 1
        for processes in (self.quick, self.deep, self.checks):
            processes.close()
