"""A promise of the kernel, and what is raised when a game breaks it."""

from __future__ import annotations


class NonConformance(AssertionError):
    """A game breaks a promise of the kernel."""


def expect(holds: object, promise: str, *about: object) -> None:
    """Raise `NonConformance`, with the promise and what it is about, unless it holds."""
    if not holds:
        raise NonConformance(f"{promise}: {' '.join(map(str, about))}")
