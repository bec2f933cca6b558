"""What happened, and who may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Literal

from msgspec import Struct
from msgspec.structs import replace

from .choices import Reaction
from .frames import Seat

Chapter = Literal["", "turn", "round", "phase"]


class Event(Struct, tag=True, frozen=True):
    """Something that happened. The first line of its docstring is its sentence in the log."""

    reveals: ClassVar[bool] = False  # shows a secret: nothing before it can be undone
    opens: ClassVar[Chapter] = ""  # what begins with it: a chapter of the log, with its sentence as the heading
    # For statistics:
    tallied_by: ClassVar[str] = ""  # the field that tells kinds of it apart, such as "card"
    summed: ClassVar[str] = ""  # the numbers in it that are added up, instead of counting it: "damage", "normal dirty"

    def seen_by(self, seat: Seat | None) -> Event | None:
        """What that seat may know of it; None for a spectator's seat."""
        return self

    def counts_for(self, table: Any) -> tuple[Seat, ...]:
        """Whose doing it is, in statistics: that of its `seat`, if it has one."""
        seat: Seat | None = getattr(self, "seat", None)
        return () if seat is None else (seat,)


class Occasion(Event, frozen=True):
    """Something about to happen, to which players may react."""

    def reactions(self, table: Any, seat: Seat) -> Sequence[Reaction]:
        raise NotImplementedError


class Told(Struct, frozen=True):
    """An event with the clauses that told it, how deep in the rules, and after how many answers."""

    event: Event
    clauses: tuple[str, ...]
    depth: int
    answers: int

    def seen_by(self, seat: Seat | None) -> Told | None:
        """What that seat may know of it; None for a spectator's seat."""
        event = self.event.seen_by(seat)
        if event is self.event:
            return self
        return None if event is None else replace(self, event=event)
