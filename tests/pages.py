"""What is written about the project, so that tests can hold it against the project itself."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parents[1]
CODE = {".py": "python", ".toml": "toml", ".ts": "ts", ".svelte": "svelte"}  # and the language of its blocks


def text_of(page: str) -> str:
    """A page, by its path in the repository."""
    return (ROOT / page).read_text(encoding="utf-8")


def quoted(page: str) -> list[str]:
    """The blocks of code on a page that do not run as examples: they stand somewhere as they are."""
    return re.findall(rf"```(?:{'|'.join(CODE.values())})\n(?!>>>)(.*?)```", text_of(page), re.DOTALL)


def sources(*folders: Path) -> str:
    """All code below these folders."""
    files = (path for folder in folders for path in folder.rglob("*") if path.suffix in CODE)
    return "\n".join(path.read_text(encoding="utf-8") for path in files if "node_modules" not in path.parts)


def missing(blocks: Iterable[str], source: str) -> list[str]:
    """The blocks that are not in the source."""
    return [block for block in blocks if block.strip() not in source]
