"""All matches of a server: found again, kept in memory while somebody needs them, and watched over."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from msgspec.structs import replace

from gamelode.catalogue import game_named, games
from gamelode.kernel import Edition, Fault, Record, Seat
from gamelode.match import Problem

from .albums import ShownAlbum, album_of, bare_album, packed, unpacked
from .care import bare_record
from .editions import carried_over, is_current
from .entries import Closed, Entry, Moved, Story, change_told
from .faults import Full, NotFound
from .limits import Limits
from .live_match import LiveMatch
from .memory import weight_of
from .problems import Problems
from .protocol import MatchInfo
from .storage import WATCHING, Behind, Damaged, Listed, NotKept, Standing, Storage, StoredAlbum, StoredMatch
from .thinking import Thinkers
from .unbroken import all_done, unbroken
from .updates import stored_info
from .visitors import Visitor

log = logging.getLogger(__name__)
T = TypeVar("T")

CLOSED_BY_RULES = "This match cannot go on: {}, and what was played does not fit the new ones. It can be looked at."
TRIES = 5  # at a match that others change at the same time
PATIENCE = 5.0  # seconds in which the storage must answer
FAREWELL = 5.0  # seconds that a server that stops takes to keep what was seen


class Former(Exception):
    """The match can only be looked at: its rules are no longer at hand."""

    def __init__(self, stored: StoredMatch, album: ShownAlbum) -> None:
        super().__init__(album.closed)
        self.stored, self.album = stored, album
        self.seats = Story(stored.header, stored.seats, stored.entries).seats

    @property
    def record(self) -> Record:
        """With its digests, if the match was over when its rules were at hand."""
        return self.album.record or bare_record(self.stored)


class Matches:
    """Matches by their ids. Those that somebody needs are in memory; all are in the storage."""

    def __init__(self, storage: Storage, thinkers: Thinkers, limits: Limits, problems: Problems) -> None:
        self.storage, self.thinkers, self.limits, self.problems = storage, thinkers, limits, problems
        self.process = secrets.token_hex(8)  # what the other servers on the same storage know this one by
        self._in_memory: dict[str, LiveMatch] = {}
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._reading = ThreadPoolExecutor(1, "reading")  # replays, away from the loop and one by one
        self._here: Counter[tuple[str, Seat]] = Counter()  # who is connected to this process
        self._weight = 0  # about how many bytes the matches in memory take, of late
        self._unreadable: set[str] = set()  # matches that nobody should try to ring or to resume again
        self._tasks: set[asyncio.Task[Any]] = set()

    # --- finding

    @asynccontextmanager
    async def locked(self, id: str, visitor: Visitor | None = None) -> AsyncIterator[LiveMatch]:
        """A match, with its lock: nobody else changes it meanwhile, and all that is seen of it is on disk."""
        while True:
            live = await self.find(id, visitor)
            async with live.lock:
                if not live.broken:
                    live.used = time.monotonic()
                    yield live
                    return

    async def change(self, id: str, do: Callable[[LiveMatch], Awaitable[T]], visitor: Visitor | None = None) -> T:
        """Have a match changed, whether or not anybody goes on waiting for it. Where others were quicker, it is judged
        again."""
        return await unbroken(self._changed(id, do, visitor))

    async def _changed(self, id: str, do: Callable[[LiveMatch], Awaitable[T]], visitor: Visitor | None) -> T:
        for _ in range(TRIES):
            with suppress(Behind):
                async with self.locked(id, visitor) as live:
                    return await do(live)
        raise NotKept("Others were quicker; try again.")

    async def find(self, id: str, visitor: Visitor | None = None) -> LiveMatch:
        """A match, from memory or from the storage; `Former` if it can only be looked at. Whoever asks pays for what
        has to be read."""
        live = self._in_memory.get(id)
        if live is not None and not live.broken:
            return live
        if visitor is not None and live is None:
            visitor.pay("load")
        async with self._loading.setdefault(id, asyncio.Lock()):
            live = self._in_memory.get(id)
            return live if live is not None and not live.broken else await self._load(id, live)

    async def _load(self, id: str, broken: LiveMatch | None) -> LiveMatch:
        if broken is None:
            await self.make_room()
        while True:
            stored = await self.storage.load(id)
            if stored is None:
                self._in_memory.pop(id, None)
                raise NotFound("There is no such match.")
            try:
                live = await self.resumed(stored)
                if broken is not None:  # whoever was connected stays so
                    live.listeners, live.connected = broken.listeners, broken.connected
                self.keep(live)
                async with live.lock:
                    await live.answer_forced()
                return live
            except Behind:
                continue

    async def resumed(self, stored: StoredMatch) -> LiveMatch:
        """A match as its log tells it; carried over, closed or only looked at if its rules are no longer at hand."""
        edition = game_named(stored.header.game).standard
        story = Story(stored.header, stored.seats, stored.entries)
        if not is_current(story.header, edition):
            stored = await self._under_other_rules(stored, edition)
        try:
            return await self._apart(partial(LiveMatch.read, stored, edition, self.storage, self.thinkers))
        except Fault:
            raise
        except Exception as error:
            log.exception("match %s cannot be replayed", stored.id)
            raise Damaged("What was kept of this match cannot be replayed.") from error

    async def _apart(self, work: Callable[[], T]) -> T:
        """Away from the loop, so that others are answered meanwhile."""
        return await asyncio.get_running_loop().run_in_executor(self._reading, work)

    def keep(self, live: LiveMatch) -> None:
        """From now on this match is in memory."""
        live.when_over = lambda: self._begin(self._keep_album(live))
        self._in_memory[live.id] = live
        self._weight += weight_of(live)

    # --- rules that changed

    async def _under_other_rules(self, stored: StoredMatch, edition: Edition) -> StoredMatch:
        """A match under way goes on under the rules at hand, if that changes nothing of what was played; else it is
        closed. One that is over, or closed, is shown as it was seen."""
        story, standing = Story(stored.header, stored.seats, stored.entries), stored.standing
        kept = await self.storage.album(stored.id)
        album = unpacked(kept.data) if kept is not None else None
        if standing.is_over or story.closed:
            album = album or bare_album(stored_info(_as_listed(stored)), bare_record(stored))
            raise Former(stored, ShownAlbum(album, story.closed))
        header = await self._apart(partial(carried_over, stored, edition, album))
        at = time.time()
        if header is not None:
            told = change_told(story.header, header)
            log.warning("match %s goes on, though %s", stored.id, told)
            await self._write(stored, Moved(at=at, header=header), replace(standing, header=header))
        else:
            at_hand = replace(story.header, rules=edition.rules.version, content=edition.digest)
            text = CLOSED_BY_RULES.format(change_told(story.header, at_hand))
            log.warning("match %s is closed: %s", stored.id, text)
            await self._write(stored, Closed(at=at, text=text), replace(standing, closed=text, due=None))
        raise Behind

    async def _write(self, stored: StoredMatch, entry: Entry, standing: Standing) -> None:
        await self.storage.append(stored.id, len(stored.entries) + 1, [entry], standing)

    # --- memory

    async def make_room(self) -> None:
        """Matches that nobody needs leave the memory; a server that is full says so."""
        if self._weight < self.limits.memory_bytes:
            return
        for live in sorted(self._in_memory.values(), key=lambda live: live.used):
            self._weigh()
            if self._weight < self.limits.memory_bytes:
                return
            if live.is_idle:
                await self._put_away(live)
        self._weigh()
        if self._weight >= self.limits.memory_bytes:
            raise Full("This server has as many matches as it can hold; try again later.")

    def _weigh(self) -> None:
        self._weight = sum(map(weight_of, self._in_memory.values()))

    async def _put_away(self, live: LiveMatch) -> None:
        """It leaves the memory, unless somebody needs it meanwhile."""
        await self._keep_album(live)
        if live.is_idle and self._in_memory.get(live.id) is live:
            live.broken = True  # whoever still has it in hand must find it again
            del self._in_memory[live.id]

    async def _keep_album(self, live: LiveMatch) -> None:
        """Keep what was seen, if there is news in it."""
        async with live.lock:
            if live.broken or live.seen >= live.story.number:
                return
            number = live.story.number
            data = await self._apart(lambda: packed(album_of(live)))
            await self.storage.keep_album(live.id, StoredAlbum(number, data))
            live.seen = number

    # --- watching over them

    def _begin(self, work: Coroutine[Any, Any, Any]) -> None:
        """Something that goes on by itself; what is wrong with it is told in the log."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("the server goes on after a fault", exc_info=error)

    def begin(self) -> None:
        """After a start: bots of matches that were under way go on, clocks run."""
        self.storage.listen(lambda match: self._begin(self._look_at_others(match)))
        looks = (self._resume_bots(), self._ring_clocks(), self._look_round(), self._see_the_unseen())
        for work in (asyncio.to_thread(_make_ready), *looks):
            self._begin(work)

    async def end(self) -> None:
        """Keep what was seen, as far as there is time."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await all_done()
        with suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                for live in list(self._in_memory.values()):
                    await self._keep_album(live)
        self._reading.shutdown(wait=False, cancel_futures=True)

    async def _resume_bots(self) -> None:
        for id in await self.storage.awaiting_bots():
            await self._touch(id)

    async def _touch(self, id: str) -> LiveMatch | None:
        """Bring a match into memory, though nobody asked for it; None if that is not possible."""
        if id in self._unreadable:
            return None
        try:
            return await self.find(id)
        except Full:
            return None
        except (Fault, Former) as fault:  # whoever comes to it is told
            log.warning("match %s: %s", id, fault)
            self._unreadable.add(id)
            return None

    async def _ring_clocks(self) -> None:
        """Every clock that has run out is rung, whichever server finds it first."""
        await asyncio.sleep(self.limits.clock_grace)  # people come back first
        while True:
            for id in await self.storage.due(time.time()):
                if await self._touch(id) is not None:
                    await self._ring(id)
            await asyncio.sleep(self.limits.clock_seconds)

    async def _ring(self, id: str) -> None:
        try:
            await self.change(id, LiveMatch.ring)
        except (Fault, Former) as error:
            log.warning("match %s: its clock could not be rung: %s", id, error)

    async def _look_round(self) -> None:
        """Now and then: what was seen of quiet matches is kept, and those that nobody needs leave the memory."""
        while True:
            await asyncio.sleep(self.limits.round_seconds)
            await self.storage.still_here(self.process)
            self._weigh()
            now = time.monotonic()
            for live in list(self._in_memory.values()):
                if live.is_idle and now - live.used > self.limits.memory_seconds:
                    await self._put_away(live)
                elif now - live.used > self.limits.quiet_seconds:
                    await self._keep_album(live)

    async def _see_the_unseen(self) -> None:
        """Matches that ended just before the server was killed, or under an earlier version, get their album."""
        for id in await self.storage.unseen():
            live = await self._touch(id)
            if live is not None:
                await self._keep_album(live)

    async def _look_at_others(self, id: str | None) -> None:
        """Somebody else has changed a match: those in memory read on."""
        for live in list(self._in_memory.values()):
            if id in (None, live.id):
                await self._read_on(live)

    async def _read_on(self, live: LiveMatch) -> None:
        async with live.lock:
            try:
                entries = await self.storage.entries(live.id, live.story.number)
                live.broken = live.broken or entries is None
                if entries:
                    live.read_on(entries)
            except Exception as error:
                log.warning("match %s is read again: %s", live.id, error)
                live.broken = True
        live.tell()

    # --- who is there

    async def come(self, live: LiveMatch, seat: Seat | None, count: int) -> None:
        """Somebody is connected to a seat of a match, or watches it; -1: no longer."""
        where = live.id, WATCHING if seat is None else seat
        self._here[where] += count
        now = self._here[where]
        if not now:
            del self._here[where]
        live.connected = await self.storage.here(self.process, *where, now)
        live.used = time.monotonic()
        live.tell()
        live.wake_bots()

    # --- lists

    async def listed(self, before: int) -> list[MatchInfo]:
        """Matches that anybody may watch, or join while they have open seats. None of them is loaded for that."""
        found = await self.storage.listed(self.limits.page_length, before)
        return [stored_info(each) for each in found if can_be_shown(each)]

    # --- problems

    async def problem(self, name: str) -> Problem:
        """A problem as anybody may have it who knows its name: with the record only when the match is over."""
        found = await self.problems.find(name)
        if found is None:
            raise NotFound("There is no such problem.")
        stored = await self.storage.load(name.partition(".")[0])
        is_over = stored is not None and stored.standing.is_over
        return found if is_over else found.without_secrets()

    async def health(self) -> dict[str, Any]:
        """How many matches are in memory, and whether storage and bots do what they are asked."""
        async with asyncio.timeout(PATIENCE):
            await self.storage.alive()
        thinkers = await self.thinkers.alive()
        return {"matches": len(self._in_memory), "bytes": self._weight, **thinkers}


def _make_ready() -> None:
    """Every game is read, so that nobody waits for it later."""
    for rules in games().values():
        _ = rules.standard


def can_be_shown(listed: Listed) -> bool:
    """Whether the game is at hand."""
    return listed.standing.header.game in games()


def _as_listed(stored: StoredMatch) -> Listed:
    story = Story(stored.header, stored.seats, stored.entries)
    return Listed(
        id=stored.id,
        created=stored.created,
        terms=stored.terms,
        standing=stored.standing,
        number=story.number,
        answers=len(story.choices),
    )
