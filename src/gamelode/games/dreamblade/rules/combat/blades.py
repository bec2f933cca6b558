"""Blades of an attack, and the abilities that they set off."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from gamelode.kernel import Ask, Choice, Refusal, Seat, cites

from ...board import NEAR
from ...kinds import Cell, Mini, PrintedAbility
from ...table import DreambladeTable, MoreDamage

NO_BLADE_ABILITY = Refusal("ACTV-02")
USED = Refusal("ACTV-05")
NULLIFIED = Refusal("NULLIFY-01")


class AssignBlade(Choice, frozen=True):
    """{mini}: {piece}"""

    mini: Mini
    piece: PrintedAbility
    source: Mini = -1  # from whom it is copied, or who grants it


class WhichBladeAbility(Ask[AssignBlade]):
    """Which ability gets a blade? {blades} blade(s) left."""

    only_if_choice: ClassVar[bool] = True

    def figures(self, table: DreambladeTable, seat: Seat) -> dict[str, int]:
        return {"blades": table.combat.blades if table.combat else 0}

    def things(self, table: DreambladeTable, seat: Seat) -> list[AssignBlade]:
        return list(blade_abilities(table, nullified=True))

    @cites("BLADE-01", "BLADE-04", "ACTV-01", "ACTV-02", "ACTV-05", "ACTV-06", "ACTV-07", "ACTV-08", "R-36")
    def why_not(self, table: DreambladeTable, seat: Seat, choice: AssignBlade) -> Refusal | None:
        """One blade or a pair for each use; plain blades and double blades work once in a combat."""
        combat, content = table.combat, table.content
        if combat is None or choice not in blade_abilities(table, nullified=True):
            return NO_BLADE_ABILITY
        if choice not in blade_abilities(table):
            return NULLIFIED
        if content.blade_price[choice.piece] > combat.blades:
            return Refusal("ACTV-07")
        used = (choice.mini, choice.piece, choice.source) in combat.used
        return USED if used and not content.is_multiple[choice.piece] else None

    def options(self, table: DreambladeTable, seat: Seat) -> list[AssignBlade]:
        combat, content = table.combat, table.content
        assert combat is not None
        return [
            choice
            for choice in blade_abilities(table)
            if content.blade_price[choice.piece] <= combat.blades
            and (content.is_multiple[choice.piece] or (choice.mini, choice.piece, choice.source) not in combat.used)
        ]


@cites("ACTV-02", "ACTV-03", "ATK-10", "SWAP-02", "NULLIFY-01", "COPY-01", "R-37", "R-39", "R-65", "R-99")
def blade_abilities(table: DreambladeTable, *, nullified: bool = False) -> Iterator[AssignBlade]:
    """Blade abilities of this combat: of whoever attacked, wherever it is now, and of an own location in the cell.

    Those that Nullify has switched off are left out, unless they are asked for too.
    """
    combat, content = table.combat, table.content
    assert combat is not None
    for mini in combat.attackers:
        cell = table.cell[mini]
        if cell >= 0 and (nullified or not is_nullified(table, cell)):
            yield from _own(table, mini)
            yield from _granted(table, mini)
            if table.traits(mini).copies:
                yield from _copied(table, mini, cell)
    location = table.location[combat.cell]
    if location >= 0 and content.owner[location] == combat.seat:
        yield from _own(table, location)


def _own(table: DreambladeTable, mini: Mini) -> Iterator[AssignBlade]:
    content = table.content
    for piece in content.blade_pieces[mini]:
        if not content.needs_score[piece] or table.is_scoring(mini):
            yield AssignBlade(mini, piece)


@cites("COPY-01", "COPY-02", "COPY-03", "R-64")
def _copied(table: DreambladeTable, mini: Mini, cell: Cell) -> Iterator[AssignBlade]:
    """One of each printed blade ability of every other creature in the cell, friend or foe."""
    content = table.content
    for source in sorted((*table.creatures(cell, 0), *table.creatures(cell, 1))):
        if source != mini:
            for piece in content.blade_pieces[source]:
                if not content.needs_score[piece] or table.is_scoring(mini):
                    yield AssignBlade(mini, piece, source)


@cites("HELLSFURY-01", "ACTV-11", "R-66")
def _granted(table: DreambladeTable, mini: Mini, by_blades: bool = True) -> Iterator[AssignBlade]:
    """Abilities that allies in the same or an adjacent cell give to their lineage."""
    content, near = table.content, NEAR[table.cell[mini]]
    for source in table.granters:
        where = table.cell[source]
        if where >= 0 and near >> where & 1 and source != mini and content.owner[source] == content.owner[mini]:
            for grant in content.grants[source]:
                fits = grant.lineage == content.lineage[mini] and (content.blade_price[grant.piece] > 0) == by_blades
                is_given = not grant.needs_score or table.is_scoring(source)
                if fits and is_given and (not content.needs_score[grant.piece] or table.is_scoring(mini)):
                    yield AssignBlade(mini, grant.piece, source)


def gained_abilities(table: DreambladeTable, mini: Mini) -> list[AssignBlade]:
    """What a creature in the dreamscape has from others, by blades or without, as if nothing nullified it."""
    gained = [*_granted(table, mini), *_granted(table, mini, by_blades=False)]
    return [*gained, *_copied(table, mini, table.cell[mini])] if table.traits(mini).copies else gained


@cites("NULLIFY-01", "R-65")
def is_nullified(table: DreambladeTable, cell: Cell) -> bool:
    """Creatures of either side in this cell have no blade abilities."""
    location = table.location[cell]
    here = (*table.creatures(cell, 0), *table.creatures(cell, 1), *((location,) if location >= 0 else ()))
    return any(table.traits(mini).nullifies for mini in here)


@cites("HELLSFURY-01", "R-66", "R-67", "R-99")
def steady_damage(table: DreambladeTable) -> list[MoreDamage]:
    """By abilities that need no blade: printed or granted, of attackers and of an own location in the cell."""
    combat, content = table.combat, table.content
    assert combat is not None
    found: list[AssignBlade] = []
    here = [mini for mini in combat.attackers if table.cell[mini] >= 0]
    if table.granters:
        found += [granted for mini in here for granted in _granted(table, mini, by_blades=False)]
    location = table.location[combat.cell]
    if location >= 0 and content.owner[location] == combat.seat:
        here.append(location)
    for mini in here:
        for piece in content.steady_bonuses[mini]:
            if not content.needs_score[piece] or table.is_scoring(mini):
                found.append(AssignBlade(mini, piece))
    more = [
        MoreDamage(one.mini, one.piece, one.source, content.pieces[one.piece].bonus(table, one.mini)) for one in found
    ]
    return [one for one in more if one.by]
