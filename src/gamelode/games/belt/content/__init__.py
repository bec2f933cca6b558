"""The fixed facts of the game, from the TOML files beside."""

from .columns import Content

__all__ = ["Content"]
