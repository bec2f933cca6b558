"""What happened, and who may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Literal

from msgspec import Struct
from msgspec.structs import replace

from .choices import Reaction
from .frames import Seat

Chapter = Literal["", "turn", "round", "phase"]
# What kind of moment it is, for whoever watches: a note passes by, at a beat a piece moves or changes, dice are looked
# at, and a drama (somebody falls, a turn is won, the end) gets its time.
Weight = Literal["note", "beat", "dice", "drama"]


class Event(Struct, tag=True, frozen=True):
    """Something that happened. The first line of its docstring is its sentence in the log."""

    reveals: ClassVar[bool] = False  # shows a secret: nothing before it can be undone
    weight: ClassVar[Weight] = "note"
    opens: ClassVar[Chapter] = ""  # what begins with it: a chapter of the log, with its sentence as the heading
    # For statistics:
    tallied_by: ClassVar[str] = ""  # the field that tells kinds of it apart, such as "card"
    summed: ClassVar[str] = ""  # the numbers in it that are added up, instead of counting it: "damage", "normal dirty"

    def seen_by(self, seat: Seat | None) -> Event | None:
        """What that seat may know of it; None for a spectator's seat."""
        return self

    def whose(self, table: Any) -> tuple[Seat, ...]:
        """Whose moment it is, for the film and for statistics: that of its `seat`, if it has one. It may use nothing
        that is hidden from those who see the event."""
        seat: Seat | None = getattr(self, "seat", None)
        return () if seat is None else (seat,)


class Throw(Struct, frozen=True):
    """Dice of one kind that fall together, as they are shown."""

    kind: str  # which dice: "danger", "green"; empty where a game has one kind
    faces: tuple[str, ...]  # what they show
    purpose: str  # what they are for, in a word or three
    total: int | None = None  # what they add up to, where they do

    def __str__(self) -> str:
        """As the log says it: `2, 4 and 5 (11)`."""
        *others, last = self.faces or ("nothing",)
        said = f"{', '.join(others)} and {last}" if others else last
        return f"{said} ({self.total})" if others and self.total is not None else said


class DiceRolled(Event, frozen=True):
    """Dice are rolled. A game says who rolls in a class of its own, whose sentence has `{shown}` in it."""

    weight: ClassVar[Weight] = "dice"

    def throws(self) -> tuple[Throw, ...]:
        """The dice, kind by kind."""
        raise NotImplementedError

    @property
    def shown(self) -> str:
        """What the dice show, in words that are the same in all games."""
        return " and ".join(map(_on_its_dice, self.throws()))


def _on_its_dice(throw: Throw) -> str:
    die = "dice" if len(throw.faces) > 1 else "die"
    return f"{throw} on the {throw.kind} {die}" if throw.kind else str(throw)


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
