"""`gamelode backup`: a copy of a server's matches."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .admin import Data, with_storage


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes; it holds every seed.")],
    data: Data = None,
) -> None:
    """Write a consistent copy of a server's matches, while it runs."""
    with_storage(data, lambda storage: storage.back_up(file))
    print(f"the copy is in {file}; as matches.sqlite in a folder of its own a server can be started on it")
