"""Who may sit where: an invitation is exchanged once, keys are renewed, seats are given up."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from .process import Message, Served, serving


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("keys")) as running:
        yield running


def invitation(match: Message) -> str:
    (found,) = match["invitations"]
    token: str = found["token"]
    return token


def accept(served: Served, match: Message) -> Message:
    """Bob sits down with his invitation; the match as he knows it."""
    wish = {"name": "Bob", "invitation": invitation(match)}
    key = served.post(f"matches/{match['id']}/seats", wish).raise_for_status().json()
    return {"id": match["id"], "keys": [key]}


def opens(served: Served, match: Message, seat: int, token: str) -> bool:
    """Whether a token shows the hand of that seat."""
    try:
        with served.sit({"id": match["id"], "keys": [{"seat": seat, "token": token}]}, seat) as somebody:
            return bool(somebody.state["seat"] == seat and somebody.state["view"]["hand"])
    except ConnectionClosed:
        return False


def test_whoever_opened_the_match_has_no_key_to_the_friend_s_seat(served: Served) -> None:
    match = served.open("person", "open")
    assert [key["seat"] for key in match["keys"]] == [0]
    bob = accept(served, match)
    assert opens(served, match, 1, bob["keys"][0]["token"])
    assert not opens(served, match, 1, invitation(match))


def test_an_invitation_is_exchanged_once(served: Served) -> None:
    match = served.open("person", "open")
    accept(served, match)
    again = served.post(f"matches/{match['id']}/seats", {"name": "Eve", "invitation": invitation(match)})
    assert (again.status_code, again.json()["code"]) == (403, "forbidden")


def test_an_invitation_is_no_key(served: Served) -> None:
    match = served.open("person", "open")
    assert not opens(served, match, 1, invitation(match))
    assert served.info(match)["players"][1]["kind"] == "open"


def test_a_renewed_key_makes_the_old_one_worthless(served: Served) -> None:
    match = served.open("person", "person")
    old = match["keys"][0]["token"]
    with served.sit(match) as ann:
        fresh = served.post(f"matches/{match['id']}/key", {"token": old}).json()
        with pytest.raises(ConnectionClosed) as closed:
            ann.until(lambda state: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
    assert not opens(served, match, 0, old)
    assert opens(served, match, 0, fresh["token"])


def test_a_seat_that_is_given_up_is_taken_by_another(served: Served) -> None:
    match = served.open("person", "person", options={"start_player": 1})
    old = match["keys"][0]["token"]
    with served.sit(match, 1) as bob:
        handed_on = served.post(f"matches/{match['id']}/give-up", {"token": old}).json()
        bob.until(lambda state: state["match"]["players"][0]["kind"] == "open")
        assert not opens(served, match, 0, old)
        cid = accept(served, {**match, "invitations": [handed_on]})
        bob.until(lambda state: state["match"]["players"][0]["kind"] == "person")
    assert opens(served, match, 0, cid["keys"][0]["token"])


def test_a_new_invitation_replaces_the_one_before(served: Served) -> None:
    match = served.open("person", "open")
    wish = {"token": match["keys"][0]["token"], "seat": 1}
    fresh = served.post(f"matches/{match['id']}/invitation", wish).json()
    old = served.post(f"matches/{match['id']}/seats", {"name": "Eve", "invitation": invitation(match)})
    assert old.status_code == 403
    accept(served, {**match, "invitations": [fresh]})


@pytest.mark.parametrize("what", ["key", "give-up"])
def test_nobody_does_so_without_the_key(served: Served, what: str) -> None:
    match = served.open("person", "person")
    reply = served.post(f"matches/{match['id']}/{what}", {"token": "guess"})
    assert (reply.status_code, reply.json()["code"]) == (403, "forbidden")


def test_a_taken_seat_has_no_invitation(served: Served) -> None:
    match = served.open("person", "person")
    reply = served.post(f"matches/{match['id']}/invitation", {"token": match["keys"][0]["token"], "seat": 1})
    assert reply.status_code == 400


def test_no_key_stands_in_the_files_of_the_server(served: Served, tmp_path: Path) -> None:
    with serving(tmp_path) as other:
        match = other.open("person", "open")
        bob = accept(other, match)
        tokens = [key["token"] for key in (*match["keys"], *match["invitations"], *bob["keys"])]
        kept = b"".join(path.read_bytes() for path in tmp_path.iterdir() if path.is_file())
    assert not [token for token in tokens if token.encode() in kept]
