"""The wire to one page: its messages are read one by one and counted, and it is sent what it is able to read."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeVar

import msgspec
from litestar import WebSocket

from gamelode.kernel.faults import UNREADABLE

from . import close_codes
from .faults import Malformed
from .limits import Bucket, Limits
from .protocol import Failed, Hello, ToPage, decode_hello, encode
from .visitors import Visitor

T = TypeVar("T")
Socket = WebSocket[Any, Any, Any]

REASON_BYTES = 120  # that a closing frame has room for


class Closed(Exception):
    """The connection must end, and why."""

    def __init__(self, code: int, text: str) -> None:
        super().__init__(text)
        self.code = code


class Gone(Exception):
    """The page went away while it was told something."""


def understood(decode: Callable[[Any], T], data: str | msgspec.Raw) -> T:
    """A message, or a choice in it, decoded; a fault if it means nothing."""
    try:
        return decode(data)
    except (*UNREADABLE, ValueError) as error:
        raise Malformed("That message cannot be understood.") from error


class Wire:
    """One page."""

    def __init__(self, socket: Socket, limits: Limits, visitor: Visitor) -> None:
        self.socket, self.limits, self.visitor = socket, limits, visitor
        self.wake = asyncio.Event()  # there is something to be sent
        self.replies: deque[bytes] = deque()  # each to one message; sent before the next update
        self.waiting = 0  # bytes of them
        self._bucket = Bucket(limits.messages_per_second, limits.message_burst)

    # --- reading

    async def hello(self) -> Hello:
        """The first message."""
        try:
            async with asyncio.timeout(self.limits.hello_seconds):
                return understood(decode_hello, await self._text())
        except (TimeoutError, Malformed) as error:
            raise Closed(close_codes.NO_HELLO, "The first message must be a hello.") from error

    async def _text(self) -> str:
        """The next message, if it is not too long."""
        text: str = await self.socket.receive_data(mode="text")
        if len(text) > self.limits.message_bytes:
            raise Closed(close_codes.TOO_BIG, "That message is too long.")
        return text

    async def read(self, receive: Callable[[str], Awaitable[None]]) -> None:
        """Messages, one after another, as long as they are neither too many nor too few."""
        while True:
            try:
                async with asyncio.timeout(self.limits.idle_seconds):
                    text = await self._text()
            except TimeoutError as error:
                raise Closed(close_codes.TOO_SLOW, "The page has been silent for too long.") from error
            if not self._bucket.take() or not self.visitor.may("message"):
                raise Closed(close_codes.TOO_FAST, "Too many messages.")
            if self.waiting > self.limits.reply_bytes:
                raise Closed(close_codes.TOO_SLOW, "The page does not read what it asked for.")
            await receive(text)

    # --- writing

    def reply(self, message: ToPage) -> None:
        data = encode(message)
        self.replies.append(data)
        self.waiting += len(data)
        self.wake.set()

    def fail(self, ref: int, code: str, text: str, clause: str = "") -> None:
        """What is wrong, in a sentence of bounded length: it may tell of what somebody sent."""
        self.reply(Failed(ref=ref, code=code, text=shortened(text, self.limits.text_length), clause=clause))

    async def write(self, newest: Callable[[], Awaitable[bytes | None]]) -> None:
        """Replies as they come, and then the newest state if the page has not seen it: so one that reads slowly blocks
        nobody."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.replies:
                data = self.replies.popleft()
                await self._send(data)
                self.waiting -= len(data)
            update = await newest()
            if update is not None:
                await self._send(update)

    async def _send(self, data: bytes) -> None:
        try:
            async with asyncio.timeout(self.limits.send_seconds):
                await self.socket.send_data(data, mode="text")
        except TimeoutError as error:
            raise Closed(close_codes.TOO_SLOW, "The page has stopped reading.") from error
        except OSError as error:
            raise Gone from error

    async def close(self, code: int, text: str) -> None:
        with suppress(OSError):  # it may be gone already
            await self.socket.close(code, text.encode()[:REASON_BYTES].decode(errors="ignore"))


async def until_first(*jobs: Awaitable[None]) -> None:
    """Until one of them ends; the others end with it."""
    tasks = {asyncio.ensure_future(job) for job in jobs}
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def shortened(text: str, length: int) -> str:
    """A sentence that is no longer than this."""
    return text if len(text) <= length else f"{text[: length - 1]}…"
