"""What a choice costs, what follows from it, what it risks and how likely that is, before it is made.

A game writes parts as it writes events: a struct for each, whose first docstring line is its sentence. A forecast is
made from a re-dealt game, so that it can use nothing that the seat does not know.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Self, TypeVar

from msgspec import Struct

from .choices import Choice
from .dice import Dice
from .frames import Seat
from .words import Words

if TYPE_CHECKING:
    from .game import Game

P = TypeVar("P", bound="Part")


class Part(Struct, tag=True, frozen=True, omit_defaults=True):
    """One statement of a forecast. The first line of its docstring is its sentence."""


class Cost(Part, frozen=True):
    """What is given for it."""


class Effect(Part, frozen=True):
    """What follows from it for certain."""


class Risk(Part, frozen=True):
    """What may be lost by it."""


class Chance(Part, frozen=True, kw_only=True):
    """Something that may follow: in so many ways of so many that are equally likely."""

    ways: int
    of: int
    is_exact: bool = True  # else so many imagined games were tried

    @property
    def share(self) -> float:
        return self.ways / self.of

    def came_true(self, game: Game) -> bool | None:
        """Whether it has happened in a game that was played on after the choice; None: that is still open. The log of
        the game begins with the choice. For tests, which hold the odds against many games."""
        raise NotImplementedError


class Forecast(Struct, frozen=True, kw_only=True):
    """What can be said of a choice before it is made."""

    costs: tuple[Cost, ...] = ()
    effects: tuple[Effect, ...] = ()
    risks: tuple[Risk, ...] = ()
    chances: tuple[Chance, ...] = ()

    @classmethod
    def of(cls, parts: Iterable[Part]) -> Self:
        """These parts, each where it belongs and in their order."""
        found = tuple(parts)

        def kept(kind: type[P]) -> tuple[P, ...]:
            return tuple(part for part in found if isinstance(part, kind))

        return cls(costs=kept(Cost), effects=kept(Effect), risks=kept(Risk), chances=kept(Chance))


PLAYED_ON = 100  # decisions until it must be known what came of a chance


def come_true(game: Game, seat: Seat, choice: Choice, chances: Sequence[Chance], dice: Dice, tries: int) -> list[int]:
    """How often each of these chances comes true in so many games that the seat could be in, after it made a choice.

    Everybody then answers with the first option, until all is known. For odds that nobody can count: draft the chances
    with `of=tries` and `is_exact=False`, and put in the ways that are found.
    """
    ways = [0] * len(chances)
    for _ in range(tries):
        twin = game.redeal(seat, dice.spawn())
        twin.log = []  # a chance may look up what has happened since
        twin.table.listen()
        twin.play(seat, choice)
        for number in _true_in(twin, chances):
            ways[number] += 1
    return ways


def _true_in(game: Game, chances: Sequence[Chance]) -> list[int]:
    """The numbers of those that come true in a game, which is used up."""
    came, unknown = [], list(range(len(chances)))
    for _ in range(PLAYED_ON):
        known = [(number, chances[number].came_true(game)) for number in unknown]
        came += [number for number, is_true in known if is_true]
        unknown = [number for number, is_true in known if is_true is None]
        if not unknown or game.is_over:
            return came
        seat = game.waiting()[0]
        game.play(seat, game.options(seat)[0])
    raise ValueError(f"nobody knows what comes of {chances[unknown[0]]}")


class ChanceInWords(Struct, frozen=True):
    """A chance as people read it."""

    text: str
    share: float
    is_exact: bool


class ForecastInWords(Struct, frozen=True, kw_only=True):
    """A forecast as people read it."""

    costs: tuple[str, ...] = ()
    effects: tuple[str, ...] = ()
    risks: tuple[str, ...] = ()
    chances: tuple[ChanceInWords, ...] = ()


def in_words(forecast: Forecast, words: Words) -> ForecastInWords:
    """The sentences of a forecast."""
    return ForecastInWords(
        costs=tuple(map(words.say, forecast.costs)),
        effects=tuple(map(words.say, forecast.effects)),
        risks=tuple(map(words.say, forecast.risks)),
        chances=tuple(ChanceInWords(words.say(each), each.share, each.is_exact) for each in forecast.chances),
    )
