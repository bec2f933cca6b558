"""Odds of hits: exact, as long as nobody rolls again."""

from __future__ import annotations

from gamelode.kernel import cites
from gamelode.kernel.totals import Totals, odds, totals

from ...kinds import DAMAGE_TYPES, NOWHERE, SCARE, Creature, Space
from ...rules.creatures.harm import damage
from ...table import DeepRockTable

Odds = tuple[int, int]  # ways, of how many
MOST_HITS = 30  # more than any creature stands


def hits_of(table: DeepRockTable, die: str, scare: int = 0) -> tuple[int, ...]:
    """What the faces of a die hit."""
    return tuple(scare if face == SCARE else face for face in table.content.faces[die])


@cites("DMG-06", "DMG-07", "EFF-05")
def hits_to_kill(table: DeepRockTable, creature: Creature, die: str, source: Space, *, ignores: bool) -> int:
    """How many hits of one type in one attack kill a creature."""
    left = health_left(table, creature)
    kind = DAMAGE_TYPES[die]
    enough = (n for n in range(1, MOST_HITS) if damage(table, creature, {kind: n}, source, ignores) >= left)
    return next(enough, MOST_HITS)


def health_left(table: DeepRockTable, creature: Creature) -> int:
    return table.content.health[table.content.kind_of[creature]] - table.wounds[creature]


def mean_damage(
    table: DeepRockTable, creature: Creature, shown: Totals, die: str, source: Space = NOWHERE, *, ignores: bool
) -> float:
    """What dice deal a creature on average, its resistance taken off; at most what it has left."""
    left, kind = health_left(table, creature), DAMAGE_TYPES[die]
    dealt = (ways * min(damage(table, creature, {kind: n}, source, ignores), left) for n, ways in shown.items())
    return sum(dealt) / sum(shown.values())


def together(faces: tuple[int, ...], count: int) -> Totals:
    """What several dice hit together."""
    return totals(faces, count)


@cites("ENG-14")
def best(faces: tuple[int, ...], count: int) -> Totals:
    """What the best of several dice hits."""
    shown = sorted(set(faces))
    within = [sum(each <= face for each in faces) ** count for face in shown]
    return {face: ways - below for face, ways, below in zip(shown, within, (0, *within), strict=False)}


def at_least(shown: Totals, hits: int) -> Odds:
    """That so many hits are shown, or more."""
    return odds(sum(ways for n, ways in shown.items() if n >= hits), sum(shown.values()))
