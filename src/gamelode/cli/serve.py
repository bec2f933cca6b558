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
    host_name: Annotated[
        list[str] | None,
        typer.Option("--host-name", metavar="NAME", help="A name by which others reach the server; repeatable."),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option("--origin", metavar="URL", help="Where the page comes from, if a proxy renames it; repeatable."),
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(
            "--trusted-proxy", metavar="ADDRESS", help="Whom to believe where visitors come from; repeatable."
        ),
    ] = None,
    seeds: Annotated[bool, typer.Option("--seeds", help="Take seeds from whoever opens a match: for tests.")] = False,
) -> None:
    """Start the table server."""
    for sentence in broken_games().values():
        print(sentence, file=sys.stderr)
    say = partial(print, flush=True)  # a program that starts the server reads the address, too
    doors = server.Doors(
        host_names=tuple(host_name or ()), origins=tuple(origin or ()), trusted_proxies=tuple(trusted_proxy or ())
    )
    setting = server.Setting(doors=doors, takes_seeds=seeds)
    server.serve(host, port, data or server.data_folder(), open_page=open_page, say=say, setting=setting)
