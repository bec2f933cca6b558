"""The interface is published: every route, and every message."""

import re
import typing
from pathlib import Path

import msgspec
import pytest
from litestar.routes import HTTPRoute

from gamelode.server import protocol
from gamelode.server.protocol import FromPage, Hello, ToPage

from .table import open_match, page, server


@pytest.mark.parametrize("path", ["/api/docs", "/api/docs/openapi.json"])
def test_every_route_is_published_with_a_sentence(tmp_path: Path, path: str) -> None:
    with server(tmp_path) as client:
        published = client.get(path).json()["paths"]
        routes = [route for route in client.app.routes if isinstance(route, HTTPRoute)]
    own = {re.sub(r"{(\w+):\w+}", r"{\1}", route.path): route for route in routes if route.path.startswith("/api/")}
    assert set(published) >= {path for path in own if not path.startswith("/api/docs")}
    assert all(each.get("description") for methods in published.values() for each in methods.values())


def test_the_documentation_fetches_nothing_from_elsewhere(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        assert client.get("/api/docs").headers["content-type"].endswith("json")


def test_every_message_is_in_the_schema(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        published = client.get("/api/schema").json()["$defs"]
    messages = (Hello, *typing.get_args(FromPage), *typing.get_args(ToPage))
    for kind in messages:
        tag = published[kind.__name__]["properties"]["type"]["enum"]
        assert tag == [kind.__struct_config__.tag]


def test_what_is_sent_is_what_is_published(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "random")
        with page(client, match) as ann:
            while ann.wait_for_question():
                ann.ask("why not", choice=ann.state["asked"]["options"][0]["choice"])
                ann.answer(-1)
            ann.ask("watch film", after=0, until=0)
            ann.ask("undo")
    for frame in ann.frames:
        msgspec.json.decode(frame, type=ToPage)
    assert {msgspec.json.decode(frame)["type"] for frame in ann.frames} == {"update", "reason", "filmed", "failed"}


def test_the_game_list_is_what_is_published(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        assert len(msgspec.json.decode(client.get("/api/games").content, type=list[protocol.GameInfo])) == 5


def test_the_content_says_in_words_what_its_cards_do(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        content = client.get("/api/games/deeprock/content").json()
    assert content["event"][0]["name"] == "Tremors"
    assert content["legend"]["event"][0] == ["The Swarm Threat rises by 2."]
