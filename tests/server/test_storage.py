"""What is kept, and that nothing acknowledged is lost."""

import asyncio
import sqlite3
from pathlib import Path

import msgspec
import pytest

from gamelode.kernel import Fault, Header
from gamelode.server.storage import SqliteStorage, StoredMatch, StoredSeat

from .table import open_match, page, server, told

HEADER = Header(game="cavein", rules=1, content="x", seats=2, seed="s")
SEATS = (StoredSeat(kind="person", name="Ann", lock="l"), StoredSeat(kind="bot", name="B", bot="random"))


def stored(id: str = "m") -> StoredMatch:
    return StoredMatch(id=id, created=1, header=HEADER, seats=SEATS)


def test_what_is_stored_is_loaded(tmp_path: Path) -> None:
    async def story() -> None:
        storage = SqliteStorage(tmp_path / "m.sqlite")
        await storage.create(stored())
        await storage.append("m", 0, [(0, b'{"type":"Pass"}')], False)
        await storage.append("m", 1, [(1, b'{"type":"Yes"}'), (0, b'{"type":"Yes"}')], True)
        storage.close()
        again = SqliteStorage(tmp_path / "m.sqlite")
        match = await again.load("m")
        assert match is not None
        choices = [(seat, bytes(raw)) for seat, raw in match.choices]
        assert choices == [(0, b'{"type":"Pass"}'), (1, b'{"type":"Yes"}'), (0, b'{"type":"Yes"}')]
        assert (match.header, match.seats, match.is_over) == (HEADER, SEATS, True)
        assert await again.unfinished() == []
        again.close()

    told(story())


def test_an_undo_is_kept_too(tmp_path: Path) -> None:
    async def story() -> None:
        storage = SqliteStorage(tmp_path / "m.sqlite")
        await storage.create(stored())
        await storage.append("m", 0, [(0, b"{}")] * 4, False)
        await storage.cut("m", 2, 1)
        match = await storage.load("m")
        assert match is not None
        assert (len(match.choices), match.undone) == (2, 1)
        storage.close()

    told(story())


def test_a_number_is_given_once(tmp_path: Path) -> None:
    """Two writers can never both have the same place in a match; others in the same commit are not harmed."""

    async def story() -> None:
        storage = SqliteStorage(tmp_path / "m.sqlite")
        await storage.create(stored())
        writes = [storage.append("m", count, [(0, b"{}")], False) for count in (0, 0, 1)]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert [isinstance(result, sqlite3.IntegrityError) for result in results] == [False, True, False]
        match = await storage.load("m")
        assert match is not None
        assert len(match.choices) == 2
        storage.close()

    told(story())


def test_choices_stand_without_a_gap(tmp_path: Path) -> None:
    async def story() -> None:
        storage = SqliteStorage(tmp_path / "m.sqlite")
        await storage.create(stored())
        with pytest.raises(sqlite3.IntegrityError, match="the match has 0 choices, not 1"):
            await storage.append("m", 1, [(0, b"{}")], False)
        storage.close()

    told(story())


def test_a_file_that_is_no_database_is_a_fault(tmp_path: Path) -> None:
    path = tmp_path / "m.sqlite"
    path.write_bytes(b"not a database" * 100)
    with pytest.raises(Fault, match=r"m\.sqlite: matches cannot be kept here"):
        SqliteStorage(path)


def test_a_folder_belongs_to_one_server(tmp_path: Path) -> None:
    first = SqliteStorage(tmp_path / "m.sqlite")
    with pytest.raises(Fault, match="another server keeps its matches here; name another folder with --data"):
        SqliteStorage(tmp_path / "m.sqlite")
    first.close()
    SqliteStorage(tmp_path / "m.sqlite").close()


def test_it_flushes_every_commit(tmp_path: Path) -> None:
    storage = SqliteStorage(tmp_path / "m.sqlite")
    assert storage._connection.execute("PRAGMA synchronous").fetchone() == (2,)
    assert storage._connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    storage.close()


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
    db = sqlite3.connect(tmp_path / "matches.sqlite")
    rows = db.execute("SELECT seat, choice FROM choices ORDER BY number").fetchall()
    db.close()
    assert [[seat, msgspec.json.decode(choice)] for seat, choice in rows] == choices
