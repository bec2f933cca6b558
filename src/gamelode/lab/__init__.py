"""Many games at once."""

from .simulate import Played, simulate
from .summary import BotSummary, Rate, Spread, Summary, summarise

__all__ = ["BotSummary", "Played", "Rate", "Spread", "Summary", "simulate", "summarise"]
