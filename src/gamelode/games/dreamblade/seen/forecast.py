"""What a strike will do as things stand: its damage with every reason for it, and what that means for each target."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Literal

from msgspec import Struct

from gamelode.kernel import Frame, Seat, cites

from ..kinds import NO_PIECE, NOBODY, Cell, Faces, Mini, PrintedAbility, Stage
from ..rules.combat.blades import steady_damage
from ..rules.combat.fighting import Fighting
from ..rules.combat.special_attacks import SpecialAttack
from ..rules.combat.striking import WhoAttacks
from ..rules.damage.check import DISRUPT, Check, Destroy, Disrupt, outcomes
from ..rules.damage.deathblow import Deathblow, WhoStrikesDying
from ..rules.damage.guards import enough
from ..rules.damage.rolling import Rolling, damage_of
from ..rules.damage.splitting import DealDamage, SplitDamage
from ..rules.stats import power, stats
from ..table import DreambladeTable

Fate = Literal["disrupted", "destroyed", "banished"]  # banished: by Regenerate, instead of destroyed
STAGE_BEFORE: dict[str, Stage] = {  # by the clause that comes next
    Fighting.read_dice.__name__: "dice",
    Fighting.assign.__name__: "blades",
    Fighting.activate.__name__: "blades",
    Fighting.check.__name__: "damage",
    Fighting.end.__name__: "strikeback",
}


class MoreDamageView(Struct, frozen=True):
    """Damage that an ability adds to a combat, or takes from it."""

    mini: Mini
    piece: PrintedAbility
    source: Mini  # from whom it is copied, or who grants it; NOBODY: its own
    by: int


class CombatView(Struct, frozen=True):
    """A regular attack under way. Until damage is totalled, abilities that need no blade count as they stand now."""

    stage: Stage  # results: from the check of its damage until whoever was disrupted is placed
    cell: Cell
    seat: Seat
    attackers: tuple[Mini, ...]
    dice: Faces
    blades: int  # still to be assigned
    used: tuple[tuple[Mini, PrintedAbility, Mini], ...]  # where blades went: who, which ability, from whom
    rolled: int  # damage of the dice
    more: tuple[MoreDamageView, ...]  # by abilities, one by one
    bonus: int  # all of that together
    damage: int  # all in all
    totalled: bool  # nothing more comes to it
    relentless: bool  # it disrupts nobody
    remarks: tuple[str, ...]  # what is special about it, each in a few words


class StrikerView(Struct, frozen=True):
    """A creature that may be picked for an attack or a deathblow, with the dice that it would add."""

    mini: Mini
    dice: int


class BlowView(Struct, frozen=True):
    """A special attack under way, of a combat or not. Blades among its dice are misses."""

    seat: Seat
    minis: tuple[Mini, ...]  # who strikes
    piece: PrintedAbility  # the ability; NO_PIECE: it is a deathblow
    target: Mini  # NOBODY: not chosen yet, or a deathblow
    dice: Faces  # as long as they may be rolled again
    damage: int  # to be split; 0: not yet known, or not to be split
    rolled: int = 0  # damage of the dice
    blades_miss: bool = True


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
    by: Seat  # who deals the damage, and chooses between two fates
    remarks: tuple[str, ...]  # what is special about it, each in a few words


class Result(Struct, frozen=True):
    """What is decided about a creature, and not yet carried out."""

    mini: Mini
    fate: Fate


@cites("STRIKE-05", "CRIT-01", "MIN-03", "R-67")
def combat_view(table: DreambladeTable, stack: list[Frame]) -> CombatView | None:
    """The regular attack under way, with the damage that it will deal as things stand."""
    combat = table.combat
    if combat is None:
        return None
    dice = combat.dice or _rolling(stack)
    more = combat.more if combat.is_totalled else (*combat.more, *steady_damage(table))
    rolled, bonus = damage_of(dice), sum(one.by for one in more)
    return CombatView(
        stage=_stage(stack),
        cell=combat.cell,
        seat=combat.seat,
        attackers=combat.attackers,
        dice=dice,
        blades=combat.blades,
        used=combat.used,
        rolled=rolled,
        more=tuple(MoreDamageView(one.mini, one.piece, one.source, one.by) for one in more),
        bonus=bonus,
        damage=max(rolled + bonus, 0),
        totalled=combat.is_totalled,
        relentless=combat.relentless,
        remarks=("Relentless: nobody is disrupted by it",) if combat.relentless else (),
    )


def _rolling(stack: list[Frame]) -> Faces:
    """Dice of the combat that Fortunate creatures may still roll again."""
    pairs = pairwise(stack)
    return next((top.faces for low, top in pairs if isinstance(low, Fighting) and isinstance(top, Rolling)), ())


def _stage(stack: list[Frame]) -> Stage:
    fighting = next((frame for frame in stack if isinstance(frame, Fighting)), None)
    return STAGE_BEFORE.get(fighting.at, "results") if fighting else "results"


@cites("R-46", "DB-02", "ATK-08")
def blow_view(table: DreambladeTable, stack: list[Frame]) -> BlowView | None:
    """The special attack or deathblow that is being aimed, rolled or split."""
    above: Frame | None = None
    for frame in reversed(stack):
        dice = above.faces if isinstance(above, Rolling) else ()
        if isinstance(frame, SpecialAttack):
            return BlowView(frame.seat(table), (frame.mini,), frame.piece, frame.target, dice, 0, damage_of(dice))
        if isinstance(frame, Deathblow):
            damage = above.damage if isinstance(above, DealDamage) else 0
            return BlowView(frame.seat, frame.minis, NO_PIECE, NOBODY, dice, damage, damage_of(dice))
        if isinstance(frame, Check | Fighting):
            return None
        above = frame
    return None


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
    return tuple(_target(table, mini, combat.relentless) for mini in table.creatures(combat.cell, 1 - combat.seat))


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
    marked = table.combat is not None and mini in table.combat.marked
    guard = enough(table, mini, spared) if traits.bodyguard else 0
    return TargetView(
        mini=mini,
        thresholds=tuple(found),
        marked=marked,
        undisruptable=spared,
        guard=guard,
        by=1 - table.content.owner[mini],
        remarks=tuple(_remarks(guard, spared, marked)),
    )


def _remarks(guard: int, spared: bool, marked: bool) -> Iterator[str]:
    if guard:
        yield f"Bodyguard: {guard} before others get any"
    if spared:
        yield "Relentless: not disrupted"
    elif marked:
        yield "Ferocity: destroyed, not disrupted"


def _fate(outcome: Destroy | Disrupt, regenerates: bool) -> Fate:
    return "disrupted" if outcome == DISRUPT else "banished" if regenerates else "destroyed"


@cites("R-46", "R-49")
def falls_on(targets: tuple[TargetView, ...], combat: CombatView | None, blow: BlowView | None) -> tuple[Mini, ...]:
    """Not those whom the attack around a special one, or around a Strikeback, may hit or has hit."""
    if blow is not None:
        return tuple(target.mini for target in targets if blow.damage)
    if combat is not None and combat.stage == "strikeback":
        return tuple(target.mini for target in targets if target.by != combat.seat)
    return tuple(target.mini for target in targets)


@cites("STRIKE-07", "DB-02")
def striker_views(table: DreambladeTable, stack: list[Frame]) -> tuple[StrikerView, ...]:
    """Among whom the open question lets a player pick attackers, or strikers of a deathblow."""
    question = stack[-1] if stack else None
    if isinstance(question, WhoAttacks):
        minis = table.creatures(question.cell, question.seat)
    else:
        minis = question.fallen if isinstance(question, WhoStrikesDying) else ()
    return tuple(StrikerView(mini, power(table, mini)) for mini in minis)


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
