"""Starts the server on this machine and, if wanted, opens the page."""

from __future__ import annotations

import os
import socket
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path

import uvicorn

from gamelode.kernel import Fault

from .app import make_sqlite_app


def data_folder() -> Path:
    """Where matches are kept unless another folder is named."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "gamelode"


def bound(host: str, port: int) -> socket.socket:
    """A listening socket; a fault if the port is taken."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((host, port), family=family, backlog=512)
    except OSError as error:
        reason = error.strerror or str(error)
        raise Fault(f"cannot listen on {host} port {port}: {reason}; name another with --port") from error


def serve(
    host: str, port: int, folder: Path, *, open_page: bool, say: Callable[[str], None], takes_seeds: bool = False
) -> None:
    """Until it is interrupted."""
    listener = bound(host, port)
    app = make_sqlite_app(folder, takes_seeds=takes_seeds)
    address = f"http://{f'[{host}]' if ':' in host else host}:{listener.getsockname()[1]}/"
    config = uvicorn.Config(app, log_level="warning", ws_max_size=128 * 1024, server_header=False)
    say(f"The table is at {address} (Ctrl-C stops it; matches are kept in {folder})")
    if open_page:
        threading.Timer(0.5, webbrowser.open, [address]).start()
    uvicorn.Server(config).run(sockets=[listener])
