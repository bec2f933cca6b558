"""Choices with any values at all, for questions that must refuse what nobody should choose."""

from __future__ import annotations

import typing
from typing import Any

import msgspec
from msgspec import Struct

from ..choices import Choice
from ..dice import Dice

NUMBERS = (-1, 0, 1, 2, 3, 5, 7, 23, 59, 1_000_000_000)


def any_choice(kind: type[Choice], dice: Dice) -> Choice:
    """A choice of that type with any values, sensible or not."""
    hints = typing.get_type_hints(kind)
    values = {field.name: _any_value(hints[field.name], dice) for field in msgspec.structs.fields(kind)}
    return kind(**values)


def _any_value(kind: Any, dice: Dice) -> Any:
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if kind is bool:
        return bool(dice.below(2, "fuzz"))
    if kind is int:
        return dice.pick(NUMBERS, "fuzz")
    if kind is str:
        return dice.pick(("", "x", "0"), "fuzz")
    if origin is tuple and args[-1] is ...:
        return tuple(_any_value(args[0], dice) for _ in range(dice.below(5, "fuzz")))
    if origin is tuple:
        return tuple(_any_value(arg, dice) for arg in args)
    if args:  # a union, or a literal
        chosen = dice.pick(args, "fuzz")
        return chosen if origin is typing.Literal else _any_value(chosen, dice)
    if isinstance(kind, type) and issubclass(kind, Struct):
        hints = typing.get_type_hints(kind)
        return kind(**{field.name: _any_value(hints[field.name], dice) for field in msgspec.structs.fields(kind)})
    return None
