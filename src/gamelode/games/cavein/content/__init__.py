"""The content of Cave-In: its files, how they are read, and what the rules make of them."""

from .columns import Content
from .entries import Files

__all__ = ["Content", "Files"]
