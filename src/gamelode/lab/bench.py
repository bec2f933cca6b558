"""How quick the games are, on one core, beside other libraries measured in the same minutes."""

from __future__ import annotations

import gc
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import product
from math import ceil
from statistics import median
from time import process_time
from typing import NamedTuple, Protocol

from msgspec import Struct
from msgspec.structs import asdict

from gamelode.bots import Position, SearchBot
from gamelode.bots.position import draws_more
from gamelode.kernel import Dice, Edition, Game, Question, Rules, Seat

ROUNDS = 5
SECONDS = 0.2  # for a figure, in each round; a game with all its figures takes about 25 s
POSITIONS = 100  # decisions at which single verbs are timed
REPEATS = 20  # calls of a quick verb at each of them
SLOW = 0.001  # seconds: a verb that takes longer is called once
SEARCHED = 6  # of them, at which the search bot thinks
ITERATIONS = 100  # at each
STEP = 50  # decisions between two looks at the clock
SOME = 3000  # decisions among which positions are chosen


class Figures(Struct, frozen=True, kw_only=True):
    """Of one game: rates a second, times in microseconds, a size in bytes. None: there is no such thing."""

    game: str
    seats: int
    decisions_per_s: float  # where a question is open, answers are drawn by `sample`
    options_decisions_per_s: float | None = None  # such a game by `options` alone
    decision_p99_us: float | None = None  # one in a hundred decisions takes longer
    decision_max_us: float | None = None
    options_us: float | None = None
    options_p95_us: float | None = None
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


class Measured(NamedTuple):
    """One figure of one runner in one round."""

    runner: Runner
    key: str
    figure: float


def measure(runners: Sequence[Runner], rounds: int = ROUNDS) -> Iterator[Measured]:
    """One figure is measured of all games before the next one is; and all that in rounds."""
    gc.collect()
    gc.freeze()  # what stands ready to be measured is no work for the collector
    try:
        for _, key, runner in product(range(rounds), Figures.__struct_fields__, runners):
            if key in runner.verbs:
                yield Measured(runner, key, runner.verbs[key]())
    finally:
        gc.unfreeze()


def medians(runners: Sequence[Runner], found: Sequence[Measured]) -> list[Figures]:
    """The median of each figure of each runner, over the rounds."""
    return [
        Figures(
            game=runner.name,
            seats=runner.seats,
            **{
                key: _rounded(median(one.figure for one in found if one.runner is runner and one.key == key))
                for key in runner.verbs
            },
        )
        for runner in runners
    ]


def ratios(ours: Figures, peer: Figures) -> dict[str, float]:
    """How many times as quick we are, wherever both have a figure."""
    found = {}
    for key, theirs in asdict(peer).items():
        own = getattr(ours, key)
        if key not in ("game", "seats") and theirs and own:
            found[key] = _rounded(own / theirs if key.endswith("_per_s") else theirs / own)
    return found


def _rounded(figure: float) -> float:
    """The figure with three digits that count."""
    return float(f"{figure:.3g}")


# Time is that of this process, so that others on the same machine count for less.


def rate(step: Callable[[], int]) -> float:
    """How many a second, if every step makes some."""
    count, start = 0, process_time()
    while (spent := process_time() - start) < SECONDS:
        count += step()
    return count / spent


def microseconds(calls: Sequence[Callable[[], object]], share: float = 0.5) -> float:
    """What such a share of these calls does not exceed, each for itself; as many of them as there is time for."""
    found, start = [], process_time()
    for call in calls:
        found.append(_time(call))
        if process_time() - start > SECONDS:
            break
    return quantile(found, share) * 1e6


def quantile(numbers: Sequence[float], share: float) -> float:
    """The least number that such a share of them does not exceed."""
    return sorted(numbers)[max(ceil(len(numbers) * share) - 1, 0)]


def _time(call: Callable[[], object]) -> float:
    start = process_time()
    call()
    if (once := process_time() - start) > SLOW:
        return once
    start = process_time()
    for _ in range(REPEATS):
        call()
    return (process_time() - start) / REPEATS


class RandomPlay:
    """Games at random, one after another. At an open question an answer is drawn, if it is to be so."""

    def __init__(self, edition: Edition, seats: int, *, draws: bool) -> None:
        self.edition, self.seats, self.draws = edition, seats, draws
        self.chance, self.dice, self.seed = random.Random(0), Dice.from_seed("bench"), 0
        self.game = self.start()

    def start(self) -> Game:
        self.seed += 1
        return Game.start(self.edition, self.seats, self.seed, events=False, record=False)

    def play(self, decisions: int = STEP) -> int:
        """So many decisions: at each the options are listed and one is drawn."""
        game, draw = self.game, self.chance.random
        for _ in range(decisions):
            seat = game.waiting()[0]
            if self.draws and draws_more(game.question):
                game.play(seat, game.sample(seat, self.dice))
            else:
                options = game.options(seat)
                game.play(seat, options[int(draw() * len(options))])
            if game.is_over:
                game = self.game = self.start()
        return decisions

    def slowest(self, share: float) -> float:
        """The microseconds that such a share of decisions does not exceed; the start of a game is none."""
        found: list[float] = []
        start = process_time()
        end = start + SECONDS
        while start < end or not found:
            before, start = self.seed, process_time()
            self.play(1)
            if self.seed == before:
                found.append(process_time() - start)
        return quantile(found, share) * 1e6


class Ours:
    """A game of the catalogue with a number of players, as it is measured."""

    def __init__(self, rules: Rules, seats: int) -> None:
        rules.check_seats(seats)
        self.edition, self.name, self.seats = rules.standard, rules.slug, seats
        at, dice = self._positions(), Dice.from_seed("bench")
        games = [game for game, _ in at]
        options = [partial(game.options, seat) for game, seat in at]
        self.searched = [(game, seat) for game, seat in at if Position(game, seat).only is None][:SEARCHED]
        draws = is_open(self.edition)
        drawn, listed = (RandomPlay(self.edition, seats, draws=way) for way in (draws, False))
        self.verbs: dict[str, Callable[[], float]] = {
            "decisions_per_s": partial(rate, drawn.play),
            **({"options_decisions_per_s": partial(rate, listed.play)} if draws else {}),
            "decision_p99_us": partial(drawn.slowest, 0.99),
            "decision_max_us": partial(drawn.slowest, 1.0),
            "options_us": partial(microseconds, options),
            "options_p95_us": partial(microseconds, options, 0.95),
            "clone_us": partial(microseconds, [game.clone for game in games]),
            "redeal_us": partial(microseconds, [partial(game.redeal, seat, dice) for game, seat in at]),
            "save_us": partial(microseconds, [game.save for game in games]),
            "load_us": partial(microseconds, [partial(Game.load, self.edition, game.save()) for game in games]),
            "digest_us": partial(microseconds, [game.digest for game in games]),
            "save_bytes": partial(median, [len(game.save()) for game in games]),
            "search_iterations_per_s": self.search,
        }

    def _positions(self) -> list[tuple[Game, Seat]]:
        """Decisions from all over some games, with more than one option; in any order."""
        play, found = RandomPlay(self.edition, self.seats, draws=True), []
        for number in range(SOME):
            game, seat = play.game, play.game.waiting()[0]
            if number % (SOME // (2 * POSITIONS)) == 0 and len(game.options(seat)) > 1:
                found.append((game.clone(), seat))
            play.play(1)
        return play.chance.sample(found, min(POSITIONS, len(found)))

    def search(self) -> float:
        """Iterations a second of the search bot, at the same positions in every round: they differ much."""
        bot, start = SearchBot(0, iterations=ITERATIONS), process_time()
        count = sum(bot.think(Position(*at)).iterations for at in self.searched)
        return count / (process_time() - start)


def is_open(edition: Edition) -> bool:
    """Whether a question of the game takes more than it lists, and draws from that."""
    questions = [frame for frame in edition.frames if issubclass(frame, Question)]
    return any(question.is_open and question.sample is not Question.sample for question in questions)
