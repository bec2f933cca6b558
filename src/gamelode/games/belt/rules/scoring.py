"""Who won, and by how much."""

from __future__ import annotations

from gamelode.kernel import Outcome, cites

from ..kinds import UBEROID, Team
from ..table import BeltTable


@cites("SCORE-01", "SCORE-03", "SCORE-04", "SCORE-05", "SETUP-04", "R-27")
def points(table: BeltTable, team: Team) -> dict[str, int]:
    """A team's points by ore: what is in stock, whatever its origin. Ore on ships is worth nothing."""
    content = table.content
    return {
        name: each * loads
        for name, each, loads in zip(content.ore_names, content.points, table.stock[team], strict=True)
    }


@cites("SCORE-02", "END-02", "END-04", "DMG-05", "R-61", "R-62", "R-64")
def standing(table: BeltTable, team: Team) -> tuple[int, ...]:
    """Higher is better: a refinery that stands, points, health, Uberoid, units on the board."""
    health = table.health[team]
    units = sum(number > 0 and table.team(unit) == team for unit, number in enumerate(table.number))
    return health > 0, sum(points(table, team).values()), health, table.stock[team][UBEROID], units


@cites("SCORE-02", "END-02", "END-04", "R-27", "R-62", "R-64")
def outcome(table: BeltTable) -> Outcome:
    """Teams are ranked; whoever is equal in everything shares."""
    teams = range(table.teams)
    best = [standing(table, team) for team in teams]
    ranks = [1 + sum(other > best[team] for other in best) for team in teams]
    sources = tuple(points(table, team) for team in table.team_of)
    return Outcome(
        table.over,
        tuple(sum(source.values()) for source in sources),
        tuple(ranks[team] for team in table.team_of),
        sources,
    )
