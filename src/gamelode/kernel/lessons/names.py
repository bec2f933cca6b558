"""Ids of the content in the place of numbers: what an author writes by hand, read as the game's own structs."""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from ..words import hints_of, kind_of

T = TypeVar("T")
Fail = Callable[[str, str], Exception]  # key, reason
Ids = Mapping[str, Mapping[str, int]]  # by kind: what is written, and its number


class NameReader:
    """Reads plain data in which a number may be written as the id of what it stands for."""

    def __init__(self, ids: Ids, fail: Fail) -> None:
        self.ids, self.fail = ids, fail

    def read(self, data: Any, kind: type[T] | Any, key: str) -> T:
        """The data as a value of that type; a fault says which key is wrong, and why."""
        try:
            return msgspec.convert(self.numbered(data, kind, key), kind)
        except msgspec.ValidationError as error:
            reason, _, path = str(error).partition(" - at ")
            raise self.fail(key + path.strip("`$"), reason) from error

    def one_of(self, data: Any, kinds: Sequence[type[T]], key: str) -> type[T]:
        """The type that tagged data names."""
        name = data.get("type")
        found = next((kind for kind in kinds if kind.__name__ == name), None)
        if found is None:
            raise self.fail(f"{key}.type", f"there is no {name!r}" if name else "it is missing")
        return found

    def numbered(self, data: Any, hint: Any, key: str) -> Any:
        """The same data with numbers in the place of ids, wherever the type says of what kind they are."""
        kind, bare = kind_of(hint), _bare(hint)
        if isinstance(data, str) and kind and bare is int:
            return self._number(data, kind, key)
        if isinstance(data, list | tuple):
            return [self.numbered(each, _part(bare, place), f"{key}[{place}]") for place, each in enumerate(data)]
        if isinstance(data, dict):
            return self._table(data, bare, key)
        return data

    def _table(self, data: dict[str, Any], bare: Any, key: str) -> dict[Any, Any]:
        if tagged := [kind for kind in typing.get_args(bare) if getattr(kind, "__name__", "") == data.get("type")]:
            bare = tagged[0]  # of several structs, the one that is named
        if isinstance(bare, type) and issubclass(bare, Struct):
            hints = hints_of(bare)
            return {name: self.numbered(each, hints.get(name), f"{key}.{name}") for name, each in data.items()}
        keys, values = typing.get_args(bare) if typing.get_origin(bare) is dict else (None, None)
        return {
            self.numbered(name, keys, f"{key}.{name}"): self.numbered(each, values, f"{key}.{name}")
            for name, each in data.items()
        }

    def _number(self, id: str, kind: str, key: str) -> int:
        known = self.ids.get(kind, {})
        if id not in known:
            raise self.fail(key, f"there is no {kind} {id!r}; there are {', '.join(known) or 'none with a name'}")
        return known[id]


def _bare(hint: Any) -> Any:
    """The type without what is written on it, and without None."""
    while hasattr(hint, "__metadata__"):
        hint = hint.__origin__
    if typing.get_origin(hint) in (typing.Union, types.UnionType):
        others = [arg for arg in typing.get_args(hint) if arg is not type(None)]
        return _bare(others[0]) if len(others) == 1 else hint
    return hint


def _part(bare: Any, place: int) -> Any:
    """The type of what stands at a place of a list or a tuple."""
    args = typing.get_args(bare)
    if not args:
        return None
    return args[0] if len(args) == 1 or args[-1] is ... else args[min(place, len(args) - 1)]
