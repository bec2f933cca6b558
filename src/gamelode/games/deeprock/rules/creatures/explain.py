"""Why a creature does what it does, for the log."""

from __future__ import annotations

from ...board.hexes import DISTANCE, spaces_of
from ...board.sight import sees
from ...events.creatures import EqualWays, GoesFor, GoesForObject, MakesFor, MakesForObject, Waited
from ...kinds import (
    ALONE_IN_ITS_WAY,
    ALONE_IN_REACH,
    CLOSER,
    IN_REACH,
    LURE,
    LURED,
    NEAREST,
    NO_GUN,
    NO_ROOM,
    ONLY,
    RECENT,
    ROOTED,
    ROUND,
    ROUND_CLOSER,
    SHUT_OFF,
    Creature,
    Way,
)
from ...table import DeepRockTable
from .ways import terrain_of
from .whom_they_go_for import Candidate, creature_blockers, in_its_way, targets


def explain_attack(table: DeepRockTable, creature: Creature, found: list[Candidate]) -> None:
    """The log says why the creature attacks just this target."""
    if table.news is None:
        return
    away, _rank, target, _space = found[0]
    why = _why(found, ONLY if len(targets(table)) == 1 else ALONE_IN_REACH)
    if target >= 0:
        table.tell(GoesFor, creature, target, away, why)
    else:
        table.tell(GoesForObject, creature, target, away, why)


def explain_move(table: DeepRockTable, creature: Creature, all_ways: tuple[Way, ...]) -> None:
    """Say whom it goes for and why, and how near it comes; or why it stays."""
    if table.news is None:
        return
    kind = table.content.kind_of[creature]
    nature = table.content.creatures[kind]
    aims = targets(table)
    found = in_its_way(table, creature, aims, terrain_of(table, kind)) if nature.movement else []
    if not all_ways:
        table.tell(Waited, creature, NO_ROOM if found else SHUT_OFF if nature.movement else ROOTED)
        return
    away, _rank, target, space = found[0]
    end, blockers = all_ways[0][-1], creature_blockers(table, creature)
    reaches = DISTANCE[end][space] <= nature.range and sees(end, space, blockers)
    straight = min(DISTANCE[part][space] for part in spaces_of(table.spaces_of_creature(creature)))
    how = (IN_REACH if reaches else CLOSER) if away == straight else ROUND if reaches else ROUND_CLOSER
    why = _why(found, ONLY if len(aims) == 1 else ALONE_IN_ITS_WAY)
    if target >= 0:
        table.tell(MakesFor, creature, target, away, why, how)
    else:
        table.tell(MakesForObject, creature, target, away, why, how)
    if len(all_ways) > 1:
        table.tell(EqualWays, creature, len(all_ways), table.active)


def _why(found: list[Candidate], alone: int) -> int:
    """What puts the first candidate before the second; or why there is no second one."""
    (away, _, target, _), *others = found
    if not others:
        return alone
    next_away, _, next_target, _ = others[0]
    if away < next_away:
        return NEAREST
    if target == LURE:
        return LURED
    return RECENT if next_target >= 0 else NO_GUN
