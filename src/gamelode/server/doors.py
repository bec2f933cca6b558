"""Who may come in: what another web site made a browser send is turned away, and so are names that are not ours.

A page of another site can make a visitor's browser send requests here, but it cannot choose their `Origin`, and it
cannot add a header of ours. A name that somebody else lets point to this machine stands in `Host`.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Iterable
from typing import Any

import msgspec
from litestar.types import ASGIApp, Message, Receive, Send
from msgspec import Struct

from gamelode.kernel import Fault

from .protocol import NotDone

OUR_HEADER = "x-gamelode"  # which every request that changes something must have
LOOPBACK_NAMES = frozenset({"localhost", "127.0.0.1", "::1"})
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
LONGEST_PATH, LONGEST_NAME = 2000, 120
CONTROL = re.compile(r"[\x00-\x1f\x7f]")
POLICY = "; ".join(
    (
        "default-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "object-src 'none'",
    )
)
SECURE = {
    b"content-security-policy": POLICY.encode(),
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), geolocation=(), microphone=()",
    b"referrer-policy": b"no-referrer",
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
    b"x-permitted-cross-domain-policies": b"none",
}
NO_STORE, FOR_EVER = b"no-store", b"public, max-age=31536000, immutable"
TLS_ONLY = b"max-age=31536000"


class Doors(Struct, frozen=True, kw_only=True):
    """By which names the server is known besides those of this machine, and whom it believes where others come from."""

    host_names: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    trusted_proxies: tuple[str, ...] = ()

    def check(self) -> None:
        """A fault if something is none."""
        for name in self.host_names:
            if not re.fullmatch(r"[A-Za-z0-9.-]+|[0-9a-f:]+", name):
                raise Fault(f"--host-name {name}: a name is given as in games.example.org, without a port")
        for origin in self.origins:
            if not re.fullmatch(r"https?://[^/\s]+", origin):
                raise Fault(f"--origin {origin}: an origin is given as in https://games.example.org")
        for proxy in self.trusted_proxies:
            try:
                ipaddress.ip_network(proxy)
            except ValueError as error:
                raise Fault(f"--trusted-proxy {proxy}: an address is given as in 10.0.0.2 or 10.0.0.0/24") from error


class Refused(Exception):
    """A request is turned away, and why."""

    def __init__(self, status: int, code: str, text: str) -> None:
        super().__init__(text)
        self.status, self.code = status, code


class Guard:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, doors: Doors) -> None:
        self.app, self.doors = app, doors
        self.names = LOOPBACK_NAMES | {name.lower() for name in doors.host_names}
        self.origins = frozenset(origin.lower() for origin in doors.origins)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        try:
            self._check(scope)
        except Refused as refused:
            await _turn_away(refused, scope, send)
            return
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
        elif scope["method"] == "HEAD":
            asked: Any = {**scope, "method": "GET"}
            await self.app(asked, receive, _dressed(scope, _without_body(send)))
        else:
            await self.app(scope, receive, _dressed(scope, send))

    def _check(self, scope: Any) -> None:
        headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
        if _is_odd(scope["path"]):
            raise Refused(404, "not found", "There is nothing here.")
        host = headers.get(b"host", "")
        if not self._is_ours(host, scope.get("server")):
            raise Refused(421, "forbidden", "This server is not known by that name; see `gamelode serve --host-name`.")
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
        if changes or _is_from_a_foreign_page(headers, scope["path"]):
            self._check_origin(headers, host)
        if scope["type"] == "http" and changes:
            _check_form(headers)

    def _is_ours(self, host: str, server: tuple[str, int | None] | None) -> bool:
        """Whether the server goes by that name: that of this machine, the address that was called, or a given one."""
        name = name_in(host)
        return name in self.names or (server is not None and name == server[0].lower())

    def _check_origin(self, headers: dict[bytes, str], host: str) -> None:
        origin = headers.get(b"origin")
        if origin is None:
            if headers.get(b"sec-fetch-site", "none") in ("none", "same-origin"):
                return
        elif origin.lower() in self.origins or origin.lower().partition("://")[2] == host.lower():
            return
        raise Refused(403, "forbidden", "Requests from other web sites are not taken; see `gamelode serve --origin`.")


def _is_odd(path: str) -> bool:
    """Whether nothing can be called so, neither here nor in a folder."""
    parts = path.split("/")
    return len(path) > LONGEST_PATH or max(map(len, parts)) > LONGEST_NAME or CONTROL.search(path) is not None


def name_in(host: str) -> str:
    """The name in a `Host` header, without the port."""
    bracketed = re.fullmatch(r"\[([0-9a-fA-F:.]+)\](?::\d+)?", host)
    if bracketed:
        return bracketed[1].lower()
    return host.rpartition(":")[0].lower() if re.fullmatch(r"[^:]+:\d+", host) else host.lower()


def _is_from_a_foreign_page(headers: dict[bytes, str], path: str) -> bool:
    """Whether a page of another site reads what only ours need read. Following a link is something else."""
    site, mode = headers.get(b"sec-fetch-site", "none"), headers.get(b"sec-fetch-mode", "")
    return path.startswith("/api/") and site not in ("none", "same-origin") and mode != "navigate"


def _check_form(headers: dict[bytes, str]) -> None:
    """A page of another site can send forms and plain text without being asked, but neither JSON nor our header."""
    if headers.get(b"content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refused(415, "malformed", "Requests that change something are JSON: Content-Type: application/json.")
    if OUR_HEADER.encode() not in headers:
        raise Refused(403, "forbidden", "Requests that change something have the header X-Gamelode: 1.")


# --- what is sent


async def _turn_away(refused: Refused, scope: Any, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4403, "reason": str(refused)})
        return
    body = msgspec.json.encode(NotDone(code=refused.code, text=str(refused)))
    dressed = _dressed(scope, _without_body(send) if scope["method"] == "HEAD" else send)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await dressed({"type": "http.response.start", "status": refused.status, "headers": headers})
    await dressed({"type": "http.response.body", "body": body, "more_body": False})


def _dressed(scope: Any, send: Send) -> Send:
    """Answers get the headers that keep browsers from doing harm with them."""

    async def dressed(message: Message) -> None:
        if message["type"] == "http.response.start":
            given = list(message["headers"])
            message = {**message, "headers": [*given, *_missing(scope, message["status"], given)]}
        await send(message)

    return dressed


def _missing(scope: Any, status: int, given: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    names = {name.lower() for name, _ in given}
    is_asset = scope["path"].startswith("/assets/") and status == 200
    wanted = {**SECURE, b"cache-control": FOR_EVER if is_asset else NO_STORE}
    if scope["scheme"] == "https":
        wanted[b"strict-transport-security"] = TLS_ONLY
    return [(name, value) for name, value in wanted.items() if name not in names]


def _without_body(send: Send) -> Send:
    async def bare(message: Message) -> None:
        await send({**message, "body": b""} if message["type"] == "http.response.body" else message)

    return bare
