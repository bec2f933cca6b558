"""The games there are: ours, and those of other packages that name themselves by the entry point `gamelode.games`.

Each of ours is loaded when it is named. One from outside is tried first, and left out with a sentence if it is broken.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

import msgspec

import gamelode.games as our_games
from gamelode.kernel import Fault, Game, Record, Rules, TitlePage, game_options
from gamelode.kernel.faults import UNREADABLE

OURS = ("cavein", "hewns", "dreamblade", "belt", "deeprock")


class Games(Mapping[str, Rules]):
    """Every game by its short name."""

    def __getitem__(self, slug: str) -> Rules:
        return _our_game(slug) if slug in OURS else _outside()[0][slug]

    def __iter__(self) -> Iterator[str]:
        return iter((*OURS, *_outside()[0]))

    def __len__(self) -> int:
        return len(OURS) + len(_outside()[0])


GAMES = Games()


def games() -> Mapping[str, Rules]:
    """Every game by its short name."""
    return GAMES


def game_named(slug: str) -> Rules:
    """The rules of a game; a fault that says which games there are, or why this one is left out."""
    if slug in games():
        return games()[slug]
    if slug in broken_games():
        raise Fault(broken_games()[slug])
    raise Fault(f"there is no game {slug!r}; there are {', '.join(games())}")


def title_pages() -> list[TitlePage]:
    """What a list of games tells of each. Ours are not loaded for it."""
    folder = Path(our_games.__path__[0])
    ours = [TitlePage.read(folder / slug / "rules.toml") for slug in OURS]
    return ours + [rules.page for rules in _outside()[0].values()]


def broken_games() -> Mapping[str, str]:
    """Games from outside that cannot be played: what the entry point is called, and a sentence that says why not."""
    return _outside()[1]


@cache
def _our_game(slug: str) -> Rules:
    rules: Rules = import_module(f"{our_games.__name__}.{slug}").RULES
    return rules


@cache
def _outside() -> tuple[dict[str, Rules], dict[str, str]]:
    """The games of other packages, and the sentences about those that are broken."""
    found: dict[str, Rules] = {}
    broken: dict[str, str] = {}
    for entry in sorted(entry_points(group="gamelode.games"), key=lambda entry: (entry.name, entry.value)):
        try:
            rules = _tried(entry)
            if rules.slug in (*OURS, *found):
                raise Fault(f"there is another game called {rules.slug}")
            found[rules.slug] = rules
        except (Exception, SystemExit) as error:  # whatever another package may do wrong
            reason = str(error) if isinstance(error, Fault) else f"{type(error).__name__}: {error}"
            broken[entry.name] = f"the game {entry.name} of {entry.value} is left out: {' '.join(reason.split())}"
    return found, broken


def _tried(entry: EntryPoint) -> Rules:
    """The game of an entry point, after whatever a list or a lobby asks of it."""
    rules = entry.load()
    if not isinstance(rules, Rules):
        raise Fault("it is no game")
    _ = rules.seats, rules.ledger, game_options(rules.standard), rules.lessons
    return rules


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
    """Load the game that `Game.save` wrote, under the rules and content that it names."""
    try:
        header, *_ = msgspec.json.decode(saved, type=tuple[_Named, Any, Any, Any, Any])
    except UNREADABLE as error:
        raise Fault(f"this is no saved game: {error}") from error
    return Game.load(game_named(header.game).edition(changes), saved)


def replay(record: Record, changes: Path | None = None) -> Game:
    """The game of a record as it stood at the end; a fault if the record does not replay."""
    return record.replay(game_named(record.header.game).edition(changes))
