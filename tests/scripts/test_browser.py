"""`./test` needs a browser: it finds one, installs one, or says in a sentence what to do, before anything is tested."""

from __future__ import annotations

import os

import pytest

from scripts.browser import MISSING, NAMES, rights_to_install

from .machine import Machine

FIND = ("python3", "scripts/browser.py")


@pytest.mark.parametrize("name", NAMES)
def test_a_browser_on_the_path_is_used(machine: Machine, name: str) -> None:
    there = machine.has(name, "echo Chromium 100")
    assert machine.run(*FIND).stdout == f"{there}\n"


def test_the_one_that_is_named_is_used(machine: Machine) -> None:
    machine.has("chromium", "echo Chromium 100")
    mine = machine.has("my-own", "echo Chromium 100")
    assert machine.run(*FIND, GAMELODE_BROWSER=str(mine)).stdout == f"{mine}\n"


def test_if_the_one_that_is_named_does_not_run_no_other_is_used_or_installed(machine: Machine) -> None:
    machine.has("chromium", "echo Chromium 100")
    said = machine.may_install()
    done = machine.run(*FIND, GAMELODE_BROWSER="/nowhere/chromium")
    assert (done.returncode, done.stderr, said.exists()) == (2, MISSING + "\n", False)


def test_one_that_does_not_run_is_none(machine: Machine) -> None:
    machine.has("chromium-browser", "echo Install the snap; exit 1")
    assert machine.run(*FIND).returncode == 2


def test_where_it_may_be_it_is_installed_and_said(machine: Machine) -> None:
    there = machine.folder / "chromium"
    said = machine.may_install(f'[ "$2" = update ] || {{ echo "#!/bin/sh" > {there}; /bin/chmod +x {there}; }}')
    done = machine.run(*FIND)
    assert (done.returncode, done.stdout) == (0, f"{there}\n")
    assert "installing chromium with apt-get" in done.stderr
    assert said.read_text().splitlines() == ["-qq update", "-qq install -y chromium"]


def test_if_it_cannot_be_installed_the_sentence_says_what_to_do(machine: Machine) -> None:
    said = machine.may_install("exit 100")
    done = machine.run("./test")
    assert (done.returncode, done.stderr.splitlines()[-1]) == (2, MISSING)
    assert said.read_text().splitlines()[-1] == "-qq install -y chromium-browser"


def test_without_the_right_to_install_nothing_is_tried(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    said = machine.may_install()
    machine.has("sudo", "exit 1")
    monkeypatch.setenv("PATH", str(machine.folder))
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert rights_to_install() is None
    assert not said.exists()


@pytest.mark.parametrize("words", [(), ("tests/kernel",)])
def test_without_a_browser_the_tests_end_at_once_with_a_sentence(machine: Machine, words: tuple[str, ...]) -> None:
    done = machine.run("./test", *words)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", MISSING + "\n")


def test_without_python_a_sentence_says_so(machine: Machine) -> None:
    machine.has("python3", "exit 1")
    done = machine.run("./test")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("Gamelode needs Python 3.11 or newer")
    assert len(done.stderr.splitlines()) == 1
