"""Where a rulebook sets a clock, and the table plays by it: whoever is late passes."""

from pathlib import Path

import pytest

from gamelode.games.hewns.rules.auction.auction import PlaceBidoxes
from gamelode.server.updates import passed

from .table import open_match, page, server


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PlaceBidoxes, "seconds", lambda self, table: 0.2 if table.clock else 0)


def test_an_auction_without_a_clock_waits(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "person", game="hewns")
        with page(client, match) as ann:
            assert ann.wait_for_question()["name"] == "PlaceBidoxes"
            assert ann.state["seconds_left"] is None


def test_the_time_is_told(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "person", game="hewns", options={"clock": True})
        with page(client, match) as ann:
            assert ann.wait_for_question()["name"] == "PlaceBidoxes"
            assert 300 < ann.state["seconds_left"] <= 360


@pytest.mark.usefixtures("soon")
def test_when_the_time_is_up_everybody_passes(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "person", game="hewns", options={"clock": True})
        with page(client, match) as ann:
            while ann.state["match"]["answers"] < 2:
                ann.receive()
            assert ann.log[-1]["answers"] >= 2


def test_an_answer_does_not_set_the_clock_back(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "person", game="hewns", options={"clock": True})
        with page(client, match) as ann:
            ann.wait_for_question()
            live = client.app.state.matches._in_memory[match["id"]]
            ends = live.clocks.question_ends(live.match)
            ann.pick("Hunt")
            assert live.clocks.question_ends(live.match) == ends


def test_the_next_question_has_a_clock_of_its_own(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "person", game="hewns", options={"clock": True})
        with page(client, match) as ann, page(client, match, 1) as bob:
            ann.wait_for_question()
            live = client.app.state.matches._in_memory[match["id"]]
            ends = live.clocks.question_ends(live.match)
            ann.pick("Hunt with the rest")
            bob.pick("Hunt with the rest")
            assert live.clocks.question_ends(live.match) > ends


def test_whoever_has_passed_is_told() -> None:
    question = PlaceBidoxes(seats=(2, 0), times={0: 1, 1: 3})
    assert passed(question) == (1,)
