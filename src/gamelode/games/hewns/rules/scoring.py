"""Who won, and by how much."""

from __future__ import annotations

from gamelode.kernel import Outcome, Seat, cites

from ..kinds import GEM
from ..table import HewnsTable
from .auction.auction import boxes_of


@cites("WIN-01", "GEM-06", "GEM-08", "SUBS-02", "SUBS-03", "R-40")
def points(table: HewnsTable, seat: Seat) -> dict[str, int]:
    """Normal Substract by where it is, and gems of healthy Hewns."""
    own = table.own_hewns(seat)
    gems = [table.content.gems[table.heart[h] - GEM] for h in own if table.heart[h] >= GEM and table.is_healthy(h)]
    return {
        "pool": table.normal[seat] + sum(table.box_normal[box] for box in boxes_of(table, seat)),
        "hewns": sum(table.normal_on(hewn) for hewn in own),
        "gems": sum(gems),
    }


@cites("WIN-02", "R-79", "R-92")
def healthy_hewns(table: HewnsTable, seat: Seat) -> int:
    """On or off the board; a swarm is one."""
    return sum(table.is_healthy(hewn) for hewn in table.own_hewns(seat))


@cites("WIN-01", "WIN-02", "WIN-03", "WIN-04")
def outcome(table: HewnsTable) -> Outcome:
    """The most normal Substract wins; then the most healthy Hewns; then it is a draw."""
    sources = tuple(points(table, seat) for seat in range(table.seats))
    scores = tuple(sum(parts.values()) for parts in sources)
    ties = tuple({"healthy Hewns": healthy_hewns(table, seat)} for seat in range(table.seats))
    keys = [(score, *tie.values()) for score, tie in zip(scores, ties, strict=True)]
    ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
    return Outcome(table.over, scores, ranks, sources, ties)
