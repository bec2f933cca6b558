"""The film over the socket: log lines that carry what they change."""

from __future__ import annotations

from pathlib import Path

import pytest

from .table import Message, Page, open_match, page, patched, server

GAMES = {"cavein": 2, "hewns": 2, "dreamblade": 2, "belt": 2, "deeprock": 2}


def play(ann: Page, turns: int) -> list[tuple[Message, list[Message], Message]]:
    """Of each update that brought something filmed: the view before it, the lines, the view with it."""
    seen: list[tuple[Message, list[Message], Message]] = []
    for _ in range(turns):
        if not ann.wait_for_question():
            break
        ann.send("answer", ticket=ann.state["asked"]["ticket"], choice=ann.state["asked"]["options"][-1]["choice"])
        before = ann.state["view"]
        ann.receive()
        if ann.state["log"]:
            seen.append((before, ann.state["log"], ann.state["view"]))
    return seen


@pytest.mark.parametrize("game", GAMES)
def test_whoever_watches_is_sent_what_each_line_changes(tmp_path: Path, game: str) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", *["random"] * (GAMES[game] - 1), game=game)
        with page(client, match, film=True) as ann:
            filmed = play(ann, 12)
            assert filmed
            for before, lines, _ in filmed:
                view = before
                for line in lines:
                    assert line["patch"] is not None
                    view = patched(view, line["patch"])
                assert view.keys() == before.keys()


def test_live_lines_show_what_the_film_shows_afterwards(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "random")
        with page(client, match, film=True) as ann:
            filmed = play(ann, 6)
            last: list[tuple[int, Message]] = []
            for before, lines, _ in filmed:
                view = before
                for line in lines:
                    view = patched(view, line["patch"])
                    last.append((line["number"], view))
            reply = ann.ask("watch film", after=0, until=16)
            views, view = {}, reply["view"]
            for line in reply["log"]:
                view = patched(view, line["patch"])
                views[line["number"]] = view
            assert last
            assert all(views[number] == view for number, view in last if number in views)


def test_whoever_does_not_watch_is_sent_lines_alone(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "random")
        with page(client, match) as ann:
            assert all(line["patch"] is None for _, lines, _ in play(ann, 3) for line in lines)


def test_lines_of_before_one_came_are_not_filmed(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "random")
        with page(client, match, film=True) as ann:
            assert all(line["patch"] is None for line in ann.state["log"])


def test_a_long_film_is_told_in_parts(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "random")
        with page(client, match) as ann:
            while ann.state["match"]["answers"] < 20:
                ann.answer(-1)
            first = ann.ask("watch film", after=0, until=20)
            rest = ann.ask("watch film", after=first["until"], until=20)
            assert (first["until"], rest["until"]) == (16, 20)
            assert rest["log"][0]["number"] == first["log"][-1]["number"] + 1


def test_another_seats_film_is_shown_when_the_match_is_over(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "random")
        with page(client, match) as ann:
            ann.wait_for_question()
            assert ann.ask("watch film", after=0, until=0, eyes=1)["code"] == "forbidden"
            while ann.wait_for_question():
                ann.answer(-1)
            assert ann.ask("watch film", after=0, until=16, eyes=1)["seat"] == 1


def test_a_film_of_what_was_not_answered_is_refused(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "random")
        with page(client, match) as ann:
            assert ann.ask("watch film", after=7, until=3)["type"] == "failed"
            assert ann.ask("watch film", after=-1, until=3)["type"] == "failed"


def test_each_line_says_what_kind_of_moment_it_is(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "random")
        with page(client, match) as ann:
            ann.answer(-1)
            assert {line["weight"] for line in ann.log} <= {"note", "beat", "dice", "drama"}
            assert {0} <= {seat for line in ann.log for seat in line["whose"]}
