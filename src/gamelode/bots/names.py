"""Bots by name: `random`, `greedy`, `search`, `search:400` (iterations), `search:1.5s` (seconds).

`greedy~20` is one that slips in 20 of a hundred decisions.
"""

from __future__ import annotations

import re

from gamelode.kernel import Fault

from .bot import Bot, RandomBot
from .greedy import GreedyBot
from .search import SearchBot
from .slips import SlippingBot

KINDS = ("random", "greedy", "search")


def make(name: str, seed: int | str) -> Bot:
    """The bot of that name. Its luck follows from the seed."""
    steady, tilde, slips = name.partition("~")
    if not tilde:
        return _steady(name, seed)
    if not re.fullmatch(r"[1-9][0-9]?", slips):
        raise Fault(f"bot {name!r}: say in how many of a hundred decisions it slips, as in greedy~20")
    return SlippingBot(_steady(steady, seed), seed, int(slips))


def _steady(name: str, seed: int | str) -> Bot:
    """The bot of a name without slips."""
    kind, colon, budget = name.partition(":")
    if kind not in KINDS:
        raise Fault(f"there is no bot {name!r}; there are {', '.join(KINDS)}")
    if kind == "search":
        return _search(name, budget, seed) if colon else SearchBot(seed)
    if colon:
        raise Fault(f"bot {name!r}: only search takes a budget")
    return RandomBot(seed) if kind == "random" else GreedyBot(seed)


def _search(name: str, budget: str, seed: int | str) -> SearchBot:
    if re.fullmatch(r"[1-9][0-9]{0,6}", budget):
        return SearchBot(seed, iterations=int(budget))
    if re.fullmatch(r"[0-9]{1,4}(\.[0-9]{1,3})?s", budget) and float(budget[:-1]):
        return SearchBot(seed, seconds=float(budget[:-1]))
    raise Fault(f"bot {name!r}: say how many iterations, as in search:400, or how long, as in search:1.5s")
