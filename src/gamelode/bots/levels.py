"""Bots as people know them: Beginner, Casual, Good, Strong. Which bot that is, each game says for itself."""

from __future__ import annotations

from gamelode.kernel import Fault, Rules
from gamelode.kernel.lessons import Level

from .bot import Bot
from .names import KINDS, make
from .search import SearchBot
from .slips import SlippingBot

# For a game that does not say it.
USUAL = (
    Level(id="beginner", name="Pip", face="lamp", line="Often does just anything.", bot="greedy~60"),
    Level(id="casual", name="Mags", face="pick", line="Takes what looks best, and slips at times.", bot="greedy~20"),
    Level(id="good", name="Doc", face="scale", line="Thinks a little ahead.", bot="search:40"),
    Level(id="strong", name="Iris", face="crystal", line="Thinks as far ahead as it can.", bot="search:200"),
)


def levels_of(rules: Rules | None) -> tuple[Level, ...]:
    """The levels of a game, from the weakest to the strongest; the usual ones where no game is named."""
    return (rules.lessons.levels if rules else ()) or USUAL


def level_named(rules: Rules | None, name: str) -> Level | None:
    """The level of that id; None if the name is no level's."""
    return next((level for level in levels_of(rules) if level.id == name), None)


def exact_bot(rules: Rules | None, name: str) -> str:
    """The exact name of a bot that may be named by its level. There must be such a bot."""
    level = level_named(rules, name)
    if level is not None:
        return level.bot
    try:
        return make(name, 0).name
    except Fault as fault:
        if name.partition(":")[0].partition("~")[0] in KINDS:
            raise
        levels = ", ".join(level.id for level in levels_of(rules))
        raise Fault(f"{fault}; or, by how well they play, {levels}") from fault


def search_of(bot: Bot) -> SearchBot | None:
    """The search that a bot thinks with; None if it does not think for long."""
    inner = bot.bot if isinstance(bot, SlippingBot) else bot
    return inner if isinstance(inner, SearchBot) else None
