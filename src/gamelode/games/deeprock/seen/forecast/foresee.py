"""What is said of each kind of choice. Nothing is hidden in this game but what chance will bring."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from gamelode.kernel import Choice, Forecast, Game, Part, Pass, Seat, Yes, cites
from gamelode.kernel.totals import Totals

from ...board.hexes import BIT, NEAR, spaces_of
from ...kinds import BANG, DOUBLE, DRILLER, EGG, GOLD, IGNORE, NITRA, UNKNOWN, Creature, Space, Spaces
from ...rules.bosco import RobotAxe, RobotShoot
from ...rules.creatures.attack import CreatureAttack, PlayRockSolid, damage_of
from ...rules.dwarves.axe import PICKUP, ROCK, Axe, Chop
from ...rules.dwarves.dice import AreaIs, PlayRockAndStone
from ...rules.dwarves.helping import HelpUp, Revive, StandUp
from ...rules.dwarves.move import Move
from ...rules.dwarves.reaction_shots import React
from ...rules.dwarves.shoot import Shoot, Shooting
from ...rules.dwarves.supplies import CallPod, GetSupplies, Overclock
from ...rules.dwarves.throw import BlastEffect, ThrowCard, Throwing
from ...rules.dwarves.walk import path_to, steps_of
from ...rules.turn import EndActions, TakeAction
from ...table import DeepRockTable
from . import parts
from .odds import at_least, best, health_left, hits_of, hits_to_kill, mean_damage, together

Parts = Iterator[Part]
NEAR_THE_END = 3  # steps of the Swarm Threat before the last one, from where on it is told


def forecast(game: Game, seat: Seat, choice: Choice) -> Forecast:
    """What can be said of a choice."""
    foresee = FORESEEN.get(type(choice))
    return Forecast.of(foresee(game, seat, choice)) if foresee else Forecast()


def _table(game: Game) -> DeepRockTable:
    assert isinstance(game.table, DeepRockTable)
    return game.table


def _actions(game: Game, actions: int) -> Parts:
    """What it costs, where actions are counted: a free attack costs none."""
    if isinstance(game.question, TakeAction) and actions:
        yield parts.CostsActions(actions, _table(game).turn.actions)


# --- shooting


@cites("SHOOT-01", "SHOOT-04", "DMG-06", "DMG-07")
def _shoot(game: Game, seat: Seat, choice: Shoot) -> Parts:
    """Action and ammo, and what the dice do to the target if all of them go there."""
    table = _table(game)
    mode = table.content.modes[choice.mode]
    yield from _actions(game, mode.actions)
    yield parts.CostsAmmo(table.ammo(seat, mode.slot), ("primary", "secondary")[mode.slot])
    fitted = table.dwarves[seat].fitted[mode.slot]
    if DOUBLE not in fitted:
        source = table.dwarves[seat].space
        yield from _fire(table, choice.mode, choice.space, source, ignores=IGNORE in fitted)


@cites("BOSCO-05", "BOSCO-06")
def _robot_shoot(game: Game, seat: Seat, choice: RobotShoot) -> Parts:
    table = _table(game)
    yield from _fire(table, choice.mode, choice.space, table.robot, ignores=False)


def _fire(table: DeepRockTable, number: int, space: Space, source: Space, *, ignores: bool) -> Parts:
    """Dice of one kind against the creature on a space."""
    creature, kinds = table.creature_at(space), table.content.rolled[number]
    if creature < 0 or creature == table.content.two_spaces or len(set(kinds)) != 1:
        return
    mode = table.content.modes[number]
    faces = hits_of(table, kinds[0])
    shown = best(faces, len(kinds)) if mode.keep_one else together(faces, len(kinds))
    yield from _harm(table, creature, Blow(kinds[0], shown, source, ignores, mode.keep_one))


class Blow(NamedTuple):
    """Dice of one kind that go for a creature."""

    die: str
    shown: Totals
    source: Space
    ignores: bool = False  # resistance
    best_of: bool = False
    scare: int = 0  # what a Scare hits


def _harm(table: DeepRockTable, creature: Creature, blow: Blow) -> Parts:
    """What dice deal a creature on average, and how likely they kill it."""
    die, shown, source, ignores = blow[:4]
    dealt = mean_damage(table, creature, shown, die, source, ignores=ignores)
    yield parts.Hurts(creature, health_left(table, creature), f"{dealt:.1f}")
    hits = hits_to_kill(table, creature, die, source, ignores=ignores)
    ways, of = at_least(shown, hits)
    yield parts.Kills(creature, hits, blow.best_of, blow.scare, ways=ways, of=of)
    if table.content.creatures[table.content.kind_of[creature]].id == "exploder":
        yield parts.SetsOff(creature)


@cites("REACT-05")
def _react(game: Game, seat: Seat, choice: React) -> Parts:
    table = _table(game)
    kinds = table.content.rolled[choice.mode]
    if len(set(kinds)) == 1:
        ways, of = at_least(together(tuple(int(face > 0) for face in table.content.faces[kinds[0]]), len(kinds)), 1)
        yield parts.HitsAtAll(ways=ways, of=of)


# --- throwing, and areas


@cites("THROW-01", "THROW-08")
def _throw(game: Game, seat: Seat, choice: ThrowCard) -> Parts:
    """The action, the card, and what the dice do to a creature on the target space."""
    table = _table(game)
    effect, creature = table.content.throwables[choice.card].effect, table.creature_at(choice.space)
    yield from _actions(game, 1)
    yield parts.CostsCard()
    if not isinstance(effect, BlastEffect) or creature < 0 or creature == table.content.two_spaces:
        return
    if len(effect.dice) == 1 and not effect.fixed and not effect.near_bonus:
        ((die, count),) = effect.dice.items()
        scare = int(effect.scare_hits)
        shown = together(hits_of(table, die, scare), count)
        yield from _harm(table, creature, Blow(die, shown, table.dwarves[seat].space, scare=scare))


@cites("THROW-06", "SHOOT-08")
def _area(game: Game, seat: Seat, choice: AreaIs) -> Parts:
    """Whom an area catches: creatures, and Dwarves too unless they are spared."""
    table = _table(game)
    area: Spaces = sum(BIT[space] for space in choice.spaces)
    yield parts.CatchesCreatures((table.bugs & area).bit_count())
    if not _spares_dwarves(game):
        yield from (parts.HurtsDwarf(who) for who, each in enumerate(table.dwarves) if area & BIT[each.space])


def _spares_dwarves(game: Game) -> bool:
    for frame in reversed(game.stack):
        if isinstance(frame, Throwing):
            effect = _table(game).content.throwables[frame.card].effect
            return not isinstance(effect, BlastEffect) or effect.spares_dwarves
        if isinstance(frame, Shooting):
            return False
    return True


# --- the axe


@cites("AXE-01")
def _axe(game: Game, seat: Seat, choice: Axe | RobotAxe) -> Parts:
    table = _table(game)
    if isinstance(choice, Axe):
        yield from _actions(game, 1)
    faces = table.content.faces["axe"]
    yield parts.Chops(f"{sum(faces) / len(faces):.1f}")
    for chops in (1, 2):
        ways, of = at_least(together(faces, 1), chops)
        yield parts.Succeeds(chops, ways=ways, of=of)
    if isinstance(choice, Axe):
        yield from _axed(table, seat, together(faces, 1))


@cites("AXE-05", "AXE-10", "DRILL-04")
def _axed(table: DeepRockTable, seat: Seat, shown: Totals) -> Parts:
    """Creatures next to a Dwarf that his axe can kill with one action."""
    dwarf = table.dwarves[seat]
    for space in spaces_of(NEAR[dwarf.space] & table.bugs):
        creature = table.creature_at(space)
        hits = hits_to_kill(table, creature, "axe", dwarf.space, ignores=dwarf.kind == DRILLER)
        ways, of = at_least(shown, hits)
        if ways:
            yield parts.Kills(creature, hits, ways=ways, of=of)


@cites("AXE-03", "AXE-04", "AXE-09", "HID-01", "PICK-07")
def _chop(game: Game, seat: Seat, choice: Chop) -> Parts:
    """What is gained, and what comes out."""
    table, space = _table(game), choice.space
    if choice.what == ROCK:
        if space in table.minerals:
            yield parts.Gains(table.minerals[space])
        yield from _opened(table, space)
    if choice.what == PICKUP and table.pickups.get(space, UNKNOWN) != UNKNOWN:
        yield parts.Finds(table.pickups[space])
        if table.pickups[space] == EGG:
            yield parts.BringsGrunts()


def _opened(table: DeepRockTable, space: Space) -> Parts:
    if NEAR[space] & table.sealed:
        yield parts.OpensCave()


# --- moving


@cites("MOVE-01", "DRILL-01", "DRILL-03", "DRILL-12", "END-01")
def _move(game: Game, seat: Seat, choice: Move) -> Parts:
    """What a way drills away or leads through, and what lies at its end."""
    table, dwarf, to = _table(game), _table(game).dwarves[seat], choice.to
    yield from _actions(game, 1)
    if dwarf.kind == DRILLER and (table.walls | table.stalagmites) & BIT[to]:
        yield parts.Drills()
        if to in table.minerals:
            yield parts.LosesMineral(table.minerals[to])
        yield from _opened(table, to)
    way = (*choice.via, to) if choice.via else path_to(table, seat, to, steps_of(table, seat), False)
    if sum(BIT[space] for space in set(way)) & table.burning:
        yield parts.WalksIntoFlames()
    others = [each for who, each in enumerate(table.dwarves) if who != seat]
    if table.met and all(table.map.pod & BIT[space] for space in (to, *(each.space for each in others))):
        yield parts.WinsMission()


# --- cards against attacks and for dice


@cites("RNS-03", "EFF-01")
def _yes(game: Game, seat: Seat, choice: Yes) -> Parts:
    """What a Rock & Stone card would save, or let roll again."""
    table, question = _table(game), game.question
    if isinstance(question, PlayRockSolid):
        yield parts.CostsCard()
        for frame in game.stack:
            if isinstance(frame, CreatureAttack):
                dwarf = table.dwarves[frame.seat]
                harm = min(damage_of(table, frame.creature, frame.faces), dwarf.health)
                if harm:
                    yield parts.Saves(frame.seat, harm)
                if BANG in frame.faces and table.content.nature[frame.creature].bang:
                    yield parts.StopsEffect(frame.seat)
    if isinstance(question, PlayRockAndStone):
        yield parts.CostsCard()
        yield parts.BlankDice(question.faces.count(0))


@cites("EFF-01", "REV-01")
def _pass(game: Game, seat: Seat, choice: Pass) -> Parts:
    """What an attack does if nobody plays a card against it."""
    table = _table(game)
    if not isinstance(game.question, PlayRockSolid):
        return
    for frame in game.stack:
        if isinstance(frame, CreatureAttack):
            have = table.dwarves[frame.seat].health
            harm = min(damage_of(table, frame.creature, frame.faces), have)
            if harm:
                yield parts.LosesHealth(frame.seat, harm, have)
            if harm == have:
                yield parts.Falls(frame.seat)


# --- other actions


@cites("POD-01", "OC-01")
def _pod(game: Game, seat: Seat, choice: CallPod | Overclock) -> Parts:
    table = _table(game)
    yield from _actions(game, 1)
    if isinstance(choice, CallPod):
        yield parts.CostsItems(
            table.content.numbers.resupply_cost, table.pile[NITRA] + table.pile[GOLD], "Nitra or Gold"
        )
    else:
        yield parts.CostsItems(1, table.pile[GOLD], "Gold")


@cites("REV-03", "HELP-01", "STAND-01")
def _help(game: Game, seat: Seat, choice: Revive | HelpUp | StandUp) -> Parts:
    yield from _actions(game, 2 if isinstance(choice, StandUp) else 1)
    yield parts.GetsUp(seat if isinstance(choice, StandUp) else choice.other)


def _one_action(game: Game, seat: Seat, choice: GetSupplies) -> Parts:
    yield from _actions(game, 1)


@cites("TURN-03", "END-03")
def _end(game: Game, seat: Seat, choice: EndActions) -> Parts:
    """Actions that are left over, and how near the end the Swarm Threat is before the Event card is drawn."""
    table = _table(game)
    if table.turn.actions:
        yield parts.LeavesActions(table.turn.actions)
    last = table.content.threat.last
    if table.threat >= last - NEAR_THE_END:
        yield parts.ThreatIsNear(table.threat, last)


FORESEEN: dict[type[Choice], Callable[[Game, Seat, Any], Parts]] = {
    Shoot: _shoot,
    RobotShoot: _robot_shoot,
    React: _react,
    ThrowCard: _throw,
    AreaIs: _area,
    Axe: _axe,
    RobotAxe: _axe,
    Chop: _chop,
    Move: _move,
    Yes: _yes,
    Pass: _pass,
    CallPod: _pod,
    Overclock: _pod,
    Revive: _help,
    HelpUp: _help,
    StandUp: _help,
    GetSupplies: _one_action,
    EndActions: _end,
}
