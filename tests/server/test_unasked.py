"""Answers that nobody need be asked for are given, and kept, before anybody is told."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from gamelode.server.sqlite_storage import SqliteStorage

from .table import Page, open_match, page, server


def has_used_up_her_actions(ann: Page) -> None:
    """One recruit, and no skill that does anything: only ending the turn is left, but the recruit can be undone."""
    ann.pick("Recruit", " 1)")
    while len(ann.wait_for_question()["options"]) > 1:
        ann.answer(-1)


def kept(folder: Path) -> int:
    db = sqlite3.connect(folder / "matches.sqlite")
    (count,) = db.execute("SELECT answers FROM entries ORDER BY number DESC LIMIT 1").fetchone()
    db.close()
    return int(count)


def test_no_update_shows_a_question_that_answers_itself(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "random")
        with page(client, match, automatic="always") as ann:
            single = 0
            while ann.wait_for_question():
                asked = ann.state["asked"]
                single += len(asked["options"]) == 1 and not asked["is_open"] and not asked["commands"]
                ann.answer(-1)
            assert single == 0
            assert [line for line in ann.log if line["forced"]]


def test_whoever_is_never_to_be_spared_is_asked_for_everything(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "random")
        with page(client, match, automatic="never") as ann:
            single = 0
            while ann.wait_for_question():
                single += len(ann.state["asked"]["options"]) == 1
                ann.answer(-1)
            assert single
            assert not [line for line in ann.log if line["forced"]]


def test_an_answer_and_all_that_follow_unasked_are_written_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[int] = []
    append = SqliteStorage.append

    async def noted(self: SqliteStorage, id: str, number: int, entries: Any, standing: Any) -> None:
        written.append(len(entries))
        await append(self, id, number, entries, standing)

    monkeypatch.setattr(SqliteStorage, "append", noted)
    with server(tmp_path) as client:
        match = open_match(client, "person", "person", game="hewns")
        with page(client, match, 0, automatic="always") as ann, page(client, match, 1, automatic="always") as bob:
            before = kept(tmp_path)
            asked = ann if ann.state["asked"] else bob
            written.clear()
            state = asked.answer(0)
            assert state["match"]["answers"] == before + sum(written)
            assert len(written) == 1


def test_the_wish_holds_from_the_next_question_on(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "person", options={"start_player": 1})
        with page(client, match, 0) as ann:
            has_used_up_her_actions(ann)
            assert ann.state["automatic"] == "careful"
            assert ann.state["asked"]
            assert ann.ask("automatic", how="always")["asked"] is None


def test_wishes_are_remembered(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "person", game="hewns")
        with page(client, match, 0) as ann:
            ann.ask("automatic", how="never")
            ann.ask("yield", question="WhenInSight", how="pass")
    with server(tmp_path) as client, page(client, match, 0) as ann:
        assert (ann.state["automatic"], ann.state["yields"]) == ("never", {"WhenInSight": "pass"})


def test_only_windows_can_be_yielded(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "person")
        with page(client, match, 0) as ann:
            assert ann.ask("yield", question="nothing", how="pass")["code"] == "impossible"
