"""What bots are told about the game: how good a table looks to a seat."""

from __future__ import annotations

from gamelode.kernel import Seat

from .scoring import points
from .table import CaveInTable


def value(table: CaveInTable, seat: Seat) -> float:
    """From 0 to 1: the seat's prospects against the best of the others."""
    prospects = [_prospect(table, each) for each in range(len(table.players))]
    best = max(prospect for each, prospect in enumerate(prospects) if each != seat)
    lead = prospects[seat] - best
    return 0.5 + 0.5 * lead / (abs(lead) + 20)


def _prospect(table: CaveInTable, seat: Seat) -> float:
    """Points so far, and what the cards at hand may still bring while the Mine stands."""
    player, level = table.players[seat], table.content.level
    collapse = table.content.cave_in.collapse[len(table.players)]
    time = 0.0 if table.over else max(collapse - table.cave_in, 0.5) / collapse
    hand = sum(level[card] for card in player.hand)
    base = sum(level[card] for card in player.base + player.played)
    leader = level[player.base[-1]] if player.base else 0
    return sum(points(table, seat).values()) + time * (0.9 * hand + 0.25 * base + 0.3 * leader)
