"""What the content files say, and how it is read."""

from .boards import Board
from .columns import Content
from .entries import Files

__all__ = ["Board", "Content", "Files"]
