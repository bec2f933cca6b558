"""The fixed facts of the game, from the TOML files beside."""

from .columns import Content
from .entries import Files

__all__ = ["Content", "Files"]
