"""Machines to set up."""

from pathlib import Path

import pytest

from .machine import Machine


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    folder = tmp_path / "bin"
    folder.mkdir()
    return Machine(folder)
