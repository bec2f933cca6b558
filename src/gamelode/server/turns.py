"""Whose bot thinks next, where there are fewer processes than bots.

Bots that a person waits for come first. Then each visitor has a share, and in it each match; whoever has used less of
late comes before whoever has used more. A bot that thinks for long while others wait is asked to say what it has found.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count

from .limits import Bucket, Limits

HALF_LIFE = 60.0  # seconds after which what was used counts half
LOOK_AGAIN = 0.5  # seconds
FORGOTTEN = 0.01  # seconds of thinking that no longer count


class Turn:
    """A bot that thinks, or waits for it."""

    def __init__(self, visitor: str, match: str, number: int, *, is_urgent: bool) -> None:
        self.visitor, self.match, self.number, self.is_urgent = visitor, match, number, is_urgent
        self.begun: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.since = 0.0  # when it began
        self.is_hurried = False


class Used:
    """How much time was used of late, by somebody or something."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.spent: dict[str, tuple[float, float]] = {}  # seconds, and when they were noted

    def of(self, name: str) -> float:
        seconds, at = self.spent.get(name, (0.0, 0.0))
        return float(seconds * 0.5 ** ((self.clock() - at) / HALF_LIFE))

    def note(self, name: str, seconds: float) -> None:
        self.spent[name] = self.of(name) + seconds, self.clock()
        if len(self.spent) > 1000:
            self.spent = {each: kept for each, kept in self.spent.items() if self.of(each) > FORGOTTEN}


class Turns:
    """Bots that share some processes."""

    def __init__(
        self, places: int, limits: Limits, hurry: Callable[[Turn], None], clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.places, self.limits, self._hurry, self.clock = places, limits, hurry, clock
        self.waiting: list[Turn] = []
        self.running: list[Turn] = []
        self._numbers = count()
        self._by_visitor, self._by_match = Used(clock), Used(clock)
        self._budgets: dict[str, Bucket] = {}
        self._timer: asyncio.TimerHandle | None = None

    @asynccontextmanager
    async def mine(self, visitor: str, match: str, *, is_urgent: bool) -> AsyncIterator[Turn]:
        """Wait for a process, and have it meanwhile."""
        turn = Turn(visitor, match, next(self._numbers), is_urgent=is_urgent)
        self.waiting.append(turn)
        self._go_on()
        try:
            await turn.begun
            yield turn
        finally:
            self._end(turn)

    def _end(self, turn: Turn) -> None:
        if turn in self.running:
            self.running.remove(turn)
            seconds = self.clock() - turn.since
            self._by_visitor.note(turn.visitor, seconds)
            self._by_match.note(turn.match, seconds)
            self._budget(turn.visitor).spend(seconds)
        else:
            self.waiting.remove(turn)
        self._go_on()

    def hurry(self, match: str) -> None:
        """The bots of a match are asked to say what they have found."""
        for turn in (*self.running, *self.waiting):
            if turn.match == match:
                turn.is_hurried = True
                self._hurry(turn)

    # --- who is next

    def _go_on(self) -> None:
        """Let as many begin as there are processes; look again later if somebody still waits."""
        while len(self.running) < self.places and (turn := self._next()) is not None:
            self.waiting.remove(turn)
            self.running.append(turn)
            turn.since = self.clock()
            if not turn.begun.done():
                turn.begun.set_result(None)
        if self.waiting and self._timer is None:
            self._hurry_others()
            self._timer = asyncio.get_running_loop().call_later(LOOK_AGAIN, self._look_again)

    def _look_again(self) -> None:
        self._timer = None
        self._go_on()

    def _next(self) -> Turn | None:
        """Whoever of those that wait comes first; nobody whose visitor has used up what he is given."""
        able = [turn for turn in self.waiting if self._budget(turn.visitor).now > 0]
        return min(able, key=self._place, default=None)

    def _place(self, turn: Turn) -> tuple[bool, float, float, int]:
        """Earlier for whoever comes first. Those that think now count as well."""
        now = self.clock()
        visitor = sum(now - other.since + 1 for other in self.running if other.visitor == turn.visitor)
        used = self._by_visitor.of(turn.visitor) + visitor
        return not turn.is_urgent, used, self._by_match.of(turn.match), turn.number

    def _hurry_others(self) -> None:
        """Whoever thinks for long, or where no person waits, makes room for those who wait."""
        first = self._next()
        if first is None or len(self.running) < self.places:
            return
        now = self.clock()
        for turn in self.running:
            is_less_urgent = first.is_urgent and not turn.is_urgent
            if not turn.is_hurried and (is_less_urgent or now - turn.since >= self.limits.busy_seconds):
                turn.is_hurried = True
                self._hurry(turn)

    def _budget(self, visitor: str) -> Bucket:
        if len(self._budgets) > 1000:
            self._budgets = {name: kept for name, kept in self._budgets.items() if not kept.is_full}
        limits = self.limits
        return self._budgets.setdefault(visitor, Bucket(limits.thinking_share, limits.thinking_burst, clock=self.clock))
