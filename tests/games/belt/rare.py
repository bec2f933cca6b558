"""Clauses that random squads hardly ever come to, and scenes in which they run."""

from __future__ import annotations

from gamelode.games.belt.rules.actions import UNLOAD
from gamelode.games.belt.rules.driller import HandOver
from gamelode.games.belt.rules.hauler import Take
from gamelode.games.belt.rules.rounds import REPAIR
from gamelode.games.belt.rules.scout import Blast

from .scene import R, handle, phase_of, play, table, unit

RARE = ("Blasting.fire", "HandingOver.give", "Repairing.mend", "Taking.take", "Unloading.unload")


def run_all() -> None:
    """Every rare clause at least once."""
    units = {"driller1": (2000, 2805), "hauler1": (1800, 2805)}
    handle(phase_of(table(units, cargo={"driller1": "1 lameum"})), "driller1", HandOver(unit("hauler1")))
    handle(phase_of(table(units, cargo={"driller1": "1 lameum"})), "hauler1", Take(unit("driller1")))
    handle(phase_of(table({"scout1": (2000, 2500)}, [R(line=5, tick=4, size="debris")])), "scout1", Blast(0))
    units = {"driller1": (500, 300), "hauler1": (4135, 2100)}
    game = phase_of(table(units, cargo={"hauler1": "2 uberoid"}, stock={0: (0, 0, 0)}, health={0: 3}))
    handle(game, "hauler1", UNLOAD)
    play(game, REPAIR)
