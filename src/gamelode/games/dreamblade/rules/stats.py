"""Power, defense and life as they are now: always worked out from scratch, so that nothing need expire."""

from __future__ import annotations

from msgspec import Struct

from gamelode.kernel import cites

from ..board import NEAR
from ..kinds import POWER, Mini, PrintedAbility
from ..table import DreambladeTable


@cites("MIN-01", "MIN-02", "MIN-04", "PANIC-02", "DRAIN-02", "WEAKEN-02", "R-84")
def stats(table: DreambladeTable, mini: Mini) -> tuple[int, int, int]:
    """Power, defense and life: all modifiers are summed up, and only then the minimums applied."""
    content, combat = table.content, table.combat
    totals = list(content.printed[mini])
    if table.auras:
        _add_auras(table, mini, totals)
    if combat is not None and combat.called:
        _add_called(table, mini, totals)
    for _, modifier, needs_score in content.modifiers[mini]:
        if not needs_score or table.is_scoring(mini):
            for stat, change in enumerate(modifier.changes(table, mini)):
                totals[stat] += change
    power, defense, life = totals
    return (power if power > 0 else 0), (defense if defense > 1 else 1), (life if life > 1 else 1)


@cites("BOLSTER-01", "ENRAGE-01", "INVIGORATE-01", "WEAKEN-01", "PANIC-01", "DRAIN-01", "INCITER-01", "R-08", "R-10")
def _add_auras(table: DreambladeTable, mini: Mini, totals: list[int]) -> None:
    """Auras change the totals: every source counts separately, and none affects itself."""
    cells, content = table.cell, table.content
    here = cells[mini]
    near = NEAR[here] if here >= 0 else 0
    for source in table.auras:
        where = cells[source]
        if where >= 0 and near >> where & 1:
            for aura in content.auras[source]:
                if aura.reaches(table, source, mini):
                    totals[aura.stat] += aura.amount


@cites("ABX-04", "R-89")
def _add_called(table: DreambladeTable, mini: Mini, totals: list[int]) -> None:
    """Auras that blades have called up in the combat under way."""
    for source, aura in called_auras(table):
        if aura.reaches(table, source, mini):
            totals[aura.stat] += aura.amount


def called_auras(table: DreambladeTable) -> list[tuple[Mini, Reach]]:
    called = table.combat.called if table.combat else ()
    return [(mini, table.content.reaches[piece]) for mini, piece in called]


def power(table: DreambladeTable, mini: Mini) -> int:
    return stats(table, mini)[POWER]


class Change(Struct, frozen=True):
    """What changes a stat, and whose ability it is."""

    source: Mini
    piece: PrintedAbility
    stat: int
    amount: int


def changes(table: DreambladeTable, mini: Mini) -> list[Change]:
    """Why the stats of a creature in the dreamscape are not those printed on it."""
    auras = [(source, aura) for source in table.auras for aura in table.content.auras[source]]
    found = [
        Change(source, aura.piece, aura.stat, aura.amount)
        for source, aura in [*auras, *called_auras(table)]
        if aura.reaches(table, source, mini)
    ]
    for piece, modifier, needs_score in table.content.modifiers[mini]:
        if not needs_score or table.is_scoring(mini):
            amounts = modifier.changes(table, mini)
            found += [Change(mini, piece, stat, amount) for stat, amount in enumerate(amounts) if amount]
    return found


class Reach(Struct, frozen=True):
    """An aura ready for use: which stat of whom it changes, and by how much."""

    piece: PrintedAbility
    stat: int
    amount: int
    allied: bool  # works on allies, or on enemies
    far: bool  # also in adjacent cells
    lineage: str
    needs_score: bool

    def reaches(self, table: DreambladeTable, source: Mini, mini: Mini) -> bool:
        """Whether it changes the stats of this creature now."""
        content, where, here = table.content, table.cell[source], table.cell[mini]
        return (
            source != mini
            and where >= 0
            and here >= 0
            and (content.owner[source] == content.owner[mini]) == self.allied
            and bool(where == here or (self.far and NEAR[here] >> where & 1))
            and self.lineage in ("", content.lineage[mini])
            and (not self.needs_score or table.is_scoring(source))
        )
