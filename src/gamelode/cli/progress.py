"""A progress bar on stderr for commands that take long."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from gamelode.lab.workers import WorkerDied

T = TypeVar("T")


def counted(things: Iterable[T], total: int, title: str) -> Iterator[T]:
    """The same things; meanwhile a bar on stderr, if that is a terminal, shows how many have come.

    If a worker dies, the command ends with a sentence that says at what it was.
    """
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not Console(stderr=True).is_terminal,
    )
    try:
        with bar:
            yield from bar.track(things, total=total, description=title)
    except WorkerDied as died:
        print(f"gamelode: {died}", file=sys.stderr)
        raise typer.Exit(1) from died
