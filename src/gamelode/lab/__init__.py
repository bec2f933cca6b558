"""Many games at once."""

from .simulate import Plan, Played, simulate, simulate_all
from .summary import BotSummary, Ending, Rate, Spread, Summary, Tallied, summarise

__all__ = [
    "BotSummary",
    "Ending",
    "Plan",
    "Played",
    "Rate",
    "Spread",
    "Summary",
    "Tallied",
    "simulate",
    "simulate_all",
    "summarise",
]
