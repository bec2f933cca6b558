"""A progress bar on stderr for commands that take long."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn

from gamelode.lab.workers import WorkerDied

T = TypeVar("T")


def counted(things: Iterable[T], total: int, title: str) -> Iterator[T]:
    """The same things; meanwhile a bar on stderr, if that is a terminal, shows how many have come.

    If a worker dies, the command ends with a sentence that says at what it was.
    """
    try:
        with _bar(MofNCompleteColumn()) as bar:
            yield from bar.track(things, total=total, description=title)
    except WorkerDied as died:
        print(f"gamelode: {died}", file=sys.stderr)
        raise typer.Exit(1) from died


@contextmanager
def shared(title: str) -> Iterator[Callable[[float], None]]:
    """To be told the share that is done, which a bar on stderr shows."""
    with _bar() as bar:
        task = bar.add_task(title, total=1.0)
        yield lambda share: bar.update(task, completed=share)


def _bar(*columns: ProgressColumn) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        *columns,
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not Console(stderr=True).is_terminal,
    )
