"""What bots are told about the game: how good a table looks to a seat."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from gamelode.kernel import Seat

from .scoring import points
from .table import CaveInTable, Perks, Player

if TYPE_CHECKING:
    from .content import Content

Worth = Callable[[int], float]

# In points, for a card by its level, while the whole game is still to come.
IN_HAND = (0.3, 1.4, 3.4, 4.3)
IN_BASE = (0.0, 0.2, 1.0, 1.0)
AS_LEADER = (0.0, 0.3, 1.0, 1.0)
ACTION = 2.0  # in points, at any time
EXTRA_MINE = 0.7  # of an action
LAST_TIME = 0.25  # what is left of the game when the Mine may collapse at any moment
CLEAR_LEAD = 20.0  # in points, early in the game; later fewer will do
CACHED = 50_000  # scores


def value(table: CaveInTable, seat: Seat) -> float:
    """From 0 to 1: the seat's prospects against the best of the others."""
    seats = range(len(table.players))
    collapse = table.content.cave_in.collapse[len(seats)]
    time = 0.0 if table.over else max((collapse - table.cave_in) / collapse, LAST_TIME)
    prospects = [_prospect(table, each, time) for each in seats]
    if not table.over:
        prospects[table.turn.seat] += ACTION * _actions_ahead(table)
    own = prospects.pop(seat)
    lead = own - max(prospects)
    return 0.5 + 0.5 * lead / (abs(lead) + CLEAR_LEAD * (0.4 + 0.6 * time))


def _actions_ahead(table: CaveInTable) -> float:
    """By how much whoever is on turn is ahead: an action when it begins, none in the middle, behind at its end."""
    turn = table.turn
    left = 0 if turn.raided else table.content.limits.actions - len(turn.actions)
    return left - table.content.limits.actions / 2 + EXTRA_MINE * turn.extra_mines


def _prospect(table: CaveInTable, seat: Seat, time: float) -> float:
    """Points so far, and what the cards at hand may still bring while the Mine stands."""
    player = table.players[seat]
    in_hand, in_base, as_leader = _worths(table.content)
    cards = sum(map(in_hand, player.hand)) + sum(map(in_base, player.base)) + sum(map(in_base, player.played))
    pile = player.played or player.base
    if pile:
        cards += as_leader(pile[-1])
    return _points(table, seat, player) + time * (cards + _perks(player.perks))


@cache
def _perks(perks: Perks) -> float:
    """What lasting benefits are worth, in points, while the whole game is still to come."""
    others = (perks.equal_actions, perks.second_leader, perks.protected, perks.second_raid, perks.raid_cap is not None)
    return (
        5.0 * len(perks.raid_crystals)
        + 2.4 * perks.any_colour
        + 2.0 * perks.mine_discount
        + 1.0 * perks.artifact_discount
        + 0.7 * (len(perks.recruit_below) + sum(others))
    )


@cache
def _worths(content: Content) -> tuple[Worth, Worth, Worth]:
    """What each card is worth in the hand, in the Base and as Leader: functions of the card's number."""
    hand, base, leader = ([worths[level - 1] for level in content.level] for worths in (IN_HAND, IN_BASE, AS_LEADER))
    return hand.__getitem__, base.__getitem__, leader.__getitem__


_known: dict[tuple[object, ...], int] = {}


def _points(table: CaveInTable, seat: Seat, player: Player) -> int:
    """The score as it stands. Bots ask for it so often, and it changes so rarely, that it is kept."""
    key = (
        table.content,
        tuple(player.crystals),
        tuple(player.artifacts),
        tuple(player.subjugated),
        table.totems.count(seat),
        len(player.base),
    )
    score = _known.get(key)
    if score is None:
        if len(_known) >= CACHED:
            _known.clear()
        score = _known[key] = sum(points(table, seat).values())
    return score
