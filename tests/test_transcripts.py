"""Whole games go as they went before."""

from pathlib import Path

import pytest

from .transcripts import files, written


@pytest.mark.parametrize("path", files(), ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_a_whole_game_goes_as_before(path: Path) -> None:
    """If the rules were meant to change: `python -m tests.transcripts`, and read the difference."""
    assert written(path).splitlines() == path.read_text(encoding="utf-8").splitlines()
