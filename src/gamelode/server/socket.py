"""A page's connection: it is told of every change, and its messages are carried out one by one."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeVar

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from msgspec.structs import replace

from gamelode.bots import exact_bot
from gamelode.kernel import Choice, Fault, IllegalChoice, Seat
from gamelode.kernel.faults import UNREADABLE

from . import close_codes
from .limits import Bucket
from .live_match import LiveMatch, NotKept
from .matches import Forbidden, Matches
from .protocol import (
    Answer,
    Consent,
    Draw,
    Failed,
    FromPage,
    Hello,
    Leave,
    LookBack,
    Ping,
    Pong,
    ProblemKept,
    Reason,
    ReportProblem,
    Resync,
    Return,
    SetAutomatic,
    SetYield,
    StopThinking,
    ToPage,
    Undo,
    WhyNot,
    decode_from_page,
    decode_hello,
    encode,
)
from .updates import drawing, past, update

T = TypeVar("T")
Socket = WebSocket[Any, Any, Any]

log = logging.getLogger(__name__)

REASON_BYTES = 120  # that a closing frame has room for


class Malformed(Fault):
    """A message cannot be understood."""


class Closed(Exception):
    """The connection must end, and why."""

    def __init__(self, code: int, text: str) -> None:
        super().__init__(text)
        self.code = code


class Gone(Exception):
    """The page went away while it was told something."""


CODES: dict[type[Fault], str] = {Malformed: "malformed", Forbidden: "forbidden", NotKept: "not kept"}


async def meet(socket: Socket, matches: Matches, id: str) -> None:
    """Whoever comes says hello first; then the connection is served until the page goes away."""
    await socket.accept()
    try:
        hello = await _hello(socket, matches)
        seat = await matches.arrive(id, hello)
        await Connection(socket, matches, await matches.find(id), seat, hello.ref).serve()
    except (WebSocketDisconnect, Gone):
        pass
    except Closed as closed:
        await _close(socket, closed.code, str(closed))
    except Fault as fault:
        await _close(socket, close_codes.GONE, str(fault))
    except Exception:
        log.exception("match %s: a connection broke", id)
        await _close(socket, close_codes.CRASHED, "Something went wrong here.")


async def _hello(socket: Socket, matches: Matches) -> Hello:
    try:
        async with asyncio.timeout(matches.limits.hello_seconds):
            return understood(decode_hello, await _text(socket, matches))
    except (TimeoutError, Malformed) as error:
        raise Closed(close_codes.NO_HELLO, "The first message must be a hello.") from error


async def _text(socket: Socket, matches: Matches) -> str:
    """The next message, if it is not too long."""
    text: str = await socket.receive_data(mode="text")
    if len(text) > matches.limits.message_bytes:
        raise Closed(close_codes.TOO_BIG, "That message is too long.")
    return text


async def _close(socket: Socket, code: int, text: str) -> None:
    with suppress(OSError):  # it may be gone already
        await socket.close(code, text.encode()[:REASON_BYTES].decode(errors="ignore"))


def understood(decode: Callable[[Any], T], data: str | msgspec.Raw) -> T:
    """A message, or a choice in it, decoded; a fault if it means nothing."""
    try:
        return decode(data)
    except (*UNREADABLE, UnicodeError) as error:
        raise Malformed("That message cannot be understood.") from error


class Connection:
    """One page at one seat, or watching."""

    def __init__(self, socket: Socket, matches: Matches, live: LiveMatch, seat: Seat | None, ref: int) -> None:
        self.socket, self.matches, self.live, self.seat = socket, matches, live, seat
        self.wake = asyncio.Event()  # there is something to be sent
        self.replies: deque[ToPage] = deque()  # each to one message; sent before the next update
        self.stale = True  # the page has not seen the newest state
        self.ref = ref  # of the last message that an update answers
        self.number = 0
        self.lines = 0  # of the log, sent
        self.undone = -1
        self.bucket = Bucket(matches.limits.messages_per_second, matches.limits.message_burst)

    async def serve(self) -> None:
        """Serve the connection until the page goes away."""
        if self.seat is None and len(self.live.listeners) >= self.matches.limits.watchers_per_match:
            raise Closed(close_codes.TOO_MANY, "Too many are watching this match.")
        self.live.listeners.add(self._refresh)
        self._count(1)
        self._refresh()
        tasks = {asyncio.create_task(self._read()), asyncio.create_task(self._write())}
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self.live.listeners.discard(self._refresh)
            self._count(-1)

    def _count(self, change: int) -> None:
        if self.seat is not None:
            self.live.connected[self.seat] = self.live.connected.get(self.seat, 0) + change
            self.live.tell()

    # --- writing: only ever the newest state, so that a page that reads slowly blocks nobody

    def _refresh(self) -> None:
        """Note that something has changed, which the page is to be sent."""
        self.stale = True
        self.wake.set()

    def _reply(self, message: ToPage) -> None:
        self.replies.append(message)
        self.wake.set()

    async def _write(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.replies:
                await self._send(self.replies.popleft())
            if self.stale:
                await self._send(await self._newest())

    async def _send(self, message: ToPage) -> None:
        try:
            async with asyncio.timeout(self.matches.limits.send_seconds):
                await self.socket.send_data(encode(message), mode="text")
        except TimeoutError as error:
            raise Closed(close_codes.TOO_SLOW, "The page has stopped reading.") from error
        except OSError as error:
            raise Gone from error

    async def _newest(self) -> ToPage:
        """The update that shows the state as it is now."""
        async with self.matches.locked(self.live.id) as self.live:
            self.stale = False
            return self._update()

    def _update(self) -> ToPage:
        match = self.live.match
        if match.undone != self.undone:
            self.undone, self.lines = match.undone, 0
        self.number += 1
        message = update(self.live, self.seat, number=self.number, ref=self.ref, log_from=self.lines)
        self.lines += len(message.log)
        return message

    # --- reading

    async def _read(self) -> None:
        while True:
            try:
                async with asyncio.timeout(self.matches.limits.idle_seconds):
                    text = await _text(self.socket, self.matches)
            except TimeoutError as error:
                raise Closed(close_codes.TOO_SLOW, "The page has been silent for too long.") from error
            if not self.bucket.take() or len(self.replies) > self.matches.limits.message_burst:
                raise Closed(close_codes.TOO_FAST, "Too many messages.")
            await self._receive(text)

    async def _receive(self, text: str) -> None:
        """Carry out a message. Whatever is wrong with it, the page is told and nothing is changed."""
        ref = 0
        try:
            message = understood(decode_from_page, text)
            ref = message.ref
            await self._do(message)
        except IllegalChoice as error:
            clause = error.refusal.clause
            self._fail(ref, "refused" if clause else "not offered", str(error), clause)
        except Fault as fault:
            self._fail(ref, CODES.get(type(fault), "impossible"), str(fault))
        except Exception:
            log.exception("match %s: a message could not be carried out", self.live.id)
            self.live.broken = True  # it may have been changed in part: it is read again
            self._fail(ref, "failed", "Something went wrong here; nothing was changed.")

    def _fail(self, ref: int, code: str, text: str, clause: str = "") -> None:
        self._reply(Failed(ref=ref, code=code, text=text, clause=clause))

    async def _do(self, message: FromPage) -> None:
        async with self.matches.locked(self.live.id) as self.live:
            await HANDLERS[type(message)](self, message)

    def _seat(self) -> Seat:
        if self.seat is None:
            raise Forbidden("You are watching: you hold no seat here.")
        return self.seat

    def _choice(self, raw: msgspec.Raw) -> Choice:
        choice: Choice = understood(self.live.match.game.edition.choice_decoder.decode, raw)
        return choice

    async def _answer(self, message: Answer) -> None:
        seat = self._seat()
        self.ref = message.ref
        await self.live.answer(seat, self._choice(message.choice), message.ticket)

    async def _undo(self, message: Undo) -> None:
        seat = self._seat()
        self.ref = message.ref
        if message.ask and self.live.match.why_not_undo(seat):
            await self.live.wish_undo(seat)
        else:
            await self.live.undo(seat)

    async def _consent(self, message: Consent) -> None:
        self.ref = message.ref
        await self.live.consent(self._seat(), message.agree)

    async def _why_not(self, message: WhyNot) -> None:
        game = self.live.match.game
        refusal = game.why_not(self._seat(), self._choice(message.choice))
        text = game.sentence(refusal) if refusal else ""
        self._reply(Reason(ref=message.ref, clause=refusal.clause if refusal else "", text=text))

    def _eyes(self, wanted: Seat | None) -> Seat | None:
        """Whose view is shown: my own, and when nothing is secret any more, anybody's."""
        if wanted is None or wanted == self.seat:
            return self.seat
        if not self.live.match.game.is_over:
            raise Forbidden("What others see is shown when the match is over.")
        if not 0 <= wanted < len(self.live.seats):
            raise Forbidden("There is no such seat.")
        return wanted

    async def _look_back(self, message: LookBack) -> None:
        self._reply(past(self.live, self._eyes(message.eyes), message.after, message.ref))

    async def _draw(self, message: Draw) -> None:
        self._reply(drawing(self.live, self._eyes(message.eyes), message.after, message.ref))

    async def _set_yield(self, message: SetYield) -> None:
        self.ref = message.ref
        await self.live.set_yield(self._seat(), message.question, message.how)

    async def _set_automatic(self, message: SetAutomatic) -> None:
        seat = self._seat()
        self.ref = message.ref
        await self.live.change_seat(seat, replace(self.live.seats[seat], automatic=message.how))

    async def _leave(self, message: Leave) -> None:
        seat = self._seat()
        self.ref = message.ref
        bot = exact_bot(self.live.match.game.edition.rules, message.bot)
        self.matches.check_bot(bot)
        held = self.live.seats[seat]
        await self.live.change_seat(seat, replace(held, away=True, bot=bot))

    async def _return(self, message: Return) -> None:
        seat = self._seat()
        self.ref = message.ref
        await self.live.change_seat(seat, replace(self.live.seats[seat], away=False, bot=""))

    async def _stop_thinking(self, message: StopThinking) -> None:
        self._seat()
        self.ref = message.ref
        self.live.thinkers.stop(self.live.id)
        self._refresh()

    async def _report_problem(self, message: ReportProblem) -> None:
        name = await self.matches.problems.keep(self.live, self.seat, message.note)
        self._reply(ProblemKept(ref=message.ref, problem=name))

    async def _resync(self, message: Resync) -> None:
        self.ref, self.lines = message.ref, 0
        self._refresh()

    async def _ping(self, message: Ping) -> None:
        self._reply(Pong(ref=message.ref))


Handler = Callable[[Connection, Any], Awaitable[None]]
HANDLERS: dict[type, Handler] = {
    Answer: Connection._answer,
    Undo: Connection._undo,
    Consent: Connection._consent,
    WhyNot: Connection._why_not,
    LookBack: Connection._look_back,
    Draw: Connection._draw,
    SetYield: Connection._set_yield,
    SetAutomatic: Connection._set_automatic,
    Leave: Connection._leave,
    Return: Connection._return,
    StopThinking: Connection._stop_thinking,
    ReportProblem: Connection._report_problem,
    Resync: Connection._resync,
    Ping: Connection._ping,
}
