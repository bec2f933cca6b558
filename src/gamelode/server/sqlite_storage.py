"""Matches in one SQLite file: nothing to set up, and one server for each folder.

A write is on disk when its call returns. Writes that come together share one commit.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from gamelode.kernel import Fault, Seat

from .entries import Entry
from .folder_lock import OWNER_ONLY, lock_folder
from .sqlite_file import (
    UNREADABLE_ROW,
    damage_in,
    entry_of,
    entry_rows,
    insert_match,
    listed_of,
    match_of,
    opened,
    state_of,
)
from .storage import Behind, Damage, Damaged, Listed, NotKept, Standing, StoredAlbum, StoredMatch

T = TypeVar("T")
Db = sqlite3.Connection
log = logging.getLogger(__name__)

LOOK_AROUND = 1.0  # seconds between looks at what other processes have changed
SECRET_BYTES = 32
LAST = "SELECT number, answers FROM entries WHERE match = ? ORDER BY number DESC LIMIT 1"


class Job(NamedTuple):
    """Something to be done with the file, and who is told how it went."""

    do: Callable[[Db], Any]
    succeed: Callable[[Any], None]
    fail: Callable[[Exception], None]


class SqliteStorage:
    """One file, one thread that owns it, write-ahead logging, and a flush to disk at each commit."""

    def __init__(self, path: Path, *, alone: bool = True) -> None:
        """`alone`: as a server, which has the folder for itself. Whoever only looks after the matches comes besides."""
        self.path = path
        self._folder_lock = lock_folder(path.parent) if alone else None
        try:
            self._connection = opened(path, mends=alone)
        except Fault:
            self._let_go()
            raise
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._here: dict[str, dict[tuple[str, Seat], int]] = {}  # one process has the folder, so nobody else asks
        self._tell: Callable[[], None] | None = None
        self._seen, self._looked = self._version(), time.monotonic()
        self._thread = threading.Thread(target=self._work, name="storage", daemon=True)
        self._thread.start()

    # --- the thread

    def _work(self) -> None:
        """Take all jobs that wait, do them in one transaction, and tell each how it went. Nothing ends this but the
        last job: whatever goes wrong with one is told to whoever gave it."""
        going = True
        while going:
            jobs = self._waiting()
            going = None not in jobs
            try:
                self._do([job for job in jobs if job is not None])
                self._look_around()
            except Exception:
                log.exception("the storage goes on after a fault")
        self._connection.close()

    def _waiting(self) -> list[Job | None]:
        """All jobs that there are; none, if there was none for a while."""
        try:
            jobs = [self._jobs.get(timeout=LOOK_AROUND)]
        except queue.Empty:
            return []
        while not self._jobs.empty():
            jobs.append(self._jobs.get())
        return jobs

    def _do(self, jobs: list[Job]) -> None:
        if not jobs:
            return
        done: list[tuple[Job, Any]] = []
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for job in jobs:
                self._connection.execute("SAVEPOINT job")
                try:
                    done.append((job, job.do(self._connection)))
                except Exception as error:  # whatever a damaged row may bring about
                    self._connection.execute("ROLLBACK TO job")
                    job.fail(error)
                self._connection.execute("RELEASE job")
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            for job in jobs:
                job.fail(error)
            return
        for job, result in done:
            job.succeed(result)

    def _version(self) -> int:
        """Another number whenever another process has written to the file."""
        (version,) = self._connection.execute("PRAGMA data_version").fetchone()
        return int(version)

    def _look_around(self) -> None:
        now = time.monotonic()
        if self._tell is None or now - self._looked < LOOK_AROUND:
            return
        self._looked = now
        before, self._seen = self._seen, self._version()
        if before != self._seen:
            self._tell()

    async def _run(self, do: Callable[[Db], T]) -> T:
        """Have something done. Whoever no longer waits for it does not stop it."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()

        def tell(put: Callable[[Any], None], value: Any) -> None:
            if not future.done():
                put(value)

        def later(put: Callable[[Any], None], value: Any) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(tell, put, value)

        self._jobs.put(
            Job(do, lambda result: later(future.set_result, result), lambda error: later(future.set_exception, error))
        )
        return await asyncio.shield(future)

    async def _write(self, do: Callable[[Db], T]) -> T:
        try:
            return await self._run(do)
        except (sqlite3.Error, OSError) as error:
            log.error("the database did not take it", exc_info=error)
            raise NotKept("That could not be kept, so it was not done. Try again.") from error

    def close(self) -> None:
        self._jobs.put(None)
        self._thread.join()
        self._let_go()

    def _let_go(self) -> None:
        if self._folder_lock is not None:
            self._folder_lock.close()

    # --- matches

    async def create(self, match: StoredMatch) -> None:
        await self._write(lambda db: insert_match(db, match))

    async def append(self, id: str, number: int, entries: Sequence[Entry], standing: Standing | None) -> None:
        def job(db: Db) -> None:
            last = db.execute(LAST, (id,)).fetchone()
            there = last[0] if last else 0
            if there != number - 1:
                raise Behind(f"match {id} has {there} entries, not {number - 1}")
            db.executemany("INSERT INTO entries VALUES (?, ?, ?, ?)", entry_rows(id, last, entries))
            if standing is not None:
                row = (*state_of(standing), id)
                db.execute("UPDATE matches SET is_over = ?, due = ?, bot_moves = ?, standing = ? WHERE id = ?", row)

        await self._write(job)

    async def load(self, id: str) -> StoredMatch | None:
        def job(db: Db) -> StoredMatch | None:
            row = db.execute("SELECT * FROM matches WHERE id = ?", (id,)).fetchone()
            if row is None:
                return None
            rows = db.execute("SELECT number, entry FROM entries WHERE match = ? ORDER BY number", (id,)).fetchall()
            seen = db.execute("SELECT number FROM albums WHERE match = ?", (id,)).fetchone()
            return match_of(row, rows, seen[0] if seen else 0)

        return await self._read(id, job)

    async def entries(self, id: str, after: int) -> Sequence[Entry] | None:
        def job(db: Db) -> list[Entry] | None:
            if db.execute("SELECT 1 FROM matches WHERE id = ?", (id,)).fetchone() is None:
                return None
            query = "SELECT number, entry FROM entries WHERE match = ? AND number > ? ORDER BY number"
            rows = enumerate(db.execute(query, (id, after)), after + 1)
            return [entry_of(number, row) for number, row in rows]

        return await self._read(id, job)

    async def _read(self, id: str, do: Callable[[Db], T]) -> T:
        try:
            return await self._run(do)
        except UNREADABLE_ROW as error:
            log.error("match %s is damaged: %s", id, error)
            raise Damaged("What was kept of this match is damaged: it cannot be shown.") from error

    async def delete(self, id: str) -> bool:
        def job(db: Db) -> bool:
            for table in ("entries", "albums", "lost"):
                db.execute(f"DELETE FROM {table} WHERE match = ?", (id,))
            return db.execute("DELETE FROM matches WHERE id = ?", (id,)).rowcount > 0

        return await self._write(job)

    # --- lists

    async def listed(self, limit: int, before: int) -> list[Listed]:
        query = "SELECT * FROM matches WHERE listed = 1 AND is_over = 0 AND created < ? ORDER BY created DESC LIMIT ?"
        return await self._run(lambda db: self._readable(db, db.execute(query, (before, limit)).fetchall()))

    async def every(self, limit: int, after: str) -> list[Listed]:
        query = "SELECT * FROM matches WHERE id > ? ORDER BY id LIMIT ?"
        return await self._run(lambda db: self._readable(db, db.execute(query, (after, limit)).fetchall()))

    def _readable(self, db: Db, rows: list[tuple[Any, ...]]) -> list[Listed]:
        """The matches of these rows, without those that are damaged."""
        found: list[Listed] = []
        for row in rows:
            try:
                last = db.execute(LAST, (row[0],)).fetchone()
                found.append(listed_of(row, last, self._connected(row[0])))
            except UNREADABLE_ROW as error:
                log.error("match %s is damaged and left out: %s", row[0], error)
        return found

    async def due(self, now: float) -> list[str]:
        return await self._ids("SELECT id FROM matches WHERE due <= ? ORDER BY due LIMIT 1000", now)

    async def awaiting_bots(self) -> list[str]:
        return await self._ids("SELECT id FROM matches WHERE bot_moves = 1 AND is_over = 0 ORDER BY created DESC")

    async def unseen(self) -> list[str]:
        return await self._ids("SELECT id FROM matches WHERE is_over = 1 AND id NOT IN (SELECT match FROM albums)")

    async def _ids(self, query: str, *given: Any) -> list[str]:
        return await self._run(lambda db: [str(id) for (id,) in db.execute(query, given)])

    # --- what was seen

    async def keep_album(self, id: str, album: StoredAlbum) -> None:
        row = (id, album.number, album.data, id)
        query = "INSERT OR REPLACE INTO albums SELECT ?, ?, ? WHERE EXISTS (SELECT 1 FROM matches WHERE id = ?)"
        await self._write(lambda db: db.execute(query, row))

    async def album(self, id: str) -> StoredAlbum | None:
        def job(db: Db) -> StoredAlbum | None:
            row = db.execute("SELECT number, album FROM albums WHERE match = ?", (id,)).fetchone()
            return None if row is None else StoredAlbum(*row)

        return await self._read(id, job)

    # --- who is there

    async def here(self, process: str, id: str, seat: Seat, count: int) -> Mapping[Seat, int]:
        there = self._here.setdefault(id, {})
        there[process, seat] = count
        if not any(there.values()):
            del self._here[id]
        return self._connected(id)

    def _connected(self, id: str) -> dict[Seat, int]:
        found: dict[Seat, int] = {}
        for (_, seat), count in self._here.get(id, {}).items():
            if count:
                found[seat] = found.get(seat, 0) + count
        return found

    async def still_here(self, process: str) -> None:
        """Nobody else is told, and with the process its file is free."""

    # --- the database itself

    def listen(self, tell: Callable[[str | None], None]) -> None:
        loop = asyncio.get_running_loop()
        self._tell = lambda: None if loop.is_closed() else void(loop.call_soon_threadsafe(tell, None))

    async def secret(self, name: str) -> bytes:
        def job(db: Db) -> bytes:
            db.execute("INSERT OR IGNORE INTO secrets VALUES (?, ?)", (name, secrets.token_bytes(SECRET_BYTES)))
            (value,) = db.execute("SELECT value FROM secrets WHERE name = ?", (name,)).fetchone()
            return bytes(value)

        return await self._write(job)

    async def alive(self) -> None:
        await self._run(lambda db: db.execute("SELECT count(*) FROM secrets").fetchone())

    async def check(self) -> list[Damage]:
        return await asyncio.to_thread(damage_in, self.path)

    async def back_up(self, path: Path) -> None:
        await asyncio.to_thread(_copy, self.path, path)


def _copy(path: Path, to: Path) -> None:
    """All of it as it is at one moment; others write meanwhile."""
    try:
        to.touch(mode=OWNER_ONLY, exist_ok=False)
        with sqlite3.connect(path) as db:
            db.execute("VACUUM INTO ?", (str(to),))
        db.close()
    except OSError as error:
        raise Fault(f"{to}: {error.strerror}") from error
    except sqlite3.Error as error:
        to.unlink(missing_ok=True)
        raise Fault(f"{to}: the copy could not be made: {error}") from error


def void(_: object) -> None:
    """What comes of it does not matter."""
