"""Reports: one message keeps the moment; nobody learns from it what he may not know."""

from pathlib import Path

from gamelode.match import Capsule
from gamelode.server.limits import Limits

from .table import open_match, page, server


def test_a_report_is_kept_with_the_record_and_fetched_without_it(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "person", options={"start_player": 1})
        with page(client, match, 0) as ann, page(client, match, 1) as bob:
            ann.answer(1)
            name = ann.ask("report", note="odd")["capsule"]
            reply = client.get(f"/api/capsules/{name}")
        (file,) = (tmp_path / "reports").iterdir()
    fetched, whole = Capsule.read(reply.content), Capsule.read(file.read_bytes())
    assert reply.headers["content-disposition"].startswith('attachment; filename="cavein-')
    assert (fetched.seat, fetched.after, fetched.note) == (0, ann.state["match"]["answers"], "odd")
    assert fetched == whole.without_secrets() != whole
    assert '"hand":' + str(bob.state["view"]["hand"]).replace(" ", "") not in reply.text
    assert "test 0" not in reply.text  # the seed


def test_when_the_match_is_over_the_record_is_in_it(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "random")
        with page(client, match) as ann:
            name = ann.ask("report")["capsule"]
            assert not Capsule.read(client.get(f"/api/capsules/{name}").content).record
            while ann.wait_for_question():
                ann.answer(0)
        assert Capsule.read(client.get(f"/api/capsules/{name}").content).record


def test_a_spectator_reports_what_everyone_sees(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "person")
        with page(client, match, None) as eve:
            name = eve.ask("report")["capsule"]
        assert Capsule.read(client.get(f"/api/capsules/{name}").content).seat is None


def test_reports_are_not_kept_without_end(tmp_path: Path) -> None:
    with server(tmp_path, Limits(capsules_per_match=1)) as client:
        match = open_match(client, "person", "person")
        with page(client, match) as ann:
            ann.ask("report")
            assert ann.ask("report")["code"] == "impossible"


def test_a_report_that_cannot_be_kept_tells_no_path(tmp_path: Path) -> None:
    (tmp_path / "reports").write_text("in the way")
    with server(tmp_path) as client:
        match = open_match(client, "person", "person")
        with page(client, match) as ann:
            assert ann.ask("report")["text"] == "The report could not be kept."


def test_only_reports_are_fetched(tmp_path: Path) -> None:
    (tmp_path / "secret.capsule").write_text("{}")
    with server(tmp_path) as client:
        for name in ("nothing", "..%2Fsecret", "%2e%2e%2fsecret"):
            assert client.get(f"/api/capsules/{name}").status_code == 404
