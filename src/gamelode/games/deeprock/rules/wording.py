"""Creatures and counts in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..content import Content


def creature_name(content: Content, creature: str) -> str:
    return content.creatures[content.kind[creature]].name


def kinds_named(content: Content, creatures: tuple[str, ...]) -> str:
    """These creatures; all of them, if none is named."""
    names = [several(creature_name(content, creature)) for creature in creatures]
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names) or "creatures"


def counted(number: int, thing: str) -> str:
    return f"{number} {thing if number == 1 else several(thing)}"


def several(thing: str) -> str:
    return f"{thing}es" if thing.endswith("s") else f"{thing}s"
