"""Dice that are added up: in how many ways each total comes, exactly."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache

Totals = Mapping[int, int]  # a total, and in how many equally likely ways it comes

MOST = 2**53  # whole numbers up to this are told apart by every reader of JSON
ROUNDED = 10**6  # of so many, where exact odds would be longer than that


@cache
def totals(faces: tuple[int, ...], count: int) -> Totals:
    """What so many dice with these faces show together."""
    if count == 0:
        return {0: 1}
    return added_up((totals(faces, count - 1), _one(faces)))


def _one(faces: tuple[int, ...]) -> Totals:
    return {face: faces.count(face) for face in faces}


def added_up(groups: Iterable[Totals]) -> Totals:
    """What several groups of dice show together."""
    found: dict[int, int] = {0: 1}
    for group in groups:
        more: dict[int, int] = {}
        for one, ways in found.items():
            for two, other in group.items():
                more[one + two] = more.get(one + two, 0) + ways * other
        found = more
    return found


def mean(faces: tuple[int, ...], count: int = 1) -> float:
    """What so many dice with these faces show on average."""
    return count * sum(faces) / len(faces)


def odds(ways: int, of: int) -> tuple[int, int]:
    """The same odds in the smallest numbers; rounded to a millionth where these would still be too long."""
    share = Fraction(ways, of)
    if share.denominator > MOST:
        return round(share * ROUNDED), ROUNDED
    return share.numerator, share.denominator
