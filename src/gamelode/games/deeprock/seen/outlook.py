"""What players could work out with a finger on the board, and the view shows ready-made: range, sight, dice in hand."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from gamelode.kernel import Frame, Seat, cites

from ..board.hexes import BOARD, FARTHEST, WITHIN, Space, Spaces, listed
from ..board.sight import seen
from ..kinds import NOBODY, SCOUT, Creature
from ..rules.cards.event_cards import DrawEvent
from ..rules.creatures.swarms import SwarmAttack
from ..rules.creatures.ways import ground_of
from ..rules.creatures.whom_they_go_for import in_its_way, in_reach, targets
from ..rules.dwarves.acting import why_not_act
from ..rules.dwarves.classes import Flare
from ..rules.dwarves.dice import RollDice
from ..rules.dwarves.free_shots import QuickShot, free_modes
from ..rules.dwarves.move import LightFooted
from ..rules.dwarves.shoot import PutDice, Shooting, why_not_fire
from ..rules.dwarves.supplies import LandWhere, landing_places
from ..table import DeepRockTable


class Aim(Struct, frozen=True):
    """How far a weapon or a card reaches now, the spaces in range and sight, and whether it can be used at all."""

    range: int
    spaces: tuple[Space, ...]
    ready: bool  # as an action in the turn that is under way, or for none as an answer to what is asked


class Outlook(Struct, frozen=True):
    """What somebody sees from where he stands; what he may aim at, by mode and by Throwable."""

    sees: tuple[Space, ...] = ()
    modes: dict[int, Aim] = {}
    throws: dict[int, Aim] = {}
    lights: bool = False  # may fire a Flare now


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
    acts = table.turn.acting and table.active == seat and asked is None
    throws_now = (acts and why_not_act(table, seat, 1) is None) or isinstance(asked, LightFooted)
    throws = {}
    for card in dwarf.throwables:
        entry = table.content.throwables[card]
        spaces = _near(thrown & entry.effect.takes(table), dwarf.space, entry.range)
        throws[card] = Aim(entry.range, spaces, throws_now)
    return Outlook(
        sees=listed(direct),
        modes=_aims(table, seat, dwarf.space, table.modes(seat), _ready(table, seat, acts, asked), (direct, thrown)),
        throws=throws,
        lights=acts and dwarf.kind == SCOUT and any(Flare(s).why_not(table, seat) is None for s in listed(direct)),
    )


def _asked_to_attack(stack: list[Frame], seat: Seat) -> LightFooted | QuickShot | None:
    """The open question, if this seat may answer it with an attack for no action."""
    question = stack[-1] if stack else None
    return question if isinstance(question, LightFooted | QuickShot) and question.seat == seat else None


def _ready(table: DeepRockTable, seat: Seat, acts: bool, asked: LightFooted | QuickShot | None) -> set[int]:
    """The ways to shoot that may be used now."""
    if asked is not None:
        return set(free_modes(table, seat))
    return {m for m in table.modes(seat) if acts and why_not_fire(table, seat, table.content.modes[m]) is None}


@cites("BOSCO-05", "BOSCO-06")
def outlook_of_robot(table: DeepRockTable) -> Outlook:
    """What BOSCO sees, if he is there."""
    if table.robot < 0:
        return NO_OUTLOOK
    direct, thrown = _sights(table.robot, table.open, table.blockers())
    modes = table.content.robot_modes
    ready = {mode for mode in modes if table.content.modes[mode].actions <= table.turn.robot}
    return Outlook(listed(direct), _aims(table, table.active, table.robot, modes, ready, (direct, thrown)))


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
def prey(table: DeepRockTable, creature: Creature) -> tuple[int, bool]:
    """Whom it would go for if it acted now (a seat, or a thing; NOBODY), and whether it could attack at once."""
    aims, kind = targets(table), table.content.kind_of[creature]
    found = in_reach(table, creature, aims)
    if found:
        return found[0][2], True
    moves = table.content.creatures[kind].movement
    walks = in_its_way(table, creature, aims, ground_of(table, kind)) if moves else []
    return (walks[0][2] if walks else NOBODY), False


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
