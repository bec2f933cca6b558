"""Players that are not people."""

from .bot import Bot, RandomBot, seed_of_bots
from .greedy import GreedyBot
from .mates import mates_with_commands
from .names import make
from .position import Position
from .processes import end_with_parent, undisturbed
from .search import SearchBot
from .values import sides_of

__all__ = [
    "Bot",
    "GreedyBot",
    "Position",
    "RandomBot",
    "SearchBot",
    "end_with_parent",
    "make",
    "mates_with_commands",
    "seed_of_bots",
    "sides_of",
    "undisturbed",
]
