"""Plain sentences for choices, events and prompts: docstrings whose {fields} are filled with names.

A field's kind is written on its type: with `Card = Annotated[int, "card"]`, the label \"""Recruit {card}\""" asks the
game's namer of cards. A field that is itself a struct says its own sentence. A plural in brackets goes by the number
before it: \"""{count} card(s) left\""". Of two amounts with an \"and\" in brackets one that is none is left out:
\"""Pay {red} red (and) {blue} blue gems\""".
"""

from __future__ import annotations

import inspect
import re
import typing
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from msgspec import Struct

COUNTED = re.compile(r"(\d+)(\D*?)\(s\)")
NONE_BEFORE, NONE_AFTER = re.compile(r"\b0 \w+ \(and\) "), re.compile(r" \(and\) 0 \w+")
NO_FIGURES: Mapping[str, Any] = {}
Namer = Callable[[Any], str]  # of an id, or of None where it is hidden


class Words:
    """Says things with the names of one game and one company of players."""

    def __init__(self, namers: Mapping[str, Namer], players: Sequence[str] = ()) -> None:
        self.namers = {"seat": self.player, **namers}
        self.players = players

    def player(self, seat: int | None) -> str:
        if seat is None:
            return "Nobody"
        if seat < 0:
            return "nobody"  # where a seat is asked for, and none is meant
        return self.players[seat] if seat < len(self.players) else f"Player {seat + 1}"

    def say(self, thing: Any, figures: Mapping[str, Any] | None = None) -> str:
        """A choice, an event, a trigger or a question in words; `figures` fill what is no field of it."""
        template, parts, end = template_of(type(thing))  # type: ignore[arg-type]
        if not parts:
            return template
        given, said = figures or NO_FIGURES, ""
        for before, field, kind in parts:
            said += before + self._name(given[field] if field in given else getattr(thing, field), kind)
        said += end
        if "(and)" in template:
            said = NONE_AFTER.sub("", NONE_BEFORE.sub("", said)).replace("(and)", "and")
        return COUNTED.sub(_counted, said) if "(s)" in template else said

    def field(self, thing: Any, name: str) -> str:
        """The value of one field of a struct, named by the kind that is written on its type."""
        value, hint = getattr(thing, name), hints_of(type(thing)).get(name)  # type: ignore[arg-type]
        if not isinstance(value, dict):
            return self._name(value, kind_of(hint))
        key, part = map(kind_of, typing.get_args(hint) or (None, None))
        return ", ".join(f"{self._name(k, key)}: {self._name(v, part)}" for k, v in value.items()) or "nothing"

    def _name(self, value: Any, kind: str) -> str:
        if isinstance(value, tuple | list):
            return ", ".join(self._name(item, kind) for item in value) or "nothing"
        if kind in self.namers:
            return self.namers[kind](value)
        return self.say(value) if isinstance(value, Struct) else str(value)


def _counted(found: re.Match[str]) -> str:
    return found[1] + found[2] + ("" if found[1] == "1" else "s")


def plain(text: str) -> str:
    """Text that others wrote, without what a terminal or a page would obey instead of showing it."""
    if text.isprintable():
        return text
    return "".join(each for each in text if each in "\n\t" or unicodedata.category(each)[0] != "C")


@cache
def template_of(kind: type[Any]) -> tuple[str, tuple[tuple[str, str, str], ...], str]:
    """The first line of the docstring without its citations; each field that is named in it, with the words before it
    and its kind; and the words behind the last."""
    doc = inspect.cleandoc(kind.__doc__ or kind.__name__)  # its own: that of a base would say something else
    line = re.sub(r"^(\[[^\]]*\]\s*)+", "", doc.splitlines()[0])
    hints = hints_of(kind)  # type: ignore[arg-type]
    *pairs, end = re.split(r"{(\w+)}", line)
    return (
        line,
        tuple((said, name, kind_of(hints.get(name))) for said, name in zip(*[iter(pairs)] * 2, strict=True)),
        end,
    )


@cache
def hints_of(kind: type[Any]) -> dict[str, Any]:
    """The types of a struct's fields, with what is written on them."""
    return typing.get_type_hints(kind, include_extras=True)


def kind_of(hint: Any) -> str:
    """The kind of thing that is written on a type, or on a part of it; empty if there is none."""
    for part in getattr(hint, "__metadata__", ()):
        if isinstance(part, str):
            return part
    inner = [kind_of(arg) for arg in typing.get_args(hint) if arg is not type(None)]
    return next((kind for kind in inner if kind), "")
