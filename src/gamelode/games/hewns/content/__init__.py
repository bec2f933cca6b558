"""What the content files say, and how it is read."""

from .boards import Board
from .columns import Content

__all__ = ["Board", "Content"]
