"""Reported problems: one message keeps the moment; nobody learns from it what he may not know."""

from pathlib import Path

from gamelode.match import Problem
from gamelode.server.limits import Limits

from .table import open_match, page, server


def test_a_problem_is_kept_with_the_record_and_fetched_without_it(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "person", options={"start_player": 1})
        with page(client, match, 0) as ann, page(client, match, 1) as bob:
            ann.answer(1)
            name = ann.ask("report problem", note="odd")["problem"]
            reply = client.get(f"/api/problems/{name}")
        (file,) = (tmp_path / "problems").iterdir()
    fetched, whole = Problem.read(reply.content), Problem.read(file.read_bytes())
    assert reply.headers["content-disposition"].startswith('attachment; filename="cavein-')
    assert (fetched.seat, fetched.after, fetched.note) == (0, ann.state["match"]["answers"], "odd")
    assert fetched == whole.without_secrets() != whole
    assert '"hand":' + str(bob.state["view"]["hand"]).replace(" ", "") not in reply.text
    assert "test 0" not in reply.text  # the seed


def test_when_the_match_is_over_the_record_is_in_it(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "random")
        with page(client, match) as ann:
            name = ann.ask("report problem")["problem"]
            assert not Problem.read(client.get(f"/api/problems/{name}").content).record
            while ann.wait_for_question():
                ann.answer(0)
        assert Problem.read(client.get(f"/api/problems/{name}").content).record


def test_a_spectator_reports_what_everyone_sees(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "person")
        with page(client, match, None) as eve:
            name = eve.ask("report problem")["problem"]
        assert Problem.read(client.get(f"/api/problems/{name}").content).seat is None


def test_problems_are_not_kept_without_end(tmp_path: Path) -> None:
    with server(tmp_path, Limits(problems_per_match=1)) as client:
        match = open_match(client, "person", "person")
        with page(client, match) as ann:
            ann.ask("report problem")
            assert ann.ask("report problem")["code"] == "impossible"


def test_a_problem_that_cannot_be_kept_tells_no_path(tmp_path: Path) -> None:
    (tmp_path / "problems").write_text("in the way")
    with server(tmp_path) as client:
        match = open_match(client, "person", "person")
        with page(client, match) as ann:
            assert ann.ask("report problem")["text"] == "The problem could not be kept."


def test_only_problems_are_fetched(tmp_path: Path) -> None:
    (tmp_path / "secret.problem").write_text("{}")
    with server(tmp_path) as client:
        for name in ("nothing", "..%2Fsecret", "%2e%2e%2fsecret"):
            assert client.get(f"/api/problems/{name}").status_code == 404
