"""Any message over a real socket: a coded refusal, the state unchanged, the server alive."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from gamelode.server.limits import Limits

from .real import Message, Real, Seated, real_server

CODES = {"refused", "not offered", "forbidden", "impossible", "malformed"}
ASKING = {"pong", "reason", "filmed", "update"}  # what comes back to messages that only ask
TYPES = [
    "answer",
    "undo",
    "consent",
    "why not",
    "watch film",
    "yield",
    "resync",
    "ping",
    "stop thinking",
    "hello",
    "x",
    "",
]
QUICK = Limits(message_burst=10**6, visitor_message_burst=10**6, question_burst=10**6, frame_burst=10**6)

scalars = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20)
values = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
)
choices = st.fixed_dictionaries(
    {"type": st.sampled_from(["Mine", "Recruit", "UseSkill", "EndActions", "Pass", "Yes", "Nothing"]) | values},
    optional={"card": values, "crystal": values, "seat": values, "more": values},
)
messages = st.fixed_dictionaries(
    {"type": st.sampled_from(TYPES)},
    optional={
        "ref": st.integers(0, 900) | values,
        "ticket": st.sampled_from(["0.1.0", "0.0.0", "9.9.9", "over", ""]) | values,
        "choice": choices | values,
        "after": st.integers(-2, 3) | values,
        "until": st.integers(-2, 3) | values,
        "agree": st.booleans() | values,
        "ask": st.booleans() | values,
        "question": values,
        "how": st.sampled_from(["ask", "pass", "pass until my turn"]) | values,
        "more": values,
    },
)
texts = st.text(max_size=200) | values.map(json.dumps) | messages.map(json.dumps)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Real]:
    with real_server(tmp_path_factory.mktemp("fuzz"), QUICK) as found:
        yield found


@pytest.fixture(scope="module")
def match(server: Real) -> Message:
    """Two people; the first is asked."""
    return server.open("person", "person", options={"start_player": 1})


@pytest.fixture(scope="module")
def asked(server: Real, match: Message) -> Iterator[Seated]:
    with server.sit(match, 0) as found:
        yield found


@pytest.fixture(scope="module")
def other(server: Real, match: Message) -> Iterator[Seated]:
    with server.sit(match, 1) as found:
        yield found


@pytest.fixture(scope="module")
def spectator(server: Real, match: Message) -> Iterator[Seated]:
    with server.sit(match, None) as found:
        yield found


def is_refused_or_only_asked(replies: list[Message]) -> None:
    for reply in replies:
        assert reply["type"] in ASKING or (reply["type"] == "failed" and reply["code"] in CODES), reply
        assert "Traceback" not in json.dumps(reply)


@settings(max_examples=200)
@given(texts)
def test_whoever_is_not_asked_changes_nothing(server: Real, match: Message, other: Seated, text: str) -> None:
    before = server.digest(match)
    is_refused_or_only_asked(other.replies(text))
    assert server.digest(match) == before


@settings(max_examples=200)
@given(texts)
def test_whoever_watches_changes_nothing(server: Real, match: Message, spectator: Seated, text: str) -> None:
    before = server.digest(match)
    is_refused_or_only_asked(spectator.replies(text))
    assert server.digest(match) == before


def failures(seated: Seated, message: Message) -> list[Message]:
    """What is said against a message; updates tell only who comes and goes."""
    return [reply for reply in seated.replies(message) if reply["type"] == "failed"]


def with_a_wrong_ticket(message: dict[str, Any]) -> str:
    return json.dumps({**message, "ticket": f"{message.get('ticket', '')}x"})


@settings(max_examples=200)
@given(messages.map(with_a_wrong_ticket) | texts)
def test_whoever_is_asked_changes_nothing_without_the_ticket(
    server: Real, match: Message, asked: Seated, text: str
) -> None:
    before = server.digest(match)
    is_refused_or_only_asked(asked.replies(text))
    assert server.digest(match) == before


@settings(max_examples=200)
@given(values)
def test_what_is_no_choice_is_malformed_even_with_the_ticket(
    server: Real, match: Message, asked: Seated, choice: Any
) -> None:
    before = server.digest(match)
    ticket = asked.state["asked"]["ticket"]
    (reply,) = failures(asked, {"type": "answer", "ticket": ticket, "choice": choice})
    assert (reply["type"], reply["code"]) == ("failed", "malformed")
    assert server.digest(match) == before


def test_what_is_refused_is_refused_over_the_socket(server: Real, match: Message, asked: Seated) -> None:
    before, question = server.digest(match), asked.state["asked"]
    for each in question["refused"]:
        (reply,) = failures(asked, {"type": "answer", "ticket": question["ticket"], "choice": each["choice"]})
        assert (reply["code"], reply["clause"]) == ("refused", each["clause"])
    assert question["refused"]
    assert server.digest(match) == before


def test_an_offered_choice_of_another_seat_is_not_taken(
    server: Real, match: Message, asked: Seated, other: Seated
) -> None:
    before, question = server.digest(match), asked.state["asked"]
    for option in question["options"]:
        (reply,) = failures(other, {"type": "answer", "ticket": question["ticket"], "choice": option["choice"]})
        assert reply["code"] == "not offered"
    assert server.digest(match) == before


@settings(max_examples=60)
@given(st.binary(max_size=200))
def test_binary_frames_are_malformed(server: Real, match: Message, other: Seated, data: bytes) -> None:
    before = server.digest(match)
    is_refused_or_only_asked(other.replies(data))
    assert server.digest(match) == before


@pytest.mark.parametrize("size", [70_000, 200_000, 5_000_000])
def test_a_message_that_is_too_long_ends_the_connection_and_nothing_else(
    server: Real, match: Message, size: int
) -> None:
    before = server.digest(match)
    with server.sit(match, 1) as bob, pytest.raises(ConnectionClosed) as closed:
        bob.replies({"type": "ping", "more": "x" * size})
    assert closed.value.rcvd is None or closed.value.rcvd.code in (1009, 4409)
    with server.sit(match, 1) as bob:
        assert bob.state["match"]["id"] == match["id"]
    assert server.digest(match) == before
