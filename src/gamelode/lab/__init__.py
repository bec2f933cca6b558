"""Many games at once."""

from .simulate import Played, simulate
from .summary import BotSummary, Rate, Spread, Summary, Tallied, summarise

__all__ = ["BotSummary", "Played", "Rate", "Spread", "Summary", "Tallied", "simulate", "summarise"]
