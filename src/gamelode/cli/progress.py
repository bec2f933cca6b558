"""A progress bar on stderr for commands that take long."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

T = TypeVar("T")


def counted(things: Iterable[T], total: int, title: str) -> Iterator[T]:
    """The same things; meanwhile a bar on stderr, if that is a terminal, shows how many have come."""
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not Console(stderr=True).is_terminal,
    )
    with bar:
        yield from bar.track(things, total=total, description=title)
