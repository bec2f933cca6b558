"""What several commands take: seats, options, files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from gamelode.kernel import Fault

Slug = Annotated[str, typer.Argument(metavar="GAME", help="Its short name, as `gamelode games` lists it.")]
Options = Annotated[list[str], typer.Option("--option", metavar="KEY=VALUE", help="An option of the game; repeatable.")]
Changes = Annotated[
    Path | None,
    typer.Option("--changes", metavar="PATH", help="A content file, or a folder of them, laid over its own."),
]
Workers = Annotated[
    int | None, typer.Option("--workers", min=1, metavar="N", help="Processes; as many as there are cores unless told.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")]


def split(words: str) -> list[str]:
    """Things that stand in one word with commas."""
    return [word.strip() for word in words.split(",")]


def options_of(pairs: Sequence[str]) -> dict[str, object]:
    """`key=value` as a table."""
    found: dict[str, object] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals or not key.strip():
            raise Fault(f"--option {pair}: an option is given as key=value")
        found[key.strip()] = value.strip()
    return found
