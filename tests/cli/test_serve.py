"""`gamelode serve`, and `gamelode` alone."""

import socket
import subprocess
import sys
import webbrowser
from pathlib import Path
from typing import Any

import pytest

from gamelode.server.run import show_page
from gamelode.server.sqlite_storage import SqliteStorage

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
    reason = f"cannot listen on 127.0.0.1 port {port}: Address already in use"
    assert result.stderr == f"gamelode: {reason}; name another with `gamelode serve --port`\n"
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = run("serve", "--port", 0, "--data", tmp_path / "file" / "folder")
    assert result.exit_code == 2
    assert result.stderr == f"gamelode: {tmp_path}/file/folder: matches cannot be kept here: Not a directory\n"


def test_a_second_server_on_the_same_folder_is_told(tmp_path: Path) -> None:
    first = SqliteStorage(tmp_path / "matches.sqlite")
    result = run("serve", "--port", 0, "--data", tmp_path)
    first.close()
    assert result.exit_code == 2
    assert result.stderr.startswith(f"gamelode: {tmp_path}: another server keeps its matches here")
    assert result.stderr.count("\n") == 1


def test_no_home_folder_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr(Path, "home", homeless)
    result = run("serve", "--port", 0)
    assert result.exit_code == 2
    assert result.stderr.startswith("gamelode: there is no home folder to keep matches in")


@pytest.mark.parametrize("browser", [webbrowser.Error("no browser"), webbrowser.GenericBrowser("lynx")])
def test_without_a_browser_the_address_is_told(
    monkeypatch: pytest.MonkeyPatch, browser: Exception | webbrowser.BaseBrowser
) -> None:
    def get() -> webbrowser.BaseBrowser:
        if isinstance(browser, Exception):
            raise browser
        return browser

    monkeypatch.delenv("BROWSER", raising=False)
    monkeypatch.setattr(webbrowser, "get", get)
    told: list[str] = []
    show_page("http://127.0.0.1:1/", told.append)
    assert told == ["No browser could be opened here: go to http://127.0.0.1:1/ in yours."]
