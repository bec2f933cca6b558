"""How much anybody may ask of the server."""

from __future__ import annotations

import time
from collections.abc import Callable

from msgspec import Struct


class Limits(Struct, frozen=True, kw_only=True):
    """Numbers that keep one visitor from spoiling the server for others."""

    message_bytes: int = 64 * 1024
    messages_per_second: float = 50.0
    message_burst: int = 400
    matches_per_minute: float = 30.0  # opened from one address
    match_burst: int = 30
    matches_in_memory: int = 5000
    bot_seconds: float = 60.0  # that a bot may think about one answer
    bot_iterations: int = 20_000
    watchers_per_match: int = 200
    problems_per_match: int = 20
    name_length: int = 40
    note_length: int = 2000
    hello_seconds: float = 10.0  # a page that does not say who comes for so long is let go
    send_seconds: float = 20.0  # a page that does not read for so long is let go
    idle_seconds: float = 90.0  # a page that says nothing for so long is let go; it pings before


class Bucket:
    """A limit on how often something is done: so many at once, so many a second."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.burst, self.clock = rate, burst, clock
        self.left, self.at = burst, clock()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True
