"""How good a table looks to a seat."""

from .prospects import value

__all__ = ["value"]
