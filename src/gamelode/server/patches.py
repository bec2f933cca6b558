"""What changed between two views, as a JSON Patch (RFC 6902): what a page needs to come from one to the next."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

Path = str  # a JSON Pointer


class Change(Struct, frozen=True):
    """One operation of a patch."""

    op: Literal["add", "remove", "replace"]
    path: Path
    value: Any | UnsetType = UNSET


Patch = tuple[Change, ...]


def patch(old: Any, new: Any) -> Patch:
    """The changes, in order, that make the JSON of one thing that of the other."""
    return tuple(_changes(old, new, ""))


def _changes(old: Any, new: Any, path: Path) -> Iterator[Change]:
    if old is new:
        return
    if isinstance(new, Struct) and type(old) is type(new):
        for name, shown in _names(type(new)):
            mine, yours = getattr(old, name), getattr(new, name)
            if mine is not yours and mine != yours:
                yield from _changes(mine, yours, f"{path}/{shown}")
    elif isinstance(new, Mapping) and isinstance(old, Mapping):
        yield from _in_mapping(old, new, path)
    elif isinstance(new, list | tuple) and isinstance(old, list | tuple):
        yield from _in_list(old, new, path)
    elif old != new or type(old) is not type(new):
        yield Change("replace", path, new)


def _in_mapping(old: Mapping[Any, Any], new: Mapping[Any, Any], path: Path) -> Iterator[Change]:
    """Changes by key. JSON keeps no order of keys that anybody may rely on."""
    for key in old:
        if key not in new:
            yield Change("remove", f"{path}/{_token(key)}")
    for key, value in new.items():
        if key not in old:
            yield Change("add", f"{path}/{_token(key)}", value)
        elif old[key] != value:
            yield from _changes(old[key], value, f"{path}/{_token(key)}")


def _in_list(old: Sequence[Any], new: Sequence[Any], path: Path) -> Iterator[Change]:
    """What is equal at both ends stays; of as many between them each is changed, else they are taken out and put in."""
    start, most = 0, min(len(old), len(new))
    while start < most and old[start] == new[start]:
        start += 1
    end = 0
    while end < most - start and old[-1 - end] == new[-1 - end]:
        end += 1
    gone, come = len(old) - end - start, new[start : len(new) - end]
    if gone == len(come):
        for place, value in enumerate(come, start):
            if old[place] != value:
                yield from _changes(old[place], value, f"{path}/{place}")
        return
    for _ in range(gone):
        yield Change("remove", f"{path}/{start}")
    for place, value in enumerate(come, start):
        yield Change("add", f"{path}/{place}", value)


@cache
def _names(kind: type[Struct]) -> tuple[tuple[str, str], ...]:
    """The fields of a struct, with the names that they have in JSON."""
    return tuple((field.name, _token(field.encode_name)) for field in msgspec.structs.fields(kind))


def _token(key: Any) -> str:
    """A key as a pointer spells it."""
    said = key if isinstance(key, str) else msgspec.json.encode(key).decode().strip('"')
    return said.replace("~", "~0").replace("/", "~1")
