"""What can be wrong with what somebody asks of the server; each has a code of its own."""

from __future__ import annotations

from gamelode.kernel import Fault

from .storage import Damaged, NotKept
from .visitors import TooMany


class NotFound(Fault):
    """There is no such match."""


class Full(Fault):
    """There is no room for another match."""


class Forbidden(Fault):
    """The key does not open this."""


class Malformed(Fault):
    """A message cannot be understood."""


IMPOSSIBLE = "impossible", 400
CODES: dict[type[Fault], tuple[str, int]] = {
    NotFound: ("not found", 404),
    Forbidden: ("forbidden", 403),
    TooMany: ("too many", 429),
    Full: ("full", 503),
    NotKept: ("not kept", 503),
    Damaged: ("damaged", 410),
    Malformed: ("malformed", 400),
}


def code_of(fault: Fault) -> str:
    """The stable code that a page knows a fault by."""
    return CODES.get(type(fault), IMPOSSIBLE)[0]


def status_of(fault: Fault) -> int:
    """The same as a status of HTTP."""
    return CODES.get(type(fault), IMPOSSIBLE)[1]
