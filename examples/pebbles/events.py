"""What can happen."""

from __future__ import annotations

from gamelode.kernel import Event, Seat

from .kinds import Heap


class PebblesTaken(Event, frozen=True):
    """{seat} takes {count} from the {heap} heap."""

    seat: Seat
    heap: Heap
    count: int
