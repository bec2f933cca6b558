"""Special rules of creatures, a class for each. Content declares them on kinds of creatures, in any combination.

A new rule is a module with its class, and a line in this list.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import fields

from .bangs import HurtsMore, KnocksOver, NoBang, Spawns, Stuns, Webs
from .base import SpecialRule
from .births import Births
from .crushes import Crushes
from .explodes import Explodes
from .faces import Faces
from .flying import Flying
from .traits import BlocksSight, Reward, StunImmune, TakesSpaces

# Where several have something to say at the same moment, they do so in this order.
SPECIAL_RULES: tuple[type[SpecialRule], ...] = (
    NoBang,
    Webs,
    Stuns,
    KnocksOver,
    HurtsMore,
    Spawns,
    Births,
    Explodes,
    Flying,
    Crushes,
    Faces,
    TakesSpaces,
    BlocksSight,
    StunImmune,
    Reward,
)


Field = tuple[str, Any] | tuple[str, Any, Any]  # of a struct: its name, its type, and the value of whoever has none


def keys_of(rules: Iterable[type[SpecialRule]]) -> Iterator[Field]:
    """The fields of a creature's entry that declare these rules. Where words name rules, one of them must stand."""
    words: dict[str, list[str]] = {}
    for rule in rules:
        if rule.word:
            words.setdefault(rule.key, []).append(rule.word)
        else:
            yield rule.key, fields(rule)[0].type if rule.__struct_fields__ else bool, rule.absent
    for key, named in words.items():
        yield key, Literal[tuple(named)]


def declared_by(entry: Struct, rules: Iterable[type[SpecialRule]] = SPECIAL_RULES) -> tuple[SpecialRule, ...]:
    """The special rules that a creature's entry declares, in the order in which they are asked."""
    found = [rule.declared(getattr(entry, rule.key)) for rule in rules]
    return tuple(rule for rule in found if rule is not None)


__all__ = ["SPECIAL_RULES", "SpecialRule", "declared_by", "keys_of"]
