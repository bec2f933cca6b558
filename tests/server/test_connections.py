"""Connections that ask for nothing, or take their time, shut nobody out."""

from __future__ import annotations

import os
import resource
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

from gamelode.server.limits import Limits

from .process import LOOPBACK, Message, Served, frame, serving, wait_until

HALF = b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
HALF_BODY = (
    b"POST /api/matches HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nX-Gamelode: 1\r\n"
    b'Content-Length: 1000\r\n\r\n{"game"'
)
TOO_FAST = 4429


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("connections")) as running:
        running.get("health")
        yield running


def is_closed(wire: socket.socket) -> bool:
    """Whether the other side has hung up; what it said before is read."""
    wire.settimeout(0.01)
    try:
        while wire.recv(65536):
            pass
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


@pytest.mark.parametrize("half", [HALF, HALF_BODY, b""], ids=["head", "body", "nothing"])
def test_half_a_request_is_hung_up(served: Served, half: bytes) -> None:
    with ExitStack() as stack:
        wires = [stack.enter_context(served.raw()) for _ in range(5)]
        for wire in wires:
            wire.sendall(half)
        wait_until(lambda: all(map(is_closed, wires)), 3 * Limits().body_seconds)


def test_a_head_that_comes_byte_by_byte_is_hung_up(served: Served) -> None:
    def trickles(wire: socket.socket) -> bool:
        try:
            wire.sendall(b"x")
        except OSError:
            return True
        time.sleep(0.2)
        return is_closed(wire)

    with served.raw() as wire:
        wire.sendall(HALF)
        wait_until(lambda: trickles(wire), 3 * Limits().header_seconds)


def test_one_address_has_so_many_connections(served: Served) -> None:
    most = Limits().connections_per_address
    with ExitStack() as stack:
        wires = [stack.enter_context(served.raw()) for _ in range(most + 50)]
        wait_until(lambda: sum(map(is_closed, wires)) >= 40)
        assert sum(map(is_closed, wires)) < most
    assert served.get("health").status_code == 200


def few_handles() -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256))


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such limits")
def test_a_server_without_handles_neither_spins_nor_fills_the_log(tmp_path: Path) -> None:
    with serving(tmp_path, preexec_fn=few_handles) as served:
        assert served.get("health").status_code == 200
        before = cpu(served)
        with ExitStack() as stack:
            wires = [stack.enter_context(served.raw()) for _ in range(400)]
            for wire in wires:
                with suppress(OSError):  # it may have been refused
                    wire.sendall(HALF)
            wait_until(lambda: all(map(is_closed, wires)))
            assert cpu(served) - before < 5
            assert served.get("health").status_code == 200
        assert len(served.stop()) < 20_000


def cpu(served: Served) -> float:
    """Seconds that the server has worked."""
    fields = Path(f"/proc/{served.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# --- frames


def closing_code(wire: socket.socket) -> int:
    """What the server says when it hangs up; 0: it does not hang up."""
    wire.settimeout(20)
    data = b""
    try:
        while chunk := wire.recv(65536):
            data = (data + chunk)[-65536:]
    except TimeoutError:
        return 0
    except ConnectionError:
        pass
    place = data.rfind(b"\x88")
    return int.from_bytes(data[place + 2 : place + 4], "big") if place >= 0 else -1


FLOODS = {
    "pings": frame(0x89) * 20_000,
    "pongs": frame(0x8A) * 20_000,
    "empty fragments": frame(0x01) + frame(0x00) * 20_000,
}


@pytest.fixture
def match(served: Served) -> Message:
    return served.open("person", "person")


@pytest.mark.parametrize("flood", FLOODS)
def test_every_frame_counts(served: Served, match: Message, flood: str) -> None:
    with served.bare_socket(match) as wire:
        with suppress(ConnectionError):  # it may hang up before all is sent
            wire.sendall(FLOODS[flood])
        assert closing_code(wire) in (TOO_FAST, -1)  # -1: cut off, with more on its way
    with served.sit(match) as ann:
        assert ann.ask("ping")["type"] == "pong"


def test_a_few_pings_are_answered(served: Served, match: Message) -> None:
    with served.socket(match) as watching:
        watching.send('{"type":"hello"}')
        watching.recv(timeout=60)
        for _ in range(20):
            assert watching.ping().wait(60)


def test_whoever_is_refused_is_not_counted(served: Served) -> None:
    """Many come and go; after them there is as much room as before."""
    for _ in range(3):
        with ExitStack() as stack:
            for _ in range(Limits().connections_per_address + 20):
                stack.enter_context(socket.create_connection((LOOPBACK, served.port)))
        wait_until(lambda: served.get("health").status_code == 200)
