"""Limits for everything that costs, by visitor; and a visitor is whoever he is, not whoever he says."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from gamelode.server.limits import Limits
from gamelode.server.visitors import MOST, Visitors, name_of

from .process import Message, Served, serving
from .table import open_match, page, server, watch_to_the_end

BURST = Limits().match_burst


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path) as running:
        yield running


def statuses(served: Served, count: int, **headers: str) -> set[int]:
    wish = {"game": "cavein", "seats": [{"kind": "person"}, {"kind": "person"}]}
    return {
        served.post("matches", wish, headers={name: value.format(each) for name, value in headers.items()}).status_code
        for each in range(count)
    }


def test_where_somebody_says_that_he_comes_from_is_not_believed(served: Served) -> None:
    assert statuses(served, BURST + 10, **{"X-Forwarded-For": "10.1.0.{}"}) == {201, 429}


def test_a_trusted_proxy_is_believed(tmp_path: Path) -> None:
    with serving(tmp_path, "--trusted-proxy", "127.0.0.1") as served:
        assert statuses(served, BURST + 10, **{"X-Forwarded-For": "10.1.0.{}"}) == {201}
        # what a visitor puts before what the proxy adds counts for nothing
        assert statuses(served, BURST + 10, **{"X-Forwarded-For": "10.2.0.{}, 10.3.0.1"}) == {201, 429}


def test_playing_on_is_opening(tmp_path: Path) -> None:
    with server(tmp_path, Limits(match_burst=4, matches_per_minute=0.001)) as client:
        match = open_match(client, "random", "random")
        watch_to_the_end(client, match)
        replies = [
            client.post(f"/api/matches/{match['id']}/play-on", json={"after": 1, "seat": 0, "bot": "random"})
            for _ in range(5)
        ]
    assert [reply.status_code for reply in replies] == [201, 201, 201, 429, 429]
    assert replies[-1].json()["code"] == "too many"


def test_nobody_takes_all_open_seats(tmp_path: Path) -> None:
    with server(tmp_path, Limits(seat_burst=2, seats_per_minute=0.001)) as client:
        matches = [open_match(client, "person", "open", listed=True) for _ in range(4)]
        replies = [client.post(f"/api/matches/{match['id']}/seats", json={"name": "Eve"}) for match in matches]
    assert [reply.status_code for reply in replies] == [201, 201, 429, 429]


def test_nobody_reports_without_end(tmp_path: Path) -> None:
    with server(tmp_path, Limits(problem_burst=3, problems_per_minute=0.001)) as client:
        codes = []
        for _ in range(5):  # a match each, so that it is the visitor who is counted
            with page(client, open_match(client, "person", "person")) as ann:
                codes.append(ann.ask("report problem").get("code", "kept"))
    assert codes == ["kept"] * 3 + ["too many"] * 2


def test_nobody_asks_without_end(tmp_path: Path) -> None:
    with server(tmp_path, Limits(question_burst=3, questions_per_second=0.001)) as client:
        match = open_match(client, "person", "person")
        with page(client, match) as ann:
            replies = [ann.ask("watch film", after=0, until=0) for _ in range(5)]
    assert [reply.get("code", reply["type"]) for reply in replies] == ["filmed"] * 3 + ["too many"] * 2


def test_messages_are_counted_over_all_sockets_of_a_visitor(tmp_path: Path) -> None:
    limits = Limits(visitor_message_burst=20, visitor_messages_per_second=0.001)
    with server(tmp_path, limits) as client:
        match = open_match(client, "person", "person")
        with page(client, match, None) as one, page(client, match, None) as other:
            for _ in range(10):
                assert one.ask("ping")["type"] == other.ask("ping")["type"] == "pong"
            with pytest.raises(Exception, match=r"4429|Too many messages"):
                other.ask("ping")


def test_matches_are_not_read_from_the_disk_without_end(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        matches = [open_match(client, "person", "person") for _ in range(4)]
    with server(tmp_path, Limits(load_burst=2, loads_per_minute=0.001)) as client:
        replies = [client.get(f"/api/matches/{match['id']}").status_code for match in [*matches, *matches]]
    assert replies == [200, 200, 429, 429] * 2


def test_options_are_not_padded(served: Served) -> None:
    seats = [{"kind": "person"}, {"kind": "person"}]
    long = {"game": "deeprock", "seats": seats, "options": {"dwarves": "gunner," * 5000}}
    reply = served.post("matches", long)
    assert reply.status_code == 400
    assert len(reply.text) < 1000
    odd = {"game": "cavein", "seats": seats, "options": {"x" * 60_000: 1}}
    assert len(served.post("matches", odd).text) < 1000


def test_the_lobby_comes_in_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter(range(1000, 2000))
    monkeypatch.setattr("gamelode.server.opening.time.time", lambda: next(times))
    with server(tmp_path, Limits(page_length=3)) as client:
        opened = [open_match(client, "person", "open", listed=True)["id"] for _ in range(5)]
        first: list[Message] = client.get("/api/matches").json()
        second: list[Message] = client.get("/api/matches", params={"before": first[-1]["created"]}).json()
    assert [each["id"] for each in [*first, *second]] == opened[::-1]
    assert len(first) == 3


@pytest.mark.parametrize(
    ("address", "name"),
    [
        ("10.0.0.1", "10.0.0.1"),
        ("::ffff:10.0.0.1", "10.0.0.1"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::ffff", "2001:db8::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", "unknown"),
        ("a socket", "unknown"),
    ],
)
def test_whoever_has_many_addresses_is_one_visitor(address: str, name: str) -> None:
    assert name_of(address) == name


def test_strangers_do_not_make_the_server_forget_how_much_somebody_used() -> None:
    """The one who was seen last is forgotten last."""
    visitors = Visitors(Limits(match_burst=1, matches_per_minute=0.001))
    assert visitors.at("10.0.0.1").may("match")
    for number in range(MOST - 1):
        visitors.at(f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}")
        visitors.at("10.0.0.1")
    assert not visitors.at("10.0.0.1").may("match")
    assert len(visitors._known) <= MOST
