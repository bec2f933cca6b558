"""Content that a designer lays over the game."""

from __future__ import annotations

from pathlib import Path

import pytest

from gamelode.games.deeprock import RULES
from gamelode.kernel import Fault
from gamelode.kernel.rules import Edition


def changed_by(tmp_path: Path, text: str) -> Edition:
    """The game with this file laid over its content."""
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return RULES.edition(file)


def told(tmp_path: Path, text: str) -> str:
    """What is said to be wrong with this file."""
    with pytest.raises(Fault) as caught:
        changed_by(tmp_path, text)
    return str(caught.value)


# A creature that no box has; a test adds the special rules it is about.
NEW = """
[[creature]]
id = "wasp"
name = "Wasp"
movement = 3
health = 2
range = 1
resist = { bullet = 1 }
die = "creature"
dice = 2
bang = "stunned"
limit = 3
source = "house"
"""
