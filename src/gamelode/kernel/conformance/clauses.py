"""Which clauses run, and whether each receives what its annotation says."""

from __future__ import annotations

import types
import typing
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from ..frames import Frame
from .promises import expect


@contextmanager
def counting_clauses(frames: tuple[type[Frame], ...]) -> Iterator[Counter[str]]:
    """Counts the clauses that run meanwhile, and checks that each receives what its annotation says."""
    ran: Counter[str] = Counter()
    before = {frame: frame.steps for frame in frames}
    for frame in frames:
        frame.steps = {
            place: (_counted(step, frame, ran) if step.__name__ in frame.steps else step, after)
            for place, (step, after) in frame.steps.items()
        }
    try:
        yield ran
    finally:
        for frame, steps in before.items():
            frame.steps = steps


def clauses_of(frames: tuple[type[Frame], ...]) -> list[str]:
    """The name of every clause, as `counting_clauses` counts them."""
    return [f"{frame.__name__}.{place}" for frame in frames for place in frame.steps if place.isidentifier()]


def _counted(step: Callable[..., Any], frame: type[Frame], ran: Counter[str]) -> Callable[..., Any]:
    *_, received = [hint for name, hint in typing.get_type_hints(step).items() if name != "return"] or [Any]
    name = f"{frame.__name__}.{step.__name__}"

    def counted(self: Frame, table: Any, got: Any) -> Any:
        ran[name] += 1
        expect(fits(got, received), f"{name} receives {received}", repr(got))
        return step(self, table, got)

    counted.__name__ = step.__name__
    counted.clause_ids = step.clause_ids  # type: ignore[attr-defined]
    return counted


def fits(value: Any, kind: Any) -> bool:
    """Whether a value is of an annotated type."""
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if kind is Any or isinstance(kind, typing.TypeVar):
        return True
    if kind is None or kind is type(None):
        return value is None
    if origin is dict:
        return isinstance(value, dict) and all(fits(k, args[0]) and fits(v, args[1]) for k, v in value.items())
    if origin is tuple and args[-1:] == (...,):
        return isinstance(value, tuple) and all(fits(item, args[0]) for item in value)
    if origin is tuple:
        return isinstance(value, tuple) and len(value) == len(args) and all(map(fits, value, args))
    if origin is list:
        return isinstance(value, list) and all(fits(item, args[0]) for item in value)
    if origin is typing.Literal:
        return value in args
    if isinstance(origin, type) and origin is not types.UnionType:
        return isinstance(value, origin)
    if args:
        return any(fits(value, arg) for arg in args)
    return isinstance(value, kind) and not (kind is int and isinstance(value, bool))
