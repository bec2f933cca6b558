"""Cards, creatures, missions: what the content files say, typed, checked, and in columns for the rules."""

from .columns import Content
from .entries import Files

__all__ = ["Content", "Files"]
