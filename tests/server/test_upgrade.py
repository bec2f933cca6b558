"""Matches that an earlier version kept are taken over: `former/` holds what release 0.2.0 wrote."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from .process import Message, Served, serving

FORMER = Path(__file__).parent / "former"
MATCHES: dict[str, Message] = json.loads((FORMER / "matches-0.2.0.json").read_text())


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("former")
    shutil.copyfile(FORMER / "matches-0.2.0.sqlite", folder / "matches.sqlite")
    with serving(folder) as running:
        yield running


def test_a_match_under_way_is_as_far_as_it_was(served: Served) -> None:
    match = MATCHES["under way"]
    with served.sit(match) as ann:
        assert ann.state["seat"] == 0
        assert ann.state["match"]["answers"] >= match["answers"]
        assert ann.answer()["type"] == "update"


def test_a_match_that_was_over_is_shown(served: Served) -> None:
    match = MATCHES["over"]
    with served.sit(match) as ann:
        assert ann.state["score"]["scores"] == match["scores"]
    assert served.get(f"matches/{match['id']}/record").status_code == 200


def test_the_link_of_a_free_seat_has_become_an_invitation(served: Served) -> None:
    match = MATCHES["open"]
    old = next(key["token"] for key in match["keys"] if key["seat"] == 1)
    reply = served.post(f"matches/{match['id']}/seats", {"name": "Bob", "invitation": old})
    assert reply.status_code == 201
    with served.sit({"id": match["id"], "keys": [reply.json()]}, 1) as bob:
        assert bob.state["match"]["players"][1]["name"] == "Bob"
