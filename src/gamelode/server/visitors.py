"""Visitors, and how much of what costs something each of them has left."""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from hashlib import blake2b
from typing import Literal

from gamelode.kernel import Fault

from .limits import Bucket, Limits

MOST = 10_000  # visitors that are remembered
UNKNOWN = "unknown"

Cost = Literal["match", "seat", "check", "problem", "load", "question", "message"]
TEXTS: dict[Cost, str] = {
    "match": "You have opened many matches; wait a little.",
    "seat": "You have taken many seats; wait a little.",
    "check": "You have had many matches replayed; wait a little.",
    "problem": "You have reported many problems; wait a little.",
    "load": "You have looked at many matches; wait a little.",
    "question": "You have asked a lot; wait a little.",
    "message": "Too many messages.",
}


class TooMany(Fault):
    """Somebody asks too often."""


class Visitor:
    """Whoever comes from one address."""

    def __init__(self, name: str, limits: Limits) -> None:
        self.name = name
        self._limits: dict[Cost, tuple[float, float]] = {
            "match": (limits.matches_per_minute / 60, limits.match_burst),
            "seat": (limits.seats_per_minute / 60, limits.seat_burst),
            "check": (limits.checks_per_minute / 60, limits.check_burst),
            "problem": (limits.problems_per_minute / 60, limits.problem_burst),
            "load": (limits.loads_per_minute / 60, limits.load_burst),
            "question": (limits.questions_per_second, limits.question_burst),
            "message": (limits.visitor_messages_per_second, limits.visitor_message_burst),
        }
        self._buckets: dict[Cost, Bucket] = {}

    def may(self, cost: Cost) -> bool:
        """Whether he may do this once more; if so, it is counted."""
        return self._buckets.setdefault(cost, Bucket(*self._limits[cost])).take()

    def pay(self, cost: Cost) -> None:
        """He does this once more; a fault if that is too often."""
        if not self.may(cost):
            raise TooMany(TEXTS[cost])


class Visitors:
    """All visitors of late. Whoever has not been seen for the longest time is forgotten first."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._known: OrderedDict[str, Visitor] = OrderedDict()

    def at(self, address: str) -> Visitor:
        name = name_of(address)
        visitor = self._known.get(name) or Visitor(name, self.limits)
        self._known[name] = visitor
        self._known.move_to_end(name)
        if len(self._known) > MOST:
            self._known.popitem(last=False)
        return visitor


def name_of(address: str) -> str:
    """One name for all addresses that one visitor can come from: of IPv6 he has a whole network."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return UNKNOWN
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


def digest_of(visitor: str, secret: bytes) -> str:
    """What is kept of a visitor: enough to know him again, and no address."""
    return blake2b(visitor.encode(), digest_size=9, key=secret, person=b"gamelode guest").hexdigest()
