"""Who won, and by how much."""

from __future__ import annotations

from gamelode.kernel import Outcome, Seat, cites

from ..table import CaveInTable
from .artifacts.points import Points, symbol_points


@cites("SCORE-01", "SCORE-02", "SCORE-03", "SCORE-04", "SCORE-05", "SUBJ-05")
def points(table: CaveInTable, seat: Seat) -> dict[str, int]:
    """A player's points by where they come from."""
    content, player = table.content, table.players[seat]
    effects = [content.artifacts[half].effect for half in player.artifacts]
    symbols = [content.symbol[crystal] for crystal in player.crystals]
    return {
        "crystals": sum(content.vp[crystal] for crystal in player.crystals),
        "symbols": symbol_points(content.scoring.symbol_sets, [symbols.count(f) for f in range(len(content.factions))]),
        "artifacts": sum(effect.points(table, seat) for effect in effects if isinstance(effect, Points)),
        "totems": content.scoring.totem * table.totems.count(seat),
        "subjugated": content.scoring.subjugated_per_level * sum(content.level[card] for card in player.subjugated),
    }


@cites("SCORE-07")
def outcome(table: CaveInTable) -> Outcome:
    """The most points win; whoever is tied for the most wins too."""
    return Outcome.by_score(table.over, [points(table, seat) for seat in range(len(table.players))])
