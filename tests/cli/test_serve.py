"""`gamelode serve`, and `gamelode` alone."""

import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from .run import run, said


def test_without_a_command_the_table_opens_in_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[dict[str, Any]] = []
    monkeypatch.setattr("gamelode.server.serve", lambda *places, **how: calls.append(how))
    run()
    assert [call["open_page"] for call in calls] == [True]


def test_other_commands_do_not_wait_for_the_server() -> None:
    imported = (
        "import sys, gamelode.cli; print(sorted({'litestar', 'uvicorn', 'gamelode.server'} & sys.modules.keys()))"
    )
    assert subprocess.run([sys.executable, "-c", imported], capture_output=True, text=True).stdout == "[]\n"


def test_the_help_says_so() -> None:
    assert "Without a command, the table opens in the browser." in said(run("--help"))


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        result = run("serve", "--port", port, "--data", tmp_path)
    assert result.exit_code == 2
    assert result.stderr.startswith(f"gamelode: cannot listen on 127.0.0.1 port {port}: ")
    assert list(tmp_path.iterdir()) == []
