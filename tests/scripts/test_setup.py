"""A machine whose Python lacks a part is told so in one sentence."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from .machine import ROOT, Machine


@pytest.mark.parametrize("command", ["scripts/setup run", "gamelode"])
def test_without_the_venv_module_a_sentence_says_so(machine: Machine, tmp_path: Path, command: str) -> None:
    copy = tmp_path / "gamelode"
    shutil.copytree(ROOT / "scripts", copy / "scripts")
    for name in ("gamelode", "pyproject.toml", "requirements-run.lock"):
        shutil.copy(ROOT / name, copy)
    machine.has("python3", 'case "$2" in *ensurepip*) exit 1 ;; esac')
    done = machine.run(*f"{copy}/{command}".split())
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("Python cannot make an environment: install its venv module")
    assert len(done.stderr.splitlines()) == 1
    assert not (copy / ".venv").exists()
