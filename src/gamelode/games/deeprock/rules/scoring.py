"""Who won: everybody, or nobody."""

from __future__ import annotations

from gamelode.kernel import Outcome, cites

from ..kinds import LOSS
from ..table import DeepRockTable

RESULTS = ("lost", "minor success", "success")


@cites("TURN-02", "END-01", "END-02", "END-03", "END-04", "R-77")
def outcome(table: DeepRockTable) -> Outcome:
    """The team wins or loses together: two points for a success, one for a minor one; a Dive counts its missions."""
    seats = len(table.dwarves)
    won = table.result != LOSS
    score = max(table.completed, table.result)
    source = "missions completed" if table.completed > table.result else RESULTS[table.result]
    return Outcome(table.over, (score,) * seats, (1 if won else 2,) * seats, ({source: score},) * seats)


def sides(table: DeepRockTable) -> tuple[int, ...]:
    """All seats are on one side."""
    return (0,) * len(table.dwarves)
