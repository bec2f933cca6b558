"""Which structs a type is made of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec import Struct


def structs_in(kinds: Iterable[Any]) -> Iterator[type[Struct]]:
    """Every type of struct that a value of one of these types can hold, itself included; each once."""
    seen: set[type] = set()
    todo: list[Any] = [msgspec.inspect.type_info(kind) for kind in kinds]
    while todo:
        info = todo.pop()
        if isinstance(info, msgspec.inspect.StructType):
            if info.cls in seen:
                continue
            seen.add(info.cls)
            yield info.cls
            todo += [field.type for field in info.fields]
        else:
            todo += _inside(info)


def _inside(info: Any) -> list[Any]:
    """The types that a collection or a union is made of."""
    inner: list[Any] = []
    for field in ("item_type", "key_type", "value_type", "item_types", "types"):
        found = getattr(info, field, ())
        inner += found if isinstance(found, tuple) else [found]
    return inner
