"""`gamelode serve`: the table in the browser."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from gamelode import server
from gamelode.catalogue import broken_games

LOOPBACK = "127.0.0.1"
PORT = 8765


def serve(
    host: Annotated[
        str, typer.Option("--host", help="Where to listen; others can come in only if this is not loopback.")
    ] = LOOPBACK,
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="0: any that is free.")] = PORT,
    data: Annotated[Path | None, typer.Option("--data", metavar="DIR", help="Where matches are kept.")] = None,
    open_page: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in the browser.")] = False,
    seeds: Annotated[bool, typer.Option("--seeds", help="Take seeds from whoever opens a match: for tests.")] = False,
) -> None:
    """Start the table server."""
    for sentence in broken_games().values():
        print(sentence, file=sys.stderr)
    say = partial(print, flush=True)  # a program that starts the server reads the address, too
    server.serve(host, port, data or server.data_folder(), open_page=open_page, say=say, takes_seeds=seeds)
