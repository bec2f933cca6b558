"""How much anybody may ask of the server."""

from __future__ import annotations

import time
from collections.abc import Callable

from msgspec import Struct


class Limits(Struct, frozen=True, kw_only=True):
    """Numbers that keep one visitor from spoiling the server for others. A visitor is an address."""

    # messages over a socket
    message_bytes: int = 64 * 1024
    messages_per_second: float = 50.0
    message_burst: int = 400
    frames_per_second: float = 100.0  # of any kind, also those that no message comes of
    frame_burst: int = 1000
    reply_bytes: int = 1024 * 1024  # that wait to be read by one page
    hello_seconds: float = 10.0  # a page that does not say who comes for so long is let go
    send_seconds: float = 20.0  # a page that does not read for so long is let go
    idle_seconds: float = 90.0  # a page that says nothing for so long is let go; it pings before

    # connections
    connections: int = 4000  # at the same time, and never more than the machine has handles for
    connections_per_address: int = 200
    header_seconds: float = 10.0  # for the head of a request
    body_seconds: float = 20.0  # for the rest of it
    header_bytes: int = 16 * 1024

    # what a visitor may do, and how often at once
    visitor_messages_per_second: float = 200.0  # over all sockets
    visitor_message_burst: int = 2000
    matches_per_minute: float = 30.0
    match_burst: int = 30
    seats_per_minute: float = 6.0
    seat_burst: int = 12
    checks_per_minute: float = 10.0  # replays of finished matches
    check_burst: int = 10
    problems_per_minute: float = 1.0
    problem_burst: int = 10
    loads_per_minute: float = 120.0  # matches that are read from the disk
    load_burst: int = 200
    questions_per_second: float = 40.0  # that only ask and change nothing: watch film, draw, why not
    question_burst: int = 400

    # matches
    memory_bytes: int = 1024 * 1024 * 1024  # of all matches in memory, as far as it can be estimated
    memory_seconds: float = 900.0  # that a match stays there when nobody needs it
    round_seconds: float = 10.0  # between looks at matches that nobody needs
    quiet_seconds: float = 30.0  # after which it is kept what was seen of a match
    clock_seconds: float = 0.5  # between looks at clocks that have run out
    clock_grace: float = 0.0  # after a start, until clocks ring
    watchers_per_match: int = 200
    problems_per_match: int = 20
    name_length: int = 40
    note_length: int = 2000
    text_length: int = 300  # of a sentence that says what is wrong
    option_bytes: int = 4096
    page_length: int = 50  # matches in one page of the lobby

    # bots
    bot_seconds: float = 60.0  # that a bot may think about one answer
    bot_iterations: int = 20_000
    busy_seconds: float = 10.0  # after which a bot that others wait for says what it has found
    thinking_share: float = 1.0  # seconds of thinking that a visitor's bots are given each second
    thinking_burst: float = 1800.0  # seconds of thinking


class Bucket:
    """A limit on how often something is done: so many at once, so many a second."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.burst, self.clock = rate, burst, clock
        self.left, self.at = burst, clock()

    def take(self, much: float = 1.0) -> bool:
        """Whether so much is allowed now; if it is, it is used up."""
        if self.now < much:
            return False
        self.left -= much
        return True

    def spend(self, much: float) -> None:
        """So much was used, whether it was there or not."""
        self.left = self.now - much

    @property
    def now(self) -> float:
        """What is left at this moment; less than nothing, if more was spent."""
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        return self.left

    @property
    def is_full(self) -> bool:
        return self.now >= self.burst
