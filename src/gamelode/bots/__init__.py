"""Players that are not people."""

from .bot import Bot, RandomBot
from .company import Company
from .greedy import GreedyBot
from .helping import helpers
from .names import make
from .position import Position
from .processes import undisturbed
from .search import SearchBot

__all__ = ["Bot", "Company", "GreedyBot", "Position", "RandomBot", "SearchBot", "helpers", "make", "undisturbed"]
