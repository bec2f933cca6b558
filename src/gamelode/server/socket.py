"""A page's connection: it is told of every change, and its messages are carried out one by one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from gamelode.bots import make
from gamelode.kernel import Choice, Fault, IllegalChoice, Seat

from .hall import Forbidden, Hall
from .limits import Bucket
from .live import Live, NotKept
from .protocol import (
    Answer,
    Consent,
    Failed,
    FromPage,
    Leave,
    LookBack,
    Ping,
    Pong,
    Reason,
    Resync,
    Return,
    SetYield,
    StopThinking,
    ToPage,
    Undo,
    WhyNot,
    decode_from_page,
    encode,
)
from .updates import past, update

log = logging.getLogger(__name__)
GONE, TOO_BIG, TOO_FAST, TOO_SLOW = 4404, 4409, 4429, 4408  # why a connection was closed


class Connection:
    """One page at one seat, or watching."""

    def __init__(self, socket: WebSocket[Any, Any, Any], hall: Hall, live: Live, seat: Seat | None) -> None:
        self.socket, self.hall, self.live, self.seat = socket, hall, live, seat
        self.changed = asyncio.Event()
        self.replies: list[ToPage] = []  # to be sent before the next update
        self.ref = 0  # of the last message that changed something
        self.number = 0
        self.lines = 0  # of the log, sent
        self.undone = -1
        self.bucket = Bucket(hall.limits.messages_per_second, hall.limits.message_burst)

    async def serve(self) -> None:
        """Until the page goes away."""
        self.live.watchers.add(self.changed.set)
        self._count(1)
        self.changed.set()
        try:
            reading, writing = asyncio.create_task(self._read()), asyncio.create_task(self._write())
            done, waiting = await asyncio.wait({reading, writing}, return_when=asyncio.FIRST_COMPLETED)
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
            for task in done:
                if (error := task.exception()) is not None and not isinstance(error, WebSocketDisconnect):
                    log.error("match %s: a connection broke", self.live.id, exc_info=error)
        finally:
            self.live.watchers.discard(self.changed.set)
            self._count(-1)

    def _count(self, change: int) -> None:
        if self.seat is not None:
            self.live.connected[self.seat] = self.live.connected.get(self.seat, 0) + change
            self.live.tell()

    # --- writing: only ever the newest state, so that a page that reads slowly blocks nobody

    async def _write(self) -> None:
        while True:
            await self.changed.wait()
            self.changed.clear()
            self.live = await self._unbroken()
            async with self.live.lock:
                messages = [*self.replies, self._update()]
                self.replies.clear()
            for message in messages:
                async with asyncio.timeout(self.hall.limits.send_seconds):
                    await self.socket.send_data(encode(message), mode="text")

    async def _unbroken(self) -> Live:
        return await self.hall.find(self.live.id) if self.live.broken else self.live

    def _update(self) -> ToPage:
        match = self.live.match
        if match.undone != self.undone:
            self.undone, self.lines = match.undone, 0
        self.number += 1
        message = update(self.live, self.seat, number=self.number, ref=self.ref, log_from=self.lines)
        self.lines += len(message.log)
        return message

    def _reply(self, message: ToPage) -> None:
        self.replies.append(message)
        self.changed.set()

    # --- reading

    async def _read(self) -> None:
        while True:
            async with asyncio.timeout(self.hall.limits.idle_seconds):
                data = await self.socket.receive_data(mode="text")
            if len(data) > self.hall.limits.message_bytes:
                await self.socket.close(TOO_BIG, "That message is too long.")
                return
            if not self.bucket.take():
                await self.socket.close(TOO_FAST, "Too many messages.")
                return
            await self._receive(data)

    async def _receive(self, data: str | bytes) -> None:
        """Carry out a message. Whatever is wrong with it, the page is told and nothing is changed."""
        ref = 0
        try:
            message = decode_from_page(data)
            ref = message.ref
            await self._do(message)
        except IllegalChoice as error:
            clause = error.refusal.clause
            self._reply(Failed(ref=ref, code="refused" if clause else "not offered", text=str(error), clause=clause))
        except Forbidden as error:
            self._reply(Failed(ref=ref, code="forbidden", text=str(error)))
        except NotKept as error:
            self._reply(Failed(ref=ref, code="not kept", text=str(error)))
        except Fault as error:
            self._reply(Failed(ref=ref, code="impossible", text=str(error)))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self._reply(Failed(ref=ref, code="malformed", text="That message cannot be understood."))

    async def _do(self, message: FromPage) -> None:
        handler = HANDLERS[type(message)]
        self.live = await self._unbroken()
        async with self.live.lock:
            await handler(self, message)

    def _seat(self) -> Seat:
        if self.seat is None:
            raise Forbidden("You are watching: you hold no seat here.")
        return self.seat

    def _choice(self, raw: msgspec.Raw) -> Choice:
        choice: Choice = self.live.match.game.edition.choice_decoder.decode(raw)
        return choice

    async def _answer(self, message: Answer) -> None:
        seat = self._seat()
        self.ref = message.ref
        await self.live.answer(seat, self._choice(message.choice), message.ticket)
        self.live.wake_bots()

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

    async def _look_back(self, message: LookBack) -> None:
        self._reply(past(self.live, self.seat, message.after, message.ref))

    async def _set_yield(self, message: SetYield) -> None:
        self.ref = message.ref
        self.live.match.set_yield(self._seat(), message.question, message.how)
        self.live.tell()
        self.live.wake_bots()

    async def _leave(self, message: Leave) -> None:
        seat = self._seat()
        self.ref = message.ref
        make(message.bot, 0)
        held = self.live.seats[seat]
        await self.live.hold(seat, msgspec.structs.replace(held, away=True, bot=message.bot))
        self.live.wake_bots()

    async def _return(self, message: Return) -> None:
        seat = self._seat()
        self.ref = message.ref
        await self.live.hold(seat, msgspec.structs.replace(self.live.seats[seat], away=False, bot=""))

    async def _stop_thinking(self, message: StopThinking) -> None:
        self._seat()
        self.ref = message.ref
        self.live.thinkers.stop(self.live.id)

    async def _resync(self, message: Resync) -> None:
        self.ref, self.lines = message.ref, 0
        self.changed.set()

    async def _ping(self, message: Ping) -> None:
        self._reply(Pong(ref=message.ref))


Handler = Callable[[Connection, Any], Awaitable[None]]
HANDLERS: dict[type, Handler] = {
    Answer: Connection._answer,
    Undo: Connection._undo,
    Consent: Connection._consent,
    WhyNot: Connection._why_not,
    LookBack: Connection._look_back,
    SetYield: Connection._set_yield,
    Leave: Connection._leave,
    Return: Connection._return,
    StopThinking: Connection._stop_thinking,
    Resync: Connection._resync,
    Ping: Connection._ping,
}
