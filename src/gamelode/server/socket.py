"""A page's connection: it is told of every change, and its messages are carried out one by one."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import msgspec
from litestar.exceptions import WebSocketDisconnect
from msgspec.structs import replace

from gamelode.bots import exact_bot
from gamelode.kernel import Choice, Fault, IllegalChoice, Seat

from . import close_codes
from .album_socket import AlbumConnection
from .faults import Forbidden, code_of
from .live_match import LiveMatch
from .matches import Former, Matches
from .opening import check_bot
from .protocol import (
    Answer,
    Consent,
    Draw,
    FromPage,
    Hello,
    Leave,
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
    Undo,
    WatchFilm,
    WhyNot,
    decode_from_page,
)
from .seating import arrive
from .shown import Sight
from .unbroken import unbroken
from .updates import drawing, filmed, shown_to
from .visitors import Cost, Visitor
from .wire import Closed, Gone, Socket, Wire, understood, until_first

log = logging.getLogger(__name__)

COSTS: dict[type, Cost] = {
    WhyNot: "question",
    WatchFilm: "question",
    Draw: "question",
    ReportProblem: "problem",
}


async def meet(socket: Socket, matches: Matches, id: str, visitor: Visitor) -> None:
    """Whoever comes says hello first; then the connection is served until the page goes away."""
    await socket.accept()
    wire = Wire(socket, matches.limits, visitor)
    try:
        hello = await wire.hello()
        try:
            live, seat = await matches.change(id, partial(arrive, hello=hello), visitor)
        except Former as former:
            await AlbumConnection(wire, former.album, former.seats, hello).serve()
        else:
            await Connection(wire, matches, live, seat, hello).serve()
    except (WebSocketDisconnect, Gone):
        pass
    except Closed as closed:
        await wire.close(closed.code, str(closed))
    except Fault as fault:
        await wire.close(close_codes.GONE, str(fault))
    except Exception:
        log.exception("match %s: a connection broke", id)
        await wire.close(close_codes.CRASHED, "Something went wrong here.")


class Connection:
    """One page at one seat, or watching."""

    def __init__(self, wire: Wire, matches: Matches, live: LiveMatch, seat: Seat | None, hello: Hello) -> None:
        self.wire, self.matches, self.live, self.seat = wire, matches, live, seat
        self.lock = "" if seat is None else live.seats[seat].lock  # of the key that opened the seat
        self.stale = True  # the page has not seen the newest state
        self.ref = hello.ref  # of the last message that an update answers
        self.number = 0
        self.lines = 0  # of the log, sent
        self.undone = -1
        self.watches_film = hello.film
        self.last: Sight | None = None  # what was sent last, for whoever watches the film

    async def serve(self) -> None:
        """Serve the connection until the page goes away."""
        if self.seat is None and len(self.live.listeners) >= self.matches.limits.watchers_per_match:
            raise Closed(close_codes.TOO_MANY, "Too many are watching this match.")
        self.live.listeners.add(self._refresh)
        try:
            await unbroken(self.matches.come(self.live, self.seat, 1))
            self._refresh()
            await until_first(self.wire.read(self._receive), self.wire.write(self._newest))
        finally:
            self.live.match.unwatch(self.seat, self)
            self.live.listeners.discard(self._refresh)
            await unbroken(self.matches.come(self.live, self.seat, -1))

    # --- writing

    def _refresh(self) -> None:
        """Note that something has changed, which the page is to be sent."""
        self.stale = True
        self.wire.wake.set()

    async def _newest(self) -> bytes | None:
        """The update that shows the state as it is now, if the page has not seen it."""
        if not self.stale:
            return None
        async with self.matches.locked(self.live.id) as self.live:
            self.stale = False
            if self.seat is not None and self.live.seats[self.seat].lock != self.lock:
                raise Closed(close_codes.GONE, "The key of this seat was renewed, or the seat was given up.")
            return self._update()

    def _update(self) -> bytes:
        match = self.live.match
        if match.undone != self.undone:
            self.undone, self.lines, self.last = match.undone, 0, None
        self.number += 1
        shown = shown_to(self.live, self.seat, self.lines, self.last)
        self.lines += shown.lines
        if self.watches_film:
            self.last = shown.sight
            match.watch(self.seat, self)
        return shown.numbered(self.number, self.ref)

    # --- reading

    async def _receive(self, text: str) -> None:
        """Carry out a message. Whatever is wrong with it, the page is told and nothing is changed."""
        ref = 0
        try:
            message = understood(decode_from_page, text)
            ref = message.ref
            if (cost := COSTS.get(type(message))) is not None:
                self.wire.visitor.pay(cost)
            await self._do(message)
        except IllegalChoice as error:
            clause = error.refusal.clause
            self.wire.fail(ref, "refused" if clause else "not offered", str(error), clause)
        except Fault as fault:
            self.wire.fail(ref, code_of(fault), str(fault))
        except Exception:
            log.exception("match %s: a message could not be carried out", self.live.id)
            self.live.broken = True  # it may have been changed in part: it is read again
            self.wire.fail(ref, "failed", "Something went wrong here; nothing was changed.")

    async def _do(self, message: FromPage) -> None:
        async def do(live: LiveMatch) -> None:
            self.live, before = live, self.ref
            try:
                await HANDLERS[type(message)](self, message)
            except BaseException:
                self.ref = before  # no update may say that it was done
                raise

        await self.matches.change(self.live.id, do)

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
        self.wire.reply(Reason(ref=message.ref, clause=refusal.clause if refusal else "", text=text))

    def _eyes(self, wanted: Seat | None) -> Seat | None:
        """Whose view is shown: my own, and when nothing is secret any more, anybody's."""
        if wanted is None or wanted == self.seat:
            return self.seat
        if not self.live.match.game.is_over:
            raise Forbidden("What others see is shown when the match is over.")
        if not 0 <= wanted < len(self.live.seats):
            raise Forbidden("There is no such seat.")
        return wanted

    async def _watch_film(self, message: WatchFilm) -> None:
        self.wire.reply(filmed(self.live, self._eyes(message.eyes), message.after, message.until, message.ref))

    async def _draw(self, message: Draw) -> None:
        self.wire.reply(drawing(self.live, self._eyes(message.eyes), message.after, message.ref))

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
        check_bot(bot, self.matches.limits)
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
        self.wire.reply(ProblemKept(ref=message.ref, problem=name))

    async def _resync(self, message: Resync) -> None:
        self.ref, self.lines, self.last = message.ref, 0, None
        self._refresh()

    async def _ping(self, message: Ping) -> None:
        self.wire.reply(Pong(ref=message.ref))


Handler = Callable[[Connection, Any], Awaitable[None]]
HANDLERS: dict[type, Handler] = {
    Answer: Connection._answer,
    Undo: Connection._undo,
    Consent: Connection._consent,
    WhyNot: Connection._why_not,
    WatchFilm: Connection._watch_film,
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
