"""A room `lessons` for tests: Cave-In's own, with files added or changed."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree

import pytest
from msgspec.structs import replace

from gamelode.games.cavein import RULES
from gamelode.kernel import Fault, Rules

LESSON = """
title = "Mine a crystal"
find = "What pays for a crystal?"
try = "Mine the blue crystal."
close = "Cards of its colour do."
clauses = ["MINE-02"]

[scene]
players = ["you", "Bo"]
options = { factions = "first" }
rule = { type = "ActionPhase", seat = "you" }

[scene.table]
mine = ["blue-3a", "yellow-1a"]

[scene.table.players.you]
hand = ["frogtopus", "fishbean", "oddgrabber"]
totems = []

[[step]]
accept = [{ type = "Mine", crystal = "blue-3a" }]
otherwise = "Look at the colours."

[[step.answer]]
choice = { type = "Mine" }
text = "That one is yellow."
"""


def with_room(tmp_path: Path, files: dict[str, str], *, alone: bool = True) -> Rules:
    """Cave-In with these files in its room; besides its own ones, unless they are alone there."""
    folder = tmp_path / "cavein"
    folder.mkdir(parents=True)
    (folder / "rules.toml").write_bytes((RULES.folder / "rules.toml").read_bytes())
    if alone:
        (folder / "lessons").mkdir()
    else:
        copytree(RULES.folder / "lessons", folder / "lessons")
    for name, text in files.items():
        (folder / "lessons" / name).write_text(text, encoding="utf-8")
    rules = replace(RULES, folder=folder)
    rules.__dict__["standard"] = RULES.standard  # the same content, which need not be read again
    return rules


def changed(name: str, old: str, new: str) -> dict[str, str]:
    """A file of Cave-In's room with something else in it."""
    text = (RULES.folder / "lessons" / name).read_text(encoding="utf-8")
    assert old in text
    return {name: text.replace(old, new, 1)}


def lesson(old: str = "", new: str = "") -> dict[str, str]:
    """The lesson above, with something else in it."""
    assert old in LESSON
    return {"1-mine.toml": LESSON.replace(old, new, 1)}


def fault_of(rules: Rules) -> str:
    with pytest.raises(Fault) as error:
        _ = rules.lessons
    return str(error.value)
