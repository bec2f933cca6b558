"""The file that SQLite keeps matches in: its tables, how rows are read, and what is done when it is damaged."""

from __future__ import annotations

import logging
import os
import shutil
import sqlite3
import time
import zlib
from collections.abc import Iterable, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from gamelode.kernel import Fault, Header, Seat
from gamelode.kernel.faults import UNREADABLE

from .entries import Chosen, Entry, Holder, Undone, decode_entry, encode_entry
from .folder_lock import OWNER_ONLY
from .storage import Damage, Listed, Standing, StoredMatch, Terms

log = logging.getLogger(__name__)

Row = tuple[Any, ...]
VERSION = 2  # of the tables below
PATIENCE = 30.0  # seconds, for another process to finish writing
SCHEMA = """
CREATE TABLE IF NOT EXISTS matches (
    id TEXT PRIMARY KEY, created INTEGER NOT NULL, listed INTEGER NOT NULL, is_over INTEGER NOT NULL, due REAL,
    bot_moves INTEGER NOT NULL, head BLOB NOT NULL, standing BLOB NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS matches_listed ON matches (created) WHERE listed = 1 AND is_over = 0;
CREATE INDEX IF NOT EXISTS matches_due ON matches (due) WHERE due IS NOT NULL;
CREATE INDEX IF NOT EXISTS matches_bots ON matches (created) WHERE bot_moves = 1 AND is_over = 0;
CREATE TABLE IF NOT EXISTS entries (
    match TEXT NOT NULL REFERENCES matches, number INTEGER NOT NULL, answers INTEGER NOT NULL, entry BLOB NOT NULL,
    PRIMARY KEY (match, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS albums (
    match TEXT PRIMARY KEY REFERENCES matches, number INTEGER NOT NULL, album BLOB NOT NULL
);
CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS lost (match TEXT PRIMARY KEY, text TEXT NOT NULL);
"""
FORMER_TABLES = """
ALTER TABLE matches RENAME TO former_matches;
ALTER TABLE seats RENAME TO former_seats;
ALTER TABLE choices RENAME TO former_choices;
"""


MAGIC = b"SQLite format 3\x00"
BESIDE = ("-wal", "-shm")  # what SQLite keeps beside a file


class BadRow(ValueError):
    """A row that says something else than what was written."""


# Whatever a flipped bit may bring about, in the file itself or in what a row says.
UNREADABLE_ROW = (*UNREADABLE, BadRow, sqlite3.DatabaseError, TypeError, ValueError, OverflowError)


# --- rows


def seal(data: bytes) -> bytes:
    """With its checksum behind it."""
    return data + b"#%08x" % zlib.crc32(data)


def unseal(data: Any) -> bytes:
    """What was sealed; a bad row if any bit of it has changed."""
    if not isinstance(data, bytes) or seal(data[:-9]) != data:
        raise BadRow("its checksum does not fit")
    return data[:-9]


def entry_of(number: int, row: Row) -> Entry:
    """The entry of a row, which must have this number."""
    if row[0] != number:
        raise BadRow(f"entry {number} is missing")
    return decode_entry(unseal(row[1]))


def match_of(row: Row, entries: Iterable[Row], seen: int = 0) -> StoredMatch:
    """A match as it was opened, with all that happened since."""
    id, created, _, _, _, _, head, standing = row
    header, seats, terms = msgspec.json.decode(unseal(head), type=tuple[Header, tuple[Holder, ...], Terms])
    read = tuple(entry_of(number, each) for number, each in enumerate(entries, 1))
    return StoredMatch(
        id=id,
        created=int(created),
        header=header,
        seats=seats,
        terms=terms,
        entries=read,
        standing=msgspec.json.decode(unseal(standing), type=Standing),
        seen=int(seen),
    )


def listed_of(row: Row, last: Row | None, connected: Mapping[Seat, int]) -> Listed:
    """A match as a list tells it; `last`: the number of its last entry, and how many choices stood then."""
    id, created, _, _, _, _, head, standing = row
    _, _, terms = msgspec.json.decode(unseal(head), type=tuple[msgspec.Raw, msgspec.Raw, Terms])
    number, answers = last or (0, 0)
    return Listed(
        id=id,
        created=int(created),
        terms=terms,
        standing=msgspec.json.decode(unseal(standing), type=Standing),
        number=number,
        answers=answers,
        connected=connected,
    )


def entry_rows(id: str, last: Row | None, entries: Sequence[Entry]) -> list[Row]:
    """Entries as rows behind the last one, each with how many choices stand after it."""
    number, answers = last or (0, 0)
    rows: list[Row] = []
    for entry in entries:
        number += 1
        answers = entry.count if isinstance(entry, Undone) else answers + isinstance(entry, Chosen)
        rows.append((id, number, answers, seal(encode_entry(entry))))
    return rows


def insert_match(db: sqlite3.Connection, match: StoredMatch) -> None:
    """A match with all that happened so far."""
    head = seal(msgspec.json.encode((match.header, match.seats, match.terms)))
    *searched, standing = state_of(match.standing)
    row = (match.id, match.created, match.terms.listed, *searched, head, standing)
    db.execute("INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
    db.executemany("INSERT INTO entries VALUES (?, ?, ?, ?)", entry_rows(match.id, None, match.entries))


def state_of(standing: Standing) -> tuple[bool, float | None, bool, bytes]:
    """How a match stands, as its row says it: what is searched for in columns of its own."""
    is_over = standing.is_over or bool(standing.closed)
    return is_over, standing.due, standing.bot_moves, seal(msgspec.json.encode(standing))


# --- the file


def opened(path: Path, *, mends: bool) -> sqlite3.Connection:
    """The file, made if it is not there; a fault if it is not ours. `mends`: nobody else has it open, so that it may be
    brought up to date, and mended if it is damaged."""
    try:
        if mends and _is_damaged(path):
            _mend(path)
        db = _connected(path)
        version = _version(db)
        if version > VERSION:
            db.close()
            raise Fault(
                f"{path}: these matches were kept by another version of Gamelode ({version}, here is {VERSION})"
            )
        if mends:
            _bring_up_to_date(db, path)
        elif version != VERSION:
            db.close()
            raise Fault(f"{path}: start the server once, so that it brings its matches up to date")
    except sqlite3.Error as error:
        raise Fault(f"{path}: matches cannot be kept here: {error}") from error
    return db


def _connected(path: Path) -> sqlite3.Connection:
    try:
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, OWNER_ONLY))
    except OSError as error:
        raise Fault(f"{path}: matches cannot be kept here: {error.strerror}") from error
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=PATIENCE)
    db.text_factory = lambda text: text.decode(errors="replace")  # a damaged id is an odd one, and no fault
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    return db


def _version(db: sqlite3.Connection) -> int:
    (version,) = db.execute("PRAGMA user_version").fetchone()
    return int(version)


def _is_damaged(path: Path) -> bool:
    """Whether SQLite finds fault with a file of its own; what the rows say is looked at when they are read."""
    try:
        with closing(_connected(path)) as db:
            return bool(db.execute("PRAGMA quick_check(1)").fetchone() != ("ok",))
    except sqlite3.DatabaseError:
        with path.open("rb") as file:
            return file.read(len(MAGIC)) == MAGIC


def _bring_up_to_date(db: sqlite3.Connection, path: Path) -> None:
    before = _version(db)
    db.execute("BEGIN IMMEDIATE")
    try:
        if before == 1:
            _script(db, FORMER_TABLES)
        _script(db, SCHEMA)
        if before == 1:
            _take_over(db)
        db.execute(f"PRAGMA user_version = {VERSION}")
        db.execute("COMMIT")
    except BaseException:
        db.execute("ROLLBACK")
        raise
    if before == 1:
        log.warning("%s: the matches of an earlier version were taken over", path)


def _script(db: sqlite3.Connection, statements: str) -> None:
    """Without the commit that `executescript` begins with."""
    for statement in statements.split(";\n"):
        db.execute(statement)


# --- matches of an earlier version


class _FormerSeat(msgspec.Struct, kw_only=True):
    kind: str
    name: str
    bot: str = ""
    away: bool = False
    lock: str = ""
    automatic: Any = "careful"
    yields: dict[str, Any] = {}


def _take_over(db: sqlite3.Connection) -> None:
    """Matches that release 0.2.0 kept. What opened a free seat there is an invitation here."""
    for id, created, header, listed, is_over, _ in db.execute("SELECT * FROM former_matches").fetchall():
        try:
            seats = db.execute("SELECT holder FROM former_seats WHERE match = ? ORDER BY number", (id,))
            holders = tuple(_former_holder(holder) for (holder,) in seats)
            query = "SELECT seat, choice FROM former_choices WHERE match = ? ORDER BY number"
            choices = [
                Chosen(at=created, seat=seat, choice=msgspec.Raw(choice)) for seat, choice in db.execute(query, (id,))
            ]
            begun = msgspec.json.decode(header, type=Header)
            has_bots = any(holder.bot for holder in holders)
            match = StoredMatch(
                id=id,
                created=created,
                header=begun,
                seats=holders,
                terms=Terms(listed=bool(listed)),
                entries=tuple(choices),
                standing=Standing(header=begun, seats=holders, is_over=bool(is_over), bot_moves=has_bots),
            )
            insert_match(db, match)
        except UNREADABLE_ROW as error:
            _note_lost(db, id, error)
    for table in ("choices", "seats", "matches"):
        db.execute(f"DROP TABLE former_{table}")


def _former_holder(holder: bytes) -> Holder:
    seat = msgspec.json.decode(holder, type=_FormerSeat)
    is_open = seat.kind == "open"
    return msgspec.convert(
        {**msgspec.to_builtins(seat), "lock": "" if is_open else seat.lock, "invitation": seat.lock if is_open else ""},
        Holder,
    )


# --- damage


def _note_lost(db: sqlite3.Connection, id: str, error: Exception | str) -> None:
    log.error("match %s is lost: %s", id, error)
    db.execute("INSERT OR REPLACE INTO lost VALUES (?, ?)", (id, str(error)))


def damage_in(path: Path) -> list[Damage]:
    """Every match that cannot be read, and every one that was lost before."""
    found: list[Damage] = []
    is_damaged = _is_damaged(path)
    with closing(_connected(path)) as db:
        if is_damaged:
            found.append(Damage("", "the file itself is damaged: it is mended when the server next starts"))
        for id in _ids(db):
            try:
                _whole(db, id)
            except UNREADABLE_ROW as error:
                found.append(Damage(id, str(error)))
        found += [Damage(id, text) for id, text in db.execute("SELECT match, text FROM lost ORDER BY match")]
    return found


def _whole(db: sqlite3.Connection, id: str) -> StoredMatch:
    row = db.execute("SELECT * FROM matches WHERE id = ?", (id,)).fetchone()
    if row is None:
        raise BadRow("its row cannot be found")
    rows = db.execute("SELECT number, entry FROM entries WHERE match = ? ORDER BY number", (id,)).fetchall()
    return match_of(row, rows)


def _ids(db: sqlite3.Connection) -> list[str]:
    """The ids of all matches, read from both ends: damage in between hides only what is there."""
    found: dict[str, None] = {}
    for order in ("ASC", "DESC"):
        try:
            for (id,) in db.execute(f"SELECT id FROM matches ORDER BY id {order}"):
                found[id] = None
        except sqlite3.DatabaseError as error:
            log.error("the list of matches is damaged: %s", error)
        else:
            break
    return list(found)


def _mend(path: Path) -> None:
    """Put the damaged file aside, and make a new one with every match that can be read."""
    aside = path.with_name(f"{path.name}.damaged-{time.strftime('%Y%m%d-%H%M%S')}")
    fresh = path.with_name(f"{path.name}.mended")
    for ending in ("", *BESIDE):
        fresh.with_name(fresh.name + ending).unlink(missing_ok=True)
        part = path.with_name(path.name + ending)
        if part.exists():
            shutil.copyfile(part, aside.with_name(aside.name + ending))
    with closing(_connected(fresh)) as new:
        _bring_up_to_date(new, fresh)
        new.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        with closing(_readable(path, fresh)) as old:
            saved = _rescue(old, new)
        new.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for ending in BESIDE:
        path.with_name(path.name + ending).unlink(missing_ok=True)
        fresh.with_name(fresh.name + ending).unlink(missing_ok=True)
    fresh.replace(path)
    log.error("%s was damaged: %s matches were saved; the damaged file is %s", path, saved, aside)


def _readable(path: Path, fresh: Path) -> sqlite3.Connection:
    """The damaged file, opened. If what it says of its own tables is damaged, it gets that from a new file: they are
    always made in the same order, and so lie in the same places."""
    try:
        db = _connected(path)
        if _version(db) == VERSION and db.execute("SELECT count(*) FROM secrets").fetchone():
            return db
        db.close()
    except sqlite3.DatabaseError:
        pass
    data = bytearray(fresh.read_bytes())
    size = int.from_bytes(data[16:18], "big")
    first = data[:size]
    first[28:32] = (path.stat().st_size // size).to_bytes(4, "big")  # pages
    first[32:40] = bytes(8)  # free ones: none are known
    with path.open("r+b") as file:
        file.write(first)
    try:
        return _connected(path)
    except sqlite3.DatabaseError as error:
        raise Fault(f"{path}: the file is damaged and cannot be mended: put a back-up in its place") from error


def _rescue(old: sqlite3.Connection, new: sqlite3.Connection) -> int:
    """Copy what can be read, match by match; tells how many were."""
    saved = 0
    new.execute("BEGIN")
    for id in _ids(old):
        try:
            insert_match(new, _whole(old, id))
            saved += 1
        except UNREADABLE_ROW as error:
            _note_lost(new, id, error)
    for table in ("albums", "secrets", "lost"):
        try:
            for row in old.execute(f"SELECT * FROM {table}"):
                new.execute(f"INSERT OR IGNORE INTO {table} VALUES ({','.join('?' * len(row))})", row)
        except sqlite3.DatabaseError as error:
            log.error("%s could be saved in part only: %s", table, error)
    new.execute("COMMIT")
    return saved
