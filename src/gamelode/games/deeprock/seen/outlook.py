"""What players could work out with a finger on the board, and the view shows ready-made: range, sight, dice in hand."""

from __future__ import annotations

from functools import lru_cache, reduce
from operator import or_

from msgspec import Struct

from gamelode.kernel import Frame, Seat, cites

from ..board.hexes import BIT, BOARD, WITHIN, listed, spaces_of
from ..board.sight import seen
from ..kinds import FARTHEST, NOBODY, NOWHERE, SCOUT, Creature, Intent, Space, Spaces
from ..rules.bosco import RobotActs
from ..rules.cards.event_cards import DrawEvent
from ..rules.creatures.swarms import SwarmAttack
from ..rules.creatures.ways import terrain_of
from ..rules.creatures.whom_they_go_for import in_its_way, in_reach, targets
from ..rules.dwarves.acting import why_not_act
from ..rules.dwarves.axe import chops
from ..rules.dwarves.classes import Flare
from ..rules.dwarves.dice import RollDice
from ..rules.dwarves.free_shots import QuickShot, free_modes
from ..rules.dwarves.move import LightFooted
from ..rules.dwarves.shoot import PutDice, Shooting, why_not_fire
from ..rules.dwarves.supplies import LandWhere, landing_places
from ..rules.turn import TakeAction
from ..table import DeepRockTable


class Aim(Struct, frozen=True):
    """How far a weapon or a card reaches now, the spaces in range and sight, and whether it can be used at all."""

    range: int
    spaces: tuple[Space, ...]
    ready: bool  # as an answer to the question that is open


class Outlook(Struct, frozen=True):
    """What somebody sees from where he stands; what he may aim at, by mode and by Throwable."""

    sees: tuple[Space, ...] = ()
    modes: dict[int, Aim] = {}
    throws: dict[int, Aim] = {}
    chops: tuple[Space, ...] = ()  # where an axe finds work
    lights: tuple[Space, ...] = ()  # where a Flare may be fired to now


class DiceInHand(Struct, frozen=True):
    """Dice that lie on the table until their roll is resolved."""

    seat: Seat
    mode: int  # -1: they are no shot
    space: Space  # the target of a shot
    kinds: tuple[str, ...]
    faces: tuple[int, ...]
    doubled: int
    placed: tuple[tuple[int, Space], ...]  # which die lies where


NO_OUTLOOK = Outlook()


@cites("LOS-01", "RANGE-01", "THROW-03", "UPG-06")
def outlook(table: DeepRockTable, stack: list[Frame], seat: Seat) -> Outlook:
    """What a Dwarf sees and may aim at; nothing, if he is unconscious."""
    dwarf = table.dwarves[seat]
    if dwarf.space < 0 or not dwarf.health or dwarf.weapon < 0:
        return NO_OUTLOOK
    direct, thrown = _sights(dwarf.space, table.open, table.blockers())
    asked = _asked_to_attack(stack, seat)
    acts = isinstance(asked, TakeAction)
    throws_now = (acts and why_not_act(table, seat, 1) is None) or isinstance(asked, LightFooted)
    throws = {}
    for card in dwarf.throwables:
        entry = table.content.throwables[card]
        spaces = _near(thrown & entry.effect.takes(table), dwarf.space, entry.range)
        throws[card] = Aim(entry.range, spaces, throws_now)
    return Outlook(
        sees=listed(direct),
        modes=_aims(table, seat, dwarf.space, table.modes(seat), _ready(table, seat, asked), (direct, thrown)),
        throws=throws,
        chops=_chopped(table, seat, False),
        lights=_lit(table, seat, direct) if acts and dwarf.kind == SCOUT else (),
    )


def _asked_to_attack(stack: list[Frame], seat: Seat) -> TakeAction | LightFooted | QuickShot | None:
    """The open question, if this seat may answer it with an attack."""
    question = stack[-1] if stack else None
    if isinstance(question, TakeAction | LightFooted | QuickShot) and question.seat == seat:
        return question
    return None


def _ready(table: DeepRockTable, seat: Seat, asked: TakeAction | LightFooted | QuickShot | None) -> set[int]:
    """The ways to shoot that may be used now: for actions, or for none."""
    if asked is None:
        return set()
    if isinstance(asked, TakeAction):
        return {m for m in table.modes(seat) if why_not_fire(table, seat, table.content.modes[m]) is None}
    return set(free_modes(table, seat))


def _lit(table: DeepRockTable, seat: Seat, direct: Spaces) -> tuple[Space, ...]:
    """Where a Scout may fire a Flare to: all or none of what he sees and no Flare lies on, so that one is tried."""
    spaces = listed(direct & ~reduce(or_, (BIT[space] for space in table.flares), 0))
    return spaces if spaces and Flare(spaces[0]).why_not(table, seat) is None else ()


@cites("BOSCO-05", "BOSCO-06")
def outlook_of_robot(table: DeepRockTable, stack: list[Frame]) -> Outlook:
    """What BOSCO sees, if he is there."""
    if table.robot < 0:
        return NO_OUTLOOK
    direct, thrown = _sights(table.robot, table.open, table.blockers())
    modes = table.content.robot_modes
    acts = bool(stack) and isinstance(stack[-1], RobotActs)
    ready = {mode for mode in modes if acts and table.content.modes[mode].actions <= table.turn.robot}
    return Outlook(
        sees=listed(direct),
        modes=_aims(table, table.active, table.robot, modes, ready, (direct, thrown)),
        chops=_chopped(table, table.active, True),
    )


def _chopped(table: DeepRockTable, seat: Seat, robot: bool) -> tuple[Space, ...]:
    """The spaces on which a success of the axe could be used."""
    return tuple(dict.fromkeys(chop.space for chop in chops(table, seat, robot)))


@lru_cache(maxsize=64)  # every seat looks at the same board
def _sights(space: Space, open_: Spaces, blockers: Spaces) -> tuple[Spaces, Spaces]:
    """The open spaces in sight, and all spaces in throw sight."""
    return seen(space, open_, blockers), seen(space, WITHIN[8][space], BOARD & ~open_)


def _aims(
    table: DeepRockTable,
    seat: Seat,
    space: Space,
    modes: tuple[int, ...],
    ready: set[int],
    sights: tuple[Spaces, Spaces],
) -> dict[int, Aim]:
    (direct, thrown), found = sights, {}
    for number in modes:
        mode = table.content.modes[number]
        reach = table.range_of(seat, mode)
        spaces = _near(thrown & table.open if mode.lobbed else direct, space, reach)
        found[number] = Aim(reach, spaces, number in ready)
    return found


def _near(spaces: Spaces, space: Space, reach: int) -> tuple[Space, ...]:
    return listed(spaces & WITHIN[min(reach, FARTHEST)][space])


@cites("ACT-04", "ACT-05", "R-52", "R-54")
def prey(table: DeepRockTable, creature: Creature) -> tuple[Intent, int, Space]:
    """What it would do if it acted now, whom it would go for (a seat, or a thing; NOBODY), and where that is."""
    aims, kind = targets(table), table.content.kind_of[creature]
    held = (table.stunned | table.frozen) >> creature & 1
    found = in_reach(table, creature, aims)
    if found:
        return "recovers" if held else "attacks", *found[0][2:]
    moves = table.content.creatures[kind].movement
    walks = in_its_way(table, creature, aims, terrain_of(table, kind)) if moves else []
    if not walks:
        return "recovers" if held else "stays", NOBODY, NOWHERE
    return "recovers" if held else "makes_for", *walks[0][2:]


def in_range(table: DeepRockTable, creature: Creature) -> tuple[Space, ...]:
    """The open spaces about a creature as far as it reaches, whoever may stand between."""
    far, body = table.content.nature[creature].range, table.spaces_of_creature(creature)
    near = reduce(or_, (WITHIN[far][space] for space in spaces_of(body)))
    return listed(near & table.open & ~body)


# --- what is under way


def dice_in_hand(stack: list[Frame]) -> DiceInHand | None:
    """The dice of the roll that is under way, if there is one."""
    shot = next((frame for frame in reversed(stack) if isinstance(frame, Shooting)), None)
    roll = next((frame for frame in reversed(stack) if isinstance(frame, RollDice)), None)
    if roll is not None and roll.faces:
        mode, space = (shot.mode, shot.space) if shot else (-1, -1)
        return DiceInHand(roll.seat, mode, space, roll.kinds, roll.faces, -1, ())
    if shot is None or not shot.faces:
        return None
    return DiceInHand(shot.seat, shot.mode, shot.space, shot.kinds, shot.faces, shot.doubled, shot.placed)


def accepted_spaces(table: DeepRockTable, stack: list[Frame]) -> tuple[Space, ...]:
    """All that the open question accepts, where it lists only what is worth a look."""
    question = stack[-1] if stack else None
    if isinstance(question, PutDice) and question.placed:
        return listed(question.reach(table, question.seat))
    return listed(landing_places(table)) if isinstance(question, LandWhere) else ()


def event_under_way(stack: list[Frame]) -> int:
    """The Event card that is being followed; -1 if there is none."""
    return next((frame.card for frame in reversed(stack) if isinstance(frame, DrawEvent)), -1)


def swarm_under_way(table: DeepRockTable, stack: list[Frame]) -> int:
    """The Swarm card that was drawn last, as long as its Swarm lasts; -1 if there is none."""
    if not table.swarm_discard or not any(isinstance(frame, SwarmAttack) for frame in stack):
        return -1
    return table.swarm_discard[-1]
