"""Cards, creatures, missions: what the content files say, typed, checked, and in columns for the rules."""

from .columns import Content

__all__ = ["Content"]
