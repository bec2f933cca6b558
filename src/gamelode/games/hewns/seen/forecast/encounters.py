"""What is said of dice that are picked, of attacks and of repairs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from gamelode.kernel import Choice, Game, Part, Seat, cites

from ...common_knowledge import is_heart_known
from ...dice import Pick
from ...kinds import ATTACK, BOMB, BRAIN, NANANBITE, NO_CARD, Hewn
from ...rules.encounters.announce import Announce, WhenInSight
from ...rules.encounters.attack import weapon_bonus
from ...rules.encounters.pick_dice import SAME_SPACE, UNEQUAL, PickDice, PickKind, least_dice
from ...rules.encounters.ranged import RangedEncounter, Target, nameable
from ...rules.encounters.same_space import AttackOrRepair, DoTo, SameSpaceEncounter
from ...rules.encounters.suppliers import obtainable
from ...table import HewnsTable
from . import parts
from .figures import round_off
from .odds import Dice, attack_dice, defence_dice, hit_odds, mean_of, repair_odds

Parts = Iterator[Part]
ONE_SPACE = (SAME_SPACE, UNEQUAL)


def _table(game: Game) -> HewnsTable:
    assert isinstance(game.table, HewnsTable)
    return game.table


@cites("AP-07", "RANG-17", "RANG-18", "RANG-11")
def _announce(game: Game, seat: Seat, choice: Announce) -> Parts:
    """It is free, but at least one die must be paid for; what it carries is at stake."""
    table, window = _table(game), game.question
    assert isinstance(window, WhenInSight)
    yield parts.CostsNothing()
    have = obtainable(table, choice.hewn, (*window.occasion.announced, choice.hewn))
    if not have:
        yield parts.WouldMalfunction(have)
    elif table.load_of(choice.hewn):
        yield parts.LosesRest()


@cites("WEAP-02", "RANG-12", "RANG-17", "RANG-18", "RANG-30", "SAME-20", "R-72", "R-96")
def _pick(game: Game, seat: Seat, choice: Pick) -> Parts:
    """What dice cost, whether they can be paid, and what they are worth against the one who may be attacked."""
    table, question = _table(game), game.question
    assert isinstance(question, PickDice)
    hewn = question.subject(seat)
    kind = question.kinds[hewn]
    have = table.load_of(hewn) if kind in ONE_SPACE else obtainable(table, hewn, tuple(question.kinds))
    if choice.price:
        yield parts.CostsDice(choice.price, have)
    yield from _misfires(table, kind, choice, have)
    foe = _only_foe(game, hewn)
    if foe >= 0 and (kind in ONE_SPACE or choice.weapons):
        yield from _blow(table, hewn, choice, foe, is_open=foe not in question.kinds, close=_close(table, hewn, kind))


def _misfires(table: HewnsTable, kind: PickKind, choice: Pick, have: int) -> Parts:
    """Whoever has announced at range must pick a die, and pay for all."""
    least = least_dice(table, kind)
    if choice.price < least:
        yield parts.PicksTooFew(least)
    elif choice.price > have:
        yield parts.WouldMalfunction(have)


def _close(table: HewnsTable, hewn: Hewn, kind: PickKind) -> int:
    return table.close_combat_dice(hewn) if kind in ONE_SPACE else 0


def _only_foe(game: Game, hewn: Hewn) -> Hewn:
    """Whom a Hewn will attack, if that is plain; else -1."""
    for frame in game.stack:
        if isinstance(frame, SameSpaceEncounter):
            return frame.other(hewn)
        if isinstance(frame, RangedEncounter):
            if hewn != frame.moving:
                return frame.moving
            foes = [frame.target] if frame.target >= 0 else nameable(_table(game), hewn)
            return foes[0] if len(foes) == 1 else -1
    return -1


def _blow(table: HewnsTable, hewn: Hewn, pick: Pick, foe: Hewn, *, is_open: bool, close: int) -> Parts:
    """What an attack is worth. Against one who picks dice too nobody knows more than the averages."""
    attack = attack_dice(table, pick, close=close)
    yield parts.AttacksWith(round_off(mean_of(table, attack)))
    if not is_open:
        yield parts.DefendsWith(foe, round_off(mean_of(table, defence_dice(table, foe, 0))))
    elif not table.is_healthy(foe):
        yield parts.DefendsNot(foe)
    elif not close and not table.count(hewn, BOMB):
        yield _hits(table, hewn, attack, foe, 0)


@cites("RANG-20", "RANG-30", "RANG-29")
def _target(game: Game, seat: Seat, choice: Target) -> Parts:
    """The odds against one who has not announced; one who has may have screens."""
    table = _table(game)
    hewn: Hewn = getattr(game.question, "hewn", -1)
    pick = table.picks[hewn]
    if not pick.weapons:
        return
    attack = attack_dice(table, pick, close=0)
    if choice.hewn in table.picks:
        yield parts.AttacksWith(round_off(mean_of(table, attack)))
        yield parts.DefendsWith(choice.hewn, round_off(mean_of(table, defence_dice(table, choice.hewn, 0))))
    elif table.count(hewn, BOMB) or pick.price > obtainable(table, hewn, tuple(table.picks)):
        yield parts.AttacksWith(round_off(mean_of(table, attack)))
    else:
        yield _hits(table, hewn, attack, choice.hewn, 0)


@cites("SAME-24", "SAME-27", "SAME-32", "SAME-38")
def _do_to(game: Game, seat: Seat, choice: DoTo) -> Parts:
    """All dice have been shown: the odds of an attack, or of a repair, are known."""
    table, question = _table(game), game.question
    assert isinstance(question, AttackOrRepair)
    hewn = question.subject(seat)
    other = question.against[hewn]
    theirs = table.picks.get(other, Pick())
    if theirs.explode:
        return
    if choice.deed == ATTACK:
        attack = attack_dice(table, table.picks.get(hewn, Pick()), close=table.close_combat_dice(hewn))
        yield _hits(table, hewn, attack, other, theirs.armour)
        return
    if choice.deed == BRAIN:
        yield parts.ActsNext(other)
    if _mind_is_known(table, seat, other) and not _repairs_too(table, question, other):
        ways, of = repair_odds(table, hewn, other, theirs.brain)
        yield parts.Repairs(other, ways=ways, of=of)


def _mind_is_known(table: HewnsTable, seat: Seat, other: Hewn) -> bool:
    """Whether the seat knows what is in the heart card of the other, where that counts."""
    if not table.is_healthy(other) or table.heart[other] == NO_CARD:
        return True
    return bool(table.heart_seen[other] >> seat & 1) or is_heart_known(table, other)


def _repairs_too(table: HewnsTable, question: AttackOrRepair, other: Hewn) -> bool:
    """Whether the other has said that it repairs as well: its Nananbites may do either."""
    said = question.said.get(other)
    return isinstance(said, DoTo) and said.deed != ATTACK and bool(table.count(other, NANANBITE))


def _hits(table: HewnsTable, hewn: Hewn, attack: Dice, foe: Hewn, screens: int) -> Part:
    ways, of = hit_odds(table, attack, weapon_bonus(table, hewn), defence_dice(table, foe, screens))
    return parts.Hits(foe, ways=ways, of=of)


FORESEEN: dict[type[Choice], Callable[[Game, Seat, Any], Parts]] = {
    Announce: _announce,
    Pick: _pick,
    Target: _target,
    DoTo: _do_to,
}
