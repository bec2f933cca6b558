"""One live game with seats: who may answer, undo, look back, bots' moves. There is no network in it, and no clock."""

from .capsule import Capsule
from .driver import BotChooses, CommandForMate, Driver, GoesUnasked, PeopleAsked, Step
from .holders import Holder, another, holders_named, is_of_a_bot, plain
from .match import Automatic, Match, Yield

__all__ = [
    "Automatic",
    "BotChooses",
    "Capsule",
    "CommandForMate",
    "Driver",
    "GoesUnasked",
    "Holder",
    "Match",
    "PeopleAsked",
    "Step",
    "Yield",
    "another",
    "holders_named",
    "is_of_a_bot",
    "plain",
]
