"""Board games from their rulebooks: one rules machine, bots, records that replay."""

import gamelode.games  # noqa: F401  (imported later, the package would take the name of the function below)
from gamelode.catalogue import games, load, replay, start
from gamelode.kernel import PASS, Choice, Dice, Fault, Game, IllegalChoice, Outcome, Record, Refusal

__all__ = [
    "PASS",
    "Choice",
    "Dice",
    "Fault",
    "Game",
    "IllegalChoice",
    "Outcome",
    "Record",
    "Refusal",
    "games",
    "load",
    "replay",
    "start",
]
