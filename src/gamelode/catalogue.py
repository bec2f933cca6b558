"""The games there are: ours, and those of other packages that name themselves by the entry point `gamelode.games`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import msgspec

from gamelode.kernel import Fault, Game, Record, Rules
from gamelode.kernel.faults import UNREADABLE

OURS = ("cavein", "hewns", "dreamblade", "belt", "deeprock")


@cache
def games() -> dict[str, Rules]:
    """Every game by its short name."""
    found: dict[str, Rules] = {slug: import_module(f"gamelode.games.{slug}").RULES for slug in OURS}
    for entry in sorted(entry_points(group="gamelode.games"), key=lambda entry: entry.name):
        rules = entry.load()
        if not isinstance(rules, Rules):
            raise Fault(f"the entry point {entry.value} is no game")
        found[rules.slug] = rules
    return found


def game_named(slug: str) -> Rules:
    """The rules of a game."""
    if slug not in games():
        raise Fault(f"there is no game {slug!r}; there are {', '.join(games())}")
    return games()[slug]


def start(
    slug: str,
    *,
    seats: int,
    seed: int | str = 0,
    options: dict[str, Any] | None = None,
    changes: Path | None = None,
    events: bool = True,
) -> Game:
    """A game at its first question. `changes` is a designer's content file, or a folder of them."""
    return Game.start(game_named(slug).edition(changes), seats, seed, options, events=events)


class _Named(msgspec.Struct):
    game: str


def load(saved: bytes, changes: Path | None = None) -> Game:
    """The game that `Game.save` wrote."""
    try:
        header, *_ = msgspec.json.decode(saved, type=tuple[_Named, Any, Any, Any, Any])
    except UNREADABLE as error:
        raise Fault(f"this is no saved game: {error}") from error
    return Game.load(game_named(header.game).edition(changes), saved)


def replay(record: Record, changes: Path | None = None) -> Game:
    """The game of a record as it stood at the end; a fault if the record does not replay."""
    return record.replay(game_named(record.header.game).edition(changes))
