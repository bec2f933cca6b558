"""Names and origins that are not ours are turned away; what is sent keeps browsers from doing harm with it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from .process import Served, serving

WISH: dict[str, Any] = {"game": "cavein", "seats": [{"kind": "person"}, {"kind": "person"}]}
BEHIND_A_PROXY = ("--host-name", "games.example", "--origin", "https://play.example", "--trusted-proxy", "127.0.0.1")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("doors")) as running:
        yield running


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("proxied"), *BEHIND_A_PROXY) as running:
        yield running


def posted(served: Served, **headers: str) -> httpx.Response:
    """The answer to somebody who opens a match with these headers besides."""
    return served.post("matches", WISH, headers=headers)


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "10.0.0.1", ""])
def test_a_name_that_is_not_ours(served: Served, host: str) -> None:
    reply = served.get("matches", headers={"Host": host})
    assert (reply.status_code, reply.json()["code"]) == (421, "forbidden")


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:1234", "127.0.0.1:80", "[::1]", "[::1]:9000"])
def test_a_name_of_this_machine(served: Served, host: str) -> None:
    assert served.get("matches", headers={"Host": host}).status_code == 200


def test_a_name_that_was_given(served: Served, proxied: Served) -> None:
    assert served.get("matches", headers={"Host": "games.example"}).status_code == 421
    assert proxied.get("matches", headers={"Host": "games.example"}).status_code == 200


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1", "http://localhost:1"])
def test_an_origin_that_is_not_ours(served: Served, origin: str) -> None:
    reply = posted(served, Origin=origin)
    assert (reply.status_code, reply.json()["code"]) == (403, "forbidden")


def test_the_own_origin(served: Served) -> None:
    assert posted(served, Origin=f"http://127.0.0.1:{served.port}").status_code == 201


def test_an_origin_that_was_given(served: Served, proxied: Served) -> None:
    assert posted(served, Origin="https://play.example").status_code == 403
    assert posted(proxied, Origin="https://play.example").status_code == 201


def test_what_a_browser_says_of_another_site(served: Served) -> None:
    assert posted(served, **{"Sec-Fetch-Site": "cross-site"}).status_code == 403
    read = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors"}
    assert served.get("matches", headers=read).status_code == 403
    followed = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"}
    assert served.get("matches", headers=followed).status_code == 200


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_what_changes_something_is_json(served: Served, kind: str) -> None:
    reply = posted(served, **{"Content-Type": kind})
    assert (reply.status_code, reply.json()["code"]) == (415, "malformed")


def test_what_changes_something_has_our_header(served: Served) -> None:
    bare = httpx.post(f"http://127.0.0.1:{served.port}/api/matches", json=WISH)
    assert (bare.status_code, bare.json()["code"]) == (403, "forbidden")


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://localhost:1"])
def test_a_socket_from_another_origin(served: Served, origin: str) -> None:
    match = served.open("person", "person")
    with pytest.raises(InvalidStatus) as refused, served.socket(match, origin=origin):
        pass
    assert refused.value.response.status_code == 403


def test_a_socket_from_the_own_origin(served: Served) -> None:
    with served.socket(served.open("person", "person"), origin=f"http://127.0.0.1:{served.port}") as ann:
        ann.send('{"type":"hello"}')
        assert '"update"' in str(ann.recv(timeout=60))


@pytest.mark.parametrize("path", ["/", "/api/matches", "/api/nothing", "/nothing"])
def test_the_headers_of_every_answer(served: Served, path: str) -> None:
    headers = httpx.get(f"http://127.0.0.1:{served.port}{path}").headers
    policy = headers["content-security-policy"]
    assert "frame-ancestors 'none'" in policy
    assert "base-uri 'none'" in policy
    assert "object-src 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == headers["cross-origin-resource-policy"] == "same-origin"


def test_answers_with_keys_are_stored_nowhere(served: Served) -> None:
    assert posted(served).headers["cache-control"] == "no-store"


def test_behind_tls_browsers_are_told_to_stay_there(served: Served, proxied: Served) -> None:
    forwarded = {"X-Forwarded-Proto": "https"}
    assert "strict-transport-security" in proxied.get("matches", headers=forwarded).headers
    assert "strict-transport-security" not in served.get("matches", headers=forwarded).headers


@pytest.mark.parametrize(
    ("option", "value", "told"),
    [
        ("--host-name", "http://x", "--host-name http://x: a name is given as in games.example.org, without a port"),
        ("--origin", "games.example", "--origin games.example: an origin is given as in https://games.example.org"),
        ("--trusted-proxy", "all", "--trusted-proxy all: an address is given as in 10.0.0.2 or 10.0.0.0/24"),
    ],
)
def test_an_option_that_means_nothing(tmp_path: Path, option: str, value: str, told: str) -> None:
    words = [sys.executable, "-m", "gamelode", "serve", "--port", "0", "--data", str(tmp_path), option, value]
    done = subprocess.run(words, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (2, f"gamelode: {told}\n")
