"""One live game with seats: who may answer, undo, look back, bots' moves. There is no network in it, and no clock."""

from gamelode.kernel.words import plain

from .capsule import Capsule
from .holders import Holder, another, holders_named, is_of_a_bot
from .match import Automatic, Match, Yield

__all__ = ["Automatic", "Capsule", "Holder", "Match", "Yield", "another", "holders_named", "is_of_a_bot", "plain"]
