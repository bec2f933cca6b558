"""A fault of ours: a code and a sentence, never a traceback or a secret; nothing is changed and the server lives."""

import json
import sqlite3
from pathlib import Path
from typing import Any, NoReturn

import pytest
from litestar.exceptions import WebSocketDisconnect

from gamelode.kernel import Game
from gamelode.server.matches import Matches
from gamelode.server.sqlite_storage import SqliteStorage

from .table import open_match, page, server

SECRET = "the seed is 1234, see /srv/secret.py"


def crash(*_: Any, **__: Any) -> NoReturn:
    raise RuntimeError(SECRET)


def tells_nothing(text: str) -> bool:
    return not any(word in text for word in ("1234", "secret", "Traceback", "RuntimeError", ".py"))


def test_a_request_that_crashes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with server(tmp_path) as client:
        monkeypatch.setattr(Matches, "listed", crash)
        reply = client.get("/api/matches")
        assert (reply.status_code, reply.json()["code"]) == (500, "failed")
        assert tells_nothing(reply.text + str(reply.headers))
        assert client.get("/api/health").status_code == 200


def test_a_database_that_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(*_: object) -> None:
        raise sqlite3.OperationalError(SECRET)

    with server(tmp_path) as client:
        monkeypatch.setattr(SqliteStorage, "create", full)
        seats = [{"kind": "person"}] * 2
        reply = client.post("/api/matches", json={"game": "cavein", "seats": seats})
        assert (reply.status_code, reply.json()["code"]) == (500, "failed")
        assert tells_nothing(reply.text)


def test_a_message_that_crashes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "person", options={"start_player": 1})
        with page(client, match) as ann:
            with monkeypatch.context() as patch:
                patch.setattr("gamelode.server.socket.filmed", crash)
                reply = ann.ask("watch film", after=0, until=0)
            assert (reply["type"], reply["code"]) == ("failed", "failed")
            assert tells_nothing(json.dumps(reply))
            assert ann.ask("watch film", after=0, until=0)["type"] == "filmed"


def test_a_rule_that_crashes_has_changed_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play = Game.play

    def half(game: Game, *answer: Any) -> None:
        play(game, *answer)
        crash()

    with server(tmp_path) as client:
        match = open_match(client, "person", "person", options={"start_player": 1})
        with page(client, match) as ann:
            before = ann.state["view"]
            with monkeypatch.context() as patch:
                patch.setattr(Game, "play", half)
                reply = ann.answer(1)
            assert (reply["type"], reply["code"]) == ("failed", "failed")
            assert tells_nothing(json.dumps(reply))
            assert ann.ask("resync")["view"] == before
            assert ann.answer(1)["type"] == "update"


def test_a_view_that_crashes_ends_the_connection_without_a_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "person")
        monkeypatch.setattr("gamelode.server.updates.update", crash)
        with pytest.raises(WebSocketDisconnect) as closed, page(client, match):
            pass
        assert closed.value.code == 1011
        assert tells_nothing(str(closed.value.detail))


def test_a_bot_that_crashes_is_replaced_by_chance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with server(tmp_path) as client:
        monkeypatch.setattr("gamelode.server.thinking.Thinkers.choose", crash)
        match = open_match(client, "person", "random", options={"start_player": 2})
        with page(client, match) as ann:
            assert ann.wait_for_question()
