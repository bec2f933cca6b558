"""Whatever comes in, the answer is a code and a sentence; nothing changes and the server lives."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from gamelode.server.limits import Limits

from .table import Page, open_match, page, server

GARBAGE = [
    "",
    "null",
    "[]",
    "{",
    "\x00",
    '"answer"',
    '{"type":"answer"}',
    '{"type":"nothing"}',
    '{"type":"answer","ticket":1,"choice":{}}',
    '{"type":"answer","ticket":"","choice":null,"ref":1}',
    '{"type":"watch film","until":0,"after":"x"}',
    '{"type":"watch film","until":0,"after":-1}',
    '{"type":"undo","ask":true,"more":1}',
    '{"type":"yield","question":"X","how":"never"}',
    '{"type":"leave","bot":"nobody"}',
    '{"type":"leave","bot":"search:3600s"}',
    '{"type":"answer","ticket":"0.1.0","choice":{"type":"Mine","crystal":' + "9" * 400 + "}}",
    '{"type":"answer","ticket":"0.1.0","choice":' + "[" * 2000 + "]" * 2000 + "}",
]


def refused(ann: Page, text: str) -> dict[str, Any]:
    ann.socket.send_text(text)
    while (message := ann.receive())["type"] == "update":
        pass
    return message


def read_to_the_end(ann: Page) -> None:
    while True:
        ann.receive()


@pytest.mark.parametrize("text", GARBAGE)
def test_garbage_is_refused_with_a_code(tmp_path: Path, text: str) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "person")
        with page(client, match) as ann:
            before = ann.state["view"], ann.state["match"]["answers"]
            message = refused(ann, text)
            assert message["type"] == "failed"
            assert message["code"] in ("malformed", "not offered", "impossible", "refused")
            assert message["text"].endswith((".", "]", "nobody", "answers")) or message["text"]
            assert "Traceback" not in message["text"]
            assert (ann.ask("resync")["view"], ann.state["match"]["answers"]) == before


def test_choices_with_any_numbers_are_refused_or_taken(tmp_path: Path) -> None:
    luck = random.Random(3)
    with server(tmp_path, Limits(message_burst=10_000)) as client:
        match = open_match(client, "person", "random", options={"start_player": 1})
        with page(client, match) as ann:
            for _ in range(150):
                if not (asked := ann.wait_for_question()):
                    break
                choice = dict(luck.choice(asked["options"] + asked["refused"])["choice"])
                for key in [key for key, value in choice.items() if isinstance(value, int) and luck.random() < 0.5]:
                    choice[key] = luck.choice([-1, 0, 1, 7, 23, 59, 10**12])
                reply = ann.ask("answer", ticket=asked["ticket"], choice=choice)
                assert reply["type"] in ("update", "failed")
        assert client.get("/api/health").status_code == 200


def test_a_message_that_is_too_long_closes_the_connection(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "person")
        with page(client, match) as ann:
            ann.socket.send_text(json.dumps({"type": "ping", "more": "x" * 100_000}))
            with pytest.raises(WebSocketDisconnect):
                read_to_the_end(ann)
        assert client.get("/api/health").status_code == 200


def test_too_many_messages_close_the_connection(tmp_path: Path) -> None:
    with server(tmp_path, Limits(message_burst=5, messages_per_second=0.1)) as client:
        match = open_match(client, "person", "person")
        with page(client, match) as ann:
            for _ in range(8):
                ann.send("ping")
            with pytest.raises(WebSocketDisconnect):
                read_to_the_end(ann)


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({}, 400),
        ({"game": "nothing", "seats": []}, 400),
        ({"game": "cavein", "seats": [{"kind": "person"}]}, 400),
        ({"game": "cavein", "seats": [{"kind": "ghost"}, {"kind": "person"}]}, 400),
        ({"game": "cavein", "seats": [{"kind": "bot", "bot": "genius"}, {"kind": "person"}]}, 400),
        ({"game": "cavein", "seats": [{"kind": "bot", "bot": "search:61s"}, {"kind": "person"}]}, 400),
        ({"game": "cavein", "seats": [{"kind": "bot", "bot": "search:20001"}, {"kind": "person"}]}, 400),
        ({"game": "cavein", "seats": [{"kind": "person"}] * 2, "options": {"factions": "x"}}, 400),
        ({"game": "cavein", "seats": [{"kind": "person"}] * 2, "options": {"nothing": 1}}, 400),
        ({"game": "cavein", "seats": [{"kind": "person"}] * 2, "seed": "mine"}, 403),
    ],
)
def test_wishes_that_cannot_be_fulfilled(tmp_path: Path, wish: dict[str, Any], status: int) -> None:
    with server(tmp_path) as client:
        reply = client.post("/api/matches", json=wish)
        assert reply.status_code == status
        assert set(reply.json()) == {"code", "text"}
        assert client.get("/api/matches").json() == []


def test_matches_cannot_be_opened_without_end(tmp_path: Path) -> None:
    with server(tmp_path, Limits(match_burst=3, matches_per_minute=0.001)) as client:
        for _ in range(3):
            open_match(client, "person", "person")
        seats = [{"kind": "person"}] * 2
        reply = client.post("/api/matches", json={"game": "cavein", "seats": seats})
        assert (reply.status_code, reply.json()["code"]) == (429, "too many")


def test_a_wrong_token_opens_nothing(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "person")
        with (
            pytest.raises(WebSocketDisconnect),
            page(client, match, None, token="guess"),
        ):
            pass


@pytest.mark.parametrize("path", ["/api/matches/nothing", "/api/nothing", "/api/games/nothing/rules"])
def test_what_is_not_there(tmp_path: Path, path: str) -> None:
    with server(tmp_path) as client:
        reply = client.get(path)
        assert reply.status_code in (400, 404)
        assert set(reply.json()) == {"code", "text"}


@pytest.mark.parametrize("body", ["[" * 60_000, '{"options":' + "[" * 20_000 + "]" * 20_000 + "}", "\x00", "", '"x"'])
def test_a_body_that_cannot_be_read(tmp_path: Path, body: str) -> None:
    with server(tmp_path) as client:
        reply = client.post("/api/matches", content=body, headers={"Content-Type": "application/json"})
        assert (reply.status_code, reply.json()["code"]) == (400, "malformed")


def test_a_body_that_is_too_long(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        reply = client.post("/api/matches", content="x" * 100_000, headers={"Content-Type": "application/json"})
        assert (reply.status_code, reply.json()["code"]) == (413, "too big")


def test_a_full_server_says_so_and_makes_room_for_whoever_plays(tmp_path: Path) -> None:
    wish = {"game": "cavein", "seats": [{"kind": "person"}] * 2}
    with server(tmp_path, Limits(memory_bytes=50_000)) as client:
        first, second = open_match(client, "person", "person"), open_match(client, "person", "person")
        with page(client, first), page(client, second):
            reply = client.post("/api/matches", json=wish)
            assert (reply.status_code, reply.json()["code"]) == (503, "full")
        while any(player["connected"] for player in client.get(f"/api/matches/{first['id']}").json()["players"]):
            pass
        open_match(client, "person", "person")
        with page(client, first) as ann:
            assert ann.state["match"]["id"] == first["id"]


def test_not_everybody_can_watch(tmp_path: Path) -> None:
    with server(tmp_path, Limits(watchers_per_match=1)) as client:
        match = open_match(client, "person", "person")
        with page(client, match, None):
            with pytest.raises(WebSocketDisconnect) as closed, page(client, match, None):
                pass
            with page(client, match, 0) as ann:
                assert ann.state["seat"] == 0
        assert closed.value.code == 4430
