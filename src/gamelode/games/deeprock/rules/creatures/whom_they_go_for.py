"""Whom creatures go for: who is a target, who is in reach, who is nearest by its way."""

from __future__ import annotations

from gamelode.kernel import cites

from ...board.hexes import DISTANCE
from ...board.sight import sees
from ...board.walks import Terrain, walks_to
from ...kinds import GUN, LURE, Creature, Space, Spaces
from ...table import DeepRockTable

Target = tuple[int, int, Space]  # its rank among those equally far, a Dwarf's seat or a thing, where it is


Candidate = tuple[int, int, int, Space]  # how far it is, and the target


@cites("ACT-06", "REV-03", "R-52", "R-53")
def targets(table: DeepRockTable) -> list[Target]:
    """Conscious Dwarves, the last to have had a turn first; before them holograms, after them the gun."""
    found, recent = [], table.recent
    for seat, dwarf in enumerate(table.dwarves):
        if dwarf.health and dwarf.space >= 0:
            rank = recent.index(seat) if seat in recent else len(recent) + seat
            found.append((1 + rank, seat, dwarf.space))
    found += [(0, LURE, space) for space in table.lures.values()]
    if table.sentry >= 0:
        found.append((99, GUN, table.sentry))
    return found


@cites("LOS-02", "DRILL-09", "DRILL-14", "CRE-19", "R-05", "R-52")
def in_reach(table: DeepRockTable, creature: Creature, aims: list[Target]) -> list[Candidate]:
    """The targets in range and sight from where it is; the first one is attacked."""
    reach = table.content.nature[creature].range
    body = [table.where[creature]]
    if creature == table.content.two_spaces:
        body.append(table.rear)
    blockers, found = -1, []
    for rank, target, space in aims:
        to = DISTANCE[space]
        for part in body:
            away = to[part]
            if away > reach:
                continue
            if away > 1 and blockers < 0:
                blockers = creature_blockers(table, creature)
            if away <= 1 or sees(part, space, blockers):
                found.append((away, rank, target, space))
    return _nearest_parts(found) if len(found) > 1 else found


def _nearest_parts(found: list[Candidate]) -> list[Candidate]:
    """Each target once, from that part of the body which is nearest to it."""
    best: dict[tuple[int, Space], Candidate] = {}
    for candidate in sorted(found):
        best.setdefault(candidate[2:], candidate)
    return list(best.values())


@cites("R-05", "DRILL-09", "DRILL-14")
def creature_blockers(table: DeepRockTable, creature: Creature) -> Spaces:
    """As for Dwarves, and Flames too; not its own body."""
    return (table.blockers() | table.burning) & ~table.spaces_of_creature(creature)


@cites("ACT-05", "ACT-13", "ENG-03", "EFF-09", "R-54")
def in_its_way(table: DeepRockTable, creature: Creature, aims: list[Target], terrain: Terrain) -> list[Candidate]:
    """The targets that it could walk to, by the steps it takes; it goes for the first one."""
    body, straight, found = table.spaces_of_creature(creature), DISTANCE[table.where[creature]], []
    layers_to = walks_to(tuple([space for _rank, _target, space in aims]), *terrain)
    for (rank, target, space), layers in zip(aims, layers_to, strict=True):
        least = straight[space] - 1 if straight[space] else 0  # its rear may be nearer than its front
        for steps in range(least, len(layers)):
            if layers[steps] & body:
                found.append((steps, rank, target, space))
                break
    return sorted(found) if len(found) > 1 else found
