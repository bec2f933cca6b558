"""What bots are told about the game: how good a table looks to a seat.

The figures come from games of greedy bots: what each thing brought, on average, until the end.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from gamelode.kernel import Seat

from ..content import Content
from ..rules.scoring import points
from ..rules.skills.from_bottom import TakeFromBottom
from ..table import CaveInTable, Perks, Player

CardValue = Callable[[int], float]  # by its number

# Points that things may still bring while the whole game is to come; cards by their level.
IN_HAND = (0.3, 1.4, 3.4, 4.3)
IN_BASE = (0.0, 0.2, 1.0, 1.0)
AS_LEADER = (0.0, 0.3, 1.0, 1.0)
SYMBOL = 1.1  # sets grow faster than the symbols in them
RAID_CRYSTAL = 13.0
ANY_COLOUR = 6.0
FROM_BOTTOM = 4.0
MINE_DISCOUNT = 2.0
ARTIFACT_DISCOUNT = 1.0
OTHER_PERK = 0.7
ACTION = 2.5  # points that an action brings, at any time
EXTRA_MINE = 0.7  # of an action
LAST_TIME = 0.25  # how much of the game is left, at the least, until it is over
CLEAR_LEAD = (8.0, 20.0)  # points: at the end of the game, at its beginning
KEPT = 50_000  # standings


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
    late, early = CLEAR_LEAD
    return 0.5 + 0.5 * lead / (abs(lead) + late + (early - late) * time)


def _actions_ahead(table: CaveInTable) -> float:
    """How far ahead whoever is on turn is: an action when the turn begins, none in its middle, behind at its end."""
    turn, most = table.turn, table.content.limits.actions
    left = 0 if turn.raided else most - len(turn.actions)
    return left - most / 2 + EXTRA_MINE * turn.extra_mines


def _prospect(table: CaveInTable, seat: Seat, time: float) -> float:
    """Points so far, and what the seat's cards, crystals and artifacts may still bring while the Mine stands."""
    player = table.players[seat]
    in_hand, in_base, as_leader = _card_values(table.content)
    score, promise = _standing(table, seat, player)
    promise += sum(map(in_hand, player.hand)) + sum(map(in_base, player.base)) + sum(map(in_base, player.played))
    if pile := player.played or player.base:
        promise += as_leader(pile[-1])
    return score + time * promise


@cache
def _card_values(content: Content) -> tuple[CardValue, CardValue, CardValue]:
    """The value of each card in the hand, in the Base and as Leader."""
    hand, base, leader = ([values[level - 1] for level in content.level] for values in (IN_HAND, IN_BASE, AS_LEADER))
    return hand.__getitem__, base.__getitem__, leader.__getitem__


_kept: dict[tuple[object, ...], tuple[int, float]] = {}


def _standing(table: CaveInTable, seat: Seat, player: Player) -> tuple[int, float]:
    """Points so far, and what crystals and artifacts promise: often asked for and rarely changed, so it is kept."""
    key = (
        table.content,
        tuple(player.crystals),
        tuple(player.artifacts),
        tuple(player.subjugated),
        table.totems.count(seat),
        len(player.base),
    )
    found = _kept.get(key)
    if found is None:
        if len(_kept) >= KEPT:
            _kept.clear()
        found = _kept[key] = sum(points(table, seat).values()), _promise(table, player)
    return found


def _promise(table: CaveInTable, player: Player) -> float:
    """What symbols and artifacts may still bring."""
    content = table.content
    symbols = sum(content.symbol[crystal] >= 0 for crystal in player.crystals)
    from_bottom = sum(isinstance(content.artifacts[half].effect, TakeFromBottom) for half in player.artifacts)
    return SYMBOL * symbols + FROM_BOTTOM * from_bottom + _perks(player.perks)


def _perks(perks: Perks) -> float:
    """What the lasting benefits of artifacts may still bring."""
    others = (perks.equal_actions, perks.second_leader, perks.protected, perks.second_raid, perks.raid_cap is not None)
    return (
        RAID_CRYSTAL * len(perks.raid_crystals)
        + ANY_COLOUR * perks.any_colour
        + MINE_DISCOUNT * perks.mine_discount
        + ARTIFACT_DISCOUNT * perks.artifact_discount
        + OTHER_PERK * (len(perks.recruit_below) + sum(others))
    )
