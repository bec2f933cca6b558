"""What a strike will do as things stand: its damage with every reason for it, and what that means for each target."""

from __future__ import annotations

from itertools import pairwise
from typing import Literal

from msgspec import Struct

from gamelode.kernel import Frame, Seat, cites

from .combat import Fighting, is_relentless, steady_damage
from .damage import DISRUPT, Check, DealDamage, Destroy, Disrupt, SplitDamage, outcomes
from .events import Cell, Faces, Mini, Piece
from .guards import enough
from .rolling import Rolling, damage_of
from .stats import stats
from .table import Combat, DreambladeTable, MoreDamage

Fate = Literal["disrupted", "destroyed", "banished"]  # banished: by Regenerate, instead of destroyed


class CombatView(Struct, frozen=True):
    """A regular attack under way. Until damage is totalled, abilities that need no blade count as they stand now."""

    cell: Cell
    seat: Seat
    attackers: tuple[Mini, ...]
    dice: Faces
    blades: int  # still to be assigned
    used: tuple[tuple[Mini, Piece, Mini], ...]  # where blades went: who, which ability, from whom
    rolled: int  # damage of the dice
    more: tuple[MoreDamage, ...]  # by abilities, one by one
    bonus: int  # all of that together
    damage: int  # all in all
    relentless: bool  # it disrupts nobody


class Threshold(Struct, frozen=True):
    """From so much damage on, this becomes of a creature. Of two fates whoever deals the damage chooses one."""

    damage: int  # with what it carries already
    fates: tuple[Fate, ...]


class TargetView(Struct, frozen=True):
    """A creature that damage may fall on next, or has fallen on. Below the first threshold it holds."""

    mini: Mini
    thresholds: tuple[Threshold, ...]
    marked: bool  # by Ferocity
    undisruptable: bool  # by Relentless
    guard: int  # of a Bodyguard: what it must have before others can be given any; otherwise 0


class Result(Struct, frozen=True):
    """What is decided about a creature, and not yet carried out."""

    mini: Mini
    fate: Fate


@cites("STRIKE-05", "CRIT-01", "MIN-03", "R-67")
def combat_view(table: DreambladeTable, stack: list[Frame]) -> CombatView | None:
    combat = table.combat
    if combat is None:
        return None
    dice = combat.dice or _rolling(stack)
    more = combat.more if combat.is_totalled else (*combat.more, *steady_damage(table))
    rolled, bonus = damage_of(dice), sum(one.by for one in more)
    return CombatView(
        cell=combat.cell,
        seat=combat.seat,
        attackers=combat.attackers,
        dice=dice,
        blades=combat.blades,
        used=combat.used,
        rolled=rolled,
        more=more,
        bonus=bonus,
        damage=max(rolled + bonus, 0),
        relentless=_relentless(table, combat),
    )


def _rolling(stack: list[Frame]) -> Faces:
    """Dice of the combat that Fortunate creatures may still roll again."""
    pairs = pairwise(stack)
    return next((top.faces for low, top in pairs if isinstance(low, Fighting) and isinstance(top, Rolling)), ())


def _relentless(table: DreambladeTable, combat: Combat) -> bool:
    return combat.relentless if combat.is_totalled else is_relentless(table)


@cites("STRIKE-09", "DMG-01")
def target_views(table: DreambladeTable, stack: list[Frame]) -> tuple[TargetView, ...]:
    """Those among whom damage is split, or about whom is decided; before that, all that a combat may hit."""
    for frame in reversed(stack):
        if isinstance(frame, SplitDamage | DealDamage):
            minis = table.creatures(frame.cell, 1 - frame.seat)
            return tuple(_target(table, mini, frame.relentless) for mini in minis)
        if isinstance(frame, Check):
            return tuple(_target(table, mini, relentless=False) for mini in frame.undecided)
    combat = table.combat
    if combat is None:
        return ()
    relentless = _relentless(table, combat)
    return tuple(_target(table, mini, relentless) for mini in table.creatures(combat.cell, 1 - combat.seat))


@cites("DMG-04", "FEROCITY-02", "RELENTLESS-01", "REGENERATE-01", "BODYGUARD-01", "R-47", "R-59", "R-110")
def _target(table: DreambladeTable, mini: Mini, relentless: bool) -> TargetView:
    spared = relentless or mini in table.undisruptable
    traits = table.traits(mini)
    _, defense, life = stats(table, mini)
    found: list[Threshold] = []
    for damage in sorted({defense, life}):
        fates = tuple(_fate(one, traits.regenerates) for one in outcomes(table, mini, damage, relentless=spared))
        if fates and fates not in [threshold.fates for threshold in found]:
            found.append(Threshold(damage, fates))
    return TargetView(
        mini=mini,
        thresholds=tuple(found),
        marked=table.combat is not None and mini in table.combat.marked,
        undisruptable=spared,
        guard=enough(table, mini, spared) if traits.bodyguard else 0,
    )


def _fate(outcome: Destroy | Disrupt, regenerates: bool) -> Fate:
    return "disrupted" if outcome == DISRUPT else "banished" if regenerates else "destroyed"


@cites("R-102")
def results(table: DreambladeTable, stack: list[Frame]) -> tuple[Result, ...]:
    """All that the check under way has decided. Whoever is to be placed may still be destroyed by a deathblow."""
    check = next((frame for frame in reversed(stack) if isinstance(frame, Check)), None)
    if check is None:
        return ()
    found: dict[Mini, Fate] = dict.fromkeys(check.disrupted, "disrupted")
    found |= dict.fromkeys(check.destroyed, "destroyed")
    found |= dict.fromkeys(check.saved, "banished")
    return tuple(Result(mini, fate) for mini, fate in found.items() if table.cell[mini] >= 0)
