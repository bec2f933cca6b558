"""How quick the games are, on one core, beside other libraries measured in the same minutes."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from statistics import median
from time import process_time
from typing import Protocol

from msgspec import Struct
from msgspec.structs import asdict

from gamelode.bots import Position, make
from gamelode.kernel import Dice, Game, Rules, Seat

ROUNDS = 7
SECONDS = 0.25  # of random play, in each round
POSITIONS = 40  # decisions at which single verbs are timed
REPEATS = 20  # calls of a verb at each of them
SEARCHES = 4  # positions at which the search bot thinks, in each round
ITERATIONS = 200  # of the search bot, at each of them


class Figures(Struct, frozen=True, kw_only=True):
    """Of one game: rates a second, times in microseconds, a size in bytes. None: there is no such thing."""

    game: str
    seats: int
    decisions_per_s: float
    options_us: float | None = None
    clone_us: float | None = None
    redeal_us: float | None = None
    save_us: float | None = None
    load_us: float | None = None
    digest_us: float | None = None
    save_bytes: float | None = None
    search_iterations_per_s: float | None = None


class Runner(Protocol):
    """A game, ours or another's, that can be measured."""

    name: str
    seats: int

    @property
    def verbs(self) -> Mapping[str, Callable[[], float]]:
        """By the name of a figure: what measures it once."""


def bench(runners: Sequence[Runner], rounds: int = ROUNDS) -> Iterator[Figures]:
    """The medians of some rounds. One figure is measured of all games before the next one is."""
    found: list[dict[str, list[float]]] = [{key: [] for key in runner.verbs} for runner in runners]
    for _ in range(rounds):
        for key in Figures.__struct_fields__:
            for runner, figures in zip(runners, found, strict=True):
                if key in figures:
                    figures[key].append(runner.verbs[key]())
    for runner, figures in zip(runners, found, strict=True):
        medians = {key: _rounded(median(measured)) for key, measured in figures.items()}
        yield Figures(game=runner.name, seats=runner.seats, **medians)


def ratios(ours: Figures, peer: Figures) -> dict[str, float]:
    """How many times as quick we are, wherever both have a figure."""
    found = {}
    for key, theirs in asdict(peer).items():
        own = getattr(ours, key)
        if key not in ("game", "seats") and theirs and own:
            found[key] = _rounded(own / theirs if key.endswith("_per_s") else theirs / own)
    return found


def _rounded(figure: float) -> float:
    """Three figures say all there is to say."""
    return float(f"{figure:.3g}")


# Time is that of this process, so that others on the same machine count for less.


def rate(step: Callable[[], int], seconds: float = SECONDS) -> float:
    """How many a second, if every step makes some."""
    count, start = 0, process_time()
    while (spent := process_time() - start) < seconds:
        count += step()
    return count / spent


def microseconds(calls: Sequence[Callable[[], object]]) -> float:
    """The median over these calls of the time that one of them takes."""
    return median(_time(call) for call in calls)


def _time(call: Callable[[], object]) -> float:
    start = process_time()
    for _ in range(REPEATS):
        call()
    return (process_time() - start) / REPEATS * 1e6


class Ours:
    """A game of the catalogue."""

    def __init__(self, rules: Rules) -> None:
        self.edition = rules.standard
        self.name, self.seats = rules.slug, min(max(2, rules.seats[0]), rules.seats[-1])
        self.chance = random.Random(0)
        self.seed = 0
        self.positions = list(self._positions())
        at, dice = self.positions, Dice.from_seed("bench")
        games = [game for game, _ in at]
        self.verbs: dict[str, Callable[[], float]] = {
            "decisions_per_s": partial(rate, self.play),
            "options_us": partial(microseconds, [partial(game.options, seat) for game, seat in at]),
            "clone_us": partial(microseconds, [game.clone for game in games]),
            "redeal_us": partial(microseconds, [partial(game.redeal, seat, dice) for game, seat in at]),
            "save_us": partial(microseconds, [game.save for game in games]),
            "load_us": partial(microseconds, [partial(Game.load, self.edition, game.save()) for game in games]),
            "digest_us": partial(microseconds, [game.digest for game in games]),
            "save_bytes": partial(median, [len(game.save()) for game in games]),
            "search_iterations_per_s": self.search,
        }

    def start(self) -> Game:
        self.seed += 1
        return Game.start(self.edition, self.seats, self.seed, events=False, record=False)

    def play(self) -> int:
        """A game at random, to its end: at each decision the options are listed and one is drawn."""
        game, draw = self.start(), self.chance.random
        while not game.is_over:
            seat = game.waiting()[0]
            options = game.options(seat)
            game.play(seat, options[int(draw() * len(options))])
        return game.answers

    def _positions(self) -> Iterator[tuple[Game, Seat]]:
        """Decisions from all over some games, with more than one option."""
        decisions = [found for _ in range(5) for found in self._decisions()]
        return iter(decisions[:: max(1, len(decisions) // POSITIONS)])

    def _decisions(self) -> Iterator[tuple[Game, Seat]]:
        game = self.start()
        while not game.is_over:
            seat = game.waiting()[0]
            options = game.options(seat)
            if len(options) > 1:
                yield game.clone(), seat
            game.play(seat, self.chance.choice(options))

    def search(self) -> float:
        """Iterations a second of the search bot, over some positions."""
        bot = make(f"search:{ITERATIONS}", 0)
        spent = []
        for game, seat in self.chance.sample(self.positions, min(SEARCHES, len(self.positions))):
            position = Position(game, seat)
            start = process_time()
            bot.choose(position)
            spent.append(process_time() - start)
        return ITERATIONS / median(spent)
