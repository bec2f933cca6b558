"""What is said before a turn is ended: what is left undone, and what the next player could do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gamelode.kernel import Game, Part, Seat, cites

from ...kinds import Card
from ...rules.actions import EndActions, actions_left
from ...rules.rounds import Rounds
from ...table import CaveInTable
from . import parts
from .odds import minable_by

MOST_CRYSTALS = 3  # whose odds are told, the most valuable first


@cites("R-03", "CLEAN-01", "CLEAN-02")
def end_actions(game: Game, seat: Seat, choice: EndActions) -> Iterator[Part]:
    """Actions that are given up, the new Leader, what leaves the Base, and what others may do."""
    table = game.table
    assert isinstance(table, CaveInTable)
    player, most = table.players[seat], table.content.limits.base
    left = actions_left(table) + table.turn.extra_mines
    if left and len(game.options(seat)) > 1:
        yield parts.LosesActions(left)
    if player.played:
        yield parts.BecomesLeader(player.played[-1])
    base = [*player.base, *player.played]
    if len(base) > most:
        yield parts.LeavesGame(tuple(base[:-most]))
    emptied = _emptied_stacks(table)
    yield from (parts.EmptiesStack() for _ in range(emptied))
    if _goes_on(game, emptied):
        other = (seat + 1) % len(table.players)
        yield from _raids(table, seat, other, base[-most:])
        yield from _mines(table, seat, other)


@cites("END-02", "R-06", "R-39")
def _goes_on(game: Game, shakes: int) -> bool:
    """Whether another player has a turn after this one, if the Cave-In token moves so often at its end."""
    table = game.table
    assert isinstance(table, CaveInTable)
    seats = len(table.players)
    rounds = next((frame for frame in game.stack if isinstance(frame, Rounds)), None)
    if rounds is None or rounds.turns % seats:
        return True
    collapses = rounds.triggered or table.cave_in + shakes >= table.content.cave_in.collapse[seats]
    is_idle = not table.turn.acted and table.idle + 1 >= seats
    return not (collapses or is_idle or table.round >= table.content.safety.most_rounds)


@cites("CAVE-03", "R-36")
def runs_out(stack: Sequence[int], missing: int) -> bool:
    """Whether a stack will run out when so many things of its display are missing."""
    return 0 < len(stack) <= missing


def _emptied_stacks(table: CaveInTable) -> int:
    """How many stacks will run out when Docks and Mine are refilled."""
    content = table.content
    levels = [content.level[card] for card in table.docks]
    costs = [content.cost[crystal] for crystal in table.mine]
    missing = [slots - levels.count(level) for level, slots in enumerate(content.docks.slots, 1)]
    missing += [slots - costs.count(cost) for cost, slots in zip(content.mine.costs, content.mine.slots, strict=True)]
    return sum(map(runs_out, [*table.mercenaries, *table.crystals], missing))


@cites("RAID-03", "RAID-04", "R-57")
def _raids(table: CaveInTable, seat: Seat, other: Seat, base: list[Card]) -> Iterator[Part]:
    """What the next player would get from the Base as it will lie there: the Leader goes home."""
    if not base:
        return
    *below, leader = base
    cap = table.players[seat].perks.raid_cap
    most = max(table.room(other), 0) if cap is None else min(max(table.room(other), 0), cap)
    if cards := tuple(reversed(below))[:most]:
        yield parts.MayBeRaided(other, cards)
    colour = table.content.faction[leader]
    if table.totems[colour] == seat:
        yield parts.MayLoseTotem(other, colour)


def _mines(table: CaveInTable, seat: Seat, other: Seat) -> Iterator[Part]:
    """Crystals of the Mine that the next player may have the cards for."""
    ways, of = minable_by(table, seat, other)
    vp = table.content.vp
    for crystal in sorted(ways, key=lambda crystal: (-vp[crystal], crystal))[:MOST_CRYSTALS]:
        yield parts.HoldsCardsFor(other, crystal, ways=ways[crystal], of=of)
