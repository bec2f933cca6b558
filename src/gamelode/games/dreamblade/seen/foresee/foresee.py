"""What is said of each kind of choice. Nothing in Dreamblade is hidden but the dice to come."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from gamelode.kernel import Choice, Forecast, Game, Part, Seat, cites

from ...board import cells_of
from ...kinds import ACTION, Cell, Mini
from ...rules.choosing import EndPhase
from ...rules.combat.blades import steady_damage
from ...rules.combat.striking import Attackers, StrikeAt, WhoAttacks, cells_to_strike
from ...rules.damage.check import DESTROY, DISRUPT, Destroy, Disrupt, DisruptOrDestroy, PutInto, outcomes
from ...rules.damage.deathblow import Strikers
from ...rules.damage.splitting import Split, SplitDamage
from ...rules.scoring import cell_points, claimed, destruction_points
from ...rules.shifting import ShiftTo, anybody_shifts
from ...rules.spawning.phase import EndSpawning, Spawn, SpawnAgain, UseSpawnAbility, spawnable
from ...rules.spawning.prices import aspects_held, channel, missing_aspects, price
from ...rules.stats import power, stats
from ...rules.turn import Shift, Strike
from ...table import Combat, DreambladeTable
from . import parts
from .odds import ways_to_reach

Parts = Iterator[Part]


def forecast(game: Game, seat: Seat, choice: Choice) -> Forecast:
    """What can be said of a choice."""
    foresee = FORESEEN.get(type(choice))
    return Forecast.of(foresee(game, seat, choice)) if foresee else Forecast()


# --- spawning


@cites("SPAWN-02", "ASPECT-01", "ASPECT-02")
def _spawn(game: Game, seat: Seat, choice: Spawn) -> Parts:
    table = _table(game)
    mini = spawnable(table, choice.kind, choice.zone, seat)
    assert mini is not None
    held = aspects_held(table, seat)
    yield parts.CostsPoints(price(table, mini, held, channel(table, seat)), table.phase.points)
    if missing := missing_aspects(table, mini, held):
        names = {aspect.id: aspect.name for aspect in table.content.files.aspect}
        told = ", ".join(f"{count} {names[id]}" for id, count in missing.items())
        yield parts.CostsMore(sum(missing.values()) * table.content.limits.surcharge_for_missing_aspect, told)
    after = _copy(game)
    after.put(mini, choice.cell)
    yield from _moved(table, after, seat, mini)


@cites("SPAB-01")
def _use(game: Game, seat: Seat, choice: UseSpawnAbility) -> Parts:
    table = _table(game)
    yield parts.CostsPoints(table.content.pieces[choice.piece].spawn_cost, table.phase.points)


@cites("SPAWN-08")
def _end_spawning(game: Game, seat: Seat, choice: EndSpawning) -> Parts:
    if points := _table(game).phase.points:
        yield parts.LosesPoints(points)


# --- action phases


@cites("SHIFT-01", "SHIFT-03")
def _shift(game: Game, seat: Seat, choice: Shift) -> Parts:
    if not anybody_shifts(_table(game), seat):
        yield parts.NothingToShift()


@cites("STRIKE-01")
def _strike(game: Game, seat: Seat, choice: Strike) -> Parts:
    if not cells_to_strike(_table(game)):
        yield parts.NothingToStrike()


@cites("CONQ-05", "CONQ-06", "TURN-02")
def _end_phase(game: Game, seat: Seat, choice: EndPhase) -> Parts:
    table = _table(game)
    yours, theirs = _points(table, seat), _points(table, 1 - seat)
    yield parts.PointsStand(yours, theirs)
    phase = table.phase
    is_last = phase.kind == ACTION and phase.seat != table.first
    if is_last and phase.number == table.content.limits.action_phases:
        yield parts.WinsTurn() if yours > theirs else parts.TiesTurn() if yours == theirs else parts.LosesTurn()


@cites("CONQ-01", "SHIFT-03", "AMBUSH-01")
def _shift_to(game: Game, seat: Seat, choice: ShiftTo) -> Parts:
    table, after = _table(game), _copy(game)
    after.put(choice.mini, choice.cell)
    yield from _moved(table, after, seat, choice.mini)
    yield parts.PointsStand(_points(after, seat), _points(after, 1 - seat))


def _put_into(game: Game, seat: Seat, choice: PutInto) -> Parts:
    table, after = _table(game), _copy(game)
    after.put(choice.mini, choice.cell)
    yield from _changed(table, after, seat)
    yield parts.PointsStand(_points(after, seat), _points(after, 1 - seat))


def _moved(table: DreambladeTable, after: DreambladeTable, seat: Seat, mini: Mini) -> Parts:
    """A player's creature has come to a cell: cells claimed and given up, and whom it meets there."""
    yield from _changed(table, after, seat)
    if not table.content.is_creature[mini]:
        return
    cell = after.cell[mini]
    if enemies := after.creatures(cell, 1 - seat):
        yield parts.Engages(enemies)
    for enemy in enemies:
        if any(_works(after, enemy, piece) for piece in table.content.on_enemy[enemy]):
            yield parts.WillBeAmbushed(enemy)


def _changed(table: DreambladeTable, after: DreambladeTable, seat: Seat) -> Parts:
    """Which scoring cells count otherwise than before."""
    own, foes = table.content.points[seat], table.content.points[1 - seat]
    before, now = claimed(table, seat), claimed(after, seat)
    yield from (parts.Claims(cell, own[cell]) for cell in cells_of(now & ~before))
    yield from (parts.GivesUp(cell, own[cell]) for cell in cells_of(before & ~now))
    lost = claimed(table, 1 - seat) & ~claimed(after, 1 - seat)
    yield from (parts.Contests(cell, foes[cell]) for cell in cells_of(lost))


# --- attacks


@cites("STRIKE-04", "STRIKE-05", "DMG-02", "DMG-03", "STRIKEBACK-01", "DB-01")
def _attack(game: Game, seat: Seat, choice: Attackers) -> Parts:
    question = game.question
    assert isinstance(question, WhoAttacks)
    yield from _fight(_copy(game), seat, question.cell, choice.minis)


def _strike_at(game: Game, seat: Seat, choice: StrikeAt) -> Parts:
    here = _table(game).creatures(choice.cell, seat)
    if len(here) == 1:  # nobody is asked who attacks
        yield from _fight(_copy(game), seat, choice.cell, here)


def _fight(table: DreambladeTable, seat: Seat, cell: Cell, minis: tuple[Mini, ...]) -> Parts:
    """A regular attack by these creatures; the table is used up."""
    relentless = any(table.traits(mini).relentless for mini in minis)
    table.combat = Combat(cell, seat, minis, relentless=relentless)
    dice, more = sum(power(table, mini) for mini in minis), sum(one.by for one in steady_damage(table))
    yield parts.RollsDice(dice)
    if more:
        yield parts.AddsDamage(f"{more:+}")
    enemies = table.creatures(cell, 1 - seat)
    for enemy in enemies:
        yield from _odds(table, enemy, dice, more, relentless)
    for enemy in enemies:
        if any(_works(table, enemy, piece) for piece in table.content.on_failure[enemy]):
            yield parts.MayStrikeBack(enemy)
    if table.phase.seat == table.first:
        yield parts.MayStrikeDying()


def _odds(table: DreambladeTable, enemy: Mini, dice: int, more: int, relentless: bool) -> Parts:
    """How likely the dice are enough for an enemy, if all damage goes there."""
    _, defense, life = stats(table, enemy)
    spared = relentless or enemy in table.undisruptable
    carried, faces = table.damage.get(enemy, 0), table.content.attack_die
    for what, wanted in ((parts.CanDisrupt, defense), (parts.CanDestroy, life)):
        outcome = DISRUPT if what is parts.CanDisrupt else DESTROY
        if outcome in outcomes(table, enemy, wanted, relentless=spared):
            needed = max(wanted - carried - more, 0)
            ways, of = ways_to_reach(faces, dice, needed)
            yield what(mini=enemy, dice=dice, needed=needed, ways=ways, of=of)


@cites("DB-02")
def _strikers(game: Game, seat: Seat, choice: Strikers) -> Parts:
    yield parts.RollsDice(sum(power(_table(game), mini) for mini in choice.minis))


@cites("DMG-02", "DMG-03", "DMG-04", "DMG-07", "REGENERATE-01")
def _split(game: Game, seat: Seat, choice: Split) -> Parts:
    table, question = _table(game), game.question
    assert isinstance(question, SplitDamage)
    found: dict[type[Any], list[Mini]] = {}
    for mini, damage in choice.parts:
        spared = question.relentless or mini in table.undisruptable
        fates = outcomes(table, mini, table.damage.get(mini, 0) + damage, relentless=spared)
        found.setdefault(_fate(table, mini, fates), []).append(mini)
    for kind, minis in found.items():
        yield kind(tuple(minis))


def _fate(table: DreambladeTable, mini: Mini, fates: tuple[Destroy | Disrupt, ...]) -> type[Part]:
    """The part that tells what damage makes of a creature."""
    if not fates:
        return parts.WastesDamage
    if len(fates) > 1:
        return parts.LeavesChoice
    if fates == (DISRUPT,):
        return parts.Disrupts
    return parts.BanishesInstead if table.traits(mini).regenerates else parts.Destroys


@cites("CONQ-02", "SPAWN-04", "VESSEL-01", "REGENERATE-03")
def _destroy(game: Game, seat: Seat, choice: Destroy) -> Parts:
    table, question = _table(game), game.question
    assert isinstance(question, DisruptOrDestroy)
    if table.traits(question.mini).regenerates:
        yield parts.BanishesInstead((question.mini,))
        return
    yield parts.ScoresDestruction(table.content.limits.conquest_for_destroyed)
    yield parts.GivesBonus(table.traits(question.mini).vessel)


@cites("DMG-05")
def _disrupt(game: Game, seat: Seat, choice: Disrupt) -> Parts:
    yield parts.DrivesOff()


# --- what they have in common


def _table(game: Game) -> DreambladeTable:
    assert isinstance(game.table, DreambladeTable)
    return game.table


def _copy(game: Game) -> DreambladeTable:
    """The table, to be changed."""
    table = game.edition.clone(game.table)
    assert isinstance(table, DreambladeTable)
    return table


@cites("CONQ-01", "CONQ-02")
def _points(table: DreambladeTable, seat: Seat) -> int:
    """The conquest points that a player would score now."""
    return cell_points(table, seat) + destruction_points(table, seat)


@cites("ACTV-11")
def _works(table: DreambladeTable, mini: Mini, piece: int) -> bool:
    """Whether an ability works where its miniature stands."""
    return not table.content.needs_score[piece] or table.is_scoring(mini)


FORESEEN: dict[type[Choice], Callable[[Game, Seat, Any], Parts]] = {
    Spawn: _spawn,
    SpawnAgain: _spawn,
    UseSpawnAbility: _use,
    EndSpawning: _end_spawning,
    Shift: _shift,
    Strike: _strike,
    EndPhase: _end_phase,
    ShiftTo: _shift_to,
    PutInto: _put_into,
    StrikeAt: _strike_at,
    Attackers: _attack,
    Strikers: _strikers,
    Split: _split,
    Destroy: _destroy,
    Disrupt: _disrupt,
}
