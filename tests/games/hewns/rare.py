"""Clauses that random play hardly ever comes to, and scenes in which they run."""

from __future__ import annotations

from gamelode.games.hewns.kinds import SICKET_HIT
from gamelode.games.hewns.rules.encounters.hurt import HurtResult, LoseSicket
from gamelode.games.hewns.rules.encounters.overflow import Blast, Overflow
from gamelode.kernel import Game

from .scene import H, begin, hewn, piece, play, scene, space

RARE = (
    "HurtResult.lose_sicket",
    "Overflow.attack",
    "Overflow.escape",
    "Overflow.hurt",
    "Overflow.look",
    "Overflow.screens",
)


def sicket_hit() -> Game:
    """A Hewn with two Sicket technologies is hit, and its owner gives up the claw."""
    table = scene(H(id="clampeyt", at="A", sicket=("mining_claw", "slocic_shield")))
    game = begin(table, HurtResult(hewn=hewn("clampeyt"), face=SICKET_HIT))
    play(game, LoseSicket(0, piece("mining_claw")))
    return game


def overflow() -> Game:
    """An implosion bomb flows over to a space with a Hewn in it."""
    table = scene(H(id="clogg", at="ab1", owner=1))
    game = begin(table, Overflow(seat=0, space=space(table, "A")))
    play(game, Blast(space(table, "ab1")))
    return game


def run_all() -> None:
    """Every rare clause at least once."""
    sicket_hit()
    overflow()
