"""What every kind of database promises: the log is the truth, and nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gamelode.kernel import Fault, Header
from gamelode.server.entries import Chosen, Entry, Held, Holder, Undone, Wished
from gamelode.server.sqlite_storage import SqliteStorage
from gamelode.server.storage import (
    WATCHING,
    Behind,
    Listed,
    Standing,
    Storage,
    StoredAlbum,
    StoredMatch,
    Terms,
)

from .conftest import Backend
from .table import open_match, page, server, told

HEADER = Header(game="cavein", rules=1, content="x", seats=2, seed="s")
SEATS = (Holder(kind="person", name="Ann", lock="l"), Holder(kind="bot", name="B", bot="random"))
STANDING = Standing(header=HEADER, seats=SEATS)


def stored(id: str = "m", **more: Any) -> StoredMatch:
    return StoredMatch(id=id, **{"created": 1, "header": HEADER, "seats": SEATS, "standing": STANDING, **more})


def chosen(seat: int = 0, choice: str = "{}") -> Chosen:
    return Chosen(at=2.0, seat=seat, choice=msgspec.Raw(choice.encode()))


@asynccontextmanager
async def opened(backend: Backend, *matches: StoredMatch) -> AsyncIterator[Storage]:
    """The database, with these matches in it."""
    storage = backend()
    try:
        for match in matches:
            await storage.create(match)
        yield storage
    finally:
        storage.close()


def test_what_is_stored_is_loaded(backend: Backend) -> None:
    entries: list[Entry] = [
        chosen(0, '{"type":"Pass"}'),
        Wished(seat=0, said="asks"),
        Undone(seat=0, count=0),
        Held(seat=1, holder=Holder(kind="person", name="Bo", lock="k", yields={"Window": "pass"})),
    ]

    async def story() -> None:
        async with opened(backend, stored()) as storage:
            await storage.append("m", 1, entries[:1], None)
            await storage.append("m", 2, entries[1:], msgspec.structs.replace(STANDING, is_over=True))
        async with opened(backend) as again:
            match = await again.load("m")
            assert match == stored(entries=tuple(entries), standing=msgspec.structs.replace(STANDING, is_over=True))
            assert await again.entries("m", 2) == entries[2:]
            assert await again.load("other") is None
            assert await again.entries("other", 0) is None

    told(story())


def test_a_number_is_given_once(backend: Backend) -> None:
    """Two writers can never both have the same place in a match; others in the same commit are not harmed."""

    async def story() -> None:
        async with opened(backend, stored()) as storage:
            writes = [storage.append("m", number, [chosen()], None) for number in (1, 1, 2)]
            results = await asyncio.gather(*writes, return_exceptions=True)
            assert sorted(isinstance(result, Behind) for result in results) == [False, False, True]
            match = await storage.load("m")
            assert match is not None
            assert len(match.entries) == 2

    told(story())


def test_entries_stand_without_a_gap(backend: Backend) -> None:
    async def story() -> None:
        async with opened(backend, stored()) as storage:
            with pytest.raises(Behind):
                await storage.append("m", 2, [chosen()], None)
            assert await storage.entries("m", 0) == []

    told(story())


def test_nothing_is_deleted_by_an_undo(backend: Backend) -> None:
    async def story() -> None:
        async with opened(backend, stored(terms=Terms(listed=True))) as storage:
            await storage.append("m", 1, [chosen()] * 4, None)
            await storage.append("m", 5, [Undone(seat=0, count=2), chosen()], None)
            match = await storage.load("m")
            assert match is not None
            assert len(match.entries) == 6
            (listed,) = await storage.listed(10, 2**40)
            assert (listed.number, listed.answers) == (6, 3)

    told(story())


def test_lists_are_the_newest_first_and_come_in_pages(backend: Backend) -> None:
    matches = [stored(f"m{number}", created=number, terms=Terms(listed=number != 3)) for number in range(6)]

    async def story() -> None:
        async with opened(backend, *matches) as storage:
            await storage.append("m2", 1, [], msgspec.structs.replace(STANDING, is_over=True))
            assert _ids(await storage.listed(2, 2**40)) == ["m5", "m4"]
            assert _ids(await storage.listed(10, 4)) == ["m1", "m0"]
            assert _ids(await storage.every(3, "m1")) == ["m2", "m3", "m4"]

    told(story())


def _ids(listed: list[Listed]) -> list[str]:
    return [each.id for each in listed]


def test_clocks_bots_and_matches_without_an_album_are_found(backend: Backend) -> None:
    matches = [
        stored("late", standing=msgspec.structs.replace(STANDING, due=10.0)),
        stored("later", standing=msgspec.structs.replace(STANDING, due=20.0)),
        stored("bot", standing=msgspec.structs.replace(STANDING, bot_moves=True)),
        stored("over", standing=msgspec.structs.replace(STANDING, is_over=True)),
    ]

    async def story() -> None:
        async with opened(backend, *matches) as storage:
            assert await storage.due(15.0) == ["late"]
            assert await storage.awaiting_bots() == ["bot"]
            assert await storage.unseen() == ["over"]
            await storage.keep_album("over", StoredAlbum(0, b"seen"))
            assert await storage.unseen() == []

    told(story())


def test_an_album_replaces_the_one_before(backend: Backend) -> None:
    async def story() -> None:
        async with opened(backend, stored()) as storage:
            assert await storage.album("m") is None
            await storage.keep_album("m", StoredAlbum(1, b"one"))
            await storage.keep_album("m", StoredAlbum(3, b"three"))
            assert await storage.album("m") == StoredAlbum(3, b"three")
            match = await storage.load("m")
            assert match is not None
            assert match.seen == 3

    told(story())


def test_a_match_that_is_deleted_is_gone_with_all_that_belongs_to_it(backend: Backend) -> None:
    async def story() -> None:
        async with opened(backend, stored(), stored("n")) as storage:
            await storage.append("m", 1, [chosen()], None)
            await storage.keep_album("m", StoredAlbum(1, b"one"))
            assert await storage.delete("m")
            assert not await storage.delete("m")
            assert (await storage.load("m"), await storage.album("m")) == (None, None)
            assert await storage.load("n") is not None

    told(story())


def test_whoever_is_there_is_told_of_all_processes(backend: Backend) -> None:
    async def story() -> None:
        async with opened(backend, stored()) as storage:
            assert await storage.here("a", "m", 0, 1) == {0: 1}
            assert await storage.here("b", "m", 0, 2) == {0: 3}
            assert await storage.here("b", "m", WATCHING, 1) == {0: 3, WATCHING: 1}
            await storage.still_here("a")
            assert await storage.here("b", "m", 0, 0) == {0: 1, WATCHING: 1}

    told(story())


def test_a_secret_stays_the_same(backend: Backend) -> None:
    async def story() -> None:
        async with opened(backend) as storage:
            first = await storage.secret("a")
            assert len(first) >= 16
            assert await storage.secret("b") != first
        async with opened(backend) as again:
            assert await again.secret("a") == first

    told(story())


def test_a_copy_is_made_while_others_write(backend: Backend, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(backend, stored()) as storage:
            writing = [storage.append("m", number, [chosen()], None) for number in range(1, 40)]
            await asyncio.gather(*writing[:20])
            copying = asyncio.create_task(storage.back_up(tmp_path / "copy.sqlite"))
            await asyncio.gather(*writing[20:])
            await copying
        copy = SqliteStorage(tmp_path / "copy.sqlite", alone=False)
        match = await copy.load("m")
        copy.close()
        assert match is not None
        assert len(match.entries) >= 20

    told(story())


# --- SQLite


def test_a_file_that_is_no_database_is_a_fault(tmp_path: Path) -> None:
    path = tmp_path / "m.sqlite"
    path.write_bytes(b"not a database" * 100)
    with pytest.raises(Fault, match=r"m\.sqlite: matches cannot be kept here"):
        SqliteStorage(path)


def test_a_folder_belongs_to_one_server(tmp_path: Path) -> None:
    first = SqliteStorage(tmp_path / "m.sqlite")
    with pytest.raises(Fault, match="another server keeps its matches here; name another folder with --data"):
        SqliteStorage(tmp_path / "m.sqlite")
    SqliteStorage(tmp_path / "m.sqlite", alone=False).close()
    first.close()
    SqliteStorage(tmp_path / "m.sqlite").close()


def test_it_flushes_every_commit(tmp_path: Path) -> None:
    storage = SqliteStorage(tmp_path / "m.sqlite")
    assert storage._connection.execute("PRAGMA synchronous").fetchone() == (2,)
    assert storage._connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    storage.close()


def test_what_another_process_writes_is_told(tmp_path: Path) -> None:
    async def story() -> None:
        storage, other = SqliteStorage(tmp_path / "m.sqlite"), SqliteStorage(tmp_path / "m.sqlite", alone=False)
        heard = asyncio.Event()
        storage.listen(lambda match: heard.set())
        await other.create(stored())
        async with asyncio.timeout(60):
            await heard.wait()
        other.close()
        storage.close()

    told(story())


# --- a match


def test_a_match_goes_on_after_a_restart(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "random", options={"start_player": 1})
        with page(client, match) as ann:
            ann.answer(1)
            view, answers = ann.state["view"], ann.state["match"]["answers"]
    with server(tmp_path) as client, page(client, match) as ann:
        assert (ann.state["view"], ann.state["match"]["answers"]) == (view, answers)
        assert ann.answer(0)["type"] == "update"


def test_a_choice_that_could_not_be_kept_was_not_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "random", options={"start_player": 1})
        with page(client, match) as ann:
            answers = ann.state["match"]["answers"]

            async def full(*_: object) -> None:
                raise sqlite3.OperationalError("database or disk is full")

            with monkeypatch.context() as patch:
                patch.setattr(SqliteStorage, "append", full)
                reply = ann.answer(1)
            assert (reply["type"], reply["code"]) == ("failed", "not kept")
            assert ann.ask("resync")["match"]["answers"] == answers
            assert ann.answer(1)["type"] == "update"


def test_stored_choices_are_what_the_record_says(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "random")
        with page(client, match) as ann:
            while ann.wait_for_question():
                ann.answer(0)
        record = client.get(f"/api/matches/{match['id']}/record").text.splitlines()
        choices = [msgspec.json.decode(line) for line in record if line.startswith("[")]

    async def kept() -> None:
        storage = SqliteStorage(tmp_path / "matches.sqlite")
        found = await storage.load(match["id"])
        storage.close()
        assert found is not None
        said = [each for each in found.entries if isinstance(each, Chosen)]
        assert [[each.seat, msgspec.json.decode(each.choice)] for each in said] == choices

    told(kept())
