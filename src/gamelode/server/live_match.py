"""A match in memory: answers are kept before they are told."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Mapping
from math import ceil

import msgspec
from msgspec.structs import replace

from gamelode.bots import Position, seed_of_bots
from gamelode.kernel import PASS, Choice, Dice, Edition, Fault, Record, Seat
from gamelode.match import BotChooses, Match, Player, Yield

from .clocks import Clocks
from .entries import Chosen, Closed, Entry, Held, Holder, Moved, Story, Undone, UndoWish, Wished, rules_told
from .shown import Shown
from .storage import Behind, NotKept, Standing, Storage, StoredMatch
from .thinking import Job, Thinkers
from .tokens import commitment, opens
from .unbroken import unbroken

log = logging.getLogger(__name__)

STAND_IN = "greedy"  # answers for whoever let the clock run out


class LiveMatch:
    """One match in memory. Whoever changes it, or looks at it, holds its lock."""

    def __init__(
        self, stored: StoredMatch, match: Match, storage: Storage, thinkers: Thinkers, clocks: Clocks | None = None
    ) -> None:
        """`match` stands where the log of what is stored leads to."""
        self.id, self.created, self.terms = stored.id, stored.created, stored.terms
        self.match, self.storage, self.thinkers = match, storage, thinkers
        self.story = Story(stored.header, stored.seats, stored.entries)
        self.clocks = clocks or Clocks(stored.terms.clock)
        self.commitment = commitment(stored.header.seed)
        self.lock = asyncio.Lock()
        self.listeners: set[Callable[[], None]] = set()  # told after each change
        # At this moment, by eyes, first line of the log, and the moment that whoever watches the film was shown last.
        self.shown: dict[tuple[Seat | None, int, tuple[int, int] | None], Shown] = {}
        self.connected: Mapping[Seat, int] = {}
        self.thinking: Seat | None = None
        self.broken = False  # what is in memory may differ from what was kept
        self.used = time.monotonic()  # when somebody last needed it
        self.seen = stored.seen  # the last entry that an album shows
        self.when_over: Callable[[], None] = _nothing
        self._begun = stored.header
        self._standing = stored.standing  # as it was kept last
        self._bots: asyncio.Task[None] | None = None
        self._bot_moves = False  # a bot has to answer, as it was found last
        for seat in range(len(self.seats)):
            self._seat(seat)

    @classmethod
    def read(cls, stored: StoredMatch, edition: Edition, storage: Storage, thinkers: Thinkers) -> LiveMatch:
        """The match as its log tells it."""
        story, clocks = Story(stored.header, stored.seats, stored.entries), Clocks(stored.terms.clock)
        times = iter((stored.created, *(choice.at for choice in story.choices)))
        match = Match.resume(
            edition,
            Record(header=story.header, choices=tuple((each.seat, each.choice) for each in story.choices)),
            [player_of(holder) for holder in story.seats],
            after_each=lambda match: clocks.note(match, next(times)),
        )
        match.undone = story.undone
        match.unasked_for = {number: each.why for number, each in enumerate(story.choices, 1) if each.why is not None}
        return cls(stored, match, storage, thinkers, clocks)

    def _seat(self, seat: Seat) -> None:
        """The match learns who holds a seat, and what that player does not want to be asked."""
        held, match = self.seats[seat], self.match
        match.sit(seat, player_of(held))
        match.automatic[seat] = held.automatic
        match.yields |= {(seat, question): how for question, how in held.yields.items()}

    # --- who is who

    @property
    def seats(self) -> list[Holder]:
        return self.story.seats

    def seat_of(self, token: str) -> Seat | None:
        """The seat that a key opens."""
        return next((seat for seat, held in enumerate(self.seats) if opens(token, held.lock)), None)

    def invited_to(self, invitation: str) -> Seat | None:
        """The seat that an invitation is for."""
        return next((seat for seat, held in enumerate(self.seats) if opens(invitation, held.invitation)), None)

    @property
    def people(self) -> list[Seat]:
        """Seats of people who have not left theirs to a bot."""
        return [seat for seat, held in enumerate(self.seats) if held.kind == "person" and not held.away]

    @property
    def is_full(self) -> bool:
        return self.story.is_full

    @property
    def is_under_way(self) -> bool:
        """Whether answers can be given."""
        return self.is_full and not self.story.closed and not self.match.game.is_over

    @property
    def note(self) -> str:
        """What everybody should know about the match."""
        return rules_told(self._begun, self.story.moves)

    @property
    def undo_wish(self) -> UndoWish | None:
        return self.story.wish

    @property
    def is_idle(self) -> bool:
        """Whether nobody is connected and nothing is under way."""
        return not self.listeners and not self.lock.locked() and (self._bots is None or self._bots.done())

    async def change_seat(self, seat: Seat, holder: Holder) -> None:
        """Another holds the seat from now on, or the same with other wishes."""
        if holder != self.seats[seat]:
            await self._go_on(Held(seat=seat, holder=holder))
        else:
            await self._go_on()

    async def set_yield(self, seat: Seat, question: str, how: Yield) -> None:
        """How a kind of window is answered for a seat."""
        self.match.set_yield(seat, question, how)
        await self.change_seat(seat, replace(self.seats[seat], yields=self.match.yields_of(seat)))

    # --- changes

    def tell(self) -> None:
        """Something has changed: whoever listens looks anew."""
        self.shown.clear()
        for listener in list(self.listeners):
            listener()

    async def answer(self, seat: Seat, choice: Choice, ticket: str | None) -> None:
        """Make a choice, and those that follow unasked. They are on disk before anybody is told."""
        self._check_under_way()
        self.match.answer(seat, choice, ticket)
        await self._go_on()

    def _check_under_way(self) -> None:
        if self.story.closed:
            raise Fault(self.story.closed)
        if not self.is_full:
            raise Fault("The match goes on when every seat is taken.")

    async def answer_forced(self) -> None:
        """Choices that nobody need be asked for are made, and bots go on."""
        await self._go_on()

    async def _go_on(self, *done: Entry) -> None:
        """Make the choices that nobody need be asked for. Keep them with what was done before, and tell."""
        match, now = self.match, time.time()
        entries = [replace(entry, at=now) for entry in done]
        before = len(self.story.choices)
        for entry in entries:
            self._follow(entry)
        if self.is_under_way:
            match.answer_forced()
            ends = self.clocks.question_ends(match)
            if ends is not None and ends <= now:
                match.time_is_up()
                match.answer_forced()
        self._bot_moves = self.is_under_way and isinstance(match.next_move(), BotChooses)
        before = min(before, len(self.story.choices))  # an undo is among what was done
        entries += [self._chosen(number, now) for number in range(before + 1, len(match.history) + 1)]
        for entry in entries[len(done) :]:
            self._follow(entry)
        await self._keep(entries)
        self.tell()
        self.wake_bots()
        if match.game.is_over and self.seen < self.story.number:
            self.when_over()

    def _chosen(self, number: int, at: float) -> Chosen:
        """The entry of an answer that was given."""
        seat, choice = self.match.history[number - 1]
        why = self.match.unasked_for.get(number)
        return Chosen(at=at, seat=seat, choice=msgspec.Raw(msgspec.json.encode(choice)), why=why)

    async def _keep(self, entries: list[Entry]) -> None:
        """Write down what is new. If that fails, memory is ahead of the disk: the match is read again before anybody
        sees it."""
        standing = self.standing()
        news = standing if standing != self._standing else None
        if not entries and news is None:
            return
        first = self.story.number - len(entries) + 1
        try:
            await self.storage.append(self.id, first, entries, news)
        except BaseException as error:
            self.broken = True
            if isinstance(error, Behind | NotKept) or not isinstance(error, Exception):
                raise
            log.error("match %s: not kept", self.id, exc_info=error)
            raise NotKept("That could not be kept, so it was not done. Try again.") from error
        self._standing = standing

    def _follow(self, entry: Entry) -> None:
        """What was written down happens in memory too, if it has not yet."""
        self.story.follow(entry)
        if isinstance(entry, Chosen):
            self.clocks.note(self.match, entry.at)
        elif isinstance(entry, Undone):
            self.clocks.cut(self.match, entry.at)
        elif isinstance(entry, Held):
            self._seat(entry.seat)

    def read_on(self, entries: Iterable[Entry]) -> None:
        """Others have written this down: it happens here too."""
        for entry in entries:
            if isinstance(entry, Chosen):
                self.match.answer(entry.seat, self.match.game.edition.choice_decoder.decode(entry.choice))
                if entry.why is not None:
                    self.match.unasked_for[len(self.match.history)] = entry.why
            elif isinstance(entry, Undone):
                self.match.cut(entry.count)
            elif isinstance(entry, Moved):
                self.broken = True  # it is read again, under other rules
            self._follow(entry)
        self._bot_moves = self.is_under_way and isinstance(self.match.next_move(), BotChooses)
        self._standing = self.standing()
        self.tell()
        self.wake_bots()

    def standing(self) -> Standing:
        """How the match stands, for lists and for whoever rings its clocks."""
        going = self.is_under_way
        return Standing(
            header=self.story.header,
            seats=tuple(self.seats),
            is_over=self.match.game.is_over,
            closed=self.story.closed,
            due=self.clocks.rings(self.match, self.story) if going else None,
            bot_moves=self._bot_moves,
        )

    async def close(self, text: str) -> None:
        """Nobody plays on from now on."""
        await self._go_on(Closed(text=text))

    # --- undo

    async def undo(self, seat: Seat, *done: Entry, agreed: bool = False) -> None:
        """Take a seat's last answer back."""
        self._check_under_way()
        self.match.undo(seat, agreed=agreed)
        await self._go_on(*done, Undone(seat=seat, count=len(self.match.history)))

    async def wish_undo(self, seat: Seat) -> None:
        """Ask the other people; alone among bots nobody can agree."""
        self._check_under_way()
        nothing_to_undo = seat not in [who for who, _ in self.match.history]
        if nothing_to_undo or not [other for other in self.people if other != seat]:
            raise Fault(self.match.why_not_undo(seat))
        await self._go_on(Wished(seat=seat, said="asks"))

    async def consent(self, seat: Seat, agree: bool) -> None:
        """What another says to the wish; when all people agree, it is fulfilled."""
        wish = self.undo_wish
        if wish is None or wish.seat == seat:
            raise Fault("Nobody asks you to agree to an undo.")
        said = Wished(seat=seat, said="agrees" if agree else "refuses")
        if agree and all(other in wish.agreed | {seat} for other in self.people if other != wish.seat):
            await self.undo(wish.seat, said, agreed=True)
        else:
            await self._go_on(said)

    # --- the clock

    @property
    def seconds_left(self) -> int | None:
        """How long until whoever is waited for is late; None: there is time."""
        ends = self.clocks.rings(self.match, self.story) if self.is_under_way else None
        return None if ends is None else max(0, ceil(ends - time.time()))

    async def ring(self) -> None:
        """A clock has run out: what the rulebook says of it happens; whoever is late at this table is passed, or a bot
        holds the seat."""
        late = self.clocks.late(self.match, self.story, time.time()) if self.is_under_way else []
        if not late:
            await self._go_on()
        elif self.terms.late == "bot":
            seats = [replace(self.seats[seat], away=True, bot=STAND_IN) for seat in late]
            await self._go_on(*(Held(seat=seat, holder=held) for seat, held in zip(late, seats, strict=True)))
        else:
            await self._pass(late[0])

    async def _pass(self, seat: Seat) -> None:
        """A pass, or where that is not possible whatever a bot would do."""
        may_pass = self.match.game.why_not(seat, PASS) is None
        choice = PASS if may_pass else await self._thought(self.match.position(seat), STAND_IN)
        self.match.answer(seat, choice)
        self.match.unasked_for[len(self.match.history)] = "time"
        await self._go_on()

    # --- bots

    def wake_bots(self) -> None:
        """Bots go on by themselves until people have something to decide."""
        if self._bot_moves and (self._bots is None or self._bots.done()):
            self._bots = asyncio.create_task(self._let_bots_move())

    @property
    def is_worth_thinking(self) -> bool:
        """Whether a person plays, or anybody looks on: else nobody would see what bots do."""
        return bool(self.people) or any(self.connected.values())

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
            if self.broken or not self.is_under_way or not self.is_worth_thinking:
                return False
            if not isinstance(move := self.match.next_move(), BotChooses):
                return False
            seat, ticket = move.seat, self.match.ticket(move.seat)
            position, bot = self.match.position(seat), self.match.players[seat].bot
            self.thinking = seat
            self.tell()
        choice = await self._thought(position, bot)
        await unbroken(self._moved(seat, choice, ticket, bot))
        return not self.broken

    async def _moved(self, seat: Seat, choice: Choice, ticket: str, bot: str) -> None:
        """A bot has found its answer; it is dropped if the match has gone on without it."""
        async with self.lock:
            self.thinking = None
            is_same = not self.broken and self.is_under_way and ticket == self.match.ticket(seat)
            if not is_same or self.match.players[seat].bot != bot:
                self.tell()
                return
            try:
                await self.answer(seat, choice, ticket)
            except Behind:  # it is read again, and thought about again
                self.tell()

    async def _thought(self, position: Position, bot: str) -> Choice:
        game = self.match.game
        has_people = any(count for seat, count in self.connected.items() if seat in self.people)
        job = Job(match=self.id, visitor=self.terms.opener, bot=bot, seed=seed_of_bots(game), is_urgent=has_people)
        try:
            return await self.thinkers.choose(job, game.edition, position)
        except Exception:
            log.exception("match %s: bot %s failed; a sampled choice stands in", self.id, bot)
            return position.sample(Dice.from_seed(job.seed))

    # --- records

    def record(self) -> Record:
        return self.match.record()


def _nothing() -> None:
    """Nobody waits for the end."""


def player_of(held: Holder) -> Player:
    """Who answers for a seat, as the match sees it. An open seat is a person's who has not come yet."""
    return Player(held.name, held.bot if held.kind == "bot" or held.away else "", is_away=held.away)
