"""All matches of a server: opened, found again, joined."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any
from weakref import WeakValueDictionary

import msgspec
from msgspec.structs import replace

from gamelode.bots import exact_bot, make, search_of
from gamelode.catalogue import game_named
from gamelode.kernel import Fault, Game, Header, Record, Rules, Seat
from gamelode.match import Match, Problem, distinct_name, is_bot_name, name_of_bot, plain

from .limits import Limits
from .live_match import LiveMatch, player_of
from .problems import Problems
from .protocol import Hello, MatchInfo, NewMatch, Opened, PlayOn, SeatKey, SeatWish
from .storage import Storage, StoredMatch, StoredSeat
from .thinking import Thinkers
from .tokens import commitment, lock, new_id, new_seed, new_token
from .updates import stored_info

log = logging.getLogger(__name__)


class NotFound(Fault):
    """There is no such match."""


class Full(Fault):
    """There is no room for another match."""


class Forbidden(Fault):
    """The token does not open this."""


class Matches:
    """Matches by their ids. Those that somebody plays are in memory; all are in the storage."""

    def __init__(
        self, storage: Storage, thinkers: Thinkers, limits: Limits, problems: Problems, *, takes_seeds: bool = False
    ) -> None:
        self.storage, self.thinkers, self.limits, self.takes_seeds = storage, thinkers, limits, takes_seeds
        self.problems = problems
        self._in_memory: dict[str, LiveMatch] = {}
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # --- opening

    async def open(self, wish: NewMatch) -> Opened:
        """A new match. Its creator gets the keys of all seats for people."""
        rules = game_named(wish.game)
        rules.check_seats(len(wish.seats))
        if wish.seed and not self.takes_seeds:
            raise Forbidden("This server draws the seed of every match itself.")
        self._make_room()
        game = Game.start(rules.standard, len(wish.seats), wish.seed or new_seed(), wish.options)
        return await self._create(game.header, wish.seats, wish.listed, ())

    async def play_on(self, live: LiveMatch, wish: PlayOn) -> Opened:
        """A finished match from a point of it, against bots."""
        history = live.match.game.history or []
        if not live.match.game.is_over:
            raise Fault("A match can be played on when it is over.")
        if not 0 <= wish.after <= len(history) or not 0 <= wish.seat < len(live.seats):
            raise Fault("The match has no such point or seat.")
        self._make_room()
        seats = tuple(
            SeatWish(kind="person", name=held.name) if seat == wish.seat else SeatWish(kind="bot", bot=wish.bot)
            for seat, held in enumerate(live.seats)
        )
        choices = tuple((seat, msgspec.Raw(msgspec.json.encode(choice))) for seat, choice in history[: wish.after])
        return await self._create(live.match.game.header, seats, False, choices)

    def _make_room(self) -> None:
        """Matches that nobody is connected to leave the memory; a server that is full says so."""
        idle = [live for live in self._in_memory.values() if live.is_idle]
        for live in idle[: max(0, len(self._in_memory) - self.limits.matches_in_memory + 1)]:
            live.broken = True  # whoever still has it in hand must find it again
            del self._in_memory[live.id]
        if len(self._in_memory) >= self.limits.matches_in_memory:
            raise Full("This server has as many matches as it can hold; try again later.")

    async def _create(
        self,
        header: Header,
        wishes: tuple[SeatWish, ...],
        listed: bool,
        choices: tuple[tuple[int, msgspec.Raw], ...],
    ) -> Opened:
        rules = game_named(header.game)
        keys: list[SeatKey] = []
        seats: list[StoredSeat] = []
        for seat, wish in enumerate(wishes):
            token = "" if wish.kind == "bot" else new_token()
            if token:
                keys.append(SeatKey(seat=seat, token=token))
            name = self._name(wish, seat, [held.name for held in seats], rules)
            bot = exact_bot(rules, wish.bot) if wish.kind == "bot" else wish.bot
            seats.append(StoredSeat(kind=wish.kind, name=name, bot=bot, lock=lock(token) if token else ""))
        stored = StoredMatch(
            id=new_id(),
            created=int(time.time()),
            header=header,
            seats=tuple(seats),
            listed=listed,
            choices=choices,
        )
        await self.storage.create(stored)
        self._in_memory[stored.id] = self._resumed(stored)
        for bot in {held.bot for held in seats if held.bot}:
            self.thinkers.warm(bot)
        async with self.locked(stored.id) as live:
            await live.answer_forced()
        return Opened(id=stored.id, commitment=commitment(header.seed), keys=tuple(keys))

    def _name(self, wish: SeatWish, seat: Seat, taken: list[str], rules: Rules) -> str:
        """A name of its own for each seat; a bot's must be one that can be made, and a person has no bot's name."""
        wished = " ".join(plain(wish.name).split())[: self.limits.name_length]
        if wish.kind == "bot":
            self.check_bot(exact_bot(rules, wish.bot))
            return distinct_name(wished or name_of_bot(wish.bot, rules), taken)
        if is_bot_name(wished, rules):
            wished = f"Player {wished}"
        return distinct_name(wished or f"Player {seat + 1}", taken)

    def check_bot(self, name: str) -> None:
        """There must be such a bot, and it must not keep the others from thinking."""
        bot, limits = search_of(make(name, 0)), self.limits
        if bot is not None:
            too_long = (
                bot.iterations > limits.bot_iterations if bot.seconds is None else bot.seconds > limits.bot_seconds
            )
            if too_long:
                most = f"{limits.bot_seconds:g} seconds or {limits.bot_iterations} iterations"
                raise Fault(f"A bot thinks for at most {most} here.")

    # --- finding

    async def find(self, id: str) -> LiveMatch:
        """A match, from memory or from the storage."""
        live = self._in_memory.get(id)
        if live is not None and not live.broken:
            return live
        async with self._loading.setdefault(id, asyncio.Lock()):
            live = self._in_memory.get(id)
            return live if live is not None and not live.broken else await self._load(id, live)

    @asynccontextmanager
    async def locked(self, id: str) -> AsyncIterator[LiveMatch]:
        """A match, with its lock: nobody else changes it meanwhile, and all that is seen of it is on disk."""
        while True:
            live = await self.find(id)
            async with live.lock:
                if not live.broken:
                    yield live
                    return

    async def _load(self, id: str, broken: LiveMatch | None) -> LiveMatch:
        if broken is None:
            self._make_room()
        stored = await self.storage.load(id)
        if stored is None:
            raise NotFound("There is no such match.")
        live = self._resumed(stored)
        if broken is not None:  # whoever was connected stays so
            live.listeners, live.connected = broken.listeners, broken.connected
        async with live.lock:
            await live.answer_forced()
        self._in_memory[id] = live
        return live

    def _resumed(self, stored: StoredMatch) -> LiveMatch:
        edition = game_named(stored.header.game).standard
        record = Record(header=stored.header, choices=stored.choices)
        match = Match.resume(edition, record, [player_of(held) for held in stored.seats])
        match.undone = stored.undone
        return LiveMatch(stored, match, self.storage, self.thinkers)

    async def resume_all(self) -> None:
        """After a start: bots of matches that were under way go on."""
        for id in await self.storage.unfinished():
            try:
                await self.find(id)
            except Full:
                return
            except Fault as fault:  # such as rules that have changed since; whoever comes to it is told
                log.warning("match %s: %s", id, fault)

    async def listed(self) -> list[MatchInfo]:
        """Matches that anybody may watch, or join while they have open seats. None of them is loaded for that."""
        return [stored_info(each, self._connected(each.id)) for each in await self.storage.listed() if can_go_on(each)]

    def _connected(self, id: str) -> Mapping[Seat, int]:
        live = self._in_memory.get(id)
        return live.connected if live is not None else {}

    # --- joining

    async def take(self, id: str, name: str) -> SeatKey:
        """Sit down on the first open seat of a listed match."""
        async with self.locked(id) as live:
            seat = next((seat for seat, held in enumerate(live.seats) if held.kind == "open"), None)
            if seat is None or not live.listed:
                raise Forbidden("No seat of this match is free.")
            token = new_token()
            await self._sit(live, seat, name, lock(token))
            return SeatKey(seat=seat, token=token)

    async def arrive(self, id: str, hello: Hello) -> Seat | None:
        """The seat that a token opens; if it is open, whoever comes sits down on it. None: a spectator."""
        async with self.locked(id) as live:
            if not hello.token:
                return None
            seat = live.seat_of(hello.token)
            if seat is None:
                raise Forbidden("This link opens no seat of the match.")
            if live.seats[seat].kind == "open":
                await self._sit(live, seat, hello.name, live.seats[seat].lock)
            if hello.automatic is not None:
                await live.change_seat(seat, replace(live.seats[seat], automatic=hello.automatic))
            return seat

    async def _sit(self, live: LiveMatch, seat: Seat, name: str, seat_lock: str) -> None:
        others = [held.name for other, held in enumerate(live.seats) if other != seat]
        rules = live.match.game.edition.rules
        called = self._name(SeatWish(kind="person", name=name), seat, others, rules)
        await live.change_seat(seat, StoredSeat(kind="person", name=called, lock=seat_lock))

    # --- problems

    async def problem(self, name: str) -> Problem:
        """A problem as anybody may have it who knows its name: with the record only when the match is over."""
        found = await self.problems.find(name)
        if found is None:
            raise NotFound("There is no such problem.")
        try:
            async with self.locked(name.partition(".")[0]) as live:
                return found if live.match.game.is_over else found.without_secrets()
        except Fault:  # the match cannot be read any more, so nobody can say whether it is over
            return found.without_secrets()

    def memory(self) -> Mapping[str, Any]:
        """For the health route: how many matches are in memory."""
        return {"matches": len(self._in_memory)}


def can_go_on(stored: StoredMatch) -> bool:
    """Whether the rules are still those that the match was begun under."""
    try:
        game_named(stored.header.game).standard.check(stored.header)
    except Fault:
        return False
    return True
