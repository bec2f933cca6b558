"""One live game with seats: who may answer, undo, look back, bots' moves. There is no network in it, and no clock."""

from .holders import Holder, holders_named
from .match import Match

__all__ = ["Holder", "Match", "holders_named"]
