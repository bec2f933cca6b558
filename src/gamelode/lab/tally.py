"""What happened in a game, counted from its events. The lab sees all of them: nothing is hidden from it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from gamelode.kernel import Event, Game, Seat, Words

KIND_OF = "kind of "  # a game's namer of this sort names kinds where the log tells copies apart: "kind of card"
KIND = ": "  # stands before the kind in a key


class Tally:
    """Counts for each seat, and for the game what is nobody's."""

    def __init__(self, game: Game) -> None:
        self.game = game
        names = game.edition.rules.names(game.edition.content)
        kinds = {name.removeprefix(KIND_OF): namer for name, namer in names.items() if name.startswith(KIND_OF)}
        self.words = Words({**names, **kinds})
        self.seats: tuple[Counter[str], ...] = tuple(Counter() for _ in range(game.header.seats))
        self.nobodys: Counter[str] = Counter()

    def take(self) -> None:
        """Count what was told since the last time. The table still stands as the answer left it."""
        log = self.game.log
        assert log is not None, "a tally needs a game with events"
        for told in log:
            counters = [self.seats[seat] for seat in self._whose(told.event)] or [self.nobodys]
            for key, amount in self._entries(told.event):
                for counter in counters:
                    counter[key] += amount
        log.clear()

    def _whose(self, event: Event) -> tuple[Seat, ...]:
        """The seats for which an event counts: its own, or all of its team."""
        seats, sides = event.whose(self.game.table), self.game.edition.rules.sides
        if seats or sides is None or not hasattr(event, "team"):
            return seats
        return tuple(seat for seat, side in enumerate(sides(self.game.table)) if side == event.team)

    def _entries(self, event: Event) -> Iterator[tuple[str, int]]:
        """Under which names it counts, and how much: as a whole, and under each of its kinds."""
        title = in_words(type(event).__name__)
        kinds = ["", *self._kinds(event)]
        if not event.summed:
            yield from ((title + kind, 1) for kind in kinds)
        for field in event.summed.split():
            amount = getattr(event, field) or 0  # None: not even the rules say how much
            yield from ((f"{title}, {in_words(field).lower()}{kind}", amount) for kind in kinds)

    def _kinds(self, event: Event) -> list[str]:
        """Where the field holds several things, each of them counts."""
        field = event.tallied_by
        if not field:
            return []
        value = getattr(event, field)
        each = [replace(event, **{field: (thing,)}) for thing in value] if isinstance(value, tuple) else [event]
        return [KIND + self.words.field(one, field) for one in each]


def in_words(name: str) -> str:
    """`ArtifactCollected` as people write it: Artifact collected."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])|_", " ", name).capitalize()
