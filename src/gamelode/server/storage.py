"""Where matches are kept: a small interface, and SQLite behind it.

A write is on disk when its call returns. Writes that come together share one commit.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Literal, Protocol, TypeVar

import msgspec
from msgspec import Struct

from gamelode.kernel import Fault, Header
from gamelode.match import Automatic, Yield

from .folder_lock import lock_folder

T = TypeVar("T")
VERSION = 1  # of the tables below


class StoredSeat(Struct, frozen=True, kw_only=True):
    """Who holds a seat, and the digest of the token that opens it."""

    kind: Literal["person", "bot", "open"]
    name: str
    bot: str = ""  # of a bot's seat, or of a person's while away
    away: bool = False
    lock: str = ""
    automatic: Automatic = "careful"
    yields: dict[str, Yield] = {}  # those that hold until they are taken back


class StoredMatch(Struct, frozen=True, kw_only=True):
    """A match as it is kept: with its choices, all that it is."""

    id: str
    created: int
    header: Header
    seats: tuple[StoredSeat, ...]
    listed: bool = False
    is_over: bool = False
    undone: int = 0
    answers: int = 0  # how many choices there are
    choices: tuple[tuple[int, msgspec.Raw], ...] = ()  # left out of lists


class Storage(Protocol):
    """What the server asks of a database."""

    async def create(self, match: StoredMatch) -> None:
        """A new match, with the choices it begins with."""

    async def append(self, id: str, count: int, choices: Sequence[tuple[int, bytes]], is_over: bool) -> None:
        """More choices, each with its seat, after the so many that there are: all of them or none."""

    async def cut(self, id: str, count: int, undone: int) -> None:
        """Keep only so many choices of a match: an undo."""

    async def seat(self, id: str, number: int, seat: StoredSeat) -> None:
        """Write down who holds a seat from now on."""

    async def load(self, id: str) -> StoredMatch | None:
        """The whole match with its choices; None if there is none of that id."""

    async def listed(self) -> list[StoredMatch]:
        """Matches under way that anybody may see, the newest first, without their choices."""

    async def unfinished(self) -> list[str]:
        """The ids of all matches that are not over."""

    def close(self) -> None:
        """Finish what was begun, and let go of the file."""


SCHEMA = """
CREATE TABLE IF NOT EXISTS matches (
    id TEXT PRIMARY KEY, created INTEGER NOT NULL, header BLOB NOT NULL, listed INTEGER NOT NULL,
    is_over INTEGER NOT NULL, undone INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS seats (
    match TEXT NOT NULL REFERENCES matches, number INTEGER NOT NULL, holder BLOB NOT NULL, PRIMARY KEY (match, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS choices (
    match TEXT NOT NULL REFERENCES matches, number INTEGER NOT NULL, seat INTEGER NOT NULL, choice BLOB NOT NULL,
    PRIMARY KEY (match, number)
) WITHOUT ROWID;
"""

Job = Callable[[sqlite3.Connection], Any]
_encode = msgspec.json.encode


class SqliteStorage:
    """One file, one thread that owns it, write-ahead logging, and a flush to disk at each commit."""

    def __init__(self, path: Path) -> None:
        self._jobs: queue.SimpleQueue[tuple[Job, Callable[[Any], object], Callable[[Exception], object]] | None]
        self._jobs = queue.SimpleQueue()
        self._folder_lock = lock_folder(path.parent)
        try:
            self._connection = _opened(path)
        except Fault:
            self._folder_lock.close()
            raise
        self._thread = threading.Thread(target=self._work, name="storage", daemon=True)
        self._thread.start()

    # --- the thread

    def _work(self) -> None:
        """Take all jobs that wait, do them in one transaction, and tell each how it went."""
        going = True
        while going:
            jobs = [self._jobs.get()]
            while not self._jobs.empty():
                jobs.append(self._jobs.get())
            going = None not in jobs
            self._do([job for job in jobs if job is not None])
        self._connection.close()

    def _do(self, jobs: list[tuple[Job, Callable[[Any], object], Callable[[Exception], object]]]) -> None:
        done: list[tuple[Callable[[Any], object], Any]] = []
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for job, succeed, fail in jobs:
                try:
                    self._connection.execute("SAVEPOINT job")
                    done.append((succeed, job(self._connection)))
                    self._connection.execute("RELEASE job")
                except (sqlite3.Error, msgspec.MsgspecError) as error:
                    self._connection.execute("ROLLBACK TO job")
                    fail(error)
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            for _, _, fail in jobs:
                fail(error)
            return
        for succeed, result in done:
            succeed(result)

    async def _run(self, job: Callable[[sqlite3.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()

        def tell(put: Callable[[Any], None], value: Any) -> None:
            if not future.done():
                put(value)

        self._jobs.put(
            (
                job,
                lambda result: loop.call_soon_threadsafe(tell, future.set_result, result),
                lambda error: loop.call_soon_threadsafe(tell, future.set_exception, error),
            )
        )
        return await asyncio.shield(future)

    def close(self) -> None:
        self._jobs.put(None)
        self._thread.join()
        self._folder_lock.close()

    # --- the interface

    async def create(self, match: StoredMatch) -> None:
        def job(db: sqlite3.Connection) -> None:
            row = (match.id, match.created, _encode(match.header), match.listed, match.is_over, match.undone)
            db.execute("INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?)", row)
            seats = [(match.id, number, _encode(seat)) for number, seat in enumerate(match.seats)]
            db.executemany("INSERT INTO seats VALUES (?, ?, ?)", seats)
            choices = [(match.id, number, seat, bytes(raw)) for number, (seat, raw) in enumerate(match.choices, 1)]
            db.executemany("INSERT INTO choices VALUES (?, ?, ?, ?)", choices)

        await self._run(job)

    async def append(self, id: str, count: int, choices: Sequence[tuple[int, bytes]], is_over: bool) -> None:
        rows = [(id, number, seat, choice) for number, (seat, choice) in enumerate(choices, count + 1)]

        def job(db: sqlite3.Connection) -> None:
            (there,) = db.execute("SELECT coalesce(max(number), 0) FROM choices WHERE match = ?", (id,)).fetchone()
            if there != count:
                raise sqlite3.IntegrityError(f"the match has {there} choices, not {count}")
            db.executemany("INSERT INTO choices VALUES (?, ?, ?, ?)", rows)
            if is_over:
                db.execute("UPDATE matches SET is_over = 1 WHERE id = ?", (id,))

        await self._run(job)

    async def cut(self, id: str, count: int, undone: int) -> None:
        def job(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM choices WHERE match = ? AND number > ?", (id, count))
            db.execute("UPDATE matches SET undone = ? WHERE id = ?", (undone, id))

        await self._run(job)

    async def seat(self, id: str, number: int, seat: StoredSeat) -> None:
        row = (_encode(seat), id, number)
        await self._run(lambda db: db.execute("UPDATE seats SET holder = ? WHERE match = ? AND number = ?", row))

    async def load(self, id: str) -> StoredMatch | None:
        def job(db: sqlite3.Connection) -> StoredMatch | None:
            row = db.execute("SELECT * FROM matches WHERE id = ?", (id,)).fetchone()
            if row is None:
                return None
            rows = db.execute("SELECT seat, choice FROM choices WHERE match = ? ORDER BY number", (id,))
            choices = tuple((seat, msgspec.Raw(choice)) for seat, choice in rows)
            return msgspec.structs.replace(_match(db, row), choices=choices)

        return await self._run(job)

    async def listed(self) -> list[StoredMatch]:
        def job(db: sqlite3.Connection) -> list[StoredMatch]:
            rows = db.execute(
                "SELECT * FROM matches WHERE listed = 1 AND is_over = 0 ORDER BY created DESC LIMIT 100"
            ).fetchall()
            return [_match(db, row) for row in rows]

        return await self._run(job)

    async def unfinished(self) -> list[str]:
        return await self._run(
            lambda db: [id for (id,) in db.execute("SELECT id FROM matches WHERE is_over = 0 ORDER BY created")]
        )


def _match(db: sqlite3.Connection, row: tuple[Any, ...]) -> StoredMatch:
    """A match without its choices."""
    id, created, header, listed, is_over, undone = row
    (answers,) = db.execute("SELECT count(*) FROM choices WHERE match = ?", (id,)).fetchone()
    seats = db.execute("SELECT holder FROM seats WHERE match = ? ORDER BY number", (id,))
    return StoredMatch(
        id=id,
        created=created,
        header=msgspec.json.decode(header, type=Header),
        seats=tuple(msgspec.json.decode(holder, type=StoredSeat) for (holder,) in seats),
        listed=bool(listed),
        is_over=bool(is_over),
        undone=undone,
        answers=answers,
    )


def _opened(path: Path) -> sqlite3.Connection:
    """The file, made if it is not there; a fault if it is not ours."""
    try:
        db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA foreign_keys = ON")
        (version,) = db.execute("PRAGMA user_version").fetchone()
        if version not in (0, VERSION):
            raise Fault(
                f"{path}: these matches were kept by another version of Gamelode ({version}, here is {VERSION})"
            )
        db.executescript(SCHEMA)
        db.execute(f"PRAGMA user_version = {VERSION}")
    except sqlite3.Error as error:
        raise Fault(f"{path}: matches cannot be kept here: {error}") from error
    return db
