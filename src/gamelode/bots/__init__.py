"""Players that are not people."""

from .bot import Bot, RandomBot, seed_of_bots
from .greedy import GreedyBot
from .levels import exact_bot, level_named, levels_of, search_of
from .lookahead import Lookahead
from .mates import mates_with_commands
from .names import make
from .position import Position
from .processes import end_with_parent, undisturbed
from .search import SearchBot
from .slips import SlippingBot
from .values import sides_of, value_of

__all__ = [
    "Bot",
    "GreedyBot",
    "Lookahead",
    "Position",
    "RandomBot",
    "SearchBot",
    "SlippingBot",
    "end_with_parent",
    "exact_bot",
    "level_named",
    "levels_of",
    "make",
    "mates_with_commands",
    "search_of",
    "seed_of_bots",
    "sides_of",
    "undisturbed",
    "value_of",
]
