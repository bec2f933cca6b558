"""How good a game is for each seat, from 0 to 1: its ranks once it is over, its own value before that.

Where all play together there is nobody to be ranked with: then that value says how good the end is too.
"""

from __future__ import annotations

from collections.abc import Sequence

from gamelode.kernel import Game, Outcome, Seat

UNKNOWN = 0.5  # how a game without a value of its own looks before its end
MARGIN = 0.1  # what that value counts for after the end: a bot that has won or lost anyway still cares by how much


def sides_of(game: Game) -> tuple[int, ...]:
    """The side of each seat: seats with the same number play together."""
    sides = game.edition.rules.sides
    return tuple(sides(game.table)) if sides else tuple(range(game.header.seats))


def value_of(game: Game, seat: Seat, sides: Sequence[int]) -> float:
    """The value of a game to a seat."""
    value, outcome = game.edition.rules.value, game.outcome
    looks = UNKNOWN if value is None else value(game.table, seat)
    if outcome is None or (value is not None and len(set(sides)) == 1):
        return looks
    return (1 - MARGIN) * value_of_rank(outcome, seat, sides) + MARGIN * looks


def value_of_rank(outcome: Outcome, seat: Seat, sides: Sequence[int]) -> float:
    """The share of the other sides that a seat leaves behind, equals by half; all or nothing if there are none."""
    rank = outcome.ranks[seat]
    others = {side: other for side, other in zip(sides, outcome.ranks, strict=True) if side != sides[seat]}
    if 1 not in outcome.ranks or not others:
        return float(rank == 1)
    return sum(1.0 if rank < other else 0.5 if rank == other else 0.0 for other in others.values()) / len(others)
