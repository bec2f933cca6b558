"""Damage stays where it is: one bad row hurts one match, and whoever runs the server is told."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from .process import Message, Served, serving, wait_until


def play_a_little(served: Served, match: Message) -> None:
    with served.sit(match) as ann:
        ann.answer()


def two_matches(folder: Path) -> tuple[Message, Message]:
    """One with a name of its own, and one besides; the server is stopped, and everything is in one file."""
    seats = [{"kind": "person", "name": "Oddname"}, {"kind": "person"}]
    with serving(folder) as served:
        bad = served.post("matches", {"game": "cavein", "seats": seats, "listed": True}).json()
        good = served.open("person", "random", listed=True)
        served.stop()
    return bad, good


def break_bytes(folder: Path, what: bytes, by: bytes) -> None:
    """Wherever these bytes stand in the file."""
    path = folder / "matches.sqlite"
    data = path.read_bytes()
    assert what in data
    path.write_bytes(data.replace(what, by))


@pytest.mark.parametrize("by", [b"\xff\xfeddname", b'"{}{name'], ids=["no text", "no JSON"])
def test_a_bad_row_hurts_one_match(tmp_path: Path, by: bytes) -> None:
    bad, good = two_matches(tmp_path)
    break_bytes(tmp_path, b"Oddname", by[:7].ljust(7, b"x"))
    with serving(tmp_path) as served:
        reply = served.get(f"matches/{bad['id']}", timeout=10)
        assert (reply.status_code, reply.json()["code"]) == (410, "damaged")
        assert [each["id"] for each in served.get("matches", timeout=10).json()] == [good["id"]]
        play_a_little(served, good)
        assert served.get("health").status_code == 200
        assert bad["id"] in served.stop()  # it is told in the log


def test_a_bad_row_is_listed_by_a_command(tmp_path: Path) -> None:
    bad, good = two_matches(tmp_path)
    break_bytes(tmp_path, b"Oddname", b"Oddnamf")  # still JSON: its checksum tells
    words = [sys.executable, "-m", "gamelode", "admin", "check", "--data", str(tmp_path)]
    done = subprocess.run(words, capture_output=True, text=True)
    assert done.returncode == 1
    assert bad["id"] in done.stdout
    assert good["id"] not in done.stdout


def test_a_file_that_is_damaged_in_any_place_stops_nobody_else(tmp_path: Path) -> None:
    """Bits are flipped all over the file. Each time the server starts, and a new match can be played."""
    with serving(tmp_path / "first") as served:
        for number in range(25):
            served.open("person", "person", listed=number % 2 == 0)
        served.stop()
    whole = (tmp_path / "first" / "matches.sqlite").read_bytes()
    luck = random.Random(5)
    for attempt in range(6):
        folder = tmp_path / str(attempt)
        folder.mkdir()
        data = bytearray(whole)
        for _ in range(20):
            data[luck.randrange(200, len(data))] ^= 1 << luck.randrange(8)
        (folder / "matches.sqlite").write_bytes(data)
        with serving(folder) as served:
            assert served.get("matches", timeout=20).status_code == 200
            play_a_little(served, served.open("person", "random"))
            served.stop()


def test_what_is_told_of_a_file_that_was_mended(tmp_path: Path) -> None:
    two_matches(tmp_path)
    path = tmp_path / "matches.sqlite"
    data = bytearray(path.read_bytes())
    page = int.from_bytes(data[16:18], "big")
    data[page : page + 64] = os.urandom(64)  # the head of the second page
    path.write_bytes(data)
    with serving(tmp_path) as served:
        said = served.stop()
    assert "was damaged" in said
    assert len(list(tmp_path.glob("matches.sqlite.damaged-*"))) >= 1


def test_the_server_is_not_well_if_its_database_does_not_answer(tmp_path: Path) -> None:
    with serving(tmp_path) as served, closing(sqlite3.connect(tmp_path / "matches.sqlite")) as db:
        assert served.get("health").status_code == 200
        db.execute("BEGIN IMMEDIATE")  # another program has it
        reply = served.get("health")
        assert (reply.status_code, reply.json()["code"]) == (503, "failed")
        db.rollback()
        assert served.get("health").status_code == 200


def test_the_server_is_not_well_if_its_bots_do_not_think(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        with served.sit(served.open("person", "greedy", options={"start_player": 2})) as ann:
            ann.until(lambda state: bool(state["asked"]))
        thinking = [int(pid) for pid in _children(served.process.pid)]
        assert thinking
        for pid in thinking:
            os.kill(pid, signal.SIGSTOP)
        try:
            assert served.get("health").status_code == 503
        finally:
            for pid in thinking:
                os.kill(pid, signal.SIGCONT)
        assert served.get("health").status_code == 200


def _children(parent: int) -> list[str]:
    """The processes that a server has started."""
    return Path(f"/proc/{parent}/task/{parent}/children").read_text().split()


def test_nobody_waits_for_ever_on_a_bad_match(tmp_path: Path) -> None:
    bad, good = two_matches(tmp_path)
    break_bytes(tmp_path, b"Oddname", b"\xff" * 7)
    with serving(tmp_path) as served:
        for _ in range(3):
            with pytest.raises(httpx.HTTPStatusError):
                served.info(bad)
        wait_until(lambda: served.info(good)["answers"] >= 0)
