"""Several values of an option, or several companies of bots: a run for each combination."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain, permutations, product
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from gamelode.kernel import Edition, Fault, Game, game_options

from .simulate import Plan, Played
from .summary import Rate, Stake, rate_of, stakes_of

ALL = "all"
BY_SEAT = "+"  # between the options of the seats: south+north


class Axis(Struct, frozen=True):
    """An option and the values it takes in turn; or options of the seats, which share values out among them."""

    keys: tuple[str, ...]
    values: tuple[Any, ...]

    @property
    def name(self) -> str:
        return BY_SEAT.join(self.keys)

    @property
    def varies(self) -> bool:
        return len(self.values) > 1

    @property
    def is_by_seat(self) -> bool:
        return len(self.keys) > 1

    @property
    def settings(self) -> list[dict[str, Any]]:
        """Seats never have the same value: that would say nothing about it."""
        return [dict(zip(self.keys, values, strict=True)) for values in permutations(self.values, len(self.keys))]


class Sweep(Struct, frozen=True):
    """Runs that differ in their options or in their bots; also a single one."""

    plans: list[Plan]
    axes: list[Axis]
    runs: list[list[Played]]  # of each plan

    @property
    def games(self) -> list[Played]:
        return [game for run in self.runs for game in run]

    @property
    def varied(self) -> list[Axis]:
        return [axis for axis in self.axes if axis.varies]


class League(Struct, frozen=True):
    """How values do that seats play against each other with."""

    overall: dict[str, Rate]
    against: dict[str, dict[str, Rate]]


# --- what is to be run


def axes_of(edition: Edition, seats: int, pairs: Iterable[tuple[str, str]]) -> list[Axis]:
    """Options as they were typed. Those that are given several times have several values."""
    words: dict[str, list[str]] = {}
    for key, text in pairs:
        words.setdefault(key, []).append(text)
    return [_axis(edition, seats, key, texts) for key, texts in words.items()]


def _axis(edition: Edition, seats: int, name: str, texts: Sequence[str]) -> Axis:
    keys = tuple(key.strip() for key in name.split(BY_SEAT))
    if len(keys) not in (1, seats):
        raise Fault(f"option {name}: {seats} seats need as many options, not {len(keys)}")
    values = tuple(dict.fromkeys(chain.from_iterable(_values(edition, seats, keys[0], text) for text in texts)))
    if len(values) < len(keys):
        raise Fault(f"option {name}: {len(keys)} seats need as many values, to play with each against the others")
    return Axis(keys, values)


def _values(edition: Edition, seats: int, key: str, text: str) -> list[Any]:
    """`all`, without those that a minus stands before; values with commas; or one, which may have commas in it."""
    words = [word.strip() for word in text.split(",")]
    if words[0] == ALL:
        return _listed(edition, seats, key, [word.removeprefix("-") for word in words[1:]])
    if _accepts(edition, seats, {key: text}) or not any(_accepts(edition, seats, {key: word}) for word in words):
        return [text]  # whatever is wrong with it is told of the whole
    return list(words)


def _listed(edition: Edition, seats: int, key: str, without: Sequence[str]) -> list[Any]:
    """The values of an option that so many players may pick, but for some of them."""
    options = {option.name: option for option in game_options(edition)}
    if key not in options:
        listed = ", ".join(options) or "none"
        raise Fault(f"option {key}: {edition.rules.title} does not list its values; it lists those of {listed}")
    values = {str(each.value): each.value for each in options[key].values if seats in each.seats}
    if unknown := [word for word in without if word not in values]:
        raise Fault(f"option {key}: {unknown[0]!r} is none of {', '.join(values)}")
    if len(set(without)) == len(values):
        raise Fault(f"option {key}: no value is left")
    return [value for word, value in values.items() if word not in without]


def _accepts(edition: Edition, seats: int, options: dict[str, Any]) -> bool:
    try:
        Game.start(edition, seats, 0, options, events=False, record=False)
    except Fault:
        return False
    return True


def combined(axes: Sequence[Axis]) -> list[dict[str, Any]]:
    """Every combination of what the options may be, as options of a game."""
    ways = product(*(axis.settings for axis in axes))
    return [{key: value for part in parts for key, value in part.items()} for parts in ways]


def with_own_deals(plans: Iterable[Plan], axes: Iterable[Axis]) -> list[Plan]:
    """Every run has a seed of its own: otherwise the luck of one deal would count as often as there are runs. Those in
    which seats play with values against each other have the same, so that each value meets with all of them."""
    shared = {key for axis in axes if axis.is_by_seat for key in axis.keys}
    numbers: dict[tuple[object, ...], int] = {}
    found = []
    for plan in plans:
        kind = (plan.bots, *[(key, str(value)) for key, value in plan.options.items() if key not in shared])
        number = numbers.setdefault(kind, len(numbers))
        found.append(replace(plan, seed=f"{plan.seed}.{number}") if number else plan)
    return found


# --- what came of it


def by_value(axis: Axis, games: Iterable[Played]) -> dict[str, list[Played]]:
    """The games that were played with each value of an option."""
    found: dict[str, list[Played]] = {str(value): [] for value in axis.values}
    for game in games:
        found[str(game.options[axis.keys[0]])].append(game)
    return found


def league(axis: Axis, games: Iterable[Played]) -> League:
    """How each value did for the seats that had it, on the whole and against each other value."""
    names = [str(value) for value in axis.values]
    overall: dict[str, list[Stake]] = {name: [] for name in names}
    against: dict[str, dict[str, list[Stake]]] = {one: {two: [] for two in names if two != one} for one in names}
    for game in games:
        of_seats = [str(game.options[key]) for key in axis.keys]
        for own, stake in zip(of_seats, stakes_of(game), strict=True):
            overall[own].append(stake)
            for other in set(of_seats) - {own}:
                against[own][other].append(stake)
    ranked = sorted(names, key=lambda name: -rate_of(overall[name]).share)
    return League(
        {name: rate_of(overall[name]) for name in ranked}, {one: _rates(against[one], ranked) for one in ranked}
    )


def _rates(held: Mapping[str, Sequence[Stake]], names: Iterable[str]) -> dict[str, Rate]:
    return {name: rate_of(held[name]) for name in names if held.get(name)}
