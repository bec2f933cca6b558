"""The film of a match: every event that somebody saw, with the table as those eyes saw it right after."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from gamelode.kernel import Game, Seat, Told

KEPT = 128  # steps of a reel for those who are slow: whoever is further behind sees the table as it is now

Eyes = Seat | None  # None: those of everybody who only watches


class Step(Struct, frozen=True):
    """An event as somebody saw it, and the table right after."""

    number: int  # of its line in the log of those eyes
    told: Told
    view: Any


class Film(Struct, frozen=True):
    """What somebody saw between two answers: the table before it, and step after step."""

    after: int  # answers
    until: int
    before: Any  # the view
    steps: tuple[Step, ...]


class Reel:
    """The newest steps of one pair of eyes, for whoever looks through them and has not been sent them yet."""

    def __init__(self, eyes: Eyes, number: int) -> None:
        """`number`: how many lines those eyes have seen so far."""
        self.eyes, self.number = eyes, number
        self.steps: deque[Step] = deque(maxlen=KEPT)
        self._looking: dict[object, int] = {}  # who looks through them: the first line they were not sent

    def take(self, game: Game, told: Iterable[Told]) -> None:
        """Something was told: keep what these eyes saw of it."""
        self.steps.extend(steps := seen(game, told, self.eyes, self.number))
        self.number += len(steps)

    def since(self, number: int) -> list[Step] | None:
        """The steps from a line on; None, if they were not filmed, or are no longer kept."""
        if number == self.number:
            return []
        first = self.steps[0].number if self.steps else self.number
        return [step for step in self.steps if step.number >= number] if first <= number else None

    def sent(self, who: object, number: int) -> None:
        """Somebody has been sent all before that line. What all have been sent is not kept."""
        self._looking[who] = number
        wanted = min(self._looking.values())
        while self.steps and self.steps[0].number < wanted:
            self.steps.popleft()

    def leave(self, who: object) -> bool:
        """Somebody looks through these eyes no longer; tells whether nobody does."""
        self._looking.pop(who, None)
        return not self._looking


def seen(game: Game, told: Iterable[Told], eyes: Eyes, number: int) -> list[Step]:
    """What those eyes saw of what was told just now. The table is looked at once for all of it: a clause runs whole."""
    found = [each for each in (one.seen_by(eyes) for one in told) if each is not None]
    view = game.view(eyes) if found else None
    return [Step(line, each, view) for line, each in enumerate(found, number)]
