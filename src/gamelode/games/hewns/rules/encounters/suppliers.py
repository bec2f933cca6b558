"""Who pays for the dice of a Hewn at range, and how much can be had."""

from __future__ import annotations

from gamelode.kernel import cites

from ...common_knowledge import most_carried
from ...kinds import Hewn
from ...table import HewnsTable
from ..line_of_sight import linked


@cites("RANG-12", "RREQ-04", "XMIT-06", "XMIT-07", "R-12", "R-96")
def obtainable(table: HewnsTable, hewn: Hewn, involved: tuple[Hewn, ...]) -> int:
    """What a Hewn can get hold of in a ranged encounter."""
    return sum(table.load_of(each) for each in suppliers(table, hewn, involved))


def suppliers(table: HewnsTable, hewn: Hewn, involved: tuple[Hewn, ...]) -> list[Hewn]:
    """Who can pay for a Hewn in a ranged encounter: itself, and linked friends outside of it."""
    return [hewn, *linked(table, hewn, but=involved)]


@cites("STORE-02", "R-37", "R-64", "R-73")
def may_obtain(table: HewnsTable, hewn: Hewn, announced: tuple[Hewn, ...] = (), least: int = 1) -> bool:
    """Whether, for all that everyone has seen, it and linked friends outside of the encounter carry so much."""
    most = most_carried(table, hewn)
    if most >= least:
        return True
    return most + sum(most_carried(table, friend) for friend in linked(table, hewn, but=(*announced, hewn))) >= least
