"""What was seen of a match can be looked at when its rules are no longer at hand."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from gamelode.games.cavein import RULES
from gamelode.kernel import Rules

from .table import Message, open_match, page, patched, server


@contextmanager
def other_rules() -> Iterator[None]:
    """Cave-In as it may be played one day."""
    with patch.object(Rules, "version", RULES.version + 1):
        yield


def played_out(folder: Path) -> tuple[Message, list[Message]]:
    """A match that is over, and its film as a seat saw it."""
    with server(folder) as client:
        match = open_match(client, "person", "random")
        with page(client, match) as ann:
            while ann.wait_for_question():
                ann.answer(-1)
            last = ann.state["match"]["answers"]
            films = [ann.ask("watch film", after=after, until=last) for after in range(0, last, 16)]
    return match, films


def test_the_film_of_a_match_that_is_over_outlives_its_rules(tmp_path: Path) -> None:
    match, films = played_out(tmp_path)
    with other_rules(), server(tmp_path) as client, page(client, match) as ann:
        assert ann.state["match"]["is_former"]
        for film in films:
            kept = ann.ask("watch film", after=film["after"], until=film["until"])
            assert {**kept, "ref": 0} == {**film, "ref": 0}
            assert patched(kept["view"], kept["log"][0]["patch"]) is not None


def test_everybodys_film_is_kept(tmp_path: Path) -> None:
    match, _ = played_out(tmp_path)
    with other_rules(), server(tmp_path) as client, page(client, match, None) as eve:
        assert eve.ask("watch film", after=0, until=16, eyes=1)["seat"] == 1
        assert eve.ask("watch film", after=0, until=16)["seat"] is None


def test_a_film_of_what_was_not_answered_is_refused_there_too(tmp_path: Path) -> None:
    match, films = played_out(tmp_path)
    with other_rules(), server(tmp_path) as client, page(client, match) as ann:
        assert ann.ask("watch film", after=films[-1]["until"] + 1, until=900)["type"] == "failed"
        assert ann.ask("watch film", after=-1, until=900)["type"] == "failed"
