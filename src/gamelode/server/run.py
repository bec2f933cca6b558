"""Starts the server on this machine and, if wanted, opens the page."""

from __future__ import annotations

import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path

import uvicorn
from litestar import Litestar

from gamelode.kernel import Fault

from .app import Setting, make_sqlite_app
from .connections import Crowd, SaidOnce, protocols

BACKLOG = 128  # connections that wait to be taken


def data_folder() -> Path:
    """Where matches are kept unless another folder is named."""
    try:
        base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    except RuntimeError as error:
        raise Fault("there is no home folder to keep matches in; name a folder with `gamelode serve --data`") from error
    return Path(base) / "gamelode"


def bound(host: str, port: int) -> socket.socket:
    """A listening socket; a fault if the port is taken."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        # What `create_server` adds to the reason says the address again.
        reason = str(error.strerror or error).partition(" (while")[0]
        raise Fault(
            f"cannot listen on {host} port {port}: {reason}; name another with `gamelode serve --port`"
        ) from error


def serve(
    host: str,
    port: int,
    folder: Path,
    *,
    open_page: bool,
    say: Callable[[str], None],
    setting: Setting | None = None,
) -> None:
    """Serve the page and the matches of a folder until it is interrupted."""
    setting = setting or Setting()
    setting.doors.check()
    os.umask(0o077)  # what is kept is for whoever runs the server, and nobody else
    with bound(host, port) as listener:
        app = make_sqlite_app(folder, setting)
        address = f"http://{f'[{host}]' if ':' in host else host}:{listener.getsockname()[1]}/"
        say(f"The table is at {address} (Ctrl-C stops it; matches are kept in {folder})")
        if open_page:
            threading.Timer(0.5, show_page, [address, say]).start()
        signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # else it would end without tidying up
        server_of(app, setting).run(sockets=[listener])


def server_of(app: Litestar, setting: Setting | None = None) -> uvicorn.Server:
    """What carries the application. A message may be a little longer than the limit, so that its sender can be told."""
    setting = setting or Setting()
    proxies = list(setting.doors.trusted_proxies)
    http, sockets = protocols(Crowd(setting.limits, setting.doors))
    config = uvicorn.Config(
        app,
        http=http,
        ws=sockets,
        backlog=BACKLOG,
        h11_max_incomplete_event_size=setting.limits.header_bytes,
        log_level="warning",
        ws_max_size=2 * setting.limits.message_bytes,
        server_header=False,
        ws_per_message_deflate=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
        timeout_graceful_shutdown=3,  # seconds; a page that does not read must not keep it from stopping
    )
    for name in ("asyncio", "uvicorn.error"):  # which complain of every single connection
        complaints = logging.getLogger(name)
        complaints.filters = [SaidOnce()]
    return uvicorn.Server(config)


def show_page(address: str, say: Callable[[str], None]) -> None:
    """Open the page; whoever has no browser here is told to go there."""
    try:
        browser = webbrowser.get()
        # A browser in the terminal would take it over, unless that is what the user asked for.
        in_terminal = type(browser) is webbrowser.GenericBrowser and "BROWSER" not in os.environ
        shown = not in_terminal and browser.open(address)
    except (webbrowser.Error, OSError):
        shown = False
    if not shown:
        say(f"No browser could be opened here: go to {address} in yours.")
