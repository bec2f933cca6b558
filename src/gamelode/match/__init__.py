"""One live game with seats: who may answer, undo, look back, bots' moves. There is no network in it, and no clock."""

from gamelode.kernel.words import plain

from .driver import BotChooses, CommandForMate, Driver, GoesUnasked, Move, PeopleAsked
from .match import Automatic, Match, Unasked, Yield
from .players import Player, distinct_name, is_bot_name, name_of_bot, players_named
from .problem import Problem

__all__ = [
    "Automatic",
    "BotChooses",
    "CommandForMate",
    "Driver",
    "GoesUnasked",
    "Match",
    "Move",
    "PeopleAsked",
    "Player",
    "Problem",
    "Unasked",
    "Yield",
    "distinct_name",
    "is_bot_name",
    "name_of_bot",
    "plain",
    "players_named",
]
