"""Special rules of creatures, a class for each. Content declares them on kinds of creatures, in any combination.

A new rule is a module with its class, and a line in this list.
"""

from __future__ import annotations

from msgspec import ValidationError

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


def declaring_keys() -> tuple[str, ...]:
    """The keys of a creature's entry that declare special rules."""
    return tuple(dict.fromkeys(rule.key for rule in SPECIAL_RULES))


def declared(key: str, value: object) -> SpecialRule | None:
    """The rule that a key with this value declares; None if the value says that it does not hold."""
    named = {rule.word: rule for rule in SPECIAL_RULES if rule.key == key}
    if "" in named:
        return named[""].read(value)
    if not isinstance(value, str) or value not in named:
        raise ValidationError(f"there is no {value!r}; there are {', '.join(named)}")
    return named[value]()


__all__ = ["SPECIAL_RULES", "SpecialRule", "declared", "declaring_keys"]
