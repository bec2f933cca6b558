"""A match that people are connected to: answers are kept before they are told."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from math import ceil
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from gamelode.bots import Position, seed_of_bots
from gamelode.kernel import Choice, Dice, Fault, Question, Record, Seat
from gamelode.match import BotChooses, Match, Player, Yield

from .storage import Storage, StoredMatch, StoredSeat
from .thinking import Thinkers
from .tokens import commitment, opens

log = logging.getLogger(__name__)


class NotKept(Fault):
    """A change did not reach the disk, so it was not made."""


class Clock(NamedTuple):
    """The time that is left for a question."""

    question: int  # its number
    ends: float  # by the clock of the machine
    bell: asyncio.Task[None]
    has_rung: bool = False


class LiveMatch:
    """One match in memory. Whoever changes it, or looks at it, holds its lock."""

    def __init__(self, stored: StoredMatch, match: Match, storage: Storage, thinkers: Thinkers) -> None:
        self.id, self.created, self.listed = stored.id, stored.created, stored.listed
        self.seats = list(stored.seats)
        self.match, self.storage, self.thinkers = match, storage, thinkers
        self.commitment = commitment(stored.header.seed)
        self.lock = asyncio.Lock()
        self.listeners: set[Callable[[], None]] = set()  # told after each change
        self.connected: dict[Seat, int] = {}
        self.thinking: Seat | None = None
        self.undo_wish: tuple[Seat, frozenset[Seat]] | None = None
        self.broken = False  # what is in memory may differ from what was kept
        self._bots: asyncio.Task[None] | None = None
        self._clock: Clock | None = None
        for seat in range(len(self.seats)):
            self._seat(seat)

    def _seat(self, seat: Seat) -> None:
        """The match learns who holds a seat, and what that player does not want to be asked."""
        held, match = self.seats[seat], self.match
        match.sit(seat, player_of(held))
        match.automatic[seat] = held.automatic
        match.yields |= {(seat, question): how for question, how in held.yields.items()}

    # --- who is who

    def seat_of(self, token: str) -> Seat | None:
        """The seat that a token opens."""
        return next((seat for seat, held in enumerate(self.seats) if opens(token, held.lock)), None)

    @property
    def people(self) -> list[Seat]:
        """Seats of people who have not left theirs to a bot."""
        return [seat for seat, held in enumerate(self.seats) if held.kind == "person" and not held.away]

    @property
    def is_full(self) -> bool:
        return all(held.kind != "open" for held in self.seats)

    @property
    def is_idle(self) -> bool:
        """Whether nobody is connected and nothing is under way."""
        return not self.listeners and not self.lock.locked() and (self._bots is None or self._bots.done())

    async def change_seat(self, seat: Seat, held: StoredSeat) -> None:
        """Another holds the seat from now on, or the same with other wishes."""
        if held != self.seats[seat]:
            await self._kept(self.storage.seat(self.id, seat, held))
            self.seats[seat] = held
            self._seat(seat)
        await self.answer_forced()

    async def set_yield(self, seat: Seat, question: str, how: Yield) -> None:
        """How a kind of window is answered for a seat. What holds until its next turn is not kept on disk."""
        self.match.set_yield(seat, question, how)
        lasting = {name: each for name, each in self.match.yields_of(seat).items() if each == "pass"}
        await self.change_seat(seat, replace(self.seats[seat], yields=lasting))

    # --- changes

    def tell(self) -> None:
        for listener in list(self.listeners):
            listener()

    async def answer(self, seat: Seat, choice: Choice, ticket: str | None) -> None:
        """Make a choice, and those that follow unasked. They are on disk before anybody is told."""
        if not self.is_full:
            raise Fault("The match begins when every seat is taken.")
        count = len(self.match.history)
        self.match.answer(seat, choice, ticket)
        self.undo_wish = None
        await self._go_on(count)

    async def answer_forced(self) -> None:
        """Choices that nobody need be asked for are made, and bots go on."""
        await self._go_on(len(self.match.history))

    async def _go_on(self, count: int) -> None:
        """So many choices are on disk: make those that nobody need be asked for, keep what is new, and tell."""
        match = self.match
        if self.is_full:
            match.answer_forced()
        if self._clock is not None and self._clock.has_rung:
            match.time_is_up()
            match.answer_forced()
        new = [(seat, msgspec.json.encode(choice)) for seat, choice in match.history[count:]]
        if new:
            await self._kept(self.storage.append(self.id, count, new, match.game.is_over))
        self._set_clock()
        self.tell()
        self.wake_bots()

    async def _kept(self, write: Awaitable[None]) -> None:
        try:
            await write
        except Exception as error:
            raise self._unkept(error) from error

    async def undo(self, seat: Seat, *, agreed: bool = False) -> None:
        """Take a seat's last answer back."""
        self.match.undo(seat, agreed=agreed)
        await self._kept(self.storage.cut(self.id, len(self.match.history), self.match.undone))
        self.undo_wish = None
        await self.answer_forced()

    def _unkept(self, error: Exception) -> NotKept:
        """Memory is ahead of the disk: the match is read again before anybody sees it."""
        log.error("match %s: not kept", self.id, exc_info=error)
        self.broken = True
        return NotKept("That could not be kept, so it was not done. Try again.")

    async def wish_undo(self, seat: Seat) -> None:
        """Ask the other people; alone among bots nobody can agree."""
        nothing_to_undo = seat not in [who for who, _ in self.match.game.history or ()]
        if nothing_to_undo or not [other for other in self.people if other != seat]:
            raise Fault(self.match.why_not_undo(seat))
        self.undo_wish = (seat, frozenset())
        self.tell()

    async def consent(self, seat: Seat, agree: bool) -> None:
        """What another says to the wish; when all people agree, it is fulfilled."""
        if self.undo_wish is None or self.undo_wish[0] == seat:
            raise Fault("Nobody asks you to agree to an undo.")
        asker, agreed = self.undo_wish
        if not agree:
            self.undo_wish = None
            self.tell()
            return
        agreed |= {seat}
        self.undo_wish = (asker, agreed)
        if all(other in agreed for other in self.people if other != asker):
            await self.undo(asker, agreed=True)
        else:
            self.tell()

    # --- the clock

    @property
    def seconds_left(self) -> int | None:
        """How long until whoever is waited for passes by himself; None: there is time."""
        return None if self._clock is None else max(0, ceil(self._clock.ends - time.monotonic()))

    def _set_clock(self) -> None:
        """One for each question that has a clock; a server that starts again gives the whole time again."""
        timed = self.match.timed if self.is_full else None
        if self._clock is not None and (timed is None or self._is_another(timed)):
            if not self._clock.has_rung:
                self._clock.bell.cancel()
            self._clock = None
        if self._clock is None and timed is not None:
            seconds = timed.seconds(self.match.game.table)
            bell = asyncio.create_task(self._ring(seconds))
            self._clock = Clock(timed.number, time.monotonic() + seconds, bell)

    def _is_another(self, timed: Question[Any]) -> bool:
        """Whether the clock runs for a question before this one. A command changes its number, but not its answers."""
        is_new = not any(timed.answered(seat) for seat in range(len(self.seats)))
        return is_new and self._clock is not None and timed.number != self._clock.question

    async def _ring(self, seconds: int) -> None:
        await asyncio.sleep(seconds)
        async with self.lock:
            if self._clock is not None and not self.broken:
                self._clock = self._clock._replace(has_rung=True)
                self.undo_wish = None
                await self.answer_forced()

    # --- bots

    def wake_bots(self) -> None:
        """Bots go on by themselves until people have something to decide."""
        if self._bots is None or self._bots.done():
            self._bots = asyncio.create_task(self._let_bots_move())

    async def _let_bots_move(self) -> None:
        try:
            while await self._one_move():
                await asyncio.sleep(0)
        except Exception:
            self.broken = True  # it is read again when somebody next comes to it
            log.exception("match %s: a bot could not move", self.id)

    async def _one_move(self) -> bool:
        """Let one bot think and answer; tells whether one was to choose."""
        async with self.lock:
            if self.broken or not self.is_full or not isinstance(step := self.match.next_step(), BotChooses):
                return False
            seat, ticket = step.seat, self.match.ticket(step.seat)
            position, bot = self.match.position(seat), self.match.players[seat].bot
            self.thinking = seat
            self.tell()
        choice = await self._thought(position, bot)
        async with self.lock:
            self.thinking = None
            if not self.broken and ticket == self.match.ticket(seat) and self.match.players[seat].bot == bot:
                await self.answer(seat, choice, ticket)
            return not self.broken

    async def _thought(self, position: Position, bot: str) -> Choice:
        seed = seed_of_bots(self.match.game)
        try:
            return await self.thinkers.choose(self.id, self.match.game.edition, position, bot, seed)
        except Exception:
            log.exception("match %s: bot %s failed; a sampled choice stands in", self.id, bot)
            return position.sample(Dice.from_seed(seed))

    # --- records

    def record(self) -> Record:
        return self.match.record()


def player_of(held: StoredSeat) -> Player:
    """Who answers for a seat, as the match sees it. An open seat is a person's who has not come yet."""
    return Player(held.name, held.bot if held.kind == "bot" or held.away else "", is_away=held.away)
