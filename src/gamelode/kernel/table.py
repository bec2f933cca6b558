"""What lies on the table, and a clone of it that is generated from its field types."""

from __future__ import annotations

import types
import typing
from collections.abc import Callable
from enum import Enum
from typing import Any, ClassVar, ParamSpec, TypeVar

from msgspec import Struct
from msgspec.structs import fields

from .dice import Dice
from .events import Event
from .frames import check_fields

P = ParamSpec("P")
T = TypeVar("T", bound=Struct)


class Table(Struct, kw_only=True, omit_defaults=True, dict=True):
    """All that lies on the table: what a player could point at, also if it lasts one turn. Games add columns."""

    dice: Dice
    over: str = ""  # the clause that ended the game; set by any clause, obeyed right after it
    shown: int = 0  # how many secrets have been shown

    content: ClassVar[Any] = None  # the fixed facts: shared by all tables of an edition, neither cloned nor saved
    news: ClassVar[list[Event] | None] = None  # what the running clause tells; None: nobody listens

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        check_fields(cls)

    def tell(self, event: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        """Say what happened. Nothing is built when nobody listens."""
        if event.reveals:  # type: ignore[attr-defined]
            self.shown += 1
        if self.news is not None:
            self.news.append(event(*args, **kwargs))

    def listen(self) -> None:
        """From now on events are built. It holds for this very table: clones are silent."""
        self.__dict__["news"] = []


def cloner(kind: type[T]) -> Callable[[T], T]:
    """A function that copies a struct: in C first, then every mutable part of it."""
    scope: dict[str, Any] = {"copy": kind.__copy__}  # type: ignore[attr-defined]
    hints = typing.get_type_hints(kind)
    lines = ["def clone(old):", "    new = copy(old)"]
    for field in fields(kind):
        code = _copy_of(hints[field.name], f"old.{field.name}", scope, f"{kind.__name__}.{field.name}")
        if code != f"old.{field.name}":
            lines.append(f"    new.{field.name} = {code}")
    exec("\n".join([*lines, "    return new"]), scope)
    clone: Callable[[T], T] = scope["clone"]
    return clone


def _copy_of(kind: Any, value: str, scope: dict[str, Any], where: str, depth: int = 0) -> str:
    """Source code that copies `value`, a thing of this type; `value` itself where it can be shared."""
    origin, args, inner = typing.get_origin(kind), typing.get_args(kind), f"x{depth}"
    if origin is list:
        part = _copy_of(args[0], inner, scope, where, depth + 1)
        return f"{value}[:]" if part == inner else f"[{part} for {inner} in {value}]"
    if origin is dict:
        part = _copy_of(args[1], inner, scope, where, depth + 1)
        key = f"k{depth}"
        return f"{value}.copy()" if part == inner else f"{{{key}: {part} for {key}, {inner} in {value}.items()}}"
    if isinstance(kind, type) and issubclass(kind, Struct) and not kind.__struct_config__.frozen:
        name = f"clone{len(scope)}"
        scope[name] = cloner(kind)
        return f"{name}({value})"
    if _is_immutable(kind):
        return value
    if origin in (typing.Union, types.UnionType) and len(args) == 2 and type(None) in args:
        part = _copy_of(args[0] if args[1] is type(None) else args[1], value, scope, where, depth)
        return f"(None if {value} is None else {part})"
    raise TypeError(f"{where}: a table cannot hold {kind}, for it could not be cloned")


def _is_immutable(kind: Any) -> bool:
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if kind in (int, str, bool, bytes, type(None), ...) or origin is typing.Literal:
        return True
    if origin in (tuple, typing.Union, types.UnionType):
        return all(_is_immutable(arg) for arg in args)
    if isinstance(kind, type) and issubclass(kind, Struct):
        hints = typing.get_type_hints(kind)
        return kind.__struct_config__.frozen and all(_is_immutable(hints[field.name]) for field in fields(kind))
    return isinstance(kind, type) and issubclass(kind, Enum)
