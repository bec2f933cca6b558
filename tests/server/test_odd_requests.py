"""Odd paths, bytes, names and numbers get an answer with a code, never a traceback."""

from __future__ import annotations

import stat
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from gamelode.server.sqlite_storage import SqliteStorage
from tests.cli.run import run

from .process import Served, serving
from .table import open_match, page, server


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("odd")) as running:
        yield running


PATHS = [
    "/assets/%00",
    "/assets/%0a",
    "/assets/..%2f..%2fapp.py",
    "/assets/" + "x" * 300,
    "/api/problems/" + "x" * 300,
    "/api/problems/%00",
    "/api/problems/" + "%C3%A9" * 200,
    "/api/matches/%00",
    "/api/matches/" + "x" * 5000,
    "/api/matches/%FF%FE",
    "/api/games/" + "x" * 400 + "/rules",
    "/m/%00",
    "/%E2%80%AE",
]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path[:24])
def test_an_odd_path(served: Served, path: str) -> None:
    reply = httpx.get(f"http://127.0.0.1:{served.port}{path}")
    assert reply.status_code in (400, 404)
    assert set(reply.json()) == {"code", "text"}
    assert len(reply.text) < 1000


BODIES = [
    b'{"game":"\xff\xfe"}',
    b"\xff\xfe{",
    b'{"game":"cavein","seats":[{"kind":"person","name":"\xed\xa0\x80"},{"kind":"person"}]}',
    b'{"game":"cavein","seats":' + b"9" * 4400 + b"}",
    b'{"game":"cavein","seats":[' + b'{"kind":"person"},' * 2000 + b'{"kind":"person"}]}',
    b'{"game":"' + b"x" * 60_000 + b'","seats":[]}',
    b'{"game":"cavein","seats":[{"kind":"bot","bot":"' + b"x" * 50_000 + b'"},{"kind":"person"}]}',
    b'{"game":"hewns","seats":[{"kind":"person"},{"kind":"person"}],"options":{"clock":' + b"1" * 5000 + b"}}",
]


@pytest.mark.parametrize("body", BODIES, ids=range(len(BODIES)))
def test_an_odd_body(served: Served, body: bytes) -> None:
    reply = served.client.post("matches", content=body, headers={"Content-Type": "application/json"})
    assert reply.status_code == 400
    assert set(reply.json()) == {"code", "text"}
    assert len(reply.text) < 1000


@pytest.mark.parametrize("number", ["9" * 4400, "-1", "1e999", "9" * 30, "x"])
def test_an_odd_number(served: Served, number: str) -> None:
    assert served.get("matches", params={"before": number}).status_code in (200, 400)
    match = served.open("person", "random")
    body = f'{{"after":{number},"seat":0}}'
    reply = served.client.post(
        f"matches/{match['id']}/play-on", content=body, headers={"Content-Type": "application/json"}
    )
    assert (reply.status_code, set(reply.json())) == (400, {"code", "text"})
    with served.sit(match) as ann:
        ann.socket.send(f'{{"type":"watch film","ref":7,"until":0,"after":{number}}}')
        while (told := ann.receive())["type"] == "update":
            pass
        assert told["type"] == "failed"
        assert told["code"] in ("malformed", "impossible")


@pytest.mark.parametrize("path", ["/", "/api/matches", "/api/games", "/api/health"])
def test_head_is_answered_like_get_without_the_body(served: Served, path: str) -> None:
    head = httpx.head(f"http://127.0.0.1:{served.port}{path}")
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-type"] == httpx.get(f"http://127.0.0.1:{served.port}{path}").headers["content-type"]


@pytest.mark.parametrize("path", ["/", "/api/matches", "/api/matches/x/seats"])
def test_options_are_answered(served: Served, path: str) -> None:
    reply = httpx.request("OPTIONS", f"http://127.0.0.1:{served.port}{path}")
    assert reply.status_code == 204
    assert "allow" in reply.headers
    assert "access-control-allow-origin" not in reply.headers


def test_what_somebody_sent_is_not_sent_back(served: Served) -> None:
    with served.sit(served.open("person", "person")) as ann:
        told = ann.ask("leave", bot="x" * 60_000)
        assert told["type"] == "failed"
        assert len(told["text"]) <= 300


def test_files_are_the_owner_s_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with serving(folder) as served:
        with served.sit(served.open("person", "person")) as ann:
            ann.ask("report problem", note="odd")
        paths = [folder, *folder.rglob("*")]
        open_to_others = [path for path in paths if stat.S_IMODE(path.stat().st_mode) & 0o077]
        assert [path.name for path in paths if path.suffix == ".problem"]
    assert open_to_others == []


def test_files_of_an_earlier_version_become_so(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with serving(folder) as served:
        served.stop()
    for path in (folder, *folder.iterdir()):
        path.chmod(0o755)
    with serving(folder):
        assert [path for path in (folder, *folder.iterdir()) if stat.S_IMODE(path.stat().st_mode) & 0o077] == []


def test_a_match_that_a_full_disk_does_not_take_was_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with server(tmp_path) as client:
        storage = client.app.state.matches.storage
        assert isinstance(storage, SqliteStorage)
        pages = storage._connection.execute("PRAGMA page_count").fetchone()[0]
        storage._connection.execute(f"PRAGMA max_page_count = {pages}")
        replies = [
            client.post("/api/matches", json={"game": "cavein", "seats": [{"kind": "person"}] * 2}) for _ in range(20)
        ]
        assert {(reply.status_code, reply.json().get("code", "")) for reply in replies[-3:]} == {(503, "not kept")}
        storage._connection.execute(f"PRAGMA max_page_count = {pages + 1000}")
        with page(client, open_match(client, "person", "person")) as ann:
            assert ann.state["seat"] == 0


@pytest.mark.parametrize("text", ["a." * 20_000 + "b = 1", "x = " + "[" * 5000 + "]" * 5000, "[" + "a." * 9000 + "b]"])
def test_changes_with_very_deep_keys_are_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "deep.toml"
    file.write_text(text)
    result = run("sim", "cavein", "--games", 1, "--seats", "random,random", "--changes", file)
    assert result.exit_code == 2
    assert result.stderr.startswith("gamelode: deep.toml: ")
    assert len(result.stderr) < 500
