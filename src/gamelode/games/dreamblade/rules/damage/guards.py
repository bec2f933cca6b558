"""Who may be given damage: Bodyguards come first. And sensible ways to split damage."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import permutations

from gamelode.kernel import cites

from ...kinds import DEFENSE, LIFE, Mini
from ...table import DreambladeTable
from ..stats import stats

Parts = tuple[tuple[Mini, int], ...]
ALL_ORDERS = 3  # targets of which all orders are listed


@cites("BODYGUARD-01", "R-59")
def enough(table: DreambladeTable, mini: Mini, relentless: bool) -> int:
    """Damage that disrupts or destroys a creature; an attack that cannot disrupt must destroy."""
    _, defense, life = stats(table, mini)
    return life if relentless else min(defense, life)


@cites("BODYGUARD-01", "R-58")
def is_guarded(table: DreambladeTable, mini: Mini, relentless: bool) -> bool:
    """A Bodyguard who has not had enough still stands before it."""
    if table.traits(mini).bodyguard:
        return False
    fellows = table.creatures(table.cell[mini], table.content.owner[mini])
    return unmet_guard(table, fellows, {}, relentless) is not None


def unmet_guard(
    table: DreambladeTable, minis: Iterable[Mini], given: dict[Mini, int], relentless: bool
) -> tuple[Mini, int] | None:
    """A Bodyguard among these who would not have enough, and how much that is."""
    for guard in minis:
        if table.traits(guard).bodyguard:
            need = enough(table, guard, relentless)
            if table.damage.get(guard, 0) + given.get(guard, 0) < need:
                return guard, need
    return None


def ways_to_split(table: DreambladeTable, targets: Sequence[Mini], damage: int, relentless: bool) -> list[Parts]:
    """Enough for one target after another, in any order of importance; what is left over goes to the last."""
    guards = [mini for mini in targets if table.traits(mini).bodyguard]
    others = [mini for mini in targets if mini not in guards]
    now = {mini: stats(table, mini) for mini in targets}
    needs = [{mini: max(now[mini][LIFE] - table.damage.get(mini, 0), 1) for mini in targets}]
    if not relentless:
        disrupt = {mini: max(now[mini][DEFENSE] - table.damage.get(mini, 0), 1) for mini in targets}
        needs += [disrupt, {mini: min(needs[0][mini], disrupt[mini]) for mini in targets}]
    found: dict[Parts, None] = {}
    for order in _orders(guards, others):
        for need in needs:
            found[_fill(order, need, damage)] = None
    return list(found)


def _orders(guards: list[Mini], others: list[Mini]) -> list[tuple[Mini, ...]]:
    """Guards stand first. Of many targets, each leads once."""
    firsts, lasts = _some_orders(guards), _some_orders(others)
    return [(*first, *last) for first in firsts for last in lasts]


def _some_orders(minis: list[Mini]) -> list[tuple[Mini, ...]]:
    """All orders of a few; of more, those that begin with each and go round."""
    if len(minis) <= ALL_ORDERS:
        return list(permutations(minis))
    return [(*minis[place:], *minis[:place]) for place in range(len(minis))]


def _fill(order: Sequence[Mini], need: dict[Mini, int], damage: int) -> Parts:
    """Whoever comes later is given something only when all before have enough, as Bodyguards ask for."""
    given: dict[Mini, int] = {}
    for mini in order:
        if damage:
            given[mini] = min(need[mini], damage)
            damage -= given[mini]
            last = mini
    given[last] += damage
    return tuple(sorted(given.items()))
