"""What several commands take: seats, options, files."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import Annotated

import typer

from gamelode.kernel import Fault

Slug = Annotated[str, typer.Argument(metavar="GAME", help="Its short name, as `gamelode games` lists it.")]
Options = Annotated[
    list[str],
    typer.Option("--option", metavar="KEY=VALUE", help="An option, as `gamelode games GAME` lists them; repeatable."),
]
Changes = Annotated[
    Path | None,
    typer.Option("--changes", metavar="PATH", help="A content file, or a folder of them, laid over its own."),
]
Workers = Annotated[
    int | None, typer.Option("--workers", min=1, metavar="N", help="Processes; as many as there are cores unless told.")
]
Numbers = Annotated[
    str | None, typer.Option("--seats", metavar="2,3", help="Numbers of players; all of them unless told.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")]


def read_file(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise Fault(f"{path}: {error.strerror}") from error


def split(words: str) -> list[str]:
    """Things that stand in one word with commas."""
    return [word.strip() for word in words.split(",")]


def numbers_of(seats: str | None) -> list[int]:
    """Numbers of players; none if none were given."""
    words = split(seats) if seats else []
    for word in words:
        if not word.isdecimal():
            raise typer.BadParameter(f"{word!r} is no number of players", param_hint="--seats")
    return [int(word) for word in words]


def options_of(pairs: Sequence[str]) -> dict[str, object]:
    """Options as they were typed, `key=value`, by their keys; the last value of a key counts."""
    return dict(option_pairs(pairs))


def option_pairs(pairs: Sequence[str]) -> list[tuple[str, str]]:
    """Keys and values of options as they were typed, `key=value`."""
    found: list[tuple[str, str]] = []
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals or not key.strip():
            raise Fault(f"--option {pair}: an option is given as key=value")
        found.append((key.strip(), value.strip()))
    return found


def companies(seats: str) -> list[list[str]]:
    """Bots as they sit: `greedy,random`, `greedy*3` for three of them, `greedy*1..4` for one to four in turn."""
    ways = [[[name] * number for number in numbers] for name, numbers in map(_repeated, split(seats))]
    return [[name for part in parts for name in part] for parts in product(*ways)]


def _repeated(word: str) -> tuple[str, range]:
    name, star, times = word.partition("*")
    if not star:
        return name, range(1, 2)
    low, _, high = times.partition("..")
    if not low.isdecimal() or not (high or low).isdecimal() or not 0 < int(low) <= int(high or low):
        raise Fault(f"--seats {word}: so many of a bot are given as {name}*3, or as {name}*1..4 to try each number")
    return name, range(int(low), int(high or low) + 1)
